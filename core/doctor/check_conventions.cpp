#include "core/doctor/check_conventions.h"

#include "core/base/ascii.h"
#include "core/base/text.h"
#include "core/frame/open_path.h"
#include "core/geometry/case_file.h"
#include "core/geometry/stored_entries.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <system_error>

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

// Is there a file in the folder of `path` that is called like this? Looks at so many at most.
bool hasNeighbour(const fs::path& path, const std::function<bool(const fs::path&)>& isWanted)
{
    constexpr int mostNeighbours = 20'000;
    std::error_code failure;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    fs::directory_iterator entry(folder, failure);
    for (int looked = 0; !failure && entry != fs::directory_iterator() && looked < mostNeighbours;
         ++looked, entry.increment(failure))
        if (isWanted(entry->path()))
            return true;
    return false;
}

bool isLabels(const fs::path& path)
{
    return path.extension() == arrayEnding && !imageOf(path).empty();
}

bool isCaseFile(const fs::path& path)
{
    std::error_code none;
    return path.extension() == ".pkl" &&
           fs::exists(fs::path(path).replace_extension(arrayEnding), none);
}

// What nnU-Net keeps of a case, without which it cannot be used.
void checkCaseFile(const fs::path& path, FindingLog& log)
{
    const auto file = caseFileBeside(path);
    if (!file)
        return;
    if (!file->properties)
        log.tell(damageAt({file->name},
                          file->properties.error().within("the properties of the case cannot be "
                                                          "read"),
                          Remedy::None));
    else if (!memberNamed(&*file->properties, "spacing"))
        log.tell(noteAt({file->name}, "it does not contain the properties of an nnU-Net case: "
                                      "there is no \"spacing\""));
}

// Of a case of nnU-Net, CASE.b2nd, CASE_seg.b2nd and CASE.pkl: what others of the folder have, and
// this one has not.
void checkCase(const fs::path& path, FindingLog& log)
{
    std::error_code none;
    if (path.extension() != arrayEnding)
        return;
    const auto missing = [&](const fs::path& file, const char* what) {
        log.tell(noteAt({"file"}, fmt::format("there is no {} {} beside it", what,
                                              escapeForDisplay(file.filename().string()))));
    };
    if (const fs::path image = imageOf(path); !image.empty()) {
        if (!fs::exists(image, none) && hasCaseFileBeside(path)) {
            missing(image, "image");
            checkCaseFile(path, log);
        }
        return;
    }
    checkCaseFile(path, log);
    const fs::path labels = path.parent_path() / (path.stem().string() + labelEnding + arrayEnding);
    const bool hasLabels = fs::exists(labels, none);
    const bool hasCaseFile = hasCaseFileBeside(path);
    if (hasCaseFile && !hasLabels && hasNeighbour(path, isLabels))
        missing(labels, "segmentation");
    if (hasLabels && !hasCaseFile && hasNeighbour(path, isCaseFile))
        missing(fs::path(path).replace_extension(".pkl"), "file of properties");
}

} // namespace

void checkConventions(const fs::path& path, const Array& array, FindingLog& log)
{
    const bool hasFolderEnd = !path.has_filename(); // "data.b2nd/"
    const fs::path named = hasFolderEnd ? path.parent_path() : path;
    checkName(named, array, log);
    checkLabels(named, array, log);
    checkCase(named, log);
}

} // namespace bloscope
