#include "ui/grid/cell_line.h"

#include "ui/cells/cell_tile.h"

#include <QKeyEvent>
#include <QToolTip>
#include <algorithm>

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

bool fitsCellLine(const QString& text)
{
    const auto isSymbol = [](QChar c) {
        return c == QChar::ReplacementCharacter || c.category() == QChar::Other_Control ||
               (c.unicode() >= 0x2400 && c.unicode() < 0x2420);
    };
    return text.size() <= CellTile::mostCharacters && std::ranges::none_of(text, isSymbol);
}

} // namespace bloscope
