#pragma once

#include "ui/doctor/check_log.h"

#include <QAbstractTableModel>

namespace bloscope {

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

} // namespace bloscope
