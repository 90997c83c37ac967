#include "ui/metadata/metadata_tree.h"

#include "ui/metadata/metadata_actions.h"
#include "ui/metadata/metadata_clipboard.h"
#include "ui/metadata/metadata_delegate.h"

#include <QAbstractProxyModel>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>

namespace bloscope {

namespace {

using Column = MetadataModel::Column;
using msgpack_value::ItemType;

constexpr int indentLetters = 2;
constexpr int fewestLetters = 10; // of values
constexpr int typeLetters = 14;   // "timestamp", with room around it

} // namespace

MetadataTree::MetadataTree(MetadataModel& model, QAbstractProxyModel& shown, Scheduler& scheduler,
                           QWidget* parent)
    : QTreeView(parent),
      m_model(model),
      m_shown(shown),
      m_steps(model.edits()),
      m_dialogs(new MetadataDialogs(model.edits(), scheduler, *this)),
      m_actions(new MetadataActions(*this))
{
    setAccessibleName(tr("Metadata"));
    auto* delegate = new MetadataDelegate(model.edits(), this);
    setItemDelegate(delegate);
    setModel(&shown);
    arrange();
    connect(delegate, &MetadataDelegate::typeChosen, this, &MetadataTree::changeType,
            Qt::QueuedConnection); // once the editor is gone
    connect(m_dialogs, &MetadataDialogs::refused, this, &MetadataTree::refused);
    connect(m_dialogs, &MetadataDialogs::done, this, &MetadataTree::select);
    connect(&model, &MetadataModel::refused, this,
            [this](const QModelIndex&, const QString& sentence) { emit refused(sentence); });
    // Rows that were made while the tree lays out its own would be laid out twice.
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (m_shown.canFetchMore(index))
            m_shown.fetchMore(index);
    });
    connect(this, &QTreeView::doubleClicked, this, &MetadataTree::editClicked);
    for (const auto signal :
         {&MetadataEdits::changed, &MetadataEdits::loaded, &MetadataEdits::locksChanged})
        connect(&model.edits(), signal, this, &MetadataTree::currentPlaceChanged);
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
    setCurrentIndex(m_shown.index(m_shown.rowCount() - 1, 0)); // where most add something
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

QModelIndex MetadataTree::currentCell(int column) const
{
    return toModel(currentIndex()).siblingAtColumn(column);
}

std::optional<ItemPlace> MetadataTree::currentPlace() const
{
    const QVariant place = currentCell(Column::NameColumn).data(MetadataModel::PlaceRole);
    return place.isValid() ? std::optional(place.value<ItemPlace>()) : std::nullopt;
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

std::size_t MetadataTree::siblings() const
{
    const auto place = currentPlace();
    return place && !place->isSection() ? m_steps.countIn(place->above()).value_or(0) : 0;
}

bool MetadataTree::isArray() const
{
    const auto place = currentPlace();
    if (!place || !place->entry || place->section != MetadataSectionOf::Header)
        return false;
    const std::string& name = m_model.edits().current().entries(place->section)[*place->entry].name;
    return name == "b2nd" || name == "caterva";
}

void MetadataTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    emit currentPlaceChanged();
}

bool MetadataTree::tell(const Result<>& outcome)
{
    if (!outcome)
        emit refused(refusalText(outcome.error()));
    return outcome.has_value();
}

bool MetadataTree::tell(const Result<ItemPlace>& outcome)
{
    if (!outcome)
        return tell(Result<>(outcome.error()));
    select(*outcome);
    return true;
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
        editValue();
}

void MetadataTree::editValue()
{
    const QModelIndex value = currentCell(Column::ValueColumn);
    if (value.flags() & Qt::ItemIsEditable)
        editCell(Column::ValueColumn);
    else if (value.flags() & Qt::ItemIsUserCheckable)
        m_model.setData(value,
                        value.data(Qt::CheckStateRole) == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                        Qt::CheckStateRole);
    else if (m_actions->editArray->isEnabled())
        editArray();
    else if (m_actions->showValue->isEnabled())
        showValue();
}

void MetadataTree::showValue()
{
    m_dialogs->showValue(*currentPlace());
}

void MetadataTree::rename()
{
    editCell(Column::NameColumn);
}

void MetadataTree::chooseType()
{
    editCell(Column::TypeColumn);
}

void MetadataTree::changeType(const QModelIndex& index, ItemType type)
{
    const auto place = index.data(MetadataModel::PlaceRole).value<ItemPlace>();
    const Result<> outcome = m_steps.changeType(place, type);
    if (!outcome && outcome.error().kind() == ErrorKind::Usage)
        m_dialogs->offerReplacement(place, type, outcome.error());
    else
        tell(outcome);
}

// --- what else is done to a row

std::optional<ItemPlace> MetadataTree::targetPlace() const
{
    const auto place = currentPlace();
    if (!place || place->isSection() || m_steps.countIn(*place))
        return place;
    return place->above();
}

std::optional<std::size_t> MetadataTree::placeBehindCurrent(const ItemPlace& container) const
{
    const auto place = currentPlace();
    if (!place || place == container)
        return {};
    return place->number() + 1;
}

void MetadataTree::addBelow()
{
    const ItemPlace container = *targetPlace();
    if (container.isSection())
        m_dialogs->askForEntry(container.section);
    else
        addItem(container);
}

// Like the last item, but empty; its value, or its key, is what one types next.
void MetadataTree::addItem(const ItemPlace& container)
{
    const std::size_t count = m_steps.countIn(container).value_or(0);
    ItemType type = ItemType::Text;
    if (count > 0)
        type = static_cast<ItemType>(
            m_model.indexOf(container.below(count - 1)).data(MetadataModel::TypeRole).toInt());
    if (!tell(m_steps.add(container, placeBehindCurrent(container), "key", emptyItem(type))))
        return;
    const bool hasKey = currentCell(Column::NameColumn).flags() & Qt::ItemIsEditable;
    if (hasKey)
        rename();
    else if (currentCell(Column::ValueColumn).flags() & Qt::ItemIsEditable)
        editCell(Column::ValueColumn);
}

void MetadataTree::duplicate()
{
    tell(m_steps.duplicate(*currentPlace()));
}

void MetadataTree::removeCurrent()
{
    tell(m_steps.remove(*currentPlace()));
}

void MetadataTree::moveBy(int rows)
{
    const ItemPlace place = *currentPlace();
    const std::size_t to = rows < 0 ? place.number() - 1 : place.number() + 1;
    if (tell(m_steps.move(place, to)))
        select(place.sibling(to));
}

void MetadataTree::editArray()
{
    m_dialogs->showArray();
}

void MetadataTree::unlock()
{
    m_dialogs->askToUnlock(*currentPlace());
}

void MetadataTree::exportValue()
{
    m_dialogs->exportValue(*currentPlace());
}

void MetadataTree::importValue()
{
    m_dialogs->importValue(*currentPlace());
}

void MetadataTree::copy()
{
    const ItemPlace place = *currentPlace();
    const auto bytes = m_steps.bytesAt(place);
    if (!bytes)
        return emit refused(refusalText(bytes.error()));
    const MetadataRow& row = m_model.rowAt(currentCell(Column::NameColumn));
    const bool hasName = place.isEntry() || row.key;
    QGuiApplication::clipboard()->setMimeData(toMimeData(
        {hasName ? currentCell(Column::NameColumn).data(Qt::EditRole).toString().toStdString() : "",
         *bytes}));
}

void MetadataTree::cut()
{
    copy();
    removeCurrent();
}

void MetadataTree::paste()
{
    const auto value = fromMimeData(*QGuiApplication::clipboard()->mimeData());
    if (!value)
        return emit refused(refusalText(value.error().within("the clipboard")));
    const ItemPlace container = *targetPlace();
    tell(m_steps.add(container, placeBehindCurrent(container),
                     value->name.empty() ? "pasted" : value->name, value->bytes));
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
