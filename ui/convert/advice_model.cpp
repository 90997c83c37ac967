#include "ui/convert/advice_model.h"

#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QFont>

namespace bloscope {

namespace {

QString unknownFigure()
{
    return QStringLiteral("–");
}

QString figureOr(const std::optional<double>& seconds)
{
    return seconds ? displayText(secondsText(*seconds)) : unknownFigure();
}

template <class Number>
QVariant numberOr(const std::optional<Number>& number)
{
    return number ? QVariant(static_cast<double>(*number)) : QVariant();
}

QString shapeOr(const Shape& shape)
{
    return shape.empty() ? unknownFigure() : QString::fromStdString(tupleText(shape));
}

QVariant cellsOr(const Shape& shape)
{
    return shape.empty() ? QVariant() : numberOr(checkedProduct<std::int64_t>(shape));
}

// Of a column behind the first ones.
const PlaneCost* planeOf(const AdviceRow& row, int column)
{
    const auto d = static_cast<std::size_t>(column - AdviceModel::FirstPlane);
    return d < row.planes.size() ? &row.planes[d] : nullptr;
}

} // namespace

QString nameOfForm(const AdviceRow& row)
{
    const QString name = displayText(pipelineText(row.how.chunks));
    return row.isCurrent ? AdviceModel::tr("%1 (now)", "form in which it is stored").arg(name)
                         : name;
}

void AdviceModel::setAdvice(Advice advice, const QStringList& dimensionNames)
{
    beginResetModel();
    m_advice = std::move(advice);
    m_dimensionNames = dimensionNames;
    endResetModel();
}

int AdviceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_advice.rows.size());
}

int AdviceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstPlane + static_cast<int>(m_dimensionNames.size());
}

bool AdviceModel::isRecommended(const QModelIndex& index) const
{
    return static_cast<std::size_t>(index.row()) == m_advice.recommended;
}

QVariant AdviceModel::data(const QModelIndex& index, int role) const
{
    const AdviceRow& row = m_advice.rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case NumberRole:
        return numberOf(row, index.column());
    case Qt::TextAlignmentRole:
        return int((index.column() < Size ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return isRecommended(index) ? tr("Recommended: %1.").arg(displayText(m_advice.reason))
                                    : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return isRecommended(index) ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

QString AdviceModel::textOf(const AdviceRow& row, int column) const
{
    switch (column) {
    case Form:
        return nameOfForm(row);
    case Chunks:
        return shapeOr(row.how.chunkshape);
    case Blocks:
        return shapeOr(row.how.blockshape);
    case Size:
        return row.storedBytes ? sizeText(*row.storedBytes) : unknownFigure();
    case Ratio: {
        const auto ratio = ratioOf(row, m_advice.elementBytes);
        return ratio ? ratioText(*ratio) : unknownFigure();
    }
    case Encode:
        return figureOr(row.encodeSeconds);
    case Decode:
        return figureOr(row.decodeSeconds);
    default: {
        const PlaneCost* plane = planeOf(row, column);
        return plane ? countText(plane->blocks) : unknownFigure();
    }
    }
}

QVariant AdviceModel::numberOf(const AdviceRow& row, int column) const
{
    switch (column) {
    case Form:
        return nameOfForm(row);
    case Chunks:
        return cellsOr(row.how.chunkshape);
    case Blocks:
        return cellsOr(row.how.blockshape);
    case Size:
        return numberOr(row.storedBytes);
    case Ratio:
        return numberOr(ratioOf(row, m_advice.elementBytes));
    case Encode:
        return numberOr(row.encodeSeconds);
    case Decode:
        return numberOr(row.decodeSeconds);
    default: {
        const PlaneCost* plane = planeOf(row, column);
        return plane ? QVariant(static_cast<double>(plane->blocks)) : QVariant();
    }
    }
}

QVariant AdviceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section < Size ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return meaningOf(section);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("Stored as"), tr("Chunks"), tr("Blocks"), tr("Size"),
                            tr("Ratio"),     tr("Encode"), tr("Decode")};
    return section < FirstPlane
               ? names[section]
               : tr("Plane of %1", "a dimension").arg(m_dimensionNames.value(section - FirstPlane));
}

QString AdviceModel::meaningOf(int column) const
{
    switch (column) {
    case Form:
        return tr("Codec with level, and filters in order of application");
    case Chunks:
        return tr("Shape of a chunk, the unit of storage");
    case Blocks:
        return tr("Shape of a block, the unit of decoding");
    case Size:
        return tr("File size; for each trial, estimated from the sample");
    case Ratio:
        return tr("Decoded bytes per stored byte");
    case Encode:
        return tr("Time to encode the whole array on one processor");
    case Decode:
        return tr("Time to decode the whole array on one processor");
    default:
        return tr("Blocks to decode for one plane: one index of %1, all indices of the other "
                  "dimensions")
            .arg(m_dimensionNames.value(column - FirstPlane));
    }
}

} // namespace bloscope
