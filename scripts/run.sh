#!/usr/bin/env bash
# Installs what is missing, builds Bloscope and opens it on FILE..., or on the bundled sample.
#   scripts/run.sh [FILE...]
# Without a display it prints what is in the files instead, and writes the first slice of each as a
# table (CSV) and as a picture (PNG).
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Files are named from where the user stands; the build runs in the project.
files=()
for file in "$@"; do
    files+=("$(from_start "$file")")
done
[ ${#files[@]} -gt 0 ] || files=(resources/samples/*.b2nd)

install_packages build
say "Building Bloscope (release)"
build release 7
bloscope=build/release/app/bloscope

has_display() {
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ]
}

# The first plane of any array: index 0 of all dimensions but the last two.
first_slice() {
    local dimensions
    dimensions=$("$bloscope" info "$1" --json | sed -n 's/.*"ndim": *\([0-9]*\).*/\1/p' | head -n 1)
    local text="" i
    for ((i = 2; i < ${dimensions:-0}; i++)); do
        text+="0,"
    done
    printf '%s...' "$text"
}

# show_without_window FILE: does with the command line what the window would. What has no numbers to
# colour has no picture.
show_without_window() {
    local name table picture slice
    name=$(basename "$1")
    table=$PWD/build/$name.csv
    picture=$PWD/build/$name.png
    say "$name"
    "$bloscope" info "$1" || return
    slice=$(first_slice "$1")
    "$bloscope" export "$1" --slice "$slice" --format csv -o "$table" --overwrite || return
    say "The slice [$slice] of $name is in $table"
    if "$bloscope" export "$1" --slice "$slice" --format png -o "$picture" --overwrite; then
        say "and as a picture in $picture"
    fi
}

if has_display; then
    exec "$bloscope" "${files[@]}"
fi
say "There is no display here, so no window is opened."
status=0
for file in "${files[@]}"; do
    show_without_window "$file" || status=1
done
exit "$status"
