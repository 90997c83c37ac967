# What Windows and macOS know of the program. Made on every system, so that the tests can look at it;
# used on its own.
set(BUNDLE ${PROJECT_BINARY_DIR}/bundle)

function(bloscope_describe_for_bundles kind name icon conformsTo)
    string(TOLOWER ${kind} short)
    set(uti ${BLOSCOPE_APPLICATION_ID}.${short})
    string(APPEND BLOSCOPE_DOCUMENT_TYPES
        "        <dict>\n"
        "            <key>CFBundleTypeName</key>\n            <string>${name}</string>\n"
        "            <key>CFBundleTypeIconFile</key>\n            <string>${icon}.icns</string>\n"
        "            <key>CFBundleTypeRole</key>\n            <string>Editor</string>\n"
        "            <key>LSHandlerRank</key>\n            <string>Owner</string>\n"
        "            <key>LSItemContentTypes</key>\n            <array><string>${uti}</string></array>\n"
        "        </dict>\n")
    string(APPEND BLOSCOPE_TYPE_DECLARATIONS
        "        <dict>\n"
        "            <key>UTTypeIdentifier</key>\n            <string>${uti}</string>\n"
        "            <key>UTTypeDescription</key>\n            <string>${name}</string>\n"
        "            <key>UTTypeConformsTo</key>\n            <array><string>${conformsTo}</string></array>\n"
        "            <key>UTTypeTagSpecification</key>\n            <dict>\n"
        "                <key>public.filename-extension</key>\n                <array>\n"
        "${BLOSCOPE_${kind}_STRINGS}                </array>\n"
        "                <key>public.mime-type</key>\n"
        "                <string>${BLOSCOPE_${kind}_TYPE}</string>\n            </dict>\n"
        "        </dict>\n")
    string(SUBSTRING ${short} 1 -1 rest)
    string(SUBSTRING ${kind} 0 1 first)
    set(progId Bloscope.${first}${rest})
    set(iconNumber 2) # in bloscope.rc
    if(icon STREQUAL store)
        set(iconNumber 3)
    endif()
    string(APPEND BLOSCOPE_INSTALLER_TYPES "!insertmacro ${EachType} ${progId} \"${name}\" ${iconNumber}\n")
    foreach(ending ${BLOSCOPE_${kind}_ENDINGS})
        string(APPEND BLOSCOPE_INSTALLER_TYPES
            "!insertmacro ${EachEnding} .${ending} ${progId} ${BLOSCOPE_${kind}_TYPE}\n")
        string(APPEND BLOSCOPE_REGISTRY_ENDINGS
            "[HKEY_CURRENT_USER\\Software\\Classes\\.${ending}]\n@=\"${BLOSCOPE_APPLICATION_ID}\"\n"
            "\"Content Type\"=\"${BLOSCOPE_${kind}_TYPE}\"\n\n")
    endforeach()
    return(PROPAGATE BLOSCOPE_DOCUMENT_TYPES BLOSCOPE_TYPE_DECLARATIONS BLOSCOPE_REGISTRY_ENDINGS
           BLOSCOPE_INSTALLER_TYPES)
endfunction()

# As NSIS writes what it fills in itself.
set(EachType "\${EachType}")
set(EachEnding "\${EachEnding}")
set(frame ${BLOSCOPE_APPLICATION_ID}.frame)
bloscope_describe_for_bundles(FRAME "Blosc2 frame" document public.data)
bloscope_describe_for_bundles(ARRAY "Blosc2 array" document ${frame})
bloscope_describe_for_bundles(STORE "Blosc2 store" store ${frame})
bloscope_describe_for_bundles(ARCHIVE "Blosc2 store archive" store public.zip-archive)

configure_file(resources/packaging/macos/Info.plist.in ${BUNDLE}/Info.plist @ONLY)
function(bloscope_describe_program program description)
    configure_file(resources/packaging/windows/bloscope.rc.in ${BUNDLE}/${program}.rc @ONLY)
endfunction()
bloscope_describe_program(bloscope "Bloscope, the commands")
bloscope_describe_program(bloscope-window "Bloscope")
configure_file(resources/packaging/windows/program.manifest.in ${BUNDLE}/program.manifest @ONLY)
configure_file(resources/packaging/windows/file-types.nsh.in ${BUNDLE}/file-types.nsh @ONLY)
foreach(text file-types.reg README.txt)
    configure_file(resources/packaging/windows/${text}.in ${BUNDLE}/${text} @ONLY NEWLINE_STYLE CRLF)
endforeach()

bloscope_paint_icon(${BUNDLE}/bloscope.ico "16;24;32;48;64;128;256" ${BLOSCOPE_ICON_DRAWINGS}/bloscope.svg
                    ${BLOSCOPE_ICON_DRAWINGS}/desktop/small.svg)
foreach(name document store)
    bloscope_paint_icon(${BUNDLE}/${name}.ico "16;24;32;48;64;128;256" ${BLOSCOPE_ICON_DRAWINGS}/desktop/${name}.svg)
endforeach()
foreach(icon bloscope desktop/document desktop/store)
    cmake_path(GET icon FILENAME name)
    bloscope_paint_icon(${BUNDLE}/${name}.icns "16;32;64;128;256;512;1024" ${BLOSCOPE_ICON_DRAWINGS}/${icon}.svg)
endforeach()
add_custom_target(bundle-icons
    DEPENDS ${BUNDLE}/bloscope.ico ${BUNDLE}/document.ico ${BUNDLE}/store.ico ${BUNDLE}/bloscope.icns ${BUNDLE}/document.icns ${BUNDLE}/store.icns)
