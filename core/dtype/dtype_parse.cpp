#include "core/dtype/dtype_descr.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/dtype.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Parts between commas that stand in no bracket.
std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '(' || text[i] == '[' ? 1 : text[i] == ')' || text[i] == ']' ? -1 : 0;
        if (text[i] == ',' && depth == 0) {
            parts.push_back(trimmed(text.substr(begin, i - begin)));
            begin = i + 1;
        }
    }
    parts.push_back(trimmed(text.substr(begin)));
    if (parts.size() > 1 && parts.back().empty())
        parts.pop_back(); // "i4," is a structure of one field
    return parts;
}

// How many characters of a part are its shape: "3" of "3i4", "(2,3)" of "(2,3)f8".
std::size_t lengthOfShape(std::string_view part)
{
    if (part.starts_with('('))
        return std::min(part.find(')'), part.size() - 1) + 1;
    return std::min(part.find_first_not_of("0123456789"), part.size());
}

Result<std::vector<std::int64_t>> shapeIn(std::string_view text)
{
    std::vector<std::int64_t> shape;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find_first_of("0123456789"), text.size());
        if (begin == text.size())
            break;
        std::int64_t extent = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, failure] = std::from_chars(text.data() + begin, end, extent);
        if (failure != std::errc())
            return unknownType(text);
        shape.push_back(extent);
        text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    }
    return shape;
}

// "<i4", "3i4", "(2,3)f8"; "1i4" is i4.
Result<DType> parsePart(std::string_view part)
{
    const std::size_t shapeLength = lengthOfShape(part);
    const std::string_view type = shapeLength == 0 ? part : trimmed(part.substr(shapeLength));
    if (type.empty())
        return unknownType(part);
    BLOSCOPE_TRY(std::vector<std::int64_t> shape, shapeIn(part.substr(0, shapeLength)));
    BLOSCOPE_TRY(DType dtype, parseScalarDType(type));
    if (shape.empty() || part.starts_with("1" + std::string(type)))
        return dtype;
    BLOSCOPE_TRY(dtype, subArrayDType(std::move(dtype), std::move(shape)));
    dtype.text = part;
    return dtype;
}

Result<DType> parseCompound(std::string_view text, const Limits& limits)
{
    constexpr std::size_t literalsPerType = 3; // (name, [ (name, ...
    if (!isUtf8(text))
        return Error{ErrorKind::Malformed, "it is not valid UTF-8"};
    BLOSCOPE_TRY(const PythonLiteral literal,
                 parsePythonLiteral(text, literalsPerType * (limits.dtypeDepth + 1)));
    return dtypeOf(literal, limits);
}

// Lists, dicts, sub-arrays and wrapped types; but not "(2,3)f8".
bool isLiteral(std::string_view text)
{
    return text.front() == '[' || text.front() == '{' ||
           (text.front() == '(' && text.back() == ')');
}

Result<DType> parseAny(std::string_view text, const Limits& limits)
{
    if (!isLiteral(trimmed(text)))
        return parseFlatDType(text, limits);
    auto dtype = parseCompound(text, limits);
    if (dtype)
        return dtype;
    const Error& error = dtype.error();
    const bool isUnknown = error.kind() == ErrorKind::Malformed;
    return Error{error.kind(), fmt::format("{}element type {}: {}", isUnknown ? "unknown " : "",
                                           quotedType(text), error.text())};
}

} // namespace

Result<DType> parseFlatDType(std::string_view text, const Limits& limits)
{
    const std::vector<std::string_view> parts = partsOf(text);
    if (parts.size() == 1 && !trimmed(text).ends_with(','))
        return parsePart(text);
    if (parts.size() > limits.dtypeFields)
        return Error{ErrorKind::Limit,
                     fmt::format("the element type has {} fields; the limit is {}", parts.size(),
                                 limits.dtypeFields)};
    std::vector<DTypeField> fields;
    for (const std::string_view part : parts) {
        BLOSCOPE_TRY(DType dtype, parsePart(part));
        fields.push_back({fmt::format("f{}", fields.size()), {}, 0, std::move(dtype)});
    }
    BLOSCOPE_TRY(DType dtype, packedDType(std::move(fields)));
    dtype.text = text;
    return dtype;
}

Result<DType> parseDType(std::string_view text, const Limits& limits)
{
    if (text.size() > limits.dtypeTextBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("the text of the element type has {} bytes; the limit is {}",
                                 text.size(), limits.dtypeTextBytes)};
    if (trimmed(text).empty())
        return Error{ErrorKind::Malformed, "the text of the element type is empty"};
    BLOSCOPE_TRY(DType dtype, parseAny(text, limits));
    if (dtype.itemsize == 0)
        return unknownType(text);
    dtype.text = text;
    return dtype;
}

} // namespace bloscope
