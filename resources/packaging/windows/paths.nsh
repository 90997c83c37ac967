; The user's PATH. Its text may be longer than a variable of NSIS, so Windows itself works on it, in a buffer that is ";",
; the text and ";": a folder in it is found as ";FOLDER;".
;   Push FOLDER, Call AddToPath            at its end, unless it is there
;   Push FOLDER, Call un.RemoveFromPath
!define CURRENT_USER -2147483647        ; HKEY_CURRENT_USER
!define ANY_TEXT_AS_IT_IS 0x10000006    ; RRF_RT_REG_SZ | RRF_RT_REG_EXPAND_SZ | RRF_NOEXPAND
!define ROOM 4096                       ; bytes, for what is added

; $2: its kind, $4: the buffer, $5: where the folder of $1 is in it, or 0
!macro FindInPath
    StrCpy $3 0
    System::Call 'advapi32::RegGetValueW(p ${CURRENT_USER}, w "Environment", w "Path", i ${ANY_TEXT_AS_IT_IS}, *i r2 r2, p 0, *i r3 r3) i.r0'
    IntOp $6 $3 + ${ROOM}
    System::Alloc $6
    Pop $4
    System::Call 'kernel32::lstrcpyW(p r4, w ";")'
    ${If} $0 = 0
        IntPtrOp $5 $4 + 2
        System::Call 'advapi32::RegGetValueW(p ${CURRENT_USER}, w "Environment", w "Path", i ${ANY_TEXT_AS_IT_IS}, *i r2 r2, p r5, *i r3 r3) i.r0'
        System::Call 'kernel32::lstrcatW(p r4, w ";")'
    ${Else}
        StrCpy $2 2 ; REG_EXPAND_SZ
    ${EndIf}
    System::Call 'shlwapi::StrStrIW(p r4, w ";$1;") p.r5'
!macroend

; The buffer from its second character on.
!macro WritePath
    IntPtrOp $5 $4 + 2
    System::Call 'kernel32::lstrlenW(p r5) i.r6'
    IntOp $6 $6 + 1
    IntOp $6 $6 * 2
    System::Call 'advapi32::RegSetKeyValueW(p ${CURRENT_USER}, w "Environment", w "Path", i r2, p r5, i r6) i.r0'
    SendMessage ${HWND_BROADCAST} ${WM_SETTINGCHANGE} 0 "STR:Environment" /TIMEOUT=2000
!macroend

Function AddToPath
    Pop $1
    !insertmacro FindInPath
    ${If} $5 P= 0
        System::Call 'kernel32::lstrcatW(p r4, w r1)'
        !insertmacro WritePath
    ${EndIf}
    System::Free $4
FunctionEnd

Function un.RemoveFromPath
    Pop $1
    !insertmacro FindInPath
    ${If} $5 P<> 0
        StrLen $6 "$1"
        IntOp $6 $6 + 1
        IntOp $6 $6 * 2
        IntPtrOp $7 $5 + $6 ; the ";" after it takes the place of the one before it
        System::Call 'kernel32::lstrlenW(p r7) i.r6'
        IntOp $6 $6 + 1
        IntOp $6 $6 * 2
        System::Call 'kernel32::RtlMoveMemory(p r5, p r7, p r6)'
        System::Call 'kernel32::lstrlenW(p r4) i.r6'
        IntOp $6 $6 - 1
        IntOp $6 $6 * 2
        IntPtrOp $7 $4 + $6
        System::Call '*$7(&i2 0)' ; the last ";" is ours
        !insertmacro WritePath
    ${EndIf}
    System::Free $4
FunctionEnd
