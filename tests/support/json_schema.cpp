#include "tests/support/json_schema.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <regex>

namespace bloscope::test {

namespace {

using Json = nlohmann::json;

bool isOfType(const Json& value, const std::string& type)
{
    const std::map<std::string, bool> types = {
        {"object", value.is_object()},          {"array", value.is_array()},
        {"string", value.is_string()},          {"boolean", value.is_boolean()},
        {"integer", value.is_number_integer()}, {"null", value.is_null()}};
    const auto known = types.find(type);
    return known != types.end() && known->second;
}

class SchemaCheck {
 public:
    explicit SchemaCheck(const Json& root) : m_root(root) {}

    std::string check(const Json& schema, const Json& value, const std::string& place) const
    {
        for (const auto& [keyword, wanted] : schema.items())
            if (std::string wrong = checkKeyword(keyword, wanted, schema, value, place);
                !wrong.empty())
                return wrong;
        return {};
    }

 private:
    std::string checkKeyword(const std::string& keyword, const Json& wanted, const Json& schema,
                             const Json& value, const std::string& place) const
    {
        const auto unless = [&](bool isRight) {
            return isRight ? std::string()
                           : fmt::format("{}: {} is not {} {}", place, value.dump().substr(0, 200),
                                         keyword, wanted.dump());
        };
        if (keyword == "$ref")
            return check(m_root.at(Json::json_pointer(wanted.get<std::string>().substr(1))), value,
                         place);
        if (keyword == "anyOf")
            return checkAnyOf(wanted, value, place);
        if (keyword == "properties" || keyword == "additionalProperties")
            return value.is_object() ? checkMembers(schema, value, place) : std::string();
        if (keyword == "items")
            return checkItems(wanted, value, place);
        if (keyword == "type")
            return unless(isOfType(value, wanted));
        if (keyword == "enum")
            return unless(std::ranges::find(wanted, value) != wanted.end());
        if (keyword == "const")
            return unless(value == wanted);
        if (keyword == "required")
            return unless(std::ranges::all_of(
                wanted, [&](const Json& name) { return value.contains(name.get<std::string>()); }));
        if (keyword == "minimum")
            return unless(!value.is_number() || value >= wanted);
        if (keyword == "minItems")
            return unless(!value.is_array() || value.size() >= wanted.get<std::size_t>());
        if (keyword == "maxItems")
            return unless(!value.is_array() || value.size() <= wanted.get<std::size_t>());
        if (keyword == "pattern")
            return unless(!value.is_string() || std::regex_search(value.get<std::string>(),
                                                                  std::regex(std::string(wanted))));
        const bool saysNothing = keyword == "description" || keyword == "title" ||
                                 keyword == "$schema" || keyword == "$defs";
        return saysNothing ? "" : "the keyword " + keyword + " is not understood";
    }

    std::string checkAnyOf(const Json& choices, const Json& value, const std::string& place) const
    {
        std::string wrong = place;
        for (const Json& choice : choices) {
            const std::string why = check(choice, value, place);
            if (why.empty())
                return {};
            wrong += " | " + why;
        }
        return wrong;
    }

    std::string checkMembers(const Json& schema, const Json& value, const std::string& place) const
    {
        const Json known = schema.value("properties", Json::object());
        for (const auto& [name, member] : value.items()) {
            const std::string where = place + "/" + name;
            if (!known.contains(name) && !schema.contains("additionalProperties"))
                return where + ": no schema names this member";
            const Json& of = known.contains(name) ? known[name] : schema["additionalProperties"];
            if (std::string wrong = check(of, member, where); !wrong.empty())
                return wrong;
        }
        return {};
    }

    std::string checkItems(const Json& schema, const Json& value, const std::string& place) const
    {
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
            if (std::string wrong = check(schema, value[i], fmt::format("{}/{}", place, i));
                !wrong.empty())
                return wrong;
        return {};
    }

    const Json& m_root;
};

} // namespace

std::string mismatch(const Json& schema, const Json& value)
{
    return SchemaCheck(schema).check(schema, value, "");
}

} // namespace bloscope::test
