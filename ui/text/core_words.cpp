#include "ui/text/core_words.h"

#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace bloscope {

namespace {

constexpr std::array words = {
    QT_TRANSLATE_NOOP("CoreWord", "Blosc2 archive"),
    QT_TRANSLATE_NOOP("CoreWord", "Blosc2 directory"),
    QT_TRANSLATE_NOOP("CoreWord", "Chunk index"),
    QT_TRANSLATE_NOOP("CoreWord", "Header"),
    QT_TRANSLATE_NOOP("CoreWord", "JSON lines"),
    QT_TRANSLATE_NOOP("CoreWord", "Metalayers"),
    QT_TRANSLATE_NOOP("CoreWord", "NumPy array"),
    QT_TRANSLATE_NOOP("CoreWord", "Raw"),
    QT_TRANSLATE_NOOP("CoreWord", "Trailer"),
    QT_TRANSLATE_NOOP("CoreWord", "Variable-length metalayers"),
    QT_TRANSLATE_NOOP("CoreWord", "byte"),
    QT_TRANSLATE_NOOP("CoreWord", "bytes"),
    QT_TRANSLATE_NOOP("CoreWord", "cells"),
    QT_TRANSLATE_NOOP("CoreWord", "chunk"),
    QT_TRANSLATE_NOOP("CoreWord", "chunks"),
    QT_TRANSLATE_NOOP("CoreWord", "columns for data frames"),
    QT_TRANSLATE_NOOP("CoreWord", "delimited text"),
    QT_TRANSLATE_NOOP("CoreWord", "entries"),
    QT_TRANSLATE_NOOP("CoreWord", "entry"),
    QT_TRANSLATE_NOOP("CoreWord", "image or stack with the original values"),
    QT_TRANSLATE_NOOP("CoreWord", "medical image"),
    QT_TRANSLATE_NOOP("CoreWord", "no chunks"),
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

constexpr std::array causes = {
    QT_TRANSLATE_NOOP("CoreWord", "cannot be created"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot be read"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot be written"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot create a file in its directory"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot create a folder"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot create a folder in its directory"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot examine the file"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot list the directory"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot lock the file"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot open the directory"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot open the file"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot read"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot read the folder"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot replace the file"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot write"),
    QT_TRANSLATE_NOOP("CoreWord", "cannot write to the disk"),
    QT_TRANSLATE_NOOP("CoreWord", "chunks.b2frame is missing"),
    QT_TRANSLATE_NOOP("CoreWord", "embed.b2e is missing"),
    QT_TRANSLATE_NOOP("CoreWord", "it is empty"),
    QT_TRANSLATE_NOOP("CoreWord", "its directory is read-only"),
    QT_TRANSLATE_NOOP("CoreWord", "no Blosc2 file was found in this folder"),
    QT_TRANSLATE_NOOP("CoreWord", "not a Blosc2 directory"),
    QT_TRANSLATE_NOOP("CoreWord", "not a Blosc2 file"),
    QT_TRANSLATE_NOOP("CoreWord", "not a Blosc2 frame"),
    QT_TRANSLATE_NOOP("CoreWord", "not a Blosc2 store"),
    QT_TRANSLATE_NOOP("CoreWord", "the file is empty"),
    QT_TRANSLATE_NOOP("CoreWord", "the file is read-only"),
    QT_TRANSLATE_NOOP("CoreWord", "the signature \"b2frame\" is missing"),
    QT_TRANSLATE_NOOP("CoreWord", "there is no room for what is read"),
    QT_TRANSLATE_NOOP("CoreWord", "this is not a Blosc2 file"),
    // of the system, which says them in a language of its own where it has that
    QT_TRANSLATE_NOOP("CoreWord", "Connection refused"),
    QT_TRANSLATE_NOOP("CoreWord", "Connection timed out"),
    QT_TRANSLATE_NOOP("CoreWord", "Device or resource busy"),
    QT_TRANSLATE_NOOP("CoreWord", "Disk quota exceeded"),
    QT_TRANSLATE_NOOP("CoreWord", "File exists"),
    QT_TRANSLATE_NOOP("CoreWord", "File name too long"),
    QT_TRANSLATE_NOOP("CoreWord", "Input/output error"),
    QT_TRANSLATE_NOOP("CoreWord", "Is a directory"),
    QT_TRANSLATE_NOOP("CoreWord", "No space left on device"),
    QT_TRANSLATE_NOOP("CoreWord", "No such file or directory"),
    QT_TRANSLATE_NOOP("CoreWord", "Not a directory"),
    QT_TRANSLATE_NOOP("CoreWord", "Operation not permitted"),
    QT_TRANSLATE_NOOP("CoreWord", "Permission denied"),
    QT_TRANSLATE_NOOP("CoreWord", "Read-only file system"),
    QT_TRANSLATE_NOOP("CoreWord", "Text file busy"),
    QT_TRANSLATE_NOOP("CoreWord", "Too many open files"),
};

// What is wrong with what somebody typed: a value, a condition, a slice. The first that fits
// counts.
constexpr std::array mistakes = {
    QT_TRANSLATE_NOOP("CoreWord", "%1 is longer than %2 bytes"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is longer than %2 characters"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is neither True nor False"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is not 0x followed by %2 hexadecimal digits"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is not a number"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is not a number, or is too large"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is not a value of type %2"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is not a whole number"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is not a whole number from %2 to %3"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is not expected here"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 is too large for %2 bits"),
    QT_TRANSLATE_NOOP("CoreWord", "%1 at character %2 is neither an index nor a range "
                                  "start:stop:step of dimension %3"),
    QT_TRANSLATE_NOOP("CoreWord", "a list can only follow \"in\""),
    QT_TRANSLATE_NOOP("CoreWord", "a quoted string is expected"),
    QT_TRANSLATE_NOOP("CoreWord", "a value is expected, not %1"),
    QT_TRANSLATE_NOOP("CoreWord", "an operator such as \"and\" is missing before %1"),
    QT_TRANSLATE_NOOP("CoreWord", "enter a condition such as price > 100"),
    QT_TRANSLATE_NOOP("CoreWord", "enter a date such as 2021-03-04T05:06:07"),
    QT_TRANSLATE_NOOP("CoreWord", "index %1 is out of bounds for dimension %2 of size %3"),
    QT_TRANSLATE_NOOP("CoreWord", "null is not a value; write \"is null\" or \"is not null\""),
    QT_TRANSLATE_NOOP("CoreWord", "the condition ends too early"),
    QT_TRANSLATE_NOOP("CoreWord", "the condition ends where a value is expected"),
    QT_TRANSLATE_NOOP("CoreWord", "the number %1 at character %2 is too large for dimension %3"),
    QT_TRANSLATE_NOOP("CoreWord", "the parenthesis is not closed"),
    QT_TRANSLATE_NOOP("CoreWord", "the step of dimension %1 is 0"),
    QT_TRANSLATE_NOOP("CoreWord", "there is no column named %1; did you mean %2?"),
    QT_TRANSLATE_NOOP("CoreWord", "there is no column named %1"),
    QT_TRANSLATE_NOOP("CoreWord", "this parenthesis was not opened"),
    QT_TRANSLATE_NOOP("CoreWord", "write \"%1\" instead of %2"),
};

// Finds what takes the places of %1, %2 and %3 in a sentence: one word, or a quotation. Anything
// else is English that would be left in the middle of a translation.
QRegularExpression formOf(const char* sentence)
{
    QString form = QRegularExpression::escape(QLatin1String(sentence));
    form.replace(QRegularExpression("\\\\%[1-3]"), "(\".+\"|'.+'|`.+`|[^ ]+)");
    return QRegularExpression(QRegularExpression::anchoredPattern(form));
}

// Nothing where `cause` is none of the mistakes.
std::optional<QString> translatedMistake(const QString& cause)
{
    static const auto forms = [] {
        std::array<QRegularExpression, mistakes.size()> made;
        std::ranges::transform(mistakes, made.begin(), formOf);
        return made;
    }();
    for (std::size_t i = 0; i < forms.size(); ++i) {
        const QRegularExpressionMatch found = forms[i].match(cause);
        if (!found.hasMatch())
            continue;
        const QString text = QCoreApplication::translate("CoreWord", mistakes[i]);
        const QStringList parts = found.capturedTexts();
        switch (parts.size()) {
        case 1:
            return text;
        case 2:
            return text.arg(parts[1]);
        case 3:
            return text.arg(parts[1], parts[2]);
        default:
            return text.arg(parts[1], parts[2], parts[3]);
        }
    }
    return std::nullopt;
}

// `word` itself where it is none of those.
QString translatedWord(std::span<const char* const> known, std::string_view word)
{
    const auto found =
        std::ranges::find(known, word, [](const char* text) { return std::string_view(text); });
    return found != known.end() ? QCoreApplication::translate("CoreWord", *found)
                                : displayText(word);
}

} // namespace

QString coreWord(std::string_view word)
{
    return translatedWord(words, word);
}

QString coreAmount(std::string_view amount)
{
    static const QRegularExpression form("^([0-9 ]+)(\\.([0-9]+))? ([A-Za-z]+)$");
    const QRegularExpressionMatch match = form.match(displayText(amount));
    if (!match.hasMatch())
        return coreWord(amount);
    const QString whole = match.captured(1).remove(' ');
    const QString decimals = match.captured(3);
    const QString number =
        decimals.isEmpty() ? countText(whole.toULongLong())
                           : decimalText((whole + '.' + decimals).toDouble(), int(decimals.size()));
    return number + ' ' + coreWord(match.captured(4).toStdString());
}

QString coreCause(std::string_view cause)
{
    if (auto mistake = translatedMistake(displayText(cause)))
        return *std::move(mistake);
    constexpr std::string_view between = ": ";
    QString text;
    for (std::size_t begin = 0; begin < cause.size();) {
        const std::string_view part = cause.substr(begin, cause.find(between, begin) - begin);
        const QString translated = translatedWord(causes, part);
        text += translated;
        begin += part.size();
        if (begin == cause.size())
            break;
        const bool isEnglish = translated == displayText(part);
        //: between a cause and what caused it: "cannot open the file: Permission denied"
        text += isEnglish ? QString(": ") : QCoreApplication::translate("CoreWord", ": ");
        begin += between.size();
    }
    return text;
}

} // namespace bloscope
