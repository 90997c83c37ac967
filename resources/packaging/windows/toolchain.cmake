# Windows programs, compiled on Linux: MinGW-w64 with POSIX threads, and the libraries that scripts/windows.sh built. These
# lie beside the checkout, or in the folder that BLOSCOPE_WINDOWS_PREFIX names when the build is configured.
if(NOT BLOSCOPE_WINDOWS_PREFIX)
    set(BLOSCOPE_WINDOWS_PREFIX "$ENV{BLOSCOPE_WINDOWS_PREFIX}")
endif()
if(NOT BLOSCOPE_WINDOWS_PREFIX)
    cmake_path(SET BLOSCOPE_WINDOWS_PREFIX NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../../../../bloscope-windows)
endif()
set(BLOSCOPE_WINDOWS_PREFIX ${BLOSCOPE_WINDOWS_PREFIX} CACHE PATH "What scripts/windows.sh built")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES BLOSCOPE_WINDOWS_PREFIX)
set(prefix ${BLOSCOPE_WINDOWS_PREFIX}/prefix)

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# Runs tests. Debian's command "wine" complains about a Wine of 32 bits that is not needed.
find_program(BLOSCOPE_WINE NAMES wine64 wine PATHS /usr/lib/wine NO_CMAKE_FIND_ROOT_PATH)
if(BLOSCOPE_WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${BLOSCOPE_WINE})
endif()

# Nothing of this system is taken for a part of that one, but the programs that run here.
set(CMAKE_FIND_ROOT_PATH ${prefix} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${prefix}/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static) # the libraries below Qt are static

# Qt's tools that run while something is built.
file(GLOB hostInfo /usr/lib/*/cmake/Qt6HostInfo)
cmake_path(GET hostInfo PARENT_PATH hostPackages)
set(QT_HOST_PATH /usr CACHE PATH "Qt of this system")
set(QT_HOST_PATH_CMAKE_DIR "${hostPackages}" CACHE PATH "Its CMake files")
set(Qt6HostInfo_DIR "${hostInfo}" CACHE PATH "The first one that Qt asks for")
