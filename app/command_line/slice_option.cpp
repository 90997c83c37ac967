#include "app/command_line/slice_option.h"

#include "app/command_line/console.h"
#include "core/geometry/coordinate_slice.h"
#include "core/geometry/geometry.h"

namespace bloscope {

Result<Slice> sliceGiven(const std::string& text, const Array& array, const std::string& path,
                         const std::filesystem::path& fileAlone)
{
    if (text.find('=') == text.npos)
        return Slice::parse(text, array.shape()).within("--slice");
    BLOSCOPE_TRY(
        CoordinateSlice made,
        parseCoordinateSlice(text, array.shape(), geometryOf(array, fileAlone)).within("--slice"));
    for (const std::string& taken : made.taken)
        complain(path + ": --slice: " + taken);
    return std::move(made.slice);
}

} // namespace bloscope
