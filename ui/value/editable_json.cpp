#include "ui/value/editable_json.h"

#include "core/base/text.h"
#include "core/msgpack/json_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t mostBytes = 4_MiB;
constexpr std::size_t longestLine = 64_KiB;

std::size_t longestLineOf(std::string_view text)
{
    std::size_t longest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        longest = std::max(longest, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

Error tooLong(std::string what)
{
    return {ErrorKind::Limit, std::move(what)};
}

} // namespace

Result<QString> editableJson(const ByteBuffer& value)
{
    if (value.size() > mostBytes)
        return tooLong(fmt::format("it has {}, and JSON is edited up to {}",
                                   byteCountText(value.size()), byteCountText(mostBytes)));
    BLOSCOPE_TRY(const std::string text,
                 msgpack_value::jsonText(value, msgpack_value::JsonLayout::Indented));
    if (text.size() > mostBytes)
        return tooLong(fmt::format("its JSON has {}, and is edited up to {}",
                                   byteCountText(text.size()), byteCountText(mostBytes)));
    if (const std::size_t line = longestLineOf(text); line > longestLine)
        return tooLong(fmt::format("its JSON has a line of {}, and is edited up to {}",
                                   byteCountText(line), byteCountText(longestLine)));
    return QString::fromStdString(text);
}

} // namespace bloscope
