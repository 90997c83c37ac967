#include "ui/export/figure_form.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <qcustomplot.h>

namespace bloscope::tst_figure_form {

using Parts = FigureOptions::Parts;

class TestFigureForm : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void beginsWithTheSizeOnTheScreen();
    void keepsTheShapeOfTheFigure_data();
    void keepsTheShapeOfTheFigure();
    void takesWhatIsRemembered();
    void forgetsTheSizeWithTheDefaults();
    void hasNoSizeForDrawings();
    void choosesATheme();
    void offersAPixelForEachCell();
    void offersNoPictureOfTooManyCells();
    void knowsItsWidthOnPaper();
    void changesTexts();
    void offersWhatThereIs();

 private:
    QSpinBox& side(int which) const { return *m_form->findChildren<QSpinBox*>().at(which); }

    QComboBox& box(int which) const { return *m_form->findChildren<QComboBox*>().at(which); }
    void offerCells(QSize size)
    {
        m_offer.cells = {size, [](const Job&) -> Result<QImage> { return QImage(); }};
        m_form = std::make_unique<FigureForm>(m_offer);
        m_form->show();
    }

    std::unique_ptr<QCustomPlot> m_plot;
    ExportOffer m_offer;
    std::unique_ptr<FigureForm> m_form;
};

void TestFigureForm::init()
{
    m_plot = std::make_unique<QCustomPlot>();
    m_plot->resize(400, 300);
    m_offer = {};
    m_offer.figure = m_plot.get();
    m_form = std::make_unique<FigureForm>(m_offer);
    m_form->show();
}

void TestFigureForm::beginsWithTheSizeOnTheScreen()
{
    QCOMPARE(side(0).value(), 400);
    QCOMPARE(side(1).value(), 300);
    QVERIFY((m_form->options() == FigureOptions{}));
}

void TestFigureForm::keepsTheShapeOfTheFigure_data()
{
    QTest::addColumn<int>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QSize>("size");
    QTest::newRow("width") << 0 << "1600" << QSize(1600, 1200);
    QTest::newRow("height") << 1 << "600" << QSize(800, 600);
}

void TestFigureForm::keepsTheShapeOfTheFigure()
{
    QFETCH(int, typed);
    QFETCH(QString, text);
    QFETCH(QSize, size);
    const QSignalSpy changed(m_form.get(), &FigureForm::changed);
    side(typed).selectAll();
    QTest::keyClicks(&side(typed), text);
    QTest::keyClick(&side(typed), Qt::Key_Return);
    QCOMPARE(QSize(side(0).value(), side(1).value()), size);
    QCOMPARE(m_form->options().width, size.width());
    QVERIFY(!changed.isEmpty());
}

void TestFigureForm::takesWhatIsRemembered()
{
    const FigureOptions remembered{Parts::PictureOnly, 1000};
    m_form->setOptions(remembered);
    QVERIFY(m_form->options() == remembered);
    QCOMPARE(box(0).currentText(), QString("Picture only"));
    box(0).setCurrentIndex(0);
    QVERIFY((m_form->options() == FigureOptions{Parts::Everything, 1000}));
    QCOMPARE(side(1).value(), 750);
}

void TestFigureForm::forgetsTheSizeWithTheDefaults()
{
    m_form->setOptions({Parts::PictureOnly, 1000});
    m_form->setOptions({});
    QVERIFY(m_form->options() == FigureOptions());
    QCOMPARE(side(0).value(), 400);
}

void TestFigureForm::hasNoSizeForDrawings()
{
    m_form->setHasPixels(false);
    QVERIFY(!side(0).isVisible());
    QVERIFY(box(0).isVisible());
}

void TestFigureForm::choosesATheme()
{
    using Theme = FigureOptions::Theme;
    QVERIFY(m_form->options().theme == Theme::Light);
    box(1).setCurrentIndex(1);
    QVERIFY(m_form->options().theme == Theme::Dark);
    m_form->setOptions({});
    QCOMPARE(box(1).currentText(), QString("Light"));
}

void TestFigureForm::offersAPixelForEachCell()
{
    QCOMPARE(box(0).count(), 2);
    offerCells({73, 144});
    QCOMPARE(box(0).count(), 3);
    m_form->setOptions({Parts::Everything, 1000});
    box(0).setCurrentIndex(2);
    QCOMPARE(m_form->options(), (FigureOptions{Parts::Cells, 0}));
    QCOMPARE(m_form->pixels(), QSize(73, 144));
    QCOMPARE(side(0).value(), 73);
    QVERIFY(!side(0).isEnabled());
    m_form->setHasPixels(false); // lines have no pixels
    QVERIFY(m_form->options().parts == Parts::PictureOnly);
    m_form->setHasPixels(true);
    box(0).setCurrentIndex(0);
    QVERIFY(side(0).isEnabled());
}

void TestFigureForm::offersNoPictureOfTooManyCells()
{
    offerCells({100'000, 100'000});
    m_form->setOptions({Parts::Cells, 0});
    QVERIFY(m_form->options().parts == Parts::PictureOnly);
    QVERIFY(box(0).itemData(2, Qt::ToolTipRole).toString().contains("zoom in"));
}

// 400 pixels, of which 96 are an inch.
void TestFigureForm::knowsItsWidthOnPaper()
{
    auto& centimetres = *m_form->findChild<QDoubleSpinBox*>();
    QCOMPARE(centimetres.value(), 10.6);
    QCOMPARE(m_form->options().width, 0);
    centimetres.setValue(12.7);
    QCOMPARE(m_form->options().width, 480);
    QSpinBox& dots = side(2);
    dots.setValue(300); // of as many centimetres
    QCOMPARE(m_form->options().width, 1500);
    QCOMPARE(side(1).value(), 1125);
    QCOMPARE(m_form->options().dotsPerInch, 300);
    side(0).setValue(600);
    QCOMPARE(centimetres.value(), 5.1);
    m_form->setHasPixels(false); // drawings have a size on paper
    QVERIFY(centimetres.isVisible());
}

void TestFigureForm::changesTexts()
{
    m_offer.caption.title = "ct.b2nd [3]";
    m_form = std::make_unique<FigureForm>(m_offer);
    m_form->show();
    auto& title = *m_form->findChild<QLineEdit*>("title");
    QCOMPARE(title.text(), QString("ct.b2nd [3]"));
    QVERIFY(m_form->options().texts == FigureOptions::Texts());
    const QSignalSpy changed(m_form.get(), &FigureForm::changed);
    title.setText("Patient 7 ");
    QCOMPARE(m_form->options().texts.title, std::optional(QString("Patient 7")));
    QVERIFY(!changed.isEmpty());
    title.clear();
    QCOMPARE(m_form->options().texts.title, std::optional(QString("")));
    box(0).setCurrentIndex(1); // the picture only
    QVERIFY(!title.isEnabled());
}

void TestFigureForm::offersWhatThereIs()
{
    const auto part = [this](const char* text) -> QCheckBox* {
        for (QCheckBox* box : m_form->findChildren<QCheckBox*>())
            if (box->text().remove('&') == text && box->isVisible())
                return box;
        return nullptr;
    };
    QVERIFY(!part("Scale bar") && !part("Legend"));
    m_offer.caption.spacing = {0.5, "mm"};
    m_offer.caption.keys = {{Qt::red, "NaN"}};
    m_form = std::make_unique<FigureForm>(m_offer);
    m_form->show();
    QVERIFY(part("Scale bar") && part("Legend"));
    QVERIFY(!m_form->options().hasScaleBar && m_form->options().hasLegend);
    part("Scale bar")->setChecked(true);
    part("Legend")->setChecked(false);
    QVERIFY(m_form->options().hasScaleBar && !m_form->options().hasLegend);
}

const test::Registered<TestFigureForm, QApplication> registered;

} // namespace bloscope::tst_figure_form

#include "tst_figure_form.moc"
