#include "core/plane/pyramid_store.h"

#include "core/base/worker_pool.h"
#include "core/bytes/byte_reader.h"
#include "core/bytes/byte_writer.h"
#include "core/bytes/heap_bytes.h"
#include "core/bytes/sha256.h"
#include "core/files/file_io.h"
#include "core/files/temporary_file.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <libdeflate.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t baseLevelMagic = 0x31646e756f724742; // "BGround1"
constexpr std::uint32_t baseLevelVersion = 2; // another one as well when tiles are made otherwise

struct StoredTile {
    std::uint64_t bytes = 0;
    std::uint32_t checksum = 0;

    static constexpr std::size_t size = sizeof(std::uint64_t) + sizeof(std::uint32_t);
};

std::uint32_t checksumOf(ByteView bytes)
{
    return libdeflate_crc32(0, bytes.data(), bytes.size());
}

template <class T>
void writeAll(ByteWriter& to, const std::vector<T>& numbers)
{
    to.little(static_cast<std::uint64_t>(numbers.size()));
    to.bytes(std::as_bytes(std::span(numbers)));
}

// At most so many of them; the reader fails otherwise.
template <class T>
std::vector<T> readAll(ByteReader& from, std::uint64_t most)
{
    const auto count = from.little<std::uint64_t>("count");
    from.check(count <= most && count <= from.left() / sizeof(T), ErrorKind::Malformed, "count",
               count);
    if (!from.ok())
        return {};
    std::vector<T> numbers(static_cast<std::size_t>(count));
    const ByteView bytes = from.take(numbers.size() * sizeof(T), "numbers");
    if (!bytes.empty())
        std::memcpy(numbers.data(), bytes.data(), bytes.size());
    return numbers;
}

// The fields of counts, in the order in which they are stored.
template <class Counts>
auto fieldsOf(Counts& counts)
{
    return std::array{&counts.notANumber, &counts.plusInfinity,  &counts.minusInfinity,
                      &counts.damaged,    &counts.uninitialised, &counts.absent};
}

ByteBuffer storedTile(const PyramidTile& tile)
{
    ByteWriter to;
    to.byte(static_cast<std::uint8_t>(tile.numbers().index()));
    std::visit([&](const auto& numbers) { writeAll(to, numbers); }, tile.numbers());
    to.little(static_cast<std::uint64_t>(tile.specials().size()));
    for (const SpecialSquare& special : tile.specials()) {
        to.little(special.square);
        for (const std::int64_t* count : fieldsOf(special.counts))
            to.little(*count);
    }
    for (const double end : {tile.ends().lowest, tile.ends().lowestPositive, tile.ends().highest})
        to.little(end);
    writeAll(to, tile.sample());
    return std::move(to).finish();
}

// Takes a tile from its bytes.
class TileParser {
 public:
    TileParser(ByteView bytes, const CellRect& cells, const BaseLevel& of)
        : m_from(bytes), m_square(of.grid.squareAt(of.grid.base))
    {
        m_content.rows = cells.rows;
        m_content.columns = cells.columns;
        m_content.square = m_square;
        m_content.reduction = of.reduction;
        const CellRect squares = m_square.squaresOf({0, 0, cells.rows, cells.columns});
        m_squares = static_cast<std::size_t>(squares.rows * squares.columns);
    }

    PyramidTilePtr parse() // null: it is none
    {
        if (!takeNumbers() || !takeSpecials() || !takeEnds() || !takeSample() || m_from.left() > 0)
            return nullptr;
        return std::make_shared<const PyramidTile>(std::move(m_content));
    }

 private:
    bool takeNumbers()
    {
        const auto kind = m_from.little<std::uint8_t>("kind");
        std::vector<double>& numbers = m_content.numbers;
        if (kind == 0) {
            const auto singles = readAll<float>(m_from, m_squares);
            numbers.assign(singles.begin(), singles.end());
        } else if (kind == 1) {
            numbers = readAll<double>(m_from, m_squares);
        }
        return m_from.ok() && numbers.size() == m_squares;
    }

    // In the order of their squares.
    bool takeSpecials()
    {
        const auto count = m_from.little<std::uint64_t>("count");
        if (!m_from.ok() || count > m_squares)
            return false;
        std::vector<SpecialSquare>& specials = m_content.found.specials;
        for (std::uint64_t i = 0; i < count; ++i) {
            SpecialSquare special;
            special.square = m_from.little<std::uint32_t>("square");
            const bool isNext = specials.empty() || special.square > specials.back().square;
            if (!m_from.ok() || !isNext || special.square >= m_squares || !takeCounts(special))
                return false;
            specials.push_back(special);
        }
        return true;
    }

    // No more than the square has cells.
    bool takeCounts(SpecialSquare& special)
    {
        std::int64_t left = cellsOf(special.square);
        for (std::int64_t* count : fieldsOf(special.counts)) {
            const auto cells = m_from.little<std::int64_t>("cells");
            if (cells < 0 || cells > left)
                return false;
            *count = cells;
            left -= cells;
        }
        return m_from.ok();
    }

    std::int64_t cellsOf(std::int64_t square) const
    {
        const std::int64_t columns = ceilDivide(m_content.columns, m_square.columns);
        const CellRect cells =
            intersected(m_square.cellsOf({square / columns, square % columns, 1, 1}),
                        {0, 0, m_content.rows, m_content.columns});
        return cells.rows * cells.columns;
    }

    bool takeEnds()
    {
        NumberEnds& ends = m_content.found.ends;
        for (double* end : {&ends.lowest, &ends.lowestPositive, &ends.highest}) {
            *end = m_from.little<double>("end");
            if (std::isnan(*end))
                return false;
        }
        return m_from.ok();
    }

    bool takeSample()
    {
        const auto cells = static_cast<std::uint64_t>(m_content.rows * m_content.columns);
        m_content.sample = readAll<double>(m_from, cells);
        return m_from.ok() && std::ranges::all_of(m_content.sample, [](double number) {
                   return std::isfinite(number);
               });
    }

    ByteReader m_from;
    SquareSize m_square;
    std::size_t m_squares = 0;
    PyramidTile::Content m_content;
};

// What tells that these are bytes of the base level of that name.
ByteWriter beginningOf(std::string_view name)
{
    ByteWriter to;
    to.little(baseLevelMagic);
    to.little(baseLevelVersion);
    to.little(static_cast<std::uint32_t>(name.size()));
    to.bytes(bytesOf(name));
    return to;
}

// The tiles that lie one behind the other behind the list at `at`, up to the end; or nothing.
std::optional<std::vector<StoredTile>> parseTileList(ByteView bytes, std::size_t at,
                                                     std::size_t count)
{
    const std::size_t end = at + count * StoredTile::size;
    ByteReader from(bytes.subspan(at));
    std::vector<StoredTile> tiles;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count && from.ok(); ++i) {
        tiles.push_back({from.little<std::uint64_t>("bytes"), from.little<std::uint32_t>("crc")});
        if (tiles.back().bytes > bytes.size() - sum)
            return {};
        sum += tiles.back().bytes;
    }
    const auto checksum = from.little<std::uint32_t>("crc");
    if (!from.ok() || sum != from.left() || checksum != checksumOf(bytes.first(end)))
        return {};
    return tiles;
}

constexpr std::string_view storedEnding = ".overview";
constexpr std::string_view unfinishedEnding = ".part";
constexpr std::chrono::hours longAgo(1); // what is older was left by a program that was killed
constexpr std::uint64_t mostFileBytes = std::uint64_t(160) << 20;

// A word for file names that is another one for another text.
std::string wordOf(std::string_view text)
{
    constexpr std::size_t digits = 16;
    return sha256Of(bytesOf(text)).substr(0, digits);
}

std::string nameOf(const PyramidStore::Key& key)
{
    return key.file + '\n' + key.state + '\n' + key.plane;
}

bool isPlainFile(const fs::path& path)
{
    std::error_code error;
    return fs::is_regular_file(fs::symlink_status(path, error));
}

// All that a file has, or less when somebody stops it: a disk may be slow.
HeapBytes readAll(int descriptor, std::size_t size, const std::stop_token& stop)
{
    constexpr std::size_t piece = std::size_t(1) << 20;
    HeapBytes bytes = HeapBytes::uninitialised(size);
    std::size_t done = 0;
    while (!stop.stop_requested() && done < size) {
        const std::size_t more =
            readAvailable(descriptor, done, {bytes.data() + done, std::min(piece, size - done)});
        if (more == 0)
            break;
        done += more;
    }
    bytes.resize(done);
    return bytes;
}

struct FoundFile {
    fs::path path;
    std::int64_t bytes = 0;
    fs::file_time_type used;
};

// The newest first.
std::vector<FoundFile> filesIn(const fs::path& folder, std::string_view begin, std::string_view end)
{
    std::vector<FoundFile> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), none; !error && at != none;
         at.increment(error)) {
        const std::string name = at->path().filename().string();
        std::error_code failure;
        if (!name.starts_with(begin) || !name.ends_with(end) || !at->is_regular_file(failure))
            continue;
        const auto bytes = static_cast<std::int64_t>(at->file_size(failure));
        const auto used = at->last_write_time(failure);
        if (!failure)
            files.push_back({at->path(), bytes, used});
    }
    std::ranges::sort(files, std::greater(), &FoundFile::used);
    return files;
}

void removeFile(const fs::path& path)
{
    std::error_code error;
    fs::remove(path, error);
}

} // namespace

CellRect BaseLevel::cellsOf(std::size_t tile) const
{
    const CellRect all = places();
    const auto at = static_cast<std::int64_t>(tile);
    return grid.cellsOf(grid.base, {at / all.columns, at % all.columns});
}

// The head comes first and is known last: tiles are made one at a time, and it is put in front.
Result<> writeBaseLevel(const BaseLevel& level, std::string_view name, const WriteBytes& write,
                        const std::stop_token& stop)
{
    ByteWriter head = beginningOf(name);
    std::uint64_t at = head.size() + level.tiles.size() * StoredTile::size + sizeof(std::uint32_t);
    for (const PyramidTilePtr& tile : level.tiles) {
        const ByteBuffer bytes = storedTile(*tile);
        head.little(static_cast<std::uint64_t>(bytes.size()));
        head.little(checksumOf(bytes));
        if (stop.stop_requested())
            return cancelled();
        BLOSCOPE_CHECK(write(at, bytes));
        at += bytes.size();
    }
    head.little(checksumOf(head.view()));
    return write(0, head.view());
}

std::optional<BaseLevel> parseBaseLevel(ByteView bytes, std::string_view name, BaseLevel wanted,
                                        WorkerPool& pool, const std::stop_token& stop)
{
    const ByteWriter beginning = beginningOf(name);
    const CellRect places = wanted.places();
    const auto count = static_cast<std::size_t>(places.rows * places.columns);
    if (bytes.size() < beginning.size() ||
        !std::ranges::equal(bytes.first(beginning.size()), beginning.view()))
        return {};
    const auto list = parseTileList(bytes, beginning.size(), count);
    if (!list)
        return {};
    std::vector<std::size_t> begins;
    std::size_t at = beginning.size() + count * StoredTile::size + sizeof(std::uint32_t);
    for (const StoredTile& tile : *list) {
        begins.push_back(at);
        at += static_cast<std::size_t>(tile.bytes);
    }
    wanted.tiles.assign(count, nullptr);
    std::atomic<bool> isWhole = true;
    pool.forEach(count, [&](std::size_t i) {
        const StoredTile& stored = (*list)[i];
        const ByteView tile = bytes.subspan(begins[i], static_cast<std::size_t>(stored.bytes));
        if (!stop.stop_requested() && checksumOf(tile) == stored.checksum)
            wanted.tiles[i] = TileParser(tile, wanted.cellsOf(i), wanted).parse();
        if (!wanted.tiles[i])
            isWhole = false;
    });
    return isWhole ? std::optional(std::move(wanted)) : std::nullopt;
}

PyramidStore::PyramidStore(fs::path folder, std::int64_t mostBytes, int leastGain)
    : m_folder(std::move(folder)), m_mostBytes(mostBytes), m_leastGain(leastGain)
{
}

fs::path PyramidStore::pathOf(const Key& key) const
{
    return m_folder / fmt::format("{}-{}-{}{}", wordOf(key.file), wordOf(key.state),
                                  wordOf(key.plane), storedEnding);
}

std::optional<BaseLevel> PyramidStore::find(const Key& key, const BaseLevel& wanted,
                                            WorkerPool& pool, const std::stop_token& stop)
{
    const fs::path path = pathOf(key);
    SystemFileCalls calls;
    std::error_code error;
    if (m_mostBytes == 0 || !isPlainFile(path))
        return {};
    const Descriptor file = openDescriptor(calls, path, {.change = true});
    if (!file.isOpen())
        return {};
    std::optional<BaseLevel> found;
    if (const auto size = fs::file_size(path, error); !error && size <= mostFileBytes) {
        const HeapBytes bytes = readAll(file.number(), static_cast<std::size_t>(size), stop);
        found = parseBaseLevel({bytes.data(), bytes.size()}, nameOf(key), wanted, pool, stop);
    }
    if (stop.stop_requested())
        return {};
    if (found)
        fs::last_write_time(path, fs::file_time_type::clock::now(), error);
    else
        removeFile(path);
    return found;
}

bool PyramidStore::has(const Key& key) const
{
    return isPlainFile(pathOf(key));
}

bool PyramidStore::keeps(std::int64_t bytes, std::int64_t decodedBytes) const
{
    return bytes <= std::min<std::int64_t>(mostFileBytes, m_mostBytes) &&
           bytes <= decodedBytes / m_leastGain;
}

// Written beside it first: whoever looks finds all of it or nothing.
void PyramidStore::keep(const Key& key, const BaseLevel& level, const std::stop_token& stop)
{
    constexpr FileMode forOwner = 0600;
    if (m_mostBytes == 0 || !makeFolder())
        return;
    SystemFileCalls calls;
    auto file = TemporaryFile::create(calls, pathOf(key), forOwner);
    if (!file)
        return;
    const auto write = [&](std::uint64_t offset, ByteView bytes) {
        return writeAt(calls, file->descriptor(), offset, bytes);
    };
    if (!writeBaseLevel(level, nameOf(key), write, stop))
        return;
    removeOtherStates(key);
    (void)file->publish();
    trim();
}

bool PyramidStore::makeFolder() const
{
    constexpr FileMode forOwner = 0700;
    std::error_code error;
    if (fs::is_symlink(m_folder, error))
        return false;
    fs::create_directories(m_folder.parent_path(), error);
    if (SystemFileCalls().makeFolder(m_folder, forOwner) == 0)
        return true;
    if (!fs::is_directory(m_folder, error))
        return false;
    fs::permissions(m_folder, fs::perms::owner_all, error);
    return !error;
}

void PyramidStore::removeOtherStates(const Key& key) const
{
    const std::string ofFile = wordOf(key.file) + '-';
    const std::string ofState = ofFile + wordOf(key.state) + '-';
    for (const FoundFile& file : filesIn(m_folder, ofFile, storedEnding))
        if (!file.path.filename().string().starts_with(ofState))
            removeFile(file.path);
}

void PyramidStore::trim()
{
    const std::lock_guard lock(m_mutex);
    std::int64_t bytes = 0;
    for (const FoundFile& file : filesIn(m_folder, "", storedEnding)) {
        bytes += file.bytes;
        if (bytes > m_mostBytes)
            removeFile(file.path);
    }
    const auto now = fs::file_time_type::clock::now();
    for (const FoundFile& file : filesIn(m_folder, "", unfinishedEnding))
        if (m_mostBytes == 0 || file.used < now - longAgo)
            removeFile(file.path);
}

} // namespace bloscope
