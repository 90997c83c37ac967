#include "core/base/text.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_text {

using namespace Qt::Literals;

class TestText : public QObject {
    Q_OBJECT

 private slots:
    void escapesWhatCannotBeShown_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("shown");

        QTest::newRow("nothing") << ""_ba
                                 << ""_ba;
        QTest::newRow("plain text") << "units of K"_ba
                                    << "units of K"_ba;
        QTest::newRow("other scripts") << "h\u00e9llo \u2603 \U0001F600"_ba
                                       << "h\u00e9llo \u2603 \U0001F600"_ba;
        QTest::newRow("lines and tabs") << "a\nb\r\tc"_ba
                                        << "a\\nb\\r\\tc"_ba;
        QTest::newRow("controls") << QByteArray("\0\x1b[31m\x7f", 7) << "\\x00\\x1b[31m\\x7f"_ba;
        QTest::newRow("backslash") << "C:\\x41"_ba
                                   << "C:\\\\x41"_ba;
        QTest::newRow("no UTF-8") << "a\xff\xc3"_ba
                                  << "a\\xff\\xc3"_ba;
        QTest::newRow("controls of the second kind") << "\xc2\x85"_ba
                                                     << "\\x85"_ba;
        QTest::newRow("right-to-left override") << "txt\u202Egnp"_ba
                                                << "txt\\u202egnp"_ba;
        QTest::newRow("isolates") << "\u2066x\u2069"_ba
                                  << "\\u2066x\\u2069"_ba;
        QTest::newRow("zero width") << "a\u200Bb\uFEFF"_ba
                                    << "a\\u200bb\\ufeff"_ba;
        QTest::newRow("tags") << "\U000E0041"_ba
                              << "\\U000e0041"_ba;
    }
    void escapesWhatCannotBeShown()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(escapeForDisplay(bytes.toStdString())), shown);
    }

    void printsWhatIsEscapedAlreadyAsItIs()
    {
        const std::string text = "a\\x1b \x1b[2J\n\u009b \u202Eb\xff \U000E0041\u00e9";
        QCOMPARE(printableLine(text),
                 std::string("a\\x1b \\x1b[2J\\n\\x9b \\u202eb\\xff \\U000e0041\u00e9"));
        QCOMPARE(printableLines(text),
                 std::string("a\\x1b \\x1b[2J\n\\x9b \\u202eb\\xff \\U000e0041\u00e9"));
        QCOMPARE(printableJson("{\n \"\u009b\u202E\x7f\U000E0041\u00e9\"}"),
                 std::string("{\n \"\\u009b\\u202e\\u007f\\udb40\\udc41\u00e9\"}"));
    }

    void hasTheSingularForOne()
    {
        QCOMPARE(amountOf(0, "cell", "cells"), std::string("0 cells"));
        QCOMPARE(amountOf(1, "cell", "cells"), std::string("1 cell"));
        QCOMPARE(amountOf(1000, "cell", "cells"), std::string("1 000 cells"));
    }

    void groupsDigits()
    {
        QCOMPARE(groupedDigits(std::uint64_t(0)), std::string("0"));
        QCOMPARE(groupedDigits(std::uint64_t(999)), std::string("999"));
        QCOMPARE(groupedDigits(std::uint64_t(1000)), std::string("1 000"));
        QCOMPARE(groupedDigits(UINT64_MAX), std::string("18 446 744 073 709 551 615"));
        QCOMPARE(groupedDigits(std::int64_t(-100)), std::string("-100"));
        QCOMPARE(groupedDigits(std::int64_t(-1000)), std::string("-1 000"));
        QCOMPARE(groupedDigits(INT64_MIN), std::string("-9 223 372 036 854 775 808"));
    }

    void countsBytesForPeople_data()
    {
        QTest::addColumn<quint64>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("exact");

        QTest::newRow("none") << quint64(0) << "0 bytes"_ba
                              << "0 bytes"_ba;
        QTest::newRow("one") << quint64(1) << "1 byte"_ba
                             << "1 byte"_ba;
        QTest::newRow("few") << quint64(1023) << "1 023 bytes"_ba
                             << "1 023 bytes"_ba;
        QTest::newRow("KiB") << quint64(1024) << "1.0 KiB"_ba
                             << "1.0 KiB (1 024 bytes)"_ba;
        QTest::newRow("almost a MiB") << quint64(1048575) << "1.0 MiB"_ba
                                      << "1.0 MiB (1 048 575 bytes)"_ba;
        QTest::newRow("MiB") << quint64(26843546) << "25.6 MiB"_ba
                             << "25.6 MiB (26 843 546 bytes)"_ba;
        QTest::newRow("most") << quint64(UINT64_MAX) << "16.0 EiB"_ba
                              << "16.0 EiB (18 446 744 073 709 551 615 bytes)"_ba;
    }
    void countsBytesForPeople()
    {
        QFETCH(quint64, bytes);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, exact);
        QCOMPARE(QByteArray::fromStdString(byteCountText(bytes)), text);
        QCOMPARE(QByteArray::fromStdString(exactByteCountText(bytes)), exact);
    }
};

const test::Registered<TestText> registered;

} // namespace bloscope::tst_text

#include "tst_text.moc"
