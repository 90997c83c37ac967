#include "ui/views/plane_picture.h"

#include "ui/views/number_sample.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t tileCells = 1 << 20; // read at a time
constexpr std::int64_t mostBlockSide = 2048;

// Rectangles of whole blocks that cover all samples, small enough to be held.
class Tiles {
 public:
    Tiles(const CellRect& samples, const PlaneBlocks& blocks, const PlaneSteps& steps)
        : m_samples(samples)
    {
        const auto blockRows = std::clamp<std::int64_t>(blocks.rows / steps.rows, 1, mostBlockSide);
        const auto blockColumns =
            std::clamp<std::int64_t>(blocks.columns / steps.columns, 1, mostBlockSide);
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

Result<NumberPlane> readPiece(const CellSource& source, const PictureRequest& request,
                              const PlaneSteps& steps, const CellRect& tile, const Job& job)
{
    const CellRect part = coveredBy(tile, request.part, steps);
    BLOSCOPE_TRY(const Cells cells, source.read(request.plane.samplesOf(part, steps), job));
    NumberPlane piece = numberPlaneOf(cells, source.dtype());
    if (request.plane.isStrip())
        std::swap(piece.rows, piece.columns); // one column of cells is one row of the picture
    return piece;
}

// Makes fewer pixels of the samples. Nothing for a plane that is read in one piece and of which
// every cell becomes a pixel.
std::optional<PlaneReducer> reducerFor(const CellRect& samples, const HeatmapOptions& options,
                                       const Tiles& tiles)
{
    const QSize most = options.size.value();
    const auto rows = std::min<std::int64_t>(samples.rows, most.height());
    const auto columns = std::min<std::int64_t>(samples.columns, most.width());
    if (tiles.isOne() && rows == samples.rows && columns == samples.columns)
        return std::nullopt;
    return PlaneReducer(samples.rows, samples.columns, rows, columns, reductionOf(options));
}

void takeAsItIs(NumberPlane piece, PlanePicture& picture)
{
    for (std::size_t cell = 0; cell < piece.numbers.size(); ++cell)
        picture.counts.add(piece.numbers[cell], piece.stateOf(cell));
    picture.numbers = std::move(piece);
}

int pixelOf(std::int64_t cell, std::int64_t first, std::int64_t count, std::int64_t step,
            int pixels)
{
    if (cell < first || cell >= first + count)
        return -1;
    return static_cast<int>(partOf((cell - first) / step, (count + step - 1) / step, pixels));
}

Result<> paint(PlanePicture& picture)
{
    const HeatmapOptions& options = picture.options;
    picture.image = paintPlane(picture.numbers, *options.map, picture.range, options.scale);
    if (picture.image.isNull())
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return {};
}

} // namespace

int PlanePicture::pixelOfRow(std::int64_t row) const
{
    return pixelOf(row, part.row, part.rows, steps.rows, image.height());
}

int PlanePicture::pixelOfColumn(std::int64_t column) const
{
    return pixelOf(column, part.column, part.columns, steps.columns, image.width());
}

std::optional<ValueRange> rangeForRecoloring(const PlanePicture& picture,
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

Result<PlanePicture> recolored(const PlanePicture& picture, const HeatmapOptions& options,
                               const ValueRange& range)
{
    PlanePicture other = picture;
    const std::optional<QSize> size = picture.options.size;
    other.options = options;
    other.options.size = size;
    other.range = range;
    BLOSCOPE_CHECK(paint(other));
    return other;
}

Result<PlanePicture> makePicture(const CellSource& source, const PictureRequest& request,
                                 const Job& job)
{
    PlanePicture picture{request.plane, request.part, request.options, {}, {}, {}, {}, {}, {}};
    picture.steps = stepsWithin(request.budget, request.part, request.blocks);
    const CellRect samples = picture.samples();
    const Tiles tiles(samples, request.blocks, picture.steps);
    NumberSample numbers(samples.rows * samples.columns);
    std::optional<PlaneReducer> reducer = reducerFor(samples, request.options, tiles);
    BLOSCOPE_CHECK(tiles.forEach([&](const CellRect& tile) -> Result<> {
        BLOSCOPE_TRY(NumberPlane piece, readPiece(source, request, picture.steps, tile, job));
        if (!request.range)
            numbers.add(piece.numbers);
        if (reducer)
            reducer->add(piece, tile.row, tile.column);
        else
            takeAsItIs(std::move(piece), picture);
        return {};
    }));
    if (reducer) {
        picture.counts = reducer->counts();
        picture.numbers = reducer->result();
        reducer.reset(); // it is larger than the picture
    }
    if (request.range) {
        picture.range = *request.range;
    } else {
        const bool isSample = numbers.isSample() || picture.isSampled();
        const std::vector<double> sample = std::move(numbers).take();
        picture.range = pictureRange(sample, request.options);
        picture.distribution = distributionOf(sample, request.options.scale);
        picture.distribution->isSample = isSample;
    }
    BLOSCOPE_CHECK(paint(picture));
    return picture;
}

} // namespace bloscope
