#include "ui/metadata/metadata_tree.h"

#include "ui/metadata/metadata_actions.h"
#include "ui/metadata/metadata_commands.h"
#include "ui/metadata/metadata_delegate.h"

#include <QAbstractProxyModel>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>

namespace bloscope {

namespace {

using Column = MetadataCells::Column;

constexpr int indentLetters = 2;
constexpr int fewestLetters = 10; // of values
constexpr int typeLetters = 14;   // "timestamp", with room around it

} // namespace

MetadataTree::MetadataTree(MetadataModel& model, QAbstractProxyModel& shown, Scheduler& scheduler,
                           QWidget* parent)
    : QTreeView(parent),
      m_model(model),
      m_shown(shown),
      m_commands(new MetadataCommands(*this, scheduler)),
      m_actions(new MetadataActions(*this, *m_commands))
{
    setAccessibleName(tr("Metadata"));
    auto* delegate = new MetadataDelegate(model.edits(), this);
    setItemDelegate(delegate);
    setModel(&shown);
    arrange();
    connect(delegate, &MetadataDelegate::nameCleared, m_commands, &MetadataCommands::clearName,
            Qt::QueuedConnection); // when the editor is closed
    connect(delegate, &MetadataDelegate::typeChosen, m_commands, &MetadataCommands::changeType,
            Qt::QueuedConnection); // once the editor is gone
    // Rows that were made while the tree lays out its own would be laid out twice.
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (m_shown.canFetchMore(index))
            m_shown.fetchMore(index);
    });
    connect(this, &QTreeView::doubleClicked, this, &MetadataTree::editClicked);
    for (const auto signal :
         {&DocumentEdits::changed, &DocumentEdits::loaded, &DocumentEdits::locksChanged})
        connect(&model.edits(), signal, this, &MetadataTree::currentPlaceChanged);
    emit currentPlaceChanged(); // nothing is chosen, but something can be done all the same
}

void MetadataTree::arrange()
{
    setUniformRowHeights(true); // what keeps a hundred thousand rows quick
    setAlternatingRowColors(true);
    setIndentation(indentLetters * fontMetrics().averageCharWidth());
    setEditTriggers(NoEditTriggers); // see editClicked() and MetadataActions
    setExpandsOnDoubleClick(false);
    setDragDropMode(InternalMove);
    header()->setStretchLastSection(false);
    connect(header(), &QHeaderView::sectionResized, this, [this] {
        if (m_isDividing)
            return;
        m_isDividedByUser = true;
        divideWidth();
    });
    connect(&m_shown, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& parent) {
        if (!parent.isValid()) // a filter let them in again
            arrangeSections();
    });
    arrangeSections();
}

// Open, and over all columns.
void MetadataTree::arrangeSections()
{
    for (int row = 0; row < m_shown.rowCount(); ++row) {
        setFirstColumnSpanned(row, {}, true);
        expand(m_shown.index(row, 0));
    }
}

// A part for each column, but for types no more than they need; values take what is left.
void MetadataTree::divideWidth()
{
    const int letter = fontMetrics().averageCharWidth();
    const int width = viewport()->width();
    m_isDividing = true;
    if (!m_isDividedByUser) {
        header()->resizeSection(Column::NameColumn, width * 2 / 5);
        header()->resizeSection(Column::TypeColumn, std::min(typeLetters * letter, width / 4));
    }
    const int left = width - columnWidth(Column::NameColumn) - columnWidth(Column::TypeColumn);
    header()->resizeSection(Column::ValueColumn, std::max(left, fewestLetters * letter));
    m_isDividing = false;
}

void MetadataTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    divideWidth();
}

QModelIndex MetadataTree::toShown(const QModelIndex& index) const
{
    return m_shown.mapFromSource(index);
}

QModelIndex MetadataTree::toModel(const QModelIndex& index) const
{
    return m_shown.mapToSource(index);
}

// What only has the focus, as the first row when somebody comes with Tab, was not chosen.
QModelIndex MetadataTree::currentCell(int column) const
{
    return selectionModel()->isSelected(currentIndex())
               ? toModel(currentIndex()).siblingAtColumn(column)
               : QModelIndex();
}

std::optional<ItemPlace> MetadataTree::currentPlace() const
{
    const QVariant place = currentCell(Column::NameColumn).data(MetadataCells::PlaceRole);
    return place.isValid() ? std::optional(place.value<ItemPlace>()) : std::nullopt;
}

std::optional<ItemPlace> MetadataTree::placeAbove() const
{
    for (QModelIndex row = currentCell(Column::NameColumn).parent(); row.isValid();
         row = row.parent())
        if (const QVariant place = row.data(MetadataCells::PlaceRole); place.isValid())
            return place.value<ItemPlace>();
    return {};
}

void MetadataTree::select(const ItemPlace& place)
{
    const QModelIndex index = toShown(m_model.indexOf(place));
    if (!index.isValid()) // filtered out
        return;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        expand(above);
    setCurrentIndex(index);
    scrollTo(index);
}

void MetadataTree::selectionChanged(const QItemSelection& selected,
                                    const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    emit currentPlaceChanged();
}

// --- editing in place

void MetadataTree::editCell(int column)
{
    setCurrentIndex(currentIndex().siblingAtColumn(column));
    edit(currentIndex());
}

// A name that leads to more opens and closes; everything else is edited where it was clicked.
void MetadataTree::editClicked(const QModelIndex& index)
{
    const bool isName = index.column() == Column::NameColumn;
    if (isName && m_shown.hasChildren(index))
        setExpanded(index, !isExpanded(index));
    else if (index.flags() & Qt::ItemIsEditable)
        edit(index);
    else if (index.column() == Column::ValueColumn)
        m_actions->editValue->trigger(); // does nothing while it is disabled
}

// --- keys and menus

// While the tree has the focus, its keys come before those of the window.
bool MetadataTree::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (m_actions->forKeys(QKeySequence(key->keyCombination()))) {
            event->accept();
            return true;
        }
    }
    return QTreeView::event(event);
}

void MetadataTree::keyPressEvent(QKeyEvent* event)
{
    QAction* action = m_actions->forKeys(QKeySequence(event->keyCombination()));
    if (action && state() != EditingState) // keys that an editor leaves over are not for the row
        action->trigger();                 // does nothing while it is disabled
    else if (event->key() == Qt::Key_Asterisk)
        expand(currentIndex()); // not everything below it
    else
        QTreeView::keyPressEvent(event);
}

void MetadataTree::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_actions->menu());
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    menu->popup(isByKey ? viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft())
                        : event->globalPos());
}

} // namespace bloscope
