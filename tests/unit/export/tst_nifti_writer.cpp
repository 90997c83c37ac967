#include "core/export/nifti_writer.h"

#include "core/export/sink.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_nifti_writer {

using namespace test;

namespace {

// A field at its offset in "struct nifti_1_header" of nifti1.h.
template <class T>
T fieldAt(const std::string& file, std::size_t offset)
{
    return loadLittle<T>(bytesOf(file).data() + offset);
}

template <class T>
std::vector<T> fieldsAt(const std::string& file, std::size_t offset, std::size_t count)
{
    std::vector<T> fields;
    for (std::size_t i = 0; i < count; ++i)
        fields.push_back(fieldAt<T>(file, offset + i * sizeof(T)));
    return fields;
}

// 2 by 3 by 4 voxels of 3 by 2 by 1, which begin at 30, 20, 10.
Geometry toldGeometry()
{
    Geometry geometry = untoldGeometry(3);
    geometry.dimensions[0].spacing = 3;
    geometry.dimensions[1].spacing = 2;
    geometry.dimensions[2].spacing = 1;
    geometry.origin = {30, 20, 10};
    return geometry;
}

DType dtypeOf(const char* text)
{
    const auto dtype = parseDType(text, Limits());
    if (!dtype)
        qFatal("%s", dtype.error().text().c_str());
    return *dtype;
}

NiftiAxes oneAxis(std::int64_t count)
{
    return {{{count, 1}}, {}};
}

} // namespace

class TestNiftiWriter : public QObject {
    Q_OBJECT

 private slots:
    void writesHeaderAndVoxels()
    {
        const OpenedArray array(arrayFrame({2, 3, 4}, "<i2", counted<std::int16_t>(24)));
        const Geometry geometry = toldGeometry();
        std::string file;
        QVERIFY(writeNifti(array.reader(), array.slice(), &geometry, *memorySink(file)));
        QCOMPARE(file.size(), std::size_t(352 + 48));
        QCOMPARE(fieldAt<std::int32_t>(file, 0), 348);
        QCOMPARE(fieldsAt<std::int16_t>(file, 40, 8),
                 (std::vector<std::int16_t>{3, 4, 3, 2, 1, 1, 1, 1}));
        QCOMPARE(fieldsAt<std::int16_t>(file, 70, 2), (std::vector<std::int16_t>{4, 16}));
        QCOMPARE(fieldsAt<float>(file, 76, 4), (std::vector<float>{1, 1, 2, 3}));
        QCOMPARE(fieldsAt<float>(file, 108, 3), (std::vector<float>{352, 1, 0}));
        QCOMPARE(int(file[123]), 2); // millimetres
        QCOMPARE(fieldsAt<std::int16_t>(file, 252, 2), (std::vector<std::int16_t>{0, 1}));
        QCOMPARE(fieldsAt<float>(file, 280, 12),
                 (std::vector<float>{-1, 0, 0, -10, 0, -2, 0, -20, 0, 0, 3, 30}));
        QCOMPARE(file.substr(344, 8), std::string("n+1\0\0\0\0\0", 8));
        QCOMPARE(fieldsAt<std::int16_t>(file, 352, 3), (std::vector<std::int16_t>{0, 1, 2}));
    }

    void numbersTypes_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<int>("number"); // 0: refused
        const auto row = [](const char* dtype, int number) {
            QTest::newRow(dtype) << QByteArray(dtype) << number;
        };
        row("|b1", 2);
        row("|u1", 2);
        row("|i1", 256);
        row("<u2", 512);
        row("<i4", 8);
        row("<u4", 768);
        row("<i8", 1024);
        row("<u8", 1280);
        row("<f4", 16);
        row("<f8", 64);
        row("<c8", 32);
        row("<c16", 1792);
        row("<f2", 0);
        row("<f16", 0);
        row("<M8[s]", 0);
        row("|S2", 0);
        row("[('a', '<i4')]", 0);
    }
    void numbersTypes()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(int, number);
        const auto header = niftiHeader(dtypeOf(dtype.constData()), oneAxis(1));
        if (number == 0) {
            QVERIFY(!header);
            QVERIFY(header.error().kind() == ErrorKind::Unsupported);
            return;
        }
        QCOMPARE(header->size(), std::size_t(352));
        QCOMPARE(int(fieldAt<std::int16_t>(*header, 70)), number);
    }

    // Header and voxels have one byte order.
    void followsTheByteOrder()
    {
        const auto header = niftiHeader(dtypeOf(">f4"), oneAxis(5));
        QVERIFY(header);
        QCOMPARE(header->substr(0, 4), std::string("\0\0\x01\x5c", 4));
        QCOMPARE(header->substr(40, 4), std::string("\0\x01\0\x05", 4));
    }

    void refusesWhatDoesNotFit_data()
    {
        QTest::addColumn<int>("axes");
        QTest::addColumn<qint64>("count");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("axes") << 8 << qint64(1)
                              << "NIfTI-1 supports at most 7 axes, but this slice has 8";
        QTest::newRow("voxels")
            << 1 << qint64(40'000)
            << "NIfTI-1 supports at most 32 767 voxels along an axis, but this slice has 40 000";
        QTest::newRow("none") << 2 << qint64(0) << "NIfTI-1 does not support images without voxels";
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(int, axes);
        QFETCH(qint64, count);
        const NiftiAxes wanted{std::vector<NiftiAxes::Axis>(std::size_t(axes), {count, 1}), {}};
        const auto header = niftiHeader(dtypeOf("|u1"), wanted);
        QVERIFY(!header);
        QTEST(QString::fromStdString(header.error().text()), "sentence");
    }

    // Its order of axes and its affine.
    void isReadByOthers()
    {
        const QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
        if (python.isEmpty() || QProcess::execute(python, {"-c", "import nibabel"}) != 0)
            QSKIP("there is no nibabel for Python, which Debian has as python3-nibabel");
        const OpenedArray array(arrayFrame({2, 3, 4}, "<i2", counted<std::int16_t>(24)));
        const Geometry geometry = toldGeometry();
        const QTemporaryDir folder;
        const QString path = folder.filePath("image.nii");
        const auto sink = fileSink(path.toStdString(), "");
        QVERIFY(sink && writeNifti(array.reader(), array.slice(), &geometry, **sink));
        QVERIFY((*sink)->commit());
        QProcess reading;
        reading.start(python, {"-c",
                               "import sys, nibabel\n"
                               "i = nibabel.load(sys.argv[1])\n"
                               "a = i.get_fdata()\n"
                               "zooms = tuple(map(float, i.header.get_zooms()))\n"
                               "print(i.shape, zooms, (i.affine + 0.0).tolist(), "
                               "a[3, 2, 1], a[1, 0, 0], i.header.get_xyzt_units()[0])\n",
                               path});
        QVERIFY(reading.waitForFinished());
        QCOMPARE(reading.readAllStandardOutput(),
                 QByteArray("(4, 3, 2) (1.0, 2.0, 3.0) [[-1.0, 0.0, 0.0, -10.0], [0.0, -2.0, 0.0, "
                            "-20.0], [0.0, 0.0, 3.0, 30.0], [0.0, 0.0, 0.0, 1.0]] 23.0 1.0 mm\n"));
    }
};

const Registered<TestNiftiWriter> registered;

} // namespace bloscope::tst_nifti_writer

#include "tst_nifti_writer.moc"
