#include "core/dtype/dtype.h"
#include "core/dtype/dtype_descr.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/format.h>

namespace bloscope::tst_dtype_descr {

using namespace Qt::Literals;

namespace {

// "a@0:<i4 b[0]@4:<f8": every leaf with its offset and its type.
std::string leafText(const DType& dtype)
{
    std::string text;
    for (const DTypeLeaf& leaf : leavesOf(dtype)) {
        // The path is made of its parts, a dot in front of names but the first.
        std::string path;
        for (const std::string& part : leaf.parts)
            path += (path.empty() || part.starts_with('[') ? "" : ".") + part;
        if (path != leaf.path)
            return fmt::format("{} is not {}", path, leaf.path);
        text += fmt::format("{}{}@{}:{}", text.empty() ? "" : " ", leaf.path, leaf.offset,
                            typestringOf(leaf.dtype));
    }
    return text;
}

} // namespace

// Expected layouts are those of NumPy 1.24.
class TestDTypeDescr : public QObject {
    Q_OBJECT

 private slots:
    void laysFieldsOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("itemsize");
        QTest::addColumn<QByteArray>("leaves");

        QTest::newRow("list") << "[('a', '<i4'), ('b', '>f8')]"_ba << 12 << "a@0:<i4 b@4:>f8"_ba;
        QTest::newRow("short forms") << "[('a', '?'), ('b', 'i1'), ('c', 'S5'), ('d', 'O')]"_ba
                                     << 15 << "a@0:|b1 b@1:|i1 c@2:|S5 d@7:|V8"_ba;
        QTest::newRow("without bytes") << "[('a', 'S'), ('b', '<U'), ('c', 'V'), ('d', 'u1')]"_ba
                                       << 1 << "a@0:|S0 b@0:<U0 c@0:|V0 d@0:|u1"_ba;
        QTest::newRow("times") << "[('t', '<M8[25us]'), ('d', '>m8[D]')]"_ba << 16
                               << "t@0:<M8[25us] d@8:>m8[D]"_ba;
        QTest::newRow("names of types")
            << "[('a', 'int32'), ('b', 'float64')]"_ba << 12 << "a@0:<i4 b@4:<f8"_ba;
        QTest::newRow("nested") << "[('n', [('x', '<f4'), ('y', '<u2')]), ('z', '?')]"_ba << 7
                                << "n.x@0:<f4 n.y@4:<u2 z@6:|b1"_ba;
        QTest::newRow("sub-arrays")
            << "[('m', '<i2', (2, 2)), ('v', 'u1', 2), ('s', 'u1', 1)]"_ba << 11
            << "m[0,0]@0:<i2 m[0,1]@2:<i2 m[1,0]@4:<i2 m[1,1]@6:<i2 "
               "v[0]@8:|u1 v[1]@9:|u1 s@10:|u1"_ba;
        QTest::newRow("structures in sub-arrays")
            << "[('p', [('q', '<i2', (2,)), ('r', 'u1')], (2,))]"_ba << 10
            << "p[0].q[0]@0:<i2 p[0].q[1]@2:<i2 p[0].r@4:|u1 p[1].q[0]@5:<i2 p[1].q[1]@7:<i2 "
               "p[1].r@9:|u1"_ba;
        QTest::newRow("sub-arrays of sub-arrays") << "[('a', ('u1', (2,)), (1, 2))]"_ba << 4
                                                  << "a[0,0,0]@0:|u1 a[0,0,1]@1:|u1 "
                                                     "a[0,1,0]@2:|u1 a[0,1,1]@3:|u1"_ba;
        QTest::newRow("no dimensions") << "[('a', '<i4', ())]"_ba << 4 << "a@0:<i4"_ba;
        QTest::newRow("no elements")
            << "[('a', '<i4', (0,)), ('b', 'u1')]"_ba << 1 << "a@0:|V0 b@0:|u1"_ba;
        QTest::newRow("65 elements")
            << "[('a', 'u1', (65,)), ('b', 'u1')]"_ba << 66 << "a@0:|V65 b@65:|u1"_ba;
        QTest::newRow("sub-array alone") << "('<i4', (2,))"_ba << 8 << "[0]@0:<i4 [1]@4:<i4"_ba;
        QTest::newRow("titles") << "[(('a title', 'a'), '<i4')]"_ba << 4 << "a@0:<i4"_ba;
        QTest::newRow("wrapped") << "(numpy.record, [('a', '<i4')])"_ba << 4 << "a@0:<i4"_ba;
        QTest::newRow("odd names") << "[('it\\'s', 'u1'), (\"\u65e5\\n\", 'u1'), ('', 'u1')]"_ba
                                   << 3 << "it's@0:|u1 \u65e5\n@1:|u1 f2@2:|u1"_ba;
        QTest::newRow("dict")
            << "{'names': ['a', 'b'], 'formats': ['i1', '<f8'], 'offsets': [0, 8], "
               "'itemsize': 16, 'aligned': True}"_ba
            << 16 << "a@0:|i1 b@8:<f8"_ba;
        QTest::newRow("dict in any order") << "{'itemsize': 8, 'offsets': [4, 0], 'formats': "
                                              "['>u2', '<u4'], 'titles': ['t', None], "
                                              "'names': ['hi', 'lo']}"_ba
                                           << 8 << "hi@4:>u2 lo@0:<u4"_ba;
        QTest::newRow("dict, overlapping")
            << "{'names': ['w', 'l'], 'formats': ['<u4', '<u2'], 'offsets': [0, 0]}"_ba << 4
            << "w@0:<u4 l@0:<u2"_ba;
        QTest::newRow("dict, packed")
            << "{'names': ['a', 'b'], 'formats': ['u1', ('<i2', (2,))]}"_ba << 5
            << "a@0:|u1 b[0]@1:<i2 b[1]@3:<i2"_ba;
        QTest::newRow("dict, padding only")
            << "{'names': [], 'formats': [], 'itemsize': 3}"_ba << 3 << "@0:|V3"_ba;
        QTest::newRow("commas") << "<i4,<f8"_ba << 12 << "f0@0:<i4 f1@4:<f8"_ba;
        QTest::newRow("commas and shapes") << "2i2, (1,2)u1, <u2"_ba << 8
                                           << "f0[0]@0:<i2 f0[1]@2:<i2 f1[0,0]@4:|u1 f1[0,1]@5:|u1 "
                                              "f2@6:<u2"_ba;
        QTest::newRow("one field") << "u1,"_ba << 1 << "f0@0:|u1"_ba;
        QTest::newRow("a repeated type") << "3u1"_ba << 3 << "[0]@0:|u1 [1]@1:|u1 [2]@2:|u1"_ba;
    }
    void laysFieldsOut()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, itemsize);
        QFETCH(QByteArray, leaves);
        const auto dtype = parseDType(text.toStdString(), Limits());
        QVERIFY2(dtype, dtype ? "" : dtype.error().text().c_str());
        QVERIFY(dtype->isCompound());
        QCOMPARE(dtype->itemsize, std::size_t(itemsize));
        QCOMPARE(dtype->text, text.toStdString());
        QCOMPARE(QByteArray::fromStdString(leafText(*dtype)), leaves);
    }

    void keepsTitles()
    {
        const auto dtype = parseDType("[(('a title', 'a'), '<i4'), ('b', 'u1')]", Limits());
        QCOMPARE(dtype->fields[0].title, std::string("a title"));
        QCOMPARE(dtype->fields[1].title, std::string());
    }

    void refusesWhatDoesNotFit_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");

        QTest::newRow("unclosed") << "[('a', '<i4')"_ba
                                  << "',' or ']' is expected at character 13"_ba;
        QTest::newRow("no type") << "[('a',)]"_ba
                                 << "a field is expected, not ('a',)"_ba;
        QTest::newRow("no name") << "[(3, 'u1')]"_ba
                                 << "the name of a field is expected, not 3"_ba;
        QTest::newRow("unknown type") << "[('a', 'q9')]"_ba
                                      << "field 'a': unknown element type 'q9'"_ba;
        QTest::newRow("deep inside") << "[('a', [('b', 'q9')])]"_ba
                                     << "field 'a': field 'b': unknown element type 'q9'"_ba;
        QTest::newRow("twice the same") << "[('a', 'u1'), ('a', 'u1')]"_ba
                                        << "there are two fields named 'a'"_ba;
        QTest::newRow("negative shape") << "[('a', 'u1', (-1,))]"_ba
                                        << "field 'a': the shape (-1) has a negative extent"_ba;
        QTest::newRow("shape of texts") << "[('a', 'u1', ('2',))]"_ba
                                        << "an extent is expected, not '2'"_ba;
        QTest::newRow("overflow")
            << "[('a', 'u1', (4294967296, 4294967296))]"_ba
            << "field 'a': the shape (4294967296, 4294967296) is impossibly large"_ba;
        QTest::newRow("large") << "[('a', 'V500000000'), ('b', 'V500000000')]"_ba
                               << "it has 1000000000 bytes; the limit is 536866816"_ba;
        QTest::newRow("beyond the item")
            << "{'names': ['a'], 'formats': ['<i4'], 'offsets': [6], 'itemsize': 8}"_ba
            << "field 'a' has 4 bytes at offset 6, but the element has only 8"_ba;
        QTest::newRow("negative offset")
            << "{'names': ['a'], 'formats': ['<i4'], 'offsets': [-1]}"_ba
            << "a number of bytes is expected, not -1"_ba;
        QTest::newRow("lists of different lengths") << "{'names': ['a'], 'formats': []}"_ba
                                                    << "a list of length 1 is expected, not []"_ba;
        QTest::newRow("another dict") << "{'a': 1}"_ba
                                      << "'names', 'formats', 'offsets', 'titles', 'itemsize' or "
                                         "'aligned' is expected, not 'a'"_ba;
        QTest::newRow("no UTF-8") << "[('\xff', 'u1')]"_ba
                                  << "it is not valid UTF-8"_ba;
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const auto dtype = parseDType(text.toStdString(), Limits());
        QVERIFY(!dtype);
        QVERIFY(dtype.error().kind() == ErrorKind::Malformed);
        const QByteArray error = QByteArray::fromStdString(dtype.error().text());
        QVERIFY2(error.startsWith("unknown element type '"), error);
        QVERIFY2(error.endsWith("': " + reason), error);
    }

    void boundsDepthAndFields()
    {
        std::string deep = "'u1'";
        for (int i = 0; i < 17; ++i)
            deep = "[('a', " + deep + ")]";
        QVERIFY(parseDType(deep, Limits()).error().kind() == ErrorKind::Limit);
        QVERIFY(parseDType(deep.substr(7, deep.size() - 9), Limits()));

        std::string wide;
        for (int i = 0; i < 1025; ++i)
            wide += fmt::format("('f{}','u1'),", i);
        QVERIFY(parseDType('[' + wide + ']', Limits()).error().kind() == ErrorKind::Limit);
    }

    void hasFewLeavesEvenWhenSubArraysAreNested()
    {
        std::string text = "'u1'";
        for (int i = 0; i < 4; ++i)
            text = "[('a', " + text + ", (60,))]";
        const auto dtype = parseDType(text, Limits());
        QVERIFY(dtype);
        QCOMPARE(leavesOf(*dtype).size(), std::size_t(1));
    }

    void writesTheDescrOfNpyFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("descr");

        QTest::newRow("scalar") << ">f4"_ba
                                << "'>f4'"_ba;
        QTest::newRow("long double") << "longdouble"_ba
                                     << "'<f16'"_ba;
        QTest::newRow("objects are bytes") << "O"_ba
                                           << "'|V8'"_ba;
        QTest::newRow("list")
            << "[(('t', 'a'), '<i4'), ('m', '<f4', (2, 3)), ('n', [('x', '?')])]"_ba
            << "[(('t', 'a'), '<i4'), ('m', '<f4', (2, 3)), ('n', [('x', '|b1')])]"_ba;
        QTest::newRow("one dimension") << "[('a', 'i1', (3,))]"_ba
                                       << "[('a', '|i1', (3,))]"_ba;
        QTest::newRow("gaps")
            << "{'names': ['a', 'b'], 'formats': ['i1', '<f8'], 'offsets': [0, 8], "
               "'itemsize': 24}"_ba
            << "[('a', '|i1'), ('', '|V7'), ('b', '<f8'), ('', '|V8')]"_ba;
        QTest::newRow("order of offsets")
            << "{'names': ['hi', 'lo'], 'formats': ['>u2', '<u4'], 'offsets': [4, 0]}"_ba
            << "[('lo', '<u4'), ('hi', '>u2')]"_ba;
        QTest::newRow("overlapping")
            << "{'names': ['w', 'l'], 'formats': ['<u4', '<u2'], 'offsets': [0, 0]}"_ba
            << ""_ba;
        QTest::newRow("names") << "[('it\\'s', 'u1'), ('\u65e5', 'u1')]"_ba
                               << "[(\"it's\", '|u1'), ('\u65e5', '|u1')]"_ba;
    }
    void writesTheDescrOfNpyFiles()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, descr);
        const auto dtype = parseDType(text.toStdString(), Limits());
        QVERIFY(dtype);
        QCOMPARE(QByteArray::fromStdString(descrOf(*dtype).value_or("")), descr);
    }

    void storesAllOfAType_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("stored");
        const auto same = [](const char* name, const QByteArray& text) {
            QTest::newRow(name) << text << text;
        };
        QTest::newRow("flat") << "float64"_ba
                              << "<f8"_ba;
        QTest::newRow("packed") << "[('a', 'i1'), ('b', '?')]"_ba
                                << "[('a', '|i1'), ('b', '|b1')]"_ba;
        QTest::newRow("wrapped") << "(numpy.record, [('a', '<i4')])"_ba
                                 << "[('a', '<i4')]"_ba;
        QTest::newRow("objects") << "[('a', 'O')]"_ba
                                 << "[('a', '|V8')]"_ba;
        same("gaps",
             "{'names': ['a', 'b'], 'formats': ['i1', '<f8'], 'offsets': [0, 8], 'itemsize': 24}");
        same("out of order", "{'names': ['a', 'b'], 'formats': ['<i4', '<i2'], 'offsets': [2, 0]}");
        same("over each other",
             "{'names': ['a', 'b'], 'formats': ['<u4', '<u2'], 'offsets': [0, 0]}");
        same("sub-array alone", "('<i4', (2, 3))");
    }
    void storesAllOfAType()
    {
        QFETCH(QByteArray, text);
        const auto dtype = parseDType(text.toStdString(), Limits());
        QVERIFY(dtype);
        QTEST(QByteArray::fromStdString(storedTextOf(*dtype)), "stored");
    }

    // Gaps have no names there, and are no fields when they come back; what is stored of the type
    // then says where they are.
    void findsTheGapsOfNpyFiles_data()
    {
        QTest::addColumn<QByteArray>("descr");
        QTest::addColumn<QByteArray>("stored");
        const auto row = [](const char* name, QByteArray descr, QByteArray stored) {
            QTest::newRow(name) << std::move(descr) << std::move(stored);
        };
        row("none", "[('a', '|i1'), ('b', '<f8')]", "[('a', '|i1'), ('b', '<f8')]");
        row("between and behind", "[('a', '|i1'), ('', '|V7'), ('b', '<f8'), ('', '|V8')]",
            "{'names': ['a', 'b'], 'formats': ['|i1', '<f8'], 'offsets': [0, 8], 'itemsize': 24}");
        row("in a field", "[('a', [('', '|V2'), ('b', '<i2')]), ('c', '<U2')]",
            "{'names': ['a', 'c'], 'formats': [{'names': ['b'], 'formats': ['<i2'], 'offsets': "
            "[2], 'itemsize': 4}, '<U2'], 'offsets': [0, 4], 'itemsize': 12}");
        row("beside a sub-array", "[('', '|V2'), ('b', '<i2', (2, 3))]",
            "{'names': ['b'], 'formats': [('<i2', (2, 3))], 'offsets': [2], 'itemsize': 14}");
        row("beside a title", "[('', '|V2'), (('of b', 'b'), '<i2'), ('c', '|i1')]",
            "{'names': ['b', 'c'], 'formats': ['<i2', '|i1'], 'offsets': [2, 4], 'titles': ['of "
            "b', None], 'itemsize': 5}");
        row("a number without a name", "[('', '|V2'), ('', '<i2')]",
            "{'names': ['f1'], 'formats': ['<i2'], 'offsets': [2], 'itemsize': 4}");
        row("nothing but a gap", "[('', '|V2')]",
            "{'names': [], 'formats': [], 'offsets': [], 'itemsize': 2}");
    }
    void findsTheGapsOfNpyFiles()
    {
        QFETCH(QByteArray, descr);
        const auto literal = parsePythonLiteral(descr.toStdString(), 8);
        QVERIFY(literal);
        const auto dtype = dtypeOfDescr(*literal, Limits());
        QVERIFY2(dtype, dtype ? "" : dtype.error().text().c_str());
        QTEST(QByteArray::fromStdString(storedTextOf(*dtype)), "stored");
    }
};

const test::Registered<TestDTypeDescr> registered;

} // namespace bloscope::tst_dtype_descr

#include "tst_dtype_descr.moc"
