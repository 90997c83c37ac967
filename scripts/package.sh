#!/usr/bin/env bash
# Installs what is missing, builds Bloscope as packages hold it, and packs it in build/package.
#   scripts/package.sh               a Debian package, looked at by lintian: errors and warnings end this with exit code 1
#   scripts/package.sh --portable    an archive that is unpacked anywhere: with the libraries of Qt and all others but
#                                    those that every desktop has (build it on the oldest system that it is to run on)
#   scripts/package.sh --appimage    the same as one file that runs as it is
# DEBFULLNAME and DEBEMAIL, when they are set, say who answers for the package.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage() {
    fail "usage: scripts/package.sh [--portable|--appimage]"
}

[ $# -le 1 ] || usage
case ${1-} in
"") kinds=(debian) ;;
--portable) kinds=(portable) ;;
--appimage) kinds=(portable appimage) ;;
*) usage ;;
esac
command -v apt-get >/dev/null || fail "Packages are made on Debian and what descends from it."

pack_debian() {
    say "Packing"
    rm -f build/package/bloscope_*.deb
    (cd build/package && fakeroot cpack -G DEB)
    local package
    package=$(ls build/package/bloscope_*.deb)
    dpkg-deb --info "$package"
    say "Checking with lintian"
    lintian --fail-on error,warning --display-info --tag-display-limit 0 --allow-root "$package"
    say "$package"
}

install_packages build package "${kinds[@]}"
contact=()
[ -z "${DEBEMAIL:-}" ] || contact=("-DBLOSCOPE_CONTACT=${DEBFULLNAME:-$DEBEMAIL} <$DEBEMAIL>")
say "Building Bloscope (package)"
umask 022
cmake --preset package "${contact[@]}"
build package 6
# shellcheck source=scripts/portable.sh
source scripts/portable.sh
# shellcheck source=scripts/appimage.sh
source scripts/appimage.sh
"pack_${kinds[-1]}"
