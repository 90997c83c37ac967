#include "core/export/npy_writer.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_npy_writer {

using namespace test;

namespace {

DType dtypeOf(const char* text)
{
    const auto dtype = parseDType(text, Limits());
    if (!dtype)
        qFatal("%s", dtype.error().text().c_str());
    return *dtype;
}

// The file split at the end of the header's line.
struct Npy {
    QByteArray header;
    QByteArray elements;
};

Npy npyOf(const OpenedArray& array, const Slice& slice)
{
    std::string file;
    const auto report = writeNpy(array.reader(), slice, *memorySink(file));
    const QByteArray bytes = QByteArray::fromStdString(report ? file : report.error().text());
    const qsizetype end = bytes.indexOf('\n') + 1;
    return {bytes.first(end), bytes.sliced(end)};
}

} // namespace

class TestNpyWriter : public QObject {
    Q_OBJECT

 private slots:
    void writesTheHeaderOfVersionOne()
    {
        const QByteArray header = QByteArray::fromStdString(npyHeader(dtypeOf("<f4"), {3, 4}));
        QCOMPARE(header.first(10), QByteArray("\x93NUMPY\x01\x00\x76\x00", 10)); // 118 more
        QCOMPARE(header.sliced(10).trimmed(),
                 QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }"));
        QCOMPARE(header.size(), 128);
        QVERIFY(header.endsWith(" \n"));
    }

    void writesTuplesAsPythonDoes()
    {
        QVERIFY(npyHeader(dtypeOf("|u1"), {}).find("'shape': (), }") != std::string::npos);
        QVERIFY(npyHeader(dtypeOf("|u1"), {7}).find("'shape': (7,), }") != std::string::npos);
    }

    void alwaysAlignsTheElements()
    {
        for (std::int64_t extent = 1; extent < 1'000'000'000'000; extent *= 10)
            QCOMPARE(npyHeader(dtypeOf("<M8[25us]"), {extent, extent}).size() % 64, std::size_t(0));
    }

    void writesTheHeaderOfVersionTwoForLongTypes()
    {
        DType dtype = dtypeOf("[('a', '<i4')]");
        dtype.fields[0].name = std::string(70'000, 'x');
        const QByteArray header = QByteArray::fromStdString(npyHeader(dtype, {1}));
        QCOMPARE(header.first(8), QByteArray("\x93NUMPY\x02\x00", 8));
        QCOMPARE(header.size() % 64, 0);
        QCOMPARE(
            loadLittle<std::uint32_t>(reinterpret_cast<const std::byte*>(header.constData() + 8)),
            std::uint32_t(header.size() - 12));
    }

    void writesTheHeaderOfVersionThreeForNamesInUtf8()
    {
        const QByteArray header =
            QByteArray::fromStdString(npyHeader(dtypeOf("[('\u6771', 'u1')]"), {1}));
        QCOMPARE(header.first(8), QByteArray("\x93NUMPY\x03\x00", 8));
        QVERIFY(header.contains("{'descr': [('\u6771', '|u1')], "));
        QCOMPARE(header.size() % 64, 0);
    }

    void writesSubArraysAsFurtherDimensions()
    {
        const OpenedArray array(arrayFrame({2}, "('<i2', (2, 1))", counted<std::int16_t>(4)));
        const Npy npy = npyOf(array, array.slice());
        QVERIFY2(npy.header.contains("'descr': '<i2', 'fortran_order': False, 'shape': (2, 2, 1)"),
                 npy.header);
        QCOMPARE(npy.elements.toHex(), QByteArray("0000010002000300"));
    }

    void writesTheElementsOfASlice()
    {
        const OpenedArray array(
            arrayFrame({2, 3, 4}, {1, 2, 3}, {1, 1, 2}, ">u2", counted<std::uint16_t>(24)));
        const Npy npy = npyOf(array, array.slice("1, ::2, 1:3"));
        QVERIFY(npy.header.contains("'descr': '>u2', 'fortran_order': False, 'shape': (2, 2), }"));
        const ByteBuffer expected = elementsOf<std::uint16_t>({13, 14, 21, 22});
        QCOMPARE(npy.elements.toHex(), QByteArray::fromStdString(hexOf(expected)));
    }

    void writesTransposedSlicesAsTheyAreShown()
    {
        const OpenedArray array(arrayFrame({2, 3}, "u1", counted<std::uint8_t>(6)));
        Slice slice = array.slice();
        slice.transpose();
        const Npy npy = npyOf(array, slice);
        QVERIFY(npy.header.contains("'shape': (3, 2), }"));
        QCOMPARE(npy.elements.toHex(), QByteArray("000301040205"));
    }

    void writesScalarsAndNothing()
    {
        const OpenedArray array(arrayFrame({3}, "u1", counted<std::uint8_t>(3)));
        QVERIFY(npyOf(array, array.slice("2")).header.contains("'shape': (), }"));
        QCOMPARE(npyOf(array, array.slice("2")).elements.toHex(), QByteArray("02"));
        QVERIFY(npyOf(array, array.slice("3:")).header.contains("'shape': (0,), }"));
        QCOMPARE(npyOf(array, array.slice("3:")).elements, QByteArray());
    }

    void writesTypesAsNumPyReadsThem_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("descr");
        QTest::newRow("plain") << QByteArray("<i8") << QByteArray("'descr': '<i8'");
        QTest::newRow("time") << QByteArray("<M8[25us]") << QByteArray("'descr': '<M8[25us]'");
        QTest::newRow("structured") << QByteArray("[('a', '<i4'), ('b', '<f4')]")
                                    << QByteArray("'descr': [('a', '<i4'), ('b', '<f4')],");
        QTest::newRow("with gaps")
            << QByteArray("{'names': ['a'], 'formats': ['<i4'], 'offsets': [2], 'itemsize': 8}")
            << QByteArray("'descr': [('', '|V2'), ('a', '<i4'), ('', '|V2')],");
        QTest::newRow("overlapping")
            << QByteArray("{'names': ['a', 'b'], 'formats': ['<i8', '<i4'], 'offsets': [0, 0]}")
            << QByteArray("'descr': '|V8'");
        QTest::newRow("objects") << QByteArray("|O") << QByteArray("'descr': '|V8'");
    }

    void writesTypesAsNumPyReadsThem()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QByteArray, descr);
        const OpenedArray array(arrayFrame({2}, dtype.toStdString(), counted<std::int64_t>(2)));
        const Npy npy = npyOf(array, array.slice());
        QVERIFY2(npy.header.contains(descr), npy.header);
        QCOMPARE(npy.elements.size(), 16);
    }

    void writesZerosForWhatIsDamaged()
    {
        ByteBuffer frame =
            arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", nearlyAlike(128, std::byte{7}));
        damageBlock(frame, 0);
        const OpenedArray array(std::move(frame));
        std::string file;
        const auto report = writeNpy(array.reader(), array.slice(":, :2"), *memorySink(file));
        QVERIFY(report);
        QCOMPARE(report->damagedCells, 2U);
        QVERIFY(file.ends_with(std::string("\n\0\0\7\7", 5)));
    }
};

const Registered<TestNpyWriter> registered;

} // namespace bloscope::tst_npy_writer

#include "tst_npy_writer.moc"
