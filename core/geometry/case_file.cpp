#include "core/geometry/case_file.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/bytes/byte_source.h"
#include "core/pickle/to_msgpack.h"

#include <fmt/format.h>
#include <system_error>

namespace bloscope {

namespace {

constexpr std::uint64_t mostBytes = 64_MiB; // of a file beside a case

// Empty for other names.
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
