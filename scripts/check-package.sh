#!/usr/bin/env bash
# Installs the Debian package that scripts/package.sh made, uses it as a desktop would and removes it
# again. Prints what happens; ends with exit code 1 when something was not as it should be.
#   scripts/check-package.sh [PACKAGE.deb] [FOLDER]
# FOLDER (build/package/check when left out) keeps the log and the screenshots. Needs root or sudo;
# installs xdg-utils, Xvfb and what else a desktop has. The window opens on a display of its own.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
# shellcheck source=scripts/system.sh
source scripts/system.sh

if [ $# -gt 0 ]; then
    package=$(from_start "$1")
else
    package=$(ls "$PWD"/build/package/bloscope_*.deb) || fail "There is no package; scripts/package.sh makes one."
fi
results=$PWD/build/package/check
[ $# -lt 2 ] || results=$(from_start "$2")
mkdir -p "$results"
results=$(cd "$results" && pwd)
exec > >(tee "$results/log.txt") 2>&1
id=io.github.bloscope.Bloscope
install_packages install

# A home of its own: nothing of the user's settings is used or changed.
work=$(mktemp -d)
export HOME=$work/home XDG_DATA_HOME=$work/home/data XDG_CONFIG_HOME=$work/home/config XDG_CACHE_HOME=$work/home/cache
export XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY DISPLAY QT_QPA_PLATFORM
mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME" "$XDG_CACHE_HOME"
mkdir -m 700 "$XDG_RUNTIME_DIR"
server=

clean_up() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap clean_up EXIT

# traces: what of the program lies where packages put things, and the caches that know of it.
traces() {
    find /usr /etc /opt /var/lib -xdev \( -iname '*bloscope*' -o -iname '*x-blosc2*' \) -not -path "$PWD/*" 2>/dev/null
    grep -rlsiE 'bloscope|x-blosc2' /usr/share/mime /usr/share/applications /usr/share/icons/hicolor/icon-theme.cache \
        /var/lib/dpkg/status || true
}

say "$(. /etc/os-release && printf %s "$PRETTY_NAME"), $(uname -m)"
as_root dpkg --purge bloscope >/dev/null 2>&1 || true
expect "traces of it before" 0 "$(traces | wc -l)"

say "Installing $(basename "$package")"
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package" 2>&1 | grep -E '^(Setting up|Processing triggers|Unpacking) ' || true
expect "status of the package" "install ok installed" "$(dpkg-query -W -f '${Status}' bloscope)"
expect "bloscope --version" "Bloscope $(dpkg-query -W -f '${source:Upstream-Version}' bloscope)" \
    "$(bloscope --version | head -n 1 | cut -d ' ' -f 1,2)"
programs=(/usr/bin/bloscope /usr/libexec/bloscope/bloscope-window)
expect "missing libraries" 0 "$(ldd "${programs[@]}" | grep -c 'not found' || true)"
expect "Qt's libraries, where nothing is drawn" 0 "$(ldd /usr/bin/bloscope | grep -c libQt || true)"
expect "man bloscope" 0 "$(man -w bloscope >/dev/null 2>&1; echo $?)"
for program in "${programs[@]}"; do
    expect "$(basename "$program"): relro, now, pie" "yes yes yes" "$(
        elf() { readelf -Wldh "$program" | grep -qE "$1" && printf yes || printf no; }
        echo "$(elf GNU_RELRO) $(elf 'BIND_NOW|FLAGS.*NOW') $(elf 'Type: *DYN')")"
done

say "Files of every kind, by \"gio info\" and by \"xdg-mime query filetype\" within GNOME and within no desktop"
sample=/usr/share/bloscope/samples/air-temperature.b2nd
corpus=$work/corpus
files=$work/files
mkdir -p "$files" "$corpus"
(cd "$corpus" && cmake -E tar xf "$OLDPWD/tests/corpus/corpus.tar.zst")
store=$corpus/python/stores/embed.b2e
archive=$corpus/python/stores/tree.b2z
frame=$(find "$corpus/core" -name '*.b2frame' -type f | sort | sed -n 1p)
for name in data.b2nd data.mb2nd data.mla data.scan data data.txt; do
    cp "$sample" "$files/$name"
done
for name in data.b2frame data.b2f data.b2b data.bl2 frame.scan; do
    cp "$frame" "$files/$name"
done
cp "$store" "$files/data.b2e"
cp "$store" "$files/store.scan"
cp "$archive" "$files/data.b2z"
cp "$archive" "$files/archive.scan"
printf 'no frame' >"$files/text.txt"
printf 'no frame' >"$files/text.b2nd"

# The types by the three ways in which desktops look: by GLib (GNOME and its relatives), by xdg-mime
# on it, and by xdg-mime without any desktop (File::MimeInfo).
type_by() {
    case $1 in
    gio) gio info -a standard::content-type "$2" | sed -n 's/.*content-type: //p' ;;
    gnome) XDG_CURRENT_DESKTOP=GNOME xdg-mime query filetype "$2" ;;
    none) XDG_CURRENT_DESKTOP='' xdg-mime query filetype "$2" ;;
    esac
}
x=application/x-blosc2
# name, type and, where it differs, what File::MimeInfo says, which looks at the content first: with
# GLib a name that belongs to another type wins, as the specification of the types has it (of pictures, later versions
# of GLib believe the content).
while read -r name type by_content; do
    for way in gio gnome none; do
        wanted=$type
        [ "$way" != none ] || wanted=${by_content:-$type}
        expect "$name ($way)" "$wanted" "$(type_by $way "$files/$name")"
    done
done <<TYPES
data.b2nd $x-array
data.mb2nd $x-array
data.mla $x-array
data.b2frame $x-frame
data.b2f $x-frame
data.b2b $x-frame
data.bl2 $x-frame
data.b2e $x-store
data.b2z $x-store+zip
data.scan $x-array
frame.scan $x-frame
store.scan $x-store
archive.scan application/zip
data $x-array
data.txt text/plain $x-array
text.txt text/plain
TYPES
for type in $x-frame $x-array $x-store $x-store+zip; do
    expect "program for $type" "$id.desktop" "$(xdg-mime query default "$type")"
done

say "Opening by the desktop"
# open_by NAME COMMAND...: runs it on a display of its own until the window shows the file.
open_by() {
    local name=$1 title=
    shift
    # A session that lives long enough for the program to start.
    dbus-run-session -- sh -c '"$@"; sleep 15' sh "$@" >"$work/opened" 2>&1 &
    for _ in $(seq 100); do
        title=$(xwininfo -root -tree 2>/dev/null | sed -n 's/^ *0x[0-9a-f]* "\([^"]*data[^"]*\)": ("bloscope" "Bloscope").*/\1/p' | head -n 1)
        [ -z "$title" ] || break
        sleep 0.2
    done
    sleep 3
    xwd -root -silent 2>/dev/null | convert xwd:- "$results/$name.png"
    expect "$name: window of class bloscope, Bloscope" found "$([ -n "$title" ] && echo found || echo "none: $(tail -n 2 "$work/opened")")"
    printf '           title: %s\n           screenshot: %s\n' "$title" "$results/$name.png"
    local opened
    opened=$(pgrep -n -f "^(/usr/bin/)?bloscope $files/" || true)
    [ -z "$opened" ] || kill "$opened"
    sleep 1
}
exec 7>"$work/display"
Xvfb -displayfd 7 -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
server=$!
for _ in $(seq 50); do
    [ ! -s "$work/display" ] || break
    sleep 0.2
done
DISPLAY=:$(cat "$work/display")
export DISPLAY
say "Xvfb is display $DISPLAY"
open_by gio-open gio open "$files/data.b2nd"
open_by xdg-open xdg-open "$files/data.scan"
open_by without-ending env XDG_CURRENT_DESKTOP=GNOME xdg-open "$files/data"
open_by archive gio open "$files/data.b2z"

say "Thumbnails, by the command line of the installed .thumbnailer"
command_line=$(sed -n 's/^Exec=//p' /usr/share/thumbnailers/$id.thumbnailer)
printf '   %s\n' "$command_line"
# thumbnail FILE: as a file manager asks for it. Prints its size and how it ended.
thumbnail() {
    local out line code=0 begin end
    out=$results/thumbnail-$(basename "$1").png
    rm -f "$out"
    line=${command_line//%s/256}
    line=${line//%o/$out}
    line=${line//%i/$1}
    begin=$(date +%s%N)
    # shellcheck disable=SC2086  # words, as file managers split them
    timeout 10 $line >/dev/null 2>"$work/said" || code=$?
    end=$(date +%s%N)
    printf '           %d ms; %s\n' $(((end - begin) / 1000000)) "$(cat "$work/said")" >&2
    [ $((end - begin)) -lt 2500000000 ] || code="$code, late"
    printf 'exit %s, %s' "$code" "$([ -f "$out" ] && identify -format '%wx%h' "$out" || echo none)"
}
bytes=$(stat -c %s "$sample")
head -c $((bytes / 2)) "$sample" >"$files/half.b2nd"
: >"$files/empty.b2nd"
cp "$sample" "$files/damaged.b2nd"
dd if=/dev/urandom of="$files/damaged.b2nd" bs=$((bytes / 10)) seek=1 count=8 conv=notrunc status=none
cp "$files/text.b2nd" "$files/huge.b2nd"
truncate -s 1T "$files/huge.b2nd"
mkfifo "$files/pipe.b2nd"
expect "a good file" "exit 0, 256x131" "$(thumbnail "$files/data.b2nd")"
expect "without an ending" "exit 0, 256x131" "$(thumbnail "$files/data")"
for broken in half empty damaged text huge pipe; do
    expect "$broken.b2nd" "exit 1, none" "$(thumbnail "$files/$broken.b2nd")"
done
expect "a store" "exit 0, 256x219" "$(thumbnail "$files/data.b2e")"
expect "an array of 8 TB, from samples" "exit 0, 128x256" "$(thumbnail "$corpus/large/nd-zeros-8TB.b2nd")"

say "Thumbnails, by tumbler, the service of several file managers"
# thumbnail_of FILE: where it keeps the one of that file.
thumbnail_of() {
    printf '%s/thumbnails/normal/%s.png' "$XDG_CACHE_HOME" "$(printf 'file://%s' "$1" | md5sum | cut -d ' ' -f 1)"
}
touch -d '1 day ago' "$files"/* # it waits for files that somebody writes to
(
    ulimit -n 1024
    # shellcheck disable=SC2016  # for the shell inside
    dbus-run-session -- sh -c '
        thumbnails=org.freedesktop.thumbnails.Thumbnailer1
        gdbus call --session --dest $thumbnails --object-path /org/freedesktop/thumbnails/Thumbnailer1 \
            --method $thumbnails.Queue "$1" "$2" normal foreground 0
        for i in $(seq 60); do [ -f "$3" ] && break; sleep 0.5; done' sh \
        "['file://$files/damaged.b2nd', 'file://$files/huge.b2nd', 'file://$files/data.b2nd', 'file://$files/frame.scan', 'file://$files/data.b2e']" \
        "['$x-array', '$x-array', '$x-array', '$x-frame', '$x-store']" "$(thumbnail_of "$files/data.b2e")"
) >"$work/said" 2>&1 || true
for name in damaged.b2nd huge.b2nd data.b2nd data.b2e; do
    wanted="a thumbnail"
    [ "$name" = data.b2nd ] || [ "$name" = data.b2e ] || wanted=none
    expect "$name" "$wanted" "$([ -f "$(thumbnail_of "$files/$name")" ] && echo a thumbnail || echo none)"
done

say "Removing"
kill "$server"
wait "$server" 2>/dev/null || true
server=
as_root dpkg --purge bloscope 2>&1 | sed 's/^/   /'
expect "traces of it afterwards" 0 "$(traces | tee "$results/residue.txt" | wc -l)"
expect "type of data.scan" application/octet-stream "$(type_by gio "$files/data.scan")"
expect "program for $x-array" "" "$(xdg-mime query default $x-array)"

end_checks
say "All is as it should be. Screenshots are in $results"
