#include "ui/models/cell_source.h"

namespace bloscope {

namespace {

class ReaderSource : public CellSource {
 public:
    explicit ReaderSource(std::shared_ptr<const SliceReader> reader) : m_reader(std::move(reader))
    {
    }

    const DType& dtype() const override { return m_reader->array()->dtype(); }
    Result<Cells> read(const Slice& slice, const Job& job) const override
    {
        return m_reader->read(slice, job);
    }

 private:
    std::shared_ptr<const SliceReader> m_reader;
};

} // namespace

CellSourcePtr cellSourceOf(std::shared_ptr<const SliceReader> reader)
{
    return std::make_shared<const ReaderSource>(std::move(reader));
}

} // namespace bloscope
