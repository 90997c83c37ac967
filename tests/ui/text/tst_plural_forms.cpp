#include "ui/text/plural_forms.h"

#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "ui/text/number_text.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

namespace bloscope::tst_plural_forms {

using namespace test;

// A text of the window, as Qt's translations keep it.
struct Message {
    QString context;
    QString source;
    QStringList forms; // singular and plural; none where no number is given with it
    bool isNumerus = false;
    bool isFinished = true;
};

QString translationsPath()
{
    return QString::fromStdString(sourceFolder().string()) +
           "/resources/translations/bloscope_en.ts";
}

QList<Message> messagesIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Message> messages;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages << Message{context, {}, {}, xml.attributes().hasAttribute("numerus")};
        else if (xml.name() == u"source")
            messages.last().source = xml.readElementText();
        else if (xml.name() == u"translation")
            messages.last().isFinished = !xml.attributes().hasAttribute("type");
        else if (xml.name() == u"numerusform")
            messages.last().forms << xml.readElementText();
    }
    return messages;
}

bool needsForms(const Message& message)
{
    return message.isNumerus || message.source.contains("%n") || message.source.contains("(s)");
}

bool isComplete(const Message& message)
{
    return message.isNumerus && message.isFinished && message.forms.size() == 2 &&
           !message.forms.contains(QString()) && message.forms.filter("(s)").isEmpty();
}

class TestPluralForms : public QObject {
    Q_OBJECT

 private slots:
    void everyTextWithANumberHasBothForms();
    void noFormIsLeftOfATextThatIsGone();
    void eachTextBelongsToAClass();
    void textsShowTheFormOfTheirNumber_data();
    void textsShowTheFormOfTheirNumber();

 private:
    // Not where the tools are those of another system, which compiles this one.
    static bool canReadSources();
    static constexpr char noLupdate[] = "lupdate does not run here";

    // The texts that the sources have, with the forms that are written down.
    static QList<Message> messagesOfSources();
};

bool TestPluralForms::canReadSources()
{
    return QFileInfo(BLOSCOPE_LUPDATE).isExecutable();
}

QList<Message> TestPluralForms::messagesOfSources()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("bloscope_en.ts");
    QFile::copy(translationsPath(), path);
    QProcess lupdate;
    lupdate.setWorkingDirectory(QString::fromStdString(sourceFolder().string()));
    lupdate.start(BLOSCOPE_LUPDATE, {"-no-obsolete", "-locations", "none", "-extensions", "cpp,h",
                                     "-I", ".", "ui", "app", "-ts", path});
    return lupdate.waitForFinished() ? messagesIn(path) : QList<Message>();
}

void TestPluralForms::everyTextWithANumberHasBothForms()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    const QList<Message> messages = messagesOfSources();
    QVERIFY(messages.size() > 1000);
    for (const Message& message : messages)
        if (needsForms(message))
            QVERIFY2(isComplete(message), qPrintable(message.context + ": " + message.source));
}

void TestPluralForms::noFormIsLeftOfATextThatIsGone()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    const QList<Message> messages = messagesOfSources();
    QCOMPARE(messagesIn(translationsPath()).size(),
             std::ranges::count(messages, true, &Message::isNumerus));
}

// Otherwise the text is looked up in another context than the one it is translated in.
void TestPluralForms::eachTextBelongsToAClass()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    for (const Message& message : messagesOfSources())
        QVERIFY2(!message.context.isEmpty() && message.context != "bloscope",
                 qPrintable(message.context + ": " + message.source));
}

void TestPluralForms::textsShowTheFormOfTheirNumber_data()
{
    QTest::addColumn<qint64>("cells");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << qint64(0) << "0 cells";
    QTest::newRow("one") << qint64(1) << "1 cell";
    QTest::newRow("many") << qint64(12000) << "12 000 cells";
    QTest::newRow("one and two to the 32") << (qint64(1) << 32) + 1 << "4 294 967 297 cells";
}

void TestPluralForms::textsShowTheFormOfTheirNumber()
{
    QFETCH(qint64, cells);
    QTEST(countedText(cells, QCoreApplication::translate("SelectionText", "%n cell(s)", nullptr,
                                                         pluralNumber(cells))),
          "text");
}

const Registered<TestPluralForms, QCoreApplication> registered;

} // namespace bloscope::tst_plural_forms

#include "tst_plural_forms.moc"
