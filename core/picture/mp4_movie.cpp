#include "core/export/spilled_file.h"
#include "core/picture/movie_formats.h"
#include "core/system/child_process.h"

#include <fmt/format.h>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

std::vector<std::string> ffmpegCommand(const MovieShape& shape, int output)
{
    return {"ffmpeg", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "rgb24",
            "-video_size", fmt::format("{}x{}", shape.width, shape.height), "-framerate",
            fmt::format("{}", shape.rate), "-i", "pipe:0",
            // The colours of players that expect the usual ones; they know even sides only.
            "-vf", "crop=trunc(iw/2)*2:trunc(ih/2)*2", "-pix_fmt", "yuv420p", "-movflags",
            "+faststart", "-f", "mp4", "-y", ChildProcess::nameOf(output)};
}

// Written to a temporary file, in which ffmpeg goes back and forth.
class Mp4Movie final : public MovieFile {
 public:
    Mp4Movie(SpilledFile file, ChildProcess ffmpeg, Sink& to, const Job& job)
        : m_file(std::move(file)), m_ffmpeg(std::move(ffmpeg)), m_to(to), m_stop(job.stop)
    {
    }

    Result<> add(const PicturePixels& frame) override
    {
        m_bytes.clear();
        for (const Rgb color : frame.colors)
            for (int shift = 16; shift >= 0; shift -= 8)
                m_bytes.push_back(static_cast<std::byte>(color >> shift & 0xff));
        return m_ffmpeg.write(m_bytes, m_stop).within("ffmpeg");
    }

    Result<> finish() override
    {
        BLOSCOPE_CHECK(m_ffmpeg.finish(m_stop).within("ffmpeg"));
        return m_file.writeTo(m_to, {m_stop, nullptr});
    }

 private:
    SpilledFile m_file;
    ChildProcess m_ffmpeg;
    Sink& m_to;
    std::stop_token m_stop;
    ByteBuffer m_bytes;
};

} // namespace

Result<std::unique_ptr<MovieFile>> createMp4(const MovieShape& shape, Sink& to, const Job& job)
{
    if (shape.width < 2 || shape.height < 2)
        return Error{ErrorKind::Usage, "an MP4 needs at least 2 x 2 pixels; choose a larger size"};
    BLOSCOPE_TRY(SpilledFile file, SpilledFile::create());
    BLOSCOPE_TRY(ChildProcess ffmpeg,
                 ChildProcess::start(ffmpegCommand(shape, file.descriptor()), file.descriptor()));
    return std::unique_ptr<MovieFile>(
        std::make_unique<Mp4Movie>(std::move(file), std::move(ffmpeg), to, job));
}

} // namespace bloscope
