#include "ui/settings/settings.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_settings {

class TestSettings : public QObject {
    Q_OBJECT

 private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void cleanup() { QFile::remove(file()); }
    void listsTheNewestFileFirst();
    void namesAFileOnce();
    void keepsNoMoreThanTheNewest();
    void remembersOverARestart();
    void keepsThemBesideAProgramThatIsCarriedAbout();
    void remembersRangesByName();
    void remembersHowFilesAreInterpreted();
    void remembersWhatWasToldOfDimensions();
    void neverGivesTheCacheLessThanItNeeds();
    void boundsOverviewsOnTheDisk();
    void keepsThePreferences();
    void takesTheDefaultForWhatMakesNoSense_data();
    void takesTheDefaultForWhatMakesNoSense();

 private:
    QString file() const { return m_folder.filePath("settings.ini"); }

    QTemporaryDir m_folder;
};

void TestSettings::keepsThemBesideAProgramThatIsCarriedAbout()
{
    const QDir root(m_folder.path());
    QVERIFY(root.mkpath("carried/bin"));
    QFile besides(root.filePath("carried/bloscope.ini"));
    QVERIFY(besides.open(QIODevice::WriteOnly));
    besides.close();
    Settings(QDir(root.filePath("carried/bin"))).setLastFolder("/data");
    QCOMPARE(Settings(besides.fileName()).lastFolder(), QString("/data"));
}

void TestSettings::listsTheNewestFileFirst()
{
    Settings settings(file());
    settings.addRecentFile("/a");
    settings.addRecentFile("/b");
    QCOMPARE(settings.recentFiles(), QStringList({"/b", "/a"}));
    settings.clearRecentFiles();
    QCOMPARE(settings.recentFiles(), QStringList());
}

void TestSettings::namesAFileOnce()
{
    Settings settings(file());
    for (const char* path : {"/a", "/b", "/a"})
        settings.addRecentFile(path);
    QCOMPARE(settings.recentFiles(), QStringList({"/a", "/b"}));
}

void TestSettings::keepsNoMoreThanTheNewest()
{
    Settings settings(file());
    for (int i = 0; i < 2 * Settings::mostRecentFiles; ++i)
        settings.addRecentFile(QString::number(i));
    QCOMPARE(settings.recentFiles().size(), Settings::mostRecentFiles);
    QCOMPARE(settings.recentFiles().first(), QString("19"));
}

void TestSettings::remembersRangesByName()
{
    const std::vector<RangePreset> ranges = {{"Liver", {-100, 300.25}}, {"größe", {0, 1e-3}}};
    {
        Settings settings(file());
        QVERIFY(settings.rangePresets().empty());
        settings.setRangePresets(ranges);
    }
    QCOMPARE(Settings(file()).rangePresets(), ranges);
    Settings(file()).setRangePresets(
        std::vector<RangePreset>(RangePresets::most + 1, {"many", {0, 1}}));
    QCOMPARE(Settings(file()).rangePresets().size(), RangePresets::most);
    QSettings(file(), QSettings::IniFormat)
        .setValue("heatmap/windows",
                  QByteArray("[{\"name\": \"no\", \"low\": 2, \"high\": 1},"
                             "{\"name\": \" \", \"low\": 0, \"high\": 1},"
                             "{\"name\": \"yes\", \"low\": 0, \"high\": 1}, 7]"));
    QCOMPARE(Settings(file()).rangePresets(), (std::vector<RangePreset>{{"yes", {0, 1}}}));
}

void TestSettings::remembersOverARestart()
{
    {
        Settings settings(file());
        settings.addRecentFile("/größe.b2nd");
        settings.setLastFolder("/data");
        settings.setWindowLayout({"geometry", "docks", false, false, false, 120, true, true});
    }
    const Settings settings(file());
    QCOMPARE(settings.recentFiles(), QStringList({"/größe.b2nd"}));
    QCOMPARE(settings.lastFolder(), QString("/data"));
    QCOMPARE(settings.windowLayout().geometry, QByteArray("geometry"));
    QCOMPARE(settings.windowLayout().docks, QByteArray("docks"));
    QCOMPARE(settings.windowLayout().showsStructure, false);
    QCOMPARE(settings.windowLayout().showsMetadata, false);
    QCOMPARE(settings.windowLayout().showsLabels, true);
    QCOMPARE(settings.windowLayout().showsCases, true);
    QCOMPARE(settings.windowLayout().showsRowDetails, false);
    QCOMPARE(settings.windowLayout().rowDetailsHeight, 120);
}

void TestSettings::remembersWhatWasToldOfDimensions()
{
    const QString a = OpenRequest::of("/a.b2nd").address.fullName(); // with a drive, maybe
    const HandGeometry told{{"depth", "µm", {}, -0.1}, {"", "", 0.0, {}}};
    {
        Settings settings(file());
        settings.setHandGeometry(a, told);
        settings.setHandGeometry("/b.b2nd", told);
        settings.setHandGeometry("/b.b2nd", std::nullopt);
    }
    const Settings settings(file());
    QVERIFY(settings.handGeometry(a) == told);
    QVERIFY(!settings.handGeometry("/b.b2nd"));
    QVERIFY(withWhatWasTold(OpenRequest::of(a), settings).geometry == told);
}

void TestSettings::remembersHowFilesAreInterpreted()
{
    const Interpretation plane{"[('a', '<i4')]", {-1, 7}, 16};
    {
        Settings settings(file());
        settings.setInterpretation("/data/a, b.b2frame", plane);
        settings.setInterpretation("/c", Interpretation{"<f4", {}, 0});
        settings.setInterpretation("/d", Interpretation{"u1"});
        settings.setInterpretation("/d", std::nullopt);
    }
    Settings settings(file());
    QVERIFY(settings.interpretation("/data/a, b.b2frame") == plane);
    QVERIFY(settings.interpretation("/c") == (Interpretation{"<f4", {}, 0}));
    QVERIFY(!settings.interpretation("/d"));
    for (int i = 0; i < Settings::mostInterpretations; ++i)
        settings.setInterpretation(QString::number(i), plane);
    QVERIFY(!settings.interpretation("/c"));
    QVERIFY(settings.interpretation("0"));
}

void TestSettings::neverGivesTheCacheLessThanItNeeds()
{
    QCOMPARE(Settings(file()).preferences().cacheBytes(), std::size_t(256) << 20);
    QSettings(file(), QSettings::IniFormat).setValue("cache/mebibytes", 1);
    QCOMPARE(Settings(file()).preferences().cacheBytes(), std::size_t(16) << 20);
}

void TestSettings::boundsOverviewsOnTheDisk()
{
    QCOMPARE(Settings(file()).preferences().overviewBytes(), std::int64_t(512) << 20);
    for (const auto& [stored, mebibytes] : {std::pair(0, 0), {3, 3}, {-1, 0}}) {
        QSettings(file(), QSettings::IniFormat).setValue("overviews/mebibytes", stored);
        QCOMPARE(Settings(file()).preferences().overviewBytes(), std::int64_t(mebibytes) << 20);
    }
}

void TestSettings::keepsThePreferences()
{
    Preferences set;
    set.theme = ThemeChoice::Dark;
    set.restoresSession = false;
    set.showsSides = false;
    set.asksBeforeDiscardingJobs = false;
    set.cacheMebibytes = 1024;
    set.overviewMebibytes = 0;
    set.fetchedMebibytes = 12;
    set.threads = 3;
    set.colorMap = "gray";
    set.numbers.exponent = NumberFormat::Exponent::Always;
    set.numbers.precision = 0;
    set.numbers.base = NumberFormat::Base::Hexadecimal;
    set.numbers.bytes = NumberFormat::Bytes::Literal;
    set.csv.delimiter = '\t';
    set.csv.decimalPoint = ',';
    set.csv.header = CsvOptions::Header::Names;
    set.csv.layout = CsvOptions::Layout::Long;
    set.csv.lineEnd = CsvOptions::LineEnd::CrLf;
    set.csv.precision = 0;
    set.csv.na = "N/A, größe";
    Settings(file()).setPreferences(set);
    QVERIFY(Settings(file()).preferences() == set);
    Settings(file()).setPreferences({});
    QVERIFY(Settings(file()).preferences() == Preferences());
}

void TestSettings::takesTheDefaultForWhatMakesNoSense_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("theme") << "preferences/theme" << QVariant("purple");
    QTest::newRow("threads") << "preferences/threads" << QVariant("many");
    QTest::newRow("cache") << "cache/mebibytes" << QVariant("256 MiB");
    QTest::newRow("overviews") << "overviews/mebibytes" << QVariant("some");
    QTest::newRow("servers") << "servers/mebibytes" << QVariant("all");
    QTest::newRow("notation") << "numbers/exponent" << QVariant("roman");
    QTest::newRow("digits of numbers") << "numbers/digits" << QVariant("all");
    QTest::newRow("base") << "numbers/integers" << QVariant(16);
    QTest::newRow("delimiter") << "csv/delimiter" << QVariant("quote");
    QTest::newRow("digits") << "csv/digits" << QVariant("-5");
    QTest::newRow("header") << "csv/header" << QVariant(7);
}

void TestSettings::takesTheDefaultForWhatMakesNoSense()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QSettings(file(), QSettings::IniFormat).setValue(key, value);
    QVERIFY(Settings(file()).preferences() == Preferences());
}

const test::Registered<TestSettings, QCoreApplication> registered;

} // namespace bloscope::tst_settings

#include "tst_settings.moc"
