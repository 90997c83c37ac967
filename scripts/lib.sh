# Shared by the scripts beside it, which source it: finding and installing packages, building.
# shellcheck shell=bash

set -euo pipefail
start=$PWD # where the user stands; the scripts work in the project
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() {
    printf '== %s\n' "$*"
}

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# from_start PATH: as a path that holds here as well.
from_start() {
    case $1 in
    /*) printf '%s' "$1" ;;
    *) printf '%s' "$start/$1" ;;
    esac
}

# packages_for DISTRIBUTION NEED...: the names in that column of packages.txt.
packages_for() {
    local distribution=$1
    shift
    awk -v distribution="$distribution" -v needs=" $* " '
        /^# for/ { for (i = 3; i <= NF; i++) if ($i == distribution) column = i - 1 }
        /^[^#]/ && index(needs, " " $1 " ") && $column != "-" { print $column }
    ' scripts/packages.txt
}

is_installed() {
    dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed
}

# Debian packages among "$@" that are not installed. Of one|other either will do.
missing_packages() {
    local names name
    for names in "$@"; do
        for name in ${names//|/ }; do
            is_installed "$name" && continue 2
        done
        printf '%s\n' "$names"
    done
}

# "$@" with the first of one|other that this release has.
packages_of_this_release() {
    local names name
    for names in "$@"; do
        for name in ${names//|/ }; do
            apt-cache show "$name" >/dev/null 2>&1 && break
        done
        printf '%s\n' "$name"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "Only root can install packages and there is no sudo here. As root, run: $*"
    fi
}

# Where there is no apt: what to install, for the systems we know the names of. Installed or not is
# then for CMake to say.
advise_packages() {
    [ -d build ] && return
    say "There is no apt here, so nothing is installed. If the build stops, this is what it needs:"
    printf '   Fedora   sudo dnf install %s\n' "$(packages_for fedora "$@" | xargs)"
    printf '   Arch     sudo pacman -S --needed %s\n' "$(packages_for arch "$@" | xargs)"
    printf '   macOS    brew install %s\n' "$(packages_for macos "$@" | xargs)"
}

# install_packages NEED...: whatever of packages.txt those needs lack.
install_packages() {
    if ! command -v apt-get >/dev/null; then
        advise_packages "$@"
        return
    fi
    local wanted missing
    mapfile -t wanted < <(packages_for debian "$@")
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    [ ${#missing[@]} -gt 0 ] || return 0
    as_root apt-get update -qq
    mapfile -t missing < <(packages_of_this_release "${missing[@]}")
    say "Installing ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

# configure PRESET MINUTES: where that was not done with these presets. MINUTES of two processors is what building takes
# from nothing. CI does the same, with warnings as errors. The benchmarks are built beside what users run.
configure() {
    local preset=$1 minutes=$2 processors configured
    processors=$(getconf _NPROCESSORS_ONLN)
    configured=build/${preset/#bench/release}/build.ninja
    if [ ! -f "$configured" ]; then
        say "Building for the first time: some $((minutes * 2 / processors + 1)) minutes on $processors processors"
    fi
    if [ -n "${CI:-}" ]; then
        cmake --preset "$preset" -DBLOSCOPE_WERROR=ON
    elif [ ! -f "$configured" ] || [ CMakePresets.json -nt "$configured" ] || [ "$preset" = bench ]; then
        cmake --preset "$preset"
    fi
}

# build PRESET MINUTES [OPTION...]: configures, then builds.
build() {
    local preset=$1 minutes=$2
    shift 2
    configure "$preset" "$minutes"
    NINJA_STATUS='[%p of %t steps, %es] ' \
        cmake --build --preset "$preset" --parallel "$(getconf _NPROCESSORS_ONLN)" "$@"
}
