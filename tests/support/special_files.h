#pragma once

#include "core/system/descriptor.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>

class QTemporaryDir;

// What some systems do not have, or do not give to everybody. Who asks for it goes without where
// there is none.
namespace bloscope::test {

// A symbolic link to a file, a folder or nothing; false where it cannot be made.
[[nodiscard]] bool makeLink(const std::filesystem::path& target, const std::filesystem::path& link);
inline constexpr char noLinks[] = "no symbolic links can be made here";

bool isLink(const std::filesystem::path& path);

// A pipe that has a name in a folder (a FIFO); false where it cannot be made.
[[nodiscard]] bool makePipe(const std::filesystem::path& path);
inline constexpr char noPipes[] = "no pipes can be made in folders here";

// The end to read from and the end to write to; who writes is not ended where nobody reads.
std::array<Descriptor, 2> namelessPipe();

std::filesystem::path nullDevice();                // takes all that is written to it
std::optional<std::filesystem::path> fullDevice(); // takes nothing: its disk is full

// A folder for as long as the answer lives: in memory, which is much faster, where there is such a
// place.
std::unique_ptr<QTemporaryDir> folderInMemory();

// Makes a file another user's, and gives it what systems note of files beside their modes, as far
// as the file system and the user's rights allow it.
void burdenFile(const std::filesystem::path& path);

} // namespace bloscope::test
