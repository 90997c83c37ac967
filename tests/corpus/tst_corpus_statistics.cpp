#include "core/numbers/half.h"
#include "core/scan/slice_scan.h"
#include "core/statistics/slice_percentiles.h"
#include "tests/corpus/entry_rows.h"
#include "tests/corpus/opened_entry.h"
#include "tests/support/registered_test.h"

#include <cmath>
#include <fmt/format.h>
#include <map>

namespace bloscope::tst_corpus_statistics {

using namespace test;

namespace {

constexpr std::int64_t mostCells = 1'000'000; // the plain way sorts all of them
const std::vector<double> percents = {0, 1, 50, 97.3, 100};

template <class T>
long double numberAt(const std::byte* cell, ByteOrder order)
{
    std::array<std::byte, sizeof(T)> bytes;
    std::copy_n(cell, sizeof(T), bytes.begin());
    if (order == ByteOrder::Big)
        std::ranges::reverse(bytes);
    T number;
    std::memcpy(&number, bytes.data(), sizeof number);
    return static_cast<long double>(number);
}

// A part of a number of so many bytes: everything as long double, which holds all integers of 64
// bits. Nothing for types whose numbers are compared elsewhere.
std::optional<long double> plainNumber(DTypeKind kind, std::size_t size, ByteOrder order,
                                       const std::byte* cell)
{
    const auto is = [&](DTypeKind wanted, std::size_t bytes) {
        return kind == wanted && size == bytes;
    };
    if (kind == DTypeKind::Boolean)
        return *cell == std::byte{0} ? 0 : 1;
    if (is(DTypeKind::Signed, 1))
        return numberAt<std::int8_t>(cell, order);
    if (is(DTypeKind::Signed, 2))
        return numberAt<std::int16_t>(cell, order);
    if (is(DTypeKind::Signed, 4))
        return numberAt<std::int32_t>(cell, order);
    if (is(DTypeKind::Signed, 8))
        return numberAt<std::int64_t>(cell, order);
    if (is(DTypeKind::Unsigned, 1))
        return numberAt<std::uint8_t>(cell, order);
    if (is(DTypeKind::Unsigned, 2))
        return numberAt<std::uint16_t>(cell, order);
    if (is(DTypeKind::Unsigned, 4))
        return numberAt<std::uint32_t>(cell, order);
    if (is(DTypeKind::Unsigned, 8))
        return numberAt<std::uint64_t>(cell, order);
    if (is(DTypeKind::Float, 2))
        return toFloat(Half{static_cast<std::uint16_t>(numberAt<std::uint16_t>(cell, order))});
    if (is(DTypeKind::Float, 4))
        return numberAt<float>(cell, order);
    if (is(DTypeKind::Float, 8))
        return numberAt<double>(cell, order);
    return {};
}

std::optional<long double> plainNumber(const DType& dtype, const std::byte* cell)
{
    if (dtype.kind == DTypeKind::DateTime || dtype.kind == DTypeKind::TimeDelta) {
        const long double count = numberAt<std::int64_t>(cell, dtype.order);
        return count == static_cast<long double>(INT64_MIN) ? NAN : count;
    }
    if (dtype.kind != DTypeKind::Complex)
        return plainNumber(dtype.kind, dtype.itemsize, dtype.order, cell);
    const std::size_t half = dtype.itemsize / 2;
    const auto real = plainNumber(DTypeKind::Float, half, dtype.order, cell);
    const auto imaginary = plainNumber(DTypeKind::Float, half, dtype.order, cell + half);
    if (!real || !imaginary)
        return {};
    return std::hypot(static_cast<double>(*real), static_cast<double>(*imaginary));
}

// The numbers of an array one by one, in C order, and what they add up to.
struct PlainStatistics {
    CellCounts counts;
    std::vector<long double> finite; // rising
    std::size_t lowestCell = 0;      // the first of them
    std::size_t highestCell = 0;
    std::map<long double, std::uint64_t> values;

    void add(const Cells& cells, const DType& dtype);
    long double mean() const;
    long double deviation() const;
    double percentile(double percent) const;
};

void PlainStatistics::add(const Cells& cells, const DType& dtype)
{
    std::map<long double, std::size_t> firstCells;
    counts.all = cells.bytes.size() / cells.itemsize;
    for (std::size_t i = 0; i < counts.all; ++i) {
        const CellState state = cells.states.empty() ? CellState::Fine : cells.states[i];
        const long double number = *plainNumber(dtype, cells.bytes.data() + i * cells.itemsize);
        if (state != CellState::Fine) {
            ++(state == CellState::Damaged         ? counts.damaged
               : state == CellState::Uninitialised ? counts.uninitialised
                                                   : counts.absent);
        } else if (std::isnan(number)) {
            ++counts.notANumber;
        } else if (std::isinf(number)) {
            ++(number > 0 ? counts.positiveInfinite : counts.negativeInfinite);
        } else {
            finite.push_back(number);
            firstCells.emplace(number, i);
            ++values[number];
        }
    }
    counts.finite = finite.size();
    std::ranges::sort(finite);
    if (finite.empty())
        return;
    lowestCell = firstCells.at(finite.front());
    highestCell = firstCells.at(finite.back());
}

long double PlainStatistics::mean() const
{
    long double sum = 0;
    for (const long double number : finite)
        sum += number / static_cast<long double>(finite.size());
    return sum;
}

long double PlainStatistics::deviation() const
{
    const long double middle = mean();
    long double squares = 0;
    for (const long double number : finite)
        squares += (number - middle) * (number - middle) / static_cast<long double>(finite.size());
    return std::sqrt(squares);
}

double PlainStatistics::percentile(double percent) const
{
    const double place = percent / 100 * static_cast<double>(finite.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const double part = place - std::floor(place);
    const auto low = static_cast<double>(finite[below]);
    if (part == 0)
        return low;
    const auto high = static_cast<double>(finite[below + 1]);
    const auto distance = static_cast<double>(finite[below + 1] - finite[below]);
    if (!std::isfinite(distance))
        return std::lerp(low, high, part);
    return part < 0.5 ? low + distance * part : high - distance * (1 - part);
}

bool isNear(double found, long double expected, long double scale)
{
    constexpr long double tolerance = 1e-14L;
    if (!std::isfinite(static_cast<double>(expected)))
        return true; // past the range of float64
    return std::abs(static_cast<long double>(found) - expected) <= tolerance * scale;
}

std::uint64_t cellNumber(const Shape& position, const Shape& shape)
{
    std::uint64_t number = 0;
    for (std::size_t d = 0; d < shape.size(); ++d)
        number =
            number * static_cast<std::uint64_t>(shape[d]) + static_cast<std::uint64_t>(position[d]);
    return number;
}

void compareNumbers(const Statistics& found, const NumberOrder& order, const Shape& shape,
                    const PlainStatistics& plain, Differences& differences)
{
    const auto check = [&](bool isSame, const char* what) {
        if (!isSame)
            differences.add(fmt::format("{} differs", what));
    };
    const auto isKey = [&](NumberKey key, long double expected) {
        return order.isInteger() ? order.integer(key) == static_cast<Int128>(expected)
                                 : order.number(key) == static_cast<double>(expected);
    };
    const long double largest = std::max(std::abs(plain.finite.front()), plain.finite.back());
    check(isKey(found.minimum->key, plain.finite.front()), "minimum");
    check(isKey(found.maximum->key, plain.finite.back()), "maximum");
    check(cellNumber(found.minimum->position, shape) == plain.lowestCell, "place of the minimum");
    check(cellNumber(found.maximum->position, shape) == plain.highestCell, "place of the maximum");
    const long double most = largest * static_cast<long double>(plain.finite.size());
    if (std::isfinite(static_cast<double>(most))) // a sum past the range of float64 is infinite
        check(isNear(toDouble(found.moments.mean()), plain.mean(), largest), "mean");
    if (largest < 1e150L) // squares stay in the range of float64
        check(isNear(toDouble(found.moments.deviation()), plain.deviation(), largest), "deviation");
    if (found.values && !found.values->tooMany())
        check(found.values->size() == plain.values.size(), "number of values");
}

Differences differencesInStatistics(const OpenedEntry& opened)
{
    BlockCache cache;
    WorkerPool pool(2);
    const SliceReader reader(opened.array(), cache, pool);
    const Slice all = Slice::whole(opened.array()->shape());
    const Result<NumberScanPtr> scan = numberScanOf(reader, all);
    const Result<Cells> cells = reader.read(all);
    if (!scan || !cells)
        return Differences((scan ? cells.error() : scan.error()).text());
    PlainStatistics plain;
    plain.add(*cells, opened.array()->dtype());
    const Result<Statistics> found = statisticsOf(**scan);
    if (!found)
        return Differences(found.error().text());
    Differences differences;
    if (found->counts != plain.counts)
        differences.add("counts differ");
    if (!differences.empty() || plain.finite.empty())
        return differences;
    compareNumbers(*found, (*scan)->order(), opened.array()->shape(), plain, differences);
    const Result<std::vector<Percentile>> percentiles = percentilesOf(**scan, *found, percents);
    if (!percentiles)
        return Differences(percentiles.error().text());
    for (const Percentile& percentile : *percentiles)
        if (percentile.value != plain.percentile(percentile.percent))
            differences.add(fmt::format("percentile {} is {}, expected {}", percentile.percent,
                                        percentile.value, plain.percentile(percentile.percent)));
    return differences;
}

bool isComparable(const CorpusEntry& entry)
{
    const Result<OpenedEntry> opened = OpenedEntry::open(entry);
    if (!opened || !opened->array()->dtype().isNumeric())
        return false;
    const auto cells = Slice::whole(opened->array()->shape()).cellCount();
    const std::vector<std::byte> zeros(opened->array()->dtype().itemsize);
    return cells && *cells <= mostCells && plainNumber(opened->array()->dtype(), zeros.data());
}

} // namespace

// Statistics and percentiles of every array of numbers in the corpus, against the same computed
// one number after the other.
class TestCorpusStatistics : public QObject {
    Q_OBJECT

 private:
    EntryRows m_rows{readManifest(corpusFolder() / "manifest.json")};

 private slots:
    void equalThePlainOnes_data() { m_rows.add(isComparable); }
    void equalThePlainOnes()
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, [](const CorpusEntry& checked) {
            return differencesInOpened(checked, differencesInStatistics);
        });
    }
};

const Registered<TestCorpusStatistics> registered;

} // namespace bloscope::tst_corpus_statistics

#include "tst_corpus_statistics.moc"
