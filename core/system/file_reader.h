#pragma once

#include "core/base/byte_view.h"
#include "core/system/descriptor.h"
#include "core/system/file_status.h"

#include <memory>

namespace bloscope {

// An open file that is only read, for a long time, from any thread: whoever replaces or removes it
// is not kept from that. Where the system does keep him, this process lets go of the file while it
// replaces it, and goes on with what the file was where its disk lets it have a second name; else
// what is read afterwards fails, since it is another file.
class FileReader {
 public:
    explicit FileReader(Descriptor file);
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    // As readFrom() and statusOf().
    std::int64_t read(ByteSpan to, std::uint64_t offset) const;
    std::optional<FileStatus> status() const;

    // This process let go of the file for good: there is another one in its place.
    bool isLetGo() const;

 private:
    struct File;
    std::unique_ptr<File> m_file;
};

// To be read, and never waited for. -1, and errno says why.
Descriptor openToRead(const std::filesystem::path& path);

} // namespace bloscope
