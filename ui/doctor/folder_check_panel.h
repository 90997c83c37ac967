#pragma once

#include "core/doctor/check_report.h"
#include "ui/doctor/check_text.h"
#include "ui/doctor/check_work.h"
#include "ui/document/app_services.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QWidget>
#include <filesystem>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace bloscope {

class JobLine;

// The files of a folder that were checked, of stores each part, a row each. GUI thread.
class CheckedFileModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { File, VerdictOf, Type, ShapeOf, Size, DamagedChunks, FindingText };
    static constexpr int columns = FindingText + 1;
    static constexpr int SortRole = Qt::UserRole; // numbers where there are such, or the texts

    explicit CheckedFileModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // Names are told from here on.
    void clear(const std::filesystem::path& folder);
    void append(std::vector<CheckedPartPtr> parts);
    const std::vector<CheckedPartPtr>& parts() const { return m_parts; }
    const CheckedPart& at(int row) const { return *m_parts[static_cast<std::size_t>(row)]; }
    QString nameOf(const CheckedPart& part) const; // "a/ct.b2nd", "store.b2z:/leaf"

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    QString textOf(const CheckedPart& part, int column) const;
    QVariant numberOf(const CheckedPart& part, int column) const;
    QString toolTipOf(const CheckedPart& part, int column) const;

    std::filesystem::path m_folder;
    std::vector<CheckedPartPtr> m_parts;
};

// The checked files that somebody wants to see, in the order of a column.
class CheckedFileFilter : public QSortFilterProxyModel {
    Q_OBJECT

 public:
    explicit CheckedFileFilter(QObject* parent = nullptr);

    enum class Which { All, WithFindings, Damaged, Unreadable, WithNotes };
    void setWhich(Which which);
    void setText(const QString& text); // that is in the texts of one of the columns

 protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
    bool isOfWhich(Verdict verdict) const;

    Which m_which = Which::All;
    QString m_text;
};

// Checks everything of Blosc2's below a folder in the background, on all processors, and lists the
// files as they are done: to be sorted, filtered, saved as a table and opened. Destroying it stops
// the check. GUI thread.
class FolderCheckPanel : public QWidget {
    Q_OBJECT

 public:
    // Begins at once. What the services refer to lives longer.
    FolderCheckPanel(const QString& folder, const AppServices& services, QWidget* parent = nullptr);
    ~FolderCheckPanel() override;

    void checkAgain();                   // unless it works already
    void saveTable(const QString& path); // all rows, as CSV

 signals:
    void fileWanted(const QString& path, const QString& key); // of a part of a store; else empty

 private:
    QWidget* makeFilter();
    QWidget* makeTable();
    void layOut();
    void connectParts();

    void start();
    void finish(const Result<>& outcome, std::size_t leftOut);
    void takeNews();
    void fitColumns();
    void askWhereToSave();
    void tellSaved(const Result<>& outcome, const QString& path);
    void openRow(const QModelIndex& row);

    QString m_folder;
    AppServices m_services;
    QLabel* m_summary;
    JobLine* m_job; // checks, or writes the table
    QComboBox* m_which;
    QLineEdit* m_text;
    CheckedFileModel* m_model;
    CheckedFileFilter* m_filter;
    QTreeView* m_table;
    QPushButton* m_save;
    QPushButton* m_open;
    bool m_isFitted = false; // columns, to the first rows
    CheckTotals m_totals;
    std::shared_ptr<CheckLog> m_log;
};

} // namespace bloscope
