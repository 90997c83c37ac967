# The icons of the program and its documents, painted while it is built. The sizes are those of the
# hicolor theme.
set(BLOSCOPE_ICON_SIZES 16 22 24 32 48 64 128 256 512)
set(BLOSCOPE_ICON_DRAWINGS ${PROJECT_SOURCE_DIR}/resources/icons)

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
