#include "ui/cells/part_source.h"

#include "core/dtype/cell_number.h"

#include <cmath>
#include <cstring>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::optional<CellOrigin> withPart(std::optional<CellOrigin> whole, const std::string& part)
{
    if (whole)
        whole->cells += ", " + part;
    return whole;
}

class PartSource : public CellSource {
 public:
    PartSource(CellSourcePtr whole, DTypeLeaf part)
        : m_whole(std::move(whole)), m_part(std::move(part))
    {
    }

    const DType& dtype() const override { return m_part.dtype; }
    std::optional<CellOrigin> origin() const override
    {
        return withPart(m_whole->origin(),
                        fmt::format("{} in it at {}", typestringOf(m_part.dtype), m_part.offset));
    }
    WorkerPool* pool() const override { return m_whole->pool(); }
    BlockCache* cache() const override { return m_whole->cache(); }

    Result<Cells> read(const Slice& slice, const Job& job) const override
    {
        BLOSCOPE_TRY(Cells cells, m_whole->read(slice, job));
        cells.keep(m_part);
        return cells;
    }

 private:
    CellSourcePtr m_whole;
    DTypeLeaf m_part;
};

class PhaseSource : public CellSource {
 public:
    explicit PhaseSource(CellSourcePtr complex)
        : m_complex(std::move(complex)), m_half(halfOf(m_complex->dtype()))
    {
    }

    const DType& dtype() const override { return m_dtype; }
    std::optional<CellOrigin> origin() const override
    {
        return withPart(m_complex->origin(), "phase");
    }
    WorkerPool* pool() const override { return m_complex->pool(); }
    BlockCache* cache() const override { return m_complex->cache(); }

    Result<Cells> read(const Slice& slice, const Job& job) const override
    {
        BLOSCOPE_TRY(Cells cells, m_complex->read(slice, job));
        std::vector<double> halves(cells.bytes.size() / m_half.itemsize);
        readNumbers(m_half, {cells.bytes.data(), cells.bytes.size()}, halves);
        const std::size_t count = halves.size() / 2;
        for (std::size_t i = 0; i < count; ++i) { // in place: complex numbers are no shorter
            const double phase = std::atan2(halves[2 * i + 1], halves[2 * i]);
            std::memcpy(cells.bytes.data() + i * sizeof phase, &phase, sizeof phase);
        }
        cells.itemsize = sizeof(double);
        cells.bytes.resize(count * sizeof(double));
        return cells;
    }

 private:
    CellSourcePtr m_complex;
    DType m_half;
    DType m_dtype = nativeFloat64();
};

} // namespace

CellSourcePtr partSourceOf(CellSourcePtr whole, const ElementPart& part)
{
    CellSourcePtr leaf = std::move(whole);
    if (part.leaf.offset != 0 || !(part.leaf.dtype == leaf->dtype()))
        leaf = std::make_shared<const PartSource>(std::move(leaf), part.leaf);
    if (part.of == ElementPart::Of::Phase)
        return std::make_shared<const PhaseSource>(std::move(leaf));
    return leaf;
}

} // namespace bloscope
