#include "core/scan/kernels/column_kernel.h"
#include "core/scan/short_keys.h"
#include "core/statistics/digit_counts.h"
#include "core/statistics/moments.h"
#include "core/statistics/number_survey.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

constexpr std::array types = {"|b1", "|u1", "|i1", "<u2", ">u2", "<i2", "<u4",
                              "<i4", "<f2", ">f2", "<f4", ">f4", "<i8", "<f8"};

bool haveSameSums(const Moments& a, const Moments& b)
{
    const auto isSame = [](LongDouble x, LongDouble y) {
        return x.significand == y.significand && x.signAndExponent == y.signAndExponent;
    };
    return a.count() == b.count() && a.integerSum() == b.integerSum() &&
           (a.count() == 0 || (isSame(a.sum(), b.sum()) && isSame(a.deviation(), b.deviation())));
}

void countsDigits(const ShortKeys& shorts, const NumberOrder& order, ByteView cells,
                  const std::vector<NumberKey>& keys)
{
    std::vector<DigitKey> digits(keys.size());
    shorts.read(cells, digits);
    DigitCounts together(16);
    together.add(digits);
    DigitCounts each(16);
    Moments sums(order);
    sums.add(shorts, digits);
    Moments sumsOfEach(order);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        require(digits[i] == shorts.shortOf(keys[i]));
        each.add(digits[i], 1);
        sumsOfEach.addRepeated(order, keys[i], 1);
    }
    require(together.counts() == each.counts());
    require(haveSameSums(sums, sumsOfEach));
}

void readsShortKeys(const ShortKeys& shorts, const NumberOrder& order, ByteView cells,
                    const std::vector<NumberKey>& keys)
{
    std::vector<ShortKey> some(keys.size());
    shorts.read(cells, some);
    ShortExtent plain;
    Moments sumsOfEach(order);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        require(some[i] == shorts.shortOf(keys[i]));
        require(shorts.isFinite(some[i]) == order.isFinite(keys[i]));
        if (!shorts.isFinite(some[i]))
            continue;
        plain.lowest = plain.finite == 0 ? some[i] : std::min(plain.lowest, some[i]);
        plain.highest = plain.finite == 0 ? some[i] : std::max(plain.highest, some[i]);
        ++plain.finite;
        sumsOfEach.addRepeated(order, keys[i], 1);
    }
    const ShortExtent extent = shorts.extentOf(some);
    require(extent.finite == plain.finite);
    require(plain.finite == 0 ||
            (extent.lowest == plain.lowest && extent.highest == plain.highest));
    Moments sums(order);
    sums.add(shorts, some, extent);
    require(haveSameSums(sums, sumsOfEach));
}

void surveysNumbers(const std::vector<double>& numbers)
{
    NumberSurvey each;
    for (const double number : numbers)
        each.add(std::span(&number, 1));
    require(surveyOf(numbers) == each);
}

// In the order in which floats are added up.
template <class Cell, class Sum>
Sum sumOfColumn(const kernels::CellRows<Cell>& cells, std::size_t column)
{
    const auto at = [&](std::size_t row) {
        return static_cast<Sum>(cells.first[row * cells.stride + column]);
    };
    Sum sum = 0;
    std::size_t row = 0;
    for (; row + 4 <= cells.rows; row += 4)
        sum += at(row) + at(row + 1) + (at(row + 2) + at(row + 3));
    for (; row < cells.rows; ++row)
        sum += at(row);
    return sum;
}

template <class Cell, class Sum>
void addsColumns(const std::vector<Cell>& all, std::size_t columns)
{
    const kernels::CellRows<Cell> cells{all.data(), columns, all.size() / columns, columns};
    std::vector<Sum> sums(columns);
    std::vector<Cell> lowest(columns);
    std::vector<Cell> highest(columns);
    Cell least{};
    Cell most{};
    if (cells.rows == 0 ||
        !kernels::addColumns(cells, {sums.data(), lowest.data(), highest.data(), least, most}))
        return;
    for (std::size_t column = 0; column < columns; ++column) {
        const Sum sum = sumOfColumn<Cell, Sum>(cells, column);
        if (sum != sum) { // NaN, or infinities of both signs
            require(sums[column] != sums[column]);
            continue;
        }
        require(sums[column] == sum);
        for (std::size_t row = 0; row < cells.rows; ++row) {
            const Cell cell = cells.first[row * columns + column];
            require(lowest[column] <= cell && highest[column] >= cell);
        }
        require(least <= lowest[column] && most >= highest[column]);
    }
    if (std::ranges::all_of(sums, [](Sum sum) { return sum == sum; }))
        require(least == std::ranges::min(lowest) && most == std::ranges::max(highest));
}

template <class Cell>
std::vector<Cell> cellsOf(ByteView bytes)
{
    std::vector<Cell> cells(bytes.size() / sizeof(Cell));
    std::copy_n(bytes.begin(), cells.size() * sizeof(Cell),
                std::as_writable_bytes(std::span(cells)).begin());
    return cells;
}

} // namespace

// A type, how many columns there are, and cells: what vectors find in numbers is what plain loops
// do, of keys, of float64, and of cells below each other.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const DType dtype = *parseDType(types[input.number<std::uint8_t>() % types.size()], {});
    const std::size_t columns = input.number<std::uint8_t>() % 200 + 1;
    const std::size_t count = input.rest().size() / dtype.itemsize;
    const ByteView cells = input.rest().first(count * dtype.itemsize);

    const NumberOrder order(dtype);
    std::vector<NumberKey> keys(count);
    order.readKeys(cells, keys);
    for (std::size_t i = 0; i < count; ++i)
        require(keys[i] == order.keyOf(cells.subspan(i * dtype.itemsize, dtype.itemsize)));
    if (const auto shorts = ShortKeys::of(order)) {
        readsShortKeys(*shorts, order, cells, keys);
        if (shorts->areDigits())
            countsDigits(*shorts, order, cells, keys);
    }
    surveysNumbers(cellsOf<double>(input.rest()));
    addsColumns<std::uint8_t, std::uint32_t>(cellsOf<std::uint8_t>(cells), columns);
    addsColumns<std::int8_t, std::int32_t>(cellsOf<std::int8_t>(cells), columns);
    addsColumns<std::uint16_t, std::uint32_t>(cellsOf<std::uint16_t>(cells), columns);
    addsColumns<std::int16_t, std::int32_t>(cellsOf<std::int16_t>(cells), columns);
    addsColumns<float, double>(cellsOf<float>(cells), columns);
    return 0;
}
