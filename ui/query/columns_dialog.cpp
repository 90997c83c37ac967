#include "ui/query/columns_dialog.h"

#include "ui/controls/labelled_button.h"
#include "ui/text/number_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cstdint>
#include <iterator>

namespace bloscope {

namespace {

constexpr QSize firstSize{400, 560};

// All of them: hidden ones are where they would be shown, after the column before them in the
// table.
std::vector<std::size_t> listOrder(const std::vector<std::size_t>& shown,
                                   const std::vector<bool>& isShown)
{
    std::vector<std::vector<std::size_t>> hiddenAfter(isShown.size() + 1); // 0: before all others
    for (std::size_t column = 0, before = 0; column < isShown.size(); ++column)
        if (isShown[column])
            before = column + 1;
        else
            hiddenAfter[before].push_back(column);
    std::vector<std::size_t> order = std::move(hiddenAfter.front());
    for (const std::size_t column : shown) {
        order.push_back(column);
        std::ranges::copy(hiddenAfter[column + 1], std::back_inserter(order));
    }
    return order;
}

} // namespace

ColumnsDialog::ColumnsDialog(const QStringList& names, const std::vector<std::size_t>& shown,
                             QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit), m_list(new QListWidget), m_count(new QLabel)
{
    setWindowTitle(tr("Columns"));
    m_search->setPlaceholderText(tr("Search columns"));
    m_search->setAccessibleName(tr("Search columns"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Columns of the table"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    fillList(names, shown);
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &ColumnsDialog::search);
    connect(m_list, &QListWidget::itemChanged, this, &ColumnsDialog::showWhatIsChosen);
    showWhatIsChosen();
    resize(firstSize);
}

void ColumnsDialog::fillList(const QStringList& names, const std::vector<std::size_t>& shown)
{
    std::vector<bool> isShown(static_cast<std::size_t>(names.size()));
    for (const std::size_t column : shown)
        isShown[column] = true;
    for (const std::size_t column : listOrder(shown, isShown)) {
        auto* item = new QListWidgetItem(names[static_cast<qsizetype>(column)]);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(isShown[column] ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::UserRole, QVariant::fromValue(column));
        m_list->addItem(item);
    }
}

void ColumnsDialog::layOut()
{
    auto* hint = new QLabel(tr("Tick the columns to show, and drag them into another order."));
    hint->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit applied(chosen());
        accept();
    });
    putInto(new QVBoxLayout(this),
            {hint, m_search, {m_list, 1}, m_count, makeTicks(), makeMoves(), buttons});
}

QWidget* ColumnsDialog::makeTicks()
{
    auto* ticks = new QWidget;
    m_all = new QPushButton(tr("Show &All"));
    m_none = new QPushButton(tr("Hide A&ll"));
    connect(m_all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { tickAll(false); });
    auto* row = tightRow(ticks);
    putInto(row, {m_all, m_none});
    row->addStretch();
    return ticks;
}

QWidget* ColumnsDialog::makeMoves()
{
    struct Move {
        QString text;
        QString toolTip;
        Place place;
        QKeySequence key;
    };
    const Move moves[] = {{tr("&Up"), tr("Move the selected columns up (Alt+Up)"), Place::Before,
                           QKeySequence(Qt::ALT | Qt::Key_Up)},
                          {tr("&Down"), tr("Move the selected columns down (Alt+Down)"),
                           Place::Behind, QKeySequence(Qt::ALT | Qt::Key_Down)},
                          {tr("To &Top"),
                           tr("Move the selected columns before all others (Alt+Home)"),
                           Place::First, QKeySequence(Qt::ALT | Qt::Key_Home)}};
    auto* widget = new QWidget;
    auto* row = tightRow(widget);
    for (const Move& move : moves) {
        auto* button = new QPushButton(move.text);
        button->setToolTip(move.toolTip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, move] { moveSelected(move.place); });
        connect(new QShortcut(move.key, this), &QShortcut::activated, button, &QPushButton::click);
        row->addWidget(button);
    }
    row->addStretch();
    return widget;
}

std::vector<std::size_t> ColumnsDialog::chosen() const
{
    std::vector<std::size_t> columns;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            columns.push_back(m_list->item(row)->data(Qt::UserRole).value<std::size_t>());
    return columns;
}

void ColumnsDialog::search(const QString& text)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem& item = *m_list->item(row);
        const bool isFound = item.text().contains(text, Qt::CaseInsensitive);
        if (item.isHidden() == isFound)
            item.setHidden(!isFound);
    }
    m_all->setText(text.isEmpty() ? tr("Show &All") : tr("Show &All Found"));
    m_none->setText(text.isEmpty() ? tr("Hide A&ll") : tr("Hide A&ll Found"));
    showWhatIsChosen();
}

void ColumnsDialog::tickAll(bool areShown)
{
    {
        const QSignalBlocker once(m_list);
        for (int row = 0; row < m_list->count(); ++row)
            if (!m_list->item(row)->isHidden())
                m_list->item(row)->setCheckState(areShown ? Qt::Checked : Qt::Unchecked);
    }
    showWhatIsChosen();
}

// As one block, beside the nearest visible column that is not selected.
void ColumnsDialog::moveSelected(Place place)
{
    std::vector<int> selected;
    std::vector<int> others; // that are visible
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem& item = *m_list->item(row);
        if (!item.isHidden())
            (item.isSelected() ? selected : others).push_back(row);
    }
    if (selected.empty())
        return;
    if (place == Place::First)
        return takeUp(selected, 0);
    if (place == Place::Before) {
        const auto behind = std::ranges::lower_bound(others, selected.front());
        return takeUp(selected, behind == others.begin() ? selected.front() : *(behind - 1));
    }
    const auto next = std::ranges::upper_bound(others, selected.back());
    takeUp(selected, next == others.end() ? selected.back() + 1 : *next + 1);
}

// Puts rows, which ascend, before the row `to`.
void ColumnsDialog::takeUp(const std::vector<int>& rows, int to)
{
    std::vector<QListWidgetItem*> items;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        items.push_back(m_list->takeItem(*row));
        if (*row < to)
            --to;
    }
    std::ranges::reverse(items);
    m_list->clearSelection();
    for (QListWidgetItem* item : items) {
        m_list->insertItem(to++, item);
        item->setSelected(true);
    }
    m_list->setCurrentItem(items.front(), QItemSelectionModel::NoUpdate);
    m_list->scrollToItem(items.front());
}

void ColumnsDialog::showWhatIsChosen()
{
    const auto count = static_cast<std::int64_t>(chosen().size());
    const int all = m_list->count();
    //: %1 how many of them
    QString text = countedText(all, tr("%1 of %n column(s) shown", nullptr, pluralNumber(all)))
                       .arg(countText(count));
    if (!m_search->text().isEmpty()) {
        int found = 0;
        for (int row = 0; row < all; ++row)
            found += m_list->item(row)->isHidden() ? 0 : 1;
        text = tr("%1 · %2 found").arg(text, countText(found));
    }
    m_count->setText(text);
    m_ok->setEnabled(count > 0);
}

} // namespace bloscope
