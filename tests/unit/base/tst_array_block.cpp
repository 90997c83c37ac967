#include "core/base/row_major.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_array_block {

using namespace test;

using Extents = std::vector<std::int64_t>;

class TestArrayBlock : public QObject {
    Q_OBJECT

 private slots:
    void acceptsWhatFits()
    {
        const Extents shape{2, 3, 4};
        QCOMPARE(outcomeOf(checkArrayBlock("zfp", {4, shape}, 96, 3)), std::string());
        const Extents one{1};
        QCOMPARE(outcomeOf(checkArrayBlock("zfp", {300, one}, 300, 1)), std::string());
    }

    void refusesEverythingElse_data() // format.md 14.3, #73 and #74
    {
        QTest::addColumn<int>("typesize");
        QTest::addColumn<Extents>("shape");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, int typesize, Extents shape,
                            const std::string& message) {
            QTest::newRow(name) << typesize << std::move(shape) << message;
        };
        const std::string unknown =
            "ndcell needs array metadata with the block shape, which is missing";
        const auto other = [](const std::string& block) {
            return "ndcell needs array metadata that matches its blocks: " + block +
                   " are not a block of 24 bytes";
        };
        row("no array", 4, {}, unknown);
        row("no element size", 0, {2, 3}, unknown);
        row("too many dimensions", 1, {2, 3, 2, 2}, "ndcell does not support 4 dimensions");
        row("other elements", 8, {2, 3}, other("[2, 3] elements of 8 bytes"));
        row("other shape", 4, {3, 3}, other("[3, 3] elements of 4 bytes"));
        row("empty dimension", 4, {0, 3}, other("[0, 3] elements of 4 bytes"));
        row("negative dimensions", 4, {-2, -3}, other("[-2, -3] elements of 4 bytes"));
        row("a product beyond 64 bits", 4, {INT64_MAX, 3, 2},
            other("[9223372036854775807, 3, 2] elements of 4 bytes"));
        row("bytes beyond 64 bits", 8, {INT64_MAX / 2},
            other("[4611686018427387903] elements of 8 bytes"));
    }
    void refusesEverythingElse()
    {
        QFETCH(int, typesize);
        QFETCH(Extents, shape);
        const Result<> result = checkArrayBlock("ndcell", {typesize, shape}, 24, 3);
        QVERIFY(failedAs(ErrorKind::Malformed, result));
        QTEST(result.error().text(), "message");
    }
};

const Registered<TestArrayBlock> registered;

} // namespace bloscope::tst_array_block

#include "tst_array_block.moc"
