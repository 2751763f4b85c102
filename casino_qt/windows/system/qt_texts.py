"""What Qt's dialog of printing says in texts that some of Qt's own translations lack.

Qt asks for them under these names; the house's translators are asked first and answer for all four languages.
Qt's page about itself stays English: its authors ask that that text be left as it is.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def print_dialog_texts() -> tuple[str, ...]:
    """Nobody calls this but the tools that gather texts, and the test that looks for them in the dialog."""
    translate = QCoreApplication.translate
    return (
        translate("QPrintSettingsOutput", "Pages"),
        translate("QPrintSettingsOutput", "Page &Set:"),
        translate("QPrintSettingsOutput", "Double Sided Printing"),
        translate("QPrintSettingsOutput", "Off"),
        translate("QPrintSettingsOutput", "None"),
        translate("QPrintSettingsOutput", "Long side binding"),
        translate("QPrintSettingsOutput", "Short side binding"),
        translate(
            "QPrintSettingsOutput",
            "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a "
            "hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        ),
        translate("QPrintDialog", "Automatic"),
        translate("QPrintDialog", "Custom"),
        translate("QPrintDialog", "Invalid Pages Definition"),
        translate(
            "QPrintDialog",
            "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to "
            "define ranges and make sure ranges do not intersect with each other.",
        ),
        translate("QPrintDialog", "Duplex Settings Conflicts"),
        translate("QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"),
        translate("QPrintPropertiesDialog", "Page Setup Conflicts"),
        translate(
            "QPrintPropertiesDialog", "There are conflicts in page setup options. Do you want to fix them?"
        ),
        translate("QPrintPropertiesDialog", "Advanced Option Conflicts"),
        translate(
            "QPrintPropertiesDialog", "There are conflicts in some advanced options. Do you want to fix them?"
        ),
        translate("QPrintPropertiesWidget", "Advanced"),
        translate("QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."),
        translate("QPageSetupWidget", "Page &order:"),
        translate("QPageSetupWidget", "Pages &per sheet:"),
        translate("QCupsJobWidget", "Scheduled &printing:"),
        translate("QCupsJobWidget", "&Billing information:"),
        translate("QCupsJobWidget", "Job &priority:"),
        translate("QCupsJobWidget", "&Start:"),
        translate("QCupsJobWidget", "&End:"),
    )
