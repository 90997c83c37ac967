# Sourced by what tries things on a fresh system: a folder that debootstrap fills, and commands run in it.
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
