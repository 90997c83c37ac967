#include "ui/records/row_editing.h"

#include "core/base/checked.h"
#include "ui/controls/fill_dialog.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/cell_line.h"
#include "ui/query/table_search.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr std::int64_t mostPasted = 100'000; // cells; more are a file, which is appended

} // namespace

// All of its text, and how values of its column are typed.
struct RowEditing::Known {
    RowCell cell;
    CellRule rule;
};

RowEditing::RowEditing(RowTableView& rows, RowTableModel& model, TableSearch& search,
                       Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_rows(rows),
      m_model(model),
      m_search(search),
      m_scheduler(scheduler),
      m_line(new CellLineEditor(rows.grid(), model, this))
{
    connect(m_line, &CellLineEditor::taken, this, &RowEditing::takeText);
    connect(m_line, &CellLineEditor::moveWanted, this,
            [this](CellMove next) { m_rows.move(next); });
    connect(m_line, &CellLineEditor::refused, this, &RowEditing::notice);
    connect(m_line, &CellLineEditor::typedChanged, this, [this] {
        if (!m_line->isOpen())
            m_reading.cancel(); // or it would be opened again
        if (m_changes)
            m_changes->setTyping(m_line->isTyped());
    });
    const CellGrid& grid = m_rows.grid();
    connect(&grid, &CellGrid::typed, this, [this](const QString& c) {
        if (m_changes && canBegin())
            begin(c);
    });
    connect(&grid, &CellGrid::wished, this, [this](CellCommand command) {
        if (command == CellCommand::Edit)
            editCell();
        else if (command == CellCommand::Paste)
            paste();
        else if (command == CellCommand::Clear)
            clearSelection();
    });
    connectKey(Qt::Key_Insert, &RowEditing::addRow);
    connectKey(Qt::CTRL | Qt::Key_Delete, &RowEditing::deleteRows);
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &RowEditing::close);
}

void RowEditing::connectKey(const QKeySequence& key, void (RowEditing::*call)())
{
    auto* shortcut = new QShortcut(key, &m_rows);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, call);
}

void RowEditing::setChanges(RowChanges* changes)
{
    close();
    if (m_changes)
        m_changes->disconnect(this);
    m_changes = changes;
    if (changes)
        connect(changes, &RowChanges::settling, this, &RowEditing::finish);
}

QString RowEditing::editObstacle() const
{
    return m_changes ? m_changes->editObstacle() : m_obstacle;
}

bool RowEditing::canBegin()
{
    finish();
    const QString obstacle = editObstacle();
    if (!obstacle.isEmpty())
        emit notice(obstacle);
    else if (!m_changes)
        return false;
    else if (!m_search.answer().rows || !m_rows.hasSelection())
        emit notice(tr("Select cells first."));
    else
        return true;
    return false;
}

ChosenCells RowEditing::selected() const
{
    const RowRange range = m_rows.selectedCells();
    ChosenCells cells{m_search.answer().rows, range.firstRow, range.rows, {}};
    for (int column = range.firstColumn; column < range.firstColumn + range.columns; ++column)
        cells.columns.push_back(m_search.answered().columns[static_cast<std::size_t>(column)]);
    return cells;
}

void RowEditing::editCell()
{
    if (canBegin())
        begin({});
}

// With all of its text selected once that is read, or with what was typed in its place.
void RowEditing::begin(const QString& typed)
{
    const CellPosition cell = *m_rows.currentCell();
    m_rows.goTo(cell); // into sight
    const int column = static_cast<int>(cell.column);
    m_place = {cell.row, column, m_search.answered().columns[static_cast<std::size_t>(column)]};
    m_rule = nullptr;
    if (!typed.isEmpty())
        open({}, typed);
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [rows = m_model.source(), at = m_place,
         findRule = m_changes->ruleOf(m_place.tableColumn)](std::stop_token stop) -> Result<Known> {
            BLOSCOPE_TRY(CellRule rule, findRule());
            BLOSCOPE_TRY(RowTile tile, rows->read(at.row, 1, at.column, 1, {}, {std::move(stop)}));
            return Known{tile.columns.front().front(), std::move(rule)};
        },
        [this](const Result<Known>& known) { take(known); });
}

void RowEditing::take(const Result<Known>& known)
{
    if (!known) {
        close();
        m_rows.setFocus();
        return emit notice(errorSentence(tr("This cell cannot be edited"), known.error()));
    }
    m_rule = known->rule;
    if (m_line->isOpen())
        return m_line->checkAgain();
    const bool isValue = known->cell.state == RowCell::State::Value;
    if (!isValue)
        open({});
    else if (fitsCellLine(known->cell.text))
        open(known->cell.text);
    else
        emit notice(tr("This text is too long for one line or contains invisible characters. "
                       "Typing replaces it."));
}

void RowEditing::open(const QString& text, const QString& typed)
{
    m_line->open({m_place.row, m_place.column},
                 {text, [this](const QString& value) { return m_rule ? m_rule(value) : QString(); },
                  tr("Value of %1").arg(m_model.source()->columnName(m_place.column)), typed});
}

void RowEditing::finish()
{
    m_line->finish();
}

void RowEditing::takeText(const QString& text)
{
    if (m_changes)
        m_changes->fill(tr("Edit Cell"),
                        {m_search.answer().rows, m_place.row, 1, {m_place.tableColumn}},
                        text.toStdString());
}

void RowEditing::close()
{
    m_reading.cancel();
    m_line->close();
}

void RowEditing::paste()
{
    if (!canBegin())
        return;
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    if (text.empty())
        return emit notice(tr("The clipboard contains no text."));
    Result<TextBlock> texts = parseTextBlock(text, '\t');
    if (!texts)
        return emit notice(errorSentence(tr("Nothing was pasted"), texts.error()));
    if (texts->size() == 1 && texts->front().size() == 1)
        m_changes->fill(tr("Paste"), selected(), texts->front().front());
    else
        putBlock(*std::move(texts));
}

// From the first selected cell on.
void RowEditing::putBlock(TextBlock texts)
{
    const auto rows = std::ssize(texts);
    const auto columns = std::ssize(texts.front());
    ChosenCells cells = selected();
    const auto& shown = m_search.answered().columns;
    const auto first = std::ranges::find(shown, cells.columns.front());
    if (checkedMultiply<std::int64_t>(rows, columns).value_or(INT64_MAX) > mostPasted)
        return emit notice(tr("%1 × %2 cells are too many to paste (at most %3). “bloscope set "
                              "--append-from” adds the rows of a file.")
                               .arg(countText(rows), countText(columns), countText(mostPasted)));
    if (rows > m_rows.totalRows() - cells.firstRow || columns > shown.end() - first)
        return emit notice(
            tr("%1 × %2 cells do not fit below and right of the first selected cell.")
                .arg(countText(rows), countText(columns)));
    cells.rowCount = rows;
    cells.columns.assign(first, first + columns);
    m_changes->put(tr("Paste"), cells, std::move(texts));
}

void RowEditing::fillSelection()
{
    if (!canBegin())
        return;
    const ChosenCells cells = selected();
    std::vector<RowChanges::FindRule> wanted;
    for (const std::size_t column : cells.columns)
        wanted.push_back(m_changes->ruleOf(column));
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [wanted = std::move(wanted)](std::stop_token) -> Result<std::vector<CellRule>> {
            std::vector<CellRule> rules;
            for (const RowChanges::FindRule& find : wanted) {
                BLOSCOPE_TRY(CellRule rule, find());
                rules.push_back(std::move(rule));
            }
            return rules;
        },
        [this, cells](const Result<std::vector<CellRule>>& rules) {
            if (rules)
                askForValue(*rules, cells);
            else
                emit notice(errorSentence(tr("These cells cannot be edited"), rules.error()));
        });
}

void RowEditing::askForValue(const std::vector<CellRule>& rules, const ChosenCells& cells)
{
    const std::int64_t count =
        checkedMultiply(cells.rowCount, std::ssize(cells.columns)).value_or(INT64_MAX);
    auto* dialog = new FillDialog(
        {.what = countedText(count, tr("Fill %n cell(s).", nullptr, pluralNumber(count)))},
        [rules](const QString& text, int) {
            for (const CellRule& rule : rules)
                if (const QString problem = rule(text); !problem.isEmpty())
                    return problem;
            return QString();
        },
        m_rows.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FillDialog::chosen, this, [this, cells](const FillDialog::Choice& choice) {
        if (m_changes)
            m_changes->fill(tr("Fill"), cells, choice.value.toStdString());
    });
    connect(this, &QObject::destroyed, dialog, &QDialog::reject);
    dialog->open();
}

void RowEditing::clearSelection()
{
    if (canBegin())
        m_changes->fill(tr("Set to Null"), selected(), {});
}

void RowEditing::deleteRows()
{
    if (canBegin() && m_changes->canChangeRows())
        m_changes->deleteRows(selected());
}

void RowEditing::addRow()
{
    finish();
    if (const QString obstacle = editObstacle(); !obstacle.isEmpty())
        return emit notice(obstacle);
    if (m_changes && m_changes->canChangeRows())
        m_changes->addRow([self = QPointer(this)](std::int64_t slot) {
            if (self)
                emit self->rowAdded(slot);
        });
}

QToolButton* RowEditing::makeButton()
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setText(tr("Ed&it"));
    button->setToolTip(tr("Change cells, add and delete rows"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        addTo(*menu);
    });
    button->setMenu(menu);
    return button;
}

void RowEditing::addTo(QMenu& menu)
{
    const bool canEdit = m_changes && editObstacle().isEmpty();
    const auto add = [&](const QString& text, const QKeySequence& key, void (RowEditing::*call)()) {
        QAction* const action = menu.addAction(text, this, call);
        action->setShortcut(key); // told here; the table takes the key
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setEnabled(canEdit && (call == &RowEditing::addRow || m_rows.hasSelection()));
    };
    add(tr("&Edit Cell"), Qt::Key_F2, &RowEditing::editCell);
    add(tr("Set to &Null"), Qt::Key_Delete, &RowEditing::clearSelection);
    add(tr("&Fill Selection…"), {}, &RowEditing::fillSelection);
    add(tr("&Paste"), QKeySequence::Paste, &RowEditing::paste);
    if (!m_changes || !m_changes->canChangeRows())
        return;
    menu.addSeparator();
    add(tr("&Add Row"), Qt::Key_Insert, &RowEditing::addRow);
    add(tr("&Delete Rows"), Qt::CTRL | Qt::Key_Delete, &RowEditing::deleteRows);
}

} // namespace bloscope
