#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/geometry/case_file.h"
#include "core/geometry/sources.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <system_error>

namespace bloscope {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::size_t axesInSpace = 3;
using Order = std::array<std::size_t, axesInSpace>; // which axis of the image each of the array is

constexpr std::uint64_t mostPlansBytes = 4_MiB;
constexpr std::size_t mostPlans = 32;          // read of a folder
constexpr std::size_t mostNeighbours = 20'000; // looked at in a folder

bool arePositive(const std::vector<double>& numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return number > 0; });
}

// What a file of plans says of the order of axes, and of which folder.
struct Plans {
    std::string name; // "nnUNetPlans"
    Order order{};
    bool namesTheFolder = false; // by the `data_identifier` of a configuration
};

const Json* memberOf(const Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found == json.end() ? nullptr : &*found;
}

// A permutation of 0, 1, 2.
std::optional<Order> orderIn(const Json* list)
{
    Order order{};
    std::array<bool, axesInSpace> isThere{};
    if (!list || !list->is_array() || list->size() != axesInSpace)
        return {};
    for (std::size_t axis = 0; axis < axesInSpace; ++axis) {
        const Json& item = (*list)[axis];
        const std::uint64_t from =
            item.is_number_unsigned() ? item.get<std::uint64_t>() : axesInSpace;
        if (from >= axesInSpace || isThere[from])
            return {};
        isThere[from] = true;
        order[axis] = static_cast<std::size_t>(from);
    }
    return order;
}

bool hasIdentifier(const Json* configurations, const std::string& folder)
{
    if (!configurations || !configurations->is_object())
        return false;
    return std::ranges::any_of(*configurations, [&](const Json& configuration) {
        const Json* identifier = memberOf(configuration, "data_identifier");
        return identifier && identifier->is_string() && *identifier == folder;
    });
}

std::optional<Plans> plansIn(const fs::path& path, const std::string& folder)
{
    const Json json = jsonIn(path, mostPlansBytes);
    const auto order = orderIn(memberOf(json, "transpose_forward"));
    if (!order)
        return {};
    return Plans{path.stem().string(), *order,
                 hasIdentifier(memberOf(json, "configurations"), folder)};
}

// "nnUNetPlans.json", "nnUNetResEncUNetLPlans.json", or however those that made the folder of cases
// are called: it is named after them.
bool mayBePlans(const fs::path& path, const std::string& folder)
{
    const std::string stem = path.stem().string();
    return path.extension() == ".json" &&
           (lowerCase(stem).ends_with("plans") || folder.starts_with(stem + "_"));
}

// There may be any number of other files.
std::vector<fs::path> plansFilesOf(const fs::path& place, const std::string& folder)
{
    std::vector<fs::path> found;
    std::error_code failure;
    fs::directory_iterator entry(place, failure);
    for (std::size_t looked = 0; !failure && entry != fs::directory_iterator() &&
                                 looked < mostNeighbours && found.size() < mostPlans;
         ++looked, entry.increment(failure)) {
        if (mayBePlans(entry->path(), folder))
            found.push_back(entry->path());
    }
    std::ranges::sort(found);
    return found;
}

// Those that say that they made the folder come before those whose name it begins with, and these
// before others of the data set.
std::vector<Plans> likeliest(std::vector<Plans> all, const std::string& folder)
{
    const auto rank = [&](const Plans& plans) {
        return plans.namesTheFolder ? 0 : folder.starts_with(plans.name + "_") ? 1 : 2;
    };
    std::ranges::stable_sort(all, {}, rank);
    const auto end = std::ranges::find_if(
        all, [&](const Plans& plans) { return rank(plans) != rank(all.front()); });
    all.erase(end, all.end());
    return all;
}

// Plans lie beside dataset.json, in the folder above that of the cases; copies of a few cases often
// lie beside it.
std::vector<Plans> plansFor(const fs::path& file)
{
    std::error_code failure;
    const fs::path folder = fs::absolute(file, failure).lexically_normal().parent_path();
    const std::string name = folder.filename().string();
    for (const fs::path& place : {folder.parent_path(), folder}) {
        std::vector<Plans> all;
        for (const fs::path& path : plansFilesOf(place, name))
            if (auto plans = plansIn(path, name))
                all.push_back(*std::move(plans));
        if (!all.empty())
            return likeliest(std::move(all), name);
    }
    return {};
}

// What of the spacing belongs to which axis of the array. Says where that is assumed.
Order orderFor(const fs::path& file, const std::string& caseName, bool matters, Geometry& to)
{
    constexpr Order asStored{0, 1, 2};
    const std::vector<Plans> plans = plansFor(file);
    const auto isLikeTheFirst = [&](const Plans& other) {
        return other.order == plans.front().order;
    };
    if (!plans.empty() && std::ranges::all_of(plans, isLikeTheFirst))
        return plans.front().order;
    if (matters)
        to.notes.push_back(fmt::format(
            "the spacing of {} is applied in array order: {}", caseName,
            plans.empty() ? "the parent folder contains no nnU-Net plans (nnUNetPlans.json) that "
                            "say whether axes are transposed"
                          : fmt::format("{} and other nnU-Net plans transpose axes differently",
                                        escapeForDisplay(plans.front().name + ".json"))));
    return asStored;
}

bool areEqual(const std::vector<double>& numbers)
{
    return std::ranges::all_of(numbers, [&](double n) { return n == numbers.front(); });
}

} // namespace

// The spacing there is that of the image before its axes were transposed and before it was
// resampled: over the same room there are more or fewer voxels now. Shapes were counted after the
// axes were transposed.
void addNnUnet(const fs::path& file, const Array& array, Geometry& to)
{
    const Shape& shape = array.shape();
    const auto beside = shape.size() < axesInSpace ? std::nullopt : caseFileBeside(file);
    if (!beside || !beside->properties)
        return;
    const msgpack_value::Value* properties = &*beside->properties;
    const auto spacing = numbersIn(memberNamed(properties, "spacing"));
    const auto before =
        numbersIn(memberNamed(properties, "shape_after_cropping_and_before_resampling"));
    if (!spacing || !before || spacing->size() != axesInSpace || before->size() != axesInSpace ||
        !arePositive(*spacing) || !arePositive(*before))
        return;
    const Order order = orderFor(file, beside->name, !areEqual(*spacing), to);
    for (std::size_t axis = 0; axis < axesInSpace; ++axis) {
        const std::size_t d = shape.size() - axesInSpace + axis;
        DimensionGeometry& dimension = to.dimensions[d];
        if (dimension.coordinates || shape[d] == 0)
            continue;
        const double distance =
            (*spacing)[order[axis]] * (*before)[axis] / static_cast<double>(shape[d]);
        dimension.spacing = distance;
        dimension.coordinates = Coordinates(Coordinates::Regular{0, distance, shape[d]});
        dimension.unit = medicalUnit;
        dimension.place = beside->name + " next to the file";
    }
}

} // namespace bloscope
