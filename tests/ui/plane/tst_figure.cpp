#include "ui/plot/figure.h"

#include "tests/support/registered_test.h"
#include "ui/plane/heatmap_layer.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plot/svg_figure.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <qcustomplot.h>

namespace bloscope::tst_figure {

using Parts = FigureOptions::Parts;

class TestFigure : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void knowsItsSize_data();
    void knowsItsSize();
    void isDrawnAsItIsSeen();
    void canBeThePictureAlone();
    void isTransparentWhereThereIsNoNumberOnWish();
    void isDrawnInEveryFormat();
    void becomesAFile();
    void leavesNoHalfFile();
    void endsWithItsContent();
    void hasACaption_data();
    void hasACaption();
    void isDrawnInItsTheme_data();
    void isDrawnInItsTheme();
    void isCopiedAsItIsSeen();
    void hasARoundScaleBar_data();
    void hasARoundScaleBar();
    void hasAScaleBarOnWish();
    void hasItsSizeOnPaper();
    void hasAnotherTitleAndNoLegendOnWish();

 private:
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    // Of a build that cannot draw it, what is expected.
    static QRect viewBoxOf(const QByteArray& svg, const QRect& expected)
    {
        if (!canDrawSvg())
            return expected;
        static const QRegularExpression numbers(R"~(viewBox="(\d+) (\d+) (\d+) (\d+)")~");
        const auto found = numbers.match(QString::fromUtf8(svg));
        const auto number = [&found](int group) { return found.captured(group).toInt(); };
        return {number(1), number(2), number(3), number(4)};
    }

    static QByteArray svgOf(QCustomPlot& plot, const FigureOptions& options,
                            const FigureCaption& caption = {})
    {
        return canDrawSvg() ? drawFigure(plot, ExportFormat::Svg, options, caption).file
                            : QByteArray();
    }

    std::unique_ptr<QCustomPlot> m_plot;
};

void TestFigure::init()
{
    m_plot = std::make_unique<QCustomPlot>();
    m_plot->resize(400, 300);
    m_plot->addGraph()->setData({0, 1, 2}, {1, 3, 2});
    m_plot->rescaleAxes();
    m_plot->axisRect()->setBackground(QColor(10, 200, 30));
    m_plot->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
}

void TestFigure::knowsItsSize_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QSize>("size");
    QTest::newRow("as on the screen") << 0 << QSize(400, 300);
    QTest::newRow("larger") << 1200 << QSize(1200, 900);
    QTest::newRow("smaller") << 101 << QSize(101, 76);
    QTest::newRow("tiny") << 1 << QSize(1, 1);
    QTest::newRow("too large") << 1'000'000 << QSize(16'384, 12'288);
}

void TestFigure::knowsItsSize()
{
    QFETCH(int, width);
    QTEST(figureSize(*m_plot, {Parts::Everything, width}), "size");
}

void TestFigure::isDrawnAsItIsSeen()
{
    const QImage seen = m_plot->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QImage drawn = figureImage(*m_plot, {}).convertToFormat(QImage::Format_RGB32);
    QCOMPARE(drawn.size(), seen.size());
    const QPoint corner = m_plot->axisRect()->rect().topRight() + QPoint(-5, 5);
    QCOMPARE(drawn.pixelColor(corner), QColor(10, 200, 30));
    QCOMPARE(drawn.pixelColor(2, 2), seen.pixelColor(2, 2));
    const QImage large = figureImage(*m_plot, {Parts::Everything, 1200});
    QCOMPARE(large.size(), QSize(1200, 900));
    QCOMPARE(large.pixelColor(corner * 3), QColor(10, 200, 30));
    const QImage small = figureImage(*m_plot, {Parts::Everything, 200});
    QCOMPARE(small.size(), QSize(200, 150));
    QCOMPARE(small.pixelColor(corner / 2), QColor(10, 200, 30));
}

void TestFigure::isTransparentWhereThereIsNoNumberOnWish()
{
    const ColorMap& grey = *findColorMap("grey");
    PlanePicture picture;
    picture.part = {0, 0, 1, 2};
    picture.options.map = &grey;
    picture.numbers = {1, 2, {1, NAN}, {}};
    picture.image = paintPlane(picture.numbers, grey, {0, 2}, ValueScale::Linear);
    auto* layer = new HeatmapLayer(m_plot->xAxis, m_plot->yAxis);
    layer->setPicture(std::make_shared<const PlanePicture>(picture));
    m_plot->xAxis->setRange(-0.5, 1.5);
    m_plot->yAxis->setRange(-0.5, 0.5);
    QVERIFY(hasPicture(*m_plot));
    const QImage colored = figureImage(*m_plot, {Parts::PictureOnly});
    const QImage transparent = figureImage(*m_plot, {Parts::PictureOnly, 0, true});
    const QPoint number(colored.width() * 3 / 10, colored.height() * 3 / 10);
    const QPoint nan(colored.width() * 8 / 10, colored.height() * 3 / 10);
    QCOMPARE(colored.pixel(nan), grey.special.notANumber);
    QCOMPARE(qAlpha(transparent.pixel(nan)), 0);
    QCOMPARE(colored.pixel(number), grey.at(0.5));
    QCOMPARE(transparent.pixel(number), grey.at(0.5));
}

void TestFigure::canBeThePictureAlone()
{
    const QRect inside = m_plot->axisRect()->rect();
    const QImage picture = figureImage(*m_plot, {Parts::PictureOnly, 0});
    QCOMPARE(picture.size(), inside.size());
    QCOMPARE(picture.pixelColor(inside.width() - 4, 4), QColor(10, 200, 30));
    const QImage large = figureImage(*m_plot, {Parts::PictureOnly, 2 * inside.width()});
    QCOMPARE(large.size(), 2 * inside.size());
    const QRect page({}, inside.size());
    QCOMPARE(viewBoxOf(svgOf(*m_plot, {Parts::PictureOnly, 0}), page), page);
}

void TestFigure::isDrawnInEveryFormat()
{
    QCOMPARE(drawFigure(*m_plot, ExportFormat::Png, {}).pixels.size(), m_plot->size());
    const QRect page(0, 0, 400, 300);
    QCOMPARE(viewBoxOf(svgOf(*m_plot, {}), page), page);
    QCOMPARE(canDrawFigure(ExportFormat::Svg), canDrawSvg());
    QVERIFY(drawFigure(*m_plot, ExportFormat::Pdf, {}).file.startsWith("%PDF-"));
}

void TestFigure::becomesAFile()
{
    const QTemporaryDir folder;
    const QString png = folder.filePath("figure.png");
    QVERIFY(writeFigure(drawFigure(*m_plot, ExportFormat::Png, {}), png, {}, {}));
    QCOMPARE(QImage(png).size(), QSize(400, 300));
    const QString pdf = folder.filePath("figure.pdf");
    const DrawnFigure drawn = drawFigure(*m_plot, ExportFormat::Pdf, {});
    QVERIFY(writeFigure(drawn, pdf, {}, {}));
    QCOMPARE(contentOf(pdf), drawn.file);
}

void TestFigure::leavesNoHalfFile()
{
    const QTemporaryDir folder;
    const DrawnFigure drawn = drawFigure(*m_plot, ExportFormat::Png, {});
    const auto nowhere = writeFigure(drawn, folder.filePath("no/figure.png"), {}, {});
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().kind(), ErrorKind::Io);
    const auto empty = writeFigure({}, folder.filePath("figure.png"), {}, {});
    QVERIFY(!empty);
    QCOMPARE(empty.error().kind(), ErrorKind::Limit);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestFigure::endsWithItsContent()
{
    m_plot->plotLayout()->setMargins({100, 40, 50, 10});
    const QImage figure = figureImage(*m_plot, {});
    QVERIFY(figure.width() <= 400 - 150 + 2 * 8);
    QVERIFY(figure.height() <= 300 - 50 + 2 * 8);
    const QPoint corner = m_plot->axisRect()->rect().topRight() + QPoint(-5, 5);
    QCOMPARE(figure.pixelColor(FigurePage(*m_plot, {}, {}).pointOf(corner)), QColor(10, 200, 30));
}

void TestFigure::hasACaption_data()
{
    QTest::addColumn<FigureCaption>("caption");
    QTest::addColumn<int>("parts"); // of the caption
    const FigureCaption::Key key{QColor(1, 2, 3), "not a number: 290"};
    QTest::newRow("none") << FigureCaption() << 0;
    QTest::newRow("title") << FigureCaption{"air.b2nd [5, :, :]"} << 1;
    QTest::newRow("keys") << FigureCaption{{}, {key}} << 1;
    QTest::newRow("both") << FigureCaption{"air.b2nd [5, :, :]", {key, key}} << 2;
}

void TestFigure::hasACaption()
{
    QFETCH(FigureCaption, caption);
    QFETCH(int, parts);
    const int line = QFontMetrics(m_plot->font()).height();
    const QImage figure = figureImage(*m_plot, {}, caption);
    QCOMPARE(figure.width(), 400);
    QVERIFY(figure.height() >= 300 + parts * line);
    QVERIFY(figure.height() <= 300 + parts * (line + 10));
    int keyed = 0;
    for (int y = 300; y < figure.height(); ++y)
        for (int x = 0; x < figure.width(); ++x)
            keyed += figure.pixelColor(x, y) == QColor(1, 2, 3);
    QCOMPARE(keyed, int(caption.keys.size()) * 100);
    QCOMPARE(figureImage(*m_plot, {Parts::PictureOnly}, caption).size(),
             m_plot->axisRect()->rect().size());
    const QRect page({}, figure.size());
    QCOMPARE(viewBoxOf(svgOf(*m_plot, {}, caption), page), page);
}

void TestFigure::isDrawnInItsTheme_data()
{
    QTest::addColumn<FigureOptions::Theme>("theme");
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << FigureOptions::Theme::Light << lightPalette();
    QTest::newRow("dark") << FigureOptions::Theme::Dark << darkPalette();
}

// Whatever the window has, which stays as it is.
void TestFigure::isDrawnInItsTheme()
{
    QFETCH(FigureOptions::Theme, theme);
    QFETCH(QPalette, palette);
    for (const QPalette& window : {lightPalette(), darkPalette()}) {
        ShownPlane shown(nullptr);
        HeatmapPlot plot(shown, QStringList{"rows", "columns"});
        plot.setPalette(window);
        plot.resize(400, 300);
        const QImage figure =
            figureImage(plot, {Parts::Everything, 0, false, theme}, {"a title of the figure"});
        QCOMPARE(figure.pixelColor(1, 1), palette.color(QPalette::Base));
        QCOMPARE(figure.pixelColor(figure.width() - 2, figure.height() - 2),
                 palette.color(QPalette::Base));
        QCOMPARE(plot.palette().color(QPalette::Window), window.color(QPalette::Window));
        QCOMPARE(plot.xAxis->tickLabelColor(), window.color(QPalette::WindowText));
    }
}

void TestFigure::isCopiedAsItIsSeen()
{
    ShownPlane shown(nullptr);
    HeatmapPlot plot(shown, QStringList{"rows", "columns"});
    plot.setPalette(darkPalette());
    plot.resize(400, 300);
    copyFigure(plot);
    const QImage copied = QGuiApplication::clipboard()->image();
    QCOMPARE(copied.pixelColor(1, 1), darkPalette().color(QPalette::Window));
}

void TestFigure::hasARoundScaleBar_data()
{
    QTest::addColumn<double>("most");
    QTest::addColumn<double>("length");
    QTest::newRow("one") << 1.9 << 1.0;
    QTest::newRow("two") << 4.9 << 2.0;
    QTest::newRow("five") << 9.99 << 5.0;
    QTest::newRow("ten") << 10.0 << 10.0;
    QTest::newRow("hundreds") << 730.0 << 500.0;
    QTest::newRow("less than one") << 0.034 << 0.02;
}

void TestFigure::hasARoundScaleBar()
{
    QFETCH(double, most);
    QTEST(roundLength(most), "length");
}

// White, as long as the spacing says: the axis shows 2 cells of 10 mm.
void TestFigure::hasAScaleBarOnWish()
{
    FigureCaption caption;
    caption.spacing = {10, "mm"};
    FigureOptions options{Parts::PictureOnly};
    const auto longestWhite = [&] {
        const QImage image =
            figureImage(*m_plot, options, caption).convertToFormat(QImage::Format_RGB32);
        int longest = 0;
        for (int y = image.height() / 2; y < image.height(); ++y)
            for (int x = 0, run = 0; x < image.width(); ++x) {
                run = image.pixelColor(x, y) == Qt::white ? run + 1 : 0;
                longest = std::max(longest, run);
            }
        return longest;
    };
    QVERIFY(longestWhite() < 10);
    options.hasScaleBar = true;
    const double perMillimetre =
        (m_plot->xAxis->coordToPixel(1) - m_plot->xAxis->coordToPixel(0)) / 10;
    QCOMPARE(longestWhite(), static_cast<int>(std::lround(5 * perMillimetre)));
    caption.spacing.reset();
    QVERIFY(longestWhite() < 10);
}

void TestFigure::hasItsSizeOnPaper()
{
    FigureOptions options{Parts::Everything, 1200};
    options.dotsPerInch = 300;
    const QImage image = figureImage(*m_plot, options);
    QCOMPARE(image.dotsPerMeterX(), 11811);
    const QByteArray svg = svgOf(*m_plot, options);
    QVERIFY2(!canDrawSvg() || svg.contains("width=\"101.6mm\" height=\"76.2mm\""), svg.left(300));
    const QByteArray pdf = drawFigure(*m_plot, ExportFormat::Pdf, options).file;
    QVERIFY(pdf.contains("/MediaBox [0 0 288 216]") || pdf.contains("/MediaBox [0 0 288.0"));
}

void TestFigure::hasAnotherTitleAndNoLegendOnWish()
{
    FigureCaption caption{"file [0]"};
    caption.keys = {{Qt::red, "NaN"}};
    FigureOptions options;
    const int all = figureSize(*m_plot, options, caption).height();
    options.hasLegend = false;
    const int withoutLegend = figureSize(*m_plot, options, caption).height();
    QVERIFY(withoutLegend < all);
    options.texts.title = QString();
    QCOMPARE(figureSize(*m_plot, options, caption).height(), 300);
    options.texts.title = QString("Mine");
    QCOMPARE(figureSize(*m_plot, options, caption).height(), withoutLegend);
}

const test::Registered<TestFigure, QApplication> registered;

} // namespace bloscope::tst_figure

#include "tst_figure.moc"
