#include "ui/bytes/pipeline_dialog.h"

#include "core/array/cell_places.h"
#include "core/base/text.h"
#include "core/convert/advice.h"
#include "core/dtype/cell_text.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/text_table.h"
#include "ui/grid/cell_grid.h"
#include "ui/rows/row_table_model.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t shortCharacters = 200; // of a long element on the screen

class StepRows : public ShownRows {
    Q_DECLARE_TR_FUNCTIONS(StepRows)

 public:
    explicit StepRows(StepValues values) : m_values(std::move(values)) {}

    int columnCount() const override { return hasCells() ? 3 : 2; }

    QString columnName(int column) const override
    {
        switch (part(column)) {
        case Part::Byte:
            return tr("Byte");
        case Part::Cell:
            return tr("Cell");
        case Part::Value:
            break;
        }
        return tr("Value");
    }

    QString columnToolTip(int column) const override
    {
        switch (part(column)) {
        case Part::Byte:
            return tr("Offset of the element in the decoded chunk");
        case Part::Cell:
            return tr("Index of the element in the array");
        case Part::Value:
            break;
        }
        return tr("These bytes as an array element");
    }

    bool isNumber(int column) const override
    {
        return part(column) == Part::Byte ||
               (part(column) == Part::Value && m_values.array->dtype().isNumeric());
    }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form& form, const Job& job) const override
    {
        const CellText text(m_values.array->dtype(), {},
                            form.length == Length::Full ? CellText::mostCharacters
                                                        : shortCharacters);
        RowTile tile{std::vector<std::vector<RowCell>>(static_cast<std::size_t>(columns)), {}};
        for (std::int64_t row = firstRow; row < firstRow + rows; ++row) {
            if (job.stopped())
                return cancelled();
            for (int i = 0; i < columns; ++i)
                tile.columns[static_cast<std::size_t>(i)].push_back(
                    cell(row, part(firstColumn + i), text));
        }
        return tile;
    }

 private:
    enum class Part { Byte, Cell, Value };

    bool hasCells() const { return m_values.places == StepValues::Places::Known; }

    Part part(int column) const
    {
        if (column == 0)
            return Part::Byte;
        return column == 1 && hasCells() ? Part::Cell : Part::Value;
    }

    RowCell cell(std::int64_t row, Part part, const CellText& text) const
    {
        const std::int64_t byte = m_values.byteOf(row);
        switch (part) {
        case Part::Byte:
            return {countText(m_values.begin + byte)};
        case Part::Cell: {
            const auto index = m_values.cellOf(row);
            return index ? RowCell{indexText(*index)}
                         : RowCell{tr("padding"), RowCell::State::Null};
        }
        case Part::Value:
            break;
        }
        return {displayText(text.of(m_values.bytes->data() + byte))};
    }

    StepValues m_values;
};

constexpr QSize usualSize(1000, 680);
constexpr int stepsInSight = 5;

// "1.2 GiB/s"; nothing for what takes no time.
QString rateText(const PipelineStep& step)
{
    if (!step.bytes || step.seconds <= 0 || step.bytes->empty())
        return {};
    const double rate = static_cast<double>(step.bytes->size()) / step.seconds;
    return sizeText(static_cast<std::uint64_t>(rate)) + QStringLiteral("/s");
}

QStringList rowOf(const PipelineStep& step)
{
    return {displayText(step.name), step.bytes ? countText(step.bytes->size()) : QString(),
            step.seconds > 0 ? displayText(secondsText(step.seconds)) : QString(), rateText(step),
            displayText(step.problem.empty() ? step.meaning : step.problem)};
}

} // namespace

// Elements of laid-out chunks may begin in the chunk before.
std::int64_t StepValues::firstByte() const
{
    if (array->isNd())
        return 0;
    const std::int64_t laidOut = array->positions().beginOf(chunk) + begin - array->offset();
    const std::int64_t inside = laidOut % array->itemsize();
    return inside > 0 ? array->itemsize() - inside : -inside;
}

std::int64_t StepValues::count() const
{
    if (!bytes)
        return 0;
    return std::max<std::int64_t>(0, (std::ssize(*bytes) - firstByte()) / array->itemsize());
}

std::int64_t StepValues::rowOf(std::int64_t byte) const
{
    return std::clamp<std::int64_t>((byte - firstByte()) / array->itemsize(), 0,
                                    std::max<std::int64_t>(0, count() - 1));
}

std::optional<std::vector<std::int64_t>> StepValues::cellOf(std::int64_t row) const
{
    return cellBeginningAt(*array, chunk, begin + byteOf(row));
}

ShownRowsPtr rowsOf(StepValues values)
{
    return std::make_shared<StepRows>(std::move(values));
}

StepHexView::StepHexView(QWidget* parent) : HexView(parent)
{
    setAccessibleName(tr("Bytes after this step"));
}

void StepHexView::setBytes(StepBytes bytes, std::uint64_t origin)
{
    m_bytes = std::move(bytes);
    m_origin = origin;
    bytesChanged();
    moveCaret(0);
}

ByteView StepHexView::bytesAt(std::uint64_t first, std::uint64_t count) const
{
    if (first >= size())
        return {};
    return ByteView(*m_bytes).subspan(first, std::min(count, size() - first));
}

PipelineDialog::PipelineDialog(const Document& document, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_chunk(new IndexSpinBox),
      m_block(new IndexSpinBox),
      m_blockCount(new QLabel),
      m_showBytes(new QPushButton(tr("Show &Bytes in File"))),
      m_summary(new QLabel),
      m_problem(new QLabel),
      m_steps(new TextTable({tr("Step"), tr("Bytes"), tr("Time"), tr("Speed"), tr("Operation")})),
      m_hex(new StepHexView),
      m_place(new QLabel),
      m_splitter(new QSplitter)
{
    setWindowTitle(tr("Decode Block Step by Step"));
    m_chunk->setExtent(std::max<std::int64_t>(1, m_document.frame()->chunkCount()));
    layOut();
    connectParts();
    resizeWithinScreen(*this, usualSize);
}

PipelineDialog::~PipelineDialog()
{
    delete m_values; // before its model
}

QWidget* PipelineDialog::makeTop()
{
    auto* top = new QWidget;
    QHBoxLayout* row = tightRow(top);
    row->addWidget(labelled(tr("&Chunk:"), m_chunk));
    row->addWidget(labelled(tr("B&lock:"), m_block, m_blockCount));
    row->addStretch();
    m_showBytes->setAutoDefault(false);
    row->addWidget(m_showBytes);
    return top;
}

void PipelineDialog::layOut()
{
    m_steps->setAccessibleName(tr("Steps"));
    for (const int column : {1, 2, 3})
        m_steps->alignRight(column);
    m_steps->setMaximumHeight((stepsInSight + 2) * m_steps->fontMetrics().height() * 3 / 2);
    for (QLabel* label : {m_summary, m_problem, m_place})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {m_summary, m_problem})
        label->setWordWrap(true);
    m_problem->hide();
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_hex);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_place, 1);
    foot->addWidget(buttons);
    putInto(new QVBoxLayout(this),
            {makeTop(), m_summary, m_steps, m_problem, {m_splitter, 1}, foot});
}

void PipelineDialog::connectParts()
{
    connect(&m_document, &Document::fileChanged, this, [this] {
        if (m_wanted)
            showBlock(*m_wanted);
    });
    connect(m_chunk, &IndexSpinBox::indexChosen, this,
            [this](qint64 chunk) { showBlock({.chunk = chunk}); });
    connect(m_block, &IndexSpinBox::indexChosen, this, [this](qint64 block) {
        showBlock({.chunk = m_chunk->index(), .block = static_cast<std::int32_t>(block)});
    });
    connect(m_steps, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem* row) { showStep(m_steps->indexOfTopLevelItem(row)); });
    connect(m_hex, &HexView::caretMoved, this, &PipelineDialog::followCaret);
    connect(m_showBytes, &QPushButton::clicked, this, [this] {
        emit placeWanted({.chunk = m_pipeline->chunk,
                          .offset = m_pipeline->offset,
                          .size = m_pipeline->steps.front().bytes->size()});
    });
}

QString PipelineDialog::summary() const
{
    return m_summary->text();
}

QString PipelineDialog::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

// ---- what is shown -----------------------------------------------------------------------------

void PipelineDialog::showBlock(const BlockAddress& block)
{
    m_wanted = block;
    m_chunk->setIndex(block.chunk);
    m_loading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [frame = m_document.frame(), block](const std::stop_token& stop) {
            return pipelineOf(*frame, block, stop);
        },
        [this, block](Result<BlockPipeline> pipeline) { arrive(block, std::move(pipeline)); });
}

void PipelineDialog::arrive(const BlockAddress& wanted, Result<BlockPipeline> pipeline)
{
    m_loading.cancel();
    const QString failure =
        pipeline ? QString() : errorSentence(tr("This block cannot be shown"), pipeline.error());
    m_pipeline = pipeline ? std::optional(*std::move(pipeline)) : std::nullopt;
    tell();
    fillSteps();
    if (!failure.isEmpty()) {
        m_problem->setText(failure);
        m_problem->show();
    }
    if (m_pipeline && wanted.position && isLast(static_cast<int>(m_pipeline->steps.size()) - 1))
        selectElement(*wanted.position);
}

void PipelineDialog::tell()
{
    m_block->setEnabled(m_pipeline.has_value());
    const bool isStored = m_pipeline && m_pipeline->offset > 0 && m_pipeline->steps.front().bytes;
    m_showBytes->setEnabled(isStored);
    m_summary->clear();
    m_blockCount->clear();
    m_problem->hide();
    if (!m_pipeline)
        return;
    m_block->setExtent(m_pipeline->blockCount);
    m_block->setIndex(m_pipeline->block);
    m_blockCount->setText(tr("of %1").arg(countText(m_pipeline->blockCount)));
    const QString first = countText(m_pipeline->begin);
    const QString last = countText(m_pipeline->begin + m_pipeline->size - 1);
    if (!isStored)
        return m_summary->setText(
            tr("Not stored: bytes %1 to %2 of the decoded chunk.").arg(first, last));
    const std::uint64_t bytes = m_pipeline->steps.front().bytes->size();
    const QString offset = countText(m_pipeline->offset);
    const int form = pluralNumber(bytes);
    m_summary->setText(
        m_pipeline->file.empty()
            ? countedText(bytes, tr("%n byte(s) at offset %1 of the file contain bytes %2 to %3 of "
                                    "the decoded chunk.",
                                    nullptr, form))
                  .arg(offset, first, last)
            : countedText(
                  bytes,
                  tr("%n byte(s) at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.",
                     nullptr, form))
                  .arg(offset, first, last, displayText(m_pipeline->file)));
}

void PipelineDialog::fillSteps()
{
    QList<QStringList> rows;
    int last = -1; // that has bytes
    if (m_pipeline)
        for (const PipelineStep& step : m_pipeline->steps) {
            rows << rowOf(step);
            if (step.bytes)
                last = static_cast<int>(rows.size()) - 1;
        }
    m_steps->setRows(rows);
    showStep(-1);
    if (m_pipeline && !m_pipeline->steps.back().bytes) {
        const PipelineStep& failed = m_pipeline->steps.back();
        m_steps->topLevelItem(static_cast<int>(rows.size()) - 1)
            ->setIcon(0, style()->standardIcon(QStyle::SP_MessageBoxWarning));
        m_problem->setText(
            tr("%1: %2.").arg(displayText(failed.name), displayText(failed.problem)));
        m_problem->show();
    }
    if (last >= 0)
        m_steps->setCurrentItem(m_steps->topLevelItem(last));
}

bool PipelineDialog::isLast(int step) const
{
    return m_pipeline && m_pipeline->steps.back().bytes && step >= 0 &&
           step + 1 == static_cast<int>(m_pipeline->steps.size());
}

void PipelineDialog::showStep(int step)
{
    showValues({.array = m_document.array()});
    if (!m_pipeline || step < 0)
        return m_hex->setBytes(nullptr, 0);
    const StepBytes& bytes = m_pipeline->steps[static_cast<std::size_t>(step)].bytes;
    const bool isStored = step == 0 && !isLast(0);
    const QScopedValueRollback following(m_isFollowing, true);
    m_hex->setBytes(bytes,
                    isStored ? m_pipeline->offset : static_cast<std::uint64_t>(m_pipeline->begin));
    showValues({.array = m_document.array(),
                .chunk = m_pipeline->chunk,
                .begin = m_pipeline->begin,
                .bytes = isStored ? nullptr : bytes,
                .places = isLast(step) ? StepValues::Places::Known : StepValues::Places::Unknown});
    m_place->setText(m_hex->placeText());
}

// Stored bytes are no elements: beside them there are no values.
void PipelineDialog::showValues(const StepValues& values)
{
    delete std::exchange(m_values, nullptr);
    m_model.reset();
    m_shown.reset();
    if (values.count() == 0)
        return;
    m_shown = values;
    m_model = std::make_unique<RowTableModel>(rowsOf(values), m_scheduler);
    m_model->setTotalRows(values.count());
    m_values = new RowTableView(*m_model, m_scheduler);
    m_values->grid().setAccessibleName(tr("Values after this step"));
    m_splitter->addWidget(m_values);
    m_splitter->setSizes({width() * 3 / 5, width() * 2 / 5});
    connect(m_values, &RowTableView::currentChanged, this, &PipelineDialog::followRow);
    connect(m_values, &RowTableView::activated, this, [this] {
        if (!m_values->hasSelection())
            return;
        if (const auto cell = m_shown->cellOf(m_values->currentRow());
            cell && m_shown->places == StepValues::Places::Known)
            emit cellWanted(*cell);
    });
}

// ---- bytes and values follow each other
// ----------------------------------------------------------

void PipelineDialog::selectElement(std::int64_t position)
{
    if (m_values)
        m_values->goToRow(m_shown->rowOf(position - m_pipeline->begin));
}

void PipelineDialog::followCaret()
{
    m_place->setText(m_hex->placeText());
    if (m_isFollowing || !m_values)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    m_values->goToRow(m_shown->rowOf(static_cast<std::int64_t>(m_hex->caret())));
}

void PipelineDialog::followRow()
{
    if (m_isFollowing || m_values->currentRow() < 0)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const auto byte = static_cast<std::uint64_t>(m_shown->byteOf(m_values->currentRow()));
    m_hex->select(byte, byte + static_cast<std::uint64_t>(m_document.array()->itemsize()));
}

} // namespace bloscope
