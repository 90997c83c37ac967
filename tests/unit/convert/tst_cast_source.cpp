#include "core/convert/cast_source.h"

#include "core/convert/flat_source.h"
#include "tests/support/calm_pool.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_cast_source {

using namespace test;

namespace {

// 0 to 11 as three rows of 32-bit numbers, the last of them another one.
std::unique_ptr<FlatSource> rowsEndingWith(std::int32_t last)
{
    ByteBuffer elements = counted<std::int32_t>(12);
    std::memcpy(&elements[44], &last, sizeof last);
    return *openRaw(memorySource(std::move(elements)), {.dtype = "<i4", .shape = {3, 4}},
                    calmPool());
}

} // namespace

class TestCastSource : public QObject {
    Q_OBJECT

 private slots:
    void readsTheOtherType()
    {
        const auto rows = rowsEndingWith(11);
        const auto cast = CastSource::create(*rows, *parseDType(">i2", {}), Rounding::None);
        QVERIFY(cast);
        QCOMPARE(cast->shape(), (Shape{3, 4}));
        QCOMPARE(cast->dtype().text, std::string(">i2"));
        const auto cells = cast->read(sliceOfBox({3, 4}, {{1, 2}, {2, 1}}));
        QVERIFY(cells);
        QCOMPARE(ByteBuffer(cells->bytes.begin(), cells->bytes.end()),
                 elementsOf<std::int16_t>({0x0600, 0x0a00}));
    }

    void namesTheCellThatCannotBe()
    {
        const auto rows = rowsEndingWith(300);
        const auto cast = CastSource::create(*rows, *parseDType("|u1", {}), Rounding::None);
        QVERIFY(cast);
        QVERIFY(cast->read(sliceOfBox({3, 4}, {{0, 0}, {3, 3}})));
        const auto refused = cast->read(sliceOfBox({3, 4}, {{1, 1}, {2, 3}}));
        QVERIFY(failedAs(ErrorKind::Unsupported, refused));
        QCOMPARE(refused.error().text(),
                 std::string("cell (2, 3) is 300, which '|u1' cannot represent"));
    }

    void refusesTypesWithoutNumbers()
    {
        const auto rows = rowsEndingWith(11);
        QVERIFY(failedAs(ErrorKind::Usage,
                         CastSource::create(*rows, *parseDType("<U4", {}), Rounding::None)));
    }
};

const Registered<TestCastSource> registered;

} // namespace bloscope::tst_cast_source

#include "tst_cast_source.moc"
