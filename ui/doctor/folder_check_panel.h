#pragma once

#include "ui/doctor/check_log.h"
#include "ui/doctor/check_text.h"
#include "ui/document/app_services.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace bloscope {

class CheckedFileFilter;
class CheckedFileModel;
class JobLine;

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
