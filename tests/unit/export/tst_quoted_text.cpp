#include "core/export/slice_code.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace bloscope::tst_quoted_text {

class TestQuotedText : public QObject {
    Q_OBJECT

 private slots:
    void quotesForPython_data();
    void quotesForPython();
    void quotesForAShell_data();
    void quotesForAShell();
    void isReadBackByAShell_data() { addBytes(); }
    void isReadBackByAShell();
    void isReadBackByPython_data() { addBytes(); }
    void isReadBackByPython();

 private:
    static void addBytes();
    static QByteArray outputOf(const QString& program, const QByteArray& script);
};

void TestQuotedText::quotesForPython_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("literal");
    QTest::newRow("plain") << QByteArray("/a b/c.b2nd") << QByteArray("\"/a b/c.b2nd\"");
    QTest::newRow("empty") << QByteArray("") << QByteArray("\"\"");
    QTest::newRow("quotes") << QByteArray("it's \"x\"") << QByteArray(R"("it's \"x\"")");
    QTest::newRow("backslash") << QByteArray("a\\n") << QByteArray(R"("a\\n")");
    QTest::newRow("line feed") << QByteArray("a\nb\t") << QByteArray(R"("a\nb\t")");
    QTest::newRow("letters") << QByteArray("größe") << QByteArray("\"größe\"");
    QTest::newRow("hidden") << QByteArray("a\u202Eb") << QByteArray(R"("a\u202eb")");
    QTest::newRow("no UTF-8") << QByteArray("\xff\"é") << QByteArray(R"(b"\xff\"\xc3\xa9")");
}

void TestQuotedText::quotesForPython()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, literal);
    QCOMPARE(QByteArray::fromStdString(pythonQuoted(bytes.toStdString())), literal);
}

void TestQuotedText::quotesForAShell_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("plain") << QByteArray("/a/c-1.b2nd") << QByteArray("/a/c-1.b2nd");
    QTest::newRow("empty") << QByteArray("") << QByteArray("''");
    QTest::newRow("blank") << QByteArray("a b") << QByteArray("'a b'");
    QTest::newRow("dollar") << QByteArray("$(reboot) `x`") << QByteArray("'$(reboot) `x`'");
    QTest::newRow("tilde") << QByteArray("~") << QByteArray("'~'");
    QTest::newRow("quotes") << QByteArray("it's \"x\"") << QByteArray(R"('it'\''s "x"')");
    QTest::newRow("backslash") << QByteArray("a\\n") << QByteArray(R"('a\n')");
    QTest::newRow("line feed") << QByteArray("a\n") << QByteArray("'a\n'");
    QTest::newRow("escape") << QByteArray("a\x1b[201~")
                            << QByteArray(R"x('a'"$(printf '\033')"'[201~')x");
    QTest::newRow("no UTF-8") << QByteArray("a\xff\xfe")
                              << QByteArray(R"x('a'"$(printf '\377\376')")x");
    QTest::newRow("hidden") << QByteArray("\u202E")
                            << QByteArray(R"x("$(printf '\342\200\256')")x");
}

void TestQuotedText::quotesForAShell()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, word);
    QCOMPARE(QByteArray::fromStdString(shellQuoted(bytes.toStdString())), word);
}

void TestQuotedText::addBytes()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("quotes") << QByteArray("it's \"x\" 'y' ''");
    QTest::newRow("backslashes") << QByteArray("\\\\a\\n\\");
    QTest::newRow("dollars") << QByteArray("$HOME `id` $(id) ${a} !x *?[a]{b,c} ~ #");
    QTest::newRow("line feeds") << QByteArray("\na\r\nb\n\n");
    QTest::newRow("controls") << QByteArray("\x01\x07\x1b[31m\x7f\t");
    QTest::newRow("no UTF-8") << QByteArray("\xff\n\xc3(\xed\xa0\x80");
    QTest::newRow("octal") << QByteArray("\xff"
                                         "377\x01"
                                         "7%d%%");
    QTest::newRow("letters") << QByteArray("größe 数据 \U0001F600 \u202E\u200B");
    QByteArray all;
    for (int byte = 1; byte < 256; ++byte)
        all += static_cast<char>(byte);
    QTest::newRow("every byte") << all;
}

// What a program prints that reads `script` from its standard input.
QByteArray TestQuotedText::outputOf(const QString& program, const QByteArray& script)
{
    QProcess process;
    process.start(program, {});
    process.write(script);
    process.closeWriteChannel();
    process.waitForFinished();
    return process.readAllStandardOutput() + process.readAllStandardError();
}

void TestQuotedText::isReadBackByAShell()
{
    if (QStandardPaths::findExecutable("sh").isEmpty())
        QSKIP("there is no sh");
    QFETCH(QByteArray, bytes);
    const QByteArray word = QByteArray::fromStdString(shellQuoted(bytes.toStdString()));
    QCOMPARE(outputOf("sh", "printf '%s.' " + word), bytes + '.');
}

void TestQuotedText::isReadBackByPython()
{
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty())
        QSKIP("there is no python3");
    QFETCH(QByteArray, bytes);
    const QByteArray literal = QByteArray::fromStdString(pythonQuoted(bytes.toStdString()));
    QCOMPARE(
        outputOf(python, "import os, sys\nsys.stdout.buffer.write(os.fsencode(" + literal + "))\n"),
        bytes);
}

const test::Registered<TestQuotedText, QCoreApplication> registered;

} // namespace bloscope::tst_quoted_text

#include "tst_quoted_text.moc"
