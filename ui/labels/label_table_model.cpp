#include "ui/labels/label_table_model.h"

#include "core/dtype/cell_number.h"
#include "ui/picture/color_map.h"
#include "ui/text/number_text.h"

#include <QColor>
#include <algorithm>

namespace bloscope {

void LabelTableModel::setLabels(CountedLabelsPtr labels, const ColorMap* map)
{
    beginResetModel();
    m_labels = std::move(labels);
    m_map = map;
    endResetModel();
}

void LabelTableModel::setColors(const ColorMap* map)
{
    if (map == std::exchange(m_map, map) || rowCount() == 0)
        return;
    emit dataChanged(index(0, Label), index(rowCount() - 1, Label), {Qt::DecorationRole});
}

void LabelTableModel::setDimension(std::optional<std::size_t> dimension, const QString& name)
{
    if (dimension == m_dimension && name == m_dimensionName)
        return;
    m_dimension = dimension;
    m_dimensionName = name;
    emit headerDataChanged(Qt::Horizontal, Slices, Slices);
    if (rowCount() > 0)
        emit dataChanged(index(0, Slices), index(rowCount() - 1, Slices));
}

int LabelTableModel::rowOf(Int128 label) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (labelAt(row) == label)
            return row;
    return -1;
}

QColor LabelTableModel::colorOf(const LabelSize& label) const
{
    return m_map->ofLabel(labelNumber(static_cast<std::uint64_t>(m_labels->sizes.number(label))));
}

int LabelTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_labels ? 0 : static_cast<int>(m_labels->sizes.labels.size());
}

int LabelTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

std::optional<std::int64_t> LabelTableModel::slicesOf(const LabelSize& label) const
{
    if (!m_dimension || *m_dimension >= label.places.size())
        return {};
    return label.places[*m_dimension].count();
}

QString LabelTableModel::textOf(const LabelSize& label, int column) const
{
    switch (column) {
    case Label:
        return QString::fromStdString(m_labels->sizes.order.text(label.key));
    case Name:
        return m_labels->nameOf(m_labels->sizes.number(label));
    case Cells:
        return countText(label.cells);
    case Volume:
        return volumeText(*m_labels, label.cells);
    default:
        const auto slices = slicesOf(label);
        return slices ? countText(*slices) : QString();
    }
}

QVariant LabelTableModel::numberOf(const LabelSize& label, int column) const
{
    const Int128 number = m_labels->sizes.number(label);
    switch (column) {
    case Label: // those of one array are of one kind
        return m_labels->sizes.order.dtype().kind == DTypeKind::Signed
                   ? QVariant(static_cast<qlonglong>(number))
                   : QVariant(static_cast<qulonglong>(number));
    case Name:
        return textOf(label, column);
    case Slices:
        return static_cast<qlonglong>(slicesOf(label).value_or(0));
    default:
        return static_cast<qulonglong>(label.cells);
    }
}

QString LabelTableModel::toolTipOf(const LabelSize& label) const
{
    const double all = static_cast<double>(std::max<std::uint64_t>(m_labels->sizes.counts.all, 1));
    const double percent = 100 * static_cast<double>(label.cells) / all;
    return tr("%1 % of all cells").arg(QString::number(percent, 'g', 3));
}

QVariant LabelTableModel::data(const QModelIndex& index, int role) const
{
    const LabelSize& label = sizeAt(index.row());
    const bool isColored = m_map && index.column() == Label && m_labels->sizes.number(label) > 0;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(label, index.column());
    case SortRole:
        return numberOf(label, index.column());
    case Qt::ToolTipRole:
        return toolTipOf(label);
    case Qt::DecorationRole:
        return isColored ? QVariant(colorOf(label)) : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant LabelTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Slices && m_dimension)
        return tr("Slices along %1 that hold the label").arg(m_dimensionName);
    if (role != Qt::DisplayRole)
        return {};
    const QString volume =
        m_labels && m_labels->volume ? volumeUnitText(*m_labels->volume) : tr("Volume");
    return QStringList{tr("Label"), tr("Name"), tr("Cells"), volume, tr("Slices")}.value(section);
}

} // namespace bloscope
