#pragma once

#include "ui/doctor/check_text.h"
#include "ui/doctor/check_work.h"
#include "ui/document/app_services.h"
#include "ui/document/open_request.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace bloscope {

class JobLine;

// What was found in a file, a row each: how bad it is, where it is, what it is, and what can be
// done about it. GUI thread.
class FindingModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { Severity, Place, Text, Advice, ColumnCount };

    static constexpr std::size_t mostRows = 100'000; // others are not kept

    explicit FindingModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void clear();
    void append(std::vector<FoundInPart> findings);
    const FoundInPart& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    std::size_t leftOut() const { return m_leftOut; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    QString textOf(const FoundInPart& row, int column) const;

    std::vector<FoundInPart> m_rows;
    std::size_t m_leftOut = 0;
};

// Checks a file in the background, also one that cannot be opened, and lists what is found as it is
// found. What is chosen is to be shown where it lies. Destroying it stops the check. GUI thread.
class CheckPanel : public QWidget {
    Q_OBJECT

 public:
    // Begins at once. What the services refer to lives longer.
    CheckPanel(FileSubject subject, const AppServices& services, QWidget* parent = nullptr);
    ~CheckPanel() override;

    void setOffersSalvage(bool offers) { m_offersSalvage = offers; } // of damaged files
    void checkAgain();                                               // unless it checks already

 signals:
    void placeWanted(const bloscope::FoundInPart& found); // its cells and structure
    void bytesWanted(const bloscope::FoundInPart& found);
    void salvageWanted(); // of the file
    void damageFound(const QString& verdict);

 private:
    QWidget* makeTable();
    void layOut();
    void connectParts();

    void start();
    void finish(const Result<>& outcome);
    void takeNews();
    void fitColumns();
    const FoundInPart* chosen() const; // null: nothing
    void checkChosen();

    FileSubject m_subject;
    AppServices m_services;
    QLabel* m_summary;
    JobLine* m_job; // checks
    FindingModel* m_model;
    QTreeView* m_table;
    QPushButton* m_bytes;
    QPushButton* m_salvage;
    bool m_offersSalvage = false;
    bool m_isFitted = false; // columns, to the first findings
    CheckTotals m_totals;
    std::shared_ptr<CheckLog> m_log;
};

} // namespace bloscope
