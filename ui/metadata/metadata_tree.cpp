#include "ui/metadata/metadata_tree.h"

#include "core/msgpack/item_type.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/document/document_edits.h"
#include "ui/metadata/metadata_actions.h"
#include "ui/metadata/metadata_commands.h"
#include "ui/metadata/metadata_model.h"
#include "ui/metadata/metadata_steps.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"

#include <QAbstractProxyModel>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QToolTip>
#include <QValidator>

namespace bloscope {

// Draws and edits the rows of a MetadataTree: lines that are checked while they are typed, and a
// list of types to choose from.
class MetadataDelegate : public RoomyDelegate {
    Q_OBJECT

 public:
    // The edits live longer.
    explicit MetadataDelegate(DocumentEdits& edits, QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

 signals:
    void typeChosen(const QModelIndex& index, bloscope::msgpack_value::ItemType type) const;
    void nameCleared(const QModelIndex& index) const; // a name became empty, in its editor alone

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
    QWidget* createLine(QWidget* parent, const QModelIndex& index) const;
    QWidget* createTypes(QWidget* parent) const;

    DocumentEdits& m_edits;
};

namespace {

using msgpack_value::ItemType;

constexpr int fewestEditorLetters = 24; // that an editor shows

// Keeps Enter from taking a text with which something is wrong.
class Checked : public QValidator {
 public:
    explicit Checked(CheckedLineEdit* line) : QValidator(line), m_line(line) {}

    State validate(QString&, int&) const override
    {
        return m_line->problem().isEmpty() ? Acceptable : Intermediate;
    }

 private:
    CheckedLineEdit* m_line;
};

QString sentenceOf(const Result<>& outcome)
{
    return outcome ? QString() : refusalText(outcome.error());
}

// Below the line, where it hides nothing that is typed.
void showProblem(QWidget* line, const QString& problem)
{
    QToolTip::showText(line->mapToGlobal(QPoint(0, line->height())), problem, line);
}

} // namespace

MetadataDelegate::MetadataDelegate(DocumentEdits& edits, QObject* parent)
    : RoomyDelegate(parent), m_edits(edits)
{
}

// What is not as in the file is bold, and has a mark that is seen without telling weights apart.
void MetadataDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    RoomyDelegate::initStyleOption(option, index);
    const bool isSection = !index.parent().isValid(); // in one column: see MetadataTree
    if (isSection)
        option->text = tr("%1: %2").arg(
            option->text, index.siblingAtColumn(MetadataCells::ValueColumn).data().toString());
    if (index.column() == MetadataCells::NameColumn &&
        index.data(MetadataCells::ChangedRole).toBool())
        option->text.prepend(QStringLiteral("• ")); // in front, where no narrow column cuts it off
    // Styles make the edge of a check box from the window, of which little is seen on the base.
    if (option->features & QStyleOptionViewItem::HasCheckIndicator)
        option->palette.setBrush(QPalette::Window, option->palette.placeholderText());
}

// Wide enough to read what one types, also in a narrow column.
void MetadataDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex& index) const
{
    RoomyDelegate::updateEditorGeometry(editor, option, index);
    QRect place = editor->geometry();
    place.setWidth(std::max(place.width(), fewestEditorLetters * letterWidth(option.fontMetrics)));
    place.moveRight(std::min(place.right(), editor->parentWidget()->width() - 1));
    editor->setGeometry(place);
}

QWidget* MetadataDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                        const QModelIndex& index) const
{
    if (index.column() == MetadataCells::TypeColumn)
        return createTypes(parent);
    return createLine(parent, index);
}

QWidget* MetadataDelegate::createLine(QWidget* parent, const QModelIndex& index) const
{
    const auto place = index.data(MetadataCells::PlaceRole).value<ItemPlace>();
    const bool isName = index.column() == MetadataCells::NameColumn;
    auto* line = new CheckedLineEdit(
        [this, place, isName](const QString& text) {
            const MetadataSteps steps(m_edits);
            return sentenceOf(isName ? steps.checkName(place, text) : steps.checkText(place, text));
        },
        parent);
    line->setFrame(false);
    line->setAutoFillBackground(true);
    line->setAccessibleName(isName ? tr("Name") : tr("Value"));
    line->setValidator(new Checked(line));
    connect(line, &CheckedLineEdit::problemChanged, line,
            [line](const QString& problem) { showProblem(line, problem); });
    return line;
}

QWidget* MetadataDelegate::createTypes(QWidget* parent) const
{
    auto* types = new QComboBox(parent);
    types->setAccessibleName(tr("Type"));
    for (const msgpack_value::ItemTypeFacts& facts : msgpack_value::itemTypes()) {
        types->addItem(bloscope::displayText(facts.name), static_cast<int>(facts.type));
        types->setItemData(types->count() - 1, bloscope::displayText(facts.explanation),
                           Qt::ToolTipRole);
    }
    connect(types, &QComboBox::activated, this, [this, types] {
        auto* self = const_cast<MetadataDelegate*>(this); // the signals of Qt are not const
        emit self->commitData(types);
        emit self->closeEditor(types);
    });
    return types;
}

void MetadataDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* line = qobject_cast<CheckedLineEdit*>(editor)) {
        line->setTakenText(index.data(Qt::EditRole).toString());
        line->selectAll();
    } else if (auto* types = qobject_cast<QComboBox*>(editor)) {
        types->setCurrentIndex(types->findData(index.data(MetadataCells::TypeRole)));
    }
}

void MetadataDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                    const QModelIndex& index) const
{
    if (const auto* line = qobject_cast<CheckedLineEdit*>(editor)) {
        const bool isNameCleared = index.column() == MetadataCells::NameColumn &&
                                   line->text().isEmpty() &&
                                   !index.data(Qt::EditRole).toString().isEmpty();
        if (isNameCleared)
            emit nameCleared(index);
        else if (line->problem().isEmpty())
            model->setData(index, line->text());
    } else if (const auto* types = qobject_cast<QComboBox*>(editor)) {
        if (types->currentIndex() >= 0 &&
            types->currentData() != index.data(MetadataCells::TypeRole))
            emit typeChosen(index, static_cast<ItemType>(types->currentData().toInt()));
    }
}

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
    setIndentation(indentLetters * letterWidth(fontMetrics()));
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
    const int letter = letterWidth(fontMetrics());
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

#include "metadata_tree.moc"
