#pragma once

#include "tests/support/frames.h"
#include "ui/document/document.h"

namespace bloscope::test {

// A document over the bytes of a frame, with a cache and a pool of its own.
class OpenedFrame {
 public:
    explicit OpenedFrame(ByteBuffer frame, const QString& path = "made in memory.b2nd",
                         OpenArrays* among = nullptr)
    {
        OpenedFile file;
        file.request.address.path = path;
        file.frame = *Frame::open(memorySource(std::move(frame)));
        file.array = Array::of(file.frame);
        file.geometry = std::make_shared<Geometry>(geometryOf(*file.array));
        file.reader = std::shared_ptr<SliceReader>(
            m_reading, &m_reading->reader.emplace(file.array, m_reading->cache, m_reading->pool));
        file.vectors = std::make_shared<const FrameVectors>(frameVectorsOf(*file.array));
        m_document = std::make_unique<Document>(std::move(file), nullptr, among);
    }

    Document& document() { return *m_document; }

    const BlockCache& cache() const { return m_reading->cache; }

    void show(const char* slice)
    {
        m_document->setSlice(*Slice::parse(slice, m_document->array()->shape()));
    }

 private:
    // Lives as long as its reader: work that runs may outlive the test that asked for it.
    struct Reading {
        BlockCache cache;
        WorkerPool pool{2};
        std::optional<SliceReader> reader;
    };

    std::shared_ptr<Reading> m_reading = std::make_shared<Reading>();
    std::unique_ptr<Document> m_document;
};

} // namespace bloscope::test
