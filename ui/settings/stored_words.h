#pragma once

#include <QSettings>
#include <algorithm>
#include <array>
#include <optional>

namespace bloscope {

// Choices stand in the settings as words that people can read. Anything else there counts as not
// chosen.
template <class T>
struct Word {
    T value;
    const char* word;
};

template <class T, std::size_t n>
T readWord(const QSettings& store, const QString& key, const std::array<Word<T>, n>& words,
           T otherwise)
{
    const QString stored = store.value(key).toString();
    const auto found = std::ranges::find_if(
        words, [&](const Word<T>& word) { return stored == QLatin1String(word.word); });
    return found == words.end() ? otherwise : found->value;
}

template <class T, std::size_t n>
void writeWord(QSettings& store, const QString& key, const std::array<Word<T>, n>& words, T value)
{
    const auto found =
        std::ranges::find_if(words, [&](const Word<T>& word) { return word.value == value; });
    if (found != words.end())
        store.setValue(key, found->word);
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
