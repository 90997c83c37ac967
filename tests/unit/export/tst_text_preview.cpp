#include "core/export/text_preview.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_text_preview {

using namespace test;

class TestTextPreview : public QObject {
    Q_OBJECT

 private slots:
    void previewsAPartOfVeryManyParts()
    {
        const OpenedArray array(
            arrayFrame({3}, "[('a', 'u1', (60,))]", counted<std::uint8_t>(180)));
        const auto preview =
            previewText(array.reader(), array.slice(), ExportFormat::Csv, {}, {2, 3});
        QVERIFY(preview);
        QCOMPARE(preview->text, std::string("0,1,2\n60,61,62\n"));
        QVERIFY(!preview->allRows);
        QVERIFY(!preview->allColumns);
    }

    void previewsTheFirstLines_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<int>("lines");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("allRows");
        QTest::addColumn<bool>("allColumns");

        QTest::newRow("all") << "0, 0, 0, :2" << 5 << "0\n1\n" << true << true;
        QTest::newRow("rows") << "0, 0, :, :2" << 2 << "0,1\n5,6\n" << false << true;
        QTest::newRow("columns") << "0, 0, 1:2, :" << 2 << "5,6,7\n" << true << false;
        QTest::newRow("further dimensions") << "0, :, :, :2" << 5 << "0,1\n5,6\n10,11\n15,16\n"
                                            << false << true;
        QTest::newRow("less than the last row dimension")
            << ":, :, :, 3" << 3 << "3,8,13\n23,28,33\n43,48,53\n"
            << false << false;
    }

    void previewsTheFirstLines()
    {
        QFETCH(QString, slice);
        QFETCH(int, lines);
        const OpenedArray array(arrayFrame({2, 3, 4, 5}, {1, 2, 2, 5}, {1, 1, 1, 5}, "<i4",
                                           counted<std::int32_t>(120)));
        const auto preview = previewText(array.reader(), array.slice(qPrintable(slice)),
                                         ExportFormat::Csv, {}, {lines, 3});
        QVERIFY(preview);
        QTEST(QString::fromStdString(preview->text), "text");
        QTEST(preview->allRows, "allRows");
        QTEST(preview->allColumns, "allColumns");
    }

    void previewsTheBeginningOfTheWholeText()
    {
        const OpenedArray array(
            unstoredArrayFrame({100'000'000, 1'000'000}, {1000, 1000}, {100, 1000}, "<f4"));
        CsvOptions options;
        options.header = CsvOptions::Header::Index;
        const auto preview =
            previewText(array.reader(), array.slice(), ExportFormat::Csv, options, {2, 2});
        QVERIFY(preview);
        QCOMPARE(preview->text, std::string(",0,1\n0,0.0,0.0\n1,0.0,0.0\n"));
    }

    void previewsEachFormatOfText_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        QTest::newRow("csv") << "csv"
                             << "0,1\n4,5\n";
        QTest::newRow("tsv") << "tsv"
                             << "0\t1\n4\t5\n";
        QTest::newRow("json lines") << "jsonl"
                                    << "[0,1]\n[4,5]\n";
    }

    void previewsEachFormatOfText()
    {
        QFETCH(QString, format);
        const OpenedArray array(arrayFrame({3, 4}, "<i4", counted<std::int32_t>(12)));
        const auto& traits =
            *std::ranges::find(exportFormats(), format.toStdString(), &ExportFormatTraits::name);
        const auto preview = previewText(array.reader(), array.slice(), traits.format, {}, {2, 2});
        QVERIFY(preview);
        QTEST(QString::fromStdString(preview->text), "text");
        QVERIFY(!preview->allRows);
        QVERIFY(!preview->allColumns);
    }
};

const Registered<TestTextPreview> registered;

} // namespace bloscope::tst_text_preview

#include "tst_text_preview.moc"
