#pragma once

#include "core/convert/advice.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace bloscope {

// The ways to store an array that were tried, a row for each: what it is, what it takes of bytes
// and time, and for each dimension the blocks that are decoded for one plane. GUI thread.
class AdviceModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { Form, Chunks, Blocks, Size, Ratio, Encode, Decode, FirstPlane };
    static constexpr int NumberRole = Qt::UserRole; // to sort by: numbers, or texts of forms

    explicit AdviceModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // One name for each dimension of what was tried.
    void setAdvice(Advice advice, const QStringList& dimensionNames);
    const Advice& advice() const { return m_advice; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    QString textOf(const AdviceRow& row, int column) const;
    QVariant numberOf(const AdviceRow& row, int column) const; // invalid: it is not known
    QString meaningOf(int column) const;
    bool isRecommended(const QModelIndex& index) const;

    Advice m_advice;
    QStringList m_dimensionNames;
};

// "zstd:5, shuffle", and whether the array is stored so now.
QString nameOfForm(const AdviceRow& row);

} // namespace bloscope
