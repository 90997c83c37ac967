#include "core/msgpack/item_text.h"
#include "ui/metadata/metadata_model.h"
#include "ui/text/error_text.h"

#include <QMimeData>

namespace bloscope {

namespace {

using Kind = MetadataRow::Kind;
using msgpack_value::ItemType;

// Rows that are dragged, by their place; never leaves the program.
constexpr const char* rowFormat = "application/x-bloscope-metadata-row";

class DraggedRow : public QMimeData {
    Q_OBJECT

 public:
    explicit DraggedRow(ItemPlace dragged) : place(std::move(dragged))
    {
        setData(QString::fromLatin1(rowFormat), QByteArray("row"));
    }

    const ItemPlace place;
};

// Longer texts, and those of several lines, are for a dialog.
constexpr std::size_t longestLine = 2000;

bool isLine(ByteView body)
{
    const std::string_view text = textOf(body);
    return text.size() <= longestLine && text.find('\n') == std::string_view::npos;
}

QString keyOrName(const MetadataRow& row)
{
    if (!row.key)
        return QString::fromStdString(row.name);
    const auto text = itemText(*row.bytes, *row.key);
    return text ? QString::fromStdString(*text) : QString();
}

} // namespace

// A scalar that a line of text can show, but for those that are checked; the name of what has one.
bool MetadataModel::isEditable(const MetadataNode& node, int column) const
{
    const MetadataRow& row = node.row;
    if (row.kind == Kind::Section || row.kind == Kind::Page || !lockReason(node).isEmpty())
        return false;
    switch (column) {
    case NameColumn:
        return row.kind == Kind::Entry || (row.key && itemText(*row.bytes, *row.key));
    case TypeColumn:
        return row.bytes != nullptr;
    default:
        return row.item && !row.isContainer() && row.item->kind != msgpack_value::Kind::Nil &&
               row.item->kind != msgpack_value::Kind::Boolean &&
               isLine(bodyOf(*row.bytes, *row.item)) && itemText(*row.bytes, *row.item);
    }
}

bool MetadataModel::isCheckable(const MetadataNode& node, int column) const
{
    return column == ValueColumn && node.row.item &&
           node.row.item->kind == msgpack_value::Kind::Boolean && lockReason(node).isEmpty();
}

Qt::ItemFlags MetadataModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid())
        return flags;
    const MetadataNode& node = *nodeAt(index);
    if (isCheckable(node, index.column()))
        flags |= Qt::ItemIsUserCheckable;
    if (isEditable(node, index.column()))
        flags |= Qt::ItemIsEditable;
    if (node.row.kind != Kind::Section && node.row.kind != Kind::Page)
        flags |= Qt::ItemIsDragEnabled;
    return flags | Qt::ItemIsDropEnabled;
}

// As an editor begins with it.
QVariant MetadataModel::editText(const MetadataRow& row, int column) const
{
    if (column == NameColumn)
        return keyOrName(row);
    if (column == TypeColumn || !row.item)
        return textAt(row, column);
    const auto text = itemText(*row.bytes, *row.item);
    return text ? QString::fromStdString(*text) : QString();
}

QVariant MetadataModel::checkState(const MetadataNode& node, int column) const
{
    if (column != ValueColumn || !node.row.item ||
        node.row.item->kind != msgpack_value::Kind::Boolean)
        return {};
    const auto text = itemText(*node.row.bytes, *node.row.item);
    return text && *text == "true" ? Qt::Checked : Qt::Unchecked;
}

bool MetadataModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid())
        return false;
    const ItemPlace place = placeOf(*nodeAt(index));
    MetadataSteps steps(m_edits);
    if (role == Qt::CheckStateRole && (flags(index) & Qt::ItemIsUserCheckable))
        return tell(index, steps.setText(place, value == Qt::Checked ? QStringLiteral("true")
                                                                     : QStringLiteral("false")));
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    if (value == index.data(Qt::EditRole))
        return true;
    switch (index.column()) {
    case NameColumn:
        return tell(index, steps.rename(place, value.toString()));
    case TypeColumn:
        return tell(index, steps.changeType(place, static_cast<ItemType>(value.toInt())));
    default:
        return tell(index, steps.setText(place, value.toString()));
    }
}

bool MetadataModel::tell(const QModelIndex& index, const Result<>& outcome)
{
    if (!outcome)
        emit refused(index, errorSentence(tr("This is not possible"), outcome.error()));
    return outcome.has_value();
}

// --- moving rows by dragging them

QStringList MetadataModel::mimeTypes() const
{
    return {QString::fromLatin1(rowFormat)};
}

QMimeData* MetadataModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    return new DraggedRow(placeOf(*nodeAt(indexes.first())));
}

// Between the rows of what it lies in, also if they are pages apart.
bool MetadataModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int row, int,
                                    const QModelIndex& parent) const
{
    const auto* dragged = qobject_cast<const DraggedRow*>(data);
    return dragged && row >= 0 && parent.isValid() &&
           containerOf(*nodeAt(parent)) == dragged->place.above();
}

bool MetadataModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const ItemPlace& from = static_cast<const DraggedRow*>(data)->place;
    const MetadataNode& node = *nodeAt(parent);
    const bool isPage = node.row.kind == Kind::Page;
    const std::size_t before = static_cast<std::size_t>(row) + (isPage ? node.row.number : 0);
    const std::size_t to = before > from.number() ? before - 1 : before;
    if (to == from.number())
        return false;
    return tell(index(static_cast<int>(row), 0, parent), MetadataSteps(m_edits).move(from, to));
}

// Whose items the rows below are; pages are no places of their own.
ItemPlace MetadataModel::containerOf(const MetadataNode& node) const
{
    return node.row.kind == Kind::Page ? containerOf(*node.parent) : placeOf(node);
}

} // namespace bloscope

#include "metadata_model_edit.moc"
