#pragma once

#include "core/array/slice_reader.h"
#include "core/frame/frame.h"
#include "tests/corpus/differences.h"
#include "tests/support/corpus.h"

#include <functional>
#include <memory>

namespace bloscope::test {

// An entry of the corpus as the program opens it.
class OpenedEntry {
 public:
    static Result<OpenedEntry> open(const CorpusEntry& entry);
    // The same for a frame that is open already: a leaf of a store, say.
    static OpenedEntry of(const CorpusEntry& entry, FramePtr frame)
    {
        return OpenedEntry(entry, std::move(frame));
    }

    const CorpusEntry& entry() const { return m_entry; }
    const CorpusEntry::Json& facts() const { return m_entry.facts; }
    const FramePtr& frame() const { return m_frame; }
    const ArrayPtr& array() const { return m_array; }

    // The elements of a slice, refused when any of them is damaged.
    Result<Cells> read(const Slice& slice) const;

    // Hands over all elements in C order, some megabytes at a time.
    Result<> readAll(const std::function<void(ByteView)>& take) const;

 private:
    OpenedEntry(CorpusEntry entry, FramePtr frame);

    Result<> readParts(const Slice& slice, std::size_t dimension,
                       const std::function<void(ByteView)>& take) const;

    struct Readers;
    CorpusEntry m_entry;
    FramePtr m_frame;
    ArrayPtr m_array;
    std::shared_ptr<Readers> m_readers;
};

// `differencesOf` the entry once it is open; that it does not open is a difference as well.
template <class DifferencesOf>
Differences differencesInOpened(const CorpusEntry& entry, const DifferencesOf& differencesOf)
{
    if (const Result<OpenedEntry> opened = OpenedEntry::open(entry))
        return differencesOf(*opened);
    else
        return Differences(opened.error().text());
}

} // namespace bloscope::test
