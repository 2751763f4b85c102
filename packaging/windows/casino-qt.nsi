; The setup of Casino Qt: for one person, without rights of an administrator.
;
;   makensis -DVERSION=0.1.0 -DPAYLOAD=<folder of the packed program> -DRESOURCES=<resources> -DSETUP=<file to be made>
;
; A silent run: /S, and /D=<folder> as the last word. Silent removal keeps profiles, and so does an upgrade.

Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Salon des Jeux"
!define KEY "CasinoQt"
!define PROGRAM "casino-qt.exe"
!define CONSOLE "casino-qt-console.exe"
!define SCRIPT_TYPE "CasinoQt.TableScript"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${KEY}"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\Casino Qt"
InstallDirRegKey HKCU "Software\${KEY}" "Folder"
BrandingText "Casino Qt ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define MUI_ICON "${RESOURCES}\icons\casino-qt.ico"
!define MUI_UNICON "${RESOURCES}\icons\casino-qt.ico"
!define MUI_BGCOLOR FFFBEE
!define MUI_TEXTCOLOR 1B1720
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${RESOURCES}\pictures\installer\nsis_header.bmp"
!define MUI_HEADERIMAGE_UNBITMAP "${RESOURCES}\pictures\installer\nsis_header.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${RESOURCES}\pictures\installer\nsis_side.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${RESOURCES}\pictures\installer\nsis_side.bmp"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_RESERVEFILE_LANGDLL

!include "texts\en.nsh"
!include "texts\fr.nsh"
!include "texts\it.nsh"
!include "texts\cs.nsh"
!include "texts\ru.nsh"

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
!macro VERSION_TEXTS language
  VIAddVersionKey /LANG=${language} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "CompanyName" "The Casino Qt founders"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "GPL-3.0-or-later"
!macroend
!insertmacro VERSION_TEXTS ${LANG_ENGLISH}
!insertmacro VERSION_TEXTS ${LANG_FRENCH}
!insertmacro VERSION_TEXTS ${LANG_ITALIAN}
!insertmacro VERSION_TEXTS ${LANG_CZECH}
!insertmacro VERSION_TEXTS ${LANG_RUSSIAN}
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Setup of Casino Qt"
VIAddVersionKey /LANG=${LANG_FRENCH} "FileDescription" "Installation de Casino Qt"
VIAddVersionKey /LANG=${LANG_ITALIAN} "FileDescription" "Installazione di Casino Qt"
VIAddVersionKey /LANG=${LANG_CZECH} "FileDescription" "Instalace Casino Qt"
VIAddVersionKey /LANG=${LANG_RUSSIAN} "FileDescription" "Установка Casino Qt"

; Windows does not let a running program be written over: whoever plays is asked to leave the table first.
!macro WAIT_UNTIL_CLOSED un
Function ${un}WaitUntilClosed
  Exch $2 ; the file
  again:
  ${If} ${FileExists} "$2"
    ClearErrors
    FileOpen $0 "$2" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_OPEN)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 5
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
  Pop $2
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

!macro WAIT_FOR_BOTH un folder
  Push "${folder}\${PROGRAM}"
  Call ${un}WaitUntilClosed
  Push "${folder}\${CONSOLE}"
  Call ${un}WaitUntilClosed
!macroend

; Only what a setup laid there is taken away: the folder may hold files of somebody else.
!macro TAKE_PROGRAM_AWAY folder
  ${If} ${FileExists} "${folder}\${PROGRAM}"
    RMDir /r "${folder}\_internal"
    Delete "${folder}\${PROGRAM}"
    Delete "${folder}\${CONSOLE}"
    Delete "${folder}\casino-qt-script.ico"
    Delete "${folder}\LICENSE.txt"
    Delete "${folder}\uninstall.exe"
    RMDir "${folder}"
  ${EndIf}
!macroend

!macro TELL_EXPLORER
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "$(PROGRAM_TITLE)" PROGRAM_SECTION
  SectionIn RO
  SetShellVarContext current
  !insertmacro WAIT_FOR_BOTH "" "$INSTDIR"
  ; An older version may have had files that this one has not, and may have lain elsewhere.
  ReadRegStr $1 HKCU "Software\${KEY}" "Folder"
  ${If} $1 != ""
  ${AndIf} $1 != $INSTDIR
    !insertmacro WAIT_FOR_BOTH "" "$1"
    !insertmacro TAKE_PROGRAM_AWAY "$1"
  ${EndIf}
  !insertmacro TAKE_PROGRAM_AWAY "$INSTDIR"
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*.*"
  File "${RESOURCES}\icons\casino-qt-script.ico"
  File /oname=LICENSE.txt "${RESOURCES}\..\LICENSE"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 SW_SHOWNORMAL "" "$(COMMENT)"

  WriteRegStr HKCU "Software\${KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Casino Qt founders"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
SectionEnd

Section "$(SCRIPTS_TITLE)" SCRIPTS_SECTION
  WriteRegStr HKCU "${CLASSES}\${SCRIPT_TYPE}" "" "$(SCRIPT_NAME)"
  WriteRegStr HKCU "${CLASSES}\${SCRIPT_TYPE}\DefaultIcon" "" "$INSTDIR\casino-qt-script.ico"
  WriteRegStr HKCU "${CLASSES}\${SCRIPT_TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" open --in-window "%1"'
  WriteRegStr HKCU "${CLASSES}\.casinoscript" "" "${SCRIPT_TYPE}"
  ; A .json may be a table script: the casino is offered for it, and takes it from nobody.
  WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "${SCRIPT_TYPE}" ""
  !insertmacro TELL_EXPLORER
SectionEnd

Section /o "$(DESKTOP_TITLE)" DESKTOP_SECTION
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "un.$(PROGRAM_TITLE)" UN_PROGRAM_SECTION
  SectionIn RO
  SetShellVarContext current
  !insertmacro WAIT_FOR_BOTH "un." "$INSTDIR"
  !insertmacro TAKE_PROGRAM_AWAY "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegKey HKCU "${CLASSES}\${SCRIPT_TYPE}"
  DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "${SCRIPT_TYPE}"
  ReadRegStr $0 HKCU "${CLASSES}\.casinoscript" ""
  ${If} $0 == "${SCRIPT_TYPE}"
    DeleteRegKey HKCU "${CLASSES}\.casinoscript"
  ${EndIf}
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${KEY}"
  ; Painted pictures and reckoned answers can always be made again.
  RMDir /r "$LOCALAPPDATA\casino-qt\cache"
  !insertmacro TELL_EXPLORER
SectionEnd

Section /o "un.$(PROFILES_TITLE)" UN_PROFILES_SECTION
  SetShellVarContext current
  RMDir /r "$APPDATA\casino-qt"
  RMDir /r "$LOCALAPPDATA\casino-qt"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${PROGRAM_SECTION} "$(PROGRAM_ABOUT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SCRIPTS_SECTION} "$(SCRIPTS_ABOUT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DESKTOP_SECTION} "$(DESKTOP_ABOUT)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END
!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${UN_PROGRAM_SECTION} "$(UN_PROGRAM_ABOUT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${UN_PROFILES_SECTION} "$(PROFILES_ABOUT)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
