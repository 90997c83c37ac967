#pragma once

#include "core/edit/edited_entry.h"
#include "ui/value/hex_view.h"

#include <QString>
#include <vector>

namespace bloscope {

// Bytes that are edited, with their undo. A change replaces a part by another one; both are kept,
// so that changes cost what they touch. Insertions move the bytes behind them.
class ByteEdits {
 public:
    explicit ByteEdits(ByteBuffer bytes = {}) : m_bytes(std::move(bytes)) {}

    const ByteBuffer& bytes() const { return m_bytes; }
    std::size_t size() const { return m_bytes.size(); }

    // Replaces `removed` bytes at `at`, which are there. With a key other than 0 a change goes
    // together with the one before it when that has the same key and ends where this one begins,
    // or when this one changes the last byte of that.
    void replace(std::size_t at, std::size_t removed, ByteView inserted, int mergeKey = 0);
    void endMerging() { m_mergeKey = 0; } // the next change is a step of its own

    bool canUndo() const { return m_done > 0; }
    bool canRedo() const { return m_done < m_steps.size(); }
    std::size_t undo(); // both return where the bytes have changed, behind what stands there now
    std::size_t redo();

 private:
    struct Step {
        std::size_t at = 0;
        ByteBuffer removed;
        ByteBuffer inserted;
    };

    void exchange(std::size_t at, std::size_t removed, ByteView inserted);
    bool isTypedOn(int mergeKey) const;

    ByteBuffer m_bytes;
    std::vector<Step> m_steps;
    std::size_t m_done = 0; // steps that are not undone
    int m_mergeKey = 0;
};

// Edits bytes as hex digits or as characters, in the column that is active (Tab). Typing overwrites
// or inserts (Ins); what is pasted takes the place of the selection. Has its own undo. A selection
// of a value of 64 MiB costs no more than what is visible; an insertion moves the bytes behind it.
class HexEdit : public HexView {
    Q_OBJECT

 public:
    enum class Mode { Overwrite, Insert };

    explicit HexEdit(QWidget* parent = nullptr) : HexView(parent) {}

    void setBytes(ByteBuffer bytes);          // nothing of an undo is left
    void replaceAll(const ByteBuffer& bytes); // as one step that can be undone
    const ByteBuffer& bytes() const { return m_edits.bytes(); }

    void setReadOnly(bool readOnly);
    bool isReadOnly() const { return m_isReadOnly; }
    void setMode(Mode mode);
    Mode mode() const { return m_mode; }

    void undo();
    void redo();
    bool canUndo() const { return m_edits.canUndo(); }
    bool canRedo() const { return m_edits.canRedo(); }
    void cut();
    void paste();

    std::uint64_t size() const override { return m_edits.size(); }

 signals:
    void changed(); // the bytes
    void modeChanged();

 protected:
    ByteView bytesAt(std::uint64_t first, std::uint64_t count) const override;
    HexCaret caretShape() const override;
    void caretWasMoved() override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

 private:
    bool editByKey(const QKeyEvent& event);
    bool type(const QString& text);
    bool typeDigit(int digit);
    void typeCharacters(const QByteArray& bytes);
    void removeSelection();
    void removeAt(std::uint64_t at);
    void put(ByteView bytes, int mergeKey); // at the caret or over the selection
    void edit(std::uint64_t at, std::uint64_t removed, ByteView inserted, int mergeKey = 0);
    void goTo(std::uint64_t caret); // where an edit ends

    ByteEdits m_edits;
    Mode m_mode = Mode::Overwrite;
    bool m_isReadOnly = false;
    bool m_isSecondDigit = false; // the first one of the byte at the caret was typed
    bool m_isEditing = false;     // the caret moves because of it
};

} // namespace bloscope
