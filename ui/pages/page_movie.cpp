#include "ui/pages/page_movie.h"

#include "core/export/sink.h"
#include "core/picture/slice_movie.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document.h"
#include "ui/document/value_changes.h"
#include "ui/export/movie_dialog.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/array_page.h"
#include "ui/pages/page_export.h"
#include "ui/plane/heatmap_look.h"
#include "ui/text/error_text.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

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
    auto* dialog = new MovieDialog(*movie, std::move(dimensions), &page);
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
