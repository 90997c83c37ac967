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
    foreach(ending ${BLOSCOPE_${kind}_ENDINGS})
        string(APPEND BLOSCOPE_REGISTRY_ENDINGS
            "[HKEY_CURRENT_USER\\Software\\Classes\\.${ending}]\n@=\"${BLOSCOPE_APPLICATION_ID}\"\n"
            "\"Content Type\"=\"${BLOSCOPE_${kind}_TYPE}\"\n\n")
    endforeach()
    return(PROPAGATE BLOSCOPE_DOCUMENT_TYPES BLOSCOPE_TYPE_DECLARATIONS BLOSCOPE_REGISTRY_ENDINGS)
endfunction()

set(frame ${BLOSCOPE_APPLICATION_ID}.frame)
bloscope_describe_for_bundles(FRAME "Blosc2 frame" document public.data)
bloscope_describe_for_bundles(ARRAY "Blosc2 array" document ${frame})
bloscope_describe_for_bundles(STORE "Blosc2 store" store ${frame})
bloscope_describe_for_bundles(ARCHIVE "Blosc2 store archive" store public.zip-archive)

configure_file(resources/packaging/macos/Info.plist.in ${BUNDLE}/Info.plist @ONLY)
configure_file(resources/packaging/windows/bloscope.rc.in ${BUNDLE}/bloscope.rc @ONLY)
configure_file(resources/packaging/windows/file-types.reg.in ${BUNDLE}/file-types.reg @ONLY NEWLINE_STYLE CRLF)

bloscope_paint_icon(${BUNDLE}/bloscope.ico "16;24;32;48;64;128;256" ${BLOSCOPE_ICON_DRAWINGS}/bloscope.svg
                    ${BLOSCOPE_ICON_DRAWINGS}/desktop/small.svg)
foreach(icon bloscope desktop/document desktop/store)
    cmake_path(GET icon FILENAME name)
    bloscope_paint_icon(${BUNDLE}/${name}.icns "16;32;64;128;256;512;1024" ${BLOSCOPE_ICON_DRAWINGS}/${icon}.svg)
endforeach()
add_custom_target(bundle-icons
    DEPENDS ${BUNDLE}/bloscope.ico ${BUNDLE}/bloscope.icns ${BUNDLE}/document.icns ${BUNDLE}/store.icns)
