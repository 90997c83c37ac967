#include "ui/table/cell_wish.h"

#include <QKeyEvent>

namespace bloscope {

std::optional<CellWish> wishOf(const QKeyEvent& key)
{
    if (key.matches(QKeySequence::Copy))
        return CellWish::Copy;
    if (key.matches(QKeySequence::Paste))
        return CellWish::Paste;
    if (key.matches(QKeySequence::SelectAll))
        return CellWish::SelectAll;
    if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return std::nullopt;
    switch (key.key()) {
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return CellWish::Edit;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return CellWish::Clear;
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
