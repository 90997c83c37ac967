#include "core/frame/open_files.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

class LazyFile final : public ByteSource {
 public:
    LazyFile(std::shared_ptr<OpenFiles> files, std::string name, std::uint64_t size)
        : m_files(std::move(files)), m_name(std::move(name)), m_size(size)
    {
    }

    std::uint64_t size() const override { return m_size; }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        BLOSCOPE_TRY(const ByteSourcePtr file, m_files->open(m_name));
        if (file->size() != m_size)
            return Error{ErrorKind::Io,
                         fmt::format("the file {} changed while it was being read", m_name)};
        return file->readAt(offset, to);
    }

    std::shared_ptr<OpenFiles> m_files;
    std::string m_name;
    std::uint64_t m_size;
};

} // namespace

Result<ByteSourcePtr> OpenFiles::open(const std::string& name)
{
    if (ByteSourcePtr known = find(name))
        return known;
    BLOSCOPE_TRY(ByteSourcePtr opened, m_folder->open(name));
    keep(name, opened);
    return opened;
}

ByteSourcePtr OpenFiles::find(const std::string& name)
{
    const std::lock_guard lock(m_mutex);
    const auto known = std::ranges::find(m_recent, name, &File::name);
    if (known == m_recent.end())
        return nullptr;
    m_recent.splice(m_recent.begin(), m_recent, known);
    return m_recent.front().source;
}

void OpenFiles::keep(const std::string& name, ByteSourcePtr source)
{
    const std::lock_guard lock(m_mutex);
    m_recent.push_front({name, std::move(source)});
    if (m_recent.size() > mostFiles)
        m_recent.pop_back();
}

Result<ByteSourcePtr> openedLazily(std::shared_ptr<OpenFiles> files, const std::string& name)
{
    BLOSCOPE_TRY(const ByteSourcePtr opened, files->open(name));
    return ByteSourcePtr(std::make_shared<LazyFile>(std::move(files), name, opened->size()));
}

} // namespace bloscope
