#pragma once

#include "core/edit/edited_entry.h"
#include "ui/controls/accessible_value.h"

#include <QAbstractScrollArea>
#include <QFontMetrics>
#include <QPainter>
#include <QPalette>
#include <QRect>
#include <cstdint>
#include <vector>

namespace bloscope {

// Which of the two columns of a hex view: the digits, or the characters beside them.
enum class HexColumn { Digits, Text };

// A place in a row that was pointed at.
struct HexPlace {
    HexColumn column = HexColumn::Digits;
    int byte = 0; // in the row
};

// Where everything of a hex view stands, in pixels from the left end of its rows: offsets, two
// digits for each byte with a wider gap after eight, one character for each byte.
class HexLayout {
 public:
    HexLayout(const QFontMetrics& metrics, std::uint64_t size, int bytesPerRow);

    // As many bytes as fit into `width`: 32, 16 or 8.
    static int bytesPerRowFor(const QFontMetrics& metrics, std::uint64_t size, int width);

    int bytesPerRow() const { return m_bytesPerRow; }
    int offsetDigits() const { return m_offsetDigits; }
    int rowHeight() const { return m_rowHeight; }
    int charWidth() const { return m_charWidth; }
    int offsetWidth() const; // of the strip with the offsets
    int width() const;       // of a row

    // Of a byte in its row, at the row's top.
    QRect cell(HexColumn column, int byte) const;
    HexPlace placeAt(int x) const; // the nearest

 private:
    int digitsX(int byte) const;
    int textX(int byte) const;

    int m_bytesPerRow;
    int m_offsetDigits;
    int m_charWidth;
    int m_rowHeight;
};

enum class HexCaret { None, Box, Bar }; // Box: the byte under it is overwritten; Bar: inserted

// Bytes that belong together, and what is behind them.
struct HexShade {
    std::uint64_t from = 0;
    std::uint64_t to = 0; // behind the last
    QColor color;
};

// What a hex view shows at the moment, from the first visible row on. Numbers are of bytes.
struct HexPage {
    std::uint64_t first = 0;           // of the first row
    std::uint64_t size = 0;            // of everything
    std::uint64_t origin = 0;          // what the first byte of everything is called
    ByteView bytes;                    // from `first` on, as far as they are there
    std::vector<HexShade> shades = {}; // in their order
    std::uint64_t selectedFrom = 0;
    std::uint64_t selectedTo = 0; // behind the last; equal when nothing is selected
    std::uint64_t caret = 0;      // in front of this byte
    HexCaret caretShape = HexCaret::None;
    HexColumn active = HexColumn::Digits; // the column that takes what is typed
};

// Draws the rows of a page from the top, in colours of the palette.
void paintHexPage(QPainter& painter, const HexLayout& layout, const HexPage& page,
                  const QPalette& palette, int height);

// Bytes as hex digits and characters: a caret, a selection, keys and mouse for both, copying. Where
// the bytes come from and whether they can be changed is up to who derives from it; only what is
// visible is asked for. Of any size: a scroll bar that has fewer steps than there are rows moves by
// several of them.
class HexView : public QAbstractScrollArea, public AccessibleValue {
    Q_OBJECT

 public:
    struct Selection {
        std::uint64_t from = 0;
        std::uint64_t to = 0; // behind the last
        bool isEmpty() const { return from == to; }
        std::uint64_t size() const { return to - from; }
    };

    explicit HexView(QWidget* parent = nullptr);

    virtual std::uint64_t size() const = 0;
    virtual std::uint64_t origin() const { return 0; } // what the first byte is called

    std::uint64_t caret() const { return m_caret; } // in front of this byte; size() at the end
    Selection selection() const;
    HexColumn column() const { return m_column; }
    void select(std::uint64_t from, std::uint64_t to); // the caret stands at `to`
    void selectAll();
    virtual void copy();       // digits or characters, of the column that is active
    QString placeText() const; // "byte 18 (0x12) of 300, 4 selected"
    QString accessibleValue() const override { return placeText(); }
    QAccessible::Role accessibleRole() const override { return QAccessible::EditableText; }

    HexLayout layoutOfRows() const;
    QSize sizeHint() const override;

 signals:
    void caretMoved();                    // or the selection, or the size
    void notice(const QString& sentence); // why something was not done

 protected:
    std::uint64_t firstVisible() const;
    // Which are inside; fewer, from `first` on, while others are not there yet.
    virtual ByteView bytesAt(std::uint64_t first, std::uint64_t count) const = 0;
    virtual std::vector<HexShade> shadesAt(std::uint64_t, std::uint64_t) const { return {}; }
    virtual HexCaret caretShape() const { return HexCaret::Box; }

    enum class Extend { No, Yes }; // the selection
    void moveCaret(std::uint64_t to, Extend extend = Extend::No);
    virtual void caretWasMoved() {}
    void bytesChanged(); // size or content: scroll bars and what is shown

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

 private:
    std::optional<std::uint64_t> targetOf(const QKeyEvent& event) const;
    std::uint64_t byteAt(QPoint point) const;
    int visibleRows() const;
    std::uint64_t rowsPerStep() const; // of the vertical scroll bar
    std::uint64_t lastTopRow() const;
    void setTopRow(std::uint64_t row);
    void updateScrollBars();
    void showCaret();

    std::uint64_t m_caret = 0;
    std::uint64_t m_anchor = 0;  // the other end of the selection
    std::uint64_t m_pressed = 0; // the byte where the mouse went down
    std::uint64_t m_topRow = 0;  // the first one that is visible
    HexColumn m_column = HexColumn::Digits;
    int m_bytesPerRow = 16;
};

} // namespace bloscope
