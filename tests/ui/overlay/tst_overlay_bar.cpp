#include "ui/overlay/overlay_bar.h"

#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

namespace bloscope::tst_overlay_bar {

using Drawing = OverlayLook::Drawing;

class TestOverlayBar : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void isHiddenWhileThereIsNothingToSay();
    void offersAFile();
    void putsAnOfferAway();
    void choosesHowLabelsAreDrawn();
    void choosesTheOpacity();
    void offersARangeForNumbersOnly();
    void tellsNobodyWhatItWasGiven();
    void removesTheOverlay();
    void hidesTheOverlayForAMoment();
    void tellsASentence();

 private:
    template <class Widget>
    Widget* named(const QString& accessibleName) const
    {
        for (auto* widget : m_bar->findChildren<Widget*>())
            if (widget->accessibleName() == accessibleName)
                return widget;
        return nullptr;
    }
    bool shows(const QString& text) const
    {
        for (const auto* label : m_bar->findChildren<QLabel*>())
            if (label->isVisible() && label->text() == text)
                return true;
        return false;
    }
    void choose(const QString& box, const QString& item) const
    {
        named<QComboBox>(box)->setCurrentText(item);
        emit named<QComboBox>(box)->activated(named<QComboBox>(box)->currentIndex());
    }

    std::unique_ptr<QWidget> m_window;
    OverlayBar* m_bar = nullptr;
};

void TestOverlayBar::init()
{
    m_window = std::make_unique<QWidget>();
    m_bar = new OverlayBar(m_window.get());
    m_window->show();
}

void TestOverlayBar::isHiddenWhileThereIsNothingToSay()
{
    QVERIFY(m_bar->isHidden());
    m_bar->setOverlay("case_seg.b2nd", "/data/case_seg.b2nd");
    QVERIFY(!m_bar->isHidden());
    m_bar->setOverlay({}, {});
    QVERIFY(m_bar->isHidden());
}

void TestOverlayBar::offersAFile()
{
    const QSignalSpy taken(m_bar, &OverlayBar::offerTaken);
    m_bar->offer("case_seg.b2nd");
    QVERIFY(shows("Found case_seg.b2nd next to this file."));
    auto* button = test::withText<QToolButton>(*m_bar, "Show as Overlay");
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(taken.size(), 1);
    m_bar->setOverlay("case_seg.b2nd", "/data/case_seg.b2nd");
    QVERIFY(!shows("Found case_seg.b2nd next to this file."));
}

void TestOverlayBar::putsAnOfferAway()
{
    m_bar->offer("case_seg.b2nd");
    QTest::mouseClick(named<QToolButton>("Dismiss this suggestion"), Qt::LeftButton);
    QVERIFY(m_bar->isHidden());
}

void TestOverlayBar::choosesHowLabelsAreDrawn()
{
    m_bar->setOverlay("a", "/a");
    OverlayLook look;
    look.colors.map = findColorMap("okabe");
    m_bar->setLook(look);
    const QSignalSpy changed(m_bar, &OverlayBar::lookChanged);
    choose("Label style", "Outlines");
    QCOMPARE(m_bar->look().drawing, Drawing::Outlines);
    QVERIFY(!named<QSpinBox>("Overlay opacity")->isEnabled()); // nothing is filled
    choose("Overlay colours", "magma");
    QCOMPARE(m_bar->look().colors.map, findColorMap("magma"));
    QVERIFY(!named<QComboBox>("Label style")->isEnabled()); // numbers have no outlines
    QVERIFY(named<QSpinBox>("Overlay opacity")->isEnabled());
    QCOMPARE(changed.size(), 2);
}

void TestOverlayBar::choosesTheOpacity()
{
    m_bar->setOverlay("a", "/a");
    auto* box = named<QSpinBox>("Overlay opacity");
    box->selectAll();
    QTest::keyClicks(box, "75");
    QCOMPARE(m_bar->look().opacity, 75);
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(m_bar->look().opacity, 85);
    box->selectAll();
    QTest::keyClicks(box, "101"); // no more than all of it
    QCOMPARE(m_bar->look().opacity, 10);
}

void TestOverlayBar::offersARangeForNumbersOnly()
{
    m_bar->setOverlay("a", "/a");
    auto* range = named<QComboBox>("Colour range of the overlay");
    OverlayLook look;
    look.colors.map = findColorMap("okabe");
    m_bar->setLook(look);
    QVERIFY(!range->isVisible());
    look.colors.map = findColorMap("magma");
    m_bar->setLook(look);
    QVERIFY(range->isVisible());
    choose("Colour range of the overlay", QString::fromUtf8("Min–Max"));
    QCOMPARE(m_bar->look().colors.range.kind, RangeChoice::Kind::MinMax);
}

void TestOverlayBar::tellsNobodyWhatItWasGiven()
{
    const QSignalSpy changed(m_bar, &OverlayBar::lookChanged);
    OverlayLook look{Drawing::Filled, 70, {}};
    look.colors.map = findColorMap("labels");
    m_bar->setLook(look);
    QCOMPARE(m_bar->look(), look);
    QCOMPARE(named<QSpinBox>("Overlay opacity")->value(), 70);
    QCOMPARE(named<QComboBox>("Label style")->currentText(), QString("Filled"));
    QCOMPARE(changed.size(), 0);
}

void TestOverlayBar::removesTheOverlay()
{
    m_bar->setOverlay("a", "/a");
    const QSignalSpy removed(m_bar, &OverlayBar::removeWanted);
    QTest::mouseClick(named<QToolButton>("Remove the overlay"), Qt::LeftButton);
    QCOMPARE(removed.size(), 1);
}

void TestOverlayBar::hidesTheOverlayForAMoment()
{
    m_bar->setOverlay("a & b.b2nd", "/a & b.b2nd");
    m_bar->setOn(true);
    const QSignalSpy switched(m_bar, &OverlayBar::switched);
    auto* box = named<QCheckBox>("Overlay: a & b.b2nd");
    QTest::keyClick(box, Qt::Key_Space);
    QVERIFY(!m_bar->isOn());
    QCOMPARE(switched.size(), 1);
    QCOMPARE(switched[0][0].toBool(), false);
}

void TestOverlayBar::tellsASentence()
{
    m_bar->tell("Nothing can be seen.");
    QVERIFY(shows("Nothing can be seen."));
    QTest::mouseClick(named<QToolButton>("Dismiss this message"), Qt::LeftButton);
    QVERIFY(m_bar->isHidden());
}

const test::Registered<TestOverlayBar, QApplication> registered;

} // namespace bloscope::tst_overlay_bar

#include "tst_overlay_bar.moc"
