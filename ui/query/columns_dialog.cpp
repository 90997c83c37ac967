#include "ui/query/columns_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

namespace bloscope {

namespace {

constexpr QSize firstSize{360, 460};

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
    : QDialog(parent), m_search(new QLineEdit), m_list(new QListWidget)
{
    setWindowTitle(tr("Columns"));
    m_search->setPlaceholderText(tr("Search columns"));
    m_search->setAccessibleName(tr("Search columns"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Columns of the table"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    std::vector<bool> isShown(static_cast<std::size_t>(names.size()));
    for (const std::size_t column : shown)
        isShown[column] = true;
    for (const std::size_t column : listOrder(shown, isShown))
        addRow(names[static_cast<qsizetype>(column)], column, isShown[column]);
    auto* all = new QPushButton(tr("Show &All"));
    auto* none = new QPushButton(tr("Hide A&ll"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto* row = new QHBoxLayout;
    row->addWidget(all);
    row->addWidget(none);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    auto* hint = new QLabel(tr("Tick the columns to show, and drag them into another order."));
    hint->setWordWrap(true);
    column->addWidget(hint);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    column->addWidget(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &ColumnsDialog::search);
    connect(all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(m_list, &QListWidget::itemChanged, this, &ColumnsDialog::showWhetherPossible);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit applied(chosen());
        accept();
    });
    resize(firstSize);
}

void ColumnsDialog::addRow(const QString& name, std::size_t column, bool isShown)
{
    auto* item = new QListWidgetItem(name, m_list);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(isShown ? Qt::Checked : Qt::Unchecked);
    item->setData(Qt::UserRole, QVariant::fromValue(column));
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
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setHidden(
            !m_list->item(row)->text().contains(text, Qt::CaseInsensitive));
}

void ColumnsDialog::tickAll(bool areShown)
{
    for (int row = 0; row < m_list->count(); ++row)
        if (!m_list->item(row)->isHidden())
            m_list->item(row)->setCheckState(areShown ? Qt::Checked : Qt::Unchecked);
}

void ColumnsDialog::showWhetherPossible()
{
    m_ok->setEnabled(!chosen().empty());
}

} // namespace bloscope
