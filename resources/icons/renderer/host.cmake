# make_icons, as a program of the system that builds.
include(ExternalProject)
set(folder ${PROJECT_BINARY_DIR}/host)
ExternalProject_Add(host-make-icons
    SOURCE_DIR ${PROJECT_SOURCE_DIR}/resources/icons/renderer
    BINARY_DIR ${folder}
    CMAKE_ARGS -DCMAKE_BUILD_TYPE=Release
    BUILD_BYPRODUCTS ${folder}/make_icons
    INSTALL_COMMAND "")
add_executable(make_icons IMPORTED GLOBAL)
set_target_properties(make_icons PROPERTIES IMPORTED_LOCATION ${folder}/make_icons)
add_dependencies(make_icons host-make-icons)
