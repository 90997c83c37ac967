#include "core/dtype/dtype.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_dtype {

using namespace Qt::Literals;

namespace {

DType parsed(const char* text)
{
    auto dtype = parseDType(text, Limits());
    if (!dtype)
        qFatal("%s", dtype.error().text().c_str());
    return *dtype;
}

} // namespace

class TestDType : public QObject {
    Q_OBJECT

 private slots:
    void writesTypestrings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("typestring");

        QTest::newRow("float") << "<f4"_ba
                               << "<f4"_ba;
        QTest::newRow("big") << ">c16"_ba
                             << ">c16"_ba;
        QTest::newRow("native") << "=i8"_ba
                                << "<i8"_ba;
        QTest::newRow("no order given") << "|u2"_ba
                                        << "<u2"_ba;
        QTest::newRow("one byte") << ">u1"_ba
                                  << "|u1"_ba;
        QTest::newRow("boolean") << "?"_ba
                                 << "|b1"_ba;
        QTest::newRow("bytes") << "S5"_ba
                               << "|S5"_ba;
        QTest::newRow("text") << ">U3"_ba
                              << ">U3"_ba;
        QTest::newRow("raw") << "V12"_ba
                             << "|V12"_ba;
        QTest::newRow("objects as raw") << "|O"_ba
                                        << "|V8"_ba;
        QTest::newRow("time") << "<M8[ns]"_ba
                              << "<M8[ns]"_ba;
        QTest::newRow("multiple") << ">m8[25us]"_ba
                                  << ">m8[25us]"_ba;
        QTest::newRow("generic time") << "<M8"_ba
                                      << "<M8"_ba;
        QTest::newRow("name") << "complex64"_ba
                              << "<c8"_ba;
    }
    void writesTypestrings()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, typestring);
        const DType dtype = parsed(text);
        QCOMPARE(QByteArray::fromStdString(typestringOf(dtype)), typestring);
        QVERIFY(dtype.kind == DTypeKind::Object || parsed(typestring) == dtype);
    }

    void comparesReadingsNotSpellings()
    {
        QVERIFY(parsed("|u2") == parsed("uint16"));
        QVERIFY(parsed(">i1") == parsed("b"));
        QVERIFY(!(parsed(">i2") == parsed("<i2")));
        QVERIFY(!(parsed("S4") == parsed("U1")));
        QVERIFY(!(parsed("M8[s]") == parsed("M8[2s]")));
        QVERIFY(!(parsed("[('a', 'i4')]") == parsed("[('b', 'i4')]")));
        QVERIFY(parsed("i4,f8") == parsed("[('f0','<i4'), ('f1', 'float64')]"));
        QVERIFY(!(parsed("('i4', (2, 3))") == parsed("('i4', (3, 2))")));
    }

    void namesRawBytes()
    {
        QCOMPARE(rawDType(7).text, std::string("V7"));
        QVERIFY(rawDType(7) == parsed("|V7"));
    }

    void knowsWhatIsANumber()
    {
        for (const char* text : {"?", "i2", "u8", "f2", "f16", "c8", "c32", "M8[s]", "m8[s]"})
            QVERIFY2(parsed(text).isNumeric(), text);
        for (const char* text : {"S2", "U2", "V2", "O", "[('a', 'i4')]", "('i4', (2,))"})
            QVERIFY2(!parsed(text).isNumeric(), text);
    }
};

const test::Registered<TestDType> registered;

} // namespace bloscope::tst_dtype

#include "tst_dtype.moc"
