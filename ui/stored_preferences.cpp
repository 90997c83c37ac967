#include "ui/stored_preferences.h"

#include <QSettings>
#include <algorithm>
#include <array>

namespace bloscope {

namespace {

using Header = CsvOptions::Header;
using Layout = CsvOptions::Layout;
using LineEnd = CsvOptions::LineEnd;

constexpr auto themeKey = "preferences/theme";
constexpr auto sessionKey = "preferences/restoreSession";
constexpr auto discardingKey = "preferences/askBeforeDiscardingJobs";
constexpr auto cacheKey = "cache/mebibytes";
constexpr auto threadsKey = "preferences/threads";
constexpr auto colorMapKey = "preferences/colorMap";
constexpr auto exponentKey = "numbers/exponent";
constexpr auto precisionKey = "numbers/digits"; // -1: as many as needed
constexpr auto baseKey = "numbers/integers";
constexpr auto delimiterKey = "csv/delimiter";
constexpr auto decimalPointKey = "csv/decimalPoint";
constexpr auto headerKey = "csv/header";
constexpr auto layoutKey = "csv/layout";
constexpr auto digitsKey = "csv/digits"; // -1: as many as needed
constexpr auto naKey = "csv/na";
constexpr auto lineEndKey = "csv/lineEnd";

constexpr int mostDigits = 60;
constexpr qsizetype longestNa = 100;

template <class T>
struct Word {
    T value;
    const char* word;
};

constexpr std::array<Word<ThemeChoice>, 3> themes = {
    {{ThemeChoice::System, "system"}, {ThemeChoice::Light, "light"}, {ThemeChoice::Dark, "dark"}}};
constexpr std::array<Word<NumberFormat::Exponent>, 2> exponents = {
    {{NumberFormat::Exponent::AsNeeded, "plain"}, {NumberFormat::Exponent::Always, "scientific"}}};
constexpr std::array<Word<NumberFormat::Base>, 4> bases = {
    {{NumberFormat::Base::Decimal, "decimal"},
     {NumberFormat::Base::Hexadecimal, "hexadecimal"},
     {NumberFormat::Base::Octal, "octal"},
     {NumberFormat::Base::Binary, "binary"}}};
constexpr std::array<Word<Header>, 3> headers = {
    {{Header::None, "none"}, {Header::Index, "index"}, {Header::Names, "names"}}};
constexpr std::array<Word<Layout>, 2> layouts = {{{Layout::Grid, "grid"}, {Layout::Long, "long"}}};
constexpr std::array<Word<LineEnd>, 2> lineEnds = {{{LineEnd::Lf, "lf"}, {LineEnd::CrLf, "crlf"}}};
constexpr std::array<Word<char>, 5> delimiters = {
    {{',', "comma"}, {';', "semicolon"}, {'\t', "tab"}, {' ', "blank"}, {'|', "bar"}}};
constexpr std::array<Word<char>, 2> decimalPoints = {{{'.', "point"}, {',', "comma"}}};

template <class T, std::size_t n>
T readWord(const QSettings& store, const char* key, const std::array<Word<T>, n>& words,
           T otherwise)
{
    const QString stored = store.value(key).toString();
    const auto found = std::ranges::find_if(
        words, [&](const Word<T>& word) { return stored == QLatin1String(word.word); });
    return found == words.end() ? otherwise : found->value;
}

template <class T, std::size_t n>
void writeWord(QSettings& store, const char* key, const std::array<Word<T>, n>& words, T value)
{
    const auto found =
        std::ranges::find_if(words, [&](const Word<T>& word) { return word.value == value; });
    if (found != words.end())
        store.setValue(key, found->word);
}

int readNumber(const QSettings& store, const char* key, int least, int most, int otherwise)
{
    bool isNumber = false;
    const int number = store.value(key).toInt(&isNumber);
    return isNumber ? std::clamp(number, least, most) : otherwise;
}

std::optional<int> readDigits(const QSettings& store, const char* key)
{
    const int digits = readNumber(store, key, -1, mostDigits, -1);
    return digits >= 0 ? std::optional(digits) : std::nullopt;
}

NumberFormat readNumbers(const QSettings& store)
{
    NumberFormat numbers;
    numbers.exponent = readWord(store, exponentKey, exponents, numbers.exponent);
    numbers.precision = readDigits(store, precisionKey);
    numbers.base = readWord(store, baseKey, bases, numbers.base);
    return numbers;
}

void writeNumbers(const NumberFormat& numbers, QSettings& store)
{
    writeWord(store, exponentKey, exponents, numbers.exponent);
    store.setValue(precisionKey, numbers.precision.value_or(-1));
    writeWord(store, baseKey, bases, numbers.base);
}

CsvOptions readCsv(const QSettings& store)
{
    CsvOptions csv;
    csv.delimiter = readWord(store, delimiterKey, delimiters, csv.delimiter);
    csv.decimalPoint = readWord(store, decimalPointKey, decimalPoints, csv.decimalPoint);
    if (csv.decimalPoint == csv.delimiter)
        csv.delimiter = ';';
    csv.header = readWord(store, headerKey, headers, csv.header);
    csv.layout = readWord(store, layoutKey, layouts, csv.layout);
    csv.lineEnd = readWord(store, lineEndKey, lineEnds, csv.lineEnd);
    csv.precision = readDigits(store, digitsKey);
    csv.na =
        store.value(naKey, QString::fromStdString(csv.na)).toString().left(longestNa).toStdString();
    return csv;
}

void writeCsv(const CsvOptions& csv, QSettings& store)
{
    writeWord(store, delimiterKey, delimiters, csv.delimiter);
    writeWord(store, decimalPointKey, decimalPoints, csv.decimalPoint);
    writeWord(store, headerKey, headers, csv.header);
    writeWord(store, layoutKey, layouts, csv.layout);
    writeWord(store, lineEndKey, lineEnds, csv.lineEnd);
    store.setValue(digitsKey, csv.precision.value_or(-1));
    store.setValue(naKey, QString::fromStdString(csv.na));
}

} // namespace

Preferences readPreferences(const QSettings& store)
{
    using P = Preferences;
    P read;
    read.theme = readWord(store, themeKey, themes, read.theme);
    read.restoresSession = store.value(sessionKey, read.restoresSession).toBool();
    read.asksBeforeDiscardingJobs =
        store.value(discardingKey, read.asksBeforeDiscardingJobs).toBool();
    read.cacheMebibytes = readNumber(store, cacheKey, P::leastCacheMebibytes, P::mostCacheMebibytes,
                                     read.cacheMebibytes);
    read.threads = readNumber(store, threadsKey, 0, P::mostThreads, read.threads);
    read.colorMap = store.value(colorMapKey).toString().toStdString();
    read.numbers = readNumbers(store);
    read.csv = readCsv(store);
    return read;
}

void writePreferences(const Preferences& preferences, QSettings& store)
{
    writeWord(store, themeKey, themes, preferences.theme);
    store.setValue(sessionKey, preferences.restoresSession);
    store.setValue(discardingKey, preferences.asksBeforeDiscardingJobs);
    store.setValue(cacheKey, preferences.cacheMebibytes);
    store.setValue(threadsKey, preferences.threads);
    store.setValue(colorMapKey, QString::fromStdString(preferences.colorMap));
    writeNumbers(preferences.numbers, store);
    writeCsv(preferences.csv, store);
}

} // namespace bloscope
