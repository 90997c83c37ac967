#include "ui/settings/preferences.h"
#include "ui/settings/settings.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QSettings>
#include <algorithm>
#include <array>
#include <iterator>

namespace bloscope {

namespace {

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

int readNumber(const QSettings& store, const QString& key, int least, int most, int otherwise)
{
    bool isNumber = false;
    const int number = store.value(key).toInt(&isNumber);
    return isNumber ? std::clamp(number, least, most) : otherwise;
}

// Digits after the point; -1 stands for as many as needed.
std::optional<int> readDigits(const QSettings& store, const QString& key)
{
    constexpr int mostDigits = 60;
    const int digits = readNumber(store, key, -1, mostDigits, -1);
    return digits >= 0 ? std::optional(digits) : std::nullopt;
}

using Format = ExportChoice::Format;
using Header = CsvOptions::Header;
using Layout = CsvOptions::Layout;
using LineEnd = CsvOptions::LineEnd;
using Parts = FigureOptions::Parts;

constexpr auto formatKey = "export/format";
constexpr auto partsKey = "export/figure";
constexpr auto widthKey = "export/figureWidth"; // 0: as on the screen
constexpr auto figureThemeKey = "export/figureTheme";
constexpr auto transparentKey = "export/figureTransparentNaN";
constexpr auto marksKey = "export/figureMarks";
constexpr auto histogramKey = "export/figureHistogram";
constexpr auto scaleBarKey = "export/figureScaleBar";
constexpr auto legendKey = "export/figureLegend";
constexpr auto dotsKey = "export/figureDotsPerInch";
constexpr auto exportCsvGroup = "export/csv";

constexpr qsizetype longestNa = 100;

constexpr std::array<Word<Parts>, 3> figureParts = {
    {{Parts::Everything, "everything"}, {Parts::PictureOnly, "picture"}, {Parts::Cells, "cells"}}};
constexpr std::array<Word<FigureOptions::Theme>, 2> figureThemes = {
    {{FigureOptions::Theme::Light, "light"}, {FigureOptions::Theme::Dark, "dark"}}};
constexpr std::array<Word<Header>, 3> headers = {
    {{Header::None, "none"}, {Header::Index, "index"}, {Header::Names, "names"}}};
constexpr std::array<Word<Layout>, 2> layouts = {{{Layout::Grid, "grid"}, {Layout::Long, "long"}}};
constexpr std::array<Word<LineEnd>, 2> lineEnds = {{{LineEnd::Lf, "lf"}, {LineEnd::CrLf, "crlf"}}};
constexpr std::array<Word<char>, 5> delimiters = {
    {{',', "comma"}, {';', "semicolon"}, {'\t', "tab"}, {' ', "blank"}, {'|', "bar"}}};
constexpr std::array<Word<NumberFormat::Bytes>, 2> bytesNotations = {
    {{NumberFormat::Bytes::AsText, "text"}, {NumberFormat::Bytes::Literal, "literal"}}};
constexpr std::array<Word<char>, 2> decimalPoints = {{{'.', "point"}, {',', "comma"}}};

// The words of the table of formats.
Format readFormat(const QSettings& store)
{
    const std::string word = store.value(formatKey).toString().toStdString();
    const auto known = std::ranges::find(exportFormats(), word, &ExportFormatTraits::name);
    const bool isKnown = known != exportFormats().end() && isForArrays(*known);
    return isKnown ? known->format : ExportChoice().format;
}

void writeFormat(Format format, QSettings& store)
{
    const std::string_view word = traitsOf(format).name;
    store.setValue(formatKey, QString::fromLatin1(word.data(), std::ssize(word)));
}

constexpr auto themeKey = "preferences/theme";
constexpr auto languageKey = "preferences/language";
constexpr auto sessionKey = "preferences/restoreSession";
constexpr auto discardingKey = "preferences/askBeforeDiscardingJobs";
constexpr auto cacheKey = "cache/mebibytes";
constexpr auto overviewsKey = "overviews/mebibytes";
constexpr auto fetchedKey = "servers/mebibytes";
constexpr auto threadsKey = "preferences/threads";
constexpr auto coordinatesKey = "preferences/coordinatesOnAxes";
constexpr auto sidesKey = "preferences/sidesOfPatients";
constexpr auto colorMapKey = "preferences/colorMap";
constexpr auto exponentKey = "numbers/exponent";
constexpr auto precisionKey = "numbers/digits"; // -1: as many as needed
constexpr auto baseKey = "numbers/integers";
constexpr auto bytesKey = "numbers/bytes";
constexpr auto csvGroup = "csv";

constexpr std::array<Word<ThemeChoice>, 3> themes = {
    {{ThemeChoice::System, "system"}, {ThemeChoice::Light, "light"}, {ThemeChoice::Dark, "dark"}}};

NumberFormat readNumbers(const QSettings& store)
{
    NumberFormat numbers;
    numbers.exponent = readWord(store, exponentKey, exponentWords, numbers.exponent);
    numbers.precision = readDigits(store, precisionKey);
    numbers.base = readWord(store, baseKey, baseWords, numbers.base);
    numbers.bytes = readWord(store, bytesKey, bytesWords, numbers.bytes);
    return numbers;
}

void writeNumbers(const NumberFormat& numbers, QSettings& store)
{
    writeWord(store, exponentKey, exponentWords, numbers.exponent);
    store.setValue(precisionKey, numbers.precision.value_or(-1));
    writeWord(store, baseKey, baseWords, numbers.base);
    writeWord(store, bytesKey, bytesWords, numbers.bytes);
}

} // namespace

CsvOptions readCsvOptions(const QSettings& store, const QString& group)
{
    CsvOptions csv;
    csv.delimiter = readWord(store, group + "/delimiter", delimiters, csv.delimiter);
    csv.decimalPoint = readWord(store, group + "/decimalPoint", decimalPoints, csv.decimalPoint);
    if (csv.decimalPoint == csv.delimiter)
        csv.delimiter = ';';
    csv.header = readWord(store, group + "/header", headers, csv.header);
    csv.layout = readWord(store, group + "/layout", layouts, csv.layout);
    csv.coordinates = store.value(group + "/coordinates", csv.coordinates).toBool();
    csv.vectors = store.value(group + "/vectors", csv.vectors).toBool();
    csv.lineEnd = readWord(store, group + "/lineEnd", lineEnds, csv.lineEnd);
    csv.precision = readDigits(store, group + "/digits");
    csv.bytes = readWord(store, group + "/bytes", bytesNotations, csv.bytes);
    csv.na = store.value(group + "/na", QString::fromStdString(csv.na))
                 .toString()
                 .left(longestNa)
                 .toStdString();
    return csv;
}

void writeCsvOptions(const CsvOptions& csv, QSettings& store, const QString& group)
{
    writeWord(store, group + "/delimiter", delimiters, csv.delimiter);
    writeWord(store, group + "/decimalPoint", decimalPoints, csv.decimalPoint);
    writeWord(store, group + "/header", headers, csv.header);
    writeWord(store, group + "/layout", layouts, csv.layout);
    store.setValue(group + "/coordinates", csv.coordinates);
    store.setValue(group + "/vectors", csv.vectors);
    writeWord(store, group + "/lineEnd", lineEnds, csv.lineEnd);
    store.setValue(group + "/digits", csv.precision.value_or(-1));
    writeWord(store, group + "/bytes", bytesNotations, csv.bytes);
    store.setValue(group + "/na", QString::fromStdString(csv.na));
}

std::optional<ExportChoice> readExportChoice(const QSettings& store)
{
    if (!store.contains(formatKey))
        return {};
    ExportChoice choice;
    choice.format = readFormat(store);
    choice.csv = readCsvOptions(store, exportCsvGroup);
    choice.figure.parts = readWord(store, partsKey, figureParts, choice.figure.parts);
    choice.figure.width = readNumber(store, widthKey, 0, FigureOptions::mostPixels, 0);
    choice.figure.theme = readWord(store, figureThemeKey, figureThemes, choice.figure.theme);
    choice.figure.hasTransparentNaN = store.value(transparentKey, false).toBool();
    choice.figure.hasMarks = store.value(marksKey, false).toBool();
    choice.figure.hasHistogram = store.value(histogramKey, false).toBool();
    choice.figure.hasScaleBar = store.value(scaleBarKey, false).toBool();
    choice.figure.hasLegend = store.value(legendKey, true).toBool();
    choice.figure.dotsPerInch = readNumber(store, dotsKey, FigureOptions::leastDots,
                                           FigureOptions::mostDots, choice.figure.dotsPerInch);
    return choice;
}

void writeExportChoice(const ExportChoice& choice, QSettings& store)
{
    writeFormat(choice.format, store);
    writeCsvOptions(choice.csv, store, exportCsvGroup);
    writeWord(store, partsKey, figureParts, choice.figure.parts);
    writeWord(store, figureThemeKey, figureThemes, choice.figure.theme);
    store.setValue(widthKey, choice.figure.width);
    store.setValue(transparentKey, choice.figure.hasTransparentNaN);
    store.setValue(marksKey, choice.figure.hasMarks);
    store.setValue(histogramKey, choice.figure.hasHistogram);
    store.setValue(scaleBarKey, choice.figure.hasScaleBar);
    store.setValue(legendKey, choice.figure.hasLegend);
    store.setValue(dotsKey, choice.figure.dotsPerInch);
}

Preferences readPreferences(const QSettings& store)
{
    using P = Preferences;
    P read;
    read.theme = readWord(store, themeKey, themes, read.theme);
    read.language = store.value(languageKey).toString().toStdString();
    read.restoresSession = store.value(sessionKey, read.restoresSession).toBool();
    read.asksBeforeDiscardingJobs =
        store.value(discardingKey, read.asksBeforeDiscardingJobs).toBool();
    read.showsCoordinates = store.value(coordinatesKey, read.showsCoordinates).toBool();
    read.showsSides = store.value(sidesKey, read.showsSides).toBool();
    read.cacheMebibytes = readNumber(store, cacheKey, P::leastCacheMebibytes, P::mostCacheMebibytes,
                                     read.cacheMebibytes);
    read.overviewMebibytes =
        readNumber(store, overviewsKey, 0, P::mostOverviewMebibytes, read.overviewMebibytes);
    read.fetchedMebibytes =
        readNumber(store, fetchedKey, 0, P::mostFetchedMebibytes, read.fetchedMebibytes);
    read.threads = readNumber(store, threadsKey, 0, P::mostThreads, read.threads);
    read.colorMap = store.value(colorMapKey).toString().toStdString();
    read.numbers = readNumbers(store);
    read.csv = readCsvOptions(store, csvGroup);
    return read;
}

void writePreferences(const Preferences& preferences, QSettings& store)
{
    writeWord(store, themeKey, themes, preferences.theme);
    store.setValue(languageKey, QString::fromStdString(preferences.language));
    store.setValue(sessionKey, preferences.restoresSession);
    store.setValue(discardingKey, preferences.asksBeforeDiscardingJobs);
    store.setValue(coordinatesKey, preferences.showsCoordinates);
    store.setValue(sidesKey, preferences.showsSides);
    store.setValue(cacheKey, preferences.cacheMebibytes);
    store.setValue(overviewsKey, preferences.overviewMebibytes);
    store.setValue(fetchedKey, preferences.fetchedMebibytes);
    store.setValue(threadsKey, preferences.threads);
    store.setValue(colorMapKey, QString::fromStdString(preferences.colorMap));
    writeNumbers(preferences.numbers, store);
    writeCsvOptions(preferences.csv, store, csvGroup);
}

} // namespace bloscope
