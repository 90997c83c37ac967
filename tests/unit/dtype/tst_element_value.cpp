#include "core/dtype/cell_number.h"

#include "core/dtype/cell_text.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_element_value {

using namespace test;

class TestElementValue : public QObject {
    Q_OBJECT

 private slots:
    void hasAnElementForNoValue_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* dtype, const char* bytes) {
            QTest::newRow(dtype) << QByteArray(dtype) << QByteArray(bytes);
        };
        row("<i4", "00000000");
        row("?", "00");
        row("<f2", "007e");
        row(">f8", "7ff8000000000000");
        row("<f16", "00000000000000c0ff7f000000000000");
        row("<c8", "0000c07f0000c07f");
        row("<m8[s]", "0000000000000080");
        row(">M8[D]", "8000000000000000");
        row("S2", "0000");
        row("[('a', 'u1'), ('b', '>f4', (2,))]", "007fc000007fc00000");
    }
    void hasAnElementForNoValue()
    {
        QFETCH(QByteArray, dtype);
        QTEST(
            QByteArray::fromStdString(hexOf(missingElement(*parseDType(dtype.toStdString(), {})))),
            "bytes");
    }

    void readsValues_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("value"); // as CellText has it; empty: refused
        const auto row = [](const char* dtype, const char* typed, const char* value) {
            QTest::addRow("%s: %s", dtype, typed)
                << QByteArray(dtype) << QByteArray(typed) << QByteArray(value);
        };
        row("i1", "-128", "-128");
        row("i1", "-129", "");
        row("i1", "128", "");
        row("u1", "255", "255");
        row("u1", "256", "");
        row("u1", "-1", "");
        row("<i4", "1.5", "");
        row("<i4", "nan", "");
        row("<i4", "", "");
        row(">i8", "-9223372036854775808", "-9223372036854775808");
        row("<u8", "18446744073709551615", "18446744073709551615");
        row("<u8", "18446744073709551616", "");
        row("<f2", "65504", "65500.0");
        row("<f2", "1e5", "");
        row("<f4", "0.1", "0.1");
        row("<f4", "1e39", "");
        row(">f8", "-inf", "-inf");
        row("<f8", "nan", "nan");
        row("<f16", "-1.5", "-1.5");
        row(">f16", "0.1", "0.1");
        row("<f12", "0", "0.0");
        row("<c16", "-2", "(-2+0j)");
        row("?", "True", "True");
        row("?", "0", "False");
        row("?", "2", "");
        row("<M8[s]", "NaT", "NaT");
        row("<M8[s]", "1970-01-01 00:01", "1970-01-01T00:01:00");
        row("<M8[D]", "2021", "2021-01-01");
        row("<m8[D]", "-3", "-3 days");
        row("<U2", "\u00e9x", "\u00e9x");
        row("<U2", "abc", "");
        row(">U1", "\xff", "");
        row("S2", "ab", "ab");
        row("S2", "abc", "");
        row("V2", "0", "");
        row("[('a', 'i1'), ('b', '<f4')]", "7", "(7, 7.0)");
        row("[('a', 'i1'), ('b', '<f4')]", "700", "");
    }
    void readsValues()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QByteArray, typed);
        QFETCH(QByteArray, value);
        const DType type = *parseDType(dtype.toStdString(), {});
        const auto element = parseElement(typed.toStdString(), type);
        QCOMPARE(element ? QByteArray::fromStdString(CellText(type).of(element->data()))
                         : QByteArray(),
                 value);
        if (!element)
            QVERIFY(element.error().text().find("is not a value of type") != std::string::npos);
    }
};

const Registered<TestElementValue> registered;

} // namespace bloscope::tst_element_value

#include "tst_element_value.moc"
