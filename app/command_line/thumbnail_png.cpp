#include "app/command_line/thumbnail_png.h"

#include "app/command_line/deadline.h"
#include "ui/picture/png_file.h"
#include "ui/picture/thumbnail.h"

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr Deadline::Duration untilExactStops = 900ms;
constexpr Deadline::Duration untilExactEnds = 1950ms;

// As much as is looked at when there is time. Otherwise coarseBudget.
constexpr PictureBudget exactBudget{256 << 20, 1 << 22};

Result<QImage> exactOrCoarse(const std::shared_ptr<const SliceReader>& reader, int side,
                             const Job& job)
{
    Deadline half(untilExactStops, untilExactEnds);
    const std::stop_callback passOn(job.stop, [&half] { half.stop(); });
    auto exact = thumbnailOf(reader, side, exactBudget, {half.token(), nullptr});
    const bool wasTooSlow = !exact && exact.error().kind() == ErrorKind::Cancelled;
    return wasTooSlow ? thumbnailOf(reader, side, coarseBudget, job) : std::move(exact);
}

} // namespace

Result<std::string> thumbnailPng(const std::shared_ptr<const SliceReader>& reader, int side,
                                 const Job& job)
{
    BLOSCOPE_TRY(const QImage image, exactOrCoarse(reader, side, job));
    std::string png;
    BLOSCOPE_CHECK(writePng(image, *memorySink(png)));
    return png;
}

} // namespace bloscope
