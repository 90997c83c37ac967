#include "ui/table/cell_editing.h"

#include "ui/cells/cell_tile.h"
#include "ui/table/cell_changing.h"
#include "ui/table/cell_grid.h"
#include "ui/table/slice_table_model.h"
#include "ui/table/table_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>
#include <utility>

namespace bloscope {

namespace {

constexpr int margins = 14;   // pixels, left and right of a text together
constexpr int signWidth = 28; // of what says that a text is wrong

// Is this all of a cell's text, and as it is? Tables cut long ones and show controls as symbols.
bool isWhole(const QString& text)
{
    const auto isSymbol = [](QChar c) {
        return c == QChar::ReplacementCharacter || (c.unicode() >= 0x2400 && c.unicode() < 0x2420);
    };
    return text.size() <= CellTile::mostCharacters && std::ranges::none_of(text, isSymbol);
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

CellLine::CellLine(Check check, QWidget* parent) : CheckedLineEdit(std::move(check), parent)
{
    setAutoFillBackground(true);
    connect(this, &QLineEdit::textChanged, this, &CellLine::fit);
    connect(this, &CheckedLineEdit::problemChanged, this, [this] {
        setAccessibleDescription(problem());
        fit();
        showProblem();
    });
}

void CellLine::setCell(const QRect& cell)
{
    m_cell = cell;
    fit();
}

// To the right as far as there is room, then to the left.
void CellLine::fit()
{
    const int wanted =
        fontMetrics().horizontalAdvance(text()) + margins + (problem().isEmpty() ? 0 : signWidth);
    QRect place = m_cell;
    place.setWidth(std::min(std::max(wanted, m_cell.width()), parentWidget()->width()));
    place.moveRight(std::min(place.right(), parentWidget()->width() - 1));
    setGeometry(place);
}

// Below the line, where it hides nothing that is typed.
void CellLine::showProblem()
{
    QToolTip::showText(mapToGlobal(QPoint(0, height())), problem(), this);
}

void CellLine::finish(CellMove next)
{
    if (problem().isEmpty())
        emit done(next);
    else
        showProblem(); // once more, in case it is gone
}

void CellLine::keyPressEvent(QKeyEvent* event)
{
    const bool isBack = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Escape:
        return emit givenUp();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return finish(isBack ? CellMove::Up : CellMove::Down);
    case Qt::Key_Up:
        return finish(CellMove::Up);
    case Qt::Key_Down:
        return finish(CellMove::Down);
    default:
        return CheckedLineEdit::keyPressEvent(event);
    }
}

bool CellLine::focusNextPrevChild(bool next)
{
    finish(next ? CellMove::Right : CellMove::Left);
    return true;
}

void CellLine::focusOutEvent(QFocusEvent* event)
{
    CheckedLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        emit left();
}

CellEditing::CellEditing(SliceTableModel& model, TablePane& pane, CellChanging& changing,
                         QObject* parent)
    : QObject(parent), m_model(model), m_pane(pane), m_changing(changing)
{
    const CellGrid& grid = m_pane.grid();
    for (const QScrollBar* bar : {grid.verticalScrollBar(), grid.horizontalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &CellEditing::place);
    connect(&grid, &CellGrid::roomChanged, this, &CellEditing::place);
    connect(&m_pane, &TablePane::selected, this, [this] {
        if (!m_pane.selection().isEmpty()) // to be known before the first key
            m_changing.changes().whyNotAt(indexOf({m_model.plane(), m_pane.selection().current()}));
    });
    connect(&m_changing.changes(), &ValueChanges::cellChecked, this, &CellEditing::cellChecked);
    connect(&m_changing.changes(), &ValueChanges::settling, this, &CellEditing::finish);
    connect(&m_model, &SliceTableModel::dataChanged, this, [this] {
        if (m_isWaiting && m_pane.selection().current() == m_cell.first)
            begin();
        place();
    });
}

CellEditing::~CellEditing()
{
    close();
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
    open({});
    m_line->setText(c);
    m_line->setModified(true);
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
    if (const QString why = whyNot(index); !why.isEmpty()) {
        m_changing.changes().refuse(why);
        return false;
    }
    const QString text = index.data(SliceTableModel::ExactRole).toString();
    const QVariant state = index.data(SliceTableModel::StateRole); // not known while it loads
    const bool isFine = state == static_cast<int>(CellState::Fine);
    m_before = isFine && isWhole(text) ? std::optional(text) : std::nullopt;
    return true;
}

QString CellEditing::whyNot(const QModelIndex& index) const
{
    if (const QString why = m_changing.whyNot(); !why.isEmpty())
        return why;
    const auto state = static_cast<CellState>(index.data(SliceTableModel::StateRole).toInt());
    if (!canBeChanged(state))
        return index.data(Qt::ToolTipRole).toString();
    return m_changing.changes().whyNotAt(indexOf(m_cell)).value_or(QString());
}

CellIndex CellEditing::indexOf(const PutPlace& cell) const
{
    return cell.plane.indexAt(cell.first.row, m_model.columns().cellOf(cell.first.column));
}

// Somebody may have been quicker than the answer.
void CellEditing::cellChecked()
{
    if (!m_line)
        return;
    const QString why = m_changing.changes().whyNotAt(indexOf(m_cell)).value_or(QString());
    if (why.isEmpty())
        return;
    close();
    m_pane.grid().setFocus();
    m_changing.changes().refuse(why);
}

void CellEditing::open(const QString& text)
{
    const DType& dtype = m_model.columns().leafOf(m_cell.first.column).dtype;
    QWidget* const viewport = m_pane.grid().viewport();
    m_line = new CellLine([dtype](const QString& typed) { return problemWithValue(typed, dtype); },
                          viewport);
    m_line->setAccessibleName(tr("Value of %1").arg(indexText(indexOf(m_cell))));
    m_line->setFont(m_pane.grid().font());
    m_line->setTakenText(text);
    place();
    m_line->selectAll();
    m_line->show();
    m_line->setFocus();
    connect(m_line, &CellLine::done, this, &CellEditing::takeAndMove);
    connect(m_line, &CellLine::givenUp, this, [this] {
        close();
        m_pane.grid().setFocus();
    });
    connect(m_line, &CellLine::left, this, &CellEditing::finish);
}

// Over its cell, wherever that has moved to.
void CellEditing::place()
{
    if (!m_line)
        return;
    const QRect cell = m_pane.grid().visualRect(m_model.indexOf(m_cell.first));
    if (cell.intersects(m_pane.grid().viewport()->rect()))
        m_line->setCell(cell);
    else
        finish();
}

void CellEditing::finish()
{
    if (!m_line)
        return;
    if (m_line->problem().isEmpty())
        take();
    else
        emit notice(tr("Not accepted: %1.").arg(m_line->problem()));
    close();
}

void CellEditing::take()
{
    if (m_line->isModified())
        m_changing.setOne(m_cell, m_line->text());
}

void CellEditing::takeAndMove(CellMove next)
{
    take();
    close();
    m_pane.grid().setFocus();
    m_pane.move(next);
}

// It goes once its own call is done.
void CellEditing::close()
{
    CellLine* const line = std::exchange(m_line, nullptr);
    if (!line)
        return;
    line->disconnect(this);
    line->hide();
    line->deleteLater();
}

} // namespace bloscope
