#!/usr/bin/env bash
# Uses what scripts/windows.sh --installer made as users of Windows do, under Wine: a silent installation, the commands
# beside those of Linux, the window in both looks and at two scales, a double-click's command line, saving, saving that is
# killed, the portable archive, a silent uninstallation. Prints what happens and how fast it is beside the Linux program;
# ends with exit code 1 when something was not as it should be.
#   scripts/check-windows.sh [FOLDER]
# FOLDER (build/systems/windows when left out) becomes the Windows and the place of its files; the screenshots are
# FOLDER-*.png. The Linux program is that of build/release (scripts/run.sh).
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
# shellcheck source=scripts/system.sh
source scripts/system.sh

[ $# -le 1 ] || fail "usage: scripts/check-windows.sh [FOLDER]"
system=$(from_start "${1:-$PWD/build/systems/windows}")
setup=$(ls "$PWD"/build/windows/bloscope-*-setup.exe 2>/dev/null) ||
    fail "There is no installer; scripts/windows.sh --installer makes one."
archive=${setup%-setup.exe}.zip
linux=$PWD/build/release/app/bloscope
[ -x "$linux" ] || fail "There is no $linux; scripts/run.sh builds it."
sample=$PWD/resources/samples/air-temperature.b2nd
corpus=$PWD/build/windows/corpus
version=$(sed -n 's/^project(Bloscope VERSION \([^ ]*\).*/\1/p' CMakeLists.txt)
install_packages windows install system
[ -d "$corpus" ] || cmake --build build/windows --target bloscope-corpus >/dev/null
wine=$(sed -n 's/^BLOSCOPE_WINE:FILEPATH=//p' build/windows/CMakeCache.txt)

rm -rf "$system" "$system"-*.png
mkdir -p "$system/a folder"
unset WINEPATH QT_PLUGIN_PATH WAYLAND_DISPLAY
export WINEPREFIX=$system/wine WINEDEBUG=-all LC_ALL=C.UTF-8 TZ=UTC
start_display 2880x1800
wineserver=$(ls /usr/lib/wine/wineserver64 2>/dev/null || command -v wineserver)

clean_up() {
    "$wineserver" --kill 2>/dev/null || true
    end_display
}
trap clean_up EXIT

# wait_until COMMAND...: for half a minute at most.
wait_until() {
    for _ in $(seq 150); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    return 1
}

# value_of KEY [NAME]: of the registry; its default value without NAME.
value_of() {
    local which=(/ve)
    [ $# -eq 1 ] || which=(/v "$2")
    "$wine" reg query "$1" "${which[@]}" 2>/dev/null | tr -d '\r' | sed -n 's/^    .*    REG_[A-Z_]*    //p' | head -n 1
}

# set_value KEY NAME TYPE DATA
set_value() {
    "$wine" reg add "$1" /v "$2" /t "$3" /d "$4" /f >/dev/null 2>&1
}

# outcome_of PROGRAM...: what a command prints, its exit code, and what it wrote into the file "out".
outcome_of() {
    local code=0
    rm -f out
    "$@" >printed 2>&1 || code=$?
    { cat printed; echo "exit code $code"; [ ! -f out ] || cat out; } | sha256sum
}

# compare_with_linux WHAT FILE...: three commands on each of them.
compare_with_linux() {
    local what=$1 file command different=0 count=0
    shift
    for file in "$@"; do
        for command in "info $file" "verify $file" "export $file -o out --format csv" "export $file -o out --format npy"; do
            count=$((count + 1))
            # shellcheck disable=SC2086 # the words of the command
            if [ "$(outcome_of "$linux" $command)" != "$(outcome_of "$wine" "$there/bin/bloscope.exe" $command)" ]; then
                different=$((different + 1))
                printf '           not as on Linux: bloscope %s\n' "$command"
            fi
        done
    done
    expect "$what: $count commands, not as on Linux" 0 "$different"
}

# show NAME COMMAND...: opens a window with the sample and takes a screenshot of it.
show() {
    local picture=$system-$1.png
    shift
    "$@" >/dev/null 2>&1 &
    expect "window" found "$([ -n "$(title_of_window air-temperature)" ] && echo found || echo none)"
    take_screenshot "$picture"
    printf '           a screenshot: %s\n' "$picture"
}

# Asks them to close; ends them if they do not.
close_windows() {
    "$wine" taskkill /IM bloscope-window.exe >/dev/null 2>&1 || true
    wait_until no_window || "$wine" taskkill /F /IM bloscope-window.exe >/dev/null 2>&1 || true
    expect "closes when it is asked to" yes "$(no_window && echo yes || echo no)"
}

no_window() {
    ! xwininfo -root -tree | grep -q '"[^"]*Bloscope'
}

# milliseconds_of COMMAND...
milliseconds_of() {
    local begin
    begin=$(date +%s%N)
    "$@" >/dev/null
    echo "$((($(date +%s%N) - begin) / 1000000))"
}

# compare_speed WHAT ARGUMENT...: of the two programs in turns, the shortest time of each, its start left out.
compare_speed() {
    local what=$1 program time
    local -A shortest=() shortest_start=()
    shift
    for _ in 1 2 3 4 5 6 7; do
        for program in "$linux" bloscope; do
            time=$(milliseconds_of "$program" --version)
            [ "${shortest_start[$program]:-$time}" -lt "$time" ] || shortest_start[$program]=$time
            time=$(milliseconds_of "$program" "$@")
            [ "${shortest[$program]:-$time}" -lt "$time" ] || shortest[$program]=$time
        done
    done
    local of_linux=$((shortest[$linux] - shortest_start[$linux]))
    local of_windows=$((shortest[bloscope] - shortest_start[bloscope]))
    printf '           %s: %d ms, on Linux %d ms: %s of its speed\n' "$what" "$of_windows" "$of_linux" \
        "$(awk -v "a=$of_linux" -v "b=$of_windows" 'BEGIN { printf "%.2f", a / b }')"
}

# values_of FILE
values_of() {
    "$linux" export "$1" --format raw -o - | sha256sum | cut -c 1-12
}

# array_header ROWS: how a .npy file of int32 begins.
array_header() {
    printf '\x93NUMPY\x01\x00\x76\x00%-117s\n' "{'descr': '<i4', 'fortran_order': False, 'shape': ($1, 1024), }"
}

# make_array FILE.npy ROWS: of numbers that do not compress well, and of others that do.
make_array() {
    array_header "$2" >"$1"
    { head -c $(($2 * 1024)) /dev/urandom; head -c $(($2 * 3072)) /dev/zero | tr '\0' x; } >>"$1"
}

say "Installing $(basename "$setup"), $(($(stat -c %s "$setup") / 1000000)) MB"
"$wine" wineboot --init >/dev/null 2>&1
begin=$SECONDS
code=0
"$wine" "$setup" /S /PATH=1 >/dev/null 2>&1 || code=$?
expect "exit code of the silent installation" 0 "$code"
there=$(find "$WINEPREFIX/drive_c" -type d -path '*Programs/Bloscope' | head -n 1)
expect "programs" 2 "$(find "$there/bin" -name 'bloscope*.exe' | wc -l)"
expect "in the PATH of the user" 1 "$(value_of 'HKCU\Environment' PATH | grep -ic 'bloscope.bin')"
expect "entry of the Start menu" 1 "$(find "$WINEPREFIX/drive_c" -name Bloscope.lnk | wc -l)"
expect "type of .b2nd" "\"C:\\users" "$(value_of "HKCU\\Software\\Classes\\$(value_of 'HKCU\Software\Classes\.b2nd')\\shell\\open\\command" | cut -c 1-9)"
printf '           took %d s\n' "$((SECONDS - begin))"

say "Commands"
cd "$system/a folder"
bloscope() { "$wine" "$there/bin/bloscope.exe" "$@"; }
expect "--version" "Bloscope $version" "$(bloscope --version | head -n 1 | cut -d ' ' -f 1,2)"
expect "from a console, by PATH" "Bloscope $version" "$("$wine" cmd /c 'bloscope --version' 2>/dev/null | head -n 1 | cut -d ' ' -f 1,2)"
code=0
bloscope info missing.b2nd >/dev/null 2>&1 || code=$?
expect "exit code for a missing file" 3 "$code"
cp "$sample" .
mapfile -t files < <(cd "$corpus" && find core dtypes chunks legacy -type f \( -name '*.b2nd' -o -name '*.b2frame' \) | sort |
    awk '{ all[NR] = $0 } END { for (i = 0; i < 50; ++i) print all[int(i * NR / 50) + 1] }')
cp --parents -t . "${files[@]/#/$corpus/./}"
cp "$sample" 'größe-日本.b2nd'
compare_with_linux "the sample, under two names" air-temperature.b2nd 'größe-日本.b2nd'
compare_with_linux "${#files[@]} files of the corpus" "${files[@]}"

say "The window"
for font in 'Segoe UI' 'MS Shell Dlg 2' Tahoma; do # which Wine does not have
    set_value 'HKCU\Software\Wine\Fonts\Replacements' "$font" REG_SZ 'DejaVu Sans'
done
for look in light dark; do
    for scale in 100 200; do
        set_value 'HKCU\Control Panel\Desktop' LogPixels REG_DWORD $((96 * scale / 100))
        set_value 'HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize' AppsUseLightTheme REG_DWORD \
            "$([ $look = light ] && echo 1 || echo 0)"
        "$wineserver" --kill || true
        show "$look-$scale" "$wine" "$there/bin/bloscope-window.exe" air-temperature.b2nd
        close_windows
    done
done

say "A double-click"
open=$(value_of "HKCU\\Software\\Classes\\$(value_of 'HKCU\Software\Classes\.b2nd')\\shell\\open\\command")
file=$("$wine" winepath -w "$PWD/air-temperature.b2nd" | tr -d '\r')
printf '%s\r\n' "start \"\" ${open//%1/$file}" >open.bat
show double-click "$wine" cmd /c open.bat
cp air-temperature.b2nd another.b2nd
printf '%s\r\n' "start \"\" ${open//%1/${file/air-temperature/another}}" >open.bat
"$wine" cmd /c open.bat >/dev/null 2>&1
expect "a second one, in the same window" 1 "$([ -n "$(title_of_window another)" ] && xwininfo -root -tree | grep -c 'another.b2nd.*Bloscope')"
close_windows

say "Saving"
for at in here there; do
    program=$linux
    [ $at = here ] || program=bloscope
    cp air-temperature.b2nd "$at.b2nd"
    $program set "$at.b2nd" --slice 0,0,0,:3 --value 7 >/dev/null
    $program meta "$at.b2nd" set note '"made here"' >/dev/null
done
expect "values and metadata, byte for byte as on Linux" "$(sha256sum <here.b2nd)" "$(sha256sum <there.b2nd)"

say "Killing 100 saves"
mkdir kills
make_array array.npy 16384
"$linux" convert array.npy array.b2nd >/dev/null
cp array.b2nd kills/array.b2nd
old=$(values_of array.b2nd)
"$linux" set kills/array.b2nd --slice : --value 7 >/dev/null
new=$(values_of kills/array.b2nd)
cp array.b2nd kills/array.b2nd
whole=$(milliseconds_of bloscope set kills/array.b2nd --slice : --value 7) # of a save
declare -A outcomes=([$old]=0 [$new]=0)
wrong=0 killed=0 ended=0 # the last: before it was killed
while [ $killed -lt 100 ] && [ $((killed + ended)) -lt 300 ]; do
    cp array.b2nd kills/array.b2nd
    bloscope set kills/array.b2nd --slice : --value 7 >/dev/null 2>&1 &
    sleep "$(awk -v "random=$RANDOM" -v "whole=$whole" 'BEGIN { print random / 32768 * whole / 1000 }')"
    if "$wine" taskkill /F /IM bloscope.exe >/dev/null 2>&1; then
        killed=$((killed + 1))
    else
        ended=$((ended + 1))
    fi
    wait $! 2>/dev/null || true
    is=$(values_of kills/array.b2nd)
    if [ -n "${outcomes[$is]:-}" ] && "$linux" verify kills/array.b2nd >/dev/null; then
        outcomes[$is]=$((outcomes[$is] + 1))
    else
        wrong=$((wrong + 1))
    fi
done
printf '           killed: %d, ended before: %d; the file then was old: %d, new: %d\n' \
    $killed $ended "${outcomes[$old]}" "${outcomes[$new]}"
expect "killed" 100 "$killed"
expect "neither old nor new" 0 "$wrong"
bloscope set kills/array.b2nd --slice 0 --value 8 >/dev/null
expect "files that are left after the next save" array.b2nd "$(ls -A kills)"

say "Speed"
array_header 262144 >large.npy
head -c $((262144 * 4096)) < <(seq 1 160000000) >>large.npy # text, which every codec has to work for
for codec in lz4 zstd; do
    "$linux" convert large.npy large.b2nd --codec $codec --overwrite >/dev/null
    compare_speed "decoding 1 GiB, $codec" verify large.b2nd
done
compare_speed "67 million numbers to CSV" export large.b2nd --slice :65536 -o - --format csv
rm large.npy large.b2nd

say "The portable archive"
cmake -E tar xf "$archive"
portable=$(basename "$archive" .zip)
touch "$portable/bloscope.ini"
expect "--version" "Bloscope $version" "$("$wine" "$portable/bin/bloscope.exe" --version | head -n 1 | cut -d ' ' -f 1,2)"
show portable "$wine" "$portable/bin/bloscope-window.exe" air-temperature.b2nd
close_windows
expect "settings beside it" yes "$([ -s "$portable/bloscope.ini" ] && echo yes || echo no)"

say "Uninstalling"
code=0
"$wine" "$there/uninstall.exe" /S >/dev/null 2>&1 || code=$?
expect "exit code" 0 "$code"
wait_until test ! -e "$there" || true
expect "files that are left" "" "$(find "$there" 2>/dev/null)"
expect "entry of the Start menu" 0 "$(find "$WINEPREFIX/drive_c" -name Bloscope.lnk | wc -l)"
expect "in the PATH of the user" 0 "$(value_of 'HKCU\Environment' PATH | grep -ic 'bloscope.bin')"
expect "type of .b2nd" "" "$(value_of 'HKCU\Software\Classes\.b2nd')"
"$wine" reg export 'HKCU\Software' left.reg /y >/dev/null 2>&1
expect "keys that are left, but settings" 0 "$(iconv -f UTF-16 -t UTF-8 left.reg | grep -i '^\[.*bloscope' | grep -vic 'Software\\Bloscope[]\\]')"

end_checks
say "All is as it should be."
