#include "ui/grid/cell_line.h"

#include "ui/cells/cell_tile.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/grid_model.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int margins = 14;   // pixels, left and right of a text together
constexpr int signWidth = 28; // of what says that a text is wrong

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

CellLineEditor::CellLineEditor(CellGrid& grid, const GridModel& model, QObject* parent)
    : QObject(parent), m_grid(grid), m_model(model)
{
    for (const QScrollBar* bar : {grid.verticalScrollBar(), grid.horizontalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &CellLineEditor::place);
    connect(&grid, &CellGrid::roomChanged, this, &CellLineEditor::place);
    connect(&model, &QAbstractItemModel::dataChanged, this, &CellLineEditor::place);
}

CellLineEditor::~CellLineEditor()
{
    close();
}

void CellLineEditor::open(CellPosition cell, const Content& content)
{
    close();
    m_cell = cell;
    m_line = new CellLine(content.check, m_grid.gridOf(cell.column).viewport());
    m_line->setAccessibleName(content.name);
    m_line->setFont(m_grid.font());
    m_line->setTakenText(content.text);
    place();
    if (!m_line) // there is no room for it
        return;
    m_line->selectAll();
    m_line->show();
    m_line->setFocus();
    if (!content.typed.isEmpty()) {
        m_line->setText(content.typed);
        m_line->setModified(true);
    }
    connect(m_line, &QLineEdit::textEdited, this, &CellLineEditor::typedChanged);
    connect(m_line, &CellLine::done, this, [this](CellMove next) {
        take();
        close();
        m_grid.setFocus();
        emit moveWanted(next);
    });
    connect(m_line, &CellLine::givenUp, this, [this] {
        close();
        m_grid.setFocus();
    });
    connect(m_line, &CellLine::left, this, &CellLineEditor::finish);
    emit typedChanged();
}

void CellLineEditor::checkAgain()
{
    if (m_line)
        m_line->checkAgain();
}

// Over its cell, unless that is out of sight, or has been frozen meanwhile.
void CellLineEditor::place()
{
    if (!m_line)
        return;
    const CellGrid& grid = m_grid.gridOf(m_cell.column);
    const QRect cell = grid.visualRect(m_model.indexOf(m_cell));
    if (m_line->parentWidget() == grid.viewport() && cell.intersects(grid.viewport()->rect()))
        m_line->setCell(cell);
    else
        finish();
}

void CellLineEditor::finish()
{
    if (!m_line)
        return;
    if (m_line->problem().isEmpty())
        take();
    else
        emit refused(tr("Not accepted: %1.").arg(m_line->problem()));
    close();
}

void CellLineEditor::take()
{
    if (isTyped())
        emit taken(m_line->text());
}

// It goes once its own call is done.
void CellLineEditor::close()
{
    CellLine* const line = std::exchange(m_line, nullptr);
    if (!line)
        return;
    line->disconnect(this);
    line->hide();
    line->deleteLater();
    emit typedChanged();
}

bool fitsCellLine(const QString& text)
{
    const auto isSymbol = [](QChar c) {
        return c == QChar::ReplacementCharacter || c.category() == QChar::Other_Control ||
               (c.unicode() >= 0x2400 && c.unicode() < 0x2420);
    };
    return text.size() <= CellTile::mostCharacters && std::ranges::none_of(text, isSymbol);
}

} // namespace bloscope
