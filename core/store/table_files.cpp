#include "core/store/table_files.h"

#include "core/frame/file_marks.h"

namespace bloscope {

TableFiles::TableFiles(const Store& store, std::string_view key)
{
    if (store.container() != Store::Container::Directory)
        return;
    for (const auto& [name, identity] : store.filesBelow(key))
        m_files[name] = {identity};
    const ByteSourcePtr& embedded = store.embedded()->source();
    if (const auto identity = embedded->identity())
        m_files[embeddedStoreName] = {*identity, embedded};
}

void TableFiles::keepOpen(const std::string& name, const Frame& frame)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_files.find(name);
    if (found != m_files.end() && frame.source()->identity() == found->second.identity)
        found->second.open = frame.source();
}

std::map<std::string, TableFiles::File> TableFiles::all() const
{
    const std::lock_guard lock(m_mutex);
    return m_files;
}

} // namespace bloscope
