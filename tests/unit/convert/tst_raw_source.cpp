#include "core/convert/flat_source.h"

#include "tests/support/calm_pool.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_raw_source {

using namespace test;

class TestRawSource : public QObject {
    Q_OBJECT

 private slots:
    void readsElements_data()
    {
        QTest::addColumn<Interpretation>("how");
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<ByteBuffer>("elements");
        QTest::newRow("a vector") << Interpretation{.dtype = "<i2"} << Shape{6}
                                  << counted<std::int16_t>(6);
        QTest::newRow("a table") << Interpretation{.dtype = ">i2", .shape = {2, -1}} << Shape{2, 3}
                                 << counted<std::int16_t>(6);
        QTest::newRow("behind a header")
            << Interpretation{.dtype = "|u1", .shape = {2, 2, 2}, .offset = 4} << Shape{2, 2, 2}
            << elementsOf<std::int16_t>({2, 3, 4, 5});
    }
    void readsElements()
    {
        QFETCH(Interpretation, how);
        const auto source = openRaw(memorySource(counted<std::int16_t>(6)), how, calmPool());
        QVERIFY2(source, source ? "" : source.error().text().c_str());
        QTEST((*source)->shape(), "shape");
        QCOMPARE((*source)->dtype(), *parseDType(how.dtype, {}));
        const auto cells = (*source)->read(Slice::whole((*source)->shape()));
        QVERIFY(cells);
        QTEST(ByteBuffer(cells->bytes.begin(), cells->bytes.end()), "elements");
    }

    void refuses_data()
    {
        QTest::addColumn<Interpretation>("how");
        QTest::addColumn<std::string>("reason");
        QTest::newRow("too few bytes")
            << Interpretation{.dtype = "<i2", .shape = {7}}
            << std::string(
                   "the shape (7,) with elements of 2 bytes needs 14 bytes, but there are 12");
        QTest::newRow("bytes left over")
            << Interpretation{.dtype = "<i2", .shape = {2, 2}, .offset = 2}
            << std::string(
                   "the shape (2, 2) with elements of 2 bytes needs 8 bytes, but there are 10");
        QTest::newRow("half an element")
            << Interpretation{.dtype = "<i8"}
            << std::string("the shape (-1,) needs a multiple of 8 bytes, but there are 12");
        QTest::newRow("objects") << Interpretation{.dtype = "[('a', 'O'), ('b', '<i4')]"}
                                 << std::string(
                                        "the elements are Python objects, which are not supported");
    }
    void refuses()
    {
        QFETCH(Interpretation, how);
        const auto refused = openRaw(memorySource(counted<std::int16_t>(6)), how, calmPool());
        QVERIFY(!refused);
        QTEST(refused.error().text(), "reason");
    }
};

const Registered<TestRawSource> registered;

} // namespace bloscope::tst_raw_source

#include "tst_raw_source.moc"
