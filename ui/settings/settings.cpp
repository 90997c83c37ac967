#include "ui/settings/settings.h"

#include "ui/document/label_look_book.h"
#include "ui/settings/preferences.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QJsonDocument>
#include <QSettings>
#include <algorithm>

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
constexpr std::array<Word<Linked>, 5> linkedWords = {{{Linked::Slice, "slice"},
                                                      {Linked::Mark, "mark"},
                                                      {Linked::Sight, "sight"},
                                                      {Linked::Pointer, "pointer"},
                                                      {Linked::Colors, "colors"}}};
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

// Preferences in the settings file, a key for each. What is missing, unknown or out of bounds is
// read as the default: people edit such files.
Preferences readPreferences(const QSettings& store);
void writePreferences(const Preferences& preferences, QSettings& store);

constexpr auto themeKey = "preferences/theme";
constexpr auto sessionKey = "preferences/restoreSession";
constexpr auto discardingKey = "preferences/askBeforeDiscardingJobs";
constexpr auto cacheKey = "cache/mebibytes";
constexpr auto overviewsKey = "overviews/mebibytes";
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

Preferences readPreferences(const QSettings& store)
{
    using P = Preferences;
    P read;
    read.theme = readWord(store, themeKey, themes, read.theme);
    read.restoresSession = store.value(sessionKey, read.restoresSession).toBool();
    read.asksBeforeDiscardingJobs =
        store.value(discardingKey, read.asksBeforeDiscardingJobs).toBool();
    read.showsCoordinates = store.value(coordinatesKey, read.showsCoordinates).toBool();
    read.showsSides = store.value(sidesKey, read.showsSides).toBool();
    read.cacheMebibytes = readNumber(store, cacheKey, P::leastCacheMebibytes, P::mostCacheMebibytes,
                                     read.cacheMebibytes);
    read.overviewMebibytes =
        readNumber(store, overviewsKey, 0, P::mostOverviewMebibytes, read.overviewMebibytes);
    read.threads = readNumber(store, threadsKey, 0, P::mostThreads, read.threads);
    read.colorMap = store.value(colorMapKey).toString().toStdString();
    read.numbers = readNumbers(store);
    read.csv = readCsvOptions(store, csvGroup);
    return read;
}

void writePreferences(const Preferences& preferences, QSettings& store)
{
    writeWord(store, themeKey, themes, preferences.theme);
    store.setValue(sessionKey, preferences.restoresSession);
    store.setValue(discardingKey, preferences.asksBeforeDiscardingJobs);
    store.setValue(coordinatesKey, preferences.showsCoordinates);
    store.setValue(sidesKey, preferences.showsSides);
    store.setValue(cacheKey, preferences.cacheMebibytes);
    store.setValue(overviewsKey, preferences.overviewMebibytes);
    store.setValue(threadsKey, preferences.threads);
    store.setValue(colorMapKey, QString::fromStdString(preferences.colorMap));
    writeNumbers(preferences.numbers, store);
    writeCsvOptions(preferences.csv, store, csvGroup);
}

constexpr auto recentFilesKey = "files/recent";
constexpr auto heatmapKindsKey = "heatmap/kinds";
constexpr auto lastFolderKey = "files/lastFolder";
constexpr auto geometryKey = "window/geometry";
constexpr auto docksKey = "window/docks";
constexpr auto showsStructureKey = "window/showsStructure";
constexpr auto showsMetadataKey = "window/showsMetadata";
constexpr auto showsRowDetailsKey = "window/showsRowDetails";
constexpr auto rowDetailsHeightKey = "window/rowDetailsHeight";
constexpr auto showsLabelsKey = "window/showsLabels";
constexpr auto linkedPartsKey = "links/parts";
constexpr auto showsCasesKey = "window/showsCases";

const char* keyOf(Settings::Hint hint)
{
    switch (hint) {
    case Settings::Hint::ViewAlone:
        break;
    }
    return "hints/viewAlone";
}

QVariantMap asMap(const Interpretation& how)
{
    QVariantList shape;
    for (const std::int64_t extent : how.shape)
        shape << qlonglong(extent);
    return {{"dtype", QString::fromStdString(how.dtype)},
            {"shape", shape},
            {"offset", qlonglong(how.offset)}};
}

Interpretation asInterpretation(const QVariantMap& map)
{
    Interpretation how;
    how.dtype = map.value("dtype").toString().toStdString();
    how.offset = map.value("offset").toLongLong();
    how.shape.clear();
    for (const QVariant& extent : map.value("shape").toList())
        how.shape.push_back(extent.toLongLong());
    return how;
}

QVariant asVariant(const std::optional<double>& number)
{
    return number ? QVariant(*number) : QVariant();
}

std::optional<double> asNumber(const QVariant& variant)
{
    return variant.isValid() ? std::optional(variant.toDouble()) : std::nullopt;
}

QVariantMap asMap(const HandGeometry& geometry)
{
    QVariantList dimensions;
    for (const HandDimension& told : geometry)
        dimensions << QVariantMap{{"name", QString::fromStdString(told.name)},
                                  {"unit", QString::fromStdString(told.unit)},
                                  {"origin", asVariant(told.origin)},
                                  {"spacing", asVariant(told.spacing)}};
    return {{"dimensions", dimensions}};
}

HandGeometry asHandGeometry(const QVariantMap& map)
{
    HandGeometry geometry;
    for (const QVariant& told : map.value("dimensions").toList()) {
        const QVariantMap dimension = told.toMap();
        geometry.push_back({dimension.value("name").toString().toStdString(),
                            dimension.value("unit").toString().toStdString(),
                            asNumber(dimension.value("origin")),
                            asNumber(dimension.value("spacing"))});
    }
    return geometry;
}

struct ListOfFiles {
    const char* key;
    int most;
};

constexpr auto rangePresetsKey = "heatmap/windows";
constexpr ListOfFiles interpretations{"files/interpretations", Settings::mostInterpretations};
constexpr ListOfFiles handGeometries{"files/geometries", Settings::mostHandGeometries};
constexpr ListOfFiles heatmapLooks{"heatmap/files", Settings::mostHeatmapLooks};
constexpr ListOfFiles keptLabelLooks{"labels/files", Settings::mostLabelLooks};
constexpr ListOfFiles exportFolders{"export/folders", Settings::mostExportFolders};

// In front of what is kept for other files; without values, nothing is kept for it any more.
void keepFor(const QString& path, QVariantMap values, ListOfFiles list, QSettings& store)
{
    QVariantList entries = store.value(list.key).toList();
    entries.removeIf([&](const QVariant& entry) { return entry.toMap().value("path") == path; });
    if (!values.isEmpty()) {
        values["path"] = path;
        entries.prepend(values);
    }
    store.setValue(list.key, entries.mid(0, list.most));
}

// Empty where nothing is.
QVariantMap keptFor(const QString& path, ListOfFiles list, const QSettings& store)
{
    for (const QVariant& entry : store.value(list.key).toList())
        if (entry.toMap().value("path") == path)
            return entry.toMap();
    return {};
}

QByteArray asText(const QJsonObject& json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QJsonObject fromText(const QVariant& text)
{
    return QJsonDocument::fromJson(text.toByteArray()).object();
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

Settings::Settings() : m_store("bloscope", "bloscope") {}

Settings::Settings(const QString& file) : m_store(file, QSettings::IniFormat) {}

QStringList Settings::recentFiles() const
{
    return m_store.value(recentFilesKey).toStringList().mid(0, mostRecentFiles);
}

void Settings::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_store.setValue(recentFilesKey, files.mid(0, mostRecentFiles));
}

void Settings::clearRecentFiles()
{
    m_store.remove(recentFilesKey);
}

std::optional<Interpretation> Settings::interpretation(const QString& path) const
{
    const QVariantMap kept = keptFor(path, interpretations, m_store);
    return kept.isEmpty() ? std::nullopt : std::optional(asInterpretation(kept));
}

void Settings::setInterpretation(const QString& path, const std::optional<Interpretation>& how)
{
    keepFor(path, how ? asMap(*how) : QVariantMap(), interpretations, m_store);
}

std::optional<HandGeometry> Settings::handGeometry(const QString& path) const
{
    const QVariantMap kept = keptFor(path, handGeometries, m_store);
    return kept.isEmpty() ? std::nullopt : std::optional(asHandGeometry(kept));
}

void Settings::setHandGeometry(const QString& path, const std::optional<HandGeometry>& geometry)
{
    keepFor(path, geometry ? asMap(*geometry) : QVariantMap(), handGeometries, m_store);
}

OpenRequest Settings::withWhatWasTold(OpenRequest request) const
{
    const QString path = request.address.fullName();
    request.interpretation = interpretation(path);
    request.geometry = handGeometry(path);
    return request;
}

std::optional<QJsonObject> Settings::heatmapLook(const QString& path) const
{
    const QVariantMap kept = keptFor(path, heatmapLooks, m_store);
    return kept.isEmpty() ? std::nullopt : std::optional(fromText(kept.value("look")));
}

std::optional<QJsonObject> Settings::heatmapLookOfKind(const QString& kind) const
{
    const QVariant ofKind = m_store.value(heatmapKindsKey).toMap().value(kind);
    return ofKind.isValid() ? std::optional(fromText(ofKind)) : std::nullopt;
}

void Settings::setHeatmapLook(const QString& path, const QJsonObject& look)
{
    keepFor(path, {{"look", asText(look)}}, heatmapLooks, m_store);
}

void Settings::setHeatmapLookOfKind(const QString& kind, const QJsonObject& look)
{
    QVariantMap kinds = m_store.value(heatmapKindsKey).toMap();
    kinds.insert(kind, asText(look));
    m_store.setValue(heatmapKindsKey, kinds);
}

QJsonObject Settings::labelLooks(const QString& path) const
{
    return fromText(keptFor(path, keptLabelLooks, m_store).value("looks"));
}

void Settings::keepLabelLooks(const QString& path, const QJsonObject& looks)
{
    keepFor(path, looks.isEmpty() ? QVariantMap() : QVariantMap{{"looks", asText(looks)}},
            keptLabelLooks, m_store);
}

std::optional<ExportChoice> Settings::lastExport() const
{
    return readExportChoice(m_store);
}

QString Settings::exportFolder(const QString& path) const
{
    return keptFor(path, exportFolders, m_store).value("folder").toString();
}

void Settings::keepExport(const QString& path, const ExportChoice& choice, const QString& folder)
{
    writeExportChoice(choice, m_store);
    keepFor(path, {{"folder", folder}}, exportFolders, m_store);
}

std::vector<RangePreset> Settings::rangePresets() const
{
    return rangePresetsFrom(m_store.value(rangePresetsKey).toByteArray());
}

void Settings::setRangePresets(const std::vector<RangePreset>& ranges)
{
    m_store.setValue(rangePresetsKey, jsonOf(ranges));
}

QString Settings::lastFolder() const
{
    return m_store.value(lastFolderKey).toString();
}

void Settings::setLastFolder(const QString& folder)
{
    m_store.setValue(lastFolderKey, folder);
}

Settings::WindowLayout Settings::windowLayout() const
{
    return {m_store.value(geometryKey).toByteArray(),
            m_store.value(docksKey).toByteArray(),
            m_store.value(showsStructureKey, true).toBool(),
            m_store.value(showsMetadataKey, true).toBool(),
            m_store.value(showsRowDetailsKey, true).toBool(),
            m_store.value(rowDetailsHeightKey, 0).toInt(),
            m_store.value(showsLabelsKey, false).toBool(),
            m_store.value(showsCasesKey, false).toBool()};
}

void Settings::setWindowLayout(const WindowLayout& layout)
{
    m_store.setValue(geometryKey, layout.geometry);
    m_store.setValue(docksKey, layout.docks);
    m_store.setValue(showsStructureKey, layout.showsStructure);
    m_store.setValue(showsMetadataKey, layout.showsMetadata);
    m_store.setValue(showsRowDetailsKey, layout.showsRowDetails);
    m_store.setValue(rowDetailsHeightKey, layout.rowDetailsHeight);
    m_store.setValue(showsLabelsKey, layout.showsLabels);
    m_store.setValue(showsCasesKey, layout.showsCases);
}

LinkedParts Settings::linkedParts() const
{
    if (!m_store.contains(linkedPartsKey))
        return LinkGroup::usualParts;
    LinkedParts parts;
    for (const QString& word : m_store.value(linkedPartsKey).toStringList())
        if (const auto part = choiceOf(linkedWords, word.toStdString()))
            parts |= *part;
    return parts;
}

void Settings::setLinkedParts(LinkedParts parts)
{
    QStringList words;
    for (const Word<Linked>& each : linkedWords)
        if (parts & each.value)
            words << QString(wordFor(linkedWords, each.value));
    m_store.setValue(linkedPartsKey, words);
}

bool Settings::wasTold(Hint hint) const
{
    return m_store.value(keyOf(hint)).toBool();
}

void Settings::setTold(Hint hint)
{
    m_store.setValue(keyOf(hint), true);
}

Preferences Settings::preferences() const
{
    return readPreferences(m_store);
}

// What is preferred from now on is what the next export begins with.
void Settings::setPreferences(const Preferences& preferences)
{
    if (auto last = lastExport(); last && preferences.csv != this->preferences().csv) {
        last->csv = preferences.csv;
        writeExportChoice(*last, m_store);
    }
    writePreferences(preferences, m_store);
}

std::size_t Settings::cacheBytes() const
{
    return static_cast<std::size_t>(preferences().cacheMebibytes) << 20;
}

std::int64_t Settings::overviewBytes() const
{
    return static_cast<std::int64_t>(preferences().overviewMebibytes) << 20;
}

} // namespace bloscope
