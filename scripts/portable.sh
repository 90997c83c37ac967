# Sourced by package.sh: makes an archive of what was built for packages that can be unpacked anywhere.
# shellcheck shell=bash

# What every desktop has and has to have of its own: the C library, and what speaks to the display and its driver.
system_libraries='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util)|lib(GL|EGL|GLX|OpenGL|GLdispatch)|libX11|libX11-xcb|libxcb|libXau|libXdmcp)\.so'

# Of Qt's plugins: X11 and no display at all; pictures; icons; what the keyboard composes; the desktop's dialogs.
qt_plugins='platforms/libq(xcb|offscreen|minimal)|imageformats/libq(svg|jpeg|ico|gif)|iconengines/libqsvgicon
    |platforminputcontexts/lib(compose|ibus)platforminputcontextplugin|platformthemes/libqxdgdesktopportal'

# libraries_of FILE...: the paths of the libraries that those need, the system's not among them.
libraries_of() {
    ldd "$@" | awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' | sort -u |
        grep -vE "$system_libraries" | cut -d ' ' -f 2
}

# package_of PATH: the Debian package that a file came from, whichever way /lib is spelled.
package_of() {
    { dpkg -S "$1" 2>/dev/null || dpkg -S "$(realpath "$1")" 2>/dev/null || dpkg -S "/usr$1"; } | head -n 1 | cut -d : -f 1
}

# copy_libraries FOLDER: Qt's plugins, and all libraries that they and the program need.
copy_libraries() {
    local folder=$1 from plugin
    from=$(qtpaths6 --plugin-dir)
    for plugin in $(cd "$from" && find . -name '*.so' | cut -c 3- | grep -E "^($(tr -d ' \n' <<<"$qt_plugins"))\.so"); do
        install -D -m 644 "$from/$plugin" "$folder/plugins/$plugin"
        patchelf --set-rpath '$ORIGIN/../../lib' "$folder/plugins/$plugin"
        package_of "$from/$plugin"
    done
    local library
    local window=$folder/libexec/bloscope/bloscope-window
    for library in $(libraries_of "$folder/bin/bloscope" "$window" $(find "$folder/plugins" -name '*.so')); do
        install -D -m 644 "$library" "$folder/lib/$(basename "$library")"
        patchelf --set-rpath '$ORIGIN' "$folder/lib/$(basename "$library")"
        package_of "$library"
    done
    patchelf --set-rpath '$ORIGIN/../lib' "$folder/bin/bloscope"
    patchelf --set-rpath '$ORIGIN/../../lib' "$window"
    printf '[Paths]\nPrefix=../..\nPlugins=plugins\n' >"$folder/libexec/bloscope/qt.conf"
}

# copy_licences FOLDER PACKAGE...: what the packages say of their licences, and their versions.
copy_licences() {
    local folder=$1 package
    shift
    mkdir "$folder/licences"
    for package in "$@"; do
        install -D -m 644 "/usr/share/doc/$package/copyright" "$folder/licences/$package.txt"
        dpkg-query -W -f '${Package} ${Version} (source: ${source:Package} ${source:Version})\n' "$package"
    done | sort -u >"$folder/licences/packages.txt"
    cp -r /usr/share/common-licenses "$folder/licences/common-licenses"
}

version_that_was_built() {
    sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/package/CMakeCache.txt
}

# newest_glibc FOLDER: the newest version of the C library that a program or library in there asks for.
newest_glibc() {
    find "$1/bin" "$1/lib" "$1/libexec" "$1/plugins" -type f ! -name '*.conf' -exec objdump -T {} + |
        grep -oE 'GLIBC_[0-9.]+' | sort -V | tail -n 1 | cut -d _ -f 2
}

# collect_portable FOLDER PACKAGE...: what runs wherever that folder is, with the licences of the libraries in it and of
# those packages.
collect_portable() {
    local folder=$1 packages glibc
    shift
    cmake --install build/package --prefix "$folder" --strip >/dev/null
    mapfile -t packages < <(copy_libraries "$folder" | sort -u)
    copy_licences "$folder" "${packages[@]}" "$@"
    cp LICENSE resources/packaging/portable/register.sh "$folder"
    rm -rf "$folder/share/lintian"
    glibc=$(newest_glibc "$folder")
    say "The program with ${#packages[@]} packages of Debian, for glibc $glibc or newer"
    grep -q "glibc $glibc or newer" build/package/portable/README.txt || fail "README.txt.in names another glibc."
}

pack_portable() {
    local name folder
    name=bloscope-$(version_that_was_built)-linux-$(uname -m)
    folder=build/package/$name
    say "Collecting $name"
    rm -rf "$folder"
    collect_portable "$folder"
    cp build/package/portable/README.txt "$folder"
    say "Packing"
    tar --create --directory build/package --sort name --owner 0 --group 0 --numeric-owner "$name" |
        xz -6 --threads 0 >"$folder.tar.xz"
    say "$folder.tar.xz, $(($(stat -c %s "$folder.tar.xz") / 1000000)) MB"
}
