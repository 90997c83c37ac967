#include "core/geometry/case_file.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/bytes/byte_source.h"
#include "core/pickle/to_msgpack.h"
#include "core/system/path_text.h"

#include <fmt/format.h>
#include <system_error>

namespace bloscope {

namespace {

constexpr std::uint64_t mostBytes = 64_MiB;      // of a file beside a case
constexpr std::string_view labelEnding = "_seg"; // in front of the file's own

// Empty for other names.
std::filesystem::path pickleBeside(const std::filesystem::path& file)
{
    if (file.extension() != ".b2nd")
        return {};
    const std::filesystem::path image = imagePathOf(file);
    return std::filesystem::path(image.empty() ? file : image).replace_extension(".pkl");
}

Result<msgpack_value::Value> propertiesIn(const std::filesystem::path& path)
{
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(path));
    if (source->size() > mostBytes)
        return Error(ErrorKind::Limit,
                     fmt::format("it has {}; the limit is {}", byteCountText(source->size()),
                                 byteCountText(mostBytes)));
    ByteBuffer bytes(static_cast<std::size_t>(source->size()));
    BLOSCOPE_CHECK(source->readAt(0, bytes));
    return pickle::treeOf(bytes, mostBytes);
}

} // namespace

std::filesystem::path labelPathOf(const std::filesystem::path& image)
{
    if (!image.has_extension())
        return {};
    return image.parent_path() /
           utf8Path(image.stem().string() + std::string(labelEnding) + image.extension().string());
}

std::filesystem::path imagePathOf(const std::filesystem::path& labels)
{
    const std::string stem = labels.stem().string();
    if (!labels.has_extension() || !stem.ends_with(labelEnding) ||
        stem.size() == labelEnding.size())
        return {};
    return labels.parent_path() /
           utf8Path(stem.substr(0, stem.size() - labelEnding.size()) + labels.extension().string());
}

nlohmann::json jsonIn(const std::filesystem::path& path, std::uint64_t limit)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none))
        return {};
    const Result<ByteSourcePtr> source = openFile(path);
    if (!source || (*source)->size() > limit)
        return {};
    ByteBuffer bytes(static_cast<std::size_t>((*source)->size()));
    if (!(*source)->readAt(0, bytes))
        return {};
    const auto* text = reinterpret_cast<const char*>(bytes.data());
    nlohmann::json json = nlohmann::json::parse(text, text + bytes.size(), nullptr, false);
    return json.is_discarded() ? nlohmann::json() : json;
}

bool hasCaseFileBeside(const std::filesystem::path& file)
{
    const std::filesystem::path beside = pickleBeside(file);
    std::error_code none;
    return !beside.empty() && std::filesystem::is_regular_file(beside, none);
}

std::optional<CaseFile> caseFileBeside(const std::filesystem::path& file)
{
    if (!hasCaseFileBeside(file))
        return {};
    const std::filesystem::path beside = pickleBeside(file);
    return CaseFile{escapeForDisplay(beside.filename().string()), propertiesIn(beside)};
}

} // namespace bloscope
