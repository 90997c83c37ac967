#include "ui/pages/item_list_page.h"

#include "core/inspect/describe.h"
#include "ui/controls/go_to_bar.h"
#include "ui/controls/text_find_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/pages/damage_notice.h"
#include "ui/pages/row_finder.h"
#include "ui/rows/row_table_view.h"
#include "ui/rows/shown_rows.h"
#include "ui/structure/value_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/theme/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int lineMargin = 6;

} // namespace

ItemListPage::ItemListPage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent)
    : DocumentPage(opened, parent),
      m_list(std::get<OpenedItemList>(opened.content).list),
      m_scheduler(scheduler),
      m_model(new RowTableModel(rowsOf(m_list), scheduler, this)),
      m_rows(new RowTableView(*m_model, scheduler, this)),
      m_value(new ValueView(tr("The selected item"), scheduler, this)),
      m_centre(new QStackedWidget(this)),
      m_goTo(createGoToRow(tr("Go to ite&m:"), *m_rows, *this)),
      m_finder(new RowFinder(*this, *m_model, *m_rows, scheduler)),
      m_word(new QLabel(tr("Counting the items…"), this))
{
    layOut();
    connect(m_rows, &RowTableView::currentChanged, this, &ItemListPage::showCurrent);
    connect(m_rows, &RowTableView::selectionChanged, this, &ItemListPage::textsChanged);
    connect(m_rows, &RowTableView::notice, this, &ItemListPage::notice);
    connect(m_model, &RowTableModel::damageFound, &damage(), &DamageNotice::tellUnreadable);
    connect(&damage(), &DamageNotice::readAgainWanted, m_model,
            [this] { m_model->setSource(m_model->source()); });
    connect(m_value, &ValueView::embeddedWanted, this, &ItemListPage::openEmbedded);
    countItems();
}

// The views refer to the model: they go first.
ItemListPage::~ItemListPage()
{
    delete m_finder;
    delete m_centre;
}

Finder* ItemListPage::finder() const
{
    return m_finder;
}

void ItemListPage::layOut()
{
    m_rows->grid().setAccessibleName(tr("Items"));
    m_rows->grid().stretchLastColumn();
    m_word->setAlignment(Qt::AlignCenter);
    m_word->setForegroundRole(QPalette::PlaceholderText);
    m_word->setWordWrap(true);
    auto* sides = new QSplitter(this);
    sides->addWidget(m_rows);
    sides->addWidget(createItemSide());
    sides->setChildrenCollapsible(false);
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    m_centre->addWidget(m_word);
    m_centre->addWidget(sides);
    column()->addWidget(m_centre, 1);
    column()->addWidget(m_goTo);
    column()->addWidget(&m_finder->bar());
}

QWidget* ItemListPage::createItemSide()
{
    auto* side = new QWidget(this);
    auto* copyJson = new QPushButton(lineIcon("copy"), tr("Copy as &JSON"), side);
    connect(copyJson, &QPushButton::clicked, this, [this] { copyItem(m_rows->currentRow()); });
    auto* line = new QHBoxLayout;
    line->setContentsMargins(lineMargin, lineMargin / 2, lineMargin, lineMargin / 2);
    line->addWidget(new QLabel(tr("The selected item"), side), 1);
    line->addWidget(copyJson);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(m_value, 1);
    return side;
}

// Some lists say how many they hold, others have to be decoded for it.
void ItemListPage::countItems()
{
    if (const auto known = m_list->knownCount())
        return showCount(*known);
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [list = m_list](std::stop_token stop) { return list->count({std::move(stop)}); },
        [this](const Result<std::int64_t>& count) { showCount(count); });
}

void ItemListPage::showCount(const Result<std::int64_t>& count)
{
    m_model->setTotalRows(count ? *count : 0);
    if (!count)
        m_word->setText(errorSentence(tr("The items cannot be listed"), count.error()));
    else if (*count == 0)
        m_word->setText(tr("There are no items."));
    m_centre->setCurrentIndex(count && *count > 0 ? 1 : 0);
    if (count && *count > 0)
        m_rows->goToRow(0);
    showWantedRow();
    emit textsChanged();
    emit abilitiesChanged();
}

void ItemListPage::showCurrent()
{
    const std::int64_t item = m_rows->currentRow();
    emit textsChanged();
    if (item < 0)
        return m_value->clear();
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [list = m_list, item](std::stop_token stop) {
            return describeItem(*list, item, {std::move(stop)});
        },
        [this](const Result<Description>& described) {
            if (described)
                return m_value->showValues({*described});
            Description problem;
            problem.problem = described.error().text();
            m_value->showValues({problem});
        });
}

bool ItemListPage::canCopy() const
{
    return m_model->totalRows() > 0;
}

void ItemListPage::copy()
{
    const RowRange cells = m_rows->selectedCells();
    if (cells.rows == 1)
        copyItem(cells.firstRow);
    else
        m_rows->copy();
}

void ItemListPage::copyItem(std::int64_t item)
{
    if (item < 0)
        return;
    m_copying = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [list = m_list, item](std::stop_token stop) {
            return itemJson(*list, item, {std::move(stop)});
        },
        [this, item](const Result<std::string>& json) {
            if (!json) {
                emit notice(errorSentence(tr("The item cannot be copied"), json.error()));
                return;
            }
            QGuiApplication::clipboard()->setText(QString::fromStdString(*json));
            emit notice(tr("Copied item %1 as JSON.").arg(countText(item)));
        });
}

QString ItemListPage::shownText() const
{
    const std::int64_t items = m_model->totalRows();
    //: %1 a kind of list
    return countedText(items, tr("%1 of %n item(s)", nullptr, pluralNumber(items)))
        .arg(displayText(nameOf(m_list->kind())));
}

QString ItemListPage::currentText() const
{
    const std::int64_t item = m_rows->currentRow();
    return item < 0 ? QString() : QStringLiteral("[%1]").arg(item);
}

// Where there are several.
QString ItemListPage::selectionText() const
{
    const std::int64_t items = m_rows->hasSelection() ? m_rows->selectedCells().rows : 0;
    return items < 2 ? QString()
                     : countedText(items, tr("%n item(s)", nullptr, pluralNumber(items)));
}

ViewState ItemListPage::viewState() const
{
    ViewState state;
    state.row = m_wantedRow ? m_wantedRow : m_rows->currentRow();
    return state;
}

QString ItemListPage::restore(const ViewState& state, LastIndex)
{
    m_wantedRow = state.row;
    if (m_model->totalRows() > 0)
        showWantedRow();
    return {};
}

// Or the nearest that there is.
void ItemListPage::showWantedRow()
{
    if (const auto row = std::exchange(m_wantedRow, {}))
        m_rows->goToRow(std::min(*row, m_model->totalRows() - 1));
}

void ItemListPage::takeFocus()
{
    m_rows->setFocus();
}

void ItemListPage::askWhereToGo()
{
    const std::int64_t row = m_rows->currentRow();
    m_goTo->ask(row < 0 ? QString() : QString::number(row));
}

} // namespace bloscope
