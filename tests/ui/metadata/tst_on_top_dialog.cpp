#include "ui/metadata/on_top_dialog.h"

#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"
#include "ui/controls/text_table.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace bloscope::tst_on_top_dialog {

using namespace test;

// What was edited here, on top of what another program has written.
class TestOnTopDialog : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_dialog.reset(); }
    void tellsWhatEachHas();
    void letsOneChooseByCell();
    void choosesAllAtOnce();
    void saysWhenNothingIsToBeChosen_data();
    void saysWhenNothingIsToBeChosen();
    void saysWhyAFileCannotBeRead();

 private:
    void open(const ByteBuffer& theirs);
    void change(const char* name, const char* json)
    {
        const auto place = m_mine->find(MetadataSectionOf::Trailer, name);
        QVERIFY(m_mine->setValue(MetadataSectionOf::Trailer, *place, fromJson(json)));
    }
    QString path() const { return m_folder.filePath("theirs.b2nd"); }
    TextTable& table() const { return *m_dialog->findChild<TextTable*>(); }
    QString summary() const { return m_dialog->findChild<QLabel*>()->text(); }
    QPushButton& button(const QString& text) const
    {
        for (auto* each : m_dialog->findChildren<QPushButton*>())
            if (each->text().remove('&') == text)
                return *each;
        qFatal("there is no such button");
    }
    QStringList kept() const
    {
        QStringList kept;
        for (int row = 0; row < table().topLevelItemCount(); ++row)
            kept << table().topLevelItem(row)->text(0) + ": " + table().topLevelItem(row)->text(4);
        return kept;
    }
    // The value that comes out; empty: none.
    QString merged(const char* name)
    {
        QString value;
        connect(m_dialog.get(), &OnTopDialog::chosen, this,
                [&value, name](const EditSet&, const EditSet& merged) {
                    const auto place = merged.find(MetadataSectionOf::Trailer, name);
                    value = place ? toJson(**merged.value(MetadataSectionOf::Trailer, *place))
                                  : QString();
                });
        button("Save on Top").click();
        const bool isDone = QTest::qWaitFor([this] { return !m_dialog->isVisible(); });
        m_dialog->disconnect(this);
        return isDone ? value : QString("not chosen");
    }

    QTemporaryDir m_folder;
    Scheduler m_scheduler;
    std::unique_ptr<EditSet> m_mine;
    std::unique_ptr<OnTopDialog> m_dialog;
};

void TestOnTopDialog::init()
{
    m_mine = std::make_unique<EditSet>(*Frame::open(memorySource(
        frameWith({{"units", "\"K\""}, {"scale", "1"}, {"by", "\"me\""}, {"kept", "7"}}))));
}

void TestOnTopDialog::open(const ByteBuffer& theirs)
{
    writeFile(path().toStdString(), theirs);
    m_dialog = std::make_unique<OnTopDialog>(*m_mine, path(), OnTopDialog::Then::Save, m_scheduler);
    m_dialog->show();
    QTRY_VERIFY(!summary().startsWith("Reading"));
}

void TestOnTopDialog::tellsWhatEachHas()
{
    change("units", "\"C\"");
    change("scale", "2");
    open(frameWith({{"units", "\"Pa\""}, {"scale", "1"}, {"by", "\"them\""}, {"kept", "7"}}));
    QCOMPARE(table().text(), QString("Name\tIt was\tMine\tTheirs, in the file now\tKept\n"
                                     "units\t\"K\"\t\"C\"\t\"Pa\"\tmine\n"
                                     "scale\t1\t2\t1\tmine\n"
                                     "by\t\"me\"\t\"me\"\t\"them\"\ttheirs"));
    QVERIFY(summary().startsWith("Some entries were changed on both sides"));
    QVERIFY(table().topLevelItem(0)->data(2, Qt::CheckStateRole).isValid());
    QVERIFY(!table().topLevelItem(1)->data(2, Qt::CheckStateRole).isValid()); // no choice
}

void TestOnTopDialog::letsOneChooseByCell()
{
    change("units", "\"C\"");
    open(frameWith({{"units", "\"Pa\""}, {"scale", "1"}, {"by", "\"me\""}, {"kept", "7"}}));
    QTreeWidgetItem* units = table().topLevelItem(0);
    units->setCheckState(3, Qt::Checked); // theirs
    QCOMPARE(units->checkState(2), Qt::Unchecked);
    QCOMPARE(kept(), QStringList{"units: theirs"});
    units->setCheckState(3, Qt::Unchecked); // one of them is always kept
    QCOMPARE(units->checkState(2), Qt::Checked);
    QCOMPARE(kept(), QStringList{"units: mine"});
    units->setCheckState(2, Qt::Unchecked);
    QCOMPARE(merged("units"), QString("\"Pa\""));
}

void TestOnTopDialog::choosesAllAtOnce()
{
    for (const char* name : {"units", "by"})
        change(name, "\"mine\"");
    change("scale", "2");
    open(frameWith({{"units", "\"Pa\""}, {"scale", "1"}, {"by", "\"them\""}, {"kept", "8"}}));
    button("All Theirs").click();
    QCOMPARE(kept(), QStringList({"units: theirs", "scale: mine", "by: theirs", "kept: theirs"}));
    button("All Mine").click();
    QCOMPARE(kept(), QStringList({"units: mine", "scale: mine", "by: mine", "kept: theirs"}));
    QCOMPARE(merged("by"), QString("\"mine\""));
}

void TestOnTopDialog::saysWhenNothingIsToBeChosen_data()
{
    QTest::addColumn<QString>("theirUnits");
    QTest::addColumn<QString>("says");
    QTest::newRow("the same") << "\"K\""
                              << "The metadata are the same";
    QTest::newRow("one side only") << "\"Pa\""
                                   << "Nothing was changed on both sides";
}

void TestOnTopDialog::saysWhenNothingIsToBeChosen()
{
    QFETCH(const QString, theirUnits);
    QFETCH(const QString, says);
    const QByteArray units = theirUnits.toUtf8();
    open(
        frameWith({{"units", units.constData()}, {"scale", "1"}, {"by", "\"me\""}, {"kept", "7"}}));
    QVERIFY2(summary().startsWith(says), qPrintable(summary()));
    QVERIFY(!button("All Mine").isEnabled() && !button("All Theirs").isEnabled());
    QVERIFY(button("Save on Top").isEnabled());
    QCOMPARE(merged("units"), theirUnits);
}

void TestOnTopDialog::saysWhyAFileCannotBeRead()
{
    open(ByteBuffer(100, std::byte{'x'}));
    QVERIFY2(summary().startsWith("The changes cannot be put on top of the file"),
             qPrintable(summary()));
    QVERIFY(!button("Save on Top").isEnabled());
    m_dialog->reject();
    QVERIFY(!m_dialog->isVisible());
}

const Registered<TestOnTopDialog, QApplication> registered;

} // namespace bloscope::tst_on_top_dialog

#include "tst_on_top_dialog.moc"
