#pragma once

#include <QJsonValue>
#include <QLatin1String>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string_view>

namespace bloscope {

// Choices stand in settings and sessions as words that people can read: a table for each kind of
// choice, with a line for each enumerator.
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

template <class T, std::size_t n>
QLatin1String wordFor(const std::array<Word<T>, n>& words, T value)
{
    const auto found = std::ranges::find(words, value, &Word<T>::value);
    assert(found != words.end());
    return QLatin1String(found->word);
}

// A word of the table, or the number of the enumerator, which was kept until 0.2.0; nothing for
// anything else.
template <class T, std::size_t n>
std::optional<T> choiceFrom(const QJsonValue& json, const std::array<Word<T>, n>& words)
{
    if (json.isString())
        return choiceOf(words, json.toString().toStdString());
    const auto found = std::ranges::find_if(words, [&](const Word<T>& each) {
        return json.isDouble() && json.toDouble() == static_cast<double>(each.value);
    });
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

inline constexpr qsizetype longText =
    24; // characters from which on a cell has its text as tool tip

} // namespace bloscope
