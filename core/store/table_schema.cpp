#include "core/store/table_schema.h"

#include "core/base/text.h"

#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Json = TableSchema::Json;

// The end of the string that begins at `begin`, behind its closing quote.
std::size_t endOfString(std::string_view json, std::size_t begin)
{
    for (std::size_t i = begin + 1; i < json.size(); ++i) {
        if (json[i] == '\\')
            ++i;
        else if (json[i] == '"')
            return i + 1;
    }
    return json.size();
}

Result<> readColumns(const Json& schema, const char* member, std::vector<TableSchema::Column>& to)
{
    const auto list = schema.find(member);
    if (list == schema.end())
        return {};
    if (!list->is_array())
        return Error{ErrorKind::Malformed, fmt::format("its {} are not a list", member)};
    if (list->size() > mostColumns)
        return Error{ErrorKind::Limit,
                     fmt::format("it has {} columns; the limit is {}", list->size(), mostColumns)};
    for (const Json& column : *list) {
        if (!column.is_object() || textMember(column, "name").empty())
            return Error{ErrorKind::Malformed,
                         fmt::format("column {} of its {} has no name", to.size(), member)};
        to.push_back({textMember(column, "name"), textMember(column, "kind"), column});
    }
    return {};
}

void appendEncoded(char character, std::string& to)
{
    constexpr std::string_view encoded = "%/.\\";
    if (encoded.find(character) == encoded.npos)
        to += character;
    else
        to += fmt::format("%{:02X}", static_cast<unsigned char>(character));
}

} // namespace

std::string withQuotedNumbers(std::string_view json)
{
    constexpr std::array<std::string_view, 3> words = {"-Infinity", "Infinity", "NaN"};
    std::string quoted;
    for (std::size_t i = 0; i < json.size();) {
        std::size_t size = json[i] == '"' ? endOfString(json, i) - i : 1;
        std::string_view quote;
        for (const std::string_view word : words)
            if (json.substr(i).starts_with(word)) {
                size = word.size();
                quote = "\"";
                break;
            }
        quoted += quote;
        quoted += json.substr(i, size);
        quoted += quote;
        i += size;
    }
    return quoted;
}

std::string textMember(const TableSchema::Json& object, const char* name)
{
    const auto member = object.find(name);
    return member != object.end() && member->is_string() ? member->get<std::string>() : "";
}

Result<TableSchema> parseTableSchema(std::string_view text)
{
    const Json schema = Json::parse(withQuotedNumbers(text), nullptr, false);
    if (!schema.is_object())
        return Error{ErrorKind::Malformed, "the schema of the table is no JSON object"};
    TableSchema parsed;
    const auto version = schema.find("version");
    if (version != schema.end() && version->is_number_integer())
        parsed.version = version->get<std::int64_t>();
    const auto within = [](Result<> read) {
        return std::move(read).within("the schema of the table");
    };
    BLOSCOPE_CHECK(within(readColumns(schema, "columns", parsed.stored)));
    BLOSCOPE_CHECK(within(readColumns(schema, "computed_columns", parsed.computed)));
    BLOSCOPE_CHECK(within(readColumns(schema, "materialized_columns", parsed.origins)));
    return parsed;
}

std::string keyOfColumn(std::string_view name)
{
    std::string key = "/_cols/";
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] == '.') {
            key += '/';
            continue;
        }
        const bool escapes = name[i] == '\\' && i + 1 < name.size();
        appendEncoded(name[escapes ? ++i : i], key);
    }
    return key;
}

} // namespace bloscope
