#include "ui/pyramid/stored_pyramid.h"

#include "core/base/worker_pool.h"

#include <QDataStream>
#include <QIODevice>
#include <QString>
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <libdeflate.h>

namespace bloscope {

namespace {

constexpr quint64 groundMagic = 0x31646e756f724742; // "BGround1" where the low byte comes first
constexpr quint32 groundVersion = 2; // another one as well when tiles are made in another way

struct StoredTile {
    quint64 bytes = 0;
    quint32 checksum = 0;
};

quint32 checksumOf(QByteArrayView bytes)
{
    return libdeflate_crc32(0, bytes.data(), static_cast<std::size_t>(bytes.size()));
}

// Numbers as they are in memory: what another kind of machine has written is of another magic.
void prepare(QDataStream& stream)
{
    stream.setVersion(QDataStream::Qt_6_0);
    stream.setByteOrder(QDataStream::ByteOrder(QSysInfo::ByteOrder));
}

template <class T>
void writeAll(QDataStream& to, const std::vector<T>& numbers)
{
    to << static_cast<quint64>(numbers.size());
    to.writeRawData(reinterpret_cast<const char*>(numbers.data()),
                    static_cast<int>(numbers.size() * sizeof(T)));
}

// At most so many of them; the stream fails otherwise.
template <class T>
std::vector<T> readAll(QDataStream& from, quint64 most)
{
    quint64 count = 0;
    from >> count;
    const auto left = static_cast<quint64>(from.device()->bytesAvailable());
    if (from.status() != QDataStream::Ok || count > most || count > left / sizeof(T)) {
        from.setStatus(QDataStream::ReadCorruptData);
        return {};
    }
    std::vector<T> numbers(static_cast<std::size_t>(count));
    from.readRawData(reinterpret_cast<char*>(numbers.data()), static_cast<int>(count * sizeof(T)));
    return numbers;
}

// The fields of counts, in the order in which they are stored.
template <class Counts>
auto fieldsOf(Counts& counts)
{
    return std::array{&counts.notANumber, &counts.plusInfinity,  &counts.minusInfinity,
                      &counts.damaged,    &counts.uninitialised, &counts.absent};
}

QByteArray bytesOf(const PyramidTile& tile)
{
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(tile.bytes()));
    QDataStream to(&bytes, QIODevice::WriteOnly);
    prepare(to);
    to << static_cast<quint8>(tile.numbers().index());
    std::visit([&](const auto& numbers) { writeAll(to, numbers); }, tile.numbers());
    to << static_cast<quint64>(tile.specials().size());
    for (const SpecialSquare& special : tile.specials()) {
        to << special.square;
        for (const std::int64_t* count : fieldsOf(special.counts))
            to << qint64(*count);
    }
    to << tile.ends().lowest << tile.ends().lowestPositive << tile.ends().highest;
    writeAll(to, tile.sample());
    return bytes;
}

// Takes a tile from its bytes.
class TileParser {
 public:
    TileParser(const QByteArray& bytes, const CellRect& cells, const PyramidGround& of)
        : m_from(bytes), m_square(of.grid.squareAt(of.grid.ground))
    {
        prepare(m_from);
        m_content.rows = cells.rows;
        m_content.columns = cells.columns;
        m_content.square = m_square;
        m_content.reduction = of.reduction;
        const CellRect squares = m_square.squaresOf({0, 0, cells.rows, cells.columns});
        m_squares = static_cast<std::size_t>(squares.rows * squares.columns);
    }

    PyramidTilePtr parse() // null: it is none
    {
        if (!takeNumbers() || !takeSpecials() || !takeEnds() || !takeSample() || !m_from.atEnd())
            return nullptr;
        return std::make_shared<const PyramidTile>(std::move(m_content));
    }

 private:
    bool isFine() const { return m_from.status() == QDataStream::Ok; }

    bool takeNumbers()
    {
        quint8 kind = 0;
        m_from >> kind;
        std::vector<double>& numbers = m_content.numbers;
        if (kind == 0) {
            const auto singles = readAll<float>(m_from, m_squares);
            numbers.assign(singles.begin(), singles.end());
        } else if (kind == 1) {
            numbers = readAll<double>(m_from, m_squares);
        }
        return isFine() && numbers.size() == m_squares;
    }

    // In the order of their squares.
    bool takeSpecials()
    {
        quint64 count = 0;
        m_from >> count;
        if (!isFine() || count > m_squares)
            return false;
        std::vector<SpecialSquare>& specials = m_content.found.specials;
        for (quint64 i = 0; i < count; ++i) {
            SpecialSquare special;
            m_from >> special.square;
            const bool isNext = specials.empty() || special.square > specials.back().square;
            if (!isFine() || !isNext || special.square >= m_squares || !takeCounts(special))
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
            qint64 cells = 0;
            m_from >> cells;
            if (cells < 0 || cells > left)
                return false;
            *count = cells;
            left -= cells;
        }
        return isFine();
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
        m_from >> ends.lowest >> ends.lowestPositive >> ends.highest;
        return isFine() && !std::isnan(ends.lowest) && !std::isnan(ends.lowestPositive) &&
               !std::isnan(ends.highest);
    }

    bool takeSample()
    {
        const auto cells = static_cast<quint64>(m_content.rows * m_content.columns);
        m_content.sample = readAll<double>(m_from, cells);
        return isFine() && std::ranges::all_of(m_content.sample,
                                               [](double number) { return std::isfinite(number); });
    }

    QDataStream m_from;
    SquareSize m_square;
    std::size_t m_squares = 0;
    PyramidTile::Content m_content;
};

// What tells that these are bytes of the ground of that name.
QByteArray beginningOf(const QString& name)
{
    QByteArray bytes;
    QDataStream to(&bytes, QIODevice::WriteOnly);
    prepare(to);
    to << groundMagic << groundVersion << name.toUtf8();
    return bytes;
}

// Where each tile lies, one behind the other up to the end; or nothing.
std::optional<std::vector<StoredTile>> parseTileList(const QByteArray& bytes, qsizetype& at,
                                                     std::size_t count)
{
    constexpr qsizetype sizeOfOne = sizeof(quint64) + sizeof(quint32);
    const qsizetype size = static_cast<qsizetype>(count) * sizeOfOne;
    const qsizetype end = at + size + qsizetype(sizeof(quint32));
    if (end > bytes.size())
        return {};
    const QByteArray list = QByteArray::fromRawData(bytes.constData() + at, end - at);
    QDataStream from(list);
    prepare(from);
    std::vector<StoredTile> tiles(count);
    auto left = static_cast<quint64>(bytes.size() - end);
    for (StoredTile& tile : tiles) {
        from >> tile.bytes >> tile.checksum;
        if (tile.bytes > left)
            return {};
        left -= tile.bytes;
    }
    quint32 checksum = 0;
    from >> checksum;
    if (left != 0 || checksum != checksumOf(QByteArrayView(bytes).first(at + size)))
        return {};
    at = end;
    return tiles;
}

} // namespace

CellRect PyramidGround::cellsOf(std::size_t tile) const
{
    const CellRect all = places();
    const auto at = static_cast<std::int64_t>(tile);
    return grid.cellsOf(grid.ground, {at / all.columns, at % all.columns});
}

// The head comes first and is known last: tiles are made one at a time, and it is put in front.
bool writeGround(const PyramidGround& ground, const QString& name, QIODevice& to,
                 const std::stop_token& stop)
{
    QByteArray head = beginningOf(name);
    QDataStream list(&head, QIODevice::Append);
    prepare(list);
    const qint64 sizeOfList =
        static_cast<qint64>(ground.tiles.size() * (sizeof(quint64) + sizeof(quint32)));
    if (!to.seek(head.size() + sizeOfList + qint64(sizeof(quint32))))
        return false;
    for (const PyramidTilePtr& tile : ground.tiles) {
        const QByteArray bytes = bytesOf(*tile);
        list << static_cast<quint64>(bytes.size()) << checksumOf(bytes);
        if (stop.stop_requested() || to.write(bytes) != bytes.size())
            return false;
    }
    list << checksumOf(head);
    return to.seek(0) && to.write(head) == head.size();
}

std::optional<PyramidGround> parseGround(const QByteArray& bytes, const QString& name,
                                         PyramidGround wanted, WorkerPool* pool,
                                         const std::stop_token& stop)
{
    const QByteArray beginning = beginningOf(name);
    const CellRect places = wanted.places();
    const auto count = static_cast<std::size_t>(places.rows * places.columns);
    qsizetype at = beginning.size();
    if (!bytes.startsWith(beginning))
        return {};
    const auto list = parseTileList(bytes, at, count);
    if (!list)
        return {};
    std::vector<qsizetype> begins;
    for (const StoredTile& tile : *list) {
        begins.push_back(at);
        at += static_cast<qsizetype>(tile.bytes);
    }
    wanted.tiles.assign(count, nullptr);
    std::atomic<bool> isWhole = true;
    const auto take = [&](std::size_t i) {
        const StoredTile& stored = (*list)[i];
        const auto tile = QByteArray::fromRawData(bytes.constData() + begins[i],
                                                  static_cast<qsizetype>(stored.bytes));
        if (!stop.stop_requested() && checksumOf(tile) == stored.checksum)
            wanted.tiles[i] = TileParser(tile, wanted.cellsOf(i), wanted).parse();
        if (!wanted.tiles[i])
            isWhole = false;
    };
    if (pool)
        pool->forEach(count, take);
    else
        for (std::size_t i = 0; i < count; ++i)
            take(i);
    return isWhole ? std::optional(std::move(wanted)) : std::nullopt;
}

} // namespace bloscope
