#include "core/inspect/library_versions.h"

#include <fmt/format.h>
#include <gif_lib.h>
#include <libdeflate.h>
#include <lz4.h>
#include <msgpack/version_master.hpp>
#include <nlohmann/json.hpp>
#include <png.h>
#include <roaring/roaring_version.h>
#include <sqlite3.h>
#include <tiffio.h>
#include <webp/encode.h>
#include <zstd.h>
#ifdef BLOSCOPE_HAS_CURL
#include <curl/curl.h>
#include <expat.h>
#endif
#ifdef BLOSCOPE_HAS_ZFP
#include <zfp.h>
#endif

namespace bloscope {

namespace {

std::string versionText(int major, int minor, int patch)
{
    return fmt::format("{}.{}.{}", major, minor, patch);
}

// "4.5.0", out of "LIBTIFF, Version 4.5.0" and the lines about its authors.
std::string tiffVersion()
{
    const std::string_view told = TIFFGetVersion();
    const std::string_view line = told.substr(0, told.find('\n'));
    return std::string(line.substr(line.rfind(' ') + 1));
}

// Two digits of hexadecimal numbers each.
std::string webpVersion()
{
    const int version = WebPGetEncoderVersion();
    return versionText(version >> 16, version >> 8 & 0xff, version & 0xff);
}

// Not every build reads zfp.
std::string zfpVersion()
{
#ifdef BLOSCOPE_HAS_ZFP
    return versionText(ZFP_VERSION_MAJOR, ZFP_VERSION_MINOR, ZFP_VERSION_PATCH);
#else
    return "none";
#endif
}

// Not every build reads what lies on servers.
std::string curlVersion()
{
#ifdef BLOSCOPE_HAS_CURL
    return curl_version_info(CURLVERSION_NOW)->version;
#else
    return "none";
#endif
}

std::string expatVersion()
{
#ifdef BLOSCOPE_HAS_CURL
    const XML_Expat_Version version = XML_ExpatVersionInfo();
    return versionText(version.major, version.minor, version.micro);
#else
    return "none";
#endif
}

std::string compiler()
{
#if defined(__clang__)
    return "clang " __clang_version__;
#elif defined(__GNUC__)
    return "GCC " __VERSION__;
#else
    return "unknown";
#endif
}

} // namespace

// Of what can be exchanged under the program, the version that runs; of headers, the one it was
// built with.
std::vector<LibraryVersion> libraryVersions()
{
    return {{"zstd", ZSTD_versionString()},
            {"lz4", LZ4_versionString()},
            {"libdeflate", LIBDEFLATE_VERSION_STRING},
            {"zfp", zfpVersion()},
            {"libtiff", tiffVersion()},
            {"libwebp", webpVersion()},
            {"giflib", versionText(GIFLIB_MAJOR, GIFLIB_MINOR, GIFLIB_RELEASE)},
            {"libpng", png_get_libpng_ver(nullptr)},
            {"CRoaring",
             versionText(ROARING_VERSION_MAJOR, ROARING_VERSION_MINOR, ROARING_VERSION_REVISION)},
            {"SQLite", sqlite3_libversion()},
            {"libcurl", curlVersion()},
            {"expat", expatVersion()},
            {"msgpack-cxx",
             versionText(MSGPACK_VERSION_MAJOR, MSGPACK_VERSION_MINOR, MSGPACK_VERSION_REVISION)},
            {"nlohmann-json", versionText(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                                          NLOHMANN_JSON_VERSION_PATCH)},
            {"fmt", versionText(FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100)},
            {"compiler", compiler()}};
}

} // namespace bloscope
