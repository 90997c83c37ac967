; The installer: for one user, without the rights of an administrator.
;   SETUP.exe /S [/PATH=1] [/D=FOLDER]    asks nothing; PATH=1 makes "bloscope" known to consoles; /D comes last, unquoted
;   FOLDER\uninstall.exe /S               removes all but the settings
; Exit codes: 0 done, 1 cancelled, 2 Bloscope is running or a file cannot be written.
; scripts/windows.sh defines VERSION, STAGE (the folder that is installed), LISTS (where types and files are listed), OUTPUT.
Target amd64-unicode
SetCompressor /SOLID lzma
Name "Bloscope"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Bloscope"
RequestExecutionLevel user
ManifestSupportedOS Win10
ManifestDPIAware true
ManifestLongPathAware true
BrandingText "Bloscope ${VERSION}"

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinMessages.nsh
!include "${LISTS}\paths.nsh"

!define CLASSES "Software\Classes"
!define CAPABILITIES "Software\Bloscope\Capabilities"
!define APPLICATION "${CLASSES}\Applications\bloscope-window.exe"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Bloscope"
!define OPEN_COMMAND '"$INSTDIR\bin\bloscope-window.exe" "%1"'
!define DESCRIPTION "View and edit Blosc2 files"

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Bloscope"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs Bloscope"
VIAddVersionKey CompanyName "Bloscope contributors"
VIAddVersionKey LegalCopyright "GNU General Public License, version 3 or later"

!define MUI_ICON "${LISTS}\bloscope.ico"
!define MUI_UNICON "${LISTS}\bloscope.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\bloscope-window.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${STAGE}\LICENSE.txt"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English

; --- the program

; Windows does not replace a program that runs.
!macro StopWhileItRuns FOLDER
    ${Do}
        ClearErrors
        ${IfNot} ${FileExists} "${FOLDER}\bin\bloscope-window.exe"
            ${ExitDo}
        ${EndIf}
        FileOpen $0 "${FOLDER}\bin\bloscope-window.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Bloscope is running. Close it, then try again." /SD IDCANCEL IDRETRY +3
        SetErrorLevel 2
        Abort "Bloscope is running."
    ${Loop}
!macroend

; What an older version installed, which may be more than this one does.
Function RemoveOlderVersion
    ReadRegStr $1 HKCU "${UNINSTALL}" "InstallLocation"
    ${If} $1 != ""
    ${AndIf} ${FileExists} "$1\uninstall.exe"
        !insertmacro StopWhileItRuns "$1"
        ExecWait '"$1\uninstall.exe" /S _?=$1'
        Delete "$1\uninstall.exe"
        RMDir "$1"
    ${EndIf}
FunctionEnd

Section "Bloscope" SectionProgram
    SectionIn RO
    Call RemoveOlderVersion
    !insertmacro StopWhileItRuns "$INSTDIR"
    SetOutPath "$INSTDIR"
    ClearErrors
    File /r "${STAGE}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ${If} ${Errors}
        SetErrorLevel 2
        Abort "Not all files can be written to $INSTDIR."
    ${EndIf}
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Bloscope"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\bin\bloscope-window.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Bloscope contributors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    WriteRegStr HKCU "${APP_PATHS}\bloscope.exe" "" "$INSTDIR\bin\bloscope.exe"
    WriteRegStr HKCU "${APP_PATHS}\bloscope-window.exe" "" "$INSTDIR\bin\bloscope-window.exe"
SectionEnd

Section "Start menu" SectionMenu
    SetOutPath "$INSTDIR\bin" ; where the program starts
    CreateShortcut "$SMPROGRAMS\Bloscope.lnk" "$INSTDIR\bin\bloscope-window.exe" "" "" "" "" "" "${DESCRIPTION}"
SectionEnd

; --- file types

!macro RegisterType ID NAME ICON
    WriteRegStr HKCU "${CLASSES}\${ID}" "" "${NAME}"
    WriteRegStr HKCU "${CLASSES}\${ID}\DefaultIcon" "" "$INSTDIR\bin\bloscope-window.exe,-${ICON}"
    WriteRegStr HKCU "${CLASSES}\${ID}\shell\open" "FriendlyAppName" "Bloscope"
    WriteRegStr HKCU "${CLASSES}\${ID}\shell\open\command" "" '${OPEN_COMMAND}'
!macroend

; Offered by "Open with"; opened by a double-click unless another program is chosen for it already.
!macro RegisterEnding ENDING ID TYPE
    WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${ID}" ""
    ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
    ${If} $0 == ""
        WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${ID}"
        WriteRegStr HKCU "${CLASSES}\${ENDING}" "Content Type" "${TYPE}"
    ${EndIf}
    WriteRegStr HKCU "${APPLICATION}\SupportedTypes" "${ENDING}" ""
    WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" "${ENDING}" "${ID}"
!macroend

!macro UnregisterType ID NAME ICON
    DeleteRegKey HKCU "${CLASSES}\${ID}"
!macroend

!macro UnregisterEnding ENDING ID TYPE
    DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${ID}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
    ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
    ${If} $0 == "${ID}"
        DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
        DeleteRegValue HKCU "${CLASSES}\${ENDING}" "Content Type"
    ${EndIf}
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

!macro RefreshFileTypes
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
!macroend

Section "File types" SectionTypes
    WriteRegStr HKCU "${APPLICATION}" "FriendlyAppName" "Bloscope"
    WriteRegStr HKCU "${APPLICATION}\DefaultIcon" "" "$INSTDIR\bin\bloscope-window.exe,-1"
    WriteRegStr HKCU "${APPLICATION}\shell\open\command" "" '${OPEN_COMMAND}'
    WriteRegStr HKCU "${CAPABILITIES}" "ApplicationName" "Bloscope"
    WriteRegStr HKCU "${CAPABILITIES}" "ApplicationDescription" "${DESCRIPTION}"
    WriteRegStr HKCU "${CAPABILITIES}" "ApplicationIcon" "$INSTDIR\bin\bloscope-window.exe,-1"
    WriteRegStr HKCU "Software\RegisteredApplications" "Bloscope" "${CAPABILITIES}"
    !define EachType RegisterType
    !define EachEnding RegisterEnding
    !include "${LISTS}\file-types.nsh"
    !undef EachType
    !undef EachEnding
    !insertmacro RefreshFileTypes
SectionEnd

; --- PATH

Section /o "Commands in PATH" SectionPath
    Push "$INSTDIR\bin"
    Call AddToPath
    WriteRegDWORD HKCU "${UNINSTALL}" "InPath" 1
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionProgram} "The program and all it needs."
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionMenu} "An entry in the Start menu."
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionTypes} "Opens Blosc2 files by double-click and by Open with."
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionPath} "Lets you type bloscope in any console."
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; As it was at the last installation, unless /PATH= says otherwise.
Function .onInit
    ReadRegDWORD $1 HKCU "${UNINSTALL}" "InPath"
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/PATH=" $2
    ${IfNot} ${Errors}
        StrCpy $1 $2
    ${EndIf}
    ${If} $1 == 1
        !insertmacro SelectSection ${SectionPath}
    ${EndIf}
FunctionEnd

; --- uninstalling

Section Uninstall
    !insertmacro StopWhileItRuns "$INSTDIR"
    ReadRegDWORD $0 HKCU "${UNINSTALL}" "InPath"
    ${If} $0 == 1
        ReadRegStr $1 HKCU "${UNINSTALL}" "InstallLocation" ; as it was written then
        Push "$1\bin"
        Call un.RemoveFromPath
    ${EndIf}
    !define EachType UnregisterType
    !define EachEnding UnregisterEnding
    !include "${LISTS}\file-types.nsh"
    DeleteRegKey HKCU "${APPLICATION}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\Applications"
    DeleteRegKey HKCU "${CAPABILITIES}"
    DeleteRegKey /ifempty HKCU "Software\Bloscope"
    DeleteRegValue HKCU "Software\RegisteredApplications" "Bloscope"
    DeleteRegKey HKCU "${APP_PATHS}\bloscope.exe"
    DeleteRegKey HKCU "${APP_PATHS}\bloscope-window.exe"
    DeleteRegKey HKCU "${UNINSTALL}"
    Delete "$SMPROGRAMS\Bloscope.lnk"
    !include "${LISTS}\files.nsh"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    !insertmacro RefreshFileTypes
SectionEnd
