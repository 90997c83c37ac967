#include "core/objects/object_kind.h"

#include "core/objects/metadata_value.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

ObjectKind kindOfMarkedRecipe(const Frame& frame)
{
    const auto value = metalayerValue(frame, "b2o");
    return kindOfRecipe(value ? textOf(memberOf(*value, "kind")).value_or("") : "");
}

ObjectKind kindOfOldRecipe(const Frame& frame)
{
    const auto value = metalayerValue(frame, "LazyArray");
    const auto number = value ? integerOf(&*value) : std::nullopt;
    if (number == 0)
        return ObjectKind::LazyExpression;
    return number == 1 ? ObjectKind::LazyFunction : ObjectKind::UnknownRecipe;
}

bool describesATable(const Frame& frame)
{
    if (!hasVlMetalayer(frame, "schema"))
        return false;
    const auto kind = vlMetalayerValue(frame, "kind");
    return kind && textOf(&*kind) == "ctable";
}

ObjectKind kindWithoutMetalayer(const Frame& frame)
{
    if (hasVlMetalayer(frame, "__pack_tensor__"))
        return ObjectKind::Tensor;
    return describesATable(frame) ? ObjectKind::TableMeta : ObjectKind::Chunks;
}

} // namespace

// "remote_proxy": as it was called before the first release.
ObjectKind kindOfRecipe(std::string_view name)
{
    struct Named {
        std::string_view name;
        ObjectKind kind;
    };
    constexpr std::array<Named, 7> kinds = {{{"lazyexpr", ObjectKind::LazyExpression},
                                             {"lazyudf", ObjectKind::LazyFunction},
                                             {"portable", ObjectKind::PortableKernel},
                                             {"c2array", ObjectKind::RemoteReference},
                                             {"remote_parquet", ObjectKind::RemoteTable},
                                             {"remote_array", ObjectKind::RemoteArray},
                                             {"remote_proxy", ObjectKind::RemoteArray}}};
    const auto found = std::ranges::find(kinds, name, &Named::name);
    return found == kinds.end() ? ObjectKind::UnknownRecipe : found->kind;
}

ObjectKind classify(const Frame& frame)
{
    const auto has = [&](std::string_view name) { return hasMetalayer(frame, name); };
    if (has("proxy-source"))
        return ObjectKind::Proxy;
    if (has("b2o"))
        return kindOfMarkedRecipe(frame);
    if (has("listarray"))
        return ObjectKind::ListArray;
    if (has("vlarray"))
        return ObjectKind::ObjectArray;
    if (has("batcharray"))
        return ObjectKind::BatchArray;
    if (has("LazyArray"))
        return kindOfOldRecipe(frame);
    if (has("b2remote_store"))
        return ObjectKind::RemoteStore;
    if (has("b2tree"))
        return ObjectKind::TreeStore;
    if (has("b2dict"))
        return ObjectKind::DictStore;
    if (has("b2embed"))
        return ObjectKind::EmbedStore;
    return has("b2nd") || has("caterva") ? ObjectKind::Array : kindWithoutMetalayer(frame);
}

std::string_view nameOf(ObjectKind kind)
{
    constexpr std::array<std::string_view, 19> names = {
        "array",           "super-chunk",      "packed tensor",    "object array",
        "batch array",     "list array",       "lazy expression",  "lazy function",
        "portable kernel", "remote reference", "remote table",     "recipe of unknown kind",
        "proxy cache",     "remote array",     "embedded store",   "dictionary store",
        "tree store",      "remote store",     "table description"};
    return names[static_cast<std::size_t>(kind)];
}

bool isRecipe(ObjectKind kind)
{
    return kind >= ObjectKind::LazyExpression && kind <= ObjectKind::UnknownRecipe;
}

bool isItemList(ObjectKind kind)
{
    return kind == ObjectKind::ObjectArray || kind == ObjectKind::BatchArray ||
           kind == ObjectKind::ListArray;
}

bool isStore(ObjectKind kind)
{
    return kind == ObjectKind::EmbedStore || kind == ObjectKind::DictStore ||
           kind == ObjectKind::TreeStore || kind == ObjectKind::RemoteStore;
}

bool isCache(ObjectKind kind)
{
    return kind == ObjectKind::Proxy || kind == ObjectKind::RemoteArray;
}

} // namespace bloscope
