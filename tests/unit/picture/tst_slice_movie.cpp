#include "core/picture/slice_movie.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QTest>
#include <optional>
#include <stop_token>
#include <webp/demux.h>

namespace bloscope::tst_slice_movie {

using namespace test;

namespace {

struct Frame {
    QImage image;
    int milliseconds = 0;
};

std::vector<Frame> framesOfGif(const std::string& bytes)
{
    QByteArray data = QByteArray::fromStdString(bytes);
    QBuffer buffer(&data);
    QImageReader reader(&buffer, "gif");
    std::vector<Frame> frames;
    for (QImage image; reader.read(&image);)
        frames.push_back({image.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay()});
    return frames;
}

std::vector<Frame> framesOfWebP(const std::string& bytes)
{
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA;
    WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, &options);
    WebPAnimInfo info{};
    WebPAnimDecoderGetInfo(decoder, &info);
    std::vector<Frame> frames;
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder)) {
        std::uint8_t* pixels = nullptr;
        int end = 0;
        WebPAnimDecoderGetNext(decoder, &pixels, &end);
        frames.push_back({QImage(pixels, static_cast<int>(info.canvas_width),
                                 static_cast<int>(info.canvas_height), QImage::Format_RGB32)
                              .copy(),
                          end - std::exchange(before, end)});
    }
    WebPAnimDecoderDelete(decoder);
    return frames;
}

} // namespace

class TestSliceMovie : public QObject {
    Q_OBJECT

 private slots:
    void drawsAPlaneAfterTheOther_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("gif") << static_cast<int>(MovieFormat::Gif);
        QTest::newRow("webp") << static_cast<int>(MovieFormat::WebP);
    }
    // A cell is two by two pixels; the range is that of all of the array.
    void drawsAPlaneAfterTheOther()
    {
        QFETCH(int, format);
        SliceMovie movie = movieOf(0, {0, 3, 2});
        movie.options.range.kind = RangeChoice::Kind::MinMax;
        movie.options.size = PixelSize{8, 6};
        movie.rate = 4;
        movie.flips.rows = true;
        std::string bytes;
        QCOMPARE(
            orAbort(writeMovie(movie, static_cast<MovieFormat>(format), *memorySink(bytes), {})),
            (ValueRange{0, 59}));
        const std::vector<Frame> frames =
            format == static_cast<int>(MovieFormat::Gif) ? framesOfGif(bytes) : framesOfWebP(bytes);
        QCOMPARE(frames.size(), 3U);
        for (std::size_t i = 0; i < frames.size(); ++i) {
            QCOMPARE(frames[i].image.size(), QSize(8, 6));
            QCOMPARE(frames[i].milliseconds, 250);
            for (int y = 0; y < 6; ++y)
                for (int x = 0; x < 8; ++x) {
                    const auto number = 24 * static_cast<int>(i) + 4 * (2 - y / 2) + x / 2;
                    const Rgb expected = movie.options.map->at(number / 59.0);
                    QCOMPARE(frames[i].image.pixel(x, y), expected);
                }
        }
    }

    void playsFramesThatAreAlike()
    {
        const OpenedArray zeros(unstoredArrayFrame({5, 3, 4}, {5, 3, 4}, {5, 3, 4}, "<i2"));
        SliceMovie movie = movieOf(0, {0, 5, 1});
        movie.source = zeros.source();
        movie.array = zeros.reader().array();
        std::string bytes;
        QVERIFY(writeMovie(movie, MovieFormat::Gif, *memorySink(bytes), {}));
        QCOMPARE(framesOfGif(bytes).size(), 5U);
    }

    void writesMp4()
    {
        if (!checkMovieFormat(MovieFormat::Mp4))
            QSKIP("ffmpeg is not installed");
        std::string bytes;
        SliceMovie movie = movieOf(0, {0, 5, 1});
        movie.options.size = PixelSize{33, 17}; // which has odd sides
        orAbort(writeMovie(movie, MovieFormat::Mp4, *memorySink(bytes), {}));
        QCOMPARE(bytes.substr(4, 4), std::string("ftyp"));
        QVERIFY(bytes.find("moov") < bytes.find("mdat")); // it plays while it is loaded
    }

    void choosesASize_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<double>("cellHeight");
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << Shape{2, 3, 4} << 1.0 << QSize(320, 240);
        QTest::newRow("a pixel for each cell") << Shape{2, 500, 400} << 1.0 << QSize(400, 500);
        QTest::newRow("large") << Shape{2, 1280, 2560} << 1.0 << QSize(1280, 640);
        QTest::newRow("high cells") << Shape{2, 100, 400} << 2.5 << QSize(400, 250);
        QTest::newRow("a long table") << Shape{2, 1000, 3} << 1.0 << QSize(250, 1000);
    }
    void choosesASize()
    {
        QFETCH(Shape, shape);
        QFETCH(double, cellHeight);
        QFETCH(QSize, size);
        SliceMovie movie;
        movie.plane = PicturePlane(Slice::firstPlane(shape));
        movie.indices = {0, 2, 1};
        movie.cellHeight = cellHeight;
        const MovieShape found = shapeOf(movie);
        QCOMPARE(QSize(found.width, found.height), size);
    }

    void refusesWhatIsTooMuch_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qint64>("frames");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, MovieFormat format, QSize size, qint64 frames,
                            const char* said) {
            QTest::newRow(name) << static_cast<int>(format) << size << frames << QString(said);
        };
        row("frames", MovieFormat::Gif, {10, 10}, 1'000'000,
            "the movie would have 1 000 000 frames, 10 000 is the maximum; write only every 100th");
        row("pixels", MovieFormat::Gif, {5000, 10}, 10,
            "a frame would have 5000 x 10 pixels, 4096 is the maximum of a side");
        row("memory", MovieFormat::WebP, {4000, 4000}, 100,
            "100 frames of 4000 x 4000 pixels are too many for WebP; choose a smaller size, fewer "
            "frames or another format");
        row("nothing", MovieFormat::Gif, {4000, 4000}, 100, "");
    }
    void refusesWhatIsTooMuch()
    {
        QFETCH(int, format);
        QFETCH(QSize, size);
        QFETCH(qint64, frames);
        QFETCH(QString, said);
        const Result<> checked = checkMovieShape(static_cast<MovieFormat>(format),
                                                 {size.width(), size.height(), frames});
        QCOMPARE(checked ? QString() : QString::fromStdString(checked.error().text()), said);
    }

    void refusesADimensionOfTheFrames()
    {
        std::string bytes;
        const auto written =
            writeMovie(movieOf(2, {0, 4, 1}), MovieFormat::Gif, *memorySink(bytes), {});
        QVERIFY(!written && written.error().kind() == ErrorKind::Usage);
        QCOMPARE(bytes, std::string());
    }

    void endsWhenItIsStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        std::string bytes;
        const auto written = writeMovie(movieOf(0, {0, 5, 1}), MovieFormat::Gif, *memorySink(bytes),
                                        {stop.get_token(), nullptr});
        QVERIFY(!written && written.error().kind() == ErrorKind::Cancelled);
    }

 private:
    SliceMovie movieOf(std::size_t dimension, DimensionSlice indices) const
    {
        return {m_array.source(), m_array.reader().array(),
                PicturePlane(Slice::firstPlane({5, 3, 4})), dimension, indices};
    }

    const OpenedArray m_array{arrayFrame({5, 3, 4}, "<i2", counted<std::int16_t>(60))};
};

const Registered<TestSliceMovie> registered;

} // namespace bloscope::tst_slice_movie

#include "tst_slice_movie.moc"
