# The icons of the program and its documents, painted while it is built. The sizes are those of the
# hicolor theme.
set(BLOSCOPE_ICON_SIZES 16 22 24 32 48 64 128 256 512)
set(BLOSCOPE_ICON_DRAWINGS ${PROJECT_SOURCE_DIR}/resources/icons)

# Of what the window shows, where it cannot draw: those of all scales from 100 to 200 %, and larger ones.
set(BLOSCOPE_LINE_ICON_SIZES 16 20 24 28 30 32 36 40 48 64 96)

# bloscope_paint_icon(OUT SIZES DRAWING [SMALL]): paints OUT, in which "%1" stands for each of SIZES,
# or which holds all of them; small sizes from another drawing. For a rule of its own.
function(bloscope_paint_icon out sizes drawing)
    set(outputs "")
    foreach(size ${sizes})
        string(REPLACE "%1" ${size} output ${out})
        list(APPEND outputs ${output})
    endforeach()
    list(REMOVE_DUPLICATES outputs)
    list(JOIN sizes "," joined)
    add_custom_command(OUTPUT ${outputs}
        COMMAND make_icons ${out} ${joined} ${drawing} ${ARGN}
        DEPENDS make_icons ${drawing} ${ARGN}
        COMMENT "Painting ${out}" VERBATIM)
endfunction()

# bloscope_paint_line_icons(TARGET): the drawings of the window, as pictures among the resources of TARGET.
function(bloscope_paint_line_icons target)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/pictures)
    file(STRINGS ${PROJECT_SOURCE_DIR}/resources/resources.qrc lines REGEX "icons/.*svg")
    list(TRANSFORM lines REPLACE ".*icons/(.*)\\.svg.*" "\\1")
    set(pictures "")
    foreach(name ${lines})
        bloscope_paint_icon(${folder}/%1/${name}.png "${BLOSCOPE_LINE_ICON_SIZES}" ${BLOSCOPE_ICON_DRAWINGS}/${name}.svg)
        foreach(size ${BLOSCOPE_LINE_ICON_SIZES})
            list(APPEND pictures ${folder}/${size}/${name}.png)
        endforeach()
    endforeach()
    qt_add_resources(${target} pictures PREFIX /pictures BASE ${folder} FILES ${pictures})
endfunction()
