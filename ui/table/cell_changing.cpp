#include "ui/table/cell_changing.h"

#include "core/dtype/cell_parse.h"
#include "core/dtype/cell_text.h"
#include "core/edit/stored_cell.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QPointer>

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

} // namespace

CellChanging::CellChanging(const Document& document, ValueChanges& changes, QObject* parent)
    : QObject(parent), m_document(document), m_changes(changes)
{
}

void CellChanging::want(const QString& name, Change change,
                        void (CellChanging::*tell)(const Outcome&))
{
    if (const QString why = whyNot(); !why.isEmpty())
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
                   : countedText(outcome.changed, tr("Changed 1 cell."), tr("Changed %1 cells.")));
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

} // namespace bloscope
