#include "tests/support/remote_objects.h"

#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"

#include <fmt/format.h>

namespace bloscope::test {

namespace {

NamedValue jsonValue(std::string name, std::string_view json)
{
    return {std::move(name), msgpack_value::writeValue(*msgpack_value::fromJson(json))};
}

constexpr std::string_view source = R"({"kind": "hdf5", "version": 1,
    "urlpath": "https://me:hush@host/a.h5?token=hush", "dataset": "d0/a",
    "assume_immutable": true})";

ByteBuffer carrier(std::string_view kind, std::string_view recipe, const JsonEntries& more,
                   ByteView elements)
{
    FrameOptions options;
    options.metalayers = {jsonValue("b2o", fmt::format(R"({{"kind": "{}", "version": 1}})", kind))};
    options.vlMetalayers = {jsonValue("b2o", recipe)};
    for (const auto& [name, json] : more)
        options.vlMetalayers.push_back(jsonValue(name, json));
    return arrayFrame({12}, {4}, {2}, "<i4", elements, options);
}

} // namespace

ByteBuffer remoteArray(const JsonEntries& record, std::string_view kind)
{
    const std::string recipe = fmt::format(R"({{"kind": "{}", "version": 1, "source": {},
        "cache_policy": "disk", "max_cache_bytes": 1000, "mutable": true}})",
                                           kind, source);
    return carrier(kind, recipe, record, counted<std::int32_t>(12));
}

ByteBuffer recipeFrame(std::string_view kind, std::string_view recipe)
{
    return carrier(kind, recipe, {}, ByteBuffer(12 * sizeof(std::int32_t)));
}

std::string_view remoteManifest()
{
    return R"({"version": 1, "source": {"urlpath": "https://me:hush@host/s.b2z", "dataset": "",
                                        "kind": "b2z", "storage_options": "hush"},
        "generation": "0123456789abcdef0123456789abcdef",
        "nodes": {"": ["__tuple__", "group", null], "grp": ["__tuple__", "group", null],
                  "grp/a": ["__tuple__", "ndarray", null], "grp/b": ["ndarray", null],
                  "empty": ["group", null], "table": ["ctable", {"kind": "ctable"}],
                  "odd": ["unsupported", "no such codec"], "../out": ["ndarray", null]},
        "attrs": {}, "listed": {}, "notice": "links are omitted", "metadata": {},
        "caches": ["grp/a"], "cache_policy": "disk", "max_cache_bytes": null, "mutable": false})";
}

void writeRemoteStore(const std::filesystem::path& folder)
{
    std::filesystem::create_directories(folder / "grp");
    constexpr std::string_view version = R"({"version": 1})";
    writeFile(folder / "embed.b2e", markedFrame({{"b2tree", version}, {"b2remote_store", version}},
                                                {{"b2remote_manifest", remoteManifest()}}));
    FrameOptions options;
    options.metalayers = {
        jsonValue("remote-store", R"({"generation": "0123", "dataset": "grp/a"})"),
        jsonValue("proxy-source",
                  R"({"local_abspath": null, "urlpath": null, "caterva2_env": false})")};
    options.vlMetalayers = {jsonValue("proxy-fetched", R"({"$bin": "02"})"),
                            jsonValue("proxy-cache-sizes", R"({"1": 40})")};
    writeFile(folder / "grp/a.b2nd",
              arrayFrame({12}, {4}, {2}, "<i4", counted<std::int32_t>(12), options));
}

} // namespace bloscope::test
