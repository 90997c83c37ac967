# Sourced by windows.sh: builds what Bloscope is linked with, from Debian's sources, into $folder/prefix. Everything
# below Qt is static. A stamp for each library says what it was made of; it is built again when Debian has another version, or
# when its function here has changed.
# shellcheck shell=bash

toolchain=$PWD/resources/packaging/windows/toolchain.cmake
sources=$folder/sources
processors=$(getconf _NPROCESSORS_ONLN)

# In their order: each after those that it is built with.
libraries=(zlib lz4 libzstd libdeflate highway fmtlib croaring dragonbox minizip giflib libpng1.6 tiff libwebp sqlite3
    expat nghttp2 curl zfp qt6-base qt6-svg qcustomplot)

# Without these, Bloscope is built without what they are for, and says so.
optional_libraries=' dragonbox zfp qt6-svg '

# Of headers alone: taken from the packages of this system.
header_packages=(libnanoflann-dev libmsgpack-cxx-dev nlohmann-json3-dev libcli11-dev)

# sources_apt COMMAND...: apt-get or apt-cache, which know only of sources: those of the system's lists, read into a
# folder of our own. The system's configuration stays as it is.
sources_apt() {
    local command=$1
    shift
    "$command" -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$folder/apt/lists.d" \
        -o Dir::State::lists="$folder/apt/lists" -o Dir::Cache="$folder/apt/cache" \
        -o APT::Sandbox::User="$(id -un)" "$@"
}

# Knows which versions there are; asks for it once a day.
update_sources() {
    mkdir -p "$folder"/apt/{lists.d,lists/partial,cache/archives/partial}
    [ -z "$(find "$folder/apt/updated" -mmin -1440 2>/dev/null)" ] || return 0
    rm -f "$folder"/apt/lists.d/*
    local list name
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources}; do
        [ -f "$list" ] || continue
        name=$folder/apt/lists.d/$(basename "$list")
        case $list in
        *.list) sed -n 's/^deb\(-src\)\? /deb-src /p' "$list" | sort -u >"$name" ;;
        *) sed 's/^Types:.*/Types: deb-src/' "$list" >"$name" ;;
        esac
    done
    if sources_apt apt-get -qq update 2> >(grep -v 'configured multiple times' >&2); then
        touch "$folder/apt/updated"
    else
        say "Debian's lists of sources cannot be read; what was known of them is used"
    fi
}

# versions_of LIBRARY: newest first.
versions_of() {
    sources_apt apt-cache showsrc --only-source "$1" 2>/dev/null | sed -n 's/^Version: //p' | sort -uVr
}

# fetch_source LIBRARY: unpacks it at $sources/LIBRARY, as new as a server has it, and says in $fetched which version
# that is. Not every mirror has what Debian adds to each version; then without it.
fetch_source() {
    local library=$1 version
    fetched=
    mkdir -p "$sources"
    rm -rf "${sources:?}/$library"
    for version in $(versions_of "$library"); do
        if (cd "$sources" && sources_apt apt-get -qq source --download-only "$library=$version" >/dev/null 2>&1); then
            dpkg-source --no-check --extract "$sources/${library}_${version#*:}.dsc" "$sources/$library" >/dev/null
            fetched=$version
            return
        fi
    done
    version=$(versions_of "$library" | head -n 1)
    [ -n "$version" ] || return 1
    (cd "$sources" && sources_apt apt-get -qq source --tar-only "$library=$version" >/dev/null 2>&1) || return 1
    mkdir "$sources/$library"
    tar --extract --strip-components 1 --directory "$sources/$library" \
        --file "$(find "$sources" -maxdepth 1 -name "${library}_*.orig.tar.*" -not -name '*.asc' | sort -V | tail -n 1)"
    fetched=${version%-*}
    say "$library: without the changes of Debian, which the server does not have"
}

# The version of what was fetched, without what Debian adds to it.
fetched_release() {
    sed -E 's/^[0-9]+://; s/-[^-]*$//; s/[.+]*(dfsg|ds)[0-9]*$//' <<<"$fetched"
}

# with_cmake LIBRARY FOLDER [OPTION...]: configures what lies in FOLDER, builds and installs it.
with_cmake() {
    local library=$1 from=$2
    shift 2
    cmake -G Ninja -S "$from" -B "$folder/build/$library" -Wno-dev \
        -DCMAKE_TOOLCHAIN_FILE="$toolchain" -DBLOSCOPE_WINDOWS_PREFIX="$folder" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX="$folder/prefix" -DCMAKE_INSTALL_LIBDIR=lib -DBUILD_SHARED_LIBS=OFF "$@"
    cmake --build "$folder/build/$library" --parallel "$processors"
    cmake --install "$folder/build/$library"
}

# from_files LIBRARY OPTION...: with our own CMake file, which the options tell what there is.
from_files() {
    local library=$1
    shift
    with_cmake "$library" resources/packaging/windows/library \
        -DFOLDER="$sources/$library" -DRELEASE="$(fetched_release)" "$@"
}

build_zlib() {
    from_files zlib -DNAME=z -DPACKAGE=zlib -DSOURCES='*.c' -DHEADERS='zlib.h;zconf.h'
}

build_lz4() {
    with_cmake lz4 "$sources/lz4/build/cmake" -DBUILD_STATIC_LIBS=ON -DLZ4_BUILD_CLI=OFF -DLZ4_BUILD_LEGACY_LZ4C=OFF
}

build_libzstd() {
    with_cmake libzstd "$sources/libzstd/build/cmake" -DZSTD_BUILD_SHARED=OFF -DZSTD_BUILD_PROGRAMS=OFF \
        -DZSTD_LEGACY_SUPPORT=OFF
}

build_libdeflate() {
    from_files libdeflate -DNAME=deflate -DPACKAGE=libdeflate -DSOURCES='lib/*.c;lib/x86/*.c' -DHEADERS=libdeflate.h
}

# Of what was contributed, the functions of mathematics alone: headers. The rest takes minutes and is not used.
build_highway() {
    with_cmake highway "$sources/highway" -DHWY_ENABLE_CONTRIB=OFF -DHWY_ENABLE_EXAMPLES=OFF -DHWY_ENABLE_TESTS=OFF \
        -DBUILD_TESTING=OFF
    install -D -m 644 -t "$folder/prefix/include/hwy/contrib/math" "$sources"/highway/hwy/contrib/math/*-inl.h
}

build_fmtlib() {
    with_cmake fmtlib "$sources/fmtlib" -DFMT_DOC=OFF -DFMT_TEST=OFF
}

build_croaring() {
    with_cmake croaring "$sources/croaring" -DENABLE_ROARING_TESTS=OFF -DROARING_DISABLE_NATIVE=ON \
        -DROARING_BUILD_STATIC=ON
}

build_dragonbox() {
    with_cmake dragonbox "$sources/dragonbox"
}

build_minizip() {
    from_files minizip -DNAME=minizip -DPACKAGE=minizip -DLIBRARIES=z -DHEADER_FOLDER=minizip \
        -DSOURCES='ioapi.c;iowin32.c;mztools.c;unzip.c;zip.c' -DHEADERS='*.h' \
        -DCMAKE_C_FLAGS="-isystem $folder/prefix/include"
}

build_giflib() {
    from_files giflib -DNAME=gif -DPACKAGE=giflib -DHEADERS=gif_lib.h \
        -DSOURCES='dgif_lib.c;egif_lib.c;gif_err.c;gif_hash.c;gifalloc.c;openbsd-reallocarray.c'
}

build_libpng1.6() {
    with_cmake libpng1.6 "$sources/libpng1.6" -DPNG_SHARED=OFF -DPNG_TESTS=OFF -DPNG_EXECUTABLES=OFF
}

build_tiff() {
    with_cmake tiff "$sources/tiff" -Dzlib=ON -Djpeg=OFF -Dlibdeflate=OFF -Dlzma=OFF -Dzstd=OFF -Dwebp=OFF -Djbig=OFF -Dlerc=OFF \
        -Dtiff-tools=OFF -Dtiff-tests=OFF -Dtiff-contrib=OFF -Dtiff-docs=OFF -Dtiff-opengl=OFF -Dcxx=OFF
}

build_libwebp() {
    with_cmake libwebp "$sources/libwebp" -DWEBP_BUILD_LIBWEBPMUX=ON -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF \
        -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF \
        -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF
}

# Its source is one file, made by its own scripts.
build_sqlite3() {
    (cd "$sources/sqlite3" && ./configure --disable-tcl >/dev/null && make sqlite3.c >/dev/null)
    from_files sqlite3 -DNAME=sqlite3 -DPACKAGE=sqlite3 -DSOURCES=sqlite3.c -DHEADERS='sqlite3.h;sqlite3ext.h' \
        -DDEFINITIONS='SQLITE_THREADSAFE=1;SQLITE_ENABLE_COLUMN_METADATA;SQLITE_ENABLE_RTREE;SQLITE_ENABLE_FTS5'
}

# What Debian changed asks for the value of XML_DTD, which CMake's way of building it leaves out.
build_expat() {
    local from=$sources/expat
    [ ! -d "$from/expat" ] || from=$from/expat
    sed -i 's/^#cmakedefine XML_DTD$/& 1/' "$from/expat_config.h.cmake"
    with_cmake expat "$from" -DEXPAT_SHARED_LIBS=OFF \
        -DEXPAT_BUILD_TOOLS=OFF -DEXPAT_BUILD_EXAMPLES=OFF -DEXPAT_BUILD_TESTS=OFF -DEXPAT_BUILD_DOCS=OFF
}

# Of the two clocks that it finds, one alone is complete.
build_nghttp2() {
    with_cmake nghttp2 "$sources/nghttp2" -DHAVE_CLOCK_GETTIME=OFF -DENABLE_LIB_ONLY=ON -DENABLE_STATIC_LIB=ON \
        -DENABLE_SHARED_LIB=OFF -DENABLE_DOC=OFF
}

# Certificates are checked by Windows.
build_curl() {
    with_cmake curl "$sources/curl" -DCURL_USE_SCHANNEL=ON -DUSE_NGHTTP2=ON -DHTTP_ONLY=ON -DBUILD_CURL_EXE=OFF -DBUILD_TESTING=OFF \
        -DENABLE_MANUAL=OFF -DCURL_USE_LIBSSH2=OFF -DCURL_ZSTD=OFF -DCURL_BROTLI=OFF -DENABLE_UNICODE=ON \
        -DCMAKE_C_FLAGS=-DNGHTTP2_STATICLIB
}

build_zfp() {
    with_cmake zfp "$sources/zfp" -DZFP_WITH_OPENMP=OFF -DBUILD_UTILITIES=OFF -DBUILD_TESTING=OFF
}

# Debian's source lacks the header that graphics tablets need.
build_qt6-base() {
    with_cmake qt6-base "$sources/qt6-base" -DBUILD_SHARED_LIBS=ON -DQT_BUILD_TOOLS_WHEN_CROSSCOMPILING=OFF -DQT_BUILD_EXAMPLES=OFF \
        -DQT_BUILD_TESTS=OFF -DFEATURE_sql=OFF -DFEATURE_dbus=OFF -DINPUT_opengl=no -DFEATURE_system_zlib=OFF \
        -DFEATURE_icu=OFF -DFEATURE_vulkan=OFF -DFEATURE_tabletevent=OFF -DFEATURE_system_freetype=OFF \
        -DFEATURE_system_png=OFF -DFEATURE_system_jpeg=OFF -DFEATURE_zstd=OFF -DFEATURE_pkg_config=OFF
}

build_qt6-svg() {
    with_cmake qt6-svg "$sources/qt6-svg" -DBUILD_SHARED_LIBS=ON -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF
}

build_qcustomplot() {
    with_cmake qcustomplot resources/packaging/windows/qcustomplot -DFOLDER="$sources/qcustomplot" \
        -DRELEASE="$(fetched_release)"
}

# licence_of LIBRARY: what Debian says of it, or else the library itself.
licence_of() {
    find "$sources/$1/debian/copyright" "$sources/$1" -maxdepth 2 -type f \
        \( -name copyright -o -iname 'COPYING*' -o -iname 'LICENSE*' \) 2>/dev/null | head -n 1
}

# recipe_of LIBRARY: changes with the function that builds it.
recipe_of() {
    declare -f "build_$1" with_cmake from_files | cksum | cut -d ' ' -f 1
}

# begin_library LIBRARY AIM: what there is of it stays if the same was begun before and interrupted.
begin_library() {
    local library=$1 aim=$2 begun=$folder/build/$1.begun
    if [ "$(head -n 1 "$begun" 2>/dev/null)" = "$aim" ]; then
        fetched=$(tail -n 1 "$begun")
        say "Going on with $library $fetched"
        return 0
    fi
    rm -rf "${folder:?}/build/$library" "$begun" "${begun%.begun}.log"
    fetch_source "$library" || return 1
    printf '%s\n%s\n' "$aim" "$fetched" >"$begun"
    say "Building $library $fetched"
}

# build_library LIBRARY: unless that was done.
build_library() {
    local library=$1 newest aim stamp=$folder/stamps/$1 log=$folder/build/$1.log began=$SECONDS
    newest=$(versions_of "$library" | head -n 1)
    aim="$newest $(recipe_of "$library")"
    [ "$(head -n 1 "$stamp" 2>/dev/null)" != "$aim" ] || return 0
    if ! begin_library "$library" "$aim"; then
        [[ $optional_libraries = *" $library "* ]] || fail "There is no source of $library $newest"
        say "$library: no source on the server; Bloscope is built without it"
        return 0
    fi
    ("build_$library") >>"$log" 2>&1 & # apart, so that its first failure ends it
    wait $! || {
        rm "$folder/build/$library.begun"
        tail -n 30 "$log" >&2
        fail "$library cannot be built; all that was said is in $log"
    }
    install -D -m 644 "$(licence_of "$library")" "$folder/prefix/licences/$library.txt"
    mv "$folder/build/$library.begun" "$stamp"
    say "$library took $((SECONDS - began)) s"
}

# copy_headers PACKAGE: of a library that consists of nothing else, unless that was done: new headers are a new build.
copy_headers() {
    local package=$1 version path
    version=$(dpkg-query -W -f '${Version}' "$package")
    [ "$(cat "$folder/stamps/$package" 2>/dev/null)" != "$version" ] || return 0
    while read -r path; do
        case $path in
        /usr/include/*.h | /usr/include/*.hpp) install -D -m 644 "$path" "$folder/prefix/${path#/usr/}" ;;
        /usr/share/cmake/*.cmake) install -D -m 644 "$path" "$folder/prefix/${path#/usr/}" ;;
        esac
    done < <(dpkg -L "$package")
    install -D -m 644 "/usr/share/doc/$package/copyright" "$folder/prefix/licences/$package.txt"
    printf '%s\n' "$version" >"$folder/stamps/$package"
}

build_libraries() {
    local name
    mkdir -p "$folder"/{build,prefix,sources,stamps}
    update_sources
    for name in "${header_packages[@]}"; do
        copy_headers "$name"
    done
    for name in "${libraries[@]}"; do
        build_library "$name"
    done
}
