"""The software bill of materials, in CycloneDX JSON: the same build gives the same bill, to the byte."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, Property, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.contact import OrganizationalEntity
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from bill.contents import PACKER, Contents, digest, speaking
from casino_qt.bundled import licence_of
from casino_qt.stamp import Stamp

_LICENCES = LicenseFactory()
_SPACE = uuid.UUID("7f0f4c5c-6f3c-5f0e-9c53-0c5a51c0ffee")


class NotValid(Exception):
    """The bill does not follow the schema of CycloneDX."""


def written(stamp: Stamp, found: Contents, folder: Path) -> str:
    """The bill as JSON. Raises NotValid."""
    house = Component(
        name="casino-qt",
        version=stamp.version,
        type=ComponentType.APPLICATION,
        bom_ref="casino-qt",
        licenses=[_LICENCES.make_from_string("GPL-3.0-or-later")],
        supplier=OrganizationalEntity(name="The Casino Qt founders"),
        components=_files(folder, found.own),
        properties=[Property(name="casino-qt:commit", value=stamp.commit or "unknown")],
    )
    components = [_package(folder, name, files) for name, files in sorted(found.packages.items())]
    for native, files in found.natives.values():
        version = native.version(folder / speaking(files))
        reference = f"native:{native.name}"
        why = native.release_unknown(folder / speaking(files))
        components.append(
            Component(
                name=native.name,
                version=version,
                type=ComponentType.LIBRARY,
                bom_ref=reference,
                licenses=[_LICENCES.make_from_string(native.licence)],
                purl=PackageURL("generic", None, native.name.lower().replace(" ", "-"), version),
                external_references=[
                    ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(native.home))
                ],
                components=_files(folder, files),
                properties=[Property(name="casino-qt:version-is", value=why)] if why else [],
            )
        )
    serial = uuid.uuid5(_SPACE, f"{stamp.line} {' '.join(sorted(c.bom_ref.value or '' for c in components))}")
    bill = Bom(components=components, serial_number=serial)
    bill.metadata.component = house
    day = datetime.fromisoformat(stamp.date) if stamp.date else datetime(1970, 1, 1)
    bill.metadata.timestamp = day.replace(tzinfo=UTC)
    bill.register_dependency(house, components)
    text: str = JsonV1Dot6(bill).output_as_string(indent=1)
    trouble = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if trouble is not None:
        raise NotValid(str(trouble))
    return text + "\n"


def _package(folder: Path, name: str, files: list[str]) -> Component:
    found = metadata.distribution(name)
    return Component(
        name=name,
        version=found.version,
        type=ComponentType.LIBRARY,
        bom_ref=f"pypi:{name}",
        licenses=[_LICENCES.make_from_string(licence_of(name))],
        purl=PackageURL("pypi", None, name, found.version),
        components=_files(folder, files),
        properties=[Property(name="casino-qt:role", value="boot loader")] if name == PACKER else [],
    )


def _files(folder: Path, files: list[str]) -> list[Component]:
    return [
        Component(
            name=file,
            type=ComponentType.FILE,
            bom_ref=f"file:{file}",
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest(folder / file))],
        )
        for file in files
    ]
