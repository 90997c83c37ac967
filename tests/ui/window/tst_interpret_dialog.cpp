#include "ui/window/interpret_dialog.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_interpret_dialog {

using namespace test;

class TestInterpretDialog : public QObject {
    Q_OBJECT

 private slots:
    void init() { open({}); }

    void beginsWithWhatIsShown();
    void saysWhatComesOut_data();
    void saysWhatComesOut();
    void givesWhatWasTyped();
    void goesBackToWhatTheFileSays();

 private:
    void open(const std::optional<Interpretation>& how)
    {
        const FramePtr frame =
            *Frame::open(memorySource(chunksFrame({counted<std::uint8_t>(24)}, 4)));
        m_dialog =
            std::make_unique<InterpretDialog>(how ? *Array::of(frame, *how) : Array::of(frame));
        m_dialog->show();
    }
    void type(int field, const QString& text) const
    {
        QLineEdit* edit = m_dialog->findChildren<QLineEdit*>().at(field);
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    QPushButton* button(QDialogButtonBox::StandardButton which) const
    {
        return m_dialog->findChild<QDialogButtonBox*>()->button(which);
    }
    QString verdict() const
    {
        for (const QLabel* label : m_dialog->findChildren<QLabel*>())
            if (label->accessibleName() == "What comes out")
                return label->text();
        return {};
    }

    std::unique_ptr<InterpretDialog> m_dialog;
};

void TestInterpretDialog::beginsWithWhatIsShown()
{
    QCOMPARE(m_dialog->interpretation(), (Interpretation{"V4", {-1}, 0}));
    QVERIFY(!button(QDialogButtonBox::Reset)->isEnabled());
    open(Interpretation{"<i2", {2, -1}, 4});
    QCOMPARE(m_dialog->interpretation(), (Interpretation{"<i2", {2, -1}, 4}));
    QVERIFY(button(QDialogButtonBox::Reset)->isEnabled());
}

void TestInterpretDialog::saysWhatComesOut_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<bool>("fits");
    QTest::newRow("fits") << QStringList{"float32", "2, -1", "0"}
                          << "An array of shape (2, 3) of float32." << true;
    QTest::newRow("fewer")
        << QStringList{">i2", "2, 2", "10"}
        << "An array of shape (2, 2) of int16, big-endian. 6 bytes behind it are "
           "not shown."
        << true;
    QTest::newRow("type") << QStringList{"float3", "-1", "0"}
                          << "This does not fit: unknown element type 'float3'." << false;
    QTest::newRow("shape")
        << QStringList{"u1", "5, -1", "0"}
        << "This does not fit: the shape (5, -1) needs a multiple of 5 bytes, there are 24."
        << false;
    QTest::newRow("no shape") << QStringList{"u1", "5x", "0"}
                              << "This does not fit: '5x' is no shape; write extents as 2,3 or -1."
                              << false;
    QTest::newRow("no number") << QStringList{"u1", "-1", "x"}
                               << "This does not fit: the first byte is not a number." << false;
}

void TestInterpretDialog::saysWhatComesOut()
{
    QFETCH(QStringList, typed);
    QFETCH(QString, verdict);
    QFETCH(bool, fits);
    for (int field = 0; field < 3; ++field)
        type(field, typed[field]);
    QCOMPARE(this->verdict(), verdict);
    QCOMPARE(button(QDialogButtonBox::Ok)->isEnabled(), fits);
}

void TestInterpretDialog::givesWhatWasTyped()
{
    QSignalSpy chosen(m_dialog.get(), &InterpretDialog::chosen);
    type(0, "<u2");
    type(1, "3,4");
    button(QDialogButtonBox::Ok)->click();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().value<Interpretation>(), (Interpretation{"<u2", {3, 4}, 0}));
    QVERIFY(!m_dialog->isVisible());
}

void TestInterpretDialog::goesBackToWhatTheFileSays()
{
    open(Interpretation{"u1"});
    QSignalSpy reset(m_dialog.get(), &InterpretDialog::resetWanted);
    button(QDialogButtonBox::Reset)->click();
    QCOMPARE(reset.count(), 1);
}

const Registered<TestInterpretDialog, QApplication> registered;

} // namespace bloscope::tst_interpret_dialog

#include "tst_interpret_dialog.moc"
