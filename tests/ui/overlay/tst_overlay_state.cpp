#include "ui/overlay/overlay_state.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTest>

namespace bloscope::tst_overlay_state {

class TestOverlayState : public QObject {
    Q_OBJECT

 private slots:
    void goesToTheNextFileWithItsLabelsOnly_data();
    void goesToTheNextFileWithItsLabelsOnly();
    void staysNothing();
};

namespace {

// A file of a folder that begins with a drive, where systems have those.
QString inData(const char* name)
{
    return QFileInfo(QString("/data/") + name).absoluteFilePath();
}

} // namespace

void TestOverlayState::goesToTheNextFileWithItsLabelsOnly_data()
{
    QTest::addColumn<QString>("overlay");
    QTest::addColumn<QString>("next");
    QTest::newRow("its own labels") << inData("a_seg.b2nd") << inData("b_seg.b2nd");
    QTest::newRow("labels of another") << inData("c_seg.b2nd") << QString();
    QTest::newRow("something else") << inData("dose.b2nd") << QString();
}

void TestOverlayState::goesToTheNextFileWithItsLabelsOnly()
{
    QFETCH(const QString, overlay);
    std::optional<OverlayViewState> state =
        OverlayViewState{OpenRequest::of(overlay), {OverlayLook::Drawing::Outlines, 80, {}}, false};
    carryLabels(state, {inData("a.b2nd"), {}}, {inData("b.b2nd"), {}});
    QTEST(state ? state->request.address.path : QString(), "next");
    if (state)
        QCOMPARE(state->look.opacity, 80);
}

void TestOverlayState::staysNothing()
{
    std::optional<OverlayViewState> state;
    carryLabels(state, {inData("a.b2nd"), {}}, {inData("b.b2nd"), {}});
    QVERIFY(!state);
}

const test::Registered<TestOverlayState, QCoreApplication> registered;

} // namespace bloscope::tst_overlay_state

#include "tst_overlay_state.moc"
