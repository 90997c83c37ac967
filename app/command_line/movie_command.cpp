#include "app/command_line/commands.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/export_options.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "app/command_line/picture_options.h"
#include "app/command_line/progress_line.h"
#include "core/array/slice_reader.h"
#include "core/base/text.h"
#include "core/export/sink.h"
#include "core/geometry/geometry.h"
#include "core/picture/movie_file.h"
#include "core/picture/slice_movie.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>

namespace bloscope {

namespace {

// What came of it.
struct WrittenMovie {
    MovieShape shape;
    std::size_t dimension = 0;
    std::string colors; // "colours from 0.5 to 12.0"
};

// bloscope movie FILE -o OUT.webp|OUT.gif|OUT.mp4 [--along D] [--every N] [--fps R] [--slice S]
class MovieCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    Result<MovieFormat> format() const;
    Result<WrittenMovie> write(const FoundObject& found, MovieFormat format,
                               const std::stop_token& stop) const;
    Result<SliceMovie> movieOf(const std::shared_ptr<const SliceReader>& reader,
                               const std::filesystem::path& fileAlone) const;
    Slice withoutFrameDimension(const Slice& slice) const;
    Result<std::size_t> dimensionOf(const Slice& slice, const PicturePlane& plane) const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    std::string m_key;
    std::string m_slice;
    std::optional<std::size_t> m_along;
    std::int64_t m_every = 1;
    double m_rate = MovieShape().rate;
    PngOptions m_frames;
    std::string m_output;
    OverwriteOption m_overwrite;
};

} // namespace

CLI::App* MovieCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand(
        "movie", "Write a movie of the planes along a dimension (webp, gif, mp4)");
    command->add_option("FILE", m_file, "the file to read")->required();
    command
        ->add_option("-o", m_output,
                     "the file to write: .webp, .gif, or .mp4, which needs the program ffmpeg")
        ->type_name("OUT")
        ->required();
    m_overwrite.addTo(*command);
    command->add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command
        ->add_option("--slice", m_slice,
                     "slice to use, in NumPy notation; its last two dimensions, but for that "
                     "of --along, are rows and columns; default: everything")
        ->type_name("S");
    addWholeNumber<std::size_t>(*command, "--along", m_along,
                                "dimension whose indices are the frames, counted from 0; default: "
                                "the first that is neither rows nor columns")
        ->type_name("D");
    addWholeNumber<std::int64_t>(*command, "--every", m_every,
                                 "use only every N-th index; default: 1")
        ->type_name("N")
        ->check(numberBetween<std::int64_t>(1, INT64_MAX, "a whole number from 1"));
    command
        ->add_option_function<std::string>(
            "--fps", [this](const std::string& text) { m_rate = *parseNumber<double>(text); },
            fmt::format("frames per second, {} to {}; default: {}", MovieShape::leastRate,
                        MovieShape::mostRate, m_rate))
        ->type_name("R")
        ->check(numberBetween<double>(
            MovieShape::leastRate, MovieShape::mostRate,
            fmt::format("a number from {} to {}", MovieShape::leastRate, MovieShape::mostRate)));
    command
        ->add_option("--size", m_frames.size,
                     "size of a frame in pixels; default: one pixel per cell, more of small planes")
        ->type_name("WxH");
    addFrameOptions(*command, m_frames);
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

ExitCode MovieCommand::run() const
{
    const auto format = this->format();
    if (!format)
        return fail(format.error(), ExitCode::WrongUsage);
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const Interruption interruption;
    const auto written = write(*found, *format, interruption.token());
    if (!written)
        return fail(written.error(), ExitCode::Failed);
    const std::string sentence = fmt::format(
        "{} of {} x {} pixels along dimension {}, {}",
        amountOf(static_cast<std::uint64_t>(written->shape.frames), "frame", "frames"),
        written->shape.width, written->shape.height, written->dimension, written->colors);
    if (isOutputStream(m_output))
        return complain(sentence), ExitCode::Done;
    return print(fmt::format("{}: {}\n", m_output, sentence));
}

Result<MovieFormat> MovieCommand::format() const
{
    const auto format = movieFormatOf(utf8Path(m_output));
    if (!format)
        return usageError(
            fmt::format("{}: the file name must end in .webp, .gif or .mp4", m_output));
    BLOSCOPE_CHECK(checkMovieFormat(*format).within(m_output));
    return *format;
}

Result<WrittenMovie> MovieCommand::write(const FoundObject& found, MovieFormat format,
                                         const std::stop_token& stop) const
{
    if (!found.frame)
        return usageError(m_file + ": this is not an array; name one of its leaves with --key");
    BLOSCOPE_TRY(const ArrayPtr array, m_interpretation.arrayOf(found.frame).within(m_file));
    BlockCache cache;
    WorkerPool pool;
    BLOSCOPE_TRY(
        const SliceMovie movie,
        movieOf(std::make_shared<const SliceReader>(array, cache, pool), found.fileAlone(m_file))
            .within(m_file));
    const MovieShape shape = shapeOf(movie);
    BLOSCOPE_CHECK(checkMovieShape(format, shape).within(m_file));
    BLOSCOPE_CHECK(m_overwrite.check(m_output).within(m_output));
    const ReplacedFile replaced(m_output);
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(utf8Path(m_output), utf8Path(m_file), stop));
    ProgressLine line("frames");
    BLOSCOPE_TRY(const ValueRange range,
                 writeMovie(movie, format, *sink, {stop, line.progress()}).within(m_file));
    BLOSCOPE_CHECK(sink->commit());
    replaced.tellOfOtherNames();
    return WrittenMovie{shape, movie.dimension, rangeSentence(range, array->dtype())};
}

Result<SliceMovie> MovieCommand::movieOf(const std::shared_ptr<const SliceReader>& reader,
                                         const std::filesystem::path& fileAlone) const
{
    const ArrayPtr& array = reader->array();
    if (!array->dtype().isNumeric())
        return usageError(fmt::format("elements of type {} are not numbers", array->dtype().text));
    BLOSCOPE_TRY(const Slice slice, sliceGiven(m_slice, *array, m_file, fileAlone));
    if (slice.isEmpty())
        return usageError("the slice is empty; there is nothing to draw");
    BLOSCOPE_TRY(const HeatmapOptions options, parseHeatmapOptions(m_frames, array->dtype()));
    BLOSCOPE_TRY(const auto bands, parseBandsOf(m_frames, *array));
    const Slice ofFrames = withoutFrameDimension(slice);
    const PicturePlane plane(bands ? besideBands(ofFrames, *bands).plane() : ofFrames.plane(),
                             bands);
    BLOSCOPE_TRY(const std::size_t dimension, dimensionOf(slice, plane));
    DimensionSlice indices = slice[dimension];
    indices.fixed = false;
    indices.count = (indices.count - 1) / m_every + 1;
    indices.step = indices.count > 1 ? indices.step * m_every : 1;
    const Geometry geometry = geometryOf(*array, fileAlone);
    SliceMovie movie{reader, array, plane, dimension, indices, options};
    movie.cellHeight = trueHeight(plane, geometry.spacing()).value_or(1);
    movie.flips = usualFlips(plane, geometry);
    movie.rate = m_rate;
    BLOSCOPE_CHECK(checkDimension(movie).within("--along"));
    return movie;
}

// The dimension of --along at its first index, if two others are left for the frames.
Slice MovieCommand::withoutFrameDimension(const Slice& slice) const
{
    std::size_t running = 0;
    for (std::size_t d = 0; d < slice.shape().size(); ++d)
        running += slice[d].fixed ? 0 : 1;
    Slice ofFrames = slice;
    if (m_along && *m_along < slice.shape().size() && running > 2)
        ofFrames.set(*m_along, DimensionSlice::index(slice[*m_along].start));
    return ofFrames;
}

Result<std::size_t> MovieCommand::dimensionOf(const Slice& slice, const PicturePlane& plane) const
{
    const std::size_t count = slice.shape().size();
    if (m_along && *m_along >= count)
        return usageError(
            fmt::format("--along: there is no dimension {}; the array has {}", *m_along, count));
    if (m_along)
        return *m_along;
    for (std::size_t d = 0; d < count; ++d) {
        const bool isOfFrame = d == plane.rowDimension() || d == plane.columnDimension() ||
                               (plane.bands() && plane.bands()->dimension == d);
        if (!isOfFrame && slice[d].count > 1)
            return d;
    }
    return usageError(fmt::format("the slice {} is one picture; a movie needs another dimension, "
                                  "whose indices are its frames",
                                  slice.text()));
}

std::unique_ptr<Command> makeMovieCommand()
{
    return std::make_unique<MovieCommand>();
}

} // namespace bloscope
