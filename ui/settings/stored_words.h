#pragma once

#include "ui/text/words.h"

#include <QSettings>

namespace bloscope {

// Anything but a word of the table counts as not chosen.
template <class T, std::size_t n>
T readWord(const QSettings& store, const QString& key, const std::array<Word<T>, n>& words,
           T otherwise)
{
    return choiceOf(words, store.value(key).toString().toStdString()).value_or(otherwise);
}

template <class T, std::size_t n>
void writeWord(QSettings& store, const QString& key, const std::array<Word<T>, n>& words, T value)
{
    store.setValue(key, wordFor(words, value));
}

inline int readNumber(const QSettings& store, const QString& key, int least, int most,
                      int otherwise)
{
    bool isNumber = false;
    const int number = store.value(key).toInt(&isNumber);
    return isNumber ? std::clamp(number, least, most) : otherwise;
}

// Digits after the point; -1 stands for as many as needed.
inline std::optional<int> readDigits(const QSettings& store, const QString& key)
{
    constexpr int mostDigits = 60;
    const int digits = readNumber(store, key, -1, mostDigits, -1);
    return digits >= 0 ? std::optional(digits) : std::nullopt;
}

} // namespace bloscope
