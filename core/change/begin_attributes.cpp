#include "core/change/begin_attributes.h"

#include "core/frame_writing/frame_writer.h"
#include "core/system/path_text.h"

#include <fmt/format.h>
#include <system_error>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// As python-blosc2 writes it.
Result<FramePtr> emptyAttributes()
{
    constexpr std::int32_t chunksize = 16 << 20;
    constexpr std::uint8_t zstd = 5;
    const ChunkEncoding encoding{.codec = zstd, .filters = {0, 0, 0, 0, 0, 1}, .filtersMeta = {}};
    const FrameWriter writer(
        {.defaults = encoding, .splitMode = SplitMode::ForwardCompatible, .chunksize = chunksize});
    BLOSCOPE_TRY(ByteBuffer bytes, writer.finish());
    return Frame::open(memorySource(std::move(bytes)));
}

// Nothing outside of the directory is written to: no part of the way is a link.
bool isFolderOf(fs::path folder, const fs::path& inside)
{
    std::error_code failed;
    for (const fs::path& part : inside) {
        folder /= part;
        if (fs::symlink_status(folder, failed).type() != fs::file_type::directory)
            return false;
    }
    return fs::is_directory(folder, failed);
}

std::string_view nameOf(Store::Container container)
{
    return container == Store::Container::Zip ? "an archive" : "a frame";
}

Result<> checkHasNone(const Store& store, const StoreNode& group)
{
    if (group.kind != StoreNode::Kind::Group)
        return usageError(fmt::format("this is a {}", nameOf(group.kind)));
    if (store.find(keyOfAttributes(group.key)))
        return usageError("the group already has attributes");
    if (store.container() != Store::Container::Directory)
        return usageError(fmt::format(
            "the store is {}; attributes can only be added to stores that are directories (.b2d)",
            nameOf(store.container())));
    return {};
}

} // namespace

std::string keyOfAttributes(std::string_view group)
{
    return fmt::format("{}/__vlmeta__", group == "/" ? "" : group);
}

std::string fileOfAttributes(std::string_view key)
{
    return fmt::format("{}.b2f", key.substr(1));
}

Result<NewAttributes> beginAttributes(const Store& store, const fs::path& path,
                                      const StoreNode& group)
{
    BLOSCOPE_CHECK(checkHasNone(store, group));
    if (!isFolderOf(path, utf8Path(group.key.substr(1))))
        return usageError("the group has no separate folder in the store");
    NewAttributes made{{}, path / utf8Path(fileOfAttributes(keyOfAttributes(group.key)))};
    BLOSCOPE_TRY(made.frame, emptyAttributes());
    return made;
}

} // namespace bloscope
