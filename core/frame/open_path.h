#pragma once

#include "core/frame/frame.h"

#include <filesystem>

namespace bloscope {

// Paths are also addresses on servers, as texts (core/remote).

// Opens whatever frame is found at `path`, decided by content and never by its name (format.md 2):
// a contiguous frame, the directory of a sparse one or its "chunks.b2frame", a chunk without a
// frame. Errors: NotBlosc2 for what is nothing of the kind, Unsupported for stores, which hold
// many frames (openContainer() opens them), Io, Malformed.
Result<FramePtr> openPath(const std::filesystem::path& path, const Limits& limits = {});

// Opens the contiguous frame that begins at byte `offset` of a file. Errors: Usage when the file
// ends before it, NotBlosc2 when none begins there.
Result<FramePtr> openFrameAt(const std::filesystem::path& path, std::uint64_t offset,
                             const Limits& limits = {});

// What lies at an address: a file, or else a folder with the files of a sparse frame or a store.
struct AddressContent {
    ByteSourcePtr file = nullptr;
    ByteFolderPtr folder = nullptr;
    bool isStore = false; // the folder
};
// Errors: those of RemoteReading; NotBlosc2 for folders in which neither is.
Result<AddressContent> contentOfAddress(const std::filesystem::path& address);

// The frame that it is. Errors: those of openPath().
Result<FramePtr> frameOf(const AddressContent& content, const Limits& limits = {});

// The directory all of which is what lies at `path`: itself if it is one, that of a sparse frame if
// its index was named; empty for whatever lies in one file.
std::filesystem::path directoryOf(const std::filesystem::path& path);

} // namespace bloscope
