# What `cpack` makes. scripts/package.sh builds and checks the Debian package.
set(CPACK_PACKAGE_NAME bloscope)
set(CPACK_PACKAGE_CONTACT "${BLOSCOPE_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${BLOSCOPE_SUMMARY}")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DESCRIPTION_FILE ${PROJECT_SOURCE_DIR}/resources/packaging/description.txt)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Bloscope)
set(CPACK_PACKAGE_EXECUTABLES bloscope Bloscope)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

# Debian: the caches of media types, menus and icons follow by the triggers of the packages that
# own them, so this one needs no scripts.
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "hicolor-icon-theme, shared-mime-info, desktop-file-utils, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS ffmpeg) # writes movies as MP4
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

configure_file(${PROJECT_SOURCE_DIR}/resources/packaging/portable/README.txt.in
               ${PROJECT_BINARY_DIR}/portable/README.txt @ONLY)

if(APPLE)
    set(CPACK_GENERATOR DragNDrop)
elseif(WIN32)
    set(CPACK_GENERATOR ZIP)
else()
    set(CPACK_GENERATOR DEB)
endif()
include(CPack)
