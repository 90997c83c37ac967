#include "core/inspect/describe.h"

#include "core/inspect/describe_value.h"
#include "core/msgpack/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

Result<Description> describeItem(const ItemList& list, std::int64_t i, const Job& job)
{
    BLOSCOPE_TRY(ByteBuffer bytes, list.bytes(i, job));
    DescribedParts parts;
    return describeValue(fmt::format("[{}]", i),
                         {std::make_shared<const ByteBuffer>(std::move(bytes)), {}}, parts);
}

Result<ItemText> itemText(const ItemList& list, std::int64_t i, const Job& job)
{
    BLOSCOPE_TRY(ByteBuffer bytes, list.bytes(i, job));
    DescribedParts none{.left = 0, .levels = 0};
    Description described =
        describeValue({}, {std::make_shared<const ByteBuffer>(std::move(bytes)), {}}, none);
    if (described.problem && described.summary.empty())
        return Error{ErrorKind::Malformed, *described.problem};
    return ItemText{std::move(described.meaning), std::move(described.summary)};
}

Result<std::string> itemJson(const ItemList& list, std::int64_t i, const Job& job)
{
    BLOSCOPE_TRY(const msgpack_value::Value value, list.item(i, job));
    constexpr auto replaceBadText = nlohmann::ordered_json::error_handler_t::replace;
    return msgpack_value::toJson(value).dump(2, ' ', false, replaceBadText);
}

} // namespace bloscope
