#include "core/objects/recipe.h"

#include "core/base/text.h"
#include "core/objects/metadata_value.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

using msgpack_value::Value;

ObjectKind kindNamed(const std::optional<std::string>& name)
{
    if (name == "lazyexpr")
        return ObjectKind::LazyExpression;
    if (name == "lazyudf")
        return ObjectKind::LazyFunction;
    return name == "c2array" ? ObjectKind::RemoteReference : ObjectKind::UnknownRecipe;
}

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
        return fmt::format("{} {}", escapeForDisplay(urlbase), escapeForDisplay(path));
    default:
        return "a reference of an unknown kind";
    }
}

Reference referenceOf(const Value& value)
{
    if (const auto path = textOf(&value))
        return {Reference::Kind::File, *path, {}, {}};
    Reference reference;
    reference.path = textMember(value, "path");
    reference.urlbase = textMember(value, "urlbase");
    const auto kind = textOf(memberOf(value, "kind"));
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
    recipe.kind = kindNamed(textOf(memberOf(map, "kind")));
    const bool isFunction = recipe.kind == ObjectKind::LazyFunction;
    recipe.text = textMember(map, isFunction ? "udf_source" : "expression");
    recipe.name = textMember(map, "name");
    recipe.dtype = textMember(map, "dtype");
    recipe.operands = operandsOf(map);
    if (recipe.kind == ObjectKind::RemoteReference)
        recipe.remote = referenceOf(map);
    return recipe;
}

Result<Recipe> readRecipe(const Frame& frame)
{
    if (!isRecipe(classify(frame)))
        return Error{ErrorKind::Usage, "this frame is no recipe"};
    if (const auto map = vlMetalayerValue(frame, "b2o"))
        return recipeOf(*map);
    if (const auto map = vlMetalayerValue(frame, "_LazyArray"))
        return recipeOfOldMap(*map);
    return Error{ErrorKind::Malformed, "the recipe is missing, or cannot be read"};
}

} // namespace bloscope
