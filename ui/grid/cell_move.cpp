#include "ui/grid/cell_move.h"

#include <QKeyEvent>
#include <algorithm>

namespace bloscope {

namespace {

CellPosition target(CellPosition from, CellMove move, const CellRect& all, std::int64_t page)
{
    const CellPosition last{all.rows - 1, all.columns - 1};
    switch (move) {
    case CellMove::Up:
        return {from.row - 1, from.column};
    case CellMove::Down:
        return {from.row + 1, from.column};
    case CellMove::Left:
        return {from.row, from.column - 1};
    case CellMove::Right:
        return {from.row, from.column + 1};
    case CellMove::PageUp:
        return {from.row - page, from.column};
    case CellMove::PageDown:
        return {from.row + page, from.column};
    case CellMove::RowStart:
        return {from.row, 0};
    case CellMove::RowEnd:
        return {from.row, last.column};
    case CellMove::ColumnStart:
        return {0, from.column};
    case CellMove::ColumnEnd:
        return {last.row, from.column};
    case CellMove::FirstCell:
        return {0, 0};
    case CellMove::LastCell:
        return last;
    }
    return from;
}

} // namespace

std::optional<CellMove> moveOf(const QKeyEvent& key)
{
    if (key.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return std::nullopt;
    const bool control = key.modifiers().testFlag(Qt::ControlModifier);
    switch (key.key()) {
    case Qt::Key_Up:
        return control ? CellMove::ColumnStart : CellMove::Up;
    case Qt::Key_Down:
        return control ? CellMove::ColumnEnd : CellMove::Down;
    case Qt::Key_Left:
        return control ? CellMove::RowStart : CellMove::Left;
    case Qt::Key_Right:
        return control ? CellMove::RowEnd : CellMove::Right;
    case Qt::Key_PageUp:
        return CellMove::PageUp;
    case Qt::Key_PageDown:
        return CellMove::PageDown;
    case Qt::Key_Home:
        return control ? CellMove::FirstCell : CellMove::RowStart;
    case Qt::Key_End:
        return control ? CellMove::LastCell : CellMove::RowEnd;
    default:
        return std::nullopt;
    }
}

CellPosition moved(CellPosition from, CellMove move, const CellRect& all, std::int64_t page)
{
    const CellPosition to = target(from, move, all, page);
    return {std::clamp<std::int64_t>(to.row, 0, all.rows - 1),
            std::clamp<std::int64_t>(to.column, 0, all.columns - 1)};
}

std::optional<CellCommand> wishOf(const QKeyEvent& key)
{
    if (key.matches(QKeySequence::Copy))
        return CellCommand::Copy;
    if (key.matches(QKeySequence::Paste))
        return CellCommand::Paste;
    if (key.matches(QKeySequence::SelectAll))
        return CellCommand::SelectAll;
    if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return std::nullopt;
    switch (key.key()) {
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return CellCommand::Edit;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return CellCommand::Clear;
    default:
        return std::nullopt;
    }
}

QString characterOf(const QKeyEvent& key)
{
    constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = key.text();
    const bool writes = !text.isEmpty() && text.front().isPrint() && !(key.modifiers() & others);
    return writes ? text : QString();
}

} // namespace bloscope
