#include "ui/text/languages.h"

#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QKeySequence>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <system_error>

namespace bloscope::tst_translations {

using namespace test;

// A text of the window, as Qt's translations keep it.
struct Message {
    QString context;
    QString source;
    QStringList texts; // several where a number is given with it: each of its forms
    bool isNumerus = false;
    bool isFinished = true;

    QString name() const { return context + ": " + source; }
};

QString translationsPath(const QString& language)
{
    return QString::fromStdString(sourceFolder().string()) +
           QString("/resources/translations/bloscope_%1.ts").arg(language);
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
        else if (xml.name() == u"translation") {
            messages.last().isFinished = !xml.attributes().hasAttribute("type");
            if (!messages.last().isNumerus)
                messages.last().texts << xml.readElementText();
        } else if (xml.name() == u"numerusform")
            messages.last().texts << xml.readElementText();
    }
    return messages;
}

QList<Message> readSources(const QString& language)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("texts.ts");
    QFile::copy(translationsPath(language), path);
    QProcess lupdate;
    lupdate.setWorkingDirectory(QString::fromStdString(sourceFolder().string()));
    lupdate.start(BLOSCOPE_LUPDATE, {"-no-obsolete", "-locations", "none", "-extensions", "cpp,h",
                                     "-I", ".", "ui", "app", "-ts", path});
    return lupdate.waitForFinished() ? messagesIn(path) : QList<Message>();
}

// The texts that the sources have, with what is written down for them in that language.
const QList<Message>& messagesOfSources(const QString& language)
{
    static QHash<QString, QList<Message>> all;
    if (!all.contains(language))
        all[language] = readSources(language);
    return all[language];
}

// Not where the tools are those of another system, which compiles this one.
bool canReadSources()
{
    return QFileInfo(BLOSCOPE_LUPDATE).isExecutable();
}

QByteArray sourcesIn(const char* folder)
{
    QByteArray all;
    QDirIterator files(QString::fromStdString((sourceFolder() / folder).string()), {"*.cpp", "*.h"},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (QFile file(files.next()); file.open(QIODevice::ReadOnly))
            all += file.readAll();
    return all;
}

constexpr char noLupdate[] = "lupdate does not run here";

// All that a pattern finds in a text, sorted.
QStringList partsOf(const QString& text, const QString& pattern)
{
    QStringList parts;
    auto match = QRegularExpression(pattern).globalMatch(text);
    while (match.hasNext())
        parts << match.next().captured();
    parts.sort();
    return parts;
}

bool hasLetter(const QString& text)
{
    return !QKeySequence::mnemonic(text).isEmpty();
}

bool needsForms(const Message& message)
{
    return message.isNumerus || message.source.contains("%n") || message.source.contains("(s)");
}

class TestTranslations : public QObject {
    Q_OBJECT

 private slots:
    void everyEnglishTextWithANumberHasBothForms();
    void noEnglishFormIsLeftOfATextThatIsGone();
    void eachTextBelongsToAClass();
    void textsShowTheFormOfTheirNumber_data();
    void textsShowTheFormOfTheirNumber();
    void everyTextIsTranslated_data() { addLanguages(); }
    void everyTextIsTranslated();
    void noTextIsLeftThatIsGone_data() { addLanguages(); }
    void noTextIsLeftThatIsGone();
    void placesLettersAndTagsAreKept_data() { addLanguages(); }
    void placesLettersAndTagsAreKept();
    void thoseOfQtAreThere_data() { addLanguages(); }
    void thoseOfQtAreThere();
    void whatCoreSaysIsTranslatedWhereEverybodyMeetsIt_data() { addLanguages(); }
    void whatCoreSaysIsTranslatedWhereEverybodyMeetsIt();
    void wordsOfCoreAreThoseThatItSays();
    void numbersFollowTheLanguage_data();
    void numbersFollowTheLanguage();
    void theFirstThatThereIsIsTaken_data();
    void theFirstThatThereIsIsTaken();
    void cleanup() { useLanguage(*qApp, languages.front()); }

 private:
    // All but English.
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (std::size_t i = 1; i < languages.size(); ++i)
            QTest::newRow(languages[i].code) << QString(languages[i].code);
    }
};

void TestTranslations::everyEnglishTextWithANumberHasBothForms()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    const QList<Message> messages = messagesOfSources("en");
    QVERIFY(messages.size() > 1000);
    for (const Message& message : messages)
        if (needsForms(message))
            QVERIFY2(message.isNumerus && message.isFinished && message.texts.size() == 2 &&
                         !message.texts.contains(QString()) &&
                         message.texts.filter("(s)").isEmpty(),
                     qPrintable(message.name()));
}

void TestTranslations::noEnglishFormIsLeftOfATextThatIsGone()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    const QList<Message> messages = messagesOfSources("en");
    QCOMPARE(messagesIn(translationsPath("en")).size(),
             std::ranges::count(messages, true, &Message::isNumerus));
}

// Otherwise the text is looked up in another context than the one it is translated in.
// What lupdate takes for the class of a text is what tr() asks for when the program runs: names in
// namespaces, but those that the sources write out.
void TestTranslations::eachTextBelongsToAClass()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    const QByteArray sources = sourcesIn("ui") + sourcesIn("app");
    const QStringList ofQt = {"QDialog", "QFileDialog"};
    for (const Message& message : messagesOfSources("en")) {
        const QByteArray context = message.context.toUtf8();
        QVERIFY2(!context.isEmpty() && context != "bloscope", qPrintable(message.name()));
        QVERIFY2(context.startsWith("bloscope::") || ofQt.contains(message.context) ||
                     sources.contains("Q_DECLARE_TR_FUNCTIONS(" + context + ")") ||
                     sources.contains('"' + context + '"'),
                 qPrintable(message.name()));
    }
}

void TestTranslations::textsShowTheFormOfTheirNumber_data()
{
    QTest::addColumn<qint64>("cells");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << qint64(0) << "0 cells";
    QTest::newRow("one") << qint64(1) << "1 cell";
    QTest::newRow("many") << qint64(12000) << "12 000 cells";
    QTest::newRow("one and two to the 32") << (qint64(1) << 32) + 1 << "4 294 967 297 cells";
}

void TestTranslations::textsShowTheFormOfTheirNumber()
{
    QFETCH(qint64, cells);
    QTEST(countedText(cells, QCoreApplication::translate("SelectionText", "%n cell(s)", nullptr,
                                                         pluralNumber(cells))),
          "text");
}

void TestTranslations::everyTextIsTranslated()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    QFETCH(QString, language);
    const QList<Message> messages = messagesOfSources(language);
    QVERIFY(messages.size() > 1000);
    for (const Message& message : messages)
        QVERIFY2(message.isFinished && !message.texts.isEmpty() &&
                     !message.texts.contains(QString()),
                 qPrintable(message.name()));
}

void TestTranslations::noTextIsLeftThatIsGone()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    QFETCH(QString, language);
    QCOMPARE(messagesIn(translationsPath(language)).size(), messagesOfSources(language).size());
}

// A form of a number may be without it: "no file", "one file".
void TestTranslations::placesLettersAndTagsAreKept()
{
    QFETCH(QString, language);
    const QString places = "%L?[0-9]", numbers = "%L?n", tags = "</?[a-zA-Z][^>]*>";
    for (const Message& message : messagesIn(translationsPath(language))) {
        for (const QString& text : message.texts) {
            const QByteArray where = (message.name() + " / " + text).toUtf8();
            QVERIFY2(partsOf(text, places) == partsOf(message.source, places), where);
            QVERIFY2(partsOf(text, tags) == partsOf(message.source, tags), where);
            QVERIFY2(hasLetter(text) == hasLetter(message.source), where);
            QVERIFY2(text.count('\n') == message.source.count('\n'), where);
            QVERIFY2(!text.contains("(s)"), where);
        }
        QVERIFY2(partsOf(message.texts.last(), numbers) == partsOf(message.source, numbers),
                 qPrintable(message.name()));
    }
}

void TestTranslations::thoseOfQtAreThere()
{
    QFETCH(QString, language);
    if (!QFile::exists(QString(":/translations/qtbase_%1.qm").arg(language)))
        QSKIP("Qt's translations were not installed when this was built");
    useLanguage(*qApp, *findLanguage(language));
    QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != "Cancel");
}

void TestTranslations::whatCoreSaysIsTranslatedWhereEverybodyMeetsIt()
{
    QFETCH(QString, language);
    useLanguage(*qApp, *findLanguage(language));
    const QString cause = coreCause("cannot open the file: Permission denied");
    QVERIFY(!cause.contains("cannot open the file") && !cause.contains("Permission denied"));
    QVERIFY(errorSentence("x", {ErrorKind::NotBlosc2, "not a Blosc2 file: it is empty"}) !=
            "x: not a Blosc2 file: it is empty.");
    const QString ofTheInside = "zstd: the stream holds 4000 bytes, the block 4096";
    QCOMPARE(coreCause(ofTheInside.toStdString()), ofTheInside);
    QCOMPARE(coreCause(""), QString());
    const QString ofAFile = "line 7 is longer than 100 bytes"; // no mistyped value
    QCOMPARE(coreCause(ofAFile.toStdString()), ofAFile);
    const QString typed = coreCause("\"1,5: %1\" is not a whole number from 0 to 255");
    QVERIFY(typed.contains("\"1,5: %1\"") && typed.contains("255") && !typed.contains("whole"));
    QVERIFY(!coreCause("there is no column named a; did you mean b?").contains("did you mean"));
    QVERIFY(coreWord("Chunk index") != "Chunk index");
    QCOMPARE(coreWord("magic"), QString("magic"));
    QCOMPARE(coreAmount("25 600 chunks"), countText(25600) + ' ' + coreWord("chunks"));
    QCOMPARE(coreAmount("1.2 KiB"), decimalText(1.2, 1) + " KiB");
    QCOMPARE(coreAmount("zstd, shuffle, 12.4x"), QString("zstd, shuffle, 12.4x"));
}

// One that core or the system says otherwise meanwhile would never be translated.
void TestTranslations::wordsOfCoreAreThoseThatItSays()
{
    if (!canReadSources())
        QSKIP(noLupdate);
    QString said = QString::fromUtf8(sourcesIn("core"));
    said.remove(QRegularExpression("(?<!\\\\)\"\\s+\"")); // between the lines of a text
    said.replace("\\\"", "\"");
    for (int number = 1; number < 140; ++number)
        said += '"' + QString::fromStdString(std::generic_category().message(number));
    for (const Message& message : messagesIn(translationsPath("de")))
        if (message.context == "CoreWord")
            for (const QString& part : message.source.split(QRegularExpression("%\\d")))
                QVERIFY2(said.contains(part), qPrintable(message.name()));
}

void TestTranslations::numbersFollowTheLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("count");
    QTest::addColumn<QString>("size");
    QTest::newRow("English") << "en"
                             << "12 345 678"
                             << "25.6 MiB (26 843 546 bytes)";
    QTest::newRow("German") << "de"
                            << "12 345 678"
                            << "25,6 MiB (26 843 546 Byte)";
    QTest::newRow("Spanish") << "es"
                             << "12 345 678"
                             << "25,6 MiB (26 843 546 bytes)";
    QTest::newRow("French") << "fr"
                            << "12 345 678"
                            << "25,6 MiB (26 843 546 octets)";
    QTest::newRow("Japanese") << "ja"
                              << "12,345,678"
                              << "25.6 MiB (26,843,546 バイト)";
    QTest::newRow("Chinese") << "zh_CN"
                             << "12,345,678"
                             << "25.6 MiB（26,843,546 字节）";
}

void TestTranslations::numbersFollowTheLanguage()
{
    QFETCH(QString, language);
    useLanguage(*qApp, *findLanguage(language));
    QTEST(countText(12345678), "count");
    QTEST(exactSizeText(26843546), "size");
}

void TestTranslations::theFirstThatThereIsIsTaken_data()
{
    QTest::addColumn<QStringList>("preferred");
    QTest::addColumn<QString>("language");
    QTest::newRow("none") << QStringList() << "en";
    QTest::newRow("of computers") << QStringList{"C"} << "en";
    QTest::newRow("of a territory") << QStringList{"de-AT", "de"} << "de";
    QTest::newRow("simplified Chinese") << QStringList{"zh-Hans-CN"} << "zh_CN";
    QTest::newRow("traditional Chinese") << QStringList{"zh-Hant-TW"} << "en";
    QTest::newRow("the second") << QStringList{"it-IT", "fr-CH", "de-CH"} << "fr";
    QTest::newRow("English before others") << QStringList{"en-GB", "de-DE"} << "en";
}

void TestTranslations::theFirstThatThereIsIsTaken()
{
    QFETCH(QStringList, preferred);
    QTEST(QString(languageAmong(preferred).code), "language");
}

const Registered<TestTranslations, QCoreApplication> registered;

} // namespace bloscope::tst_translations

#include "tst_translations.moc"
