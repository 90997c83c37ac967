#include "ui/table/slice_table_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_cell_copy {

using namespace test;

class TestCellCopy : public QObject {
    Q_OBJECT

 private slots:
    void writesTheCellsBetweenTabs();
    void writesHeaders_data();
    void writesHeaders();
    void writesBytesInEitherNotation();
    void writesPartsOfElements_data();
    void writesPartsOfElements();
    void countsWhatIsMissing();
    void knowsWhatIsTooMuch_data();
    void knowsWhatIsTooMuch();
    void countsTheBytesOfSelectedFieldsOnly();
};

void TestCellCopy::writesTheCellsBetweenTabs()
{
    OpenedFrame opened(arrayFrame({2, 3}, "<f8", elementsOf<double>({0, 1, 2, 3.5, NAN, 5})));
    const auto copy = CellCopy::make(*opened.document().reader(), opened.document().slice(),
                                     {0, 1, 2, 2}, {CellCopy::Headers::None}, {});
    QVERIFY(copy);
    QCOMPARE(copy->text, QString("1.0\t2.0\nnan\t5.0\n"));
    QCOMPARE(copy->missingCells, 0u);
}

void TestCellCopy::writesHeaders_data()
{
    QTest::addColumn<ByteBuffer>("frame");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<CellRect>("cells");
    QTest::addColumn<QString>("text");
    const ByteBuffer cube = arrayFrame({2, 3, 4}, "<i4", counted<std::int32_t>(24));
    QTest::newRow("all of a plane") << cube << "1, :, :" << CellRect{0, 0, 3, 4}
                                    << "\t0\t1\t2\t3\n0\t12\t13\t14\t15\n"
                                       "1\t16\t17\t18\t19\n2\t20\t21\t22\t23\n";
    QTest::newRow("indices of the array, backwards and with steps")
        << cube << "0, ::-1, 1::2" << CellRect{1, 0, 2, 2} << "\t1\t3\n1\t5\t7\n0\t1\t3\n";
    QTest::newRow("no columns") << arrayFrame({3}, "<f8", elementsOf<double>({0.5, NAN, -INFINITY}))
                                << ":" << CellRect{0, 0, 3, 1}
                                << "\tvalue\n0\t0.5\n1\tnan\n2\t-inf\n";
    const char* dtype = "[('a', 'u1'), ('b', 'u1', (2,))]";
    QTest::newRow("columns of parts") << arrayFrame({2}, dtype, counted<std::uint8_t>(6)) << ":"
                                      << CellRect{0, 0, 2, 2} << "\ta\tb[0]\n0\t0\t1\n1\t3\t4\n";
    QTest::newRow("parts of several columns")
        << arrayFrame({2, 2}, dtype, counted<std::uint8_t>(12)) << ":, :" << CellRect{1, 2, 1, 2}
        << "\t0 b[1]\t1 a\n1\t8\t9\n";
    QTest::newRow("texts with tabs and quotes")
        << arrayFrame({2}, "<U2", elementsOf<char32_t>({U'a', U'\t', U'"', U'b'})) << ":"
        << CellRect{0, 0, 2, 1} << "\tvalue\n0\t\"a\t\"\n1\t\"\"\"b\"\n";
    QTest::newRow("texts with line ends")
        << arrayFrame({2, 1}, "<U3", elementsOf<char32_t>({U'a', U'\n', U'b', U'\r', U'\n', 0}))
        << ":, :" << CellRect{0, 0, 2, 1} << "\t0\n0\t\"a\nb\"\n1\t\"\r\n\"\n";
}

void TestCellCopy::writesHeaders()
{
    QFETCH(ByteBuffer, frame);
    QFETCH(QString, slice);
    QFETCH(CellRect, cells);
    QFETCH(QString, text);
    OpenedFrame opened(std::move(frame));
    opened.show(slice.toUtf8());
    const auto copy = CellCopy::make(*opened.document().reader(), opened.document().slice(), cells,
                                     {CellCopy::Headers::Indices}, {});
    QVERIFY(copy);
    QCOMPARE(copy->text, text);
}

void TestCellCopy::writesBytesInEitherNotation()
{
    OpenedFrame opened(arrayFrame({2}, "S2", elementsOf<char>({'a', 'b', '\xff', 0})));
    const auto copied = [&](NumberFormat::Bytes notation) {
        return CellCopy::make(*opened.document().reader(), opened.document().slice(), {0, 0, 2, 1},
                              {CellCopy::Headers::None, notation}, {})
            ->text;
    };
    QCOMPARE(copied(NumberFormat::Bytes::AsText), QString("ab\nb'\\xff'\n"));
    QCOMPARE(copied(NumberFormat::Bytes::Literal), QString("b'ab'\nb'\\xff'\n"));
}

void TestCellCopy::writesPartsOfElements_data()
{
    QTest::addColumn<CellRect>("cells");
    QTest::addColumn<QString>("text");
    QTest::newRow("all") << CellRect{0, 0, 2, 6} << "0\t1\t2\t3\t4\t5\n6\t7\t8\t9\t10\t11\n";
    QTest::newRow("the last of the first, the first of the last")
        << CellRect{0, 2, 2, 2} << "2\t3\n8\t9\n";
    QTest::newRow("inside of one") << CellRect{1, 4, 1, 1} << "10";
    QTest::newRow("from the first into the last") << CellRect{0, 1, 1, 4} << "1\t2\t3\t4\n";
}

void TestCellCopy::writesPartsOfElements()
{
    QFETCH(CellRect, cells);
    QFETCH(QString, text);
    const auto elements = counted<std::uint8_t>(12);
    OpenedFrame opened(arrayFrame({2, 2}, "[('a', 'u1'), ('b', 'u1', (2,))]", elements));
    const auto copy = CellCopy::make(*opened.document().reader(), opened.document().slice(), cells,
                                     {CellCopy::Headers::None}, {});
    QVERIFY(copy);
    QCOMPARE(copy->text, text);
}

void TestCellCopy::countsWhatIsMissing()
{
    OpenedFrame opened(
        unstoredArrayFrame({10, 10}, {10, 10}, {10, 10}, "<i4", SpecialKind::Uninitialised));
    const auto copy = CellCopy::make(*opened.document().reader(), opened.document().slice(),
                                     {3, 3, 1, 2}, {CellCopy::Headers::None}, {});
    QVERIFY(copy);
    QCOMPARE(copy->text, QString("nan\tnan\n"));
    QCOMPARE(copy->missingCells, 2u);
}

void TestCellCopy::knowsWhatIsTooMuch_data()
{
    QTest::addColumn<CellRect>("cells");
    QTest::addColumn<int>("itemsize");
    QTest::addColumn<bool>("possible");
    const std::int64_t trillion = 1'000'000'000'000;
    QTest::newRow("a million") << CellRect{0, 0, 1000, 1000} << 8 << true;
    QTest::newRow("a million and some") << CellRect{0, 0, 1000, 1001} << 8 << false;
    QTest::newRow("more than can be counted") << CellRect{0, 0, trillion, trillion} << 8 << false;
    QTest::newRow("one large element") << CellRect{0, 0, 1, 1} << (64 << 20) << true;
    QTest::newRow("two of them") << CellRect{0, 0, 1, 2} << (64 << 20) << false;
}

void TestCellCopy::knowsWhatIsTooMuch()
{
    QFETCH(CellRect, cells);
    QFETCH(int, itemsize);
    QFETCH(bool, possible);
    const DType dtype = rawDType(std::size_t(itemsize));
    QCOMPARE(CellCopy::excessOf(cells, dtype) == CellCopy::Excess::None, possible);
}

void TestCellCopy::countsTheBytesOfSelectedFieldsOnly()
{
    const DType dtype = *parseDType("[('a', '<i4'), ('b', 'S200')]", {});
    using Excess = CellCopy::Excess;
    QVERIFY(CellCopy::excessOf({0, 0, 1'000'000, 1}, dtype) == Excess::None);
    QVERIFY(CellCopy::excessOf({0, 0, 1'000'001, 1}, dtype) == Excess::Cells);
    QVERIFY(CellCopy::excessOf({0, 1, 1'000'000, 1}, dtype) == Excess::Bytes);
    QVERIFY(CellCopy::excessOf({0, 1, 1000, 4}, dtype) == Excess::None);
}

const Registered<TestCellCopy, QCoreApplication> registered;

} // namespace bloscope::tst_cell_copy

#include "tst_cell_copy.moc"
