#!/usr/bin/env bash
# Installs what is missing, builds Bloscope as packages hold it, and makes a Debian package of it in
# build/package. lintian looks at the package: errors and warnings end this with exit code 1.
#   scripts/package.sh
# DEBFULLNAME and DEBEMAIL, when they are set, say who answers for the package.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

[ $# -eq 0 ] || fail "usage: scripts/package.sh"
command -v apt-get >/dev/null || fail "Debian packages are made on Debian and what descends from it."
install_packages build package

contact=()
[ -z "${DEBEMAIL:-}" ] || contact=("-DBLOSCOPE_CONTACT=${DEBFULLNAME:-$DEBEMAIL} <$DEBEMAIL>")
say "Building Bloscope (package)"
umask 022
cmake --preset package "${contact[@]}"
build package

say "Packing"
rm -f build/package/bloscope_*.deb
(cd build/package && fakeroot cpack -G DEB)
package=$(ls build/package/bloscope_*.deb)
dpkg-deb --info "$package"

say "Checking with lintian"
lintian --fail-on error,warning --display-info --tag-display-limit 0 --allow-root "$package"
say "$package"
