# Sourced by package.sh after portable.sh: makes one file of what was built for packages that runs as it is.
# shellcheck shell=bash

# What the runtime is linked with, which is all in it.
runtime_libraries=(squashfuse_ll squashfuse fuse3 zstd lz4 lzo2 lzma z)

# compile_runtime DIGEST VERSION RUNTIME: the program that the image follows. Bytes 8 to 10 say that it is an AppImage of
# type 2. The linker's one warning is of dlopen() in parts of libfuse that are never called.
compile_runtime() {
    local digest=$1 version=$2 runtime=$3
    g++ -std=c++20 -Os -Wall -Wextra -Werror -fstack-protector-strong -D_FORTIFY_SOURCE=2 \
        -static-pie -s -ffunction-sections -Wl,--gc-sections,-z,now,--no-warnings \
        -isystem /usr/include/squashfuse "-DAPPIMAGE_DIGEST=\"$digest\"" "-DAPPIMAGE_VERSION=\"$version\"" \
        -o "$runtime" resources/packaging/appimage/runtime.cpp "${runtime_libraries[@]/#/-l}"
    printf 'AI\x02' | dd of="$runtime" bs=1 seek=8 conv=notrunc status=none
}

# packages_of_runtime: those whose libraries are in it.
packages_of_runtime() {
    local name
    for name in "${runtime_libraries[@]}" c stdc++; do
        package_of "$(g++ -print-file-name="lib$name.a")"
    done
}

# fill_app_folder FOLDER: AppRun, and what desktops look for. The sample has no path that lasts, so the menu entry has no
# action that opens it.
fill_app_folder() {
    local folder=$1 id entry
    id=$(basename "$folder"/usr/share/applications/*.desktop .desktop)
    entry=$folder/usr/share/applications/$id.desktop
    sed -i -e '/^\[Desktop Action sample\]/,$d' -e '/^Actions=/s/sample;//' "$entry"
    cp "$entry" "$folder"
    cp "$folder/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder"
    ln -s "$id.png" "$folder/.DirIcon"
    ln -s usr/bin/bloscope "$folder/AppRun"
}

pack_appimage() {
    local version folder image file
    version=$(version_that_was_built)
    folder=build/package/appimage
    image=$folder.squashfs
    file=build/package/Bloscope-$version-$(uname -m).AppImage
    say "Collecting $(basename "$file")"
    rm -rf "$folder" "$image"
    # shellcheck disable=SC2046 # names of packages
    collect_portable "$folder/usr" $(packages_of_runtime)
    fill_app_folder "$folder"
    say "Packing"
    mksquashfs "$folder" "$image" -all-root -no-xattrs -noappend -comp zstd -Xcompression-level 19 -b 256K \
        -no-progress >"$folder.log"
    compile_runtime "$(sha256sum "$image" | cut -d ' ' -f 1)" "$version" "$file"
    local size
    size=$(stat -c %s "$file")
    cat "$image" >>"$file"
    [ "$("$file" --appimage-offset)" = "$size" ] || fail "The runtime does not find its image."
    say "$file, $(($(stat -c %s "$file") / 1000000)) MB, with a runtime of $((size / 1000)) kB"
}
