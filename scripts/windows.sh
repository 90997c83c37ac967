#!/usr/bin/env bash
# Builds Bloscope for Windows, on Debian 12: installs the compilers and Wine, builds the libraries from Debian's sources
# into a folder beside the checkout, then the program in build/windows. What was done is not done again.
#   scripts/windows.sh                   the libraries and the program
#   scripts/windows.sh --installer       and an installer and a .zip
#   scripts/windows.sh --test [OPTION..] and all tests, under Wine; with options of ctest
# BLOSCOPE_WINDOWS_PREFIX names another folder than ../bloscope-windows for the libraries.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage() {
    fail "usage: scripts/windows.sh [--installer | --test [OPTION of ctest...]]"
}

case ${1:-} in
'' | --test) ;;
--installer) [ $# -eq 1 ] || usage ;;
*) usage ;;
esac
command -v apt-get >/dev/null || fail "The libraries are built from Debian's sources, on Debian."

if [ -n "${BLOSCOPE_WINDOWS_PREFIX:-}" ]; then
    folder=$(realpath -m "$(from_start "$BLOSCOPE_WINDOWS_PREFIX")")
else
    folder=$(realpath -m ../bloscope-windows)
fi
export BLOSCOPE_WINDOWS_PREFIX=$folder
# shellcheck source=scripts/windows-libraries.sh
source scripts/windows-libraries.sh
# shellcheck source=scripts/windows-installer.sh
source scripts/windows-installer.sh

# What runs under Wine finds the libraries by this; it keeps a Windows of its own beside them.
prepare_wine() {
    export WINEPREFIX=$folder/wine WINEDEBUG=-all WINEPATH
    WINEPATH=$(library_folders | sed 's,^,Z:,' | paste -s -d ';')
    export WINEQT_PLUGIN_PATH="Z:$folder/prefix/plugins" # the name without WINE is not passed on
    wineboot --init >/dev/null 2>&1
    # Without a screen Qt draws letters with what lies in one folder only, and boxes where that is empty.
    cp /usr/share/fonts/truetype/dejavu/DejaVuSans{,-Bold,Mono,Mono-Bold}.ttf "$WINEPREFIX/drive_c/windows/Fonts"
    export WINEQT_QPA_FONTDIR='C:\windows\Fonts'
}

# run_tests [OPTION...]: of ctest.
run_tests() {
    build windows 60
    prepare_wine
    say "Testing under Wine"
    xvfb-run --auto-servernum ctest --preset windows --parallel "$processors" "$@"
}

install_packages build windows
build_libraries
say "Building Bloscope (windows)"
build windows 15 --target bloscope bloscope-window
case ${1:-} in
--installer) pack_windows ;;
--test) run_tests "${@:2}" ;;
*) say "build/windows/app/bloscope.exe" ;;
esac
