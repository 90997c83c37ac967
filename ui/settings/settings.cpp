#include "ui/settings/settings.h"

#include "ui/settings/stored_export.h"
#include "ui/settings/stored_preferences.h"

#include <QJsonDocument>

namespace bloscope {

namespace {

constexpr auto recentFilesKey = "files/recent";
constexpr auto interpretationsKey = "files/interpretations";
constexpr auto heatmapLooksKey = "heatmap/files";
constexpr auto heatmapKindsKey = "heatmap/kinds";
constexpr auto exportFoldersKey = "export/folders";
constexpr auto lastFolderKey = "files/lastFolder";
constexpr auto geometryKey = "window/geometry";
constexpr auto docksKey = "window/docks";
constexpr auto showsStructureKey = "window/showsStructure";
constexpr auto showsMetadataKey = "window/showsMetadata";

QVariantMap asMap(const QString& path, const Interpretation& how)
{
    QVariantList shape;
    for (const std::int64_t extent : how.shape)
        shape << qlonglong(extent);
    return {{"path", path},
            {"dtype", QString::fromStdString(how.dtype)},
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

struct ListOfFiles {
    const char* key;
    int most;
};

// In front of what is kept for other files, in the place of what was kept for this one.
void keepFor(const QString& path, const char* name, const QVariant& value, ListOfFiles list,
             QSettings& store)
{
    QVariantList entries = store.value(list.key).toList();
    entries.removeIf([&](const QVariant& entry) { return entry.toMap().value("path") == path; });
    entries.prepend(QVariantMap{{"path", path}, {name, value}});
    store.setValue(list.key, entries.mid(0, list.most));
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
    for (const QVariant& entry : m_store.value(interpretationsKey).toList())
        if (entry.toMap().value("path") == path)
            return asInterpretation(entry.toMap());
    return std::nullopt;
}

void Settings::setInterpretation(const QString& path, const std::optional<Interpretation>& how)
{
    QVariantList entries = m_store.value(interpretationsKey).toList();
    entries.removeIf([&](const QVariant& entry) { return entry.toMap().value("path") == path; });
    if (how)
        entries.prepend(asMap(path, *how));
    m_store.setValue(interpretationsKey, entries.mid(0, mostInterpretations));
}

std::optional<QJsonObject> Settings::heatmapLook(const QString& path, const QString& kind) const
{
    for (const QVariant& entry : m_store.value(heatmapLooksKey).toList())
        if (entry.toMap().value("path") == path)
            return fromText(entry.toMap().value("look"));
    const QVariant ofKind = m_store.value(heatmapKindsKey).toMap().value(kind);
    return ofKind.isValid() ? std::optional(fromText(ofKind)) : std::nullopt;
}

void Settings::setHeatmapLook(const QString& path, const QJsonObject& look)
{
    keepFor(path, "look", asText(look), {heatmapLooksKey, mostHeatmapLooks}, m_store);
}

void Settings::setHeatmapLookOfKind(const QString& kind, const QJsonObject& look)
{
    QVariantMap kinds = m_store.value(heatmapKindsKey).toMap();
    kinds.insert(kind, asText(look));
    m_store.setValue(heatmapKindsKey, kinds);
}

std::optional<ExportChoice> Settings::lastExport() const
{
    return readExportChoice(m_store);
}

QString Settings::exportFolder(const QString& path) const
{
    for (const QVariant& entry : m_store.value(exportFoldersKey).toList())
        if (entry.toMap().value("path") == path)
            return entry.toMap().value("folder").toString();
    return {};
}

void Settings::keepExport(const QString& path, const ExportChoice& choice, const QString& folder)
{
    writeExportChoice(choice, m_store);
    keepFor(path, "folder", folder, {exportFoldersKey, mostExportFolders}, m_store);
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
    return {m_store.value(geometryKey).toByteArray(), m_store.value(docksKey).toByteArray(),
            m_store.value(showsStructureKey, true).toBool(),
            m_store.value(showsMetadataKey, true).toBool()};
}

void Settings::setWindowLayout(const WindowLayout& layout)
{
    m_store.setValue(geometryKey, layout.geometry);
    m_store.setValue(docksKey, layout.docks);
    m_store.setValue(showsStructureKey, layout.showsStructure);
    m_store.setValue(showsMetadataKey, layout.showsMetadata);
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

} // namespace bloscope
