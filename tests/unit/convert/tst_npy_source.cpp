#include "core/convert/npy_source.h"

#include "core/base/checked.h"
#include "core/export/npy_writer.h"
#include "tests/support/calm_pool.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_npy_source {

using namespace test;

namespace {

ByteBuffer bytesOf(const QByteArray& text)
{
    const auto bytes = std::as_bytes(std::span(text.data(), static_cast<std::size_t>(text.size())));
    return {bytes.begin(), bytes.end()};
}

// A file of version 1.0 with this dictionary, and behind it 0, 1, 2, ... of 4 bytes.
ByteSourcePtr fileWith(const QByteArray& dictionary, std::size_t elements = 24)
{
    QByteArray header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(dictionary.size() & 0xff);
    header += static_cast<char>(dictionary.size() >> 8);
    ByteBuffer file = bytesOf(header + dictionary);
    const ByteBuffer body = counted<std::int32_t>(elements);
    file.insert(file.end(), body.begin(), body.end());
    return memorySource(std::move(file));
}

std::vector<std::int32_t> valuesOf(const CellSource& source, const CellBox& box)
{
    const auto cells = source.read(sliceOfBox(source.shape(), box));
    if (!cells)
        return {};
    std::vector<std::int32_t> values(cells->bytes.size() / sizeof(std::int32_t));
    std::ranges::copy(cells->bytes, reinterpret_cast<std::byte*>(values.data()));
    return values;
}

} // namespace

class TestNpySource : public QObject {
    Q_OBJECT

 private slots:
    void readsBoxes_data()
    {
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<Shape>("first");
        QTest::addColumn<Shape>("count");
        QTest::addColumn<std::vector<std::int32_t>>("values");
        using Values = std::vector<std::int32_t>;
        const QByteArray c("False");
        const QByteArray fortran("True");
        QTest::newRow("row") << c << Shape{1, 2, 0} << Shape{1, 1, 4} << Values{20, 21, 22, 23};
        QTest::newRow("column") << c << Shape{0, 1, 3} << Shape{2, 1, 1} << Values{7, 19};
        QTest::newRow("box") << c << Shape{0, 1, 1} << Shape{2, 2, 2}
                             << Values{5, 6, 9, 10, 17, 18, 21, 22};
        QTest::newRow("whole plane") << c << Shape{1, 0, 0} << Shape{1, 3, 4}
                                     << Values{12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23};
        QTest::newRow("nothing") << c << Shape{0, 0, 0} << Shape{2, 0, 4} << Values{};
        QTest::newRow("Fortran row")
            << fortran << Shape{1, 2, 0} << Shape{1, 1, 4} << Values{5, 11, 17, 23};
        QTest::newRow("Fortran box")
            << fortran << Shape{0, 1, 1} << Shape{2, 2, 2} << Values{8, 14, 10, 16, 9, 15, 11, 17};
    }
    void readsBoxes()
    {
        QFETCH(QByteArray, order);
        QFETCH(Shape, first);
        QFETCH(Shape, count);
        QFETCH(std::vector<std::int32_t>, values);
        const auto source = openNpy(
            fileWith("{'descr': '<i4', 'fortran_order': " + order + ", 'shape': (2, 3, 4), }\n"),
            calmPool());
        QVERIFY2(source, source ? "" : source.error().text().c_str());
        QCOMPARE((*source)->shape(), (Shape{2, 3, 4}));
        QCOMPARE(valuesOf(**source, {first, count}), values);
    }

    void readsScalars()
    {
        const auto source = openNpy(
            fileWith("{'descr': '<i4', 'fortran_order': False, 'shape': ()}", 1), calmPool());
        QVERIFY(source);
        QCOMPARE(valuesOf(**source, {}), std::vector<std::int32_t>{0});
    }

    void readsWhatIsExported()
    {
        const auto dtype = parseDType("[('a', '<i4'), ('b', '>f8', (2,))]", {});
        QVERIFY(dtype);
        ByteBuffer file = bytesOf(QByteArray::fromStdString(npyHeader(*dtype, {3})));
        file.resize(file.size() + 3 * dtype->itemsize);
        const auto source = openNpy(memorySource(std::move(file)), calmPool());
        QVERIFY2(source, source ? "" : source.error().text().c_str());
        QCOMPARE((*source)->dtype(), *dtype);
        QCOMPARE((*source)->shape(), (Shape{3}));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("dictionary");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* dictionary, const char* reason) {
            QTest::newRow(name) << QByteArray(dictionary) << reason;
        };
        row("objects", "{'descr': '|O', 'fortran_order': False, 'shape': (3,), }",
            "npy: its elements are Python objects, which are not supported");
        row("objects in a field", "{'descr': [('a', '|O')], 'fortran_order': False, 'shape': (3,)}",
            "npy: its elements are Python objects, which are not supported");
        row("too many elements", "{'descr': '<i4', 'fortran_order': False, 'shape': (25,)}",
            "npy: a shape of (25,) with elements of 4 bytes does not match the 96 bytes after its "
            "header");
        row("more than can be counted",
            "{'descr': '<i4', 'fortran_order': False, 'shape': (9223372036854775807, 9)}",
            "npy: a shape of (9223372036854775807, 9) with elements of 4 bytes does not match the "
            "96 bytes after its header");
        row("too few elements", "{'descr': '<i4', 'fortran_order': False, 'shape': (23,)}",
            "npy: a shape of (23,) with elements of 4 bytes does not match the 96 bytes after its "
            "header");
        row("negative extent", "{'descr': '<i4', 'fortran_order': False, 'shape': (-1,)}",
            "npy: its shape contains something that is not a size");
        row("no shape", "{'descr': '<i4', 'fortran_order': False}",
            "npy: its header does not have exactly one \"shape\"");
        row("two shapes", "{'descr': '<i4', 'fortran_order': False, 'shape': (1,), 'shape': (2,)}",
            "npy: its header does not have exactly one \"shape\"");
        row("no order", "{'descr': '<i4', 'fortran_order': 1, 'shape': (1,)}",
            "npy: its fortran_order is neither True nor False");
        row("no dictionary", "(1, 2)", "npy: its header is not a dictionary");
        row("shape of words", "{'descr': '<i4', 'fortran_order': False, 'shape': None}",
            "npy: its shape is not a tuple");
    }
    void refuses()
    {
        QFETCH(QByteArray, dictionary);
        const auto refused = openNpy(fileWith(dictionary), calmPool());
        QVERIFY(!refused);
        QTEST(QString::fromStdString(refused.error().text()), "reason");
    }

    void refusesWhatIsCutOff()
    {
        const auto whole = fileWith("{'descr': '<i4', 'fortran_order': False, 'shape': (24,)}");
        const ByteBuffer bytes = *readBytes(*whole, 0, whole->size());
        for (std::size_t size = 0; size < bytes.size(); ++size)
            QVERIFY(!openNpy(
                memorySource(ByteBuffer(bytes.begin(), bytes.begin() + std::ptrdiff_t(size))),
                calmPool()));
    }
};

const Registered<TestNpySource> registered;

} // namespace bloscope::tst_npy_source

#include "tst_npy_source.moc"
