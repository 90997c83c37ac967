#include "core/dtype/dtype.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_dtype_parse {

using namespace Qt::Literals;

using Kind = DTypeKind;
using Base = TimeUnit::Base;
class TestDTypeParse : public QObject {
    Q_OBJECT

 private slots:
    void readsTypestringsNamesAndCodes_data()
    {
        QTest::addColumn<DTypeKind>("kind");
        QTest::addColumn<ByteOrder>("order");
        QTest::addColumn<int>("itemsize");

        const auto little = ByteOrder::Little;
        const auto big = ByteOrder::Big;
        QTest::newRow("|b1") << Kind::Boolean << little << 1;
        QTest::newRow("?") << Kind::Boolean << little << 1;
        QTest::newRow("bool") << Kind::Boolean << little << 1;
        QTest::newRow("|i1") << Kind::Signed << little << 1;
        QTest::newRow(">i1") << Kind::Signed << little << 1;
        QTest::newRow("<i2") << Kind::Signed << little << 2;
        QTest::newRow(">i4") << Kind::Signed << big << 4;
        QTest::newRow("=i8") << Kind::Signed << little << 8;
        QTest::newRow("i4") << Kind::Signed << little << 4;
        QTest::newRow("b") << Kind::Signed << little << 1;
        QTest::newRow("h") << Kind::Signed << little << 2;
        QTest::newRow("i") << Kind::Signed << little << 4;
        QTest::newRow("l") << Kind::Signed << little << 8;
        QTest::newRow("q") << Kind::Signed << little << 8;
        QTest::newRow(">q") << Kind::Signed << big << 8;
        QTest::newRow("|u1") << Kind::Unsigned << little << 1;
        QTest::newRow("|u2") << Kind::Unsigned << little << 2; // as XiLens writes it
        QTest::newRow(">u8") << Kind::Unsigned << big << 8;
        QTest::newRow("uint8") << Kind::Unsigned << little << 1;
        QTest::newRow("uint") << Kind::Unsigned << little << 8;
        QTest::newRow("B") << Kind::Unsigned << little << 1;
        QTest::newRow("H") << Kind::Unsigned << little << 2;
        QTest::newRow("I") << Kind::Unsigned << little << 4;
        QTest::newRow("L") << Kind::Unsigned << little << 8;
        QTest::newRow("Q") << Kind::Unsigned << little << 8;
        QTest::newRow("<f2") << Kind::Float << little << 2;
        QTest::newRow("half") << Kind::Float << little << 2;
        QTest::newRow("e") << Kind::Float << little << 2;
        QTest::newRow(">f4") << Kind::Float << big << 4;
        QTest::newRow("f") << Kind::Float << little << 4;
        QTest::newRow("float32") << Kind::Float << little << 4;
        QTest::newRow("<f") << Kind::Float << little << 4;
        QTest::newRow("d") << Kind::Float << little << 8;
        QTest::newRow(">d") << Kind::Float << big << 8;
        QTest::newRow("double") << Kind::Float << little << 8;
        QTest::newRow("<c8") << Kind::Complex << little << 8;
        QTest::newRow("F") << Kind::Complex << little << 8;
        QTest::newRow("complex128") << Kind::Complex << little << 16;
        QTest::newRow("|S12") << Kind::Bytes << little << 12;
        QTest::newRow(">S12") << Kind::Bytes << little << 12;
        QTest::newRow("a3") << Kind::Bytes << little << 3;
        QTest::newRow("c") << Kind::Bytes << little << 1;
        QTest::newRow("bytes40") << Kind::Bytes << little << 5;
        QTest::newRow("<U5") << Kind::Text << little << 20;
        QTest::newRow(">U4") << Kind::Text << big << 16;
        QTest::newRow("str96") << Kind::Text << little << 12;
        QTest::newRow("|V7") << Kind::Raw << little << 7;
        QTest::newRow("void56") << Kind::Raw << little << 7;
        QTest::newRow("|O") << Kind::Object << little << 8;
        QTest::newRow("object") << Kind::Object << little << 8;
        QTest::newRow("<f16") << Kind::Float << little << 16;
        QTest::newRow(">f12") << Kind::Float << big << 12;
        QTest::newRow("longdouble") << Kind::Float << little << 16;
        QTest::newRow("float96") << Kind::Float << little << 12;
        QTest::newRow("<c32") << Kind::Complex << little << 32;
        QTest::newRow("clongdouble") << Kind::Complex << little << 32;
        QTest::newRow("c24") << Kind::Complex << little << 24;
        QTest::newRow("[('a', '<i4'), ('b', '<f8')]") << Kind::Structured << little << 12;
        QTest::newRow("[ ( 'a' ,'<i4'),(\"b\", '<f8') , ]") << Kind::Structured << little << 12;
        QTest::newRow("('<i4', (2, 3))") << Kind::SubArray << little << 24;
        QTest::newRow("{'names': ['a'], 'formats': ['u1'], 'offsets': [0], 'itemsize': 9}")
            << Kind::Structured << little << 9;
        QTest::newRow("(numpy.record, [('a', '<i4')])") << Kind::Structured << little << 4;
        QTest::newRow("<i4,<f8") << Kind::Structured << little << 12;
    }
    void readsTypestringsNamesAndCodes()
    {
        QFETCH(DTypeKind, kind);
        QFETCH(ByteOrder, order);
        QFETCH(int, itemsize);
        const auto dtype = parseDType(QTest::currentDataTag(), Limits());
        QVERIFY2(dtype, dtype ? "" : dtype.error().text().c_str());
        QVERIFY(dtype->kind == kind);
        QVERIFY(dtype->order == order);
        QCOMPARE(dtype->itemsize, std::size_t(itemsize));
        QCOMPARE(dtype->text, std::string(QTest::currentDataTag()));
    }

    void readsUnitsOfTime_data()
    {
        QTest::addColumn<DTypeKind>("kind");
        QTest::addColumn<TimeUnit>("unit");

        QTest::newRow("<M8") << Kind::DateTime << TimeUnit{Base::Generic, 1};
        QTest::newRow("M") << Kind::DateTime << TimeUnit{Base::Generic, 1};
        QTest::newRow("<M8[generic]") << Kind::DateTime << TimeUnit{Base::Generic, 1};
        QTest::newRow("<M8[Y]") << Kind::DateTime << TimeUnit{Base::Year, 1};
        QTest::newRow("<M8[M]") << Kind::DateTime << TimeUnit{Base::Month, 1};
        QTest::newRow("<M8[W]") << Kind::DateTime << TimeUnit{Base::Week, 1};
        QTest::newRow("<m8[7D]") << Kind::TimeDelta << TimeUnit{Base::Day, 7};
        QTest::newRow("<M8[h]") << Kind::DateTime << TimeUnit{Base::Hour, 1};
        QTest::newRow("<M8[m]") << Kind::DateTime << TimeUnit{Base::Minute, 1};
        QTest::newRow(">M8[25s]") << Kind::DateTime << TimeUnit{Base::Second, 25};
        QTest::newRow("datetime64[ms]") << Kind::DateTime << TimeUnit{Base::Milli, 1};
        QTest::newRow("timedelta64[us]") << Kind::TimeDelta << TimeUnit{Base::Micro, 1};
        QTest::newRow("<m8[\u00b5s]") << Kind::TimeDelta << TimeUnit{Base::Micro, 1};
        QTest::newRow("<m8[\u03bcs]") << Kind::TimeDelta << TimeUnit{Base::Micro, 1};
        QTest::newRow("<M8[ns]") << Kind::DateTime << TimeUnit{Base::Nano, 1};
        QTest::newRow("<M8[ps]") << Kind::DateTime << TimeUnit{Base::Pico, 1};
        QTest::newRow("<M8[fs]") << Kind::DateTime << TimeUnit{Base::Femto, 1};
        QTest::newRow("<M8[2147483647as]") << Kind::DateTime << TimeUnit{Base::Atto, INT32_MAX};
        QTest::newRow("timedelta64") << Kind::TimeDelta << TimeUnit{Base::Generic, 1};
    }
    void readsUnitsOfTime()
    {
        QFETCH(DTypeKind, kind);
        QFETCH(TimeUnit, unit);
        const auto dtype = parseDType(QTest::currentDataTag(), Limits());
        QVERIFY2(dtype, dtype ? "" : dtype.error().text().c_str());
        QVERIFY(dtype->kind == kind);
        QVERIFY(dtype->unit == unit);
        QCOMPARE(dtype->itemsize, std::size_t(8));
    }

    void refusesWhatItCannotRead_data()
    {
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<QByteArray>("what");

        const auto malformed = ErrorKind::Malformed;
        const auto unsupported = ErrorKind::Unsupported;
        const auto unknown = [](const char* text) {
            return QByteArray("unknown element type '") + text + "'";
        };
        for (const char* text : {"this is not a dtype",
                                 "__import__('os').getpid()",
                                 "custom<x>",
                                 "<",
                                 "|",
                                 "i3",
                                 "f1",
                                 "b2",
                                 "S0",
                                 "|V0",
                                 "U",
                                 "S",
                                 "<U-3",
                                 "f8 ",
                                 " f8",
                                 "<float64",
                                 "i99999999999999999999",
                                 "S536866817",
                                 "U134216705",
                                 "M4",
                                 "M8[",
                                 "M8[]",
                                 "M8[x]",
                                 "M8[25]",
                                 "M8[0s]",
                                 "M8[-1s]",
                                 "M8[2147483648s]",
                                 "M8s",
                                 "(",
                                 "T16"})
            QTest::newRow(text) << malformed << unknown(text);
        QTest::newRow("") << malformed << "the text of the element type is empty"_ba;
        QTest::newRow("\xff\xfe<i4") << malformed << unknown("\\xff\\xfe<i4");
        QTest::newRow("bfloat16")
            << unsupported
            << "element type 'bfloat16': it is not a built-in NumPy type, so it is not supported"_ba;
        QTest::newRow("float8_e4m3fn")
            << unsupported
            << "element type 'float8_e4m3fn': it is not a built-in NumPy type, so it is not supported"_ba;
        QTest::newRow("<M8[s/4]")
            << unsupported
            << "element type '<M8[s/4]': time units with a divisor are not supported"_ba;
    }
    void refusesWhatItCannotRead()
    {
        QFETCH(ErrorKind, kind);
        QFETCH(QByteArray, what);
        const auto dtype = parseDType(QTest::currentDataTag(), Limits());
        QVERIFY(!dtype);
        QVERIFY(dtype.error().kind() == kind);
        QCOMPARE(QByteArray::fromStdString(dtype.error().text()), what);
    }

    void cutsALongTextInItsError()
    {
        const auto dtype = parseDType(std::string(1000, 'x'), Limits());
        QCOMPARE(dtype.error().text(), "unknown element type '" + std::string(80, 'x') + "...'");
    }

    void refusesTextsPastTheLimit()
    {
        const auto dtype = parseDType(std::string(100'000, '['), Limits());
        QVERIFY(dtype.error().kind() == ErrorKind::Limit);
        QCOMPARE(dtype.error().text(),
                 std::string("the text of the element type has 100000 bytes; the limit is 65536"));
    }
};

const test::Registered<TestDTypeParse> registered;

} // namespace bloscope::tst_dtype_parse

#include "tst_dtype_parse.moc"
