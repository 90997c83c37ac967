#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/bytes/byte_source.h"
#include "core/geometry/sources.h"
#include "core/pickle/to_msgpack.h"

#include <algorithm>
#include <system_error>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr std::uint64_t mostBytes = 64_MiB; // of a file beside a case

// "case.pkl" for "case.b2nd" and "case_seg.b2nd"; empty for other names.
std::filesystem::path pickleBeside(const std::filesystem::path& file)
{
    constexpr std::string_view labels = "_seg";
    if (file.extension() != ".b2nd")
        return {};
    std::string name = file.stem().string();
    if (name.ends_with(labels))
        name.resize(name.size() - labels.size());
    return file.parent_path() / (name + ".pkl");
}

Result<msgpack::Value> propertiesIn(const std::filesystem::path& path)
{
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(path));
    if (source->size() > mostBytes)
        return Error(ErrorKind::Limit, "a pickle beside a case is larger than 64 MiB");
    ByteBuffer bytes(static_cast<std::size_t>(source->size()));
    BLOSCOPE_CHECK(source->readAt(0, bytes));
    BLOSCOPE_TRY(const pickle::Pickle read, pickle::readPickle(bytes));
    return pickle::toMsgpack(read);
}

bool arePositive(const std::vector<double>& numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return number > 0; });
}

} // namespace

// The spacing there is that of the image before it was resampled: over the same room there are more
// or fewer voxels now.
void addNnUnet(const std::filesystem::path& file, const Array& array, Geometry& to)
{
    const std::filesystem::path beside = pickleBeside(file);
    std::error_code none;
    const Shape& shape = array.shape();
    if (shape.size() < 3 || beside.empty() || !std::filesystem::is_regular_file(beside, none))
        return;
    const auto properties = propertiesIn(beside);
    if (!properties)
        return;
    const auto spacing = numbersIn(memberNamed(&*properties, "spacing"));
    const auto before =
        numbersIn(memberNamed(&*properties, "shape_after_cropping_and_before_resampling"));
    if (!spacing || !before || spacing->size() != 3 || before->size() != 3 ||
        !arePositive(*spacing) || !arePositive(*before))
        return;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t d = shape.size() - 3 + axis;
        DimensionGeometry& dimension = to.dimensions[d];
        if (dimension.coordinates || shape[d] == 0)
            continue;
        const double distance = (*spacing)[axis] * (*before)[axis] / static_cast<double>(shape[d]);
        dimension.spacing = distance;
        dimension.coordinates = Coordinates(Coordinates::Regular{0, distance, shape[d]});
        dimension.place = escapeForDisplay(beside.filename().string()) + " beside the file";
    }
}

} // namespace bloscope
