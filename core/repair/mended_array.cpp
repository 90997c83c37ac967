#include "core/repair/mended_array.h"

#include "core/array/array_layout.h"
#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/dtype/dtype.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::string_view arrayNames[] = {"b2nd", "caterva"};
constexpr std::size_t mostBytesTried = 512; // of metadata

bool isArrayName(std::string_view name)
{
    return std::ranges::find(arrayNames, name) != std::end(arrayNames);
}

// Does one wrong byte make the name of an array of it?
std::optional<std::string> arrayNameLike(std::string_view name)
{
    for (const std::string_view right : arrayNames) {
        if (name.size() != right.size())
            continue;
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < name.size(); ++i)
            wrong += name[i] == right[i] ? 0 : 1;
        if (wrong == 1)
            return std::string(right);
    }
    return {};
}

// What array metadata may have been before one byte of them became another.
struct Corrections {
    ByteBuffer best;        // empty where there is none, or no telling which
    std::int64_t count = 0; // of all that fit

    void add(const ByteBuffer& value, bool isOneBit)
    {
        ++count;
        m_ofOneBit += isOneBit ? 1 : 0;
        const bool isBest = isOneBit ? m_ofOneBit == 1 : count == 1;
        if (isBest)
            best = value;
        else if (isOneBit || m_ofOneBit == 0)
            best.clear();
    }

 private:
    std::int64_t m_ofOneBit = 0; // one bit is more likely than several
};

Corrections correctionsOf(ByteBuffer value, const ArrayEvidence& evidence)
{
    Corrections found;
    for (std::size_t i = 0; i < std::min(value.size(), mostBytesTried); ++i) {
        const std::byte before = value[i];
        for (unsigned change = 1; change < 256; ++change) {
            value[i] = before ^ std::byte(change);
            const auto array = parseB2nd(value, 0);
            if (array && array->version == 0 && evidence.isOf(*array))
                found.add(value, std::has_single_bit(change));
        }
        value[i] = before;
    }
    return found;
}

std::string shapesText(const ByteBuffer& value)
{
    const auto array = parseB2nd(value, 0);
    return array ? fmt::format("shape {}, chunks {}, blocks {}", tupleText(array->shape),
                               tupleText(array->chunkshape), tupleText(array->blockshape))
                 : "unreadable";
}

NamedValues with(const NamedValues& values, std::size_t number, NamedValue value)
{
    NamedValues result;
    for (std::size_t i = 0; i < values.items().size(); ++i) {
        const NamedValue& item = i == number ? value : values.items()[i];
        if (!result.keep(item.name, item.value))
            return values;
    }
    return result;
}

void correctValue(const ArrayEvidence& evidence, std::size_t number, SalvagePlan& plan)
{
    const NamedValue& item = plan.metalayers.items()[number];
    Corrections corrections = correctionsOf(item.value, evidence);
    if (corrections.best.empty())
        return;
    const std::string text =
        fmt::format("one byte of its metadata was wrong: {} became {}", shapesText(item.value),
                    shapesText(corrections.best));
    if (corrections.count == 1)
        plan.note("array", text);
    else
        plan.lose("array", text + ", which is the most likely of several that fit the chunks");
    plan.metalayers =
        with(plan.metalayers, number, {item.name, std::move(corrections.best)});
}

// A metalayer that describes the chunks exactly, and whose name is nearly that of an array's.
void correctName(const ArrayEvidence& evidence, SalvagePlan& plan)
{
    const auto& items = plan.metalayers.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto name = arrayNameLike(items[i].name);
        const auto array = name ? parseB2nd(items[i].value, 0) : Error{ErrorKind::Malformed, ""};
        if (!array || !evidence.isOf(*array))
            continue;
        plan.note("metalayers", fmt::format("the name \"{}\" became \"{}\"",
                                            escapeForDisplay(items[i].name), *name));
        plan.metalayers = with(plan.metalayers, i, {*name, items[i].value});
        return;
    }
}

} // namespace

bool ArrayEvidence::hasSizesOf(const B2ndMetadata& array) const
{
    const auto layout = layoutOf(array, typesize);
    const bool hasBlocks = layout && (blockBytes == 0 || layout->blockBytes == blockBytes ||
                                      layout->blockBytes == statedBlockBytes);
    return hasBlocks && (chunkBytes == 0 || layout->chunkBytes == chunkBytes);
}

bool ArrayEvidence::hasCountOf(const B2ndMetadata& array) const
{
    const auto layout = layoutOf(array, typesize);
    return layout && (!chunkCount || layout->chunkCount == *chunkCount);
}

bool ArrayEvidence::isOf(const B2ndMetadata& array) const
{
    return hasSizesOf(array) && hasCountOf(array) && array.trailingBytes == 0 &&
           array.dtypeFormat.value_or(0) == 0;
}

std::optional<std::int32_t> itemsizeOf(const B2ndMetadata& array, const Limits& limits)
{
    const auto dtype = array.dtype ? parseDType(*array.dtype, limits) : usageError("");
    return dtype ? std::optional(static_cast<std::int32_t>(dtype->itemsize)) : std::nullopt;
}

void mendArray(const ArrayEvidence& evidence, SalvagePlan& plan)
{
    const auto& items = plan.metalayers.items();
    const auto entry = std::ranges::find_if(
        items, [](const NamedValue& item) { return isArrayName(item.name); });
    if (entry == items.end())
        return correctName(evidence, plan);
    const auto array = parseB2nd(entry->value, 0);
    if (!array || !evidence.hasSizesOf(*array) || !evidence.hasCountOf(*array))
        correctValue(evidence, static_cast<std::size_t>(entry - items.begin()), plan);
}

void setArrayAside(const std::string& why, SalvagePlan& plan)
{
    const auto& items = plan.metalayers.items();
    const auto entry = std::ranges::find_if(
        items, [](const NamedValue& item) { return isArrayName(item.name); });
    if (entry == items.end())
        return;
    const std::string name = entry->name + "-damaged";
    plan.lose("array", fmt::format("{}, and nothing shows what they were: they are kept as "
                                   "metalayer \"{}\", and the new file has plain chunks",
                                   why, name));
    plan.metalayers = with(plan.metalayers, static_cast<std::size_t>(entry - items.begin()),
                           {name, entry->value});
}

} // namespace bloscope
