#include "ui/picture/exported_picture.h"

#include "ui/picture/picture_size.h"
#include "ui/picture/plane_picture.h"

namespace bloscope {

namespace {

// Looks at every cell, whatever that costs.
constexpr PictureBudget unboundedBudget{fullBudget.decodedBytes, fullBudget.decodedBytes};

// Reads the cells of a slice for its picture, once each, and counts them.
class CountingSource final : public CellSource {
 public:
    CountingSource(const ExportCells& from, ExportReport& report) : m_from(from), m_report(report)
    {
    }

    const DType& dtype() const override { return m_from.dtype(); }

    Result<Cells> read(const Slice& slice, const Job& job) const override
    {
        BLOSCOPE_TRY(Cells cells, m_from.read(slice, job));
        m_report.count(cells);
        return cells;
    }

    WorkerPool* pool() const override { return &m_from.pool(); }

 private:
    const ExportCells& m_from;
    ExportReport& m_report;
};

bool hasTwoDimensions(const Slice& slice)
{
    return slice.rowDimension() && slice.columnDimension();
}

} // namespace

Result<HeatmapPicture> pictureOfSlice(const ExportCells& from, const Slice& slice,
                                      const HeatmapOptions& options, ExportReport& report,
                                      const Job& job)
{
    const DType& dtype = from.dtype();
    const CountingSource source(from, report);
    const bool isSmaller = options.size && (options.size->height() < slice.rows() ||
                                            options.size->width() < slice.columns());
    if (!isSmaller || !hasTwoDimensions(slice) || !dtype.isNumeric() || slice.isEmpty()) {
        BLOSCOPE_TRY(const Cells cells, source.read(slice, job));
        return heatmapPicture(cells, dtype, options);
    }
    BLOSCOPE_TRY(const QSize size, pictureSize(slice.rows(), slice.columns(), options));
    const PicturePlane plane(slice);
    const PictureRequest request{plane, plane.all(), planeBlocksOf(from.array(), plane),
                                 unboundedBudget, options};
    BLOSCOPE_TRY(PlanePicture picture, makePicture(source, request, job));
    BLOSCOPE_TRY(QImage image, enlarged(std::move(picture.image), size));
    return HeatmapPicture{std::move(image), picture.range};
}

} // namespace bloscope
