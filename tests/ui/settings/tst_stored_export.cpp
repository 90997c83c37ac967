#include "ui/settings/settings.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_stored_export {

class TestStoredExport : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void remembersNothingAtFirst();
    void remembersTheLastExport_data();
    void remembersTheLastExport();
    void takesTheDefaultForWhatMakesNoSense_data();
    void takesTheDefaultForWhatMakesNoSense();
    void remembersAFolderForEachFile();
    void followsPreferencesThatChangeLater();

 private:
    QString file() const { return m_folder->filePath("settings.ini"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestStoredExport::remembersNothingAtFirst()
{
    QVERIFY(!Settings(file()).lastExport());
    QCOMPARE(Settings(file()).exportFolder("/a"), QString());
}

void TestStoredExport::remembersTheLastExport_data()
{
    QTest::addColumn<ExportChoice>("choice");
    using Format = ExportChoice::Format;
    QTest::newRow("as it comes") << ExportChoice{};
    CsvOptions csv;
    csv.delimiter = '|';
    csv.header = CsvOptions::Header::Index;
    csv.precision = 3;
    csv.na = "";
    csv.decimalPoint = ',';
    csv.lineEnd = CsvOptions::LineEnd::CrLf;
    csv.layout = CsvOptions::Layout::Long;
    csv.bytes = NumberFormat::Bytes::Literal;
    QTest::newRow("text") << ExportChoice{Format::Tsv, csv, {}};
    QTest::newRow("picture") << ExportChoice{
        Format::Pdf,
        {},
        {FigureOptions::Parts::PictureOnly, 1600, true, FigureOptions::Theme::Dark}};
    QTest::newRow("numbers") << ExportChoice{Format::Raw, {}, {}};
}

void TestStoredExport::remembersTheLastExport()
{
    QFETCH(ExportChoice, choice);
    Settings(file()).keepExport("/a", choice, "/b");
    QVERIFY(Settings(file()).lastExport() == choice);
}

void TestStoredExport::takesTheDefaultForWhatMakesNoSense_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("format") << "export/format" << QVariant("docx");
    QTest::newRow("parts") << "export/figure" << QVariant("half");
    QTest::newRow("theme") << "export/figureTheme" << QVariant("blue");
    QTest::newRow("width") << "export/figureWidth" << QVariant("wide");
    QTest::newRow("narrow") << "export/figureWidth" << QVariant(-3);
    QTest::newRow("delimiter") << "export/csv/delimiter" << QVariant("quote");
    QTest::newRow("digits") << "export/csv/digits" << QVariant(-5);
}

void TestStoredExport::takesTheDefaultForWhatMakesNoSense()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    Settings(file()).keepExport("/a", {}, "/b");
    QSettings(file(), QSettings::IniFormat).setValue(key, value);
    QVERIFY(Settings(file()).lastExport() == ExportChoice());
}

void TestStoredExport::remembersAFolderForEachFile()
{
    Settings settings(file());
    settings.keepExport("/a", {}, "/x");
    settings.keepExport("/b", {}, "/y");
    settings.keepExport("/a", {}, "/z");
    QCOMPARE(settings.exportFolder("/a"), QString("/z"));
    QCOMPARE(settings.exportFolder("/b"), QString("/y"));
    for (int i = 0; i < Settings::mostExportFolders; ++i)
        settings.keepExport(QString::number(i), {}, "/many");
    QCOMPARE(settings.exportFolder("/a"), QString());
}

void TestStoredExport::followsPreferencesThatChangeLater()
{
    Settings settings(file());
    ExportChoice choice;
    choice.csv.delimiter = '|';
    settings.keepExport("/a", choice, "/b");
    Preferences preferences = settings.preferences();
    preferences.theme = ThemeChoice::Dark;
    settings.setPreferences(preferences);
    QCOMPARE(settings.lastExport()->csv.delimiter, '|');
    preferences.csv.delimiter = ';';
    settings.setPreferences(preferences);
    QCOMPARE(settings.lastExport()->csv.delimiter, ';');
}

const test::Registered<TestStoredExport, QCoreApplication> registered;

} // namespace bloscope::tst_stored_export

#include "tst_stored_export.moc"
