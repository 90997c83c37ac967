#!/usr/bin/env bash
# Uses the AppImage that scripts/package.sh --appimage made as its users do: with FUSE and without, from a folder that
# cannot be written to and has a blank in its name, two at once, for a user without rights; then on a fresh system without
# Qt, where it is registered, too. Prints what happens and how long starting takes; ends with exit code 1 when something
# was not as it should be.
#   scripts/check-appimage.sh SUITE [FOLDER]          # SUITE: bookworm, trixie, ...
# FOLDER (build/systems/appimage-SUITE when left out) becomes the system; the screenshots are FOLDER-*.png. Needs root and
# FUSE; installs Xvfb and what takes screenshots here.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
# shellcheck source=scripts/system.sh
source scripts/system.sh

[ $# -eq 1 ] || [ $# -eq 2 ] || fail "usage: scripts/check-appimage.sh SUITE [FOLDER]"
suite=$1
system=$(from_start "${2:-$PWD/build/systems/appimage-$suite}")
file=$(ls "$PWD"/build/package/Bloscope-*.AppImage) || fail "There is no AppImage; scripts/package.sh --appimage makes one."
sample=$PWD/resources/samples/air-temperature.b2nd
version=$(sed -n 's/^project(Bloscope VERSION \([^ ]*\).*/\1/p' CMakeLists.txt)
work=$(mktemp -d)
install_packages install appimage system
unset DISPLAY WAYLAND_DISPLAY APPIMAGE_EXTRACT_AND_RUN
export TMPDIR=$work/mounts HOME=$work/home XDG_CACHE_HOME=$work/caches LC_ALL=C.UTF-8
mkdir -p "$TMPDIR" "$HOME" "$work/a folder" "$(dirname "$system")"
cp "$file" "$work/a folder/Bloscope.AppImage"
chmod 755 "$work" "$work/a folder/Bloscope.AppImage"
chmod 777 "$TMPDIR" "$HOME"
app="$work/a folder/Bloscope.AppImage"
mount --bind "$work/a folder" "$work/a folder"
mount -o remount,bind,ro "$work/a folder"

clean_up() {
    end_display
    umount --lazy "$work/a folder"
    rm -rf "$work"
}
trap clean_up EXIT

# left: folders where an image is still shown, a second after the last program ended.
left() {
    sleep 1
    find "$TMPDIR" -maxdepth 1 -name '.mount_*' | wc -l
}

# caches: what is unpacked.
caches() {
    find "$XDG_CACHE_HOME" -mindepth 2 -maxdepth 2 -type d 2>/dev/null | wc -l
}

# milliseconds COMMAND...: how long it takes.
milliseconds() {
    local begin
    begin=$(date +%s%N)
    "$@" >/dev/null
    echo "$((($(date +%s%N) - begin) / 1000000)) ms"
}

# without_fuse COMMAND...: where /dev/fuse is something else.
without_fuse() {
    unshare --mount sh -c 'mount --bind /dev/null /dev/fuse && exec "$@"' sh "$@"
}

# as_nobody COMMAND...: by a user for whom the helper of FUSE has to mount.
as_nobody() {
    setpriv --reuid nobody --regid nogroup --clear-groups "$@"
}

# code_of COMMAND...: its exit code.
code_of() {
    local code=0
    "$@" >/dev/null 2>&1 || code=$?
    echo "$code"
}

# sum_of COMMAND...: of what it prints about the sample.
sum_of() {
    "$@" info "$sample" | sha256sum | cut -c 1-12
}

# use WHAT COMMAND...: the command begins with the AppImage, or with what leads to it.
use() {
    local what=$1
    shift
    expect "$what: --version" "Bloscope $version" "$("$@" --version | head -n 1 | cut -d ' ' -f 1,2)"
    expect "$what: info" "$(sum_of build/package/app/bloscope)" "$(sum_of "$@")"
    expect "$what: exit code" "$(code_of build/package/app/bloscope info missing)" "$(code_of "$@" info missing)"
    sum_of "$@" >"$work/first" &
    expect "$what: two at once" "$(sum_of build/package/app/bloscope)" "$(sum_of "$@")"
    wait $!
    expect "$what: the other one" "$(sum_of build/package/app/bloscope)" "$(cat "$work/first")"
    printf '           starting it: %s, %s, %s\n' "$(milliseconds "$@" --version)" "$(milliseconds "$@" --version)" \
        "$(milliseconds "$@" --version)"
}

# show NAME COMMAND...: opens the sample in a window, and takes a screenshot of it.
show() {
    local picture=$system-$1.png window
    shift
    "$@" &
    window=$!
    expect "window" found "$([ -n "$(title_of_window air-temperature)" ] && echo found || echo none)"
    take_screenshot "$picture"
    pkill -KILL -P "$window" || kill "$window" # what is inside another system ends with it
    wait "$window" 2>/dev/null || true
    printf '           a screenshot: %s\n' "$picture"
}

say "$(. /etc/os-release && printf %s "$PRETTY_NAME"): $(basename "$file"), $(($(stat -c %s "$file") / 1000000)) MB"
expect "type of AppImage" 414902 "$(od -An -tx1 -j8 -N3 "$app" | tr -d ' ')"
expect "image after the runtime" hsqs "$(tail -c +$(($("$app" --appimage-offset) + 1)) "$app" | head -c 4)"
expect "version of the runtime" "$version" "$("$app" --appimage-version)"
expect "libraries that the runtime needs" 0 "$(readelf -d "$app" 2>/dev/null | grep -c NEEDED || true)"

say "With FUSE"
use "by root" "$app"
expect "folders that are left" 0 "$(left)"
if as_nobody test -w /dev/fuse; then
    use "by a user" as_nobody "$app"
    expect "folders that are left" 0 "$(left)"
else
    say "Skipped: users may not open /dev/fuse here"
fi
expect "unpacked folders" 0 "$(caches)"
start_display
show here "$app" "$sample"
expect "folders that are left" 0 "$(left)"

say "Without FUSE"
mkdir -p "$XDG_CACHE_HOME/bloscope-appimage/earlier" "$XDG_CACHE_HOME/bloscope-appimage/used"
exec 8<"$XDG_CACHE_HOME/bloscope-appimage/used"
flock --shared 8
printf '           the first time: %s\n' "$(milliseconds without_fuse "$app" --version)"
expect "unpacked folders, one of them used" 2 "$(caches)"
exec 8<&-
use "by root" without_fuse "$app"
rm -rf "$XDG_CACHE_HOME"
use "by choice" "$app" --appimage-extract-and-run
expect "folders that are left" 0 "$(left)"
(cd "$work" && "$app" --appimage-extract '*.desktop' && cd squashfs-root && desktop-file-validate ./*.desktop)
expect "--appimage-extract" "$(basename "$work"/squashfs-root/*.desktop)" io.github.bloscope.Bloscope.desktop

make_system "$suite" "$system"
add_desktop "$system"
inside "$system" apt-get install -qq -y --no-install-recommends desktop-file-utils shared-mime-info >/dev/null 2>&1
say "On $(. "$system/etc/os-release" && printf %s "$PRETTY_NAME"), without Qt"
mkdir "$system/opt/a folder"
cp "$file" "$sample" "$system/opt/a folder"
there="/opt/a folder/$(basename "$file")"
expect "--version" "Bloscope $version" "$(inside "$system" "$there" --version | head -n 1 | cut -d ' ' -f 1,2)"
show "$suite" inside "$system" "$there" "/opt/a folder/air-temperature.b2nd"
show "$suite-without-fuse" inside "$system" env APPIMAGE_EXTRACT_AND_RUN=1 "$there" "/opt/a folder/air-temperature.b2nd"
inside "$system" "$there" --appimage-register
inside "$system" sh -c 'cd ~/.local/share/applications && desktop-file-validate ./*.desktop && grep Exec= ./*.desktop'
inside "$system" "$there" --appimage-register --remove
expect "what is left after removing" "" "$(inside "$system" sh -c 'find ~/.local -iname "*bloscope*"')"

end_checks
say "All is as it should be."
