#include "tests/support/stored_fields.h"

#include "core/base/checked.h"

#include <algorithm>

namespace bloscope::test {

namespace {

std::int64_t numberIn(ByteView bytes, ByteOrder order)
{
    ByteBuffer big(bytes.begin(), bytes.end());
    if (order == ByteOrder::Little)
        std::reverse(big.begin(), big.end());
    const bool negative = bytes.size() > 1 && (big.front() & std::byte{0x80}) != std::byte{0};
    std::uint64_t number = negative ? ~std::uint64_t(0) : 0;
    for (const std::byte byte : big)
        number = number << 8 | std::to_integer<std::uint64_t>(byte);
    return static_cast<std::int64_t>(number);
}

nlohmann::ordered_json valueIn(ByteView bytes, const nlohmann::ordered_json& like, ByteOrder order)
{
    if (like.is_boolean())
        return bytes[0] == std::byte{0xc3};
    if (like.is_string())
        return hexOf(bytes);
    if (!like.is_array())
        return numberIn(bytes, order);
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    const std::size_t each = bytes.size() / std::max<std::size_t>(like.size(), 1);
    for (std::size_t i = 0; i < like.size(); ++i)
        list.push_back(numberIn(bytes.subspan(i * each, each), order));
    return list;
}

} // namespace

std::string complaintAbout(const Field& field, ByteView file, ByteOrder order)
{
    if (field.size == 0)
        return {};
    if (!fits(field.offset, field.size, file.size()))
        return field.name + " lies outside of the file";
    const auto found = valueIn(file.subspan(field.offset, field.size), field.value, order);
    if (found != field.value)
        return field.name + " is said to be " + field.value.dump() + ", the file has " +
               found.dump();
    return {};
}

} // namespace bloscope::test
