#include "core/export/nifti_writer.h"

#include "core/base/text.h"
#include "core/bytes/byte_writer.h"
#include "core/export/export_order.h"
#include "core/export/slice_bands.h"
#include "core/geometry/cell_volume.h"
#include "core/geometry/patient_space.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr std::size_t inSpace = 3; // axes of NIfTI

// An axis of the file stands for a dimension of the array, or, of one voxel, for none.
using Dimensions = std::vector<std::optional<std::size_t>>;

bool contains(const std::vector<std::size_t>& dimensions, std::size_t d)
{
    return std::ranges::find(dimensions, d) != dimensions.end();
}

// Fastest first.
Dimensions written(const Slice& slice)
{
    const std::vector<std::size_t> order = ExportOrder(slice).dimensions();
    return {order.rbegin(), order.rend()};
}

// The first that are in space, then those in space that are fixed, then the others from the fourth
// axis on. Nothing where that is another order than that of the cells.
std::optional<Dimensions> placed(const Slice& slice, const std::vector<std::size_t>& spatial)
{
    const Dimensions all = written(slice);
    const auto isSpatial = [&](std::optional<std::size_t> d) { return contains(spatial, *d); };
    const auto others = std::ranges::find_if_not(all, isSpatial);
    if (spatial.empty() || spatial.size() > inSpace || std::any_of(others, all.end(), isSpatial))
        return {};
    Dimensions axes(all.begin(), others);
    for (auto d = spatial.rbegin(); d != spatial.rend(); ++d)
        if (slice[*d].fixed)
            axes.emplace_back(*d);
    if (others != all.end())
        axes.resize(inSpace);
    axes.insert(axes.end(), others, all.end());
    return axes;
}

// What a spacing in space is multiplied with to be one in millimetres, which it is where no unit is
// told. Nothing for other units than those of length, and where axes have different ones.
std::optional<double> millimetresIn(const Geometry& geometry,
                                    const std::vector<std::size_t>& spatial)
{
    if (spatial.empty())
        return {};
    const std::string& unit = geometry.dimensions[spatial.front()].unit;
    for (const std::size_t d : spatial)
        if (geometry.dimensions[d].unit != unit)
            return {};
    return unit.empty() ? 1 : millimetresOf(unit);
}

// Of neighbours in the slice.
double spacingOf(const DimensionGeometry& dimension, const DimensionSlice& taken,
                 double millimetres)
{
    const auto steps = std::abs(static_cast<double>(taken.fixed ? 1 : taken.step));
    if (dimension.spacing)
        return *dimension.spacing * steps * millimetres;
    const auto even = dimension.coordinates ? dimension.coordinates->evenlySpaced() : std::nullopt;
    return even ? std::abs(even->spacing) * steps : 1;
}

NiftiAxes axesOf(const Slice& slice, const Dimensions& dimensions, const Geometry* geometry,
                 double millimetres)
{
    NiftiAxes made;
    for (const auto& d : dimensions) {
        NiftiAxes::Axis axis;
        if (d) {
            axis.count = slice[*d].fixed ? 1 : slice[*d].count;
            axis.spacing =
                geometry ? spacingOf(geometry->dimensions[*d], slice[*d], millimetres) : 1;
        }
        made.axes.push_back(axis);
    }
    if (made.axes.empty())
        made.axes.resize(1); // of one cell
    return made;
}

std::array<std::array<double, 4>, 3> affineOf(const Slice& slice, const Dimensions& dimensions,
                                              const PatientSpace& space, double millimetres)
{
    std::array<std::array<double, 4>, 3> affine{};
    for (std::size_t row = 0; row < inSpace; ++row) {
        if (row >= space.rows()) {
            affine[row][row] = 1; // of flat images
            continue;
        }
        affine[row][inSpace] = space.origin(row);
        for (const std::size_t d : space.spatialDimensions())
            affine[row][inSpace] += space.step(row, d) * static_cast<double>(slice[d].start);
        for (std::size_t column = 0; column < std::min(inSpace, dimensions.size()); ++column)
            if (const auto d = dimensions[column])
                affine[row][column] =
                    space.step(row, *d) * static_cast<double>(slice[*d].fixed ? 1 : slice[*d].step);
        for (double& number : affine[row])
            number *= millimetres;
    }
    return affine;
}

constexpr std::size_t mostAxes = 7;
constexpr std::int64_t mostVoxels = std::numeric_limits<std::int16_t>::max();
constexpr std::int32_t headerBytes = 348;
constexpr float firstVoxelAt = 352; // behind the header and what says that nothing else follows

// nifti1.h, "datatype". Booleans are bytes of 0 and 1.
struct NumberedType {
    DTypeKind kind;
    std::size_t itemsize;
    std::int16_t number;
};
constexpr NumberedType numberedTypes[] = {
    {DTypeKind::Boolean, 1, 2},    {DTypeKind::Unsigned, 1, 2},  {DTypeKind::Signed, 2, 4},
    {DTypeKind::Signed, 4, 8},     {DTypeKind::Float, 4, 16},    {DTypeKind::Complex, 8, 32},
    {DTypeKind::Float, 8, 64},     {DTypeKind::Signed, 1, 256},  {DTypeKind::Unsigned, 2, 512},
    {DTypeKind::Unsigned, 4, 768}, {DTypeKind::Signed, 8, 1024}, {DTypeKind::Unsigned, 8, 1280},
    {DTypeKind::Complex, 16, 1792}};

Result<std::int16_t> numberOf(const DType& dtype)
{
    for (const NumberedType& type : numberedTypes)
        if (type.kind == dtype.kind && type.itemsize == dtype.itemsize)
            return type.number;
    const bool isNumber = dtype.kind == DTypeKind::Float;
    return Error(ErrorKind::Unsupported,
                 fmt::format("NIfTI-1 has no type for elements of type {}{}",
                             escapeForDisplay(dtype.text),
                             isNumber ? "; convert the array to another type first" : ""));
}

Result<> checkAxes(const NiftiAxes& axes)
{
    if (axes.axes.size() > mostAxes)
        return Error(ErrorKind::Limit,
                     fmt::format("NIfTI-1 supports at most {} axes, but this slice has {}",
                                 mostAxes, axes.axes.size()));
    for (const NiftiAxes::Axis& axis : axes.axes) {
        if (axis.count == 0)
            return Error(ErrorKind::Unsupported, "NIfTI-1 does not support images without voxels");
        if (axis.count > mostVoxels)
            return Error(
                ErrorKind::Limit,
                fmt::format(
                    "NIfTI-1 supports at most {} voxels along an axis, but this slice has {}",
                    groupedDigits(mostVoxels), groupedDigits(axis.count)));
    }
    return {};
}

// The fields in their order, in one byte order.
class HeaderFields {
 public:
    explicit HeaderFields(ByteOrder order) : m_order(order) {}

    template <class T>
    void add(T value)
    {
        if (m_order == ByteOrder::Big)
            m_bytes.big(value);
        else
            m_bytes.little(value);
    }

    template <class T, class... Others>
    void add(T first, Others... others)
    {
        add(first);
        add(others...);
    }

    void zeros(std::size_t count) { m_bytes.zeros(count); }

    void text(std::string_view text, std::size_t size)
    {
        m_bytes.bytes(bytesOf(text.substr(0, size)));
        zeros(size - std::min(size, text.size()));
    }

    std::string take() { return std::string(textOf(m_bytes.view())); }

 private:
    ByteOrder m_order;
    ByteWriter m_bytes;
};

// dim: the number of axes, and the voxels along each of seven.
void addCounts(const NiftiAxes& axes, HeaderFields& to)
{
    to.add(static_cast<std::int16_t>(axes.axes.size()));
    for (std::size_t axis = 0; axis < mostAxes; ++axis)
        to.add(static_cast<std::int16_t>(axis < axes.axes.size() ? axes.axes[axis].count : 1));
}

// pixdim, whose first one is for qform alone.
void addSpacings(const NiftiAxes& axes, HeaderFields& to)
{
    to.add(1.0F);
    for (std::size_t axis = 0; axis < mostAxes; ++axis)
        to.add(static_cast<float>(axis < axes.axes.size() ? axes.axes[axis].spacing : 1));
}

// qform_code, sform_code, and what they stand for: coordinates of the scanner, or none.
void addPlace(const NiftiAxes& axes, HeaderFields& to)
{
    constexpr std::int16_t ofScanner = 1;
    constexpr std::size_t quaternionBytes = 24;
    to.add(std::int16_t{0}, axes.affine ? ofScanner : std::int16_t{0});
    to.zeros(quaternionBytes);
    for (const auto& row : axes.affine.value_or(std::array<std::array<double, 4>, 3>()))
        for (const double number : row)
            to.add(static_cast<float>(number));
}

} // namespace

NiftiAxes niftiAxesOf(const Slice& slice, const Geometry* geometry)
{
    const auto spatial = geometry ? geometry->spatialDimensions() : std::vector<std::size_t>();
    const auto dimensions = placed(slice, spatial);
    const auto millimetres = geometry ? millimetresIn(*geometry, spatial) : std::nullopt;
    NiftiAxes axes =
        axesOf(slice, dimensions.value_or(written(slice)), geometry, millimetres.value_or(1));
    if (!dimensions)
        return axes;
    const PatientSpace space(*geometry);
    if (space.tellsPlaces() && millimetres)
        axes.affine = affineOf(slice, *dimensions, space, *millimetres);
    const bool isSpaced = std::ranges::any_of(spatial, [geometry](std::size_t d) {
        const DimensionGeometry& dimension = geometry->dimensions[d];
        return dimension.spacing || !dimension.unit.empty();
    });
    axes.areMillimetres = millimetres && isSpaced;
    return axes;
}

// nifti1.h, "struct nifti_1_header".
Result<std::string> niftiHeader(const DType& dtype, const NiftiAxes& axes)
{
    constexpr std::size_t forAnalyze = 36; // unused, but for dim_info
    constexpr std::uint8_t millimetres = 2;
    BLOSCOPE_TRY(const std::int16_t type, numberOf(dtype));
    BLOSCOPE_CHECK(checkAxes(axes));
    HeaderFields fields(dtype.order);
    fields.add(headerBytes);
    fields.zeros(forAnalyze);
    addCounts(axes, fields);
    fields.zeros(14); // intent_p1 to intent_code
    fields.add(type, static_cast<std::int16_t>(8 * dtype.itemsize), std::int16_t{0});
    addSpacings(axes, fields);
    fields.add(firstVoxelAt, 1.0F, 0.0F); // scl_slope, scl_inter: values as they are
    fields.add(std::int16_t{0}, std::uint8_t{0},
               axes.affine || axes.areMillimetres ? millimetres : std::uint8_t{0});
    fields.zeros(24); // cal_max to glmin
    fields.text("Bloscope", 80);
    fields.zeros(24); // aux_file
    addPlace(axes, fields);
    fields.zeros(16); // intent_name
    fields.text("n+1", 4);
    fields.zeros(4); // no extension
    return fields.take();
}

Result<ExportReport> writeNifti(const FilledCells& cells, const Slice& slice,
                                const Geometry* geometry, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const std::string header,
                 niftiHeader(cells.dtype(), niftiAxesOf(slice, geometry)));
    return writeElements(cells, slice, header, to, job);
}

} // namespace bloscope
