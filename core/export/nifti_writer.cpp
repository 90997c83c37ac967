#include "core/export/nifti_writer.h"

#include "core/base/text.h"
#include "core/bytes/byte_writer.h"
#include "core/export/array_body.h"

#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

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
                 fmt::format("NIfTI-1 has no type for elements of {}{}",
                             escapeForDisplay(dtype.text),
                             isNumber ? "; a copy of another type can be written instead" : ""));
}

Result<> checkAxes(const NiftiAxes& axes)
{
    if (axes.axes.size() > mostAxes)
        return Error(ErrorKind::Limit,
                     fmt::format("NIfTI-1 holds at most {} axes, this slice has {}", mostAxes,
                                 axes.axes.size()));
    for (const NiftiAxes::Axis& axis : axes.axes) {
        if (axis.count == 0)
            return Error(ErrorKind::Unsupported, "NIfTI-1 holds no images without voxels");
        if (axis.count > mostVoxels)
            return Error(
                ErrorKind::Limit,
                fmt::format("NIfTI-1 holds at most {} voxels along an axis, this slice has {}",
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

Result<ExportReport> writeNifti(const ExportCells& cells, const Slice& slice,
                                const Geometry* geometry, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const std::string header,
                 niftiHeader(cells.dtype(), niftiAxesOf(slice, geometry)));
    return writeElements(cells, slice, header, to, job);
}

} // namespace bloscope
