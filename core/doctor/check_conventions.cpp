#include "core/doctor/check_conventions.h"

#include "core/base/ascii.h"
#include "core/base/text.h"
#include "core/frame/open_path.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr char arrayEnding[] = ".b2nd";
constexpr char labelEnding[] = "_seg";

void checkName(const fs::path& path, const Array& array, FindingLog& log)
{
    if (lowerCase(path.extension().string()) != arrayEnding || !array.metadataName().empty())
        return;
    log.tell(noteAt({"file"},
                    "it is called .b2nd and has no metalayer \"b2nd\": it holds no n-d array",
                    Remedy::Rename));
}

// "CASE.b2nd" for "CASE_seg.b2nd"; empty for all other names.
fs::path imageOf(const fs::path& labels)
{
    const std::string stem = labels.stem().string();
    const std::string_view ending = labelEnding;
    if (!stem.ends_with(ending) || stem.size() == ending.size())
        return {};
    const std::string name =
        stem.substr(0, stem.size() - ending.size()) + labels.extension().string();
    return labels.parent_path() / name;
}

// Channels, which labels have not, are the first of four dimensions.
std::span<const std::int64_t> spatial(const Shape& shape)
{
    return std::span(shape).subspan(shape.size() == 4 ? 1 : 0);
}

void checkLabels(const fs::path& path, const Array& labels, FindingLog& log)
{
    const fs::path imagePath = imageOf(path);
    std::error_code none;
    if (imagePath.empty() || !labels.isNd() || !fs::exists(imagePath, none))
        return;
    const auto frame = openPath(imagePath);
    if (!frame)
        return; // told where that file is checked
    const ArrayPtr image = Array::of(*frame);
    if (!image->isNd() || std::ranges::equal(spatial(image->shape()), spatial(labels.shape())))
        return;
    log.tell(noteAt({"array"},
                    fmt::format("these are labels of shape ({}), and the image {} beside them has "
                                "the shape ({})",
                                fmt::join(labels.shape(), ", "),
                                escapeForDisplay(imagePath.filename().string()),
                                fmt::join(image->shape(), ", ")),
                    Remedy::CompareCase));
}

} // namespace

void checkConventions(const fs::path& path, const Array& array, FindingLog& log)
{
    const bool hasFolderEnd = !path.has_filename(); // "data.b2nd/"
    const fs::path named = hasFolderEnd ? path.parent_path() : path;
    checkName(named, array, log);
    checkLabels(named, array, log);
}

} // namespace bloscope
