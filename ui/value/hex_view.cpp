#include "ui/value/hex_view.h"

#include "ui/text/number_text.h"
#include "ui/value/hex_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QScrollBar>
#include <algorithm>
#include <optional>

namespace bloscope {

namespace {

constexpr int bytesPerGroup = 8;

int digitsOf(std::uint64_t size)
{
    int digits = 8;
    while (digits < 16 && size >> (4 * digits) != 0)
        ++digits;
    return digits;
}

QString digitsOf(std::byte byte)
{
    return QStringLiteral("%1").arg(std::to_integer<int>(byte), 2, 16, QLatin1Char('0'));
}

bool isPrintable(std::byte byte)
{
    return byte >= std::byte(0x20) && byte < std::byte(0x7f);
}

// Paints one row after the other; the painter is moved to the row.
class PagePainter {
 public:
    PagePainter(QPainter& painter, const HexLayout& layout, const HexPage& page,
                const QPalette& palette)
        : m_painter(painter), m_layout(layout), m_page(page), m_palette(palette)
    {
    }

    void paintRow(std::uint64_t row)
    {
        m_painter.setPen(m_palette.color(QPalette::WindowText));
        drawText(QRect(m_layout.charWidth(), 0, m_layout.offsetWidth(), m_layout.rowHeight()),
                 QStringLiteral("%1").arg(m_page.origin + m_page.first + row,
                                          m_layout.offsetDigits(), 16, QLatin1Char('0')));
        for (int i = 0; i < m_layout.bytesPerRow(); ++i) {
            const std::uint64_t at = row + static_cast<std::uint64_t>(i);
            if (at < m_page.bytes.size())
                paintByte(at, i);
            if (m_page.first + at == m_page.caret && m_page.caret <= m_page.size)
                paintCaret(i);
        }
    }

 private:
    bool isSelected(std::uint64_t at) const
    {
        return at >= m_page.selectedFrom && at < m_page.selectedTo;
    }

    void drawText(const QRect& rect, const QString& text)
    {
        m_painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    void paintByte(std::uint64_t at, int column)
    {
        const std::byte byte = m_page.bytes[at];
        const bool selected = isSelected(m_page.first + at);
        if (selected)
            paintSelection(at, column);
        else
            paintShade(at, column);
        const QColor color = m_palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        m_painter.setPen(color);
        drawText(m_layout.cell(HexColumn::Digits, column), digitsOf(byte));
        if (!isPrintable(byte) && !selected)
            m_painter.setPen(m_palette.color(QPalette::PlaceholderText));
        drawText(m_layout.cell(HexColumn::Text, column),
                 isPrintable(byte) ? QString(QLatin1Char(std::to_integer<char>(byte)))
                                   : QStringLiteral("·"));
    }

    void paintSelection(std::uint64_t at, int column)
    {
        fillBehind(column, isSelected(m_page.first + at + 1), m_palette.highlight());
    }

    void paintShade(std::uint64_t at, int column)
    {
        const HexShade* shade = shadeOf(m_page.first + at);
        if (shade)
            fillBehind(column, m_page.first + at + 1 < shade->to, shade->color);
    }

    const HexShade* shadeOf(std::uint64_t byte) const
    {
        const auto behind = std::ranges::upper_bound(m_page.shades, byte, {}, &HexShade::from);
        return behind != m_page.shades.begin() && byte < std::prev(behind)->to ? &*std::prev(behind)
                                                                               : nullptr;
    }

    // With the gap to a neighbour that goes with it.
    void fillBehind(int column, bool goesOn, const QBrush& brush)
    {
        QRect digits = m_layout.cell(HexColumn::Digits, column);
        if (column + 1 < m_layout.bytesPerRow() && goesOn)
            digits.setRight(m_layout.cell(HexColumn::Digits, column + 1).left() - 1);
        m_painter.fillRect(digits, brush);
        m_painter.fillRect(m_layout.cell(HexColumn::Text, column), brush);
    }

    void paintCaret(int column)
    {
        if (m_page.caretShape == HexCaret::None)
            return;
        for (const HexColumn where : {HexColumn::Digits, HexColumn::Text}) {
            const QRect cell = m_layout.cell(where, column).adjusted(-1, 0, 0, -1);
            m_painter.setPen(m_palette.color(QPalette::Text));
            if (where != m_page.active)
                m_painter.drawLine(cell.bottomLeft(), cell.bottomRight());
            else if (m_page.caretShape == HexCaret::Box)
                m_painter.drawRect(cell);
            else
                m_painter.fillRect(QRect(cell.left(), cell.top(), 2, cell.height()),
                                   m_palette.text());
        }
    }

    QPainter& m_painter;
    const HexLayout& m_layout;
    const HexPage& m_page;
    const QPalette& m_palette;
};

} // namespace

HexLayout::HexLayout(const QFontMetrics& metrics, std::uint64_t size, int bytesPerRow)
    : m_bytesPerRow(bytesPerRow),
      m_offsetDigits(digitsOf(size)),
      m_charWidth(metrics.horizontalAdvance(QLatin1Char('0'))),
      m_rowHeight(metrics.height() + 2)
{
}

int HexLayout::bytesPerRowFor(const QFontMetrics& metrics, std::uint64_t size, int width)
{
    for (const int bytes : {32, 16})
        if (HexLayout(metrics, size, bytes).width() <= width)
            return bytes;
    return 8;
}

int HexLayout::offsetWidth() const
{
    return (m_offsetDigits + 2) * m_charWidth;
}

int HexLayout::digitsX(int byte) const
{
    return offsetWidth() + m_charWidth * (1 + 3 * byte + byte / bytesPerGroup);
}

int HexLayout::textX(int byte) const
{
    return digitsX(m_bytesPerRow) + m_charWidth * (1 + byte);
}

int HexLayout::width() const
{
    return textX(m_bytesPerRow) + m_charWidth;
}

QRect HexLayout::cell(HexColumn column, int byte) const
{
    return column == HexColumn::Digits ? QRect(digitsX(byte), 0, 2 * m_charWidth, m_rowHeight)
                                       : QRect(textX(byte), 0, m_charWidth, m_rowHeight);
}

HexPlace HexLayout::placeAt(int x) const
{
    if (x >= textX(0) - m_charWidth / 2)
        return {HexColumn::Text, std::clamp((x - textX(0)) / m_charWidth, 0, m_bytesPerRow - 1)};
    int byte = 0;
    while (byte + 1 < m_bytesPerRow && x >= digitsX(byte + 1) - m_charWidth / 2)
        ++byte;
    return {HexColumn::Digits, byte};
}

void paintHexPage(QPainter& painter, const HexLayout& layout, const HexPage& page,
                  const QPalette& palette, int height)
{
    painter.fillRect(QRect(0, 0, layout.offsetWidth(), height), palette.window());
    PagePainter rows(painter, layout, page, palette);
    const auto perRow = static_cast<std::uint64_t>(layout.bytesPerRow());
    int top = 0;
    for (std::uint64_t row = 0; top < height && page.first + row <= page.size; row += perRow) {
        painter.save();
        painter.translate(0, top);
        rows.paintRow(row);
        painter.restore();
        top += layout.rowHeight();
    }
}

HexView::HexView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLayoutDirection(Qt::LeftToRight); // whichever way the window runs
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Bytes"));
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setCursor(Qt::IBeamCursor);
    horizontalScrollBar()->setSingleStep(fontMetrics().horizontalAdvance(QLatin1Char('0')));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        m_topRow = std::min(std::uint64_t(value) * rowsPerStep(), lastTopRow());
    });
}

HexLayout HexView::layoutOfRows() const
{
    return HexLayout(fontMetrics(), origin() + size(), m_bytesPerRow);
}

QSize HexView::sizeHint() const
{
    const HexLayout layout(fontMetrics(), origin() + size(), 16);
    const int frame = 2 * frameWidth();
    return {layout.width() + verticalScrollBar()->sizeHint().width() + frame,
            16 * layout.rowHeight() + frame};
}

HexView::Selection HexView::selection() const
{
    return {std::min(m_anchor, m_caret), std::max(m_anchor, m_caret)};
}

void HexView::select(std::uint64_t from, std::uint64_t to)
{
    moveCaret(from);
    moveCaret(to, Extend::Yes);
}

void HexView::selectAll()
{
    select(0, size());
}

void HexView::moveCaret(std::uint64_t to, Extend extend)
{
    m_caret = std::min(to, size());
    if (extend == Extend::No)
        m_anchor = m_caret;
    caretWasMoved();
    showCaret();
    viewport()->update();
    emit caretMoved();
    announceValue(*this, *this);
}

QString HexView::placeText() const
{
    const QString place =
        m_caret < size()
            ? tr("Byte %1 (0x%2) of %3")
                  .arg(countText(origin() + m_caret))
                  .arg(origin() + m_caret, 0, 16)
                  .arg(countText(origin() + size()))
            : countedText(size(), tr("End of %n byte(s)", nullptr, pluralNumber(size())));
    //: %1 a place, %2 a number of bytes
    return selection().isEmpty() ? place
                                 : tr("%1, %2 selected").arg(place, countText(selection().size()));
}

void HexView::copy()
{
    constexpr std::uint64_t mostBytes = 4'000'000; // three times as many characters
    const Selection selected = selection();
    if (selected.isEmpty())
        return;
    if (selected.size() > mostBytes) {
        emit notice(tr("At most %1 bytes can be copied at once.").arg(countText(mostBytes)));
        return;
    }
    const ByteView bytes = bytesAt(selected.from, selected.size());
    QApplication::clipboard()->setText(
        m_column == HexColumn::Digits
            ? hexText(bytes)
            : QString::fromUtf8(textOf(bytes).data(), static_cast<qsizetype>(bytes.size())));
}

void HexView::bytesChanged()
{
    m_caret = std::min(m_caret, size());
    m_anchor = std::min(m_anchor, size());
    updateScrollBars();
    viewport()->update();
}

// ---- what is shown -----------------------------------------------------------------------------

std::uint64_t HexView::firstVisible() const
{
    return m_topRow * static_cast<std::uint64_t>(m_bytesPerRow);
}

int HexView::visibleRows() const
{
    return std::max(1, viewport()->height() / layoutOfRows().rowHeight());
}

std::uint64_t HexView::rowsPerStep() const
{
    constexpr std::uint64_t mostSteps = 1 << 30;
    return size() / static_cast<std::uint64_t>(m_bytesPerRow) / mostSteps + 1;
}

std::uint64_t HexView::lastTopRow() const
{
    const std::uint64_t rows = size() / static_cast<std::uint64_t>(m_bytesPerRow) + 1;
    const auto visible = static_cast<std::uint64_t>(visibleRows());
    return rows > visible ? rows - visible : 0;
}

void HexView::setTopRow(std::uint64_t row)
{
    const std::uint64_t step = rowsPerStep();
    verticalScrollBar()->setValue(static_cast<int>((row + step - 1) / step)); // the last: the end
    m_topRow = row;
    viewport()->update();
}

void HexView::updateScrollBars()
{
    const HexLayout layout = layoutOfRows();
    const std::uint64_t last = lastTopRow();
    const std::uint64_t step = rowsPerStep();
    m_topRow = std::min(m_topRow, last);
    verticalScrollBar()->setRange(0, static_cast<int>((last + step - 1) / step));
    verticalScrollBar()->setPageStep(
        std::max(1, static_cast<int>(static_cast<std::uint64_t>(visibleRows()) / step)));
    horizontalScrollBar()->setRange(0, std::max(0, layout.width() - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
}

void HexView::showCaret()
{
    const std::uint64_t row = m_caret / static_cast<std::uint64_t>(m_bytesPerRow);
    const auto visible = static_cast<std::uint64_t>(visibleRows());
    if (row < m_topRow)
        setTopRow(row);
    else if (row >= m_topRow + visible)
        setTopRow(row - visible + 1);
}

void HexView::paintEvent(QPaintEvent*)
{
    const auto perRow = static_cast<std::uint64_t>(m_bytesPerRow);
    const std::uint64_t first = std::min(firstVisible(), size());
    const std::uint64_t count =
        std::min(size() - first, static_cast<std::uint64_t>(visibleRows() + 1) * perRow);
    const HexPage page{.first = first,
                       .size = size(),
                       .origin = origin(),
                       .bytes = bytesAt(first, count),
                       .shades = shadesAt(first, count),
                       .selectedFrom = selection().from,
                       .selectedTo = selection().to,
                       .caret = m_caret,
                       .caretShape = hasFocus() ? caretShape() : HexCaret::None,
                       .active = m_column};
    QPainter painter(viewport());
    painter.setFont(font());
    painter.translate(-horizontalScrollBar()->value(), 0);
    paintHexPage(painter, layoutOfRows(), page, palette(), viewport()->height());
}

void HexView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_bytesPerRow =
        HexLayout::bytesPerRowFor(fontMetrics(), origin() + size(), viewport()->width());
    updateScrollBars();
    showCaret();
}

void HexView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && isVisible())
        updateScrollBars();
}

void HexView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void HexView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

// ---- keys and mouse ----------------------------------------------------------------------------

// Keys that a window may have given to its menus, too, are ours while the focus is here.
bool HexView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        for (const auto wanted : {QKeySequence::Copy, QKeySequence::Paste, QKeySequence::Cut,
                                  QKeySequence::SelectAll, QKeySequence::Undo, QKeySequence::Redo})
            if (key.matches(wanted)) {
                event->accept();
                return true;
            }
    }
    return QAbstractScrollArea::event(event);
}

// Tab goes to the other column first, as if each were a field of its own.
bool HexView::focusNextPrevChild(bool next)
{
    const HexColumn other = next ? HexColumn::Text : HexColumn::Digits;
    if (m_column == other)
        return QAbstractScrollArea::focusNextPrevChild(next);
    m_column = other;
    moveCaret(m_caret);
    return true;
}

std::optional<std::uint64_t> HexView::targetOf(const QKeyEvent& event) const
{
    const auto perRow = static_cast<std::uint64_t>(m_bytesPerRow);
    const std::uint64_t page = perRow * static_cast<std::uint64_t>(visibleRows());
    const bool isControl = event.modifiers().testFlag(Qt::ControlModifier);
    const auto back = [this](std::uint64_t by) { return m_caret >= by ? m_caret - by : m_caret; };
    const auto on = [this](std::uint64_t by) {
        return m_caret + by <= size() ? m_caret + by : m_caret;
    };
    const std::uint64_t rowStart = m_caret - m_caret % perRow;
    const bool isExtending = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return back(1);
    case Qt::Key_Right:
        return on(1);
    case Qt::Key_Up:
        return back(perRow);
    case Qt::Key_Down:
        return on(perRow);
    case Qt::Key_PageUp:
        return m_caret >= page ? m_caret - page : m_caret % perRow;
    case Qt::Key_PageDown:
        return std::min(m_caret + page, size());
    case Qt::Key_Home:
        return isControl ? 0 : rowStart;
    case Qt::Key_End:
        return isControl ? size() : std::min(rowStart + perRow - (isExtending ? 0 : 1), size());
    default:
        return {};
    }
}

void HexView::keyPressEvent(QKeyEvent* event)
{
    if (const auto target = targetOf(*event))
        moveCaret(*target,
                  event->modifiers().testFlag(Qt::ShiftModifier) ? Extend::Yes : Extend::No);
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else
        event->ignore();
}

std::uint64_t HexView::byteAt(QPoint point) const
{
    const HexLayout layout = layoutOfRows();
    const auto row =
        static_cast<std::int64_t>(m_topRow) + (point.y() < 0 ? -1 : point.y() / layout.rowHeight());
    const auto byte =
        row * m_bytesPerRow + layout.placeAt(point.x() + horizontalScrollBar()->value()).byte;
    return std::min(static_cast<std::uint64_t>(std::max<std::int64_t>(byte, 0)), size());
}

void HexView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint point = event->position().toPoint();
    m_column = layoutOfRows().placeAt(point.x() + horizontalScrollBar()->value()).column;
    m_pressed = byteAt(point);
    moveCaret(m_pressed, event->modifiers().testFlag(Qt::ShiftModifier) ? Extend::Yes : Extend::No);
}

// Both the byte where the mouse went down and the one below it are selected.
void HexView::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    const std::uint64_t byte = byteAt(event->position().toPoint());
    if (byte == m_pressed)
        moveCaret(byte);
    else if (byte > m_pressed)
        select(m_pressed, byte + 1);
    else
        select(m_pressed + 1, byte);
}

} // namespace bloscope
