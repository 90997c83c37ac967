#pragma once

#include "ui/cases/case_facts_loader.h"
#include "ui/cases/folder_files.h"
#include "ui/doctor/check_log.h"

#include <QAbstractListModel>
#include <QFont>

namespace bloscope {

// The files of a folder, a row each, image, labels and properties of a case together. What a row
// tells beside the name is found out when it is looked at. GUI thread.
class CaseListModel : public QAbstractListModel {
    Q_OBJECT

 public:
    static constexpr int linesOfText = 3;
    static constexpr int PathRole = Qt::UserRole;

    // The loader lives longer.
    explicit CaseListModel(CaseFactsLoader& loader, QObject* parent = nullptr);

    void setFiles(const FolderFiles& files);
    const FolderFiles& files() const { return m_files; }
    int rowOf(const QString& path) const; // -1: it is none of them
    void setCurrent(const QString& path); // which is shown bold

    void forgetVerdicts();
    void forget(const QString& path);                           // what is known of a file
    void addVerdicts(const std::vector<CheckedPartPtr>& parts); // of files that were checked

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

 private:
    QString pathAt(int row) const { return m_files.pathAt(row); }
    QString textOf(int row) const;
    QString toolTipOf(int row) const;
    QString verdictOf(const QString& path) const;
    void tell(const QString& path);

    CaseFactsLoader& m_loader;
    FolderFiles m_files;
    QHash<QString, int> m_rows;                // by path
    QHash<QString, CheckedPartPtr> m_verdicts; // by path, of what is worst of a case
    QString m_current;
};

} // namespace bloscope
