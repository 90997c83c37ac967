#include "ui/export/export_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/export/csv_options_form.h"
#include "ui/plot/svg_figure.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <qcustomplot.h>

namespace bloscope::tst_export_dialog {

using namespace test;

class TestExportDialog : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_scheduler = std::make_unique<Scheduler>(); }
    void cleanup();

    void showsTheBeginningOfTheFile();
    void followsEveryOption_data();
    void followsEveryOption();
    void cutsALongBeginning();
    void offersShownSelectedAndAllCells();
    void namesColumnsOfStructuredArrays();
    void tellsTheVoxelsOfImages();
    void tellsThePagesOfStacks();
    void tellsTheSizeOfArrayFormats_data();
    void tellsTheSizeOfArrayFormats();
    void proposesANameForTheFile();
    void followsTheEndingThatIsTyped();
    void refusesFilesThatCannotBeWritten();
    void asksOnceBeforeAFileIsReplaced();
    void beginsWithWhatWasChosenLast();
    void showsIndicesWhereTheyAreNeeded();
    void restoresTheDefaults();
    void offersPicturesOfFiguresOnly();
    void showsThePicture();
    void keepsTheDelimiterOfCsvApartFromTabs();
    void writesWhatItShows();
    void packsByTheNameOfTheFile();
    void writesLinesOfJson();
    void writesBytesInEitherNotation_data();
    void writesBytesInEitherNotation();
    void writesNothingWhenItIsCancelled();
    void exportsOnReturn();

 private:
    void open(ByteBuffer frame, const char* slice = "", ExportOffer offer = {})
    {
        m_dialog.reset(); // which shows what was opened before
        m_opened = std::make_unique<OpenedFrame>(std::move(frame));
        m_opened->show(slice);
        m_dialog = std::make_unique<ExportDialog>(m_opened->document(), *m_scheduler,
                                                  std::move(offer), m_folder.path());
        m_dialog->show();
    }
    void openWithFigure()
    {
        m_plot = std::make_unique<QCustomPlot>();
        m_plot->resize(400, 200);
        open(arrayFrame({2, 2}, "<i4", counted<std::int32_t>(4)), "", {.figure = m_plot.get()});
    }
    void openFloats(const char* slice = "")
    {
        open(arrayFrame({2, 3}, "<f8", elementsOf<double>({0.1, -2, NAN, 1e20, 2.5, 1.0 / 3})),
             slice);
    }

    // The field behind a label.
    template <class Field>
    Field& field(const QString& label) const
    {
        for (const QLabel* found : m_dialog->findChildren<QLabel*>())
            if (QString(found->text()).remove('&') == label)
                return *qobject_cast<Field*>(found->buddy());
        qFatal("no field %s", qPrintable(label));
    }
    void choose(const QString& label, const QString& item)
    {
        auto& box = field<QComboBox>(label);
        const int index = box.findText(item, Qt::MatchStartsWith);
        QVERIFY2(index >= 0, qPrintable(item));
        box.setCurrentIndex(index);
    }
    QLineEdit& pathField() const
    {
        for (auto* edit : m_dialog->findChildren<QLineEdit*>())
            if (edit->accessibleName() == "File")
                return *edit;
        qFatal("no path");
    }
    QPushButton& button(const QString& text) const
    {
        for (auto* found : m_dialog->findChildren<QPushButton*>())
            if (QString(found->text()).remove('&') == text)
                return *found;
        qFatal("no button %s", qPrintable(text));
    }
    QString previewed() const { return m_dialog->findChild<QPlainTextEdit*>()->toPlainText(); }
    bool saysSomewhere(const QString& text) const
    {
        const auto labels = m_dialog->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* l) { return l->text() == text; });
    }
    QString inFolder(const QString& name) const { return m_folder.filePath(name); }
    QByteArray contentOf(const QString& name) const
    {
        QFile file(inFolder(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : "(cannot be read)";
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<QCustomPlot> m_plot;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<ExportDialog> m_dialog;
};

void TestExportDialog::cleanup()
{
    m_dialog.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestExportDialog::showsTheBeginningOfTheFile()
{
    openFloats();
    QTRY_COMPARE(previewed(), QString("0.1,-2.0,nan\n1e+20,2.5,0.3333333333333333\n"));
    QVERIFY(saysSomewhere("6 elements, about 42 bytes"));
}

void TestExportDialog::followsEveryOption_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("expected");
    QTest::newRow("semicolon") << "Delimiter:"
                               << "semicolon"
                               << "0.1;-2.0;nan\n1e+20;2.5;0.3333333333333333\n";
    QTest::newRow("tab") << "Format:"
                         << "TSV"
                         << "0.1\t-2.0\tnan\n1e+20\t2.5\t0.3333333333333333\n";
    QTest::newRow("lines of JSON") << "Format:"
                                   << "JSON lines"
                                   << "[0.1,-2.0,null]\n[1e+20,2.5,0.3333333333333333]\n";
    QTest::newRow("decimal comma") << "Decimal separator:"
                                   << "comma"
                                   << "0,1;-2,0;nan\n1e+20;2,5;0,3333333333333333\n";
    QTest::newRow("indices") << "Header:"
                             << "Column and row indices"
                             << ",0,1,2\n0,0.1,-2.0,nan\n1,1e+20,2.5,0.3333333333333333\n";
    QTest::newRow("lines of cells")
        << "Lines:"
        << "One per cell"
        << "0,0,0.1\n0,1,-2.0\n0,2,nan\n1,0,1e+20\n1,1,2.5\n1,2,0.3333333333333333\n";
    QTest::newRow("CR LF") << "End of line:"
                           << "CR LF"
                           << "0.1,-2.0,nan\n1e+20,2.5,0.3333333333333333\n"; // Qt shows LF
}

void TestExportDialog::followsEveryOption()
{
    QFETCH(QString, label);
    QFETCH(QString, item);
    QFETCH(QString, expected);
    openFloats();
    choose(label, item);
    QTRY_COMPARE(previewed(), expected);
}

void TestExportDialog::cutsALongBeginning()
{
    open(arrayFrame({1000, 1000}, "<i2", ByteBuffer(2'000'000)));
    QTRY_VERIFY(!previewed().isEmpty());
    const QStringList lines = previewed().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 13);
    QVERIFY(lines.first().endsWith(",0 …"));
    QCOMPARE(lines.last(), QString("…"));
    QVERIFY(saysSomewhere("1 000 000 elements, about 1.9 MiB"));
    choose("Format:", "JSON lines");
    QTRY_VERIFY(previewed().startsWith("[0,0,"));
    QVERIFY(previewed().section('\n', 0, 0).endsWith(",0 …]"));
}

void TestExportDialog::offersShownSelectedAndAllCells()
{
    const Shape shape = {3, 4, 5};
    open(arrayFrame(shape, "<i4", counted<std::int32_t>(60)),
         "1, :, :", {*Slice::parse("1, 2:3, 1:3", shape), "Selected cells"});
    auto& what = field<QComboBox>("What:");
    QCOMPARE(what.count(), 3);
    QCOMPARE(what.itemText(0), QString("Shown slice: [1, :, :]"));
    QCOMPARE(what.itemText(1), QString("Selected cells: [1, 2:3, 1:3]"));
    QCOMPARE(what.itemText(2), QString("Whole array: [:, :, :]"));
    QCOMPARE(what.currentIndex(), 1); // it was selected for something
    QTRY_COMPARE(previewed(), QString("31,32\n"));
    QCOMPARE(m_dialog->wanted().slice.text(), std::string("[1, 2:3, 1:3]"));
    what.setCurrentIndex(2);
    QTRY_VERIFY(saysSomewhere("60 elements, about 170 bytes"));
}

void TestExportDialog::namesColumnsOfStructuredArrays()
{
    open(arrayFrame({2}, "[('a', 'u1'), ('b', 'u1')]", counted<std::uint8_t>(4)));
    m_dialog->setChoice({});
    QTRY_COMPARE(previewed(), QString("a,b\n0,1\n2,3\n"));
    choose("Header:", "None");
    QTRY_COMPARE(previewed(), QString("0,1\n2,3\n"));
}

void TestExportDialog::tellsTheVoxelsOfImages()
{
    openFloats();
    choose("Format:", "NIfTI-1");
    QTRY_COMPARE(previewed(), QString("3 × 2 voxels of type float64,\nspacing 1 × 1.\nThe position "
                                      "in the scanner is unknown and not included."));
    QVERIFY(saysSomewhere("6 elements, 400 bytes"));
    QVERIFY(pathField().text().endsWith(".nii"));
}

void TestExportDialog::tellsThePagesOfStacks()
{
    openFloats();
    choose("Format:", "TIFF");
    QTRY_COMPARE(previewed(), QString("1 page of 2 × 3 pixels of type float64."));
    QVERIFY(pathField().text().endsWith(".tif"));
}

void TestExportDialog::tellsTheSizeOfArrayFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("size");
    QTest::newRow("npy") << "NPY"
                         << "6 elements, 176 bytes"; // 128 of them before the elements
    QTest::newRow("raw") << "Raw"
                         << "6 elements, 48 bytes";
}

void TestExportDialog::tellsTheSizeOfArrayFormats()
{
    QFETCH(QString, format);
    QFETCH(QString, size);
    openFloats();
    choose("Format:", format);
    QTRY_COMPARE(previewed(), QString("Elements of type float64, shape (2, 3), in C order."));
    QVERIFY(saysSomewhere(size));
    QVERIFY(!m_dialog->findChild<CsvOptionsForm*>()->isEnabled());
}

void TestExportDialog::proposesANameForTheFile()
{
    open(arrayFrame({3, 40, 5}, "<i4", counted<std::int32_t>(600)), "1, 10:20, :");
    QCOMPARE(pathField().text(), inFolder("made in memory_1_10-19_all.csv"));
    field<QComboBox>("What:").setCurrentIndex(1);
    QCOMPARE(pathField().text(), inFolder("made in memory.csv"));
    choose("Format:", "NPY");
    QCOMPARE(pathField().text(), inFolder("made in memory.npy"));
}

void TestExportDialog::followsTheEndingThatIsTyped()
{
    openWithFigure();
    choose("Format:", "CSV");
    const auto typed = [this](const QString& name) {
        pathField().setText(inFolder(name));
        return m_dialog->wanted().format;
    };
    QCOMPARE(typed("outfig.pdf"), ExportFormat::Pdf);
    QCOMPARE(pathField().text(), inFolder("outfig.pdf"));
    QVERIFY(field<QComboBox>("Format:").currentText().startsWith("PDF"));
    QCOMPARE(typed("values.CSV"), ExportFormat::Csv);
    QCOMPARE(typed("values.tab.gz"), ExportFormat::Tsv);
    QCOMPARE(pathField().text(), inFolder("values.tab.gz"));
    QCOMPARE(typed("values.dat"), ExportFormat::Tsv); // says nothing
    choose("Format:", "NPY");
    QVERIFY(pathField().text().endsWith(".npy"));
    openFloats();
    pathField().setText(inFolder("outfig.pdf")); // there is no picture
    QVERIFY(!button("Export").isEnabled());
    QVERIFY(saysSomewhere(
        "outfig.pdf has the extension of PDF, a format that cannot be written from here."));
}

void TestExportDialog::refusesFilesThatCannotBeWritten()
{
    openFloats();
    pathField().setText("/no/such/x.csv");
    QVERIFY(saysSomewhere(QDir::toNativeSeparators("The folder /no/such does not exist.")));
    QVERIFY(!button("Export").isEnabled());
    pathField().setText(inFolder("x.csv"));
    QVERIFY(button("Export").isEnabled());
}

void TestExportDialog::asksOnceBeforeAFileIsReplaced()
{
    QFile there(inFolder("there.csv"));
    QVERIFY(there.open(QIODevice::WriteOnly));
    openFloats();
    pathField().setText(there.fileName());
    QTest::mouseClick(&button("Export"), Qt::LeftButton);
    auto* question = m_dialog->findChild<QMessageBox*>();
    QVERIFY(question);
    QCOMPARE(question->text(), QString("there.csv already exists. Replace it?"));
    QTest::mouseClick(question->button(QMessageBox::Cancel), Qt::LeftButton);
    QVERIFY(m_dialog->isVisible());
    QTRY_VERIFY(!m_dialog->findChild<QMessageBox*>());
    QTest::mouseClick(&button("Export"), Qt::LeftButton);
    QTest::mouseClick(&button("Replace"), Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
}

void TestExportDialog::beginsWithWhatWasChosenLast()
{
    openFloats();
    ExportChoice last;
    last.format = ExportChoice::Format::Tsv;
    last.csv.precision = 2;
    m_dialog->setChoice(last);
    QTRY_COMPARE(previewed(), QString("0.10\t-2.00\tnan\n100000000000000000000.00\t2.50\t0.33\n"));
    QCOMPARE(pathField().text(), inFolder("made in memory.tsv"));
    last.format = ExportChoice::Format::Png; // which there is not
    m_dialog->setChoice(last);
    QVERIFY(m_dialog->wanted().format == ExportChoice::Format::Tsv);
}

void TestExportDialog::showsIndicesWhereTheyAreNeeded()
{
    const Shape shape = {2, 3};
    open(arrayFrame(shape, "<i4", counted<std::int32_t>(6)), "",
         {*Slice::parse("1, 1:3", shape), "Visible points", true});
    m_dialog->setChoice({});
    QTRY_COMPARE(previewed(), QString(",value\n1,4\n2,5\n"));
}

void TestExportDialog::restoresTheDefaults()
{
    openFloats();
    ExportChoice defaults;
    defaults.csv.delimiter = ';';
    m_dialog->setDefaults(defaults);
    choose("Format:", "TSV");
    choose("Header:", "Column names");
    field<QSpinBox>("Digits:").setValue(1);
    QTest::mouseClick(&button("Restore Defaults"), Qt::LeftButton);
    ExportChoice wanted = m_dialog->wanted();
    wanted.csv.geometry = nullptr; // of the array
    wanted.csv.frames = nullptr;
    QVERIFY(wanted.csv == defaults.csv);
    QVERIFY(wanted.format == ExportChoice::Format::Tsv);
    choose("Format:", "NPY");
    QVERIFY(!button("Restore Defaults").isEnabled());
}

void TestExportDialog::offersPicturesOfFiguresOnly()
{
    openFloats();
    QCOMPARE(field<QComboBox>("Format:").count(), 7);
    cleanup();
    init();
    openWithFigure();
    QCOMPARE(field<QComboBox>("Format:").count(), canDrawSvg() ? 10 : 9);
    if (!canDrawSvg())
        return;
    choose("Format:", "SVG");
    QVERIFY(!field<QComboBox>("What:").isEnabled());
    QVERIFY(!m_dialog->findChild<CsvOptionsForm*>()->isVisible());
    QVERIFY(saysSomewhere("Vector graphics, scalable to any size"));
    QCOMPARE(pathField().text(), inFolder("made in memory.svg"));
}

void TestExportDialog::showsThePicture()
{
    openWithFigure();
    choose("Format:", "PNG");
    QVERIFY(saysSomewhere("400 × 200 pixels"));
    field<QSpinBox>("Width:").setValue(1000);
    QTRY_VERIFY(saysSomewhere("1 000 × 500 pixels"));
    QVERIFY((m_dialog->wanted().figure == FigureOptions{FigureOptions::Parts::Everything, 1000}));
    const auto labels = m_dialog->findChildren<QLabel*>();
    const auto picture =
        std::ranges::find_if(labels, [](const QLabel* label) { return !label->pixmap().isNull(); });
    QVERIFY(picture != labels.end());
    QCOMPARE((*picture)->pixmap().width(), 440);
    choose("Format:", "CSV");
    QTRY_COMPARE(previewed(), QString("0,1\n2,3\n"));
}

void TestExportDialog::keepsTheDelimiterOfCsvApartFromTabs()
{
    openFloats();
    choose("Delimiter:", "semicolon");
    choose("Format:", "TSV");
    QCOMPARE(m_dialog->wanted().csv.delimiter, ';');
    QTRY_COMPARE(previewed(), QString("0.1\t-2.0\tnan\n1e+20\t2.5\t0.3333333333333333\n"));
}

void TestExportDialog::writesWhatItShows()
{
    openFloats("1, :");
    choose("Delimiter:", "Vertical bar");
    pathField().setText(inFolder("out.csv"));
    QTRY_COMPARE(previewed(), QString("1e+20\n2.5\n0.3333333333333333\n"));
    QTest::mouseClick(&button("Export"), Qt::LeftButton);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    const auto report = writeSlice(*m_opened->document().reader(), m_dialog->wanted(),
                                   m_opened->document().path(), {});
    QVERIFY(report);
    QCOMPARE(report->cells, 3u);
    QCOMPARE(contentOf("out.csv"), QByteArray("1e+20\n2.5\n0.3333333333333333\n"));
}

void TestExportDialog::packsByTheNameOfTheFile()
{
    openFloats("1, :");
    pathField().setText(inFolder("out.csv.gz"));
    QVERIFY(writeSlice(*m_opened->document().reader(), m_dialog->wanted(), "", {}));
    QVERIFY(contentOf("out.csv.gz").startsWith("\x1f\x8b"));
}

void TestExportDialog::writesLinesOfJson()
{
    openFloats();
    choose("Lines:", "One per cell"); // of CSV alone
    choose("Format:", "JSON lines");
    QCOMPARE(pathField().text(), inFolder("made in memory.jsonl"));
    for (const char* ofCsv : {"Header:", "Lines:", "Delimiter:", "Digits:", "Decimal separator:",
                              "Not a number:", "End of line:"})
        QVERIFY2(!field<QWidget>(ofCsv).isEnabled(), ofCsv);
    QVERIFY(field<QWidget>("Byte strings:").isEnabled());
    QTRY_VERIFY(saysSomewhere("6 elements, about 47 bytes"));
    QVERIFY(writeSlice(*m_opened->document().reader(), m_dialog->wanted(), "", {}));
    QCOMPARE(contentOf("made in memory.jsonl"),
             QByteArray("[0.1,-2.0,null]\n[1e+20,2.5,0.3333333333333333]\n"));
}

void TestExportDialog::writesBytesInEitherNotation_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("asText");
    QTest::addColumn<QByteArray>("literal");
    QTest::newRow("csv") << "CSV" << QByteArray("ab\nb'\\xff'\n")
                         << QByteArray("b'ab'\nb'\\xff'\n");
    QTest::newRow("json") << "JSON lines" << QByteArray("\"ab\"\n\"b'\\\\xff'\"\n")
                          << QByteArray("\"b'ab'\"\n\"b'\\\\xff'\"\n");
}

void TestExportDialog::writesBytesInEitherNotation()
{
    QFETCH(const QString, format);
    open(arrayFrame({2}, "S2", elementsOf<char>({'a', 'b', '\xff', 0})));
    choose("Format:", format);
    const auto written = [this] {
        SliceExport wanted = m_dialog->wanted();
        wanted.path = inFolder("bytes");
        const auto report = writeSlice(*m_opened->document().reader(), wanted, "", {});
        return report ? contentOf("bytes") : QByteArray::fromStdString(report.error().text());
    };
    QTEST(written(), "asText");
    choose("Byte strings:", "As in Python, b'..'");
    QTEST(written(), "literal");
}

void TestExportDialog::writesNothingWhenItIsCancelled()
{
    openFloats();
    SliceExport wanted = m_dialog->wanted();
    wanted.path = inFolder("cancelled.csv");
    std::stop_source stop;
    stop.request_stop();
    const auto report = writeSlice(*m_opened->document().reader(), wanted, "", {stop.get_token()});
    QVERIFY(!report);
    QVERIFY(report.error().kind() == ErrorKind::Cancelled);
    const QStringList left =
        QDir(m_folder.path()).entryList({"*cancelled*"}, QDir::AllEntries | QDir::Hidden);
    QCOMPARE(left, QStringList());
}

// Also after another button had the focus.
void TestExportDialog::exportsOnReturn()
{
    openFloats();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    button("Cancel").setFocus();
    QVERIFY(!button("Export").isDefault());
    pathField().setFocus();
    QVERIFY(button("Export").isDefault());
    QVERIFY(!button("Cancel").isDefault());
}

const Registered<TestExportDialog, QApplication> registered;

} // namespace bloscope::tst_export_dialog

#include "tst_export_dialog.moc"
