#include "core/report/html_text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_html_text {

class TestHtmlText : public QObject {
    Q_OBJECT

 private slots:
    void escapes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("html");
        QTest::newRow("markup") << QByteArray("<b a=\"1\" c='2'>&")
                                << QByteArray("&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;");
        QTest::newRow("letters") << QByteArray("Läsion 1") << QByteArray("Läsion 1");
        QTest::newRow("hidden characters")
            << QByteArray("a\n\xe2\x80\xae\x01") << QByteArray("a\\n\\u202e\\x01");
        QTest::newRow("no UTF-8") << QByteArray("\xff<") << QByteArray("\\xff&lt;");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
    }
    void escapes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, html);
        QCOMPARE(QByteArray::fromStdString(htmlText(text.toStdString())), html);
    }

    void writesAddresses()
    {
        for (const QByteArray bytes : {"", "a", "ab", "abc", "abc\xff", "\xfb\xff\xfe?"})
            QCOMPARE(QByteArray::fromStdString(dataAddress("image/png", bytes.toStdString())),
                     "data:image/png;base64," + bytes.toBase64());
    }
};

const test::Registered<TestHtmlText> registered;

} // namespace bloscope::tst_html_text

#include "tst_html_text.moc"
