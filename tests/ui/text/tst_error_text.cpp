#include "ui/text/error_text.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_error_text {

class TestErrorText : public QObject {
    Q_OBJECT

 private slots:
    void saysSubjectCauseAndPlace();
    void putsSentencesTogether();
    void advisesByKind_data();
    void advisesByKind();
    void showsControlCharactersAsSymbols();
};

void TestErrorText::saysSubjectCauseAndPlace()
{
    const Error error =
        Error(ErrorKind::Malformed, "zstd: the stream holds 4000 bytes, the block 4096", 90211)
            .within("block 3");
    QCOMPARE(errorSentence("Chunk 17 cannot be shown", error),
             QString("Chunk 17 cannot be shown: block 3: zstd: the stream holds 4000 bytes, the "
                     "block 4096 (at byte 90211)."));
    QCOMPARE(refusalText(Error{ErrorKind::Usage, "300 does not fit in int8"}),
             QString("This is not possible: 300 does not fit in int8."));
}

void TestErrorText::putsSentencesTogether()
{
    QCOMPARE(sentencesText({"One.", "", "Two."}), QString("One. Two."));
    QCOMPARE(sentencesText({"一。", "二。"}), QString("一。二。"));
    QCOMPARE(sentencesText({}), QString());
}

void TestErrorText::advisesByKind_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("contains");
    QTest::newRow("malformed") << ErrorKind::Malformed << "another copy";
    QTest::newRow("unsupported") << ErrorKind::Unsupported << "this version of Bloscope";
    QTest::newRow("limit") << ErrorKind::Limit << "memory";
    QTest::newRow("io") << ErrorKind::Io << "drive";
    QTest::newRow("not blosc2") << ErrorKind::NotBlosc2 << ".b2nd";
    QTest::newRow("changed") << ErrorKind::Changed << "Reload";
    QTest::newRow("usage") << ErrorKind::Usage << "";
    QTest::newRow("cancelled") << ErrorKind::Cancelled << "";
}

void TestErrorText::advisesByKind()
{
    QFETCH(ErrorKind, kind);
    QFETCH(QString, contains);
    const QString advice = errorAdvice(kind);
    QCOMPARE(advice.isEmpty(), contains.isEmpty());
    QVERIFY(advice.contains(contains));
}

void TestErrorText::showsControlCharactersAsSymbols()
{
    using namespace std::string_view_literals;
    QCOMPARE(displayText("a\nb\0c"sv), QString("a␊b␀c"));
    QCOMPARE(displayText("größe"), QString("größe"));
    QCOMPARE(displayText("\xff"), QString(QChar(QChar::ReplacementCharacter)));
}

const test::Registered<TestErrorText, QCoreApplication> registered;

} // namespace bloscope::tst_error_text

#include "tst_error_text.moc"
