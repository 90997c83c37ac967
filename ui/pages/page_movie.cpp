#include "ui/pages/page_movie.h"

#include "core/cells/overlay_source.h"
#include "core/export/sink.h"
#include "core/picture/slice_movie.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document.h"
#include "ui/document/value_changes.h"
#include "ui/export/movie_dialog.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/pane_overlay.h"
#include "ui/pages/array_page.h"
#include "ui/pages/page_export.h"
#include "ui/picture/plane_picture.h"
#include "ui/plane/heatmap_look.h"
#include "ui/text/error_text.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

constexpr int outlineWidth = 2; // pixels, as in the heatmap

// The rows or columns of a picture that are seen along a side of a frame.
std::vector<int> seenAlong(int pixels, std::int64_t cells, bool isFlipped,
                           const std::function<int(std::int64_t cell)>& pixelOf)
{
    std::vector<int> seen;
    for (int pixel = -outlineWidth; pixel < pixels + outlineWidth; ++pixel) {
        const bool isInside = pixel >= 0 && pixel < pixels;
        const std::int64_t cell =
            (2 * std::int64_t(pixel) + 1) * cells / (2 * std::int64_t(pixels));
        seen.push_back(isInside ? pixelOf(isFlipped ? cells - 1 - cell : cell) : -1);
    }
    return seen;
}

// An overlay as it lies over the heatmap, for a worker. Numbers that are no labels have the range
// that is seen now in all frames.
SliceMovie::Draw overlayDrawing(const HeatmapOverlay& overlay, const PlaneFlips& flips)
{
    const auto drawn = overlay.drawn();
    if (!drawn)
        return {};
    return [array = *drawn, look = overlay.look(), seenRange = overlay.drawing().range(),
            flips](const PicturePlane& plane, PicturePixels& frame, const Job& job) -> Result<> {
        const PicturePlane above(sliceOfOverlay(plane.slice(), array.array->shape()));
        HeatmapOptions options = look.colors;
        options.size = PixelSize{frame.width, frame.height};
        const auto range = options.map->isPalette() ? std::nullopt : seenRange;
        const PicturePlane cells(plane.slice());
        BLOSCOPE_TRY(const PlanePicture picture,
                     makePicture(*array.cells,
                                 {cells, cells.all(), planeBlocksOf(*array.array, above),
                                  fullBudget, options, range},
                                 job));
        const SeenPixels seen{
            seenAlong(frame.height, cells.rows(), flips.rows,
                      [&](std::int64_t row) { return picture.pixelOfRow(row); }),
            seenAlong(frame.width, cells.columns(), flips.columns,
                      [&](std::int64_t column) { return picture.pixelOfColumn(column); }),
            outlineWidth};
        QImage image(reinterpret_cast<uchar*>(frame.colors.data()), frame.width, frame.height,
                     QImage::Format_ARGB32);
        QPainter(&image).drawImage(0, 0, paintOverlay(picture, seen, look));
        return {};
    };
}

// What is seen in the heatmap and in no frame.
QString leftOutOf(const ArrayPage& page)
{
    const QString computed = page.findChild<HeatmapView*>()->exportOffer().computedName;
    return computed.isEmpty() ? QString()
                              : ArrayPage::tr("Not in the movie: %1. Its frames are slices of the "
                                              "array.")
                                    .arg(computed);
}

// As the heatmap draws it; nothing where there is no plane of numbers.
std::optional<SliceMovie> movieOf(const ArrayPage& page)
{
    const auto* heatmap = page.findChild<HeatmapView*>();
    const Document& document = page.document();
    if (!heatmap || !page.currentView() || !heatmap->look().source() ||
        !heatmap->look().source()->dtype().isNumeric())
        return {};
    const HeatmapLook& look = heatmap->look();
    SliceMovie movie;
    movie.source = look.source();
    movie.array = document.array();
    movie.plane = planeIn(look.colors(), document.slice());
    if (!movie.plane.rowDimension() || !movie.plane.columnDimension() || document.slice().isEmpty())
        return {};
    movie.options = look.drawnOptions();
    movie.cellHeight = look.cellHeight(movie.plane).value_or(1);
    movie.flips = look.flips();
    movie.drawOver = overlayDrawing(heatmap->overlay(), movie.flips);
    return movie;
}

std::vector<MovieDimension> dimensionsFor(SliceMovie movie, const Document& document)
{
    std::vector<MovieDimension> dimensions;
    const Shape& shape = document.array()->shape();
    for (movie.dimension = 0; movie.dimension < shape.size(); ++movie.dimension)
        if (shape[movie.dimension] > 1 && checkDimension(movie))
            dimensions.push_back({movie.dimension, document.dimensionLabels().name(movie.dimension),
                                  shape[movie.dimension]});
    return dimensions;
}

QString endingOf(MovieFormat format)
{
    return QString::fromLatin1(wordIn(movieWords, format));
}

void startMovie(ArrayPage& page, Scheduler& scheduler, const SliceMovie& movie, MovieFormat format,
                const QString& target)
{
    auto* job = new LongJob(ArrayPage::tr("Exporting %1").arg(QFileInfo(target).fileName()));
    page.adopt(job);
    page.startWriting(job, scheduler, target,
                      [movie, format, path = filePath(target),
                       source = filePath(page.document().path())](const Job& work) -> Result<> {
                          BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                                       fileSink(path, source, work.stop));
                          BLOSCOPE_CHECK(writeMovie(movie, format, *sink, work));
                          return sink->commit();
                      });
}

void askWhereMovieGoes(ArrayPage& page, Scheduler& scheduler, const SliceMovie& movie,
                       MovieFormat format)
{
    const QString ending = endingOf(format);
    auto* dialog = new QFileDialog(&page, ArrayPage::tr("Export Movie"), exportFolderOf(page),
                                   ArrayPage::tr("Movies (*.%1)").arg(ending));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(QFileInfo(page.document().path()).completeBaseName() + '.' + ending);
    QObject::connect(dialog, &QFileDialog::fileSelected, &page,
                     [&page, &scheduler, movie, format](const QString& target) {
                         startMovie(page, scheduler, movie, format, target);
                     });
    dialog->open();
}

// What one export leaves for the next, as long as the program runs.
MovieChoice& lastMovieChoice()
{
    static MovieChoice choice;
    return choice;
}

void askForMovie(ArrayPage& page, Scheduler& scheduler)
{
    const auto movie = movieOf(page);
    auto dimensions =
        movie ? dimensionsFor(*movie, page.document()) : std::vector<MovieDimension>();
    if (dimensions.empty()) // by now
        return;
    auto* dialog = new MovieDialog(*movie, std::move(dimensions), leftOutOf(page), &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setChoice(lastMovieChoice());
    QObject::connect(dialog, &QDialog::accepted, &page, [&page, &scheduler, dialog] {
        lastMovieChoice() = dialog->choice();
        askWhereMovieGoes(page, scheduler, dialog->wanted(), dialog->format());
    });
    dialog->open();
}

} // namespace

bool canExportMovie(const ArrayPage& page)
{
    const auto movie = movieOf(page);
    return movie && !dimensionsFor(*movie, page.document()).empty();
}

void exportMovieFrom(ArrayPage& page, Scheduler& scheduler)
{
    whenSettled(page.document(), &page, [&page, &scheduler] { askForMovie(page, scheduler); });
}

} // namespace bloscope
