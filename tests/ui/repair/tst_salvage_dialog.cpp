#include "ui/repair/salvage_dialog.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/controls/text_table.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <cstring>

namespace bloscope::tst_salvage_dialog {

using namespace test;

// From what can be read of a file to a new one.
class TestSalvageDialog : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        ByteBuffer frame = arrayFrame({12, 10}, {2, 10}, {1, 10}, "<f4", counted<float>(120));
        damageChunkHeader(frame, 4);
        write("ct.b2nd", frame);
    }
    void cleanup() { m_dialog.reset(); }

    void showsWhatIsLostAndSavesTheRest();
    void putsANumberInPlaceOfWhatIsLost();
    void refusesANumberThatDoesNotFit();
    void writesADirectoryWithTheReport();
    void asksBeforeAFileIsReplaced();
    void neverWritesOverWhatItReads();
    void saysThatNothingCanBeSaved();
    void savesAPartOfAnotherFile();
    void stopsAndSearchesAgain();
    void saysWhyItCannotBeWritten();

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const ByteBuffer& bytes) const
    {
        writeFile(path(name).toStdString(), bytes);
    }
    void open(const FileSubject& subject)
    {
        m_dialog = std::make_unique<SalvageDialog>(subject, m_services.services());
        m_dialog->show();
    }
    void openAndWait(const FileSubject& subject)
    {
        open(subject);
        QTRY_VERIFY(button("Save").isEnabled());
    }
    void save()
    {
        button("Save").click();
        QTRY_VERIFY(button("Open New File").isVisible());
    }

    QPushButton& button(const QString& text) const
    {
        for (auto* button : m_dialog->findChildren<QPushButton*>()) // hidden ones as well
            if (button->text().remove('&') == text)
                return *button;
        qFatal("there is no button %s", qPrintable(text));
    }
    QComboBox& boxWith(const QString& item) const
    {
        for (auto* box : m_dialog->findChildren<QComboBox*>())
            if (box->findText(item) >= 0)
                return *box;
        qFatal("nothing offers %s", qPrintable(item));
    }
    QLineEdit& field(const QString& name) const
    {
        for (auto* edit : m_dialog->findChildren<QLineEdit*>())
            if (edit->accessibleName().startsWith(name))
                return *edit;
        qFatal("there is no field %s", qPrintable(name));
    }
    bool says(const QString& text) const
    {
        for (const auto* label : m_dialog->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }
    // Element n of the array that was written.
    float valueAt(const QString& name, std::size_t n) const
    {
        const auto frame = *Frame::open(*openFile(path(name).toStdString()));
        constexpr std::size_t perChunk = 20;
        const auto chunk = *frame->chunk(std::int64_t(n / perChunk));
        ByteBuffer bytes(perChunk * sizeof(float));
        if (!chunk->read(0, bytes))
            qFatal("not read");
        float value = 0;
        std::memcpy(&value, bytes.data() + n % perChunk * sizeof value, sizeof value);
        return value;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<SalvageDialog> m_dialog;
};

void TestSalvageDialog::showsWhatIsLostAndSavesTheRest()
{
    openAndWait({path("ct.b2nd"), "ct.b2nd"});
    QVERIFY(says("5 of 6 chunks can be read in full. 1 chunk is lost."));
    QVERIFY(says("Shape of the new file: (12, 10) of float32."));
    const auto* losses = m_dialog->findChild<TextTable*>();
    QCOMPARE(losses->topLevelItemCount(), 1);
    QCOMPARE(losses->topLevelItem(0)->text(0), QString("chunk 4"));
    QCOMPARE(field("File").text(), path("ct-saved.b2nd"));
    const ByteBuffer before = contentOfFile(path("ct.b2nd").toStdString());
    save();
    QVERIFY(says("ct-saved.b2nd was written and checked: "));
    QCOMPARE(valueAt("ct-saved.b2nd", 79), 79.0F);
    QVERIFY(std::isnan(valueAt("ct-saved.b2nd", 80)));
    QCOMPARE(valueAt("ct-saved.b2nd", 119), 119.0F);
    QVERIFY(contentOfFile(path("ct.b2nd").toStdString()) == before);
    const QSignalSpy opened(m_dialog.get(), &SalvageDialog::openWanted);
    button("Open New File").click();
    QCOMPARE(opened.value(0).value(0).toString(), path("ct-saved.b2nd"));
    QVERIFY(!m_dialog->isVisible());
}

void TestSalvageDialog::putsANumberInPlaceOfWhatIsLost()
{
    openAndWait({path("ct.b2nd"), "ct.b2nd"});
    boxWith("Number").setCurrentText("Number");
    QVERIFY(!button("Save").isEnabled());
    QVERIFY(says("Enter the number for lost values."));
    field("Number").setText("-1.5");
    save();
    QCOMPARE(valueAt("ct-saved.b2nd", 80), -1.5F);
}

void TestSalvageDialog::refusesANumberThatDoesNotFit()
{
    ByteBuffer frame = arrayFrame({12, 10}, {2, 10}, {1, 10}, "<u2", counted<std::uint16_t>(120));
    damageChunkHeader(frame, 4);
    write("labels.b2nd", frame);
    openAndWait({path("labels.b2nd"), "labels.b2nd"});
    QCOMPARE(boxWith("Zero").findText("NaN"), -1);
    QCOMPARE(boxWith("Zero").currentText(), QString("Zero"));
    boxWith("Number").setCurrentText("Number");
    field("Number").setText("70000");
    QVERIFY(!button("Save").isEnabled());
    QVERIFY(says("70000"));
    field("Number").setText("7");
    QVERIFY(button("Save").isEnabled());
}

void TestSalvageDialog::writesADirectoryWithTheReport()
{
    openAndWait({path("ct.b2nd"), "ct.b2nd"});
    boxWith("Directory of chunks").setCurrentText("Directory of chunks");
    m_dialog->findChild<QCheckBox*>()->setChecked(true);
    save();
    const auto frame = Frame::openSparse(*openFolder(path("ct-saved.b2nd").toStdString()));
    QVERIFY(frame);
    QCOMPARE((*frame)->chunkCount(), 6);
    QCOMPARE((*frame)->vlMetalayers().entries.front().name, std::string(salvageNoteName));
}

void TestSalvageDialog::asksBeforeAFileIsReplaced()
{
    write("ct-saved.b2nd", ByteBuffer(3));
    openAndWait({path("ct.b2nd"), "ct.b2nd"});
    button("Save").click();
    auto* question = m_dialog->findChild<QMessageBox*>();
    QVERIFY(question);
    QCOMPARE(contentOfFile(path("ct-saved.b2nd").toStdString()).size(), std::size_t(3));
    for (auto* answer : question->buttons())
        if (answer->text() == "&Replace")
            answer->click();
    QTRY_VERIFY(button("Open New File").isVisible());
    QCOMPARE(valueAt("ct-saved.b2nd", 79), 79.0F);
}

void TestSalvageDialog::neverWritesOverWhatItReads()
{
    openAndWait({path("ct.b2nd"), "ct.b2nd"});
    field("File").setText(path("ct.b2nd"));
    QVERIFY(!button("Save").isEnabled());
    QVERIFY(says("is part of the shown file"));
}

void TestSalvageDialog::saysThatNothingCanBeSaved()
{
    write("text.b2nd", ByteBuffer(3000));
    open({path("text.b2nd"), "text.b2nd"});
    QTRY_VERIFY(says("Nothing in text.b2nd can be saved: "));
    QVERIFY(!button("Save").isEnabled());
    QVERIFY(button("Search Again").isVisible());
}

void TestSalvageDialog::savesAPartOfAnotherFile()
{
    const auto frame = *Frame::open(*openFile(path("ct.b2nd").toStdString()));
    openAndWait({path("store.b2z"), "store.b2z › /ct", frame});
    QVERIFY(says("5 of 6 chunks"));
    QCOMPARE(field("File").text(), path("store-saved.b2nd"));
    save();
    QCOMPARE(valueAt("store-saved.b2nd", 79), 79.0F);
}

void TestSalvageDialog::stopsAndSearchesAgain()
{
    open({path("ct.b2nd"), "ct.b2nd"});
    button("Stop").click(); // perhaps it has ended already
    QTRY_VERIFY(!button("Save").isEnabled() ? says("Stopped before") : true);
    if (says("Stopped before"))
        button("Search Again").click();
    QTRY_VERIFY(button("Save").isEnabled());
}

void TestSalvageDialog::saysWhyItCannotBeWritten()
{
    openAndWait({path("ct.b2nd"), "ct.b2nd"});
    field("File").setText(path("ct-saved.b2nd"));
    boxWith("Directory of chunks").setCurrentText("Directory of chunks");
    QDir(m_folder->path()).mkdir("later");
    field("File").setText(path("later/new.b2nd"));
    QVERIFY(button("Save").isEnabled());
    QDir(path("later")).removeRecursively(); // meanwhile
    button("Save").click();
    QTRY_VERIFY(says("new.b2nd cannot be written: "));
    QDir(m_folder->path()).mkdir("later");
    field("File").setText(path("later/newer.b2nd"));
    save();
}

const Registered<TestSalvageDialog, QApplication> registered;

} // namespace bloscope::tst_salvage_dialog

#include "tst_salvage_dialog.moc"
