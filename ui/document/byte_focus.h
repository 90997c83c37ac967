#pragma once

#include "core/inspect/block_pipeline.h"
#include "core/inspect/named_range.h"

#include <QObject>
#include <optional>

namespace bloscope {

// A stretch of bytes of a document. Without a size: a chunk as a whole.
struct BytePlace {
    std::int64_t chunk = -1;  // it belongs to, and lies in the file of; -1: to the frame itself
    std::uint64_t offset = 0; // in that file, as the structure has it
    std::uint64_t size = 0;

    bool operator==(const BytePlace&) const = default;
};

// Which bytes of a document somebody looks at: the structure, the map of chunks and the view of the
// bytes tell each other. One for each document, a child of its page. GUI thread.
class ByteFocus : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // What was chosen last elsewhere, for the view of the bytes.
    const std::optional<BytePlace>& place() const { return m_place; }
    void choose(const BytePlace& place);

    // What the caret of that view has come to, for everybody else.
    void tell(const NamedRange& range) { emit rangeReached(range); }

 signals:
    void chosen();
    void rangeReached(const bloscope::NamedRange& range);
    void bytesWanted();                                    // the view, in front
    void chunkWanted(std::int64_t chunkNumber);            // in the map of chunks, in front
    void blockWanted(const bloscope::BlockAddress& block); // decoded step by step

 private:
    std::optional<BytePlace> m_place;
};

} // namespace bloscope
