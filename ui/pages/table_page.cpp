#include "ui/pages/table_page.h"

#include "core/export/csv_options.h"
#include "core/export/sink.h"
#include "ui/controls/go_to_bar.h"
#include "ui/controls/group_header.h"
#include "ui/controls/number_format_button.h"
#include "ui/controls/text_find_bar.h"
#include "ui/export/slice_export.h"
#include "ui/pages/damage_notice.h"
#include "ui/pages/page_export.h"
#include "ui/pages/row_finder.h"
#include "ui/rows/row_source.h"
#include "ui/rows/row_table_view.h"
#include "ui/settings/preferences.h"
#include "ui/statistics/column_statistics.h"
#include "ui/statistics/selection_statistics.h"
#include "ui/table/table_bar.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHash>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

// A null is an empty field: "nan" would be taken for a value.
CsvOptions optionsFor(CsvOptions how)
{
    how.header = CsvOptions::Header::Names;
    how.na.clear();
    return how;
}

struct TableWish {
    TablePtr table;
    RowsToWrite rows;
    ExportFormat usual; // of names that do not say one
};

// As what a file of that name is written.
ExportFormat formatFor(const QString& target, const TableWish& wish)
{
    const auto named = formatOfName(filePath(target)).format;
    return named && traitsOf(*named).writeRows ? *named : wish.usual;
}

QString filterOf(const ExportFormatTraits& traits)
{
    QStringList patterns;
    for (const std::string_view ending : traits.endings)
        patterns << QStringLiteral("*.") + displayText(ending);
    return TablePage::tr("%1 files (%2)").arg(displayText(traits.title), patterns.join(' '));
}

Result<ExportReport> writeFile(const TableWish& wish, const QString& target, const QString& source,
                               const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(filePath(target), filePath(source), job.stop));
    const auto write = traitsOf(formatFor(target, wish)).writeRows;
    BLOSCOPE_TRY(ExportReport report, write(*wish.table, wish.rows, *sink, job));
    BLOSCOPE_CHECK(sink->commit());
    return report;
}

void start(TablePage& page, const TableWish& wish, const QString& target, Scheduler& scheduler)
{
    const QString file = QFileInfo(target).fileName();
    const auto report = std::make_shared<ExportReport>();
    auto* job = new LongJob(TablePage::tr("Exporting %1").arg(file));
    page.adopt(job);
    QObject::connect(job, &LongJob::finished, &page, [&page, file, report](const Result<>& end) {
        if (end)
            tellWhatIsMissing(page, file, *report);
    });
    page.startWriting(
        job, scheduler, target,
        [wish, target, report, source = page.address().path](const Job& work) -> Result<> {
            BLOSCOPE_TRY(*report, writeFile(wish, target, source, work));
            return {};
        });
}

// Adds the formats that can hold a table to what can be chosen.
void offerFormats(QFileDialog& dialog, ExportFormat usual)
{
    QStringList filters;
    QHash<QString, QString> endings;
    for (const ExportFormatTraits& traits : exportFormats())
        if (traits.writeRows) {
            filters << filterOf(traits);
            endings[filters.last()] = extensionOf(traits.format);
        }
    dialog.setNameFilters(filters << TablePage::tr("All files (*)"));
    dialog.selectNameFilter(filterOf(traitsOf(usual)));
    dialog.setDefaultSuffix(extensionOf(usual));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog, endings](const QString& filter) {
                         dialog.setDefaultSuffix(endings.value(filter, dialog.defaultSuffix()));
                     });
}

// File > Export of a table: asks where to, then starts a job that the page adopts, which writes all
// live rows in the format that the name of the file says: text with the delimiter, the digits, the
// decimal point and the ends of lines of `how`, whose first line has the names of the columns and
// in which a null is an empty field; lines of JSON; or an array for NumPy. Returns at once.
void exportTable(TablePage& page, const TablePtr& table, std::int64_t rows, const CsvOptions& how,
                 Scheduler& scheduler)
{
    const ExportFormat usual = how.delimiter == '\t' ? ExportFormat::Tsv : ExportFormat::Csv;
    const TableWish wish{table, {0, rows, optionsFor(how), {}}, usual};
    const QFileInfo source(page.address().path);
    auto* dialog = new QFileDialog(&page, TablePage::tr("Export Table"), source.absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    offerFormats(*dialog, usual);
    dialog->selectFile(source.completeBaseName() + '.' + extensionOf(usual));
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &page,
        [&page, wish, &scheduler](const QString& target) { start(page, wish, target, scheduler); });
    dialog->open();
}

} // namespace

TablePage::TablePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent)
    : DocumentPage(opened, parent),
      m_table(std::get<OpenedTable>(opened.content).table),
      m_scheduler(scheduler),
      m_model(new RowTableModel(rowsOf(m_table), scheduler, this)),
      m_bar(new TableBar(m_model->source()->numberKinds(), TableBar::Colors::None)),
      m_rows(new RowTableView(*m_model, scheduler, this)),
      m_centre(new QStackedWidget(this)),
      m_goTo(createGoToRow(tr("Go to ro&w:"), *m_rows, *this)),
      m_finder(new RowFinder(*this, *m_model, *m_rows, scheduler)),
      m_word(new QLabel(tr("Counting the rows…"), this)),
      m_selection(new SelectionStatistics(scheduler, this))
{
    layOut();
    connect(m_rows, &RowTableView::currentChanged, this, &TablePage::textsChanged);
    connect(m_rows->table().selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TablePage::showSelection);
    connect(m_selection, &SelectionStatistics::textChanged, this, &TablePage::textsChanged);
    connect(m_rows, &RowTableView::notice, this, &TablePage::notice);
    connect(m_model, &RowTableModel::damageFound, &damage(), &DamageNotice::tellUnreadable);
    connect(&m_bar->format(), &NumberFormatButton::formatChanged, this,
            [this](const NumberFormat& format) {
                m_model->setFormat(format);
                m_isFitted = false; // but to the first texts that arrive
            });
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this] {
        if (!std::exchange(m_isFitted, true))
            m_rows->fitColumns();
    });
    setAttributes({opened.address.name(), {}, {}});
    countRows();
    readAttributes();
}

// The views refer to the model: they go first.
TablePage::~TablePage()
{
    delete m_statistics;
    delete m_finder;
    delete m_centre;
}

void TablePage::layOut()
{
    QTableView& table = m_rows->table();
    table.setAccessibleName(tr("Table rows"));
    table.installEventFilter(this);
    table.setHorizontalHeader(new GroupHeader(&table));
    table.horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table.horizontalHeader(), &QWidget::customContextMenuRequested, this,
            &TablePage::offerStatistics);
    m_word->setAlignment(Qt::AlignCenter);
    m_word->setForegroundRole(QPalette::PlaceholderText);
    m_word->setWordWrap(true);
    auto* rows = new QWidget(this);
    auto* below = new QVBoxLayout(rows);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addWidget(makeControls());
    below->addWidget(m_rows, 1);
    m_centre->addWidget(m_word);
    m_centre->addWidget(rows);
    column()->addWidget(m_centre, 1);
    column()->addWidget(m_goTo);
    column()->addWidget(&m_finder->bar());
}

QString TablePage::editObstacle()
{
    return tr("Table rows in a store cannot be edited. Export them to edit a copy.");
}

// The keys that change cells elsewhere say why nothing is changed here.
bool TablePage::eventFilter(QObject* table, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        auto& key = *static_cast<QKeyEvent*>(event);
        const bool changes = key.key() == Qt::Key_F2 || key.matches(QKeySequence::Delete) ||
                             key.matches(QKeySequence::Paste);
        if (changes) {
            emit notice(editObstacle());
            return true;
        }
    }
    return DocumentPage::eventFilter(table, event);
}

QWidget* TablePage::makeControls()
{
    auto* statistics = new QToolButton;
    statistics->setAutoRaise(true);
    statistics->setText(tr("&Statistics…"));
    statistics->setToolTip(tr("Show statistics of the current column"));
    connect(statistics, &QToolButton::clicked, this,
            [this] { showStatistics(std::max(0, m_rows->table().currentIndex().column())); });
    auto* controls = new QWidget;
    auto* line = new QHBoxLayout(controls);
    line->setContentsMargins(6, 4, 6, 4);
    line->addWidget(m_bar);
    line->addWidget(statistics);
    line->addStretch();
    return controls;
}

void TablePage::offerStatistics(const QPoint& place)
{
    const int column = m_rows->table().horizontalHeader()->logicalIndexAt(place);
    if (column < 0)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Statistics…"), this, [this, column] { showStatistics(column); });
    menu->popup(m_rows->table().horizontalHeader()->mapToGlobal(place));
}

// One window for all columns.
void TablePage::showStatistics(int column)
{
    if (!m_statistics) {
        m_statistics = new ColumnStatistics(m_table, m_model->totalRows(), m_scheduler, this);
        m_statistics->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_statistics, &ColumnStatistics::cellWanted, this,
                [this](std::int64_t row, int there) {
                    m_rows->goToRow(row);
                    m_rows->table().setCurrentIndex(m_model->indexOf(row, there));
                });
    }
    m_statistics->showColumn(column);
    m_statistics->show();
    m_statistics->raise();
    m_statistics->activateWindow();
}

void TablePage::countRows()
{
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [table = m_table](std::stop_token stop) { return table->rowCount({std::move(stop)}); },
        [this](const Result<std::int64_t>& count) { showCount(count); });
}

void TablePage::showCount(const Result<std::int64_t>& count)
{
    m_counting.cancel();
    m_model->setTotalRows(count ? *count : 0);
    if (!count)
        m_word->setText(errorSentence(tr("The rows cannot be listed"), count.error()));
    m_centre->setCurrentIndex(count ? 1 : 0);
    m_rows->fitColumns();
    showWantedRow();
    emit textsChanged();
    emit abilitiesChanged();
}

void TablePage::readAttributes()
{
    const StoreNode* node = m_table->store()->find(m_table->key());
    if (!node)
        return;
    m_details = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [store = m_table->store(), path = filePath(address().path), node](std::stop_token) {
            return detailsOf(*store, path, *node);
        },
        [this, key = m_table->key()](const NodeDetails& details) {
            setAttributes(
                {displayText(key), details.attributes,
                 details.attributes.empty() ? tr("There are no attributes.") : details.problem});
        });
}

bool TablePage::hasCells() const
{
    return m_model->totalRows() > 0 && m_model->columnCount() > 0;
}

Finder* TablePage::finder() const
{
    return m_finder;
}

void TablePage::copy()
{
    m_rows->copy();
}

void TablePage::exportData()
{
    exportTable(*this, m_table, m_model->totalRows(), m_csv, m_scheduler);
}

void TablePage::follow(const Preferences& preferences)
{
    m_csv = preferences.csv;
    m_bar->format().setPreferred(preferences.numbers);
}

QString TablePage::shownText() const
{
    const int columnCount = m_model->columnCount();
    const QString columns = countedText(columnCount, tr("%n column(s)", nullptr, columnCount));
    if (m_counting)
        return tr("table, %1").arg(columns);
    const std::int64_t rowCount = m_model->totalRows();
    const QString rows = countedText(rowCount, tr("%n row(s)", nullptr, pluralNumber(rowCount)));
    return tr("table, %1, %2").arg(rows, columns);
}

QString TablePage::currentText() const
{
    const QModelIndex current = m_rows->table().currentIndex();
    if (!current.isValid())
        return {};
    return tr("row %1, %2:  %3")
        .arg(QString::number(m_model->rowOf(current)),
             m_model->headerData(current.column(), Qt::Horizontal).toString(),
             current.data().toString());
}

QString TablePage::selectionText() const
{
    return m_selection->text();
}

void TablePage::showSelection()
{
    if (!m_rows->table().selectionModel()->hasSelection())
        return m_selection->clear();
    const RowRange cells = m_rows->selectedCells();
    m_selection->show(
        SelectedRows{m_table, cells.firstRow, cells.rows, cells.firstColumn, cells.columns});
}

ViewState TablePage::viewState() const
{
    ViewState state;
    state.row = m_wantedRow ? m_wantedRow : m_rows->currentRow();
    state.numbers = m_bar->format().chosen();
    return state;
}

QString TablePage::restore(const ViewState& state, LastIndex)
{
    m_wantedRow = state.row;
    m_bar->format().choose(state.numbers);
    if (m_model->totalRows() > 0)
        showWantedRow();
    return {};
}

// Or the nearest that there is.
void TablePage::showWantedRow()
{
    if (const auto row = std::exchange(m_wantedRow, {}))
        m_rows->goToRow(std::min(*row, m_model->totalRows() - 1));
}

void TablePage::takeFocus()
{
    m_rows->setFocus();
}

void TablePage::askWhereToGo()
{
    const std::int64_t row = m_rows->currentRow();
    m_goTo->ask(row < 0 ? QString() : QString::number(row));
}

} // namespace bloscope
