#include "ui/export/figure_form.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QCheckBox>
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

 private:
    QSpinBox& side(int which) const { return *m_form->findChildren<QSpinBox*>().at(which); }

    std::unique_ptr<QCustomPlot> m_plot;
    std::unique_ptr<FigureForm> m_form;
};

void TestFigureForm::init()
{
    m_plot = std::make_unique<QCustomPlot>();
    m_plot->resize(400, 300);
    m_form = std::make_unique<FigureForm>(m_plot.get());
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
    QVERIFY(!m_form->findChild<QCheckBox*>()->isChecked());
    QTest::mouseClick(m_form->findChild<QCheckBox*>(), Qt::LeftButton, {}, {5, 5});
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
    QVERIFY(m_form->findChild<QCheckBox*>()->isVisible());
}

const test::Registered<TestFigureForm, QApplication> registered;

} // namespace bloscope::tst_figure_form

#include "tst_figure_form.moc"
