# Who this program is and which files are its own, said once: for the program, the window's dialogs,
# the desktops of Linux and the bundles of other systems.
set(BLOSCOPE_APPLICATION_ID io.github.bloscope.Bloscope)
set(BLOSCOPE_SUMMARY "View and edit Blosc2 files") # a phrase for menus and package lists
set(BLOSCOPE_CONTACT "Bloscope contributors <bloscope@users.noreply.github.com>" CACHE STRING
    "Who answers for the packages that are built here")

# The day of this version, as each file writes it. CMake formats the time that this variable names.
set(timeBefore "$ENV{SOURCE_DATE_EPOCH}")
set(ENV{SOURCE_DATE_EPOCH} 1795651200)
string(TIMESTAMP BLOSCOPE_RELEASE_DATE "%Y-%m-%d" UTC)
string(TIMESTAMP BLOSCOPE_CHANGELOG_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
if(timeBefore)
    set(ENV{SOURCE_DATE_EPOCH} ${timeBefore})
else()
    unset(ENV{SOURCE_DATE_EPOCH})
endif()

# Media types by what a file is, with the endings of its names. All but archives, which are zip files,
# are recognised by content as well, whatever their name.
set(BLOSCOPE_FRAME_TYPE application/x-blosc2-frame)
set(BLOSCOPE_ARRAY_TYPE application/x-blosc2-array)
set(BLOSCOPE_STORE_TYPE application/x-blosc2-store)
set(BLOSCOPE_ARCHIVE_TYPE application/x-blosc2-store+zip)
set(BLOSCOPE_FRAME_ENDINGS b2frame b2f b2b bl2)
set(BLOSCOPE_ARRAY_ENDINGS b2nd mb2nd mla)
set(BLOSCOPE_STORE_ENDINGS b2e)
set(BLOSCOPE_ARCHIVE_ENDINGS b2z)

# The lists as each consumer writes them.
set(BLOSCOPE_MEDIA_TYPES "")
set(BLOSCOPE_PROVIDED_TYPES "")
set(BLOSCOPE_OPEN_PATTERNS "") # of the dialog
foreach(kind FRAME ARRAY STORE ARCHIVE)
    string(APPEND BLOSCOPE_MEDIA_TYPES "${BLOSCOPE_${kind}_TYPE};")
    string(APPEND BLOSCOPE_PROVIDED_TYPES "    <mediatype>${BLOSCOPE_${kind}_TYPE}</mediatype>\n")
    set(BLOSCOPE_${kind}_GLOBS "")
    set(BLOSCOPE_${kind}_STRINGS "")
    foreach(ending ${BLOSCOPE_${kind}_ENDINGS})
        string(APPEND BLOSCOPE_${kind}_GLOBS "    <glob pattern=\"*.${ending}\"/>\n")
        string(APPEND BLOSCOPE_${kind}_STRINGS "                <string>${ending}</string>\n")
        list(APPEND BLOSCOPE_OPEN_PATTERNS "*.${ending}")
    endforeach()
endforeach()
list(JOIN BLOSCOPE_OPEN_PATTERNS " " BLOSCOPE_OPEN_PATTERNS)
