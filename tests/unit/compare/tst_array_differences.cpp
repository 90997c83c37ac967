#include "core/compare/array_differences.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_array_differences {

using namespace test;

class TestArrayDifferences : public QObject {
    Q_OBJECT

    static ArrayPtr arrayOf(ByteBuffer frame)
    {
        return Array::of(*Frame::open(memorySource(std::move(frame))));
    }
    static QStringList linesOf(const std::vector<NamedDifference>& differences)
    {
        QStringList lines;
        for (const NamedDifference& one : differences)
            lines << QString::fromStdString(one.name + ": " + one.a + " / " + one.b);
        return lines;
    }

 private slots:
    void findsNothingInOneAndTheSame()
    {
        const ArrayPtr array = arrayOf(arrayFrame({4}, "<i2", counted<std::int16_t>(4)));
        const ArrayDifferences found = compareArrays(*array, *array);
        QVERIFY(found.form.empty());
        QVERIFY(found.metadata.empty());
        QVERIFY(found.storage.empty());
    }

    void tellsFormFromStorage()
    {
        const ByteBuffer elements = counted<std::int32_t>(600);
        const ArrayPtr a = arrayOf(arrayFrame({20, 30}, {10, 10}, {5, 5}, "<i4", elements));
        const ArrayPtr b = arrayOf(
            arrayFrame({20, 30}, {20, 10}, {5, 10}, "<f4", elements, {.codec = 1, .level = 9}));
        const ArrayDifferences found = compareArrays(*a, *b);
        QCOMPARE(linesOf(found.form), QStringList("dtype: <i4 / <f4"));
        const QStringList storage = linesOf(found.storage);
        QVERIFY(storage.contains("chunks: (10, 10) / (20, 10)"));
        QVERIFY(storage.contains("blocks: (5, 5) / (5, 10)"));
        QVERIFY(!storage.filter("lz4").isEmpty());
        QVERIFY(found.metadata.empty()); // b2nd differs, and that has been told
    }

    void tellsMetadata()
    {
        const ByteBuffer five = {std::byte(5)};
        const ByteBuffer six = {std::byte(6)};
        const ByteBuffer elements = counted<std::int16_t>(4);
        const ArrayPtr a = arrayOf(arrayFrame({4}, "<i2", elements, {.metalayers = {{"m", five}}}));
        const ArrayPtr b = arrayOf(arrayFrame(
            {4}, "<i2", elements, {.metalayers = {{"m", six}}, .vlMetalayers = {{"v", five}}}));
        const auto found = compareArrays(*a, *b).metadata;
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0].name, std::string("m"));
        QCOMPARE(found[0].here.value_or(""), std::string("5"));
        QCOMPARE(found[0].there.value_or(""), std::string("6"));
        QCOMPARE(found[1].name, std::string("v"));
        QVERIFY(!found[1].here);
    }
};

const Registered<TestArrayDifferences> registered;

} // namespace bloscope::tst_array_differences

#include "tst_array_differences.moc"
