#include "ui/window/interpret_dialog.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/document/app_services.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

namespace bloscope::tst_interpret_dialog {

using namespace test;

class TestInterpretDialog : public QObject {
    Q_OBJECT

 private slots:
    void init() { open({}); }
    void cleanup() { m_dialog.reset(); }

    void beginsWithWhatIsShown();
    void saysWhatComesOut_data();
    void saysWhatComesOut();
    void givesWhatWasTyped();
    void goesBackToWhatTheFileSays();
    void proposesWhatFitsAndTakesIt();
    void showsTheFirstElementsWhileOneTypes();
    void marksInThePreviewWhatIsDamaged();

 private:
    void open(const std::optional<Interpretation>& how)
    {
        openFrame(chunksFrame({counted<std::uint8_t>(24)}, 4), how);
    }
    void openFrame(ByteBuffer bytes, const std::optional<Interpretation>& how = {})
    {
        m_dialog.reset();
        const FramePtr frame = *Frame::open(memorySource(std::move(bytes)));
        const ArrayPtr array = how ? *Array::of(frame, *how) : Array::of(frame);
        const AppServices services = m_services.services();
        m_dialog = std::make_unique<InterpretDialog>(
            std::make_shared<const SliceReader>(array, services.cache, services.pool),
            services.scheduler);
        m_dialog->show();
    }
    QTreeWidget* proposals() const { return m_dialog->findChild<QTreeWidget*>(); }
    QString preview() const { return m_dialog->findChild<InterpretationPreview*>()->text(); }
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
            if (label->accessibleName() == "Result")
                return label->text();
        return {};
    }

    AppServicesOwner m_services;
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
                          << "An array of shape (2, 3) and type float32." << true;
    QTest::newRow("fewer") << QStringList{">i2", "2, 2", "10"}
                           << "An array of shape (2, 2) and type int16, big-endian. 6 bytes after "
                              "the array are not shown."
                           << true;
    QTest::newRow("type") << QStringList{"float3", "-1", "0"}
                          << "This does not fit: unknown element type 'float3'." << false;
    QTest::newRow("shape")
        << QStringList{"u1", "5, -1", "0"}
        << "This does not fit: the shape (5, -1) needs a multiple of 5 bytes, but there are 24."
        << false;
    QTest::newRow("no shape")
        << QStringList{"u1", "5x", "0"}
        << "This does not fit: '5x' is not a shape; enter sizes such as 2,3 or -1." << false;
    QTest::newRow("no number")
        << QStringList{"u1", "-1", "x"}
        << "This does not fit: the position of the first element is not a number." << false;
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

void TestInterpretDialog::proposesWhatFitsAndTakesIt()
{
    const float numbers[] = {0.5F, 1.5F, 2.5F, 3.5F, 4.5F, 5.5F, 6.5F, 7.5F, 8.5F};
    ByteBuffer bytes(sizeof numbers);
    std::memcpy(bytes.data(), numbers, sizeof numbers);
    openFrame(chunksFrame({bytes}, 4));
    QTRY_VERIFY(proposals()->topLevelItemCount() > 1);
    QCOMPARE(proposals()->topLevelItem(0)->text(0), QString("float32"));
    QCOMPARE(proposals()->topLevelItem(0)->text(1), QString("(3, 3)"));
    QCOMPARE(proposals()->topLevelItem(0)->text(2), QString("a square plane"));
    proposals()->setFocus();
    QTest::keyClick(proposals(), Qt::Key_Down);
    QTest::keyClick(proposals(), Qt::Key_Home);
    QCOMPARE(m_dialog->interpretation(), (Interpretation{"<f4", {3, 3}, 0}));
    QTRY_VERIFY2(preview().contains("8.5"), qPrintable(preview()));
    QCOMPARE(preview().split('\n').size(), 4); // the slice and its rows
}

void TestInterpretDialog::showsTheFirstElementsWhileOneTypes()
{
    type(0, "u1");
    type(1, "2, 12");
    QTRY_VERIFY(preview().startsWith("[:2, :8]") || preview().startsWith("[:, :8]"));
    QVERIFY(preview().split('\n').at(1).endsWith(" …")); // there is more
    type(1, "5x");
    QCOMPARE(preview(), QString());
}

void TestInterpretDialog::marksInThePreviewWhatIsDamaged()
{
    ByteBuffer frame = chunksFrame({counted<std::uint8_t>(24), counted<std::uint8_t>(24)}, 4);
    damageChunkHeader(frame, 0);
    openFrame(frame);
    type(0, "u1");
    type(1, "2, 24");
    QTRY_VERIFY2(preview().contains(u'–'), qPrintable(preview()));
}

const Registered<TestInterpretDialog, QApplication> registered;

} // namespace bloscope::tst_interpret_dialog

#include "tst_interpret_dialog.moc"
