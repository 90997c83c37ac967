#include "ui/table/table_editing.h"

#include "core/base/checked.h"
#include "ui/controls/fill_dialog.h"
#include "ui/table/cell_changing.h"
#include "ui/table/cell_editing.h"
#include "ui/table/cell_grid.h"
#include "ui/table/slice_table_model.h"
#include "ui/table/table_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QGuiApplication>

namespace bloscope {

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

QString TableEditing::whyNot() const
{
    return m_changing->whyNot();
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
    if (!whyNot().isEmpty())
        m_changing->changes().refuse(whyNot());
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
    const DType& dtype = m_model.columns().leafOf(cells.column).dtype;
    auto* dialog = new FillDialog(
        {.what = countedText(checkedMultiply(cells.rows, cells.columns).value_or(INT64_MAX),
                             tr("Fill 1 cell."), tr("Fill %1 cells.")),
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
