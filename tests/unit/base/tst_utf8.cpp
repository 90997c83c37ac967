#include "core/base/utf8.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_utf8 {

using namespace Qt::Literals;

class TestUtf8 : public QObject {
    Q_OBJECT

 private slots:
    void readsAndWritesCodePoints_data()
    {
        QTest::addColumn<char32_t>("codePoint");
        QTest::addColumn<QByteArray>("bytes");

        QTest::newRow("NUL") << U'\0' << QByteArray("\0", 1);
        QTest::newRow("last of one byte") << char32_t(0x7F) << "\x7F"_ba;
        QTest::newRow("first of two") << char32_t(0x80) << "\xC2\x80"_ba;
        QTest::newRow("last of two") << char32_t(0x7FF) << "\xDF\xBF"_ba;
        QTest::newRow("first of three") << char32_t(0x800) << "\xE0\xA0\x80"_ba;
        QTest::newRow("before the surrogates") << char32_t(0xD7FF) << "\xED\x9F\xBF"_ba;
        QTest::newRow("last of three") << char32_t(0xFFFF) << "\xEF\xBF\xBF"_ba;
        QTest::newRow("first of four") << char32_t(0x10000) << "\xF0\x90\x80\x80"_ba;
        QTest::newRow("last of all") << char32_t(0x10FFFF) << "\xF4\x8F\xBF\xBF"_ba;
    }
    void readsAndWritesCodePoints()
    {
        QFETCH(char32_t, codePoint);
        QFETCH(QByteArray, bytes);
        std::string written;
        appendUtf8(codePoint, written);
        QCOMPARE(QByteArray::fromStdString(written), bytes);

        const auto read = firstCodePoint(bytes.toStdString() + "more");
        QVERIFY(read);
        QCOMPARE(read->value, codePoint);
        QCOMPARE(read->size, written.size());
    }

    void replacesWhatIsNoCodePoint()
    {
        std::string written;
        appendUtf8(0xD800, written);
        appendUtf8(0x110000, written);
        appendUtf8(0xFFFFFFFF, written);
        QCOMPARE(written, std::string("\uFFFD\uFFFD\uFFFD"));
    }

    void refusesWhatIsNotUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");

        QTest::newRow("a tail alone") << "\x80"_ba;
        QTest::newRow("cut off after one of two") << "\xC3"_ba;
        QTest::newRow("cut off after three of four") << "\xF0\x9F\x98"_ba;
        QTest::newRow("a letter in the tail") << "\xE2\x82z"_ba;
        QTest::newRow("slash in two bytes") << "\xC0\xAF"_ba;
        QTest::newRow("slash in three bytes") << "\xE0\x80\xAF"_ba;
        QTest::newRow("slash in four bytes") << "\xF0\x80\x80\xAF"_ba;
        QTest::newRow("a surrogate") << "\xED\xA0\x80"_ba;
        QTest::newRow("past U+10FFFF") << "\xF4\x90\x80\x80"_ba;
        QTest::newRow("five bytes") << "\xF8\x88\x80\x80\x80"_ba;
        QTest::newRow("ff") << "\xFF"_ba;
    }
    void refusesWhatIsNotUtf8()
    {
        QFETCH(QByteArray, bytes);
        const std::string text = bytes.toStdString();
        QVERIFY(!firstCodePoint(text));
        QVERIFY(!isUtf8(text));
        QVERIFY(!isUtf8("good " + text));
        QVERIFY(!isUtf8(text + " good"));
    }

    void cutsBetweenCodePoints()
    {
        QCOMPARE(utf8Prefix("abc", 5), std::string_view("abc"));
        QCOMPARE(utf8Prefix("abc", 2), std::string_view("ab"));
        QCOMPARE(utf8Prefix("a\u20ACb", 3), std::string_view("a"));
        QCOMPARE(utf8Prefix("a\u20ACb", 4), std::string_view("a\u20AC"));
        QCOMPARE(utf8Prefix("\u20AC", 1), std::string_view(""));
        QCOMPARE(utf8Prefix("", 0), std::string_view(""));
    }

    void doesNotLookFarForTheStartOfACodePoint()
    {
        const std::string tails(100, '\x80');
        QCOMPARE(utf8Prefix(tails, 50).size(), std::size_t(46));
    }

    void acceptsUtf8()
    {
        QVERIFY(isUtf8(""));
        QVERIFY(isUtf8("plain"));
        QVERIFY(isUtf8("h\u00e9llo \u2603 \U0001F600"));
        QVERIFY(!firstCodePoint(""));
    }
};

const test::Registered<TestUtf8> registered;

} // namespace bloscope::tst_utf8

#include "tst_utf8.moc"
