#include "core/export/export_format.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <set>

namespace bloscope::tst_export_format {

class TestExportFormat : public QObject {
    Q_OBJECT

 private slots:
    void namesSayWhatIsInAFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("format"); // its name; empty: none
        QTest::addColumn<int>("packing");
        QTest::addColumn<QString>("ending");
        const auto row = [](const char* name, const char* format, Packing packing,
                            const char* ending) {
            QTest::newRow(name) << name << format << int(packing) << ending;
        };
        row("x.csv", "csv", Packing::None, "csv");
        row("/a.npy/x.TXT", "csv", Packing::None, "TXT");
        row("x.tab", "tsv", Packing::None, "tab");
        row("x.NdJson", "jsonl", Packing::None, "NdJson");
        row("x.NPY", "npy", Packing::None, "NPY");
        row("x.db", "sqlite", Packing::None, "db");
        row("x.b2nd", "b2nd", Packing::None, "b2nd");
        row("x.b2z", "b2z", Packing::None, "b2z");
        row("a.csv/x.b2d/", "b2d", Packing::None, "b2d");
        row("x.Feather", "arrow", Packing::None, "Feather");
        row("x.nii", "nifti", Packing::None, "nii");
        row("x.tif", "tiff", Packing::None, "tif");
        row("x.TIFF", "tiff", Packing::None, "TIFF");
        row("x.nii.gz", "nifti", Packing::Gzip, "nii");
        row("x.y.bin", "raw", Packing::None, "bin");
        row("x.png", "png", Packing::None, "png");
        row("x.svg", "svg", Packing::None, "svg");
        row("x.csv.gz", "csv", Packing::Gzip, "csv");
        row("x.Raw.ZST", "raw", Packing::Zstd, "Raw");
        row("x.gz", "", Packing::Gzip, "");
        row("x", "", Packing::None, "");
        row(".csv", "", Packing::None, "");
        row("a.csv/x", "", Packing::None, "");
        row("x.xls", "", Packing::None, "xls");
        row("x.old.gz", "", Packing::Gzip, "old");
    }
    void namesSayWhatIsInAFile()
    {
        QFETCH(QString, name);
        const NamedFormat named = formatOfName(name.toStdString());
        const auto format = named.format ? traitsOf(*named.format).name : std::string_view();
        QTEST(QString::fromUtf8(format.data(), std::ssize(format)), "format");
        QTEST(int(named.packing), "packing");
        QTEST(QString::fromStdString(named.ending), "ending");
    }

    void everyEndingStandsForOneFormat()
    {
        std::set<std::string_view> endings;
        for (const ExportFormatTraits& traits : exportFormats()) {
            QVERIFY(!traits.endings.empty());
            for (const std::string_view ending : traits.endings)
                QVERIFY(endings.insert(ending).second);
            const bool isPicture = traits.content == ExportFormatTraits::Content::Picture;
            const bool isOfRows = traits.content == ExportFormatTraits::Content::Rows;
            QCOMPARE(traits.write == nullptr, isPicture || isOfRows);
            QVERIFY(!isOfRows || traits.writeRows);
            QVERIFY(!isPicture || !traits.writeRows);
            QVERIFY(!isText(traits.format) || traits.writeRows);
        }
    }
};

const test::Registered<TestExportFormat> registered;

} // namespace bloscope::tst_export_format

#include "tst_export_format.moc"
