#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace bloscope {

// What the program remembers between two runs. Each value has one name and one place: here.
// GUI thread.
class Settings {
 public:
    static constexpr int mostRecentFiles = 10;

    Settings();                             // the user's own
    explicit Settings(const QString& file); // kept in `file` instead: for tests

    QStringList recentFiles() const; // newest first
    void addRecentFile(const QString& path);
    void clearRecentFiles();

    QString lastFolder() const; // where a file was last opened from; empty at first
    void setLastFolder(const QString& folder);

    struct WindowLayout {
        QByteArray geometry;
        QByteArray docks;
        bool showsStructure = true; // whenever a file is open
    };
    WindowLayout windowLayout() const;
    void setWindowLayout(const WindowLayout& layout);

    // Budget of the block cache.
    std::size_t cacheBytes() const;

 private:
    QSettings m_store;
};

} // namespace bloscope
