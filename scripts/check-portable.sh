#!/usr/bin/env bash
# Unpacks the archive that scripts/package.sh --portable made on a fresh system without Qt, and uses it there: info and
# export, the window with a file on a display of this machine, and registering it for one user. Ends with exit code 1
# when something was not as it should be.
#   scripts/check-portable.sh SUITE [FOLDER]          # SUITE: bookworm, trixie, ...
# FOLDER (build/systems/portable-SUITE when left out) becomes the system; the screenshot is FOLDER.png. Needs root;
# installs Xvfb and what takes screenshots here.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
# shellcheck source=scripts/system.sh
source scripts/system.sh

[ $# -eq 1 ] || [ $# -eq 2 ] || fail "usage: scripts/check-portable.sh SUITE [FOLDER]"
suite=$1
system=$(from_start "${2:-$PWD/build/systems/portable-$suite}")
archive=$(ls build/package/bloscope-*-linux-*.tar.xz) || fail "There is no archive; scripts/package.sh --portable makes one."
name=$(basename "$archive" .tar.xz)
trap end_display EXIT

unset DISPLAY
install_packages install
make_system "$suite" "$system"
add_desktop "$system"
inside "$system" apt-get install -qq -y --no-install-recommends xz-utils desktop-file-utils shared-mime-info >/dev/null 2>&1
tar --extract --xz --file "$archive" --directory "$system/opt"

say "On $(. "$system/etc/os-release" && printf %s "$PRETTY_NAME"), without Qt:"
folder=/opt/$name
sample=$folder/share/bloscope/samples/air-temperature.b2nd
inside "$system" "$folder/bin/bloscope" --version
inside "$system" "$folder/bin/bloscope" info "$sample" | head -n 5
inside "$system" "$folder/bin/bloscope" export "$sample" --slice 0,0,:,: --format png -o /plane.png
inside "$system" "$folder/bin/bloscope" export "$sample" --slice 0,0,:,: --format csv -o /plane.csv
[ -s "$system/plane.png" ] && [ -s "$system/plane.csv" ] || fail "The export wrote nothing."

start_display
inside "$system" "$folder/bin/bloscope" "$sample" &
window=$!
title=$(title_of_window air-temperature)
[ -n "$title" ] || fail "No window came up."
take_screenshot "$system.png"
pkill -KILL -P "$window" # the system in it ends with it
say "The window $title; a screenshot is $system.png"

inside "$system" sh -c '"$1/register.sh" && cd ~/.local/share/applications && desktop-file-validate ./*.desktop && grep Exec= ./*.desktop' \
    sh "$folder"
inside "$system" "$folder/register.sh" --remove
left=$(inside "$system" sh -c 'find ~/.local -iname "*bloscope*"')
[ -z "$left" ] || fail "This is left after removing: $left"
say "All is as it should be."
