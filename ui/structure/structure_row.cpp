#include "ui/structure/structure_row.h"

#include "ui/document/byte_focus.h"
#include "ui/structure/structure_node.h"
#include "ui/text/number_text.h"

#include <QApplication>
#include <QStyle>

namespace bloscope {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("StructureRow", text);
}

QString textIn(const StructureNode& node, int column)
{
    switch (column) {
    case StructureRow::NameColumn:
        return node.name;
    case StructureRow::ValueColumn:
        return node.isSummarised ? node.valueOrProblem() : QStringLiteral("…");
    case StructureRow::MeaningColumn:
        return node.problem.isEmpty() || node.value.isEmpty() ? node.meaning : node.problem;
    case StructureRow::OffsetColumn:
        return node.offset ? countText(*node.offset) : QString();
    case StructureRow::SizeColumn:
        return node.size ? tr("%1 B").arg(countText(*node.size)) : QString();
    default:
        return {};
    }
}

bool isChunk(const StructureNode& node)
{
    return node.isNumbered && node.run.areChunks();
}

// A chunk has a place before anybody knows where that is.
QVariant placeOf(const StructureNode& node)
{
    if (!isChunk(node) && (!node.offset || !node.size))
        return {};
    const StructureNode* part = &node;
    while (part && !isChunk(*part))
        part = part->parent;
    return QVariant::fromValue(BytePlace{.chunk = part ? part->run.first : -1,
                                         .offset = node.offset.value_or(0),
                                         .size = node.size.value_or(0)});
}

QVariant blockOf(const StructureNode& node)
{
    const StructureNode* part = &node; // a stream lies in a block
    while (part && !part->isNumbered)
        part = part->parent;
    if (!part)
        return {};
    const BlockAddress first{.chunk = part->run.first};
    return QVariant::fromValue(
        part->run.areChunks() ? first
                              : BlockAddress{.chunk = part->run.chunk,
                                             .block = static_cast<std::int32_t>(part->run.first)});
}

QVariant toolTipIn(const StructureNode& node, int column)
{
    if (column == StructureRow::OffsetColumn && node.offset)
        return tr("Byte %1 of the file (0x%2)")
            .arg(countText(*node.offset))
            .arg(*node.offset, 0, 16);
    const QString text = textIn(node, column);
    return text.isEmpty() ? QVariant() : text;
}

} // namespace

QVariant StructureRow::dataOf(const StructureNode& node, int column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return textIn(node, column);
    case Qt::ToolTipRole:
        return toolTipIn(node, column);
    case Qt::DecorationRole:
        if (column == NameColumn && !node.problem.isEmpty())
            return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
        return {};
    case Qt::TextAlignmentRole:
        if (column >= OffsetColumn)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case ProblemRole:
        return node.problem;
    case SearchRole:
        return QStringList({node.name, node.value, node.meaning, node.problem}).join(' ');
    case EmbeddedRole:
        return QVariant::fromValue(node.embedded);
    case PlaceRole:
        return placeOf(node);
    case BlockRole:
        return blockOf(node);
    default:
        return {};
    }
}

QString StructureRow::header(int column)
{
    const QStringList names{tr("Name"), tr("Value"), tr("Meaning"), tr("Offset"), tr("Size")};
    return names.value(column);
}

} // namespace bloscope
