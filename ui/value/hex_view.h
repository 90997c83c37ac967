#pragma once

#include "ui/controls/accessible_value.h"
#include "ui/value/hex_painter.h"

#include <QAbstractScrollArea>

namespace bloscope {

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
