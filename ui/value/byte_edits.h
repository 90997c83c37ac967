#pragma once

#include "core/edit/edited_entry.h"

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

} // namespace bloscope
