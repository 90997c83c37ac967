#include "ui/window/interpret_dialog.h"

#include "core/dtype/cell_text.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t previewRows = 6;
constexpr std::int64_t previewColumns = 8;
constexpr qsizetype longestCell = 12; // characters

// The beginning of the middle plane, where there is more to see than at the edge.
Slice previewSlice(const Shape& shape)
{
    Slice slice = Slice::middlePlane(shape);
    slice.letLineRunAcross();
    const auto cut = [&](std::optional<std::size_t> dimension, std::int64_t most) {
        if (dimension)
            slice.set(*dimension, DimensionSlice::range(0, std::min(most, shape[*dimension])));
    };
    const auto row = slice.rowDimension();
    const auto column = slice.columnDimension();
    cut(row, previewRows);
    cut(column, previewColumns);
    return slice;
}

QString previewText(const Cells& cells, const DType& dtype, const Shape& shape)
{
    const CellText texts(dtype, {}, std::size_t(longestCell));
    const std::int64_t rows = cells.slice.rows();
    const std::int64_t columns = cells.slice.columns();
    QStringList lines{displayText(cells.slice.text())};
    for (std::int64_t row = 0; row < rows; ++row) {
        QString line;
        for (std::int64_t column = 0; column < columns; ++column) {
            QString cell = cells.stateAt(row, column) == CellState::Fine
                               ? displayText(texts.of(cells.at(row, column)))
                               : QStringLiteral("–");
            if (cell.size() > longestCell)
                cell = cell.left(longestCell - 1) + u'…';
            line += cell.rightJustified(longestCell + 1);
        }
        const auto column = cells.slice.columnDimension();
        lines << (column && shape[*column] > columns ? line + QStringLiteral(" …") : line);
    }
    return lines.join('\n');
}

Result<QString> readPreview(const SliceReader& reader, const Interpretation& how, const Job& job)
{
    BLOSCOPE_TRY(const ArrayPtr array, Array::of(reader.array()->frame(), how));
    const SliceReader read(array, reader.cache(), reader.pool());
    BLOSCOPE_TRY(const Cells cells, read.read(previewSlice(array->shape()), job));
    return previewText(cells, array->dtype(), array->shape());
}

constexpr QSize firstInterpretSize{680, 560};
constexpr int fewestProposals = 5; // in sight
constexpr std::int64_t sampleElements = 512;

QString shapeText(const Shape& shape)
{
    QStringList extents;
    for (const std::int64_t extent : shape)
        extents << QString::number(extent);
    return extents.join(QStringLiteral(", "));
}

// Bytes of the middle, where there is more than at the edges; none where they cannot be read.
ByteBuffer sampleOf(const SliceReader& reader, const LaidOutData& data, const Job& job)
{
    const auto bytes = Array::of(reader.array()->frame(), Interpretation{"u1", {-1}, 0});
    if (!bytes)
        return {};
    const SliceReader read(*bytes, reader.cache(), reader.pool());
    const std::int64_t step = 16 * data.typesize;
    const std::int64_t first = data.bytes / 2 / step * step;
    const std::int64_t count = std::min(data.bytes - first, sampleElements * data.typesize);
    const auto cells =
        read.read(Slice((*bytes)->shape(), {DimensionSlice::range(first, count)}), job);
    if (!cells || !cells->regions.empty())
        return {};
    const ByteView taken(cells->bytes.data(), std::size_t(count));
    return {taken.begin(), taken.end()};
}

Result<std::vector<ProposedInterpretation>> proposalsFor(const SliceReader& reader, const Job& job)
{
    const Array& array = *reader.array();
    LaidOutData data = laidOutData(*array.frame(), array.positions().totalBytes());
    const ByteBuffer sample = sampleOf(reader, data, job);
    data.sample = sample;
    return proposedInterpretations(data, array.frame()->limits());
}

} // namespace

InterpretationPreview::InterpretationPreview(std::shared_ptr<const SliceReader> reader,
                                             Scheduler& scheduler, QWidget* parent)
    : QLabel(parent), m_reader(std::move(reader)), m_scheduler(scheduler)
{
    setTextFormat(Qt::PlainText);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setAccessibleName(tr("The first elements"));
    setMinimumHeight(int(previewRows + 2) * fontMetrics().lineSpacing());
    setMinimumWidth(int(previewColumns) * int(longestCell) * letterWidth(fontMetrics()) / 2);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::MinimumExpanding);
}

void InterpretationPreview::preview(const Interpretation& how)
{
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [reader = m_reader, how](std::stop_token stop) {
            return readPreview(*reader, how, {std::move(stop), nullptr});
        },
        [this](const Result<QString>& text) {
            m_reading.cancel();
            setText(text ? *text : errorSentence(tr("No preview"), text.error()));
        });
}

void InterpretationPreview::previewNothing()
{
    m_reading.cancel();
    QLabel::clear();
}

InterpretDialog::InterpretDialog(std::shared_ptr<const SliceReader> reader, Scheduler& scheduler,
                                 QWidget* parent)
    : QDialog(parent),
      m_array(reader->array()),
      m_reader(std::move(reader)),
      m_proposals(new TextTable({tr("Type"), tr("Shape"), tr("Reason")})),
      m_preview(new InterpretationPreview(m_reader, scheduler)),
      m_dtype(new QLineEdit),
      m_shape(new QLineEdit),
      m_offset(new QLineEdit),
      m_verdict(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                     QDialogButtonBox::Reset))
{
    setWindowTitle(tr("Interpret as Array"));
    resizeWithinScreen(*this, firstInterpretSize);
    layOut();
    const auto& how = m_array->interpretation();
    showInFields({how ? how->dtype : m_array->dtype().text, how ? how->shape : Shape{-1},
                  m_array->offset()});
    for (QLineEdit* edit : {m_dtype, m_shape, m_offset})
        connect(edit, &QLineEdit::textChanged, this, &InterpretDialog::check);
    connect(m_proposals, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* row) {
        if (row)
            showInFields(m_proposed[std::size_t(m_proposals->indexOfTopLevelItem(row))].how);
    });
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(interpretation());
        accept();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Reset), &QPushButton::clicked, this, [this] {
        emit resetWanted();
        accept();
    });
    m_dtype->setFocus(); // a list that has it chooses its first row by itself
    check();
    propose(scheduler);
}

// Typing a whole interpretation would show many that nobody meant.
void InterpretDialog::showInFields(const Interpretation& how)
{
    const std::pair<QLineEdit*, QString> texts[] = {{m_dtype, displayText(how.dtype)},
                                                    {m_shape, shapeText(how.shape)},
                                                    {m_offset, QString::number(how.offset)}};
    for (const auto& [edit, text] : texts) {
        const QSignalBlocker blocker(edit);
        edit->setText(text);
        edit->setCursorPosition(0);
    }
    check();
}

void InterpretDialog::propose(Scheduler& scheduler)
{
    m_proposing = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [reader = m_reader](std::stop_token stop) {
            return proposalsFor(*reader, {std::move(stop), nullptr});
        },
        [this](const Result<Proposed>& proposed) {
            m_proposing.cancel();
            if (proposed)
                showProposed(*proposed);
        });
}

void InterpretDialog::showProposed(const Proposed& proposed)
{
    m_proposed = proposed;
    QList<QStringList> rows;
    for (const ProposedInterpretation& each : proposed) {
        const auto dtype = parseDType(each.how.dtype, m_array->frame()->limits());
        rows << QStringList{dtype ? dtypeText(*dtype) : displayText(each.how.dtype),
                            displayText(tupleText(each.how.shape)), displayText(each.why)};
    }
    m_proposals->setRows(rows);
    m_proposals->setEnabled(!rows.isEmpty());
}

void InterpretDialog::layOut()
{
    auto* form = new QFormLayout;
    form->addRow(tr("&Type"), m_dtype);
    form->addRow(tr("&Shape"), m_shape);
    form->addRow(tr("First element at &byte"), m_offset);
    m_dtype->setPlaceholderText(tr("NumPy notation: float32, >i2, [('a', 'u1'), ('b', '<f8')]"));
    m_shape->setPlaceholderText(
        tr("such as 100, -1; one size may be -1, which means: computed from the file"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setMinimumHeight(2 * m_verdict->fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setAccessibleName(tr("Result"));
    QPushButton* reset = m_buttons->button(QDialogButtonBox::Reset);
    reset->setToolTip(tr("Discard these settings and use the file's own"));
    reset->setEnabled(m_array->interpretation().has_value());
    m_proposals->setAccessibleName(tr("Suggestions"));
    m_proposals->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* proposed = new QLabel(tr("Types that &fit the data:"));
    proposed->setBuddy(m_proposals);
    m_proposals->setMinimumHeight((fewestProposals + 2) * textRowHeight(fontMetrics()));
    auto* content = new QWidget;
    auto* top = new QVBoxLayout(content);
    top->setContentsMargins(0, 0, 0, 0);
    putInto(top, {proposed, {m_proposals, 1}, form, m_verdict, m_preview});
    putInto(new QVBoxLayout(this), {{new FittingScroll(content), 1}, m_buttons});
}

Result<Interpretation> InterpretDialog::typed() const
{
    Interpretation how;
    how.dtype = m_dtype->text().toStdString();
    BLOSCOPE_TRY(how.shape, parseShape(m_shape->text().toStdString()));
    bool isNumber = false;
    how.offset = m_offset->text().toLongLong(&isNumber);
    if (!isNumber)
        return Error{ErrorKind::Usage,
                     tr("the position of the first element is not a number").toStdString()};
    return how;
}

Interpretation InterpretDialog::interpretation() const
{
    const auto how = typed();
    return how ? *how : Interpretation();
}

void InterpretDialog::check()
{
    const auto how = typed();
    const auto layout =
        how ? fitted(*how, m_array->positions().totalBytes(), m_array->frame()->limits())
            : how.error();
    m_verdict->setText(layout ? resultText(*layout, how->offset)
                              : errorSentence(tr("This does not fit"), layout.error()));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(layout.has_value());
    if (layout)
        m_preview->preview(*how);
    else
        m_preview->previewNothing();
}

QString InterpretDialog::resultText(const InterpretedLayout& layout, std::int64_t offset) const
{
    QStringList sentences{tr("An array of shape (%1) and type %2.")
                              .arg(shapeText(layout.shape), dtypeText(layout.dtype))};
    if (const std::int64_t rest = m_array->positions().totalBytes() - offset - layout.bytes;
        rest > 0)
        sentences << countedText(
            rest, tr("%n byte(s) after the array are not shown.", nullptr, pluralNumber(rest)));
    return sentencesText(sentences);
}

} // namespace bloscope
