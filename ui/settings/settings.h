#pragma once

#include "ui/document/label_look_book.h"
#include "ui/document/link_group.h"
#include "ui/document/open_request.h"
#include "ui/export/slice_export.h"
#include "ui/plot/range_presets.h"
#include "ui/settings/preferences.h"

#include <QByteArray>
#include <QDir>
#include <QJsonObject>
#include <QSettings>
#include <QStringList>
#include <optional>

class QSettings;
namespace bloscope {

// What the program remembers between two runs. Each value has one name and one place: here.
// GUI thread.
class Settings : public ExportMemory, public LabelLookMemory, public RangePresets {
 public:
    static constexpr int mostRecentFiles = 10;
    static constexpr int mostInterpretations = 100; // of the files they were told for last
    static constexpr int mostHandGeometries = 200;  // likewise
    static constexpr int mostHeatmapLooks = 200;    // likewise
    static constexpr int mostExportFolders = 200;   // likewise
    static constexpr int mostLabelLooks = 200;      // likewise

    // The user's own; or those of a program that is carried about, which are kept in a file
    // `bloscope.ini` beside its folder, where somebody has put one.
    explicit Settings(const QDir& programFolder);
    explicit Settings(const QString& file); // kept in `file` instead

    QStringList recentFiles() const; // newest first
    void addRecentFile(const QString& path);
    void clearRecentFiles();

    QStringList servers() const; // that are browsed, in their order
    void setServers(const QStringList& addresses);

    QString lastFolder() const; // where a file was last opened from; empty at first
    void setLastFolder(const QString& folder);

    // How the plain chunks of a file were told to be read; nothing for others.
    std::optional<Interpretation> interpretation(const QString& path) const;
    void setInterpretation(const QString& path, const std::optional<Interpretation>& how);

    // What was told of the dimensions of a file; nothing for others.
    std::optional<HandGeometry> handGeometry(const QString& path) const;
    void setHandGeometry(const QString& path, const std::optional<HandGeometry>& geometry);

    // How somebody has the heatmap of a file drawn, and those of a kind of elements; nothing when
    // nobody has chosen anything. See heatmap/heatmap_view_state.h.
    std::optional<QJsonObject> heatmapLook(const QString& path) const;
    void setHeatmapLook(const QString& path, const QJsonObject& look);
    std::optional<QJsonObject> heatmapLookOfKind(const QString& kind) const;
    void setHeatmapLookOfKind(const QString& kind, const QJsonObject& look);

    QJsonObject labelLooks(const QString& path) const override;
    void keepLabelLooks(const QString& path, const QJsonObject& looks) override;

    std::optional<ExportChoice> lastExport() const override;
    QString exportFolder(const QString& path) const override;
    void keepExport(const QString& path, const ExportChoice& choice,
                    const QString& folder) override;

    std::vector<RangePreset> rangePresets() const override;
    void setRangePresets(const std::vector<RangePreset>& ranges) override;

    struct WindowLayout {
        QByteArray geometry;
        QByteArray docks;
        bool showsStructure = true;  // whenever a file is open
        bool showsMetadata = true;   // likewise
        bool showsRowDetails = true; // below the structure
        int rowDetailsHeight = 0;    // pixels; 0: as they like to be
        bool showsLabels = false;    // whenever a file is open
        bool showsCases = false;     // likewise
        bool showsServers = false;   // always
    };
    WindowLayout windowLayout() const;
    void setWindowLayout(const WindowLayout& layout);

    LinkedParts linkedParts() const; // of linked documents
    void setLinkedParts(LinkedParts parts);

    enum class Hint { ViewAlone };
    bool wasTold(Hint hint) const; // in an earlier run, or in this one
    void setTold(Hint hint);

    Preferences preferences() const;
    void setPreferences(const Preferences& preferences);

 private:
    QSettings m_store;
};

// With both that was told, of its file.
OpenRequest withWhatWasTold(OpenRequest request, const Settings& settings);

// How choices stand in the settings, a key for each. What is missing, unknown or out of bounds is
// as if it were not there: people edit such files.

Preferences readPreferences(const QSettings& store);
void writePreferences(const Preferences& preferences, QSettings& store);

CsvOptions readCsvOptions(const QSettings& store, const QString& group);
void writeCsvOptions(const CsvOptions& csv, QSettings& store, const QString& group);

std::optional<ExportChoice> readExportChoice(const QSettings& store); // of the last one
void writeExportChoice(const ExportChoice& choice, QSettings& store);

} // namespace bloscope
