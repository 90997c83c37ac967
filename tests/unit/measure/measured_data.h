#pragma once

#include "core/array/slice_reader.h"
#include "core/measure/region.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/random_numbers.h"

#include <cmath>
#include <limits>
#include <string_view>

// An array of shape (5, 30, 24) of any type, the same wherever it is made.
namespace bloscope::test {

inline const Shape measuredShape = {5, 30, 24};

inline std::vector<std::uint64_t> randomNumbers(std::uint64_t seed)
{
    std::vector<std::uint64_t> numbers(5 * 30 * 24);
    Random random(seed);
    for (std::uint64_t& number : numbers)
        number = random.next();
    return numbers;
}

template <class T, class Make>
ByteBuffer cellsBy(std::uint64_t seed, const Make& make)
{
    std::vector<T> cells;
    for (const std::uint64_t number : randomNumbers(seed))
        cells.push_back(make(number, cells.size()));
    const auto bytes = std::as_bytes(std::span(cells));
    return {bytes.begin(), bytes.end()};
}

inline ByteBuffer measuredCells(std::string_view dtype, std::uint64_t seed)
{
    using Number = std::uint64_t;
    if (dtype == "<i2")
        return cellsBy<std::int16_t>(seed, [](Number n, std::size_t) {
            return std::int16_t(std::int64_t(n % 60000) - 30000);
        });
    if (dtype == "|u1")
        return cellsBy<std::uint8_t>(seed,
                                     [](Number n, std::size_t) { return std::uint8_t(n % 256); });
    if (dtype == "|b1")
        return cellsBy<std::uint8_t>(seed,
                                     [](Number n, std::size_t) { return std::uint8_t(n % 2); });
    if (dtype == "<f4")
        return cellsBy<float>(seed,
                              [](Number n, std::size_t) { return float(n % 4096) / 8 - 256; });
    if (dtype == "<i8")
        return cellsBy<std::int64_t>(seed, [](Number n, std::size_t) {
            return std::numeric_limits<std::int64_t>::min() + std::int64_t(n % 1000);
        });
    if (dtype == "<u8")
        return cellsBy<std::uint64_t>(seed, [](Number n, std::size_t) {
            return std::numeric_limits<std::uint64_t>::max() - n % 1000;
        });
    return cellsBy<double>(seed, [](Number n, std::size_t i) { // "<f8"
        return i % 11 == 0 ? std::nan("") : double(n % 1000000) / 7;
    });
}

// Reads arrays that are made on the spot.
class MeasuredSources {
 public:
    CellSourcePtr of(ByteBuffer frame)
    {
        const ArrayPtr array = Array::of(*Frame::open(memorySource(std::move(frame))));
        return std::make_shared<const SliceReader>(array, m_cache, m_pool);
    }
    // In chunks that cut regions.
    CellSourcePtr of(std::string_view dtype, std::uint64_t seed)
    {
        return of(
            arrayFrame(measuredShape, {2, 13, 10}, {1, 5, 10}, dtype, measuredCells(dtype, seed)));
    }

 private:
    BlockCache m_cache;
    WorkerPool m_pool{2};
};

inline Region regionOf(Region::Kind kind, std::size_t down, std::size_t across,
                       std::vector<RegionPoint> points, std::size_t dimensions = 3)
{
    Region region{kind, "region", down, across, {}, std::move(points)};
    region.place.resize(dimensions);
    return region;
}

} // namespace bloscope::test
