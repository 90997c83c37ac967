#include "core/export/tiff_writer.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <complex>
#include <memory>
#include <tiffio.h>

namespace bloscope::tst_tiff_writer {

using namespace test;

namespace {

using TiffPtr = std::unique_ptr<TIFF, decltype(&TIFFClose)>;

DType dtypeOf(const char* text)
{
    const auto dtype = parseDType(text, Limits());
    if (!dtype)
        qFatal("%s", dtype.error().text().c_str());
    return *dtype;
}

// What libtiff reads of a page: bytes in the order of this machine.
struct Page {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::uint16_t bits = 0;
    std::uint16_t format = 0;
    std::uint16_t samples = 0;
    std::uint16_t photometric = 0;
    std::string pixels = {};
};

Page pageOf(TIFF* tiff)
{
    Page page;
    TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &page.columns);
    TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &page.rows);
    TIFFGetField(tiff, TIFFTAG_BITSPERSAMPLE, &page.bits);
    TIFFGetField(tiff, TIFFTAG_SAMPLEFORMAT, &page.format);
    TIFFGetField(tiff, TIFFTAG_SAMPLESPERPIXEL, &page.samples);
    TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &page.photometric);
    for (std::uint32_t strip = 0; strip < TIFFNumberOfStrips(tiff); ++strip) {
        std::string pixels(std::size_t(TIFFStripSize(tiff)), '\0');
        const auto count =
            TIFFReadEncodedStrip(tiff, strip, pixels.data(), tmsize_t(pixels.size()));
        page.pixels += pixels.substr(0, std::size_t(std::max<tmsize_t>(0, count)));
    }
    return page;
}

TiffImage greys(std::int64_t pages, std::int64_t rows, std::int64_t columns, const char* dtype)
{
    return {dtypeOf(dtype), pages, rows, columns};
}

template <class T>
std::string bytesOfCounted(std::size_t first, std::size_t count)
{
    std::string bytes;
    for (std::size_t i = first; i < first + count; ++i) {
        const T value(static_cast<T>(i));
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    return bytes;
}

} // namespace

// Files are read by libtiff itself, and by tifffile, which has a decoder of its own.
class TestTiffWriter : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void writesAPageForEachPlane()
    {
        const OpenedArray array(
            arrayFrame({2, 3, 5}, {1, 2, 3}, {1, 1, 2}, "<u2", counted<std::uint16_t>(30)));
        const TiffPtr tiff = written(array, array.slice());
        QVERIFY(tiff);
        for (std::size_t number = 0; number < 2; ++number) {
            const Page page = pageOf(tiff.get());
            QCOMPARE(page.columns, 5U);
            QCOMPARE(page.rows, 3U);
            QCOMPARE(int(page.samples), 1);
            QCOMPARE(int(page.photometric), PHOTOMETRIC_MINISBLACK);
            QCOMPARE(page.pixels, bytesOfCounted<std::uint16_t>(15 * number, 15));
            QCOMPARE(TIFFReadDirectory(tiff.get()), number == 0 ? 1 : 0);
        }
    }

    void writesTypesAsTheyAre_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<ByteBuffer>("elements");
        QTest::addColumn<int>("format");
        QTest::addColumn<std::string>("pixels");
        const auto row = [](const char* dtype, const ByteBuffer& elements, int format,
                            const std::string& pixels) {
            QTest::newRow(dtype) << QByteArray(dtype) << elements << format << pixels;
        };
        row("|u1", counted<std::uint8_t>(6), SAMPLEFORMAT_UINT, bytesOfCounted<std::uint8_t>(0, 6));
        row("|b1", counted<std::uint8_t>(6), SAMPLEFORMAT_UINT, bytesOfCounted<std::uint8_t>(0, 6));
        row("<i2", counted<std::int16_t>(6), SAMPLEFORMAT_INT, bytesOfCounted<std::int16_t>(0, 6));
        row("<u4", counted<std::uint32_t>(6), SAMPLEFORMAT_UINT,
            bytesOfCounted<std::uint32_t>(0, 6));
        row("<i8", counted<std::int64_t>(6), SAMPLEFORMAT_INT, bytesOfCounted<std::int64_t>(0, 6));
        row("<f4", counted<float>(6), SAMPLEFORMAT_IEEEFP, bytesOfCounted<float>(0, 6));
        row("<f8", counted<double>(6), SAMPLEFORMAT_IEEEFP, bytesOfCounted<double>(0, 6));
        row("<c8", counted<std::complex<float>>(6), SAMPLEFORMAT_COMPLEXIEEEFP,
            bytesOfCounted<std::complex<float>>(0, 6));
    }
    void writesTypesAsTheyAre()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(ByteBuffer, elements);
        const OpenedArray array(arrayFrame({2, 3}, dtype.toStdString(), elements));
        const TiffPtr tiff = written(array, array.slice());
        QVERIFY(tiff);
        const Page page = pageOf(tiff.get());
        QCOMPARE(int(page.bits), int(8 * dtypeOf(dtype.constData()).itemsize));
        QTEST(int(page.format), "format");
        QTEST(page.pixels, "pixels");
    }

    void followsTheByteOrder()
    {
        ByteBuffer elements = counted<std::uint16_t>(6);
        for (std::size_t i = 0; i < elements.size(); i += 2)
            std::swap(elements[i], elements[i + 1]);
        const OpenedArray array(arrayFrame({2, 3}, ">u2", elements));
        const TiffPtr tiff = written(array, array.slice());
        QVERIFY(tiff);
        QVERIFY(TIFFIsBigEndian(tiff.get()));
        QCOMPARE(pageOf(tiff.get()).pixels, bytesOfCounted<std::uint16_t>(0, 6));
    }

    void makesColoursOfALastDimension_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("rows");
        QTest::newRow("red, green, blue") << QByteArray(":, :, :, :3") << 3 << 4;
        QTest::newRow("with opacity") << QByteArray("") << 4 << 4;
        QTest::newRow("two") << QByteArray("0, :, :, :2") << 1 << 5;
        QTest::newRow("of a line") << QByteArray("0, 0, :, :") << 1 << 5;
    }
    void makesColoursOfALastDimension()
    {
        QFETCH(QByteArray, slice);
        const OpenedArray array(arrayFrame({2, 4, 5, 4}, "|u1", counted<std::uint8_t>(160)));
        const TiffPtr tiff = written(array, array.slice(slice.constData()));
        QVERIFY(tiff);
        const Page page = pageOf(tiff.get());
        QTEST(int(page.samples), "samples");
        QTEST(int(page.rows), "rows");
        QCOMPARE(int(page.photometric),
                 page.samples == 1 ? PHOTOMETRIC_MINISBLACK : PHOTOMETRIC_RGB);
        QCOMPARE(int(page.pixels[1]), 1);
    }

    void tellsHowFarApartPixelsAre_data()
    {
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<float>("columns");
        QTest::addColumn<float>("rows");
        QTest::addColumn<int>("resolutionUnit");
        QTest::newRow("millimetres")
            << QByteArray("mm") << QByteArray("0") << 20.0F << 5.0F << RESUNIT_CENTIMETER;
        QTest::newRow("every second")
            << QByteArray("mm") << QByteArray("0, :, ::2") << 10.0F << 5.0F << RESUNIT_CENTIMETER;
        QTest::newRow("micrometres")
            << QByteArray("um") << QByteArray("0") << 20'000.0F << 5000.0F << RESUNIT_CENTIMETER;
        QTest::newRow("not known")
            << QByteArray("") << QByteArray("0") << 2.0F << 0.5F << RESUNIT_NONE;
    }
    void tellsHowFarApartPixelsAre()
    {
        QFETCH(QByteArray, unit);
        QFETCH(QByteArray, slice);
        QFETCH(float, columns);
        QFETCH(float, rows);
        Geometry geometry = untoldGeometry(3);
        geometry.dimensions[1].spacing = 2;
        geometry.dimensions[2].spacing = 0.5;
        for (const std::size_t dimension : {1, 2})
            geometry.dimensions[dimension].unit = unit.toStdString();
        const OpenedArray array(arrayFrame({2, 3, 4}, "|u1", counted<std::uint8_t>(24)));
        const TiffPtr tiff = written(array, array.slice(slice.constData()), &geometry);
        QVERIFY(tiff);
        float across = 0;
        float down = 0;
        std::uint16_t resolutionUnit = 0;
        QVERIFY(TIFFGetField(tiff.get(), TIFFTAG_XRESOLUTION, &across));
        QVERIFY(TIFFGetField(tiff.get(), TIFFTAG_YRESOLUTION, &down));
        QVERIFY(TIFFGetField(tiff.get(), TIFFTAG_RESOLUTIONUNIT, &resolutionUnit));
        QCOMPARE(across, columns);
        QCOMPARE(down, rows);
        QTEST(int(resolutionUnit), "resolutionUnit");
    }

    void cutsLargePagesIntoStrips()
    {
        const OpenedArray array(
            unstoredArrayFrame({3, 5000, 4000}, {1, 500, 4000}, {1, 50, 4000}, "|u1"));
        const TiffPtr tiff = written(array, array.slice());
        QVERIFY(tiff);
        QCOMPARE(TIFFNumberOfStrips(tiff.get()), 3U);
        QCOMPARE(pageOf(tiff.get()).pixels.size(), std::size_t(20'000'000));
        QCOMPARE(TIFFSetDirectory(tiff.get(), 2), 1);
        QCOMPARE(pageOf(tiff.get()).pixels.size(), std::size_t(20'000'000));
    }

    void isABigTiffAbove4GB_data()
    {
        QTest::addColumn<qint64>("pages");
        QTest::addColumn<int>("version");
        QTest::newRow("4.0 GB") << qint64(40) << 42;
        QTest::newRow("4.4 GB") << qint64(44) << 43;
    }
    void isABigTiffAbove4GB()
    {
        QFETCH(qint64, pages);
        const auto layout = tiffLayoutOf(greys(pages, 10'000, 10'000, "|u1"), {});
        QVERIFY(layout);
        QTEST(int(layout->pieces.at(0)[2]), "version");
        QVERIFY(layout->size > std::uint64_t(pages) * 100'000'000);
        QVERIFY(layout->size < std::uint64_t(pages) * 100'001'000);
    }

    void writesThousandsOfPages()
    {
        const OpenedArray array(arrayFrame({60'000, 1, 1}, "<u2", counted<std::uint16_t>(60'000)));
        const TiffPtr tiff = written(array, array.slice());
        QVERIFY(tiff);
        QCOMPARE(TIFFSetDirectory(tiff.get(), 59'999), 1);
        QCOMPARE(pageOf(tiff.get()).pixels, bytesOfCounted<std::uint16_t>(59'999, 1));
    }

    void refusesWhatDoesNotFit_data()
    {
        QTest::addColumn<TiffImage>("image");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("text") << greys(1, 2, 3, "|S2")
                              << "TIFF has no type for elements of type |S2";
        QTest::newRow("long doubles")
            << greys(1, 2, 3, "<f16") << "TIFF has no type for elements of type <f16";
        QTest::newRow("nothing") << greys(1, 0, 3, "<f4")
                                 << "TIFF does not support images without pixels";
        QTest::newRow("no pages") << greys(0, 2, 3, "<f4")
                                  << "TIFF does not support images without pixels";
        QTest::newRow("pages")
            << greys(65'536, 2, 3, "<f4")
            << "TIFF supports at most 65 535 pages that all programs can read, but "
               "this slice has 65 536";
        QTest::newRow("columns") << greys(1, 2, 4'294'967'296, "|u1")
                                 << "TIFF supports at most 4 294 967 295 pixels along a side, but "
                                    "this slice has 4 294 967 296";
        QTest::newRow("strips") << greys(1, 4'000'000'000, 4'000'000'000, "<f8")
                                << "TIFF supports at most 1 048 576 strips of pixels here, but "
                                   "this slice has 4 000 000 000";
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(TiffImage, image);
        const auto layout = tiffLayoutOf(image, {});
        QVERIFY(!layout);
        QTEST(QString::fromStdString(layout.error().text()), "sentence");
    }

    void stopsWhenItIsNoLongerWanted()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto layout = tiffLayoutOf(greys(3, 2, 2, "|u1"), {stop.get_token()});
        QVERIFY(!layout);
        QCOMPARE(layout.error().kind(), ErrorKind::Cancelled);
    }

    void isReadByOthers()
    {
        const QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
        const QString script = "import sys, tifffile\n"
                               "a = tifffile.imread(sys.argv[1])\n"
                               "print(a.dtype.str, a.shape, a.ravel().tolist())\n";
        if (python.isEmpty() || QProcess::execute(python, {"-c", "import tifffile"}) != 0)
            QSKIP("there is no tifffile for Python, which Debian has as python3-tifffile");
        const OpenedArray array(arrayFrame({2, 2, 2, 3}, "<f4", counted<float>(24)));
        QVERIFY(written(array, array.slice()));
        QProcess reading;
        reading.start(python, {"-c", script, path()});
        QVERIFY(reading.waitForFinished());
        QByteArray numbers;
        for (int i = 0; i < 24; ++i)
            numbers += (i > 0 ? ", " : "") + QByteArray::number(i) + ".0";
        QCOMPARE(reading.readAllStandardOutput(), "<f4 (4, 2, 3) [" + numbers + "]\n");
    }

 private:
    QString path() const { return m_folder->filePath("image.tif"); }

    TiffPtr written(const OpenedArray& array, const Slice& slice,
                    const Geometry* geometry = nullptr) const
    {
        const auto sink = fileSink(path().toStdString(), "");
        const auto report = sink ? writeTiff(array.reader(), slice, geometry, **sink, {})
                                 : Result<ExportReport>(sink.error());
        if (!report)
            qWarning("%s", report.error().text().c_str());
        else if (!(*sink)->commit())
            qWarning("the file is not complete");
        return {TIFFOpen(path().toLocal8Bit().constData(), "r"), &TIFFClose};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestTiffWriter, QCoreApplication> registered;

} // namespace bloscope::tst_tiff_writer

#include "tst_tiff_writer.moc"
