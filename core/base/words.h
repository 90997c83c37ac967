#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string_view>

namespace bloscope {

// Choices stand in settings, sessions and commands as words that people can read: a table for each
// kind of choice, with a line for each enumerator.
template <class T>
struct Word {
    T value;
    const char* word;
};

// Nothing for a word that is not in the table.
template <class T, std::size_t n>
std::optional<T> choiceOf(const std::array<Word<T>, n>& words, std::string_view word)
{
    const auto found = std::ranges::find(words, word, &Word<T>::word);
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

// `value` is in the table.
template <class T, std::size_t n>
const char* wordIn(const std::array<Word<T>, n>& words, T value)
{
    const auto found = std::ranges::find(words, value, &Word<T>::value);
    assert(found != words.end());
    return found->word;
}

} // namespace bloscope
