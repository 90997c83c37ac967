#include "core/picture/movie_formats.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <webp/encode.h>
#include <webp/mux.h>

namespace bloscope {

namespace {

constexpr int webpUnits = 1000;  // of a second
constexpr int losslessLevel = 3; // 0 to 9: higher ones take much longer, for little

Error noMemory()
{
    return {ErrorKind::Limit, "there is not enough memory for the movie"};
}

struct DeleteEncoder {
    void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
};

// Lossless: neighbouring numbers keep their colours. The encoder has all frames until the end.
class WebPMovie final : public MovieFile {
 public:
    WebPMovie(const MovieShape& shape, Sink& to) : m_shape(shape), m_to(to) {}

    Result<> begin()
    {
        WebPAnimEncoderOptions options;
        if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&m_config) ||
            !WebPConfigLosslessPreset(&m_config, losslessLevel))
            return Error{ErrorKind::Unsupported, "the library libwebp is of another version"};
        options.anim_params.loop_count = 0; // for ever
        m_encoder.reset(WebPAnimEncoderNew(m_shape.width, m_shape.height, &options));
        return m_encoder ? Result<>() : noMemory();
    }

    Result<> add(const PicturePixels& frame) override
    {
        WebPPicture picture;
        if (!WebPPictureInit(&picture))
            return Error{ErrorKind::Unsupported, "the library libwebp is of another version"};
        picture.use_argb = 1;
        picture.width = frame.width;
        picture.height = frame.height;
        if (!WebPPictureAlloc(&picture))
            return noMemory();
        for (int y = 0; y < frame.height; ++y)
            std::ranges::copy(frame.row(y), picture.argb + std::ptrdiff_t(y) * picture.argb_stride);
        const bool isAdded = add(&picture, m_frames);
        WebPPictureFree(&picture);
        ++m_frames;
        return isAdded ? Result<>() : failure();
    }

    Result<> finish() override
    {
        WebPData data;
        WebPDataInit(&data);
        const bool isDone =
            add(nullptr, m_frames) && WebPAnimEncoderAssemble(m_encoder.get(), &data);
        const Result<> written =
            isDone ? m_to.write(std::as_bytes(std::span(data.bytes, data.size))) : failure();
        WebPDataClear(&data);
        return written;
    }

 private:
    bool add(WebPPicture* picture, std::int64_t frame)
    {
        const auto moment = static_cast<int>(momentOf(frame, m_shape.rate, webpUnits));
        return WebPAnimEncoderAdd(m_encoder.get(), picture, moment, &m_config) != 0;
    }
    Error failure() const
    {
        const std::string why = WebPAnimEncoderGetError(m_encoder.get());
        return {ErrorKind::Io, why.empty() ? "the WebP file cannot be written" : "WebP: " + why};
    }

    MovieShape m_shape;
    Sink& m_to;
    WebPConfig m_config{};
    std::unique_ptr<WebPAnimEncoder, DeleteEncoder> m_encoder;
    std::int64_t m_frames = 0;
};

} // namespace

Result<std::unique_ptr<MovieFile>> createWebP(const MovieShape& shape, Sink& to)
{
    auto movie = std::make_unique<WebPMovie>(shape, to);
    BLOSCOPE_CHECK(movie->begin());
    return std::unique_ptr<MovieFile>(std::move(movie));
}

} // namespace bloscope
