#include "ui/labels/label_table.h"

#include "ui/controls/roomy_delegate.h"
#include "ui/text/letter_width.h"

#include <QAction>
#include <QColorDialog>
#include <QHeaderView>
#include <QIcon>
#include <QMenu>
#include <QMouseEvent>
#include <QPixmap>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStyle>
#include <algorithm>

namespace bloscope {

namespace {

// Edits opacities in percent, and asks for another colour where that of a label is clicked.
class LabelDelegate final : public RoomyDelegate {
 public:
    LabelDelegate(LabelTable& table) : RoomyDelegate(&table), m_table(table) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int gap = 6; // pixels, between numbers side by side
        return RoomyDelegate::sizeHint(option, index) + QSize(gap, 0);
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        QWidget* editor = RoomyDelegate::createEditor(parent, option, index);
        if (auto* box = qobject_cast<QSpinBox*>(editor)) {
            constexpr int step = 10;
            box->setRange(0, LabelLook::fullOpacity);
            box->setSingleStep(step);
            box->setSuffix(LabelTable::tr(" %"));
            box->setFrame(false);
        }
        return editor;
    }

 protected:
    // A colour is not mixed with that of the selection.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        RoomyDelegate::initStyleOption(option, index);
        const QColor color = index.data(Qt::DecorationRole).value<QColor>();
        if (!color.isValid())
            return;
        QPixmap swatch(option->decorationSize);
        swatch.fill(color);
        option->icon = QIcon(swatch);
        option->icon.addPixmap(swatch, QIcon::Selected);
    }

    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override
    {
        if (event->type() == QEvent::MouseButtonRelease && isOnColor(event, option, index)) {
            m_table.setCurrentIndex(index);
            m_table.chooseColor();
            return true;
        }
        return RoomyDelegate::editorEvent(event, model, option, index);
    }

 private:
    bool isOnColor(QEvent* event, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const
    {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton || !index.data(Qt::DecorationRole).isValid())
            return false;
        QStyleOptionViewItem drawn = option;
        initStyleOption(&drawn, index);
        return m_table.style()
            ->subElementRect(QStyle::SE_ItemViewItemDecoration, &drawn, &m_table)
            .contains(mouse->position().toPoint());
    }

    LabelTable& m_table;
};

} // namespace

LabelTable::LabelTable(QWidget* parent)
    : QTreeView(parent),
      m_model(new LabelTableModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_menu(new QMenu(this))
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(LabelTableModel::SortRole);
    setModel(m_sorted);
    setAccessibleName(tr("Labels"));
    showAsTable(*this);
    setItemDelegate(new LabelDelegate(*this));
    setEditTriggers(QAbstractItemView::DoubleClicked);
    setSortingEnabled(true);
    sortByColumn(LabelTableModel::Label, Qt::AscendingOrder);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(LabelTableModel::Name, QHeaderView::Fixed);
    makeMenu();
    connect(header(), &QHeaderView::geometriesChanged, this, &LabelTable::fitNames);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LabelTable::showAbilities);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &LabelTable::showAbilities);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LabelTable::showAbilities);
    showAbilities();
}

QAction* LabelTable::make(Action which, const QString& text, const QString& toolTip,
                          void (LabelTable::*call)())
{
    QAction* action = m_menu->addAction(text, this, call);
    action->setToolTip(toolTip);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_actions[static_cast<std::size_t>(which)] = action;
    addAction(action);
    return action;
}

void LabelTable::makeMenu()
{
    m_menu->setToolTipsVisible(true);
    make(Action::Color, tr("&Colour…"), tr("Choose the colour of this label"),
         &LabelTable::chooseColor);
    make(Action::Rename, tr("&Rename"), tr("Change the name of this label"), &LabelTable::rename)
        ->setShortcut(Qt::Key_F2);
    make(Action::Opacity, tr("O&pacity"), tr("Change how opaque this label is"),
         &LabelTable::editOpacity);
    m_menu->addSeparator();
    make(Action::Only, tr("Show &Only This"), tr("Hide all other labels"), &LabelTable::showOnly);
    make(Action::All, tr("Show &All"), tr("Show all labels"), &LabelTable::showAll);
    m_menu->addSeparator();
    make(Action::Reset, tr("Colours as &Before"),
         tr("Draw all labels in the colours of the colour map, with full opacity"),
         &LabelTable::resetColors);
    make(Action::Keep, tr("&Keep in File"),
         tr("Store colours, opacity, visibility and names in the metadata of the file"),
         &LabelTable::keepWanted);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this,
            [this](QPoint at) { m_menu->popup(viewport()->mapToGlobal(at)); });
}

void LabelTable::showAbilities()
{
    const int row = selectedRow();
    const bool isDrawn = row >= 0 && m_model->drawnLabelAt(row);
    const auto enable = [this](Action which, bool enabled) {
        m_actions[static_cast<std::size_t>(which)]->setEnabled(enabled);
    };
    for (const Action which : {Action::Color, Action::Rename, Action::Opacity, Action::Only})
        enable(which, isDrawn);
    for (const Action which : {Action::All, Action::Reset})
        enable(which, m_model->looks() != nullptr);
    enable(Action::Keep, m_model->rowCount() > 0);
}

// They have the room that the others leave, and what they need of it in any case.
void LabelTable::fitNames()
{
    constexpr int fewestLetters = 7;
    constexpr int mostLetters = 24;
    const int letter = letterWidth(fontMetrics());
    const int needed = std::clamp(sizeHintForColumn(LabelTableModel::Name), fewestLetters * letter,
                                  mostLetters * letter);
    const int others = header()->length() - header()->sectionSize(LabelTableModel::Name);
    const int width = std::max(needed, viewport()->width() - others);
    if (!isColumnHidden(LabelTableModel::Name) &&
        width != header()->sectionSize(LabelTableModel::Name))
        setColumnWidth(LabelTableModel::Name, width);
}

void LabelTable::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitNames();
}

int LabelTable::selectedRow() const
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_sorted->mapToSource(rows.first()).row();
}

std::optional<Int128> LabelTable::selectedLabel() const
{
    const int row = selectedRow();
    return row < 0 ? std::nullopt : std::optional(m_model->labelAt(row));
}

void LabelTable::select(Int128 label)
{
    if (const int row = m_model->rowOf(label); row >= 0)
        setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
}

void LabelTable::editSelected(LabelTableModel::Column column)
{
    if (const int row = selectedRow(); row >= 0)
        edit(m_sorted->mapFromSource(m_model->index(row, column)));
}

// Of the label, wherever its row is by then.
void LabelTable::chooseColor()
{
    const int selected = selectedRow();
    if (selected < 0 || !m_model->drawnLabelAt(selected))
        return;
    auto* dialog = new QColorDialog(m_model->colorAt(selected), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const Int128 label = m_model->labelAt(selected);
    dialog->setWindowTitle(
        tr("Colour of Label %1").arg(m_model->index(selected, 0).data().toString()));
    connect(dialog, &QColorDialog::colorSelected, this, [this, label](const QColor& color) {
        if (const int row = m_model->rowOf(label); row >= 0)
            m_model->setData(m_model->index(row, LabelTableModel::Label), color,
                             Qt::DecorationRole);
    });
    dialog->open();
}

void LabelTable::showOnly()
{
    LabelLooks looks = m_model->looks() ? *m_model->looks() : LabelLooks();
    const int row = selectedRow();
    if (row >= 0 && looks.showOnly(*m_model->drawnLabelAt(row)))
        choose(looks);
}

void LabelTable::showAll()
{
    LabelLooks looks = *m_model->looks();
    looks.showAll();
    choose(looks);
}

void LabelTable::resetColors()
{
    LabelLooks looks = *m_model->looks();
    looks.resetColors();
    choose(looks);
}

} // namespace bloscope
