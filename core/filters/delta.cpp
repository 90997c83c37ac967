#include "core/filters/filters.h"

#include <cassert>

namespace bloscope {

namespace {

// Calls function(word) with a word of the size that elements of `typesize` bytes are taken in.
template <class Function>
void withWordOf(std::size_t typesize, Function function)
{
    switch (typesize) {
    case 1:
        return function(std::uint8_t{});
    case 2:
        return function(std::uint16_t{});
    case 4:
        return function(std::uint32_t{});
    default:
        return typesize % 8 == 0 ? function(std::uint64_t{}) : function(std::uint8_t{});
    }
}

template <class Word>
void store(std::byte* to, Word word)
{
    std::memcpy(to, &word, sizeof word);
}

template <class Word>
void undoRunning(const std::byte* from, std::byte* to, std::size_t bytes)
{
    Word word = 0;
    for (std::size_t i = 0; i < bytes; i += sizeof(Word)) {
        word = static_cast<Word>(word ^ loadLittle<Word>(from + i));
        store(to + i, word);
    }
}

template <class Word>
void applyRunning(const std::byte* from, std::byte* to, std::size_t bytes)
{
    Word before = 0;
    for (std::size_t i = 0; i < bytes; i += sizeof(Word)) {
        const Word word = loadLittle<Word>(from + i);
        store(to + i, static_cast<Word>(word ^ before));
        before = word;
    }
}

void exclusiveOr(const std::byte* from, const std::byte* with, std::byte* to, std::size_t bytes)
{
    for (std::size_t i = 0; i < bytes; ++i)
        to[i] = from[i] ^ with[i];
}

// Against the first block, or else each word against the one before it, as `running` does it.
template <class Running>
void filterDelta(const FilterStep& step, ByteView from, ByteSpan to, Running running)
{
    assert(from.size() == to.size() && step.typesize > 0);
    assert(step.firstBlock.empty() || step.firstBlock.size() >= from.size());
    withWordOf(step.typesize, [&](auto word) {
        const std::size_t covered = from.size() - from.size() % sizeof word;
        if (step.firstBlock.empty())
            running(word, from.data(), to.data(), covered);
        else
            exclusiveOr(from.data(), step.firstBlock.data(), to.data(), covered);
        copyRest(from, to, covered);
    });
}

} // namespace

void undoDelta(const FilterStep& step, ByteView from, ByteSpan to)
{
    filterDelta(step, from, to,
                [](auto word, auto... bytes) { undoRunning<decltype(word)>(bytes...); });
}

void applyDelta(const FilterStep& step, ByteView from, ByteSpan to)
{
    filterDelta(step, from, to,
                [](auto word, auto... bytes) { applyRunning<decltype(word)>(bytes...); });
}

} // namespace bloscope
