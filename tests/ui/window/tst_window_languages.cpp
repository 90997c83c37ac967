#include "tests/support/language_rows.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/actions/help.h"
#include "ui/pages/array_views.h"
#include "ui/settings/preferences_dialog.h"
#include "ui/table/slice_table_view.h"

#include <QMenuBar>
#include <QTableView>
#include <QTranslator>
#include <cstring>

namespace bloscope::tst_window_languages {

using namespace test;

// Remembers what the program asks for that the texts of a language do not have.
class MissingTexts final : public QTranslator {
 public:
    explicit MissingTexts(const QString& language)
    {
        if (!m_texts.load(QString(":/translations/bloscope_%1.qm").arg(language)))
            qFatal("no texts in that language");
    }

    QString translate(const char* context, const char* source, const char* comment,
                      int number) const override
    {
        const bool isOfQt = *context == 'Q' || std::strcmp(context, "CloseButton") == 0;
        if (!isOfQt && *source && m_texts.translate(context, source, comment, number).isEmpty())
            m_missing.insert(QString("%1: %2").arg(context, QString(source)));
        return {}; // the others are asked then
    }
    bool isEmpty() const override { return false; }

    QStringList missing() const { return m_missing.values(); }

 private:
    QTranslator m_texts;
    mutable QSet<QString> m_missing;
};

// The window and what it shows, in each language.
class TestWindowLanguages : public QObject {
    Q_OBJECT

 private slots:
    void haveEveryTextThatIsAskedFor_data() { addLanguages(); }
    void haveEveryTextThatIsAskedFor();
    void showsWhatWasChosen_data();
    void showsWhatWasChosen();
    void readsTheSameDataInEach_data() { addLanguages(); }
    void readsTheSameDataInEach();
    void cleanup() { useLanguage(*qApp, languages.front()); }
};

void TestWindowLanguages::haveEveryTextThatIsAskedFor()
{
    QFETCH(QString, language);
    if (language == "en")
        return; // in the sources
    useLanguage(*qApp, *findLanguage(language));
    MissingTexts texts(language);
    QCoreApplication::installTranslator(&texts);
    {
        WindowWithFiles window;
        writeFile(window.file("a.b2nd"), WindowWithFiles::frame("K", {4, 30, 50}));
        QVERIFY(window.open("a.b2nd"));
        for (const ArrayView& view : arrayViews())
            window.tab()->arrayPage()->showView(view.word);
        const ShortcutDialog shortcuts(*window.window().menuBar());
        const PreferencesDialog preferences{Preferences()};
    }
    QCOMPARE(texts.missing().join('\n'), QString());
}

void TestWindowLanguages::showsWhatWasChosen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("file"); // the first menu
    QTest::newRow("English") << "en"
                             << "&File";
    QTest::newRow("German") << "de"
                            << "&Datei";
    QTest::newRow("Spanish") << "es"
                             << "&Archivo";
    QTest::newRow("French") << "fr"
                            << "&Fichier";
    QTest::newRow("Japanese") << "ja"
                              << "ファイル(&F)";
    QTest::newRow("Chinese") << "zh_CN"
                             << "文件(&F)";
}

void TestWindowLanguages::showsWhatWasChosen()
{
    QFETCH(QString, language);
    useLanguage(*qApp, *findLanguage(language));
    WindowWithFiles window;
    QTEST(window.window().menuBar()->actions().front()->text(), "file");
}

// Cells have the notation of NumPy, whatever decimal mark the language has.
void TestWindowLanguages::readsTheSameDataInEach()
{
    QFETCH(QString, language);
    useLanguage(*qApp, *findLanguage(language));
    WindowWithFiles window;
    ByteBuffer values(2 * sizeof(double));
    const double numbers[] = {1234.5, -0.25};
    std::memcpy(values.data(), numbers, sizeof numbers);
    writeFile(window.file("a.b2nd"), arrayFrame({2}, "<f8", values, {}));
    QVERIFY(window.open("a.b2nd"));
    window.tab()->arrayPage()->showView("table");
    const auto* cells =
        window.tab()->arrayPage()->findChild<SliceTableView*>()->findChild<QTableView*>();
    const auto textOf = [&](int row) { return cells->model()->index(row, 0).data().toString(); };
    QTRY_COMPARE(textOf(0), QString("1234.5"));
    QCOMPARE(textOf(1), QString("-0.25"));
}

const Registered<TestWindowLanguages, QApplication> registered;

} // namespace bloscope::tst_window_languages

#include "tst_window_languages.moc"
