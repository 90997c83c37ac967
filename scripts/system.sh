# Sourced by what tries things on a fresh system: a folder that debootstrap fills, commands run in it, a display for
# their windows, and checks that are counted.
# shellcheck shell=bash

# make_system SUITE FOLDER: the least that a Debian of that release has. An old folder is removed. Needs root; the
# mirror is that of apt, or $BLOSCOPE_MIRROR.
make_system() {
    local suite=$1 folder=$2 mirror
    [ "$(id -u)" -eq 0 ] || fail "Only root can make a system of its own."
    install_packages system
    mirror=${BLOSCOPE_MIRROR:-$(apt-get indextargets --format '$(CREATED_BY) $(REPO_URI)' | sed -n '/security/d; s/^Packages //p' | head -n 1)}
    say "Making a fresh $suite in $folder"
    rm -rf "$folder"
    mkdir -p "$folder"
    debootstrap --variant=minbase "$suite" "$folder" "$mirror" >"$folder.debootstrap.log" 2>&1 ||
        fail "debootstrap failed; see $folder.debootstrap.log"
    cp /etc/resolv.conf "$folder/etc/resolv.conf"
}

# inside FOLDER COMMAND...: in that system, without anything of this one but its network and the display that
# $DISPLAY names; what it starts ends with it.
inside() {
    unshare --mount --pid --fork --kill-child sh -c '
        system=$1
        shift
        mount --bind /dev "$system/dev"
        mount -t tmpfs none "$system/dev/shm"
        mount -t devpts -o newinstance,ptmxmode=0666 none "$system/dev/pts"
        mount -t proc none "$system/proc"
        displays=/tmp
        displays=$displays/.X11-unix
        if [ -d "$displays" ]; then
            mkdir -p "$system$displays"
            mount --bind "$displays" "$system$displays"
        fi
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 TERM=dumb DISPLAY="${DISPLAY-}" \
            chroot "$system" "$@"' sh "$@"
}

# add_desktop FOLDER: what every desktop has, the X and OpenGL libraries, a keyboard's description and a font, but no Qt.
add_desktop() {
    inside "$1" apt-get install -qq -y --no-install-recommends \
        libgl1 libegl1 libopengl0 libx11-6 libx11-xcb1 libxcb1 xkb-data fonts-dejavu-core >/dev/null 2>&1
    ! inside "$1" sh -c 'ls /usr/lib/*/libQt6Core.so.6 2>/dev/null' || fail "There is a Qt in that system."
}

display_server=

# start_display [WIDTHxHEIGHT]: of its own for what runs from now on.
start_display() {
    local number
    number=$(mktemp)
    Xvfb -displayfd 3 -screen 0 "${1:-1440x900}x24" -nolisten tcp 3>"$number" >/dev/null 2>&1 &
    display_server=$!
    while [ ! -s "$number" ]; do sleep 0.2; done
    DISPLAY=:$(cat "$number")
    export DISPLAY
    rm "$number"
}

end_display() {
    [ -z "$display_server" ] || kill "$display_server" 2>/dev/null || true
    display_server=
}

# title_of_window WORD: of the window whose title has that word; waits for it, and prints nothing if it does not come.
title_of_window() {
    local title
    for _ in $(seq 100); do
        title=$(xwininfo -root -tree 2>/dev/null | grep -o "\"[^\"]*$1[^\"]*\"" | head -n 1 || true)
        [ -z "$title" ] || break
        sleep 0.2
    done
    printf %s "$title"
}

# take_screenshot FILE.png: of the display, once its windows had time to draw.
take_screenshot() {
    sleep 3
    xwd -root -silent | convert xwd:- "$1"
}

failures=0

# expect WHAT WANTED GOT
expect() {
    if [ "$2" = "$3" ]; then
        printf '   ok      %-46s %s\n' "$1" "$3"
    else
        printf '   FAILED  %-46s %s, not %s\n' "$1" "$3" "$2"
        failures=$((failures + 1))
    fi
}

# Says how many did not hold, with the exit code.
end_checks() {
    [ "$failures" -eq 0 ] || fail "$failures checks failed."
}
