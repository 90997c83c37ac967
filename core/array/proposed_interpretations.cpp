#include "core/array/proposed_interpretations.h"

#include "core/base/checked.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/dtype.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t complexSize = 16;     // bytes, as NumPy has them
constexpr std::size_t mostTypes = 4;         // with shapes of their own
constexpr std::int64_t mostDivisors = 20000; // tried
constexpr std::int64_t longestSide = 4;      // times the other one, of planes that are proposed

struct ProposedShape {
    Shape shape;
    std::string why;
};

std::int64_t rootOf(std::int64_t n, double power)
{
    const auto root = static_cast<std::int64_t>(std::llround(std::pow(double(n), 1 / power)));
    return root > 1 ? root : 0;
}

std::int64_t squareRootOf(std::int64_t n) // 0: n is no square
{
    const std::int64_t root = rootOf(n, 2);
    return root * root == n ? root : 0;
}

// --- types

bool isLikely(const DType& dtype, double number)
{
    if (dtype.kind == DTypeKind::Float)
        return std::isfinite(number) &&
               (number == 0 || (std::abs(number) > 1e-12 && std::abs(number) < 1e12));
    if (dtype.kind == DTypeKind::Boolean)
        return true; // see likelihoodOf()
    const double bits = 8 * double(dtype.itemsize);
    return std::abs(number) < std::exp2(dtype.itemsize >= 4 ? bits - 8 : bits - 1);
}

// The part of the sample that would be ordinary numbers of that type.
double likelihoodOf(const DType& dtype, ByteView sample)
{
    const std::size_t count = sample.size() / dtype.itemsize;
    if (count == 0)
        return 0;
    std::vector<double> numbers(count);
    const ByteView cells = sample.first(count * dtype.itemsize);
    if (dtype.kind == DTypeKind::Boolean)
        return std::ranges::all_of(cells, [](std::byte b) { return b <= std::byte{1}; }) ? 2 : 0;
    readNumbers(dtype, cells, numbers);
    const auto likely =
        std::ranges::count_if(numbers, [&](double number) { return isLikely(dtype, number); });
    return double(likely) / double(count);
}

bool isProposedType(const DType& dtype)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
        return true;
    case DTypeKind::Float:
        return dtype.itemsize <= sizeof(double);
    default:
        return false;
    }
}

struct LikelyType {
    std::string text;
    double likelihood = 0;
};

// How seldom a type is, among those that are as likely: bytes are mostly unsigned, other integers
// mostly signed, and few files are big-endian.
int rarityOf(const DType& dtype)
{
    const int order = dtype.text.starts_with('>') ? 4 : 0;
    const bool isByte = dtype.itemsize == 1;
    switch (dtype.kind) {
    case DTypeKind::Float:
        return order;
    case DTypeKind::Signed:
        return order + (isByte ? 2 : 1);
    case DTypeKind::Unsigned:
        return order + (isByte ? 1 : 2);
    default:
        return order + 3;
    }
}

// Of elements of that size, the likely ones first.
std::vector<LikelyType> typesOfSize(std::size_t itemsize, ByteView sample)
{
    std::vector<LikelyType> types;
    std::vector<DType> all = dtypesOfSize(itemsize);
    std::ranges::stable_sort(all, std::less(), rarityOf);
    for (const DType& dtype : all)
        if (isProposedType(dtype))
            types.push_back({dtype.text, likelihoodOf(dtype, sample)});
    std::ranges::stable_sort(types, std::greater(), &LikelyType::likelihood);
    if (types.size() > mostTypes)
        types.resize(mostTypes);
    return types;
}

// An element may hold several numbers, as colours do.
struct TypeOfParts {
    std::size_t itemsize = 1;
    std::int64_t parts = 1;
};

TypeOfParts partsOf(std::int64_t typesize)
{
    for (const std::int64_t itemsize : {8, 4, 2, 1})
        if (typesize == itemsize)
            return {.itemsize = std::size_t(itemsize), .parts = 1};
    for (const std::int64_t itemsize : {4, 8, 2})
        if (typesize % itemsize == 0)
            return {.itemsize = std::size_t(itemsize), .parts = typesize / itemsize};
    return {.itemsize = 1, .parts = typesize};
}

// --- shapes

// Of two extents that lie near each other; nothing when there are none.
std::optional<Shape> planeOf(std::int64_t elements)
{
    const auto root = static_cast<std::int64_t>(std::sqrt(double(elements)));
    const std::int64_t least =
        std::max({std::int64_t(2), root - mostDivisors,
                  static_cast<std::int64_t>(double(root) / std::sqrt(double(longestSide)))});
    for (std::int64_t rows = root; rows >= least; --rows)
        if (elements % rows == 0)
            return Shape{rows, elements / rows};
    return {};
}

class Shapes {
 public:
    Shapes(const LaidOutData& data, std::int64_t itemsize, std::int64_t parts)
        : m_elements(data.bytes / itemsize), m_parts(parts)
    {
        addSaid(data.shape);
        if (data.chunkBytes > 0 && data.chunkBytes % itemsize == 0)
            addChunks(data.chunkBytes / itemsize);
        addPlanes(itemsize);
        add({-1}, "one dimension");
    }

    const std::vector<ProposedShape>& all() const { return m_shapes; }

 private:
    void add(Shape shape, std::string why)
    {
        if (m_parts > 1 && shape.back() != m_parts)
            shape.push_back(m_parts);
        m_shapes.push_back({std::move(shape), std::move(why)});
    }

    void addSaid(const Shape& said)
    {
        if (const auto product = checkedProduct<std::int64_t>(said);
            !said.empty() && product && *product > 0 && *product <= m_elements)
            m_shapes.push_back({said, "according to the metadata"});
    }

    void addChunks(std::int64_t elementsOfChunk)
    {
        const std::int64_t perChunk = elementsOfChunk / m_parts;
        if (perChunk < 2 || m_elements % elementsOfChunk != 0 || m_elements == elementsOfChunk)
            return;
        const std::int64_t chunks = m_elements / elementsOfChunk;
        if (const std::int64_t side = squareRootOf(perChunk))
            add({chunks, side, side}, "each chunk is a square plane");
        else if (const auto plane = planeOf(perChunk))
            add({chunks, plane->front(), plane->back()}, "each chunk is a plane");
        add({chunks, perChunk}, "each chunk is a row");
    }

    void addPlanes(std::int64_t itemsize)
    {
        const std::int64_t points = m_elements / m_parts;
        for (const std::int64_t colours : {3, 4})
            if (itemsize == 1 && m_parts == 1 && points % colours == 0)
                if (const std::int64_t side = squareRootOf(points / colours))
                    add({side, side, colours}, "a square colour image");
        if (const std::int64_t side = squareRootOf(points))
            add({side, side}, "a square plane");
        else if (const std::int64_t edge = rootOf(points, 3); edge * edge * edge == points && edge)
            add({edge, edge, edge}, "a cube");
        else if (const auto plane = planeOf(points))
            add(*plane, "a plane");
    }

    std::int64_t m_elements;
    std::int64_t m_parts;
    std::vector<ProposedShape> m_shapes;
};

class Proposals {
 public:
    Proposals(const LaidOutData& data, const Limits& limits) : m_data(data), m_limits(limits) {}

    std::vector<ProposedInterpretation> all()
    {
        if (!m_data.dtype.empty())
            if (const auto dtype = parseDType(m_data.dtype, m_limits))
                addType(m_data.dtype, std::int64_t(dtype->itemsize), 1,
                        "type named in the metadata");
        const TypeOfParts parts = partsOf(m_data.typesize);
        if (m_data.typesize == complexSize)
            addType("<c16", complexSize, 1, "two numbers per element");
        const auto types = typesOfSize(parts.itemsize, m_data.sample);
        for (const LikelyType& type : types)
            addType(type.text, std::int64_t(parts.itemsize), parts.parts, {});
        std::ranges::stable_sort(m_found, std::less(), &Ranked::rank);
        return first();
    }

 private:
    struct Ranked {
        ProposedInterpretation what;
        std::size_t rank = 0;
    };

    // The second type comes with fewer shapes in front of it than the first.
    void addType(const std::string& dtype, std::int64_t itemsize, std::int64_t parts,
                 const std::string& why)
    {
        const std::size_t number = m_types++;
        std::size_t rank = number;
        const Shapes shapes(m_data, itemsize, parts);
        for (const ProposedShape& shape : shapes.all()) {
            const Interpretation how{dtype, shape.shape, 0};
            const bool isThere = std::ranges::any_of(
                m_found, [&](const Ranked& other) { return other.what.how == how; });
            if (!isThere && fitted(how, m_data.bytes, m_limits))
                m_found.push_back(
                    {{how, why.empty() ? shape.why : why + ", " + shape.why}, rank++});
        }
    }

    std::vector<ProposedInterpretation> first() const
    {
        std::vector<ProposedInterpretation> proposed;
        for (const Ranked& found : m_found)
            if (proposed.size() < mostProposed)
                proposed.push_back(found.what);
        return proposed;
    }

    const LaidOutData& m_data;
    const Limits& m_limits;
    std::size_t m_types = 0;
    std::vector<Ranked> m_found;
};

} // namespace

std::vector<ProposedInterpretation> proposedInterpretations(const LaidOutData& data,
                                                            const Limits& limits)
{
    return data.bytes > 0 ? Proposals(data, limits).all() : std::vector<ProposedInterpretation>();
}

} // namespace bloscope
