#include "app/command_line/thumbnail_png.h"

#include "app/command_line/deadline.h"
#include "app/command_line/png_writer.h"
#include "ui/picture/png_file.h"
#include "ui/picture/thumbnail.h"

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr Deadline::Duration untilExactStops = 900ms;
constexpr Deadline::Duration untilExactEnds = 1950ms;

// As much as is looked at when there is time. Otherwise coarseBudget.
constexpr PictureBudget exactBudget{256 << 20, 1 << 22};

Result<Thumbnail> exactOrCoarse(const std::shared_ptr<const SliceReader>& reader, int side,
                                const Job& job)
{
    Deadline half(untilExactStops, untilExactEnds);
    const std::stop_callback passOn(job.stop, [&half] { half.stop(); });
    auto exact = thumbnailOf(reader, side, exactBudget, {half.token(), nullptr});
    const bool wasTooSlow = !exact && exact.error().kind() == ErrorKind::Cancelled;
    return wasTooSlow ? thumbnailOf(reader, side, coarseBudget, job) : std::move(exact);
}

} // namespace

Result<PaintedThumbnail> thumbnailPng(const std::shared_ptr<const SliceReader>& reader, int side,
                                      const Job& job)
{
    BLOSCOPE_TRY(const Thumbnail thumbnail, exactOrCoarse(reader, side, job));
    PaintedThumbnail painted;
    painted.colors = rangeSentence(thumbnail.range, reader->array()->dtype());
    BLOSCOPE_CHECK(writePng(thumbnail.image, *memorySink(painted.png)));
    return painted;
}

} // namespace bloscope
