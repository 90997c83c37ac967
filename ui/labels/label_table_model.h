#pragma once

#include "ui/labels/label_subject.h"

#include <QAbstractTableModel>

namespace bloscope {

// The labels of an array that were counted, a row each. GUI thread.
class LabelTableModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { Label, Name, Cells, Volume, Slices };
    static constexpr int columns = Slices + 1;
    static constexpr int SortRole = Qt::UserRole; // numbers where there are such, or the texts

    explicit LabelTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // Null: none. `map`: that draws them; null: none does.
    void setLabels(CountedLabelsPtr labels, const ColorMap* map);
    void setColors(const ColorMap* map);
    // Along which dimension of the array of labels slices are counted; nothing: along none.
    void setDimension(std::optional<std::size_t> dimension, const QString& name);

    Int128 labelAt(int row) const { return m_labels->sizes.number(sizeAt(row)); }
    int rowOf(Int128 label) const; // -1: it is none of them

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
    const LabelSize& sizeAt(int row) const
    {
        return m_labels->sizes.labels[static_cast<std::size_t>(row)];
    }
    std::optional<std::int64_t> slicesOf(const LabelSize& label) const;
    QString textOf(const LabelSize& label, int column) const;
    QVariant numberOf(const LabelSize& label, int column) const;
    QColor colorOf(const LabelSize& label) const;
    QString toolTipOf(const LabelSize& label) const;

    CountedLabelsPtr m_labels;
    const ColorMap* m_map = nullptr;
    std::optional<std::size_t> m_dimension;
    QString m_dimensionName;
};

} // namespace bloscope
