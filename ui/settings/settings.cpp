#include "ui/settings/settings.h"

#include "ui/document/label_look_book.h"
#include "ui/settings/preferences.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QSettings>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::array<Word<Linked>, 5> linkedWords = {{{Linked::Slice, "slice"},
                                                      {Linked::Mark, "mark"},
                                                      {Linked::Sight, "sight"},
                                                      {Linked::Pointer, "pointer"},
                                                      {Linked::Colors, "colors"}}};

constexpr auto carriedFile = "../bloscope.ini"; // from the folder of the programs

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
constexpr auto showsServersKey = "window/showsServers";
constexpr auto serversKey = "servers/bookmarks";

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

Settings::Settings(const QDir& programFolder)
    : m_store(QFileInfo(programFolder.filePath(carriedFile)).isWritable()
                  ? QSettings(programFolder.filePath(carriedFile), QSettings::IniFormat)
                  : QSettings("bloscope", "bloscope"))
{
}

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

OpenRequest withWhatWasTold(OpenRequest request, const Settings& settings)
{
    const QString path = request.address.fullName();
    request.interpretation = settings.interpretation(path);
    request.geometry = settings.handGeometry(path);
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

QStringList Settings::servers() const
{
    return m_store.value(serversKey).toStringList();
}

void Settings::setServers(const QStringList& addresses)
{
    m_store.setValue(serversKey, addresses);
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
            m_store.value(showsCasesKey, false).toBool(),
            m_store.value(showsServersKey, false).toBool()};
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
    m_store.setValue(showsServersKey, layout.showsServers);
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

} // namespace bloscope
