#!/bin/sh
# Tells your desktop of the Bloscope in this folder, for you alone: menu entry, file types, icons, thumbnails.
#   ./register.sh             registers it; once more after the folder was moved
#   ./register.sh --remove    takes away everything that was registered
# In an AppImage, which calls it for --appimage-register, the program is the AppImage.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$here/bin/bloscope
[ "${APPDIR-}/usr" != "$here" ] || program=$APPIMAGE
data=${XDG_DATA_HOME:-$HOME/.local/share}
list=$data/bloscope/registered.txt

refresh() {
    if command -v update-mime-database >/dev/null && [ -d "$data/mime/packages" ]; then
        update-mime-database "$data/mime"
    fi
    if command -v update-desktop-database >/dev/null && [ -d "$data/applications" ]; then
        update-desktop-database -q "$data/applications"
    fi
    if command -v gtk-update-icon-cache >/dev/null && [ -f "$data/icons/hicolor/index.theme" ]; then
        gtk-update-icon-cache -q "$data/icons/hicolor" || true
    fi
}

# Everything that is named in the list, and folders that are empty then.
remove() {
    [ -f "$list" ] || return 0
    while IFS= read -r file; do
        rm -f "$data/$file"
        (cd "$data" && rmdir -p "$(dirname "$file")" 2>/dev/null) || true
    done <"$list"
    rm -f "$list"
    rmdir "$data/bloscope" 2>/dev/null || true
}

# As it is in double quotes within Exec= and TryExec= of a desktop entry.
quoted() {
    printf '%s' "$1" | sed 's/[\\"`$]/\\&/g'
}

add() {
    cd "$here/share"
    mkdir -p "$data/bloscope"
    find applications metainfo mime thumbnailers icons -type f >"$list"
    folder=$(quoted "$here" | sed 's/[\\&|]/\\&/g')
    command=$(quoted "$program" | sed 's/[\\&|]/\\&/g')
    while IFS= read -r file; do
        mkdir -p "$data/$(dirname "$file")"
        case $file in
        *.desktop | *.thumbnailer)
            sed -e "s|^\(Exec=.*\) /usr/\(share/.*\)|\1 \"$folder/\2\"|" -e "s|^Exec=bloscope|Exec=\"$command\"|" \
                -e "s|^TryExec=.*|TryExec=$command|" "$file" >"$data/$file"
            ;;
        *) cp "$file" "$data/$file" ;;
        esac
    done <"$list"
}

case ${1-} in
"")
    remove
    add
    refresh
    echo "Registered: Blosc2 files open with $program"
    ;;
--remove)
    remove
    refresh
    echo "Bloscope is no longer registered for you."
    ;;
*)
    echo "usage: register.sh [--remove]" >&2
    exit 2
    ;;
esac
