#include "ui/dialogs/save_figure.h"


#include <QFileDialog>
#include <QImage>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <qcustomplot.h>

using namespace bloscope;

class TestSaveFigure : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void knowsFormatsByTheirEndings_data();
    void knowsFormatsByTheirEndings();
    void drawsEveryFormat();
    void writesTheFileThatWasChosen();
    void saysWhyAFileCannotBeWritten();

 private:
    QString saveAs(const QString& path);

    Scheduler m_scheduler;
    std::unique_ptr<QCustomPlot> m_plot;
};

void TestSaveFigure::init()
{
    m_plot = std::make_unique<QCustomPlot>();
    m_plot->resize(400, 300);
    m_plot->addGraph()->setData({0, 1, 2}, {1, 3, 2});
    m_plot->rescaleAxes();
    m_plot->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
}

void TestSaveFigure::knowsFormatsByTheirEndings_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<FigureFormat>("format");
    QTest::newRow("png") << QStringLiteral("a/b.png") << FigureFormat::Png;
    QTest::newRow("svg") << QStringLiteral("a.b/c.SVG") << FigureFormat::Svg;
    QTest::newRow("pdf") << QStringLiteral("b.pdf") << FigureFormat::Pdf;
    QTest::newRow("none") << QStringLiteral("a.pdf/b") << FigureFormat::Png;
}

void TestSaveFigure::knowsFormatsByTheirEndings()
{
    QFETCH(QString, path);
    QTEST(figureFormatOf(path), "format");
}

void TestSaveFigure::drawsEveryFormat()
{
    const QImage png = QImage::fromData(figureFile(*m_plot, FigureFormat::Png), "PNG");
    QCOMPARE(png.size(), m_plot->size() * m_plot->devicePixelRatioF());
    QSvgRenderer svg(figureFile(*m_plot, FigureFormat::Svg));
    QVERIFY(svg.isValid());
    QCOMPARE(svg.viewBox(), QRect(0, 0, 400, 300));
    QVERIFY(figureFile(*m_plot, FigureFormat::Pdf).startsWith("%PDF-"));
}

// Types a name into the dialog, and returns what was said in the end.
QString TestSaveFigure::saveAs(const QString& path)
{
    QString said;
    saveFigure(*m_plot, path, m_scheduler, [&said](const QString& sentence) { said = sentence; });
    auto* dialog = m_plot->findChild<QFileDialog*>();
    static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
    emit dialog->fileSelected(path);
    return QTest::qWaitFor([&said] { return !said.isEmpty(); }) ? said : QString();
}

void TestSaveFigure::writesTheFileThatWasChosen()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("figure.png"));
    QCOMPARE(saveAs(path), QStringLiteral("Saved figure.png."));
    QCOMPARE(QImage(path).size(), m_plot->size() * m_plot->devicePixelRatioF());
    QTRY_VERIFY(!m_plot->findChild<QFileDialog*>());
}

void TestSaveFigure::saysWhyAFileCannotBeWritten()
{
    const QTemporaryDir folder;
    const QString said = saveAs(folder.filePath(QStringLiteral("nowhere/figure.png")));
    QVERIFY2(said.startsWith(QStringLiteral("figure.png cannot be written")), qPrintable(said));
}

Q_DECLARE_METATYPE(bloscope::FigureFormat)
QTEST_MAIN(TestSaveFigure)
#include "tst_save_figure.moc"
