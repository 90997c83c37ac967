#include "ui/value/hex_edit.h"

#include "ui/value/hex_text.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int typing = 1; // the merge key of what is typed

int digitOf(const QString& text)
{
    bool isDigit = false;
    const int digit = text.size() == 1 ? text.toInt(&isDigit, 16) : 0;
    return isDigit ? digit : -1;
}

ByteView viewOf(const QByteArray& bytes)
{
    return std::as_bytes(std::span(bytes.data(), static_cast<std::size_t>(bytes.size())));
}

} // namespace

void ByteEdits::exchange(std::size_t at, std::size_t removed, ByteView inserted)
{
    const auto begin = m_bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t same = std::min(removed, inserted.size());
    std::ranges::copy(inserted.first(same), begin);
    const auto end = begin + static_cast<std::ptrdiff_t>(same);
    if (removed > same)
        m_bytes.erase(end, begin + static_cast<std::ptrdiff_t>(removed));
    else
        m_bytes.insert(end, inserted.begin() + static_cast<std::ptrdiff_t>(same), inserted.end());
}

bool ByteEdits::isTypedOn(int mergeKey) const
{
    return mergeKey != 0 && mergeKey == m_mergeKey && canUndo() && !canRedo();
}

void ByteEdits::replace(std::size_t at, std::size_t removed, ByteView inserted, int mergeKey)
{
    const auto begin = m_bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = begin + static_cast<std::ptrdiff_t>(removed);
    Step* last = isTypedOn(mergeKey) ? &m_steps.back() : nullptr;
    const std::size_t lastEnd = last ? last->at + last->inserted.size() : 0;
    if (last && at == lastEnd) {
        last->removed.insert(last->removed.end(), begin, end);
        last->inserted.insert(last->inserted.end(), inserted.begin(), inserted.end());
    } else if (last && at + 1 == lastEnd && removed == 1 && inserted.size() == 1) {
        last->inserted.back() = inserted.front();
    } else {
        m_steps.resize(m_done);
        m_steps.push_back({at, ByteBuffer(begin, end), {inserted.begin(), inserted.end()}});
        ++m_done;
    }
    m_mergeKey = mergeKey;
    exchange(at, removed, inserted);
}

std::size_t ByteEdits::undo()
{
    const Step& step = m_steps[--m_done];
    m_mergeKey = 0;
    exchange(step.at, step.inserted.size(), step.removed);
    return step.at + step.removed.size();
}

std::size_t ByteEdits::redo()
{
    const Step& step = m_steps[m_done++];
    m_mergeKey = 0;
    exchange(step.at, step.removed.size(), step.inserted);
    return step.at + step.inserted.size();
}

void HexEdit::setBytes(ByteBuffer bytes)
{
    m_edits = ByteEdits(std::move(bytes));
    bytesChanged();
    moveCaret(0);
    emit changed();
}

void HexEdit::replaceAll(const ByteBuffer& bytes)
{
    edit(0, size(), bytes);
    moveCaret(0);
}

void HexEdit::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    viewport()->update();
}

void HexEdit::setMode(Mode mode)
{
    m_mode = mode;
    viewport()->update();
    emit modeChanged();
}

ByteView HexEdit::bytesAt(std::uint64_t first, std::uint64_t count) const
{
    return ByteView(bytes()).subspan(first, count);
}

HexCaret HexEdit::caretShape() const
{
    return m_mode == Mode::Insert && !m_isReadOnly ? HexCaret::Bar : HexCaret::Box;
}

void HexEdit::caretWasMoved()
{
    m_isSecondDigit = false;
    if (!m_isEditing)
        m_edits.endMerging();
}

// ---- changes -----------------------------------------------------------------------------------

void HexEdit::goTo(std::uint64_t caret)
{
    m_isEditing = true;
    bytesChanged();
    moveCaret(caret);
    m_isEditing = false;
    emit changed();
}

void HexEdit::edit(std::uint64_t at, std::uint64_t removed, ByteView inserted, int mergeKey)
{
    m_edits.replace(at, removed, inserted, mergeKey);
    goTo(at + inserted.size());
}

void HexEdit::put(ByteView bytes, int mergeKey)
{
    const Selection selected = selection();
    if (!selected.isEmpty())
        edit(selected.from, selected.size(), bytes, mergeKey);
    else if (m_mode == Mode::Insert)
        edit(caret(), 0, bytes, mergeKey);
    else
        edit(caret(), std::min<std::uint64_t>(bytes.size(), size() - caret()), bytes, mergeKey);
}

void HexEdit::removeSelection()
{
    edit(selection().from, selection().size(), {});
}

void HexEdit::removeAt(std::uint64_t at)
{
    if (at < size())
        edit(at, 1, {});
}

void HexEdit::undo()
{
    if (canUndo() && !m_isReadOnly)
        goTo(m_edits.undo());
}

void HexEdit::redo()
{
    if (canRedo() && !m_isReadOnly)
        goTo(m_edits.redo());
}

void HexEdit::cut()
{
    if (selection().isEmpty() || m_isReadOnly)
        return;
    copy();
    removeSelection();
}

void HexEdit::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (m_isReadOnly || text.isEmpty())
        return;
    if (column() == HexColumn::Text) {
        put(viewOf(text.toUtf8()), 0);
        return;
    }
    if (const auto bytes = bytesOfHexText(text))
        put(*bytes, 0);
    else
        emit notice(tr("The clipboard contains no hex digits. To paste its text, go to the "
                       "character column (Tab)."));
}

// ---- keys --------------------------------------------------------------------------------------

// The first digit of a byte keeps the second one, or makes a new byte; the second completes it.
bool HexEdit::typeDigit(int digit)
{
    if (digit < 0)
        return false;
    const bool isSecond = m_isSecondDigit;
    if (isSecond) {
        const auto first = std::to_integer<int>(bytes()[caret()]) & 0xf0;
        const auto whole = static_cast<std::byte>(first | digit);
        edit(caret(), 1, {&whole, 1}, typing);
        return true;
    }
    const bool isOver = m_mode == Mode::Overwrite && caret() < size() && selection().isEmpty();
    const int kept = isOver ? std::to_integer<int>(bytes()[caret()]) & 0x0f : 0;
    const auto begun = static_cast<std::byte>(digit << 4 | kept);
    put({&begun, 1}, typing);
    m_isEditing = true;
    moveCaret(caret() - 1);
    m_isEditing = false;
    m_isSecondDigit = true;
    return true;
}

void HexEdit::typeCharacters(const QByteArray& bytes)
{
    put(viewOf(bytes), typing);
}

bool HexEdit::type(const QString& text)
{
    if (text.isEmpty() || !text.front().isPrint())
        return false;
    if (column() == HexColumn::Digits)
        return typeDigit(digitOf(text));
    typeCharacters(text.toUtf8());
    return true;
}

bool HexEdit::editByKey(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Undo))
        undo();
    else if (event.matches(QKeySequence::Redo))
        redo();
    else if (event.matches(QKeySequence::Paste))
        paste();
    else if (event.matches(QKeySequence::Cut))
        cut();
    else if (event.key() == Qt::Key_Insert && event.modifiers() == Qt::NoModifier)
        setMode(m_mode == Mode::Insert ? Mode::Overwrite : Mode::Insert);
    else if ((event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) &&
             !selection().isEmpty())
        removeSelection();
    else if (event.key() == Qt::Key_Delete)
        removeAt(caret());
    else if (event.key() == Qt::Key_Backspace)
        removeAt(caret() > 0 ? caret() - 1 : size());
    else
        return !event.modifiers().testFlag(Qt::ControlModifier) && type(event.text());
    return true;
}

void HexEdit::keyPressEvent(QKeyEvent* event)
{
    if (m_isReadOnly || !editByKey(*event))
        HexView::keyPressEvent(event);
}

void HexEdit::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, QKeySequence::StandardKey key, bool isPossible,
                         auto action) {
        QAction* added = menu->addAction(text, this, action);
        added->setShortcut(key);
        added->setShortcutContext(Qt::WidgetShortcut); // shown only: the keys are handled here
        added->setEnabled(isPossible);
    };
    const bool isSelected = !selection().isEmpty();
    add(tr("&Undo"), QKeySequence::Undo, canUndo() && !m_isReadOnly, &HexEdit::undo);
    add(tr("&Redo"), QKeySequence::Redo, canRedo() && !m_isReadOnly, &HexEdit::redo);
    menu->addSeparator();
    add(tr("Cu&t"), QKeySequence::Cut, isSelected && !m_isReadOnly, &HexEdit::cut);
    add(tr("&Copy"), QKeySequence::Copy, isSelected, &HexEdit::copy);
    add(tr("&Paste"), QKeySequence::Paste, !m_isReadOnly, &HexEdit::paste);
    menu->addSeparator();
    add(tr("Select &All"), QKeySequence::SelectAll, size() > 0, &HexEdit::selectAll);
    menu->popup(event->globalPos());
}

} // namespace bloscope
