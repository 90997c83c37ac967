#include "core/dtype/cell_number.h"
#include "core/plane/color_map.h"
#include "ui/document/dimension_labels.h"
#include "ui/labels/label_table.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QColor>
#include <algorithm>
#include <utility>

namespace bloscope {

void LabelTableModel::setLabels(CountedLabelsPtr labels, const ColorMap* map)
{
    beginResetModel();
    m_labels = std::move(labels);
    m_map = map;
    endResetModel();
}

void LabelTableModel::setColors(const ColorMap* map, LabelLooksPtr looks)
{
    const bool isOtherMap = std::exchange(m_map, map) != map;
    const bool areOtherLooks = std::exchange(m_looks, std::move(looks)) != m_looks;
    if ((isOtherMap || areOtherLooks) && rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
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

std::optional<std::int64_t> LabelTableModel::drawnLabelAt(int row) const
{
    const Int128 label = labelAt(row);
    const bool isExact = label > 0 && label <= Int128(1) << 53;
    return m_map && isExact ? std::optional(static_cast<std::int64_t>(label)) : std::nullopt;
}

LabelLook LabelTableModel::lookAt(int row) const
{
    const auto label = drawnLabelAt(row);
    return label && m_looks ? m_looks->of(*label) : LabelLook();
}

QColor LabelTableModel::colorAt(int row) const
{
    return QColor(
        labelColor(*m_map, m_looks.get(), labelNumber(static_cast<std::uint64_t>(labelAt(row)))));
}

int LabelTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_labels ? 0 : static_cast<int>(m_labels->sizes.labels.size());
}

int LabelTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

Qt::ItemFlags LabelTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || !drawnLabelAt(index.row()))
        return flags;
    if (index.column() == Label)
        flags |= Qt::ItemIsUserCheckable;
    if (index.column() == Name || index.column() == Opacity)
        flags |= Qt::ItemIsEditable;
    return flags;
}

std::optional<std::int64_t> LabelTableModel::slicesOf(const LabelSize& label) const
{
    if (!m_dimension || *m_dimension >= label.places.size())
        return {};
    return label.places[*m_dimension].count();
}

// As chosen, or as files name it.
QString LabelTableModel::nameAt(int row) const
{
    const std::string chosen = lookAt(row).name;
    return chosen.empty() ? m_labels->nameOf(labelAt(row)) : displayText(chosen);
}

QString LabelTableModel::textAt(int row, int column) const
{
    const LabelSize& label = sizeAt(row);
    switch (column) {
    case Label:
        return QString::fromStdString(m_labels->sizes.order.text(label.key));
    case Name:
        return nameAt(row);
    case Cells:
        return countText(label.cells);
    case Volume:
        return volumeText(*m_labels, label.cells);
    case Opacity:
        return drawnLabelAt(row) ? tr("%1 %").arg(lookAt(row).opacity) : QString();
    default:
        const auto slices = slicesOf(label);
        return slices ? countText(*slices) : QString();
    }
}

QVariant LabelTableModel::numberAt(int row, int column) const
{
    const Int128 number = labelAt(row);
    switch (column) {
    case Label: // those of one array are of one kind
        return m_labels->sizes.order.dtype().kind == DTypeKind::Signed
                   ? QVariant(static_cast<qlonglong>(number))
                   : QVariant(static_cast<qulonglong>(number));
    case Name:
        return nameAt(row);
    case Slices:
        return static_cast<qlonglong>(slicesOf(sizeAt(row)).value_or(0));
    case Opacity:
        return drawnLabelAt(row) ? lookAt(row).opacity : -1;
    default:
        return static_cast<qulonglong>(sizeAt(row).cells);
    }
}

QVariant LabelTableModel::editedAt(int row, int column) const
{
    return column == Opacity ? QVariant(lookAt(row).opacity) : QVariant(textAt(row, column));
}

QVariant LabelTableModel::checkAt(int row) const
{
    if (!drawnLabelAt(row))
        return {};
    return int(lookAt(row).isVisible ? Qt::Checked : Qt::Unchecked);
}

QString LabelTableModel::toolTipAt(int row, int column) const
{
    if (column == Name && drawnLabelAt(row))
        return tr("Double-click to rename (F2)");
    if (column == Opacity && drawnLabelAt(row))
        return tr("Opacity of the label, as a share of the overlay's. Double-click to change it.");
    const LabelSize& label = sizeAt(row);
    const double all = static_cast<double>(std::max<std::uint64_t>(m_labels->sizes.counts.all, 1));
    const double percent = 100 * static_cast<double>(label.cells) / all;
    const QString share = tr("%1 % of all cells").arg(roundedText(percent, 3));
    return column == Label && drawnLabelAt(row)
               ? tr("%1. Click the colour to change it.").arg(share)
               : share;
}

QVariant LabelTableModel::data(const QModelIndex& index, int role) const
{
    const int row = index.row();
    const int column = index.column();
    const bool isDrawn = m_map && column == Label && labelAt(row) > 0;
    switch (role) {
    case Qt::DisplayRole:
        return textAt(row, column);
    case Qt::EditRole:
        return editedAt(row, column);
    case SortRole:
        return numberAt(row, column);
    case Qt::ToolTipRole:
        return toolTipAt(row, column);
    case Qt::DecorationRole:
        return isDrawn ? QVariant(colorAt(row)) : QVariant();
    case Qt::CheckStateRole:
        return column == Label ? checkAt(row) : QVariant();
    case Qt::TextAlignmentRole:
        return int((column <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return column == Label && drawnLabelAt(row)
                   ? tr("label %1, colour %2").arg(textAt(row, column), colorAt(row).name())
                   : textAt(row, column);
    default:
        return {};
    }
}

bool LabelTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto label = index.isValid() ? drawnLabelAt(index.row()) : std::nullopt;
    if (!label)
        return false;
    LabelLooks looks = m_looks ? *m_looks : LabelLooks();
    LabelLook look = looks.of(*label);
    const int column = index.column();
    if (role == Qt::CheckStateRole && column == Label) {
        look.isVisible = value.toInt() == Qt::Checked;
    } else if (role == Qt::DecorationRole && column == Label && value.value<QColor>().isValid()) {
        look.color = value.value<QColor>().rgb();
    } else if (role == Qt::EditRole && column == Opacity) {
        look.opacity = std::clamp(value.toInt(), 0, LabelLook::fullOpacity);
    } else if (role == Qt::EditRole && column == Name) {
        const QString name = value.toString().simplified();
        if (name == nameAt(index.row()))
            return true;
        look.name = name == m_labels->nameOf(*label) ? std::string() : name.toStdString();
    } else {
        return false;
    }
    if (!looks.set(*label, std::move(look)))
        return false;
    emit looksChosen(looks);
    return true;
}

QVariant LabelTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Slices && m_dimension)
        return tr("Slices along %1 that contain the label").arg(m_dimensionName);
    if (role != Qt::DisplayRole)
        return {};
    const QString volume =
        m_labels && m_labels->volume ? powerUnitText(m_labels->volume->unit) : tr("Volume");
    return QStringList{tr("Label"), tr("Name"), tr("Cells"), volume, tr("Slices"), tr("Opacity")}
        .value(section);
}

} // namespace bloscope
