#include "ui/table/table_editing.h"

#include "core/base/checked.h"
#include "core/dtype/cell_parse.h"
#include "core/dtype/cell_text.h"
#include "core/edit/stored_cell.h"
#include "ui/cells/cell_tile.h"
#include "ui/controls/fill_dialog.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/cell_line.h"
#include "ui/grid/table_pane.h"
#include "ui/table/slice_table_model.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <utility>

namespace bloscope {

namespace {

// How a cell that was edited is written once it is saved, where that is another value than the
// typed one: rounded to what its type holds, or by a lossy filter of its chunk. Or else empty.
Result<std::string> storedText(const ArrayPtr& array, const ValueEdits& edits, const PutPlace& cell,
                               const std::string& typed)
{
    const CellColumns columns(array->dtype());
    const DTypeLeaf& leaf = columns.leafOf(cell.first.column);
    const CellIndex index = cell.plane.indexAt(cell.first.row, columns.cellOf(cell.first.column));
    BLOSCOPE_TRY(const auto rounded,
                 roundedByFilters(array, edits, index, {leaf.offset, leaf.dtype.itemsize}));
    return rounded ? CellText(leaf.dtype).of(rounded->data())
                   : roundedText(typed, leaf.dtype).value_or("");
}

bool canBeginWith(const DType& dtype, const QString& c)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return QStringLiteral("tTfF01").contains(c);
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
        return QStringLiteral("+-0123456789").contains(c);
    case DTypeKind::Float:
        return QStringLiteral("+-.0123456789nNiI").contains(c);
    case DTypeKind::Complex:
        return QStringLiteral("+-.0123456789nNiI(").contains(c);
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return QStringLiteral("+-0123456789nN").contains(c);
    default:
        return true;
    }
}

} // namespace

CellChanging::CellChanging(const Document& document, ValueChanges& changes, QObject* parent)
    : QObject(parent), m_document(document), m_changes(changes)
{
}

void CellChanging::want(const QString& name, Change change,
                        void (CellChanging::*tell)(const Outcome&))
{
    if (const QString why = editObstacle(); !why.isEmpty())
        return emit ended(why);
    const auto outcome = std::make_shared<Outcome>();
    const auto write = [change = std::move(change), outcome](const SliceReader& values,
                                                             ValueEditor& editor, const Job& job) {
        return change(values, editor, job, *outcome);
    };
    m_changes.change(name, write, [self = QPointer(this), outcome, tell] {
        if (self)
            (self->*tell)(*outcome);
    });
}

void CellChanging::tellStored(const Outcome& outcome)
{
    if (!outcome.stored.empty())
        emit ended(tr("Stored as %1.").arg(displayText(outcome.stored)));
}

void CellChanging::tellHowMany(const Outcome& outcome)
{
    emit ended(outcome.changed == 0
                   ? tr("Nothing changed: the cells already have these values.")
                   : countedText(outcome.changed, tr("Changed %n cell(s).", nullptr,
                                                     pluralNumber(outcome.changed))));
}

void CellChanging::setOne(const PutPlace& cell, const QString& text)
{
    want(
        tr("Edit Cell"),
        [cell, text = text.toStdString()](const SliceReader& values, ValueEditor& editor,
                                          const Job& job, Outcome& outcome) -> Result<> {
            BLOSCOPE_TRY(outcome.changed, putTexts(values, editor, cell, {{text}}, job));
            if (outcome.changed > 0) {
                BLOSCOPE_TRY(outcome.stored,
                             storedText(values.array(), editor.edits(), cell, text));
            }
            return {};
        },
        &CellChanging::tellStored);
}

void CellChanging::paste(const Slice& plane, const CellRect& cells, const QString& text)
{
    const CellColumns columns(m_document.array()->dtype());
    want(
        tr("Paste"),
        [plane, cells, columns, text = text.toStdString()](const SliceReader& values,
                                                           ValueEditor& editor, const Job& job,
                                                           Outcome& outcome) -> Result<> {
            BLOSCOPE_TRY(const TextBlock texts,
                         textsToPut(text, columns.leafOf(cells.column).dtype));
            const bool isOne = texts.size() == 1 && texts.front().size() == 1;
            const auto theOne = [&](const DType&) { return texts.front().front(); };
            BLOSCOPE_TRY(
                outcome.changed,
                isOne ? changeCells(values, editor, cellsToChange(columns, plane, cells, theOne),
                                    {}, job)
                      : putTexts(values, editor, {plane, {cells.row, cells.column}}, texts, job));
            return {};
        },
        &CellChanging::tellHowMany);
}

void CellChanging::changeAll(const QString& name, const Slice& plane, const CellRect& cells,
                             const TextOf& textOf)
{
    const CellColumns columns(m_document.array()->dtype());
    want(
        name,
        [wanted = cellsToChange(columns, plane, cells, textOf)](const SliceReader& values,
                                                                ValueEditor& editor, const Job& job,
                                                                Outcome& outcome) -> Result<> {
            BLOSCOPE_TRY(outcome.changed, changeCells(values, editor, wanted, {}, job));
            return {};
        },
        &CellChanging::tellHowMany);
}

void CellChanging::fill(const Slice& plane, const CellRect& cells, const QString& text)
{
    changeAll(tr("Fill"), plane, cells, [text = text.toStdString()](const DType&) { return text; });
}

void CellChanging::clear(const Slice& plane, const CellRect& cells,
                         const std::optional<QString>& text)
{
    changeAll(tr("Clear"), plane, cells, [&text](const DType& dtype) {
        return text ? text->toStdString() : nothingOf(dtype);
    });
}

std::string nothingOf(const DType& dtype)
{
    return dtype.isTime() ? "NaT" : CellText(dtype).of(ByteBuffer(dtype.itemsize).data());
}

std::optional<std::string> roundedText(std::string_view text, const DType& dtype)
{
    const bool isComplex = dtype.kind == DTypeKind::Complex;
    if (!isComplex && dtype.kind != DTypeKind::Float)
        return {};
    DType wide = dtype;
    wide.itemsize = isComplex ? 16 : 8;
    ByteBuffer element(dtype.itemsize);
    ByteBuffer said(wide.itemsize);
    ByteBuffer stored(wide.itemsize);
    if (!parseCell(text, dtype, element) || !parseCell(text, wide, said))
        return {};
    const std::string storedText = CellText(dtype).of(element.data());
    if (!parseCell(storedText, wide, stored) || said == stored)
        return {};
    return storedText;
}

CellEditing::CellEditing(SliceTableModel& model, TablePane& pane, CellChanging& changing,
                         QObject* parent)
    : QObject(parent),
      m_model(model),
      m_pane(pane),
      m_changing(changing),
      m_line(new CellLineEditor(pane.grid(), model, this))
{
    connect(m_line, &CellLineEditor::taken, this,
            [this](const QString& text) { m_changing.setOne(m_cell, text); });
    connect(m_line, &CellLineEditor::moveWanted, this,
            [this](CellMove next) { m_pane.move(next); });
    connect(m_line, &CellLineEditor::refused, this, &CellEditing::notice);
    connect(m_line, &CellLineEditor::typedChanged, this,
            [this] { m_changing.changes().setTyping(m_line->isTyped()); });
    connect(&m_pane, &TablePane::selected, this, [this] {
        if (!m_pane.selection().isEmpty()) // to be known before the first key
            m_changing.changes().editObstacleAt(
                indexOf({m_model.plane(), m_pane.selection().current()}));
    });
    connect(&m_changing.changes(), &ValueChanges::cellChecked, this, &CellEditing::cellChecked);
    connect(&m_changing.changes(), &ValueChanges::settling, this, &CellEditing::finish);
    connect(&m_model, &SliceTableModel::dataChanged, this, [this] {
        if (m_isWaiting && m_pane.selection().current() == m_cell.first)
            begin();
    });
}

void CellEditing::begin()
{
    if (!isPossible())
        return;
    m_isWaiting = m_model.indexOf(m_cell.first).data(SliceTableModel::LoadingRole).toBool();
    if (m_isWaiting)
        return; // for its text
    if (m_before)
        open(*m_before);
    else
        emit notice(tr("This text is too long for one line or contains invisible characters. "
                       "Typing replaces it."));
}

void CellEditing::beginWith(const QString& c)
{
    if (!canBeginWith(m_model.columns().leafOf(m_pane.selection().current().column).dtype, c) ||
        !isPossible())
        return;
    open({}, c);
}

bool CellEditing::isPossible()
{
    finish();
    m_isWaiting = false;
    if (m_pane.selection().isEmpty())
        return false;
    m_cell = {m_model.plane(), m_pane.selection().current()};
    m_pane.goTo(m_cell.first); // into sight
    const QModelIndex index = m_model.indexOf(m_cell.first);
    if (const QString why = editObstacle(index); !why.isEmpty()) {
        m_changing.changes().refuse(why);
        return false;
    }
    const QString text = index.data(SliceTableModel::ExactRole).toString();
    const QVariant state = index.data(SliceTableModel::StateRole); // not known while it loads
    const bool isFine = state == static_cast<int>(CellState::Fine);
    m_before = isFine && fitsCellLine(text) ? std::optional(text) : std::nullopt;
    return true;
}

QString CellEditing::editObstacle(const QModelIndex& index) const
{
    if (const QString why = m_changing.editObstacle(); !why.isEmpty())
        return why;
    const auto state = static_cast<CellState>(index.data(SliceTableModel::StateRole).toInt());
    if (!canBeChanged(state))
        return index.data(Qt::ToolTipRole).toString();
    return m_changing.changes().editObstacleAt(indexOf(m_cell)).value_or(QString());
}

CellIndex CellEditing::indexOf(const PutPlace& cell) const
{
    return cell.plane.indexAt(cell.first.row, m_model.columns().cellOf(cell.first.column));
}

// Somebody may have been quicker than the answer.
void CellEditing::cellChecked()
{
    if (!m_line->isOpen())
        return;
    const QString why = m_changing.changes().editObstacleAt(indexOf(m_cell)).value_or(QString());
    if (why.isEmpty())
        return;
    m_line->close();
    m_pane.grid().setFocus();
    m_changing.changes().refuse(why);
}

void CellEditing::open(const QString& text, const QString& typed)
{
    const DType& dtype = m_model.columns().leafOf(m_cell.first.column).dtype;
    m_line->open(m_cell.first,
                 {text, [dtype](const QString& value) { return problemWithValue(value, dtype); },
                  tr("Value of %1").arg(indexText(indexOf(m_cell))), typed});
}

void CellEditing::finish()
{
    m_line->finish();
}

TableEditing::TableEditing(const Document& document, ValueChanges& changes, SliceTableModel& model,
                           TablePane& pane, QObject* parent)
    : QObject(parent),
      m_model(model),
      m_pane(pane),
      m_changing(new CellChanging(document, changes, this)),
      m_editing(new CellEditing(model, pane, *m_changing, this))
{
    connect(&m_pane.grid(), &CellGrid::wished, this, &TableEditing::follow);
    connect(&m_pane.grid(), &CellGrid::typed, m_editing, &CellEditing::beginWith);
    connect(&document, &Document::sliceChanged, this, &TableEditing::finish);
    connect(m_changing, &CellChanging::ended, this, &TableEditing::notice);
    connect(m_editing, &CellEditing::notice, this, &TableEditing::notice);
}

TableEditing::~TableEditing() = default;

QString TableEditing::editObstacle() const
{
    return m_changing->editObstacle();
}

void TableEditing::follow(CellCommand wish)
{
    if (wish == CellCommand::Edit)
        editCell();
    else if (wish == CellCommand::Paste)
        paste();
    else if (wish == CellCommand::Clear)
        clear();
}

bool TableEditing::canBegin()
{
    finish();
    if (!editObstacle().isEmpty())
        m_changing->changes().refuse(editObstacle());
    else if (m_pane.selection().isEmpty())
        emit notice(tr("Select cells first."));
    else
        return true;
    return false;
}

void TableEditing::editCell()
{
    if (canBegin())
        m_editing->begin();
}

void TableEditing::finish()
{
    m_editing->finish();
}

void TableEditing::paste()
{
    if (!canBegin())
        return;
    const QString text = QGuiApplication::clipboard()->text();
    if (text.isEmpty())
        emit notice(tr("The clipboard contains no text."));
    else
        m_changing->paste(m_model.plane(), m_pane.selection().rect(), text);
}

void TableEditing::askToFill()
{
    if (!canBegin())
        return;
    const CellRect cells = m_pane.selection().rect();
    const std::int64_t count = checkedMultiply(cells.rows, cells.columns).value_or(INT64_MAX);
    const DType& dtype = m_model.columns().leafOf(cells.column).dtype;
    auto* dialog = new FillDialog(
        {.what = countedText(count, tr("Fill %n cell(s).", nullptr, pluralNumber(count))),
         .value = m_clearText.value_or(QString::fromStdString(nothingOf(dtype))),
         .isForClearing = m_clearText.has_value()},
        [this, cells](const QString& text, int) { return problemWithFill(text, cells); },
        m_pane.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FillDialog::chosen, this,
            [this, cells, plane = m_model.plane()](const FillDialog::Choice& choice) {
                m_clearText = choice.isForClearing ? std::optional(choice.value) : std::nullopt;
                m_changing->fill(plane, cells, choice.value);
            });
    connect(this, &QObject::destroyed, dialog, &QDialog::reject);
    dialog->open();
}

// Of columns with other types the first that it does not fit is told.
QString TableEditing::problemWithFill(const QString& text, const CellRect& cells) const
{
    const CellColumns& columns = m_model.columns();
    const std::int64_t kinds = std::min(cells.columns, columns.perCell());
    for (std::int64_t column = cells.column; column < cells.column + kinds; ++column)
        if (const QString problem = problemWithValue(text, columns.leafOf(column).dtype);
            !problem.isEmpty())
            return problem;
    return {};
}

void TableEditing::clear()
{
    if (canBegin())
        m_changing->clear(m_model.plane(), m_pane.selection().rect(), m_clearText);
}

} // namespace bloscope
