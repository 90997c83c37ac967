#include "core/filters/filters.h"

#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr int mantissaBits32 = 23;
constexpr int mantissaBits64 = 52;

// How many of `bits` bits the parameter takes away; outside of 0 to bits - 1 it makes no sense.
int lostBits(const FilterStep& step, int bits)
{
    const auto parameter = static_cast<std::int8_t>(step.meta);
    return parameter >= 0 ? bits - parameter : -parameter;
}

Result<> checkParameter(std::string_view filter, const FilterStep& step, int bits)
{
    const int lost = lostBits(step, bits);
    if (lost >= 0 && lost < bits)
        return {};
    return usageError(
        fmt::format("{}: {} is not in the range 1 to {} (bits to keep) or -1 to -{} (bits to drop)",
                    filter, static_cast<std::int8_t>(step.meta), bits, bits - 1));
}

// Calls function(word) with each word of `from` and stores what it makes of it.
template <class Word, class Function>
void eachWord(ByteView from, ByteSpan to, Function function)
{
    const std::size_t covered = from.size() - from.size() % sizeof(Word);
    for (std::size_t at = 0; at < covered; at += sizeof(Word)) {
        const Word word = function(loadLittle<Word>(from.data() + at));
        std::memcpy(to.data() + at, &word, sizeof word);
    }
    copyRest(from, to, covered);
}

template <class Word>
Word keptBits(int lost)
{
    return static_cast<Word>(~((Word{1} << lost) - 1));
}

// One that is not a number only by bits that are lost would become infinite.
template <class Word>
void truncateFloats(const FilterStep& step, ByteView from, ByteSpan to, int mantissaBits)
{
    const auto kept = keptBits<Word>(lostBits(step, mantissaBits));
    const Word withoutSign = ~Word{0} >> 1;
    const Word infinity = withoutSign & ~((Word{1} << mantissaBits) - 1);
    const Word quiet = Word{1} << (mantissaBits - 1);
    eachWord<Word>(from, to, [=](Word word) {
        const Word magnitude = word & withoutSign;
        const bool isLost = magnitude > infinity && (magnitude & kept) == infinity;
        return (word & kept) | (isLost ? quiet : 0);
    });
}

template <class Word>
void truncateIntegers(const FilterStep& step, ByteView from, ByteSpan to)
{
    const auto kept = keptBits<Word>(lostBits(step, 8 * int{sizeof(Word)}));
    eachWord<Word>(from, to, [=](Word word) { return static_cast<Word>(word & kept); });
}

} // namespace

Result<> checkTruncPrec(const FilterStep& step, std::size_t)
{
    if (step.typesize != 4 && step.typesize != 8)
        return usageError(fmt::format(
            "trunc_prec needs floats of 4 or 8 bytes, but the elements have {}", step.typesize));
    return checkParameter("trunc_prec", step, step.typesize == 4 ? mantissaBits32 : mantissaBits64);
}

Result<> checkIntTrunc(const FilterStep& step, std::size_t)
{
    if (step.typesize != 1 && step.typesize != 2 && step.typesize != 4 && step.typesize != 8)
        return usageError(fmt::format(
            "int_trunc needs whole numbers of 1, 2, 4 or 8 bytes, but the elements have {}",
            step.typesize));
    return checkParameter("int_trunc", step, 8 * static_cast<int>(step.typesize));
}

void applyTruncPrec(const FilterStep& step, ByteView from, ByteSpan to)
{
    assert(from.size() == to.size());
    if (step.typesize == 4)
        truncateFloats<std::uint32_t>(step, from, to, mantissaBits32);
    else
        truncateFloats<std::uint64_t>(step, from, to, mantissaBits64);
}

void applyIntTrunc(const FilterStep& step, ByteView from, ByteSpan to)
{
    assert(from.size() == to.size());
    switch (step.typesize) {
    case 1:
        return truncateIntegers<std::uint8_t>(step, from, to);
    case 2:
        return truncateIntegers<std::uint16_t>(step, from, to);
    case 4:
        return truncateIntegers<std::uint32_t>(step, from, to);
    default:
        return truncateIntegers<std::uint64_t>(step, from, to);
    }
}

} // namespace bloscope
