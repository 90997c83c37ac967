#include "ui/rows/row_table_view.h"

#include "core/export/csv_field.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/rows/row_table_model.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/theme/contrast.h"
#include "ui/theme/icons.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QStringList>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

// Draws cells of a RowTableModel: nulls and what is not stored pale and slanted, so that an empty
// text is not taken for a null, what is damaged in a colour of its own.
class RowDelegate : public WholeNumberDelegate {
    Q_OBJECT

 public:
    using WholeNumberDelegate::WholeNumberDelegate;

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

void RowDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(RowTableModel::GreyedRole).toBool())
        option->backgroundBrush = option->palette.alternateBase();
    const auto state = static_cast<RowCell::State>(index.data(RowTableModel::StateRole).toInt());
    if (state == RowCell::State::Value)
        return;
    const bool damaged = state == RowCell::State::Damaged;
    option->font.setItalic(true);
    option->palette.setColor(QPalette::Text,
                             damaged ? damageColor(option->palette) : paleColor(option->palette));
}

namespace {

constexpr std::int64_t rowsAtOnce = 1024;

QString fieldText(const RowCell& cell)
{
    if (cell.state != RowCell::State::Value)
        return {};
    std::string field;
    appendField(cell.text.toStdString(), '\t', field);
    return QString::fromStdString(field);
}

void appendLines(const RowTile& tile, std::int64_t rows, QString& text)
{
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
        QStringList fields;
        for (const std::vector<RowCell>& column : tile.columns)
            fields << fieldText(column[row]);
        text += fields.join('\t') + '\n';
    }
}

constexpr int narrowest = 8;     // letters of a column
constexpr int widest = 60;       // letters of a column, unless the user makes it wider
constexpr int measuredRows = 64; // for the width of columns

QToolButton* turnButton(const char* icon, const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

} // namespace

Result<QString> copyOf(const RowSource& source, const RowRange& range, const Job& job)
{
    QString text;
    for (std::int64_t done = 0; done < range.rows; done += rowsAtOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t rows = std::min(rowsAtOnce, range.rows - done);
        BLOSCOPE_TRY(const RowTile tile,
                     source.read(range.firstRow + done, rows, range.firstColumn, range.columns,
                                 {RowSource::Length::Full}, job));
        appendLines(tile, rows, text);
    }
    if (range.rows == 1 && range.columns == 1)
        text.chop(1); // what is pasted into a field, or behind other text
    return text;
}

RowTableView::RowTableView(RowTableModel& model, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_scheduler(scheduler),
      m_table(new QTableView(this)),
      m_pageBar(createPageBar())
{
    setUpTable();
    connectTable();
    putInto(tightColumn(this), {{m_table, 1}, m_pageBar});
    setFocusProxy(m_table);
    showPageBar();
}

void RowTableView::setUpTable()
{
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new RowDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setResizeContentsPrecision(measuredRows);
    m_table->verticalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(textRowHeight(fontMetrics()));
}

QWidget* RowTableView::createPageBar()
{
    auto* bar = new QWidget(this);
    m_pageText = new QLabel(bar);
    m_previous = turnButton("previous", tr("Previous rows"), bar);
    m_next = turnButton("next", tr("Next rows"), bar);
    m_row = new IndexSpinBox(bar);
    m_row->setAccessibleName(tr("Go to row"));
    auto* label = new QLabel(tr("Go to &row:"), bar);
    label->setBuddy(m_row);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(6, 2, 6, 2);
    for (QWidget* part : std::initializer_list<QWidget*>{m_previous, m_pageText, m_next})
        line->addWidget(part);
    line->addStretch();
    line->addWidget(label);
    line->addWidget(m_row);
    return bar;
}

void RowTableView::connectTable()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RowTableView::currentChanged);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &RowTableView::showPageBar);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &RowTableView::makeRoom);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_isFitting)
            m_sized.insert(column);
    });
    connect(m_previous, &QToolButton::clicked, this,
            [this] { m_model.setPage(m_model.page() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_model.setPage(m_model.page() + 1); });
    connect(m_row, &IndexSpinBox::indexChosen, this, &RowTableView::goToRow);
}

void RowTableView::showPageBar()
{
    m_pageBar->setVisible(m_model.pageCount() > 1);
    m_previous->setEnabled(m_model.page() > 0);
    m_next->setEnabled(m_model.page() + 1 < m_model.pageCount());
    const std::int64_t first = m_model.page() * RowTableModel::rowsPerPage;
    m_pageText->setText(tr("Rows %1 to %2 of %3")
                            .arg(countText(first), countText(first + m_model.rowCount() - 1),
                                 countText(m_model.totalRows())));
    m_row->setExtent(std::max<std::int64_t>(m_model.totalRows(), 1));
}

// Columns of numbers become wider with the longest one; no number is cut. What the user has chosen
// stays.
void RowTableView::makeRoom(const QModelIndex& top, const QModelIndex& bottom)
{
    if (bottom.row() - top.row() >= RowTableModel::tileRows)
        return; // nothing has arrived: it will be asked for
    const QScopedValueRollback fitting(m_isFitting, true);
    const QFontMetrics font(m_table->font());
    const int margins =
        2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_table) + 2);
    const int most = widest * font.averageCharWidth();
    for (int column = top.column(); column <= bottom.column(); ++column) {
        if (!m_model.source()->isNumber(column) || m_sized.contains(column))
            continue;
        int room = m_table->columnWidth(column);
        for (int row = top.row(); row <= bottom.row(); ++row) {
            const QString text = m_model.index(row, column).data().toString();
            room = std::max(room, std::min(most, font.horizontalAdvance(text) + margins));
        }
        m_table->setColumnWidth(column, room);
    }
}

void RowTableView::fitColumns()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    const int letter = fontMetrics().averageCharWidth();
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_table->setColumnWidth(
            column, std::clamp(m_table->columnWidth(column), narrowest * letter, widest * letter));
}

void RowTableView::goToRow(std::int64_t row)
{
    if (row < 0 || row >= m_model.totalRows())
        return;
    m_model.setPage(row / RowTableModel::rowsPerPage);
    const QModelIndex index = m_model.indexOf(row, std::max(0, m_table->currentIndex().column()));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

bool RowTableView::isAtEnd() const
{
    const int last = m_model.rowCount() - 1;
    const bool isScrolled = m_model.page() > 0 || m_table->rowViewportPosition(0) < 0;
    return last >= 0 && isScrolled && m_model.page() + 1 == m_model.pageCount() &&
           m_table->rowViewportPosition(last) < m_table->viewport()->height();
}

void RowTableView::showEnd()
{
    if (m_model.pageCount() > 0)
        m_model.setPage(m_model.pageCount() - 1);
    m_table->scrollToBottom();
}

std::int64_t RowTableView::currentRow() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_model.rowOf(current) : -1;
}

RowRange RowTableView::selectedCells() const
{
    const QItemSelection selection = m_table->selectionModel()->selection();
    if (selection.isEmpty())
        return {0, m_model.totalRows(), 0, m_model.columnCount()};
    const QItemSelectionRange& range = selection.first();
    return {m_model.rowOf(range.topLeft()), range.height(), range.left(), range.width()};
}

void RowTableView::copy()
{
    const RowRange cells = selectedCells();
    if (cells.isEmpty())
        return;
    if (cells.rows > mostCopiedCells / cells.columns) {
        emit notice(
            tr("%1 × %2 cells are too many to copy (at most %3); export them instead.")
                .arg(countText(cells.rows), countText(cells.columns), countText(mostCopiedCells)));
        return;
    }
    m_copying = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_model.source(), cells](std::stop_token stop) {
            return copyOf(*source, cells, {std::move(stop)});
        },
        [this, cells](const Result<QString>& text) { copied(cells, text); });
}

void RowTableView::copied(const RowRange& cells, const Result<QString>& text)
{
    if (!text) {
        emit notice(errorSentence(tr("The cells cannot be copied"), text.error()));
        return;
    }
    QGuiApplication::clipboard()->setText(*text);
    emit notice(tr("Copied %1 × %2 cells.").arg(countText(cells.rows), countText(cells.columns)));
}

void RowTableView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_table->verticalHeader()->setDefaultSectionSize(textRowHeight(fontMetrics()));
}

} // namespace bloscope

#include "row_table_view.moc"
