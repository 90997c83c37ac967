#include "ui/overlay/overlay_state.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_overlay_state {

class TestOverlayState : public QObject {
    Q_OBJECT

 private slots:
    void goesToTheNextFileWithItsLabelsOnly_data();
    void goesToTheNextFileWithItsLabelsOnly();
    void staysNothing();
};

void TestOverlayState::goesToTheNextFileWithItsLabelsOnly_data()
{
    QTest::addColumn<QString>("overlay");
    QTest::addColumn<QString>("next");
    QTest::newRow("its own labels") << "/data/a_seg.b2nd"
                                    << "/data/b_seg.b2nd";
    QTest::newRow("labels of another") << "/data/c_seg.b2nd" << QString();
    QTest::newRow("something else") << "/data/dose.b2nd" << QString();
}

void TestOverlayState::goesToTheNextFileWithItsLabelsOnly()
{
    QFETCH(const QString, overlay);
    std::optional<OverlayViewState> state =
        OverlayViewState{OpenRequest::of(overlay), {OverlayLook::Drawing::Outlines, 80, {}}, false};
    carryLabels(state, {"/data/a.b2nd", {}}, {"/data/b.b2nd", {}});
    QTEST(state ? state->request.address.path : QString(), "next");
    if (state)
        QCOMPARE(state->look.opacity, 80);
}

void TestOverlayState::staysNothing()
{
    std::optional<OverlayViewState> state;
    carryLabels(state, {"/data/a.b2nd", {}}, {"/data/b.b2nd", {}});
    QVERIFY(!state);
}

const test::Registered<TestOverlayState, QCoreApplication> registered;

} // namespace bloscope::tst_overlay_state

#include "tst_overlay_state.moc"
