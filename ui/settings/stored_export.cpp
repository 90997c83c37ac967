#include "ui/settings/stored_export.h"

#include "ui/settings/stored_words.h"

namespace bloscope {

namespace {

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
    return known == exportFormats().end() ? ExportChoice().format : known->format;
}

void writeFormat(Format format, QSettings& store)
{
    const std::string_view word = traitsOf(format).name;
    store.setValue(formatKey, QString::fromLatin1(word.data(), std::ssize(word)));
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
}

} // namespace bloscope
