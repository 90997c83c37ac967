#pragma once

#include "core/base/words.h"

#include <QJsonValue>
#include <QLatin1String>
#include <QtGlobal>
#include <algorithm>
#include <optional>

namespace bloscope {

template <class T, std::size_t n>
QLatin1String wordFor(const std::array<Word<T>, n>& words, T value)
{
    return QLatin1String(wordIn(words, value));
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
