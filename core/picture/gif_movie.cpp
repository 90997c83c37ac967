#include "core/picture/indexed_picture.h"
#include "core/picture/movie_formats.h"

#include <algorithm>
#include <bit>
#include <gif_lib.h>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

constexpr int gifUnits = 100; // of a second
constexpr int colorBits = 8;

// Writes through a sink, and remembers why that failed.
struct GifOutput {
    Sink& to;
    std::optional<Error> failure = {};

    static int write(GifFileType* gif, const GifByteType* bytes, int count)
    {
        auto& output = *static_cast<GifOutput*>(gif->UserData);
        const auto all = std::span(bytes, static_cast<std::size_t>(count));
        if (const Result<> written = output.to.write(std::as_bytes(all)); !written)
            output.failure = written.error();
        return output.failure ? 0 : count;
    }
};

// What differs between two frames; a pixel, where nothing does.
struct ChangedPart {
    int left = 0;
    int top = 0;
    int width = 1;
    int height = 1;
};

ChangedPart changedPart(const PicturePixels& before, const PicturePixels& frame)
{
    int left = frame.width;
    int right = -1;
    int top = frame.height;
    int bottom = -1;
    for (int y = 0; y < frame.height; ++y) {
        const auto old = before.row(y);
        const auto row = frame.row(y);
        const auto [first, ignored] = std::ranges::mismatch(row, old);
        if (first == row.end())
            continue;
        int last = frame.width - 1;
        while (row[static_cast<std::size_t>(last)] == old[static_cast<std::size_t>(last)])
            --last;
        top = std::min(top, y);
        bottom = y;
        left = std::min(left, static_cast<int>(first - row.begin()));
        right = std::max(right, last);
    }
    return right < 0 ? ChangedPart{} : ChangedPart{left, top, right - left + 1, bottom - top + 1};
}

PicturePixels cut(const PicturePixels& picture, const ChangedPart& part)
{
    PicturePixels piece(part.width, part.height);
    for (int y = 0; y < part.height; ++y)
        std::ranges::copy(
            picture.row(part.top + y)
                .subspan(static_cast<std::size_t>(part.left), static_cast<std::size_t>(part.width)),
            piece.row(y).begin());
    return piece;
}

struct FreeColorMap {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

// As many colours as a power of two; those beyond the palette are black.
std::unique_ptr<ColorMapObject, FreeColorMap> colorMapOf(const std::vector<Rgb>& palette)
{
    const auto size = std::max<std::size_t>(2, std::bit_ceil(palette.size()));
    std::vector<GifColorType> colors(size);
    std::ranges::transform(palette, colors.begin(), [](Rgb color) {
        return GifColorType{static_cast<GifByteType>(color >> 16),
                            static_cast<GifByteType>(color >> 8), static_cast<GifByteType>(color)};
    });
    return std::unique_ptr<ColorMapObject, FreeColorMap>(
        GifMakeMapObject(static_cast<int>(size), colors.data()));
}

// GIF89a, with the extension of Netscape that plays it in a loop. Each frame stays below the next,
// of which only the part that differs is written.
class GifMovie final : public MovieFile {
 public:
    GifMovie(const MovieShape& shape, Sink& to) : m_shape(shape), m_output{to} {}
    ~GifMovie() override
    {
        if (m_gif)
            EGifCloseFile(m_gif, nullptr);
    }

    Result<> begin()
    {
        m_gif = EGifOpen(&m_output, GifOutput::write, nullptr);
        if (!m_gif)
            return Error{ErrorKind::Limit, "there is not enough memory for the movie"};
        EGifSetGifVersion(m_gif, true);
        constexpr const char* forever = "\1\0\0";
        return checked(
            EGifPutScreenDesc(m_gif, m_shape.width, m_shape.height, colorBits, 0, nullptr) &&
            EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE) &&
            EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0") &&
            EGifPutExtensionBlock(m_gif, 3, forever) && EGifPutExtensionTrailer(m_gif));
    }

    Result<> add(const PicturePixels& frame) override
    {
        const ChangedPart part = m_frames == 0 ? ChangedPart{0, 0, frame.width, frame.height}
                                               : changedPart(m_before, frame);
        IndexedPicture piece = indexed(cut(frame, part));
        const auto map = colorMapOf(piece.palette);
        if (!map)
            return Error{ErrorKind::Limit, "there is not enough memory for the movie"};
        GifByteType control[4];
        const auto delay = momentOf(m_frames + 1, m_shape.rate, gifUnits) -
                           momentOf(m_frames, m_shape.rate, gifUnits);
        const GraphicsControlBlock block{DISPOSE_DO_NOT, false, static_cast<int>(delay),
                                         NO_TRANSPARENT_COLOR};
        EGifGCBToExtension(&block, control);
        BLOSCOPE_CHECK(
            checked(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, sizeof control, control) &&
                    EGifPutImageDesc(m_gif, part.left, part.top, part.width, part.height, false,
                                     map.get())));
        for (int y = 0; y < part.height; ++y)
            BLOSCOPE_CHECK(checked(EGifPutLine(
                m_gif, piece.numbers.data() + std::ptrdiff_t(y) * part.width, part.width)));
        ++m_frames;
        m_before = frame;
        return {};
    }

    Result<> finish() override
    {
        const int closed = EGifCloseFile(std::exchange(m_gif, nullptr), nullptr);
        return checked(closed);
    }

 private:
    Result<> checked(int answer) const
    {
        if (m_output.failure)
            return *m_output.failure;
        return answer == GIF_OK ? Result<>() : Error{ErrorKind::Io, "the GIF cannot be written"};
    }

    MovieShape m_shape;
    GifOutput m_output;
    GifFileType* m_gif = nullptr;
    std::int64_t m_frames = 0;
    PicturePixels m_before;
};

} // namespace

Result<std::unique_ptr<MovieFile>> createGif(const MovieShape& shape, Sink& to)
{
    auto movie = std::make_unique<GifMovie>(shape, to);
    BLOSCOPE_CHECK(movie->begin());
    return std::unique_ptr<MovieFile>(std::move(movie));
}

} // namespace bloscope
