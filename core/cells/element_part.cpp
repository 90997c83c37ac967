#include "core/cells/element_part.h"

#include "core/dtype/cell_number.h"

#include <cmath>
#include <cstring>
#include <fmt/format.h>

namespace bloscope {

namespace {

void addParts(const DTypeLeaf& leaf, std::vector<ElementPart>& to)
{
    using Part = ElementPart::Of;
    to.push_back({leaf, Part::Value});
    if (leaf.dtype.kind != DTypeKind::Complex)
        return;
    const DType half = halfOf(leaf.dtype);
    to.push_back({leaf, Part::Phase});
    to.push_back({{leaf.path, leaf.offset, half}, Part::Real});
    to.push_back({{leaf.path, leaf.offset + half.itemsize, half}, Part::Imaginary});
}

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

    const Shape& shape() const override { return m_whole->shape(); }
    const DType& dtype() const override { return m_part.dtype; }
    std::optional<CellOrigin> origin() const override
    {
        return withPart(m_whole->origin(),
                        fmt::format("{} in it at {}", typestringOf(m_part.dtype), m_part.offset));
    }
    WorkerPool& pool() const override { return m_whole->pool(); }
    const SliceReader* reader() const override { return m_whole->reader(); }
    BlockCache* keeper() const override { return m_whole->keeper(); }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override
    {
        BLOSCOPE_TRY(Cells cells, m_whole->read(slice, job, reuse));
        cells.keep(m_part);
        return cells;
    }

    CellSourcePtr m_whole;
    DTypeLeaf m_part;
};

class PhaseSource : public CellSource {
 public:
    explicit PhaseSource(CellSourcePtr complex)
        : m_complex(std::move(complex)), m_half(halfOf(m_complex->dtype()))
    {
    }

    const Shape& shape() const override { return m_complex->shape(); }
    const DType& dtype() const override { return m_dtype; }
    std::optional<CellOrigin> origin() const override
    {
        return withPart(m_complex->origin(), "phase");
    }
    WorkerPool& pool() const override { return m_complex->pool(); }
    const SliceReader* reader() const override { return m_complex->reader(); }
    BlockCache* keeper() const override { return m_complex->keeper(); }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override
    {
        BLOSCOPE_TRY(Cells cells, m_complex->read(slice, job, reuse));
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

    CellSourcePtr m_complex;
    DType m_half;
    DType m_dtype = nativeFloat64();
};

} // namespace

std::optional<DTypeLeaf> leafOf(const std::optional<ElementPart>& part)
{
    return part ? std::optional(part->leaf) : std::nullopt;
}

std::vector<ElementPart> partsToDraw(const DType& dtype)
{
    std::vector<ElementPart> parts;
    if (dtype.isCompound() || dtype.kind == DTypeKind::Complex)
        for (const DTypeLeaf& leaf : leavesOf(dtype))
            if (leaf.dtype.isNumeric())
                addParts(leaf, parts);
    return parts;
}

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
