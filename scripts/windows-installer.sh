# Sourced by windows.sh: collects the program and the libraries it needs, and makes an installer and a .zip of them.
# shellcheck shell=bash

# Of Qt's plugins: the windows of the system, and none; its look of controls; pictures; icons.
windows_plugins='platforms/q(windows|offscreen|minimal)|styles/qwindowsvistastyle|imageformats/q(svg|jpeg|ico|gif)
    |iconengines/qsvgicon'

# Where libraries are: those that were built, and those of the compiler.
library_folders() {
    printf '%s\n' "$folder/prefix/bin" /usr/x86_64-w64-mingw32/lib \
        "$(dirname "$(x86_64-w64-mingw32-gcc-posix -print-file-name=libstdc++-6.dll)")"
}

# libraries_of FILE: the paths of the DLLs that it names, Windows' own not among them.
libraries_of() {
    local name path
    x86_64-w64-mingw32-objdump -p "$1" | sed -n 's/^\s*DLL Name: //p' | while read -r name; do
        while read -r path; do
            [ ! -f "$path/$name" ] || { printf '%s\n' "$path/$name"; break; }
        done < <(library_folders)
    done
}

# copy_libraries_of FILE FOLDER: and those that they need.
copy_libraries_of() {
    local path
    while read -r path; do
        [ ! -f "$2/$(basename "$path")" ] || continue
        x86_64-w64-mingw32-strip --strip-unneeded -o "$2/$(basename "$path")" "$path"
        copy_libraries_of "$path" "$2"
    done < <(libraries_of "$1")
}

copy_plugins() {
    local stage=$1 plugin
    while read -r plugin; do
        mkdir -p "$stage/plugins/$(dirname "$plugin")"
        x86_64-w64-mingw32-strip --strip-unneeded -o "$stage/plugins/$plugin" "$folder/prefix/plugins/$plugin"
        copy_libraries_of "$folder/prefix/plugins/$plugin" "$stage/bin"
    done < <(cd "$folder/prefix/plugins" && find . -name '*.dll' | cut -c 3- |
        grep -E "^($(tr -d ' \n' <<<"$windows_plugins"))\.dll")
    printf '[Paths]\r\nPrefix=..\r\nPlugins=plugins\r\n' >"$stage/bin/qt.conf"
}

# Of each library; of the compiler's from its package.
copy_windows_licences() {
    local stage=$1 stamp package
    cp -r "$folder/prefix/licences" "$stage/licences"
    cp -rL /usr/share/common-licenses "$stage/licences/common-licenses"
    for package in gcc-mingw-w64-x86-64-posix-runtime mingw-w64-x86-64-dev; do
        cp "/usr/share/doc/$package/copyright" "$stage/licences/$package.txt"
    done
    for stamp in "$folder"/stamps/*; do
        printf '%s %s\n' "$(basename "$stamp")" "$(tail -n 1 "$stamp")"
    done >"$stage/licences/libraries.txt"
}

# stage_program STAGE: what is installed, as it lies there.
stage_program() {
    local stage=$1 program
    rm -rf "$stage"
    cmake --install build/windows --prefix "$stage" --strip >/dev/null
    for program in bloscope bloscope-window; do
        copy_libraries_of "$stage/bin/$program.exe" "$stage/bin"
    done
    copy_plugins "$stage"
    copy_windows_licences "$stage"
    sed 's/$/\r/' LICENSE >"$stage/LICENSE.txt"
    cp build/windows/bundle/README.txt build/windows/bundle/file-types.reg "$stage"
}

# list_files STAGE: for the uninstaller, which removes these and nothing else.
list_files() {
    (cd "$1" && find . -type f | sed 's,^\./,,; s,/,\\,g; s,.*,Delete "$INSTDIR\\&",')
    (cd "$1" && find . -mindepth 1 -depth -type d | sed 's,^\./,,; s,/,\\,g; s,.*,RMDir "$INSTDIR\\&",')
}

pack_windows() {
    local version name stage lists=$PWD/build/windows/bundle
    version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/windows/CMakeCache.txt)
    name=bloscope-$version-windows-x86_64
    stage=$PWD/build/windows/$name
    say "Collecting $name"
    stage_program "$stage"
    list_files "$stage" >"$lists/files.nsh"
    cp resources/packaging/windows/paths.nsh "$lists"
    say "Packing"
    rm -f "$stage.zip" "$stage-setup.exe"
    (cd build/windows && cmake -E tar cf "$name.zip" --format=zip "$name")
    makensis -V2 -INPUTCHARSET UTF8 -DVERSION="$version" -DSTAGE="$stage" -DLISTS="$lists" -DOUTPUT="$stage-setup.exe" \
        resources/packaging/windows/bloscope.nsi
    local file
    for file in "$stage.zip" "$stage-setup.exe"; do
        say "$file, $(($(stat -c %s "$file") / 1000000)) MB"
    done
    say "Neither is signed; Windows says so to those who start them"
}
