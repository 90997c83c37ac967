#include "ui/value/value_dialog.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "ui/value/hex_edit.h"
#include "ui/value/json_edit.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace bloscope::tst_value_dialog {

using namespace test;

class TestValueDialog : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_scheduler = std::make_unique<Scheduler>(); }
    void cleanup() { m_dialog.reset(); }

    void beginsAsJson();
    void appliesAnEditedText();
    void appliesEditedBytes();
    void carriesEditsFromTabToTab();
    void staysAtATextThatIsWrong();
    void staysAtBytesThatHaveNoJson();
    void opensAsBytesWhatHasNoJson_data();
    void opensAsBytesWhatHasNoJson();
    void offersJsonOnceTheBytesHaveOne();
    void keepsTheBytesOfATextThatNobodyTouched();
    void saysWhatElseAValueHasToBe();
    void tellsTheSizes();
    void showsLockedValues();
    void asksBeforeItDiscards();
    void unfoldsTheNotation();

 private:
    void open(ByteBuffer value, const QString& lockReason = {},
              std::function<Result<>(const ByteBuffer&)> check = {})
    {
        m_applied.clear();
        m_dialog = std::make_unique<ValueDialog>(
            ValueToEdit{.title = "gain",
                        .bytes = std::make_shared<const ByteBuffer>(std::move(value)),
                        .lockReason = lockReason,
                        .check = std::move(check)},
            *m_scheduler);
        connect(m_dialog.get(), &ValueDialog::applied, this,
                [this](const ByteBuffer& bytes) { m_applied.push_back(bytes); });
        m_dialog->show();
    }
    void openJson(ByteBuffer value, const QString& text)
    {
        open(std::move(value));
        QTRY_COMPARE(tabs().currentIndex(), 0);
        QCOMPARE(json().text(), text);
    }

    QTabWidget& tabs() const { return *m_dialog->findChild<QTabWidget*>(); }
    void clickTab(int tab) const
    {
        QTabBar* bar = tabs().tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
    }
    JsonEdit& json() const { return *m_dialog->findChild<JsonEdit*>(); }
    JsonTextEdit& text() const { return *m_dialog->findChild<JsonTextEdit*>(); }
    HexEdit& hex() const { return *m_dialog->findChild<HexEdit*>(); }
    QPushButton& apply() const
    {
        return *m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Apply);
    }
    QString label(const QString& name) const
    {
        for (const QLabel* found : m_dialog->findChildren<QLabel*>())
            if (found->accessibleName() == name)
                return found->text();
        return {};
    }
    QString verdict() const { return label("Value validation"); }
    void retype(const QString& words) const
    {
        text().selectAll();
        QTest::keyClicks(&text(), words);
    }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<ValueDialog> m_dialog;
    std::vector<ByteBuffer> m_applied;
};

void TestValueDialog::beginsAsJson()
{
    openJson("82 a161 01 a162 cd0002"_hex, "{\n  \"a\": 1,\n  \"b\": 2\n}");
    QCOMPARE(m_dialog->windowTitle(), QString("Value of gain"));
    QCOMPARE(verdict(), QString("Nothing changed."));
    QVERIFY(!apply().isEnabled());
    QCOMPARE(hex().bytes(), "82 a161 01 a162 cd0002"_hex);
}

void TestValueDialog::appliesAnEditedText()
{
    openJson("82 a161 01 a162 cd0002"_hex, "{\n  \"a\": 1,\n  \"b\": 2\n}");
    retype("{\"a\": 1, \"b\": 3}");
    QVERIFY(apply().isEnabled());
    QTest::mouseClick(&apply(), Qt::LeftButton);
    QCOMPARE(m_applied.size(), 1u);
    QCOMPARE(m_applied[0], "82 a161 01 a162 cd0003"_hex); // keeps its width
    QVERIFY(!m_dialog->isVisible());
}

void TestValueDialog::appliesEditedBytes()
{
    openJson("05"_hex, "5");
    clickTab(1);
    QCOMPARE(tabs().currentIndex(), 1);
    QTest::keyClicks(&hex(), "07");
    QVERIFY(apply().isEnabled());
    QTest::mouseClick(&apply(), Qt::LeftButton);
    QCOMPARE(m_applied.size(), 1u);
    QCOMPARE(m_applied[0], "07"_hex);
}

void TestValueDialog::carriesEditsFromTabToTab()
{
    openJson("05"_hex, "5");
    retype("[1, 2]");
    clickTab(1);
    QCOMPARE(hex().bytes(), "92 01 02"_hex);
    QTest::keyClick(&hex(), Qt::Key_Right);
    QTest::keyClick(&hex(), Qt::Key_Insert);
    QTest::keyClicks(&hex(), "cd00");
    QCOMPARE(hex().bytes(), "92 cd00 01 02"_hex);
    QTest::keyClick(&hex(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(&hex(), Qt::Key_Backspace);
    QTest::keyClicks(&hex(), "09");
    clickTab(0);
    QTRY_COMPARE(tabs().currentIndex(), 0);
    QCOMPARE(json().text(), QString("[\n  1,\n  9\n]"));
    retype("[3, 9]"); // keeps the width that the bytes have
    QTest::mouseClick(&apply(), Qt::LeftButton);
    QCOMPARE(m_applied.size(), 1u);
    QCOMPARE(m_applied[0], "92 cd0003 09"_hex);
}

void TestValueDialog::staysAtATextThatIsWrong()
{
    openJson("05"_hex, "5");
    retype("[5");
    QVERIFY(!apply().isEnabled());
    clickTab(1);
    QCOMPARE(tabs().currentIndex(), 0);
    QCOMPARE(verdict(), QString("There are no bytes to show until the text is a valid value."));
    QCOMPARE(json().text(), QString("[5"));
    QTest::keyClicks(&text(), "]");
    clickTab(1);
    QCOMPARE(tabs().currentIndex(), 1);
    QCOMPARE(hex().bytes(), "91 05"_hex);
}

void TestValueDialog::staysAtBytesThatHaveNoJson()
{
    openJson("05"_hex, "5");
    clickTab(1);
    QTest::keyClicks(&hex(), "92");
    QCOMPARE(verdict(),
             QString("These bytes are not valid msgpack; Python can only read them as bytes."));
    QVERIFY(apply().isEnabled());
    clickTab(0);
    QTRY_COMPARE(
        verdict(),
        QString("JSON is not available: this is not a msgpack value and has no JSON form."));
    QCOMPARE(tabs().currentIndex(), 1);
    QTest::keyClick(&hex(), Qt::Key_Z, Qt::ControlModifier);
    clickTab(0);
    QTRY_COMPARE(tabs().currentIndex(), 0);
}

void TestValueDialog::opensAsBytesWhatHasNoJson_data()
{
    QTest::addColumn<ByteBuffer>("value");
    QTest::addColumn<QString>("why");
    ByteBuffer large(std::size_t(5) << 20);
    large[0] = std::byte(0xc6);
    ByteBuffer longLine = "c6 00010000"_hex;
    longLine.resize(5 + 65536);
    QTest::newRow("empty") << ByteBuffer() << "this is not a msgpack value and has no JSON form";
    QTest::newRow("bytes behind") << "0102"_hex
                                  << "1 bytes follow the msgpack value and have no JSON form";
    QTest::newRow("large") << large << "it has 5.0 MiB; JSON can be edited up to 4.0 MiB";
    QTest::newRow("a long line")
        << longLine << "its JSON has a line of 128.0 KiB; lines can be edited up to 64.0 KiB";
}

void TestValueDialog::opensAsBytesWhatHasNoJson()
{
    QFETCH(ByteBuffer, value);
    QFETCH(QString, why);
    open(value);
    QTRY_COMPARE(verdict(), QString("JSON is not available: %1.").arg(why));
    QCOMPARE(tabs().currentIndex(), 1);
    QVERIFY(!tabs().isTabEnabled(0));
    QVERIFY(tabs().tabToolTip(0).contains(why));
    QCOMPARE(hex().bytes(), value);
}

void TestValueDialog::offersJsonOnceTheBytesHaveOne()
{
    open("92"_hex);
    QTRY_VERIFY(!verdict().isEmpty());
    QVERIFY(!tabs().isTabEnabled(0));
    QTest::keyClicks(&hex(), "91c3");
    QVERIFY(tabs().isTabEnabled(0));
    clickTab(0);
    QTRY_COMPARE(tabs().currentIndex(), 0);
    QCOMPARE(json().text(), QString("[\n  true\n]"));
}

void TestValueDialog::keepsTheBytesOfATextThatNobodyTouched()
{
    const ByteBuffer oddNan = "cb 7ff8000000000123"_hex;
    openJson(oddNan, "{\n  \"$f64\": \"nan\"\n}");
    QVERIFY(!apply().isEnabled());
    clickTab(1);
    QCOMPARE(hex().bytes(), oddNan);
}

void TestValueDialog::saysWhatElseAValueHasToBe()
{
    open("05"_hex, {}, [](const ByteBuffer& value) -> Result<> {
        if (value.size() > 2)
            return Error{ErrorKind::Usage, "there is room for 2 bytes"};
        return {};
    });
    QTRY_COMPARE(tabs().currentIndex(), 0);
    retype("[1, 2]");
    QTRY_COMPARE(verdict(), QString("This is not possible: there is room for 2 bytes."));
    QVERIFY(!apply().isEnabled());
    retype("[1]");
    QTRY_VERIFY(apply().isEnabled());
    QVERIFY(verdict().isEmpty());
}

void TestValueDialog::tellsTheSizes()
{
    openJson("05"_hex, "5");
    QCOMPARE(label("Size"), QString("Before: 1 byte, now: 1 byte"));
    retype("[1, 2]");
    QCOMPARE(label("Size"), QString("Before: 1 byte, now: 3 bytes"));
    retype("[");
    QCOMPARE(label("Size"), QString("Before: 1 byte"));
}

void TestValueDialog::showsLockedValues()
{
    open("05"_hex, "Python keeps the shape here.");
    QTRY_COMPARE(tabs().currentIndex(), 0);
    const auto labels = m_dialog->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* l) { return l->text() == "Python keeps the shape here."; }));
    QTest::keyClicks(&text(), "6");
    QCOMPARE(json().text(), QString("5"));
    clickTab(1);
    QCOMPARE(tabs().currentIndex(), 1);
    QTest::keyClicks(&hex(), "66");
    QCOMPARE(hex().bytes(), "05"_hex);
    QVERIFY(!apply().isVisible());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void TestValueDialog::asksBeforeItDiscards()
{
    openJson("05"_hex, "5");
    retype("6");
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    auto* question = m_dialog->findChild<QMessageBox*>();
    QVERIFY(question);
    QCOMPARE(question->text(), QString("Discard the changes to gain?"));
    QVERIFY(m_dialog->isVisible());
    QTest::mouseClick(question->button(QMessageBox::Cancel), Qt::LeftButton);
    QVERIFY(m_dialog->isVisible());
    QTRY_VERIFY(!m_dialog->findChild<QMessageBox*>());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    question = m_dialog->findChild<QMessageBox*>();
    QVERIFY(question);
    QTest::mouseClick(question->button(QMessageBox::Discard), Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(m_applied.empty());
}

void TestValueDialog::unfoldsTheNotation()
{
    openJson("05"_hex, "5");
    const auto isShown = [this] {
        const auto labels = m_dialog->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* l) {
            return l->text() == "{\"$f32\": \"0.1\"}" && l->isVisible();
        });
    };
    QVERIFY(!isShown());
    for (auto* button : m_dialog->findChildren<QToolButton*>())
        if (button->text().startsWith("Writing values"))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(isShown());
}

const Registered<TestValueDialog, QApplication> registered;

} // namespace bloscope::tst_value_dialog

#include "tst_value_dialog.moc"
