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

// Can another file take the place of one that is open, whose readers go on with the old one, and is
// an open one gone as soon as it is removed? POSIX has it so, and Windows since its version 10, but
// not Wine 8.
bool openFilesGiveWay();
inline constexpr char openFilesStay[] = "files that are open here do not give way";

// Do files say what their owner, a group and all others may do?
bool filesHaveModes();
inline constexpr char noModes[] = "files have no modes here";

// Do bytes that are given back to the disk become zero?
bool holesCanBePunched();

// Does a folder that is open know where it lies once it was renamed?
bool openFoldersAreFollowed();

// A folder for as long as the answer lives: in memory, which is much faster, where there is such a
// place.
std::unique_ptr<QTemporaryDir> folderInMemory();

// Makes a file another user's, and gives it what systems note of files beside their modes, as far
// as the file system and the user's rights allow it.
void burdenFile(const std::filesystem::path& path);

} // namespace bloscope::test
