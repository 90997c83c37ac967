#include "ui/text/core_words.h"

#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace bloscope {

namespace {

constexpr std::array words = {
    QT_TRANSLATE_NOOP("CoreWord", "Blosc2 archive"),
    QT_TRANSLATE_NOOP("CoreWord", "Blosc2 directory"),
    QT_TRANSLATE_NOOP("CoreWord", "JSON lines"),
    QT_TRANSLATE_NOOP("CoreWord", "NumPy array"),
    QT_TRANSLATE_NOOP("CoreWord", "Raw"),
    QT_TRANSLATE_NOOP("CoreWord", "columns for data frames"),
    QT_TRANSLATE_NOOP("CoreWord", "delimited text"),
    QT_TRANSLATE_NOOP("CoreWord", "image or stack with the original values"),
    QT_TRANSLATE_NOOP("CoreWord", "medical image"),
    QT_TRANSLATE_NOOP("CoreWord", "one line of JSON per row"),
    QT_TRANSLATE_NOOP("CoreWord", "picture as a document"),
    QT_TRANSLATE_NOOP("CoreWord", "picture as displayed"),
    QT_TRANSLATE_NOOP("CoreWord", "picture as vector graphics"),
    QT_TRANSLATE_NOOP("CoreWord", "raw bytes of the elements"),
    QT_TRANSLATE_NOOP("CoreWord", "structured array"),
    QT_TRANSLATE_NOOP("CoreWord", "tab-separated text"),
    QT_TRANSLATE_NOOP("CoreWord", "table in a directory"),
    QT_TRANSLATE_NOOP("CoreWord", "table in one file"),
    QT_TRANSLATE_NOOP("CoreWord", "table of a database"),
};

} // namespace

QString coreWord(std::string_view word)
{
    const auto found =
        std::ranges::find(words, word, [](const char* known) { return std::string_view(known); });
    return found != words.end() ? QCoreApplication::translate("CoreWord", *found)
                                : displayText(word);
}

} // namespace bloscope
