#include "core/array/slice.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_slice_text {

using namespace Qt::Literals;

namespace {

constexpr std::int64_t most = INT64_MAX;

DimensionSlice taken(std::int64_t start, std::int64_t count, std::int64_t step)
{
    return DimensionSlice::range(start, count, step);
}

Result<Slice> parse(const QByteArray& text, const Shape& shape)
{
    return Slice::parse(text.toStdString(), shape);
}

} // namespace

class TestSliceText : public QObject {
    Q_OBJECT

 private slots:
    // What is taken is that of Python's slice.indices().
    void clipsRangesAsNumPyDoes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("extent");
        QTest::addColumn<DimensionSlice>("taken");
        QTest::addColumn<QByteArray>("canonical");

        QTest::newRow("all") << ":"_ba << qint64(10) << taken(0, 10, 1) << "[:]"_ba;
        QTest::newRow("empty ranges of parts")
            << "::"_ba << qint64(10) << taken(0, 10, 1) << "[:]"_ba;
        QTest::newRow("from") << "3:"_ba << qint64(10) << taken(3, 7, 1) << "[3:]"_ba;
        QTest::newRow("to") << ":3"_ba << qint64(10) << taken(0, 3, 1) << "[:3]"_ba;
        QTest::newRow("both") << "2:7"_ba << qint64(10) << taken(2, 5, 1) << "[2:7]"_ba;
        QTest::newRow("step") << "::3"_ba << qint64(10) << taken(0, 4, 3) << "[::3]"_ba;
        QTest::newRow("start and step") << "1::3"_ba << qint64(10) << taken(1, 3, 3) << "[1::3]"_ba;
        QTest::newRow("all three") << "1:8:3"_ba << qint64(10) << taken(1, 3, 3) << "[1::3]"_ba;
        QTest::newRow("negative start") << "-3:"_ba << qint64(10) << taken(7, 3, 1) << "[7:]"_ba;
        QTest::newRow("negative stop") << ":-3"_ba << qint64(10) << taken(0, 7, 1) << "[:7]"_ba;
        QTest::newRow("negative both") << "-5:-2"_ba << qint64(10) << taken(5, 3, 1) << "[5:8]"_ba;
        QTest::newRow("backwards") << "::-1"_ba << qint64(10) << taken(9, 10, -1) << "[::-1]"_ba;
        QTest::newRow("backwards by three")
            << "::-3"_ba << qint64(10) << taken(9, 4, -3) << "[::-3]"_ba;
        QTest::newRow("backwards from")
            << "7::-2"_ba << qint64(10) << taken(7, 4, -2) << "[7::-2]"_ba;
        QTest::newRow("backwards to")
            << ":7:-1"_ba << qint64(10) << taken(9, 2, -1) << "[:7:-1]"_ba;
        QTest::newRow("backwards both")
            << "8:2:-2"_ba << qint64(10) << taken(8, 3, -2) << "[8:3:-2]"_ba;
        QTest::newRow("backwards negative")
            << "-2:-8:-3"_ba << qint64(10) << taken(8, 2, -3) << "[8:4:-3]"_ba;
        QTest::newRow("start before the beginning")
            << "-100:3"_ba << qint64(10) << taken(0, 3, 1) << "[:3]"_ba;
        QTest::newRow("stop past the end")
            << "7:100"_ba << qint64(10) << taken(7, 3, 1) << "[7:]"_ba;
        QTest::newRow("start past the end")
            << "100:200"_ba << qint64(10) << taken(10, 0, 1) << "[10:10]"_ba;
        QTest::newRow("backwards start past the end")
            << "100:7:-1"_ba << qint64(10) << taken(9, 2, -1) << "[:7:-1]"_ba;
        QTest::newRow("backwards stop before")
            << "3:-100:-1"_ba << qint64(10) << taken(3, 4, -1) << "[3::-1]"_ba;
        QTest::newRow("empty") << "5:5"_ba << qint64(10) << taken(5, 0, 1) << "[5:5]"_ba;
        QTest::newRow("reversed is empty")
            << "7:3"_ba << qint64(10) << taken(7, 0, 1) << "[7:7]"_ba;
        QTest::newRow("backwards reversed is empty")
            << "3:7:-1"_ba << qint64(10) << taken(3, 0, -1) << "[3:3:-1]"_ba;
        QTest::newRow("one") << "4:5"_ba << qint64(10) << taken(4, 1, 1) << "[4:5]"_ba;
        QTest::newRow("step beyond") << "::100"_ba << qint64(10) << taken(0, 1, 10) << "[::10]"_ba;
        QTest::newRow("backwards step beyond")
            << "::-100"_ba << qint64(10) << taken(9, 1, -10) << "[::-10]"_ba;
        QTest::newRow("last") << "-1:"_ba << qint64(10) << taken(9, 1, 1) << "[9:]"_ba;
        QTest::newRow("stop -1") << "0:-1"_ba << qint64(10) << taken(0, 9, 1) << "[:9]"_ba;
        QTest::newRow("nothing there") << ":"_ba << qint64(0) << taken(0, 0, 1) << "[:]"_ba;
        QTest::newRow("nothing there from") << "3:"_ba << qint64(0) << taken(0, 0, 1) << "[:]"_ba;
        QTest::newRow("nothing there backwards")
            << "::-1"_ba << qint64(0) << taken(0, 0, -1) << "[::-1]"_ba;
        QTest::newRow("nothing there by two")
            << "::2"_ba << qint64(0) << taken(0, 0, 1) << "[:]"_ba;
        QTest::newRow("plus") << "+2:+5"_ba << qint64(10) << taken(2, 3, 1) << "[2:5]"_ba;
        QTest::newRow("largest extent") << ":"_ba << qint64(most) << taken(0, most, 1) << "[:]"_ba;
        QTest::newRow("end of the largest")
            << "9223372036854775800:"_ba << qint64(most) << taken(9223372036854775800, 7, 1)
            << "[9223372036854775800:]"_ba;
        QTest::newRow("negative end of the largest")
            << "-3:"_ba << qint64(most) << taken(9223372036854775804, 3, 1)
            << "[9223372036854775804:]"_ba;
        QTest::newRow("largest backwards")
            << "::-1"_ba << qint64(most) << taken(most - 1, most, -1) << "[::-1]"_ba;
        QTest::newRow("largest step") << "::9223372036854775807"_ba << qint64(most)
                                      << taken(0, 1, most) << "[::9223372036854775807]"_ba;
        QTest::newRow("two of the largest")
            << "::9223372036854775806"_ba << qint64(most) << taken(0, 2, most - 1)
            << "[::9223372036854775806]"_ba;
        QTest::newRow("smallest step")
            << "::-9223372036854775808"_ba << qint64(most) << taken(most - 1, 1, -most)
            << "[::-9223372036854775807]"_ba;
        QTest::newRow("smallest bounds") << "-9223372036854775808:9223372036854775807"_ba
                                         << qint64(10) << taken(0, 10, 1) << "[:]"_ba;
        QTest::newRow("step of the smallest number")
            << "::-9223372036854775808"_ba << qint64(10) << taken(9, 1, -10) << "[::-10]"_ba;
    }
    void clipsRangesAsNumPyDoes()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, extent);
        QFETCH(DimensionSlice, taken);
        QFETCH(QByteArray, canonical);
        const auto slice = parse(text, {extent});
        QVERIFY2(slice, slice ? "" : slice.error().text().c_str());
        QCOMPARE((*slice)[0].start, taken.start);
        QCOMPARE((*slice)[0].count, taken.count);
        QCOMPARE((*slice)[0].step, taken.step);
        QVERIFY(!(*slice)[0].fixed);
        QCOMPARE(QByteArray::fromStdString(slice->text()), canonical);
        QCOMPARE(*parse(canonical, {extent}), *slice);
    }

    void readsWhatPeopleType_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<qint64>>("shape");
        QTest::addColumn<QByteArray>("canonical");

        using Extents = QList<qint64>;
        const Extents cube{4, 5, 6};
        QTest::newRow("nothing is everything") << ""_ba << cube << "[:, :, :]"_ba;
        QTest::newRow("empty brackets") << "[]"_ba << cube << "[:, :, :]"_ba;
        QTest::newRow("empty tuple") << " ( ) "_ba << cube << "[:, :, :]"_ba;
        QTest::newRow("missing dimensions are whole") << "2"_ba << cube << "[2, :, :]"_ba;
        QTest::newRow("brackets") << "[1, 2:, ::2]"_ba << cube << "[1, 2:, ::2]"_ba;
        QTest::newRow("no brackets") << "1,2:,::2"_ba << cube << "[1, 2:, ::2]"_ba;
        QTest::newRow("a tuple") << "(1, 2)"_ba << cube << "[1, 2, :]"_ba;
        QTest::newRow("blanks") << "\t[ 1 ,  2 : 4 , : : 2 ]\n"_ba << cube << "[1, 2:4, ::2]"_ba;
        QTest::newRow("comma at the end") << "1,"_ba << cube << "[1, :, :]"_ba;
        QTest::newRow("from the end") << "-1, -2:, :-3"_ba << cube << "[3, 3:, :3]"_ba;
        QTest::newRow("ellipsis first") << "..., 3"_ba << cube << "[:, :, 3]"_ba;
        QTest::newRow("ellipsis last") << "3, ..."_ba << cube << "[3, :, :]"_ba;
        QTest::newRow("ellipsis between") << "3,...,::-1"_ba << cube << "[3, :, ::-1]"_ba;
        QTest::newRow("ellipsis alone") << "..."_ba << cube << "[:, :, :]"_ba;
        QTest::newRow("ellipsis for nothing") << "0, 1, ..., 2"_ba << cube << "[0, 1, 2]"_ba;
        QTest::newRow("scalar, nothing") << ""_ba << Extents{} << "[]"_ba;
        QTest::newRow("scalar, tuple") << "()"_ba << Extents{} << "[]"_ba;
        QTest::newRow("scalar, brackets") << "[]"_ba << Extents{} << "[]"_ba;
        QTest::newRow("scalar, ellipsis") << "[...]"_ba << Extents{} << "[]"_ba;
        QTest::newRow("last of the largest")
            << "-1"_ba << Extents{most} << "[9223372036854775806]"_ba;
        QTest::newRow("first of the largest")
            << "-9223372036854775807"_ba << Extents{most} << "[0]"_ba;
    }
    void readsWhatPeopleType()
    {
        QFETCH(QByteArray, text);
        QFETCH(QList<qint64>, shape);
        QFETCH(QByteArray, canonical);
        const Shape extents(shape.begin(), shape.end());
        const auto slice = parse(text, extents);
        QVERIFY2(slice, slice ? "" : slice.error().text().c_str());
        QCOMPARE(QByteArray::fromStdString(slice->text()), canonical);
        QCOMPARE(*parse(canonical, extents), *slice);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");

        QTest::newRow("too large") << "0, 12"_ba
                                   << "index 12 is out of bounds for dimension 1 of size 10"_ba;
        QTest::newRow("too small") << "-6"_ba
                                   << "index -6 is out of bounds for dimension 0 of size 5"_ba;
        QTest::newRow("empty dimension") << "..., 0"_ba
                                         << "index 0 is out of bounds for dimension 2 of size 0"_ba;
        QTest::newRow("too many")
            << "0, 0, :, 0"_ba
            << "too many indices: 4 indices for an array with 3 dimensions"_ba;
        QTest::newRow("two ellipses")
            << "..., 1, ..."_ba
            << "there is a second '...' at character 9; only one is allowed"_ba;
        QTest::newRow("step 0") << "0, ::0"_ba
                                << "the step of dimension 1 is 0"_ba;
        QTest::newRow("past 64 bits")
            << "0, 9223372036854775808"_ba
            << "the number 9223372036854775808 at character 4 is too large for dimension 1"_ba;
        QTest::newRow("far past 64 bits")
            << "[:99999999999999999999999]"_ba
            << "the number 99999999999999999999999 at character 3 is too large for dimension 0"_ba;
        QTest::newRow("no number") << "0, abc"_ba
                                   << "'abc' at character 4 is neither an index nor a range "
                                      "start:stop:step of dimension 1"_ba;
        QTest::newRow("no integer") << "[1.5]"_ba
                                    << "'1.5' at character 2 is neither an index nor a range "
                                       "start:stop:step of dimension 0"_ba;
        QTest::newRow("two signs") << "+-1"_ba
                                   << "'+-1' at character 1 is neither an index nor a range "
                                      "start:stop:step of dimension 0"_ba;
        QTest::newRow("two numbers") << "1 2"_ba
                                     << "'1 2' at character 1 is neither an index nor a range "
                                        "start:stop:step of dimension 0"_ba;
        QTest::newRow("part of a range") << "1:x"_ba
                                         << "'x' at character 3 is neither an index nor a range "
                                            "start:stop:step of dimension 0"_ba;
        QTest::newRow("four parts") << "1:2:3:4"_ba
                                    << "'1:2:3:4' at character 1 has more than start:stop:step "
                                       "for dimension 0"_ba;
        QTest::newRow("nothing between commas")
            << "0,,1"_ba
            << "the index of dimension 1 is missing at character 3"_ba;
        QTest::newRow("only a comma") << "[,]"_ba
                                      << "the index of dimension 0 is missing at character 2"_ba;
        QTest::newRow("newaxis") << "0, np.newaxis"_ba
                                 << "'np.newaxis' at character 4: dimensions cannot be added"_ba;
        QTest::newRow("None") << "None"_ba
                              << "'None' at character 1: dimensions cannot be added"_ba;
        QTest::newRow("list")
            << "0, [1, 2]"_ba
            << "'[' at character 4: use one index or one range for each dimension, not a list"_ba;
        QTest::newRow("more lists than dimensions")
            << "0, 1, 2, (3, 4)"_ba
            << "'(' at character 10: use one index or one range for each dimension, not a list"_ba;
        QTest::newRow("more newaxis than dimensions")
            << "0, 1, 2, None"_ba
            << "'None' at character 10: dimensions cannot be added"_ba;
        QTest::newRow("open bracket") << "[0, 1"_ba
                                      << "the bracket at character 1 is not closed at the end"_ba;
        QTest::newRow("other bracket") << "(0, 1]"_ba
                                       << "the bracket at character 1 is not closed at the end"_ba;
        QTest::newRow("bracket alone") << "["_ba
                                       << "the bracket at character 1 is not closed at the end"_ba;
    }
    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const auto slice = parse(text, {5, 10, 0});
        QVERIFY(!slice);
        QCOMPARE(slice.error().kind(), ErrorKind::Usage);
        QCOMPARE(QByteArray::fromStdString(slice.error().text()), error);
    }

    void countsTheIndicesOfAScalar()
    {
        QCOMPARE(Slice::parse("0", {}).error().text(),
                 std::string("too many indices: 1 index for an array with 0 dimensions"));
    }
};

const test::Registered<TestSliceText> registered;

} // namespace bloscope::tst_slice_text

#include "tst_slice_text.moc"
