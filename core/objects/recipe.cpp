#include "core/objects/recipe.h"

#include "core/base/text.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "core/objects/address.h"
#include "core/objects/metadata_value.h"
#include "core/objects/secrets.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

using msgpack_value::Value;

std::string textMember(const Value& map, std::string_view key)
{
    return textOf(memberOf(map, key)).value_or("");
}

std::vector<Recipe::Operand> operandsOf(const Value& recipe)
{
    std::vector<Recipe::Operand> operands;
    const Value* map = memberOf(recipe, "operands");
    const auto* entries = map ? std::get_if<msgpack_value::Map>(&map->data) : nullptr;
    if (entries)
        for (const msgpack_value::MapEntry& entry : *entries)
            operands.push_back({textOf(&entry.key).value_or("?"), referenceOf(entry.value)});
    return operands;
}

// What a value other than a text says, as JSON.
std::string textOrJson(const Value* value)
{
    if (const auto text = textOf(value))
        return *text;
    return value ? msgpack_value::toPlainJson(*value).dump() : "";
}

// The same of a member of a remote recipe, without secrets.
std::string shownMember(const std::string& name, const Value& value)
{
    const Value whole{msgpack_value::Map{{{msgpack_value::Text{name}}, value}}};
    const auto masked =
        msgpack_value::readValue(withoutSecrets("b2o", msgpack_value::writeValue(whole)), Limits());
    return masked ? textOrJson(memberOf(masked->value, name)) : "";
}

// "source_marker: {...}": all but the address, which stands apart, and the files of the cache, of
// which only their number is told.
std::string linesOfTable(const Value& recipe)
{
    std::string lines;
    for (const msgpack_value::MapEntry& entry : std::get<msgpack_value::Map>(recipe.data)) {
        const std::string name = textOf(&entry.key).value_or("?");
        if (name == "kind" || name == "version" || name == "urlpath")
            continue;
        const auto* files = std::get_if<msgpack_value::Map>(&entry.value.data);
        const bool isCache = name == "cache_files" && files;
        lines += fmt::format("{}: {}\n", name,
                             isCache ? fmt::format("{} files, which are not opened", files->size())
                                     : shownMember(name, entry.value));
    }
    return lines;
}

std::string textOfRecipe(ObjectKind kind, const Value& map)
{
    switch (kind) {
    case ObjectKind::LazyFunction:
        return textMember(map, "udf_source");
    case ObjectKind::PortableKernel:
        return textOrJson(memberOf(map, "artifact"));
    case ObjectKind::RemoteTable:
        return linesOfTable(map);
    default:
        return textMember(map, "expression");
    }
}

// {"kind": "remote_array", "source": {...}}
Reference remoteReference(const Value& recipe)
{
    const Value* map = memberOf(recipe, "source");
    if (!map)
        return {};
    const RemoteSource source = remoteSourceOf(*map);
    return {Reference::Kind::Remote, source.dataset, {}, source.address};
}

// {"expression": text, "UDF": source or nil, "operands": {name: path}}
Recipe recipeOfOldMap(const Value& map)
{
    Recipe recipe;
    recipe.isOldForm = true;
    const bool isFunction = !isNil(memberOf(map, "UDF"));
    recipe.kind = isFunction ? ObjectKind::LazyFunction : ObjectKind::LazyExpression;
    recipe.text = textMember(map, isFunction ? "UDF" : "expression");
    recipe.name = textMember(map, "name");
    recipe.operands = operandsOf(map);
    return recipe;
}

} // namespace

std::string Reference::text() const
{
    switch (kind) {
    case Kind::File:
        return escapeForDisplay(path);
    case Kind::StoreMember:
        return fmt::format("{} of {}", escapeForDisplay(key), escapeForDisplay(path));
    case Kind::Remote:
        return escapeForDisplay(withoutSecrets(path.empty() ? urlbase : urlbase + " " + path));
    case Kind::Recipe:
        return fmt::format("a nested recipe: {}", escapeForDisplay(path));
    default:
        return "a reference of an unknown kind";
    }
}

std::optional<RemotePlace> Reference::place() const
{
    if (kind != Kind::Remote)
        return std::nullopt;
    if (path.empty())
        return RemotePlace{urlbase};
    return RemotePlace{urlbase + (urlbase.ends_with('/') ? "" : "/") + path};
}

Reference referenceOf(const Value& value)
{
    if (const auto path = textOf(&value))
        return {Reference::Kind::File, *path, {}, {}};
    Reference reference;
    reference.path = textMember(value, "path");
    reference.urlbase = textMember(value, "urlbase");
    const auto kind = textOf(memberOf(value, "kind"));
    if (kind == "remote_array")
        return remoteReference(value);
    if (kind && isRecipe(kindOfRecipe(*kind)) && *kind != "c2array" &&
        kindOfRecipe(*kind) != ObjectKind::UnknownRecipe)
        return {Reference::Kind::Recipe, std::string(nameOf(kindOfRecipe(*kind))), {}, {}};
    if (kind == "c2array" || (!kind && !reference.urlbase.empty()))
        reference.kind = Reference::Kind::Remote;
    if (kind != "urlpath" && kind != "dictstore_key")
        return reference;
    const bool isMember = kind == "dictstore_key";
    reference.kind = isMember ? Reference::Kind::StoreMember : Reference::Kind::File;
    reference.path = textMember(value, "urlpath");
    reference.key = textMember(value, "key");
    return reference;
}

Result<Recipe> recipeOf(const Value& map)
{
    if (!std::holds_alternative<msgpack_value::Map>(map.data))
        return Error{ErrorKind::Malformed, "the recipe is not a map"};
    Recipe recipe;
    recipe.kind = kindOfRecipe(textMember(map, "kind"));
    recipe.text = textOfRecipe(recipe.kind, map);
    recipe.name = textMember(map, "name");
    recipe.dtype = textMember(map, "dtype");
    recipe.operands = operandsOf(map);
    if (recipe.kind == ObjectKind::RemoteReference)
        recipe.remote = referenceOf(map);
    if (recipe.kind == ObjectKind::RemoteTable)
        recipe.remote = {Reference::Kind::Remote, {}, {}, textMember(map, "urlpath")};
    return recipe;
}

Result<Recipe> readRecipe(const Frame& frame)
{
    if (!isRecipe(classify(frame)))
        return Error{ErrorKind::Usage, "this frame is not a recipe"};
    if (const auto map = vlMetalayerValue(frame, "b2o"))
        return recipeOf(*map);
    if (const auto map = vlMetalayerValue(frame, "_LazyArray"))
        return recipeOfOldMap(*map);
    return Error{ErrorKind::Malformed, "the recipe is missing, or cannot be read"};
}

} // namespace bloscope
