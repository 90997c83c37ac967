#include "core/files/spill_store.h"

#include "core/base/checked.h"
#include "core/base/result.h"
#include "core/files/file_io.h"
#include "core/system/mapped_file.h"
#include "core/system/nameless_file.h"

#include <cerrno>
#include <system_error>
#include <thread>
#include <utility>

namespace bloscope {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t largeFile = 16_MiB;

std::uint64_t wholePages(std::uint64_t bytes)
{
    return ceilDivide(bytes, mappingUnit()) * mappingUnit();
}

} // namespace

KeptBytes::~KeptBytes()
{
    m_store->release(*this);
}

std::shared_ptr<SpillStore> SpillStore::create(FileCalls& calls, std::size_t budget,
                                               fs::path folder)
{
    return std::shared_ptr<SpillStore>(new SpillStore(calls, budget, std::move(folder)));
}

std::shared_ptr<SpillStore> SpillStore::create()
{
    static SystemFileCalls system;
    return create(system);
}

// The system takes seconds to free a large file, and whoever gives up the last bytes may be the
// thread of the window.
SpillStore::~SpillStore()
{
    if (m_fileEnd < largeFile)
        return;
    try {
        std::thread([file = std::move(m_file)] { static_cast<void>(file); }).detach();
    } catch (const std::system_error&) { // there are no more threads: it is closed here
    }
}

Result<KeptBytesPtr> SpillStore::keep(ByteBuffer bytes)
{
    const std::shared_ptr<KeptBytes> kept(new KeptBytes(shared_from_this()));
    const std::lock_guard lock(m_mutex);
    if (bytes.size() >= leastInFile && m_inMemory + bytes.size() > m_budget) {
        BLOSCOPE_CHECK(putInFile(bytes, *kept).within("a temporary file in " + m_folder.string()));
        return KeptBytesPtr(kept);
    }
    bytes.shrink_to_fit();
    kept->m_inMemory = std::move(bytes);
    kept->m_view = kept->m_inMemory;
    m_inMemory += kept->m_inMemory.size();
    return KeptBytesPtr(kept);
}

Result<> SpillStore::openFile()
{
    BLOSCOPE_TRY(m_file, createNamelessFile(m_folder));
    return {};
}

// What is in the file is looked at through memory, of which the system takes back what it needs.
Result<> SpillStore::putInFile(ByteView bytes, KeptBytes& kept)
{
    if (!m_file.isOpen())
        BLOSCOPE_CHECK(openFile());
    if (!m_holes.empty())
        giveRoomBack();
    BLOSCOPE_CHECK(writeAt(m_calls, m_file.number(), m_fileEnd, bytes));
    const ByteView seen = mapFile(m_file.number(), m_fileEnd, bytes.size());
    if (seen.empty())
        return systemError("cannot be mapped", errno);
    kept.m_offset = m_fileEnd;
    kept.m_view = seen;
    m_fileEnd += wholePages(bytes.size());
    m_inFile += bytes.size();
    return {};
}

void SpillStore::release(const KeptBytes& kept)
{
    const std::lock_guard lock(m_mutex);
    m_inMemory -= kept.m_inMemory.size();
    if (kept.m_view.empty() || !kept.m_inMemory.empty())
        return;
    m_inFile -= kept.m_view.size();
    unmapFile(kept.m_view);
    m_holes.push_back({kept.m_offset, wholePages(kept.m_view.size())});
}

// Where the system can do that.
void SpillStore::giveRoomBack()
{
    if (m_inFile == 0) {
        m_fileEnd = 0;
        static_cast<void>(resizeFile(m_calls, m_file.number(), 0));
        return m_holes.clear();
    }
    for (const Hole& hole : m_holes)
        punchHole(m_file.number(), hole.offset, hole.size);
    m_holes.clear();
}

std::size_t SpillStore::bytesInMemory() const
{
    const std::lock_guard lock(m_mutex);
    return m_inMemory;
}

std::uint64_t SpillStore::bytesInFile() const
{
    const std::lock_guard lock(m_mutex);
    return m_inFile;
}

} // namespace bloscope
