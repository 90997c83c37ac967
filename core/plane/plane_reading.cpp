#include "core/plane/plane_reading.h"

#include "core/plane/mosaic_channel.h"

#include <algorithm>
#include <optional>

namespace bloscope {

namespace {

constexpr std::int64_t fewestCells = 1 << 15; // that are worth a turn of their own

// Rows of a tile of which none shares a row of the small plane with those of another stripe.
struct Stripe {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::optional<NumberSample> sample;
    SpecialCounts counts;
};

std::vector<Stripe> stripesOf(const NumberRows& rows, const CellRect& tile, const PlaneReducer& to,
                              const NumberSample* sample)
{
    const std::int64_t fewestRows = 1 + fewestCells / std::max<std::int64_t>(1, rows.columns());
    std::vector<Stripe> stripes;
    for (std::int64_t begin = 0; begin < rows.rows();) {
        const std::int64_t last = std::min(begin + fewestRows, rows.rows()) - 1;
        const std::int64_t end = std::min(to.rowsEnd(tile.row + last) - tile.row, rows.rows());
        stripes.push_back({begin, end, {}, {}});
        if (sample)
            stripes.back().sample =
                sample->partAfter(static_cast<std::uint64_t>(begin * rows.columns()));
        begin = end;
    }
    return stripes;
}

// Read at a time: many, so that threads seldom wait for each other, but not too much memory.
constexpr std::int64_t fewestTileCells = 1 << 20;
constexpr std::int64_t mostTileCells = 1 << 22;
constexpr std::int64_t tileBytes = 16 << 20;
constexpr std::int64_t mostBlockSide = 2048;

std::int64_t tileCellsOf(const PlaneBlocks& blocks)
{
    const std::int64_t cellBytes = blocks.bytes / (blocks.rows * blocks.columns);
    return std::clamp(tileBytes / std::max<std::int64_t>(1, cellBytes), fewestTileCells,
                      mostTileCells);
}

// Rectangles of whole blocks that cover all samples, small enough to be held.
class Tiles {
 public:
    Tiles(const CellRect& samples, const PlaneBlocks& blocks, const PlaneSteps& steps)
        : m_samples(samples)
    {
        const auto blockRows = std::clamp<std::int64_t>(blocks.rows / steps.rows, 1, mostBlockSide);
        const auto blockColumns =
            std::clamp<std::int64_t>(blocks.columns / steps.columns, 1, mostBlockSide);
        const std::int64_t tileCells = tileCellsOf(blocks);
        m_columns = multipleWithin(tileCells / blockRows, blockColumns);
        m_columns = std::min(m_columns, samples.columns);
        m_rows = multipleWithin(tileCells / std::max<std::int64_t>(1, m_columns), blockRows);
    }

    bool isOne() const { return m_rows >= m_samples.rows && m_columns >= m_samples.columns; }

    template <class Visit>
    Result<> forEach(const Visit& visit) const
    {
        for (std::int64_t row = 0; row < m_samples.rows; row += m_rows)
            for (std::int64_t column = 0; column < m_samples.columns; column += m_columns)
                BLOSCOPE_CHECK(visit(intersected({row, column, m_rows, m_columns}, m_samples)));
        return {};
    }

 private:
    static std::int64_t multipleWithin(std::int64_t most, std::int64_t of)
    {
        return std::max(of, most / of * of);
    }

    CellRect m_samples;
    std::int64_t m_rows = 1;
    std::int64_t m_columns = 1;
};

// The part of the plane that `tile` of its samples covers.
CellRect coveredBy(const CellRect& tile, const CellRect& part, const PlaneSteps& steps)
{
    return intersected({part.row + tile.row * steps.rows, part.column + tile.column * steps.columns,
                        tile.rows * steps.rows, tile.columns * steps.columns},
                       part);
}

int pixelOf(std::int64_t cell, std::int64_t first, std::int64_t count, std::int64_t step,
            int pixels)
{
    if (cell < first || cell >= first + count)
        return -1;
    return static_cast<int>(partOf((cell - first) / step, (count + step - 1) / step, pixels));
}

// The first cell of a part begins a square.
int pixelOfSquare(std::int64_t cell, std::int64_t first, std::int64_t count, std::int64_t side)
{
    return cell < first || cell >= first + count ? -1 : static_cast<int>((cell - first) / side);
}

} // namespace

SpecialCounts reduce(const NumberRows& rows, const CellRect& tile, PlaneReducer& to,
                     NumberSample* sample, WorkerPool& pool)
{
    const PlaneReducer::ColumnRuns runs = to.runsOf(tile.column, rows.columns());
    std::vector<Stripe> stripes = stripesOf(rows, tile, to, sample);
    const auto addStripe = [&](std::size_t i) {
        Stripe& stripe = stripes[i];
        NumberRow row;
        for (std::int64_t r = stripe.begin; r < stripe.end; ++r) {
            rows.read(r, row);
            if (stripe.sample)
                stripe.sample->add(row.numbers);
            to.addRow(tile.row + r, runs, row.numbers, row.states, stripe.counts);
        }
    };
    pool.forEach(stripes.size(), addStripe);
    SpecialCounts counts;
    for (Stripe& stripe : stripes) {
        counts += stripe.counts;
        if (sample)
            sample->join(std::move(*stripe.sample));
    }
    return counts;
}

int PlaneNumbers::pixelOfRow(std::int64_t row) const
{
    if (square)
        return pixelOfSquare(row, part.row, part.rows, square->rows);
    return pixelOf(row, part.row, part.rows, steps.rows, static_cast<int>(pixels().rows));
}

int PlaneNumbers::pixelOfColumn(std::int64_t column) const
{
    if (square)
        return pixelOfSquare(column, part.column, part.columns, square->columns);
    return pixelOf(column, part.column, part.columns, steps.columns,
                   static_cast<int>(pixels().columns));
}

void chooseRange(PlaneNumbers& picture, const SurveyedNumbers& numbers, bool isSample,
                 const DType& dtype)
{
    const HeatmapOptions& options = picture.options;
    picture.range = picture.isOfChannels()
                        ? channelRange(numbers, options.range, options.scale, dtype)
                        : pictureRange(numbers, options);
    picture.distribution = distributionOf(numbers, options.scale, picture.range);
    picture.distribution->isSample = isSample;
}

std::optional<ValueRange> rangeForRecoloring(const PlaneNumbers& picture,
                                             const HeatmapOptions& options)
{
    const HeatmapOptions& before = picture.options;
    if (reductionOf(before) != reductionOf(options) || before.scale != options.scale)
        return std::nullopt;
    if (options.map->isPalette() || before.range == options.range)
        return picture.range;
    const bool isManual = options.range.kind == RangeChoice::Kind::Manual;
    return isManual ? std::optional(pictureRange({}, options)) : std::nullopt;
}

namespace {

// Reads the planes of a picture, all channels side by side, and makes fewer pixels of them: but
// for those that are read in one piece and of which every cell becomes a pixel.
class Reading {
 public:
    // The source lives longer.
    Reading(const CellSource& source, const PictureRequest& request, const PlaneSteps& steps,
            const Tiles& tiles)
        : m_source(source),
          m_planes(planesOf(request.plane)),
          m_mosaic(mosaicOf(source, request.plane)),
          m_by(m_planes.size() > 1 ? ColoredBy::Range : coloredBy(reductionOf(request.options))),
          m_part(request.part),
          m_steps(steps),
          m_choosesRange(!request.range),
          m_numbers(numbersExpected())
    {
        const CellRect samples = sampleGrid(m_part, m_steps);
        const PixelSize most = request.options.size.value();
        const auto rows = std::min<std::int64_t>(samples.rows, most.height);
        const auto columns = std::min<std::int64_t>(samples.columns, most.width);
        if (tiles.isOne() && rows == samples.rows && columns == samples.columns)
            return;
        const Reduction reduction =
            m_planes.size() > 1 ? Reduction::Mean : reductionOf(request.options);
        m_reducers.assign(m_planes.size(),
                          PlaneReducer(samples.rows, samples.columns, rows, columns, reduction));
    }

    Result<> add(const CellRect& tile, const Job& job)
    {
        const CellRect part = coveredBy(tile, m_part, m_steps);
        for (std::size_t i = 0; i < m_planes.size(); ++i) {
            const PicturePlane& plane = m_planes[i];
            const CellSource& source = m_mosaic.empty() ? m_source : m_mosaic[i];
            BLOSCOPE_TRY(const Cells cells,
                         source.read(plane.samplesOf(part, m_steps), job, Reuse::Sure));
            const NumberRows rows(cells, source.dtype(), plane.isStrip(), m_by);
            NumberSample* sample = m_choosesRange && i < colors ? &m_numbers : nullptr;
            if (m_reducers.empty())
                takeAsItIs(rows.plane(), sample);
            else
                m_counts += reduce(rows, tile, m_reducers[i], sample, source.pool());
        }
        return {};
    }

    const SpecialCounts& counts() const { return m_counts; }
    std::vector<NumberPlane> takePlanes()
    {
        for (const PlaneReducer& reducer : m_reducers)
            m_whole.push_back(reducer.result());
        m_reducers.clear(); // they are larger than the picture
        return std::move(m_whole);
    }
    // Those of which the range is chosen: all of a picture that was taken as it is, or else those
    // of all channels but opacity, as many as were sampled, in `sample`.
    SurveyedNumbers numbers(const PlaneNumbers& picture, std::vector<double>& sample)
    {
        if (m_survey)
            return {picture.numbers.numbers, *m_survey};
        sample = std::move(m_numbers).take();
        return sample;
    }
    bool isSample() const { return m_numbers.isSample(); }

 private:
    static constexpr std::size_t colors = 3;

    // Behind a Bayer filter the same plane three times, each time in another colour.
    static std::vector<PicturePlane> planesOf(const PicturePlane& plane)
    {
        return plane.mosaic() ? std::vector(colors, plane) : plane.channels();
    }
    static std::vector<MosaicChannel> mosaicOf(const CellSource& source, const PicturePlane& plane)
    {
        std::vector<MosaicChannel> mosaic;
        if (plane.mosaic())
            for (const FilterColor color :
                 {FilterColor::Red, FilterColor::Green, FilterColor::Blue})
                mosaic.emplace_back(source, *plane.mosaic(), color, 1, 2);
        return mosaic;
    }

    std::int64_t numbersExpected() const
    {
        const CellRect samples = sampleGrid(m_part, m_steps);
        return samples.rows * samples.columns *
               static_cast<std::int64_t>(std::min(m_planes.size(), colors));
    }
    void takeAsItIs(NumberPlane piece, NumberSample* sample)
    {
        const NumberSurvey survey = surveyOf(piece.numbers);
        if (survey.numbers < piece.numbers.size())
            m_counts.add(piece);
        if (m_planes.size() == 1 && !m_numbers.isSample())
            m_survey = survey;
        else if (sample)
            sample->add(piece.numbers);
        m_whole.push_back(std::move(piece));
    }

    const CellSource& m_source;
    std::vector<PicturePlane> m_planes;
    std::vector<MosaicChannel> m_mosaic; // of each plane, behind a Bayer filter; or none
    ColoredBy m_by;
    CellRect m_part;
    PlaneSteps m_steps;
    bool m_choosesRange;
    NumberSample m_numbers;
    std::vector<PlaneReducer> m_reducers; // one for each plane, or none
    std::vector<NumberPlane> m_whole;
    std::optional<NumberSurvey> m_survey; // of all there is, in the one plane
    SpecialCounts m_counts;
};

} // namespace

Result<PlaneNumbers> readPlane(const CellSource& source, const PictureRequest& request,
                               const Job& job)
{
    PlaneNumbers picture{request.plane, request.part, request.options, {}, {}, {}, {}, {}};
    picture.steps = stepsWithin(request.budget, request.part, request.blocks);
    const Tiles tiles(picture.samples(), request.blocks, picture.steps);
    Reading reading(source, request, picture.steps, tiles);
    BLOSCOPE_CHECK(tiles.forEach([&](const CellRect& tile) { return reading.add(tile, job); }));
    picture.counts = reading.counts();
    std::vector<NumberPlane> planes = reading.takePlanes();
    if (planes.size() == 1) {
        picture.numbers = std::move(planes.front());
    } else {
        picture.channels = std::move(planes);
        picture.opaque = opaqueNumber(source.dtype());
    }
    std::vector<double> sample;
    if (request.range)
        picture.range = *request.range;
    else
        chooseRange(picture, reading.numbers(picture, sample),
                    reading.isSample() || picture.isSampled(), source.dtype());
    return picture;
}

} // namespace bloscope
