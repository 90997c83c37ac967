#include "ui/settings.h"

#include "core/array/block_cache.h"

namespace bloscope {

namespace {

constexpr auto recentFilesKey = "files/recent";
constexpr auto lastFolderKey = "files/lastFolder";
constexpr auto geometryKey = "window/geometry";
constexpr auto docksKey = "window/docks";
constexpr auto showsStructureKey = "window/showsStructure";
constexpr auto cacheMebibytesKey = "cache/mebibytes";
constexpr qulonglong leastCacheMebibytes = 16;

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
            m_store.value(showsStructureKey, true).toBool()};
}

void Settings::setWindowLayout(const WindowLayout& layout)
{
    m_store.setValue(geometryKey, layout.geometry);
    m_store.setValue(docksKey, layout.docks);
    m_store.setValue(showsStructureKey, layout.showsStructure);
}

std::size_t Settings::cacheBytes() const
{
    const qulonglong wanted =
        m_store.value(cacheMebibytesKey, qulonglong(BlockCache::defaultBudget >> 20)).toULongLong();
    return std::max(wanted, leastCacheMebibytes) << 20;
}

} // namespace bloscope
