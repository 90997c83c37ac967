#include "ui/metadata/merge_edits_dialog.h"

#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"
#include "tests/ui/document/metadata_frames.h"
#include "tests/ui/worker/held_work.h"
#include "ui/controls/text_table.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace bloscope::tst_merge_edits_dialog {

using namespace test;

// What was edited here, on top of what another program has written.
class TestMergeEditsDialog : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_dialog.reset(); }
    void tellsWhatEachHas();
    void letsOneChooseByCell();
    void choosesAllAtOnce();
    void saysWhenNothingIsToBeChosen_data();
    void saysWhenNothingIsToBeChosen();
    void listsValuesThatBothChanged();
    void countsValuesThatAreTooManyToBeListed();
    void saysWhyAFileCannotBeRead();
    void showsHowFarItIsAndStops();

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
        return *withText<QPushButton>(*m_dialog, text);
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
        connect(m_dialog.get(), &MergeEditsDialog::chosen, this,
                [&value, name](const EditSet&, const EditSet& merged) {
                    const auto place = merged.find(MetadataSectionOf::Trailer, name);
                    value = place ? toJson(**merged.value(MetadataSectionOf::Trailer, *place))
                                  : QString();
                });
        button("Merge and Save").click();
        const bool isDone = QTest::qWaitFor([this] { return !m_dialog->isVisible(); });
        m_dialog->disconnect(this);
        return isDone ? value : QString("not chosen");
    }

    QTemporaryDir m_folder;
    Scheduler m_scheduler;
    std::unique_ptr<EditSet> m_mine;
    std::unique_ptr<MergeEditsDialog> m_dialog;
};

void TestMergeEditsDialog::init()
{
    m_mine = std::make_unique<EditSet>(*Frame::open(memorySource(
        frameWith({{"units", "\"K\""}, {"scale", "1"}, {"by", "\"me\""}, {"kept", "7"}}))));
}

void TestMergeEditsDialog::open(const ByteBuffer& theirs)
{
    writeFile(path().toStdString(), theirs);
    m_dialog = std::make_unique<MergeEditsDialog>(*m_mine, nullptr, path(),
                                                  MergeEditsDialog::Then::Save, m_scheduler);
    m_dialog->show();
    QTRY_VERIFY(!summary().startsWith("Reading"));
}

void TestMergeEditsDialog::tellsWhatEachHas()
{
    change("units", "\"C\"");
    change("scale", "2");
    open(frameWith({{"units", "\"Pa\""}, {"scale", "1"}, {"by", "\"them\""}, {"kept", "7"}}));
    QCOMPARE(table().text(), QString("Name\tOriginal\tMine\tTheirs (now in the file)\tKept\n"
                                     "units\t\"K\"\t\"C\"\t\"Pa\"\tmine\n"
                                     "scale\t1\t2\t1\tmine\n"
                                     "by\t\"me\"\t\"me\"\t\"them\"\ttheirs"));
    QVERIFY(summary().startsWith(
        "1 entry was changed by both you and the other program. Choose which to keep."));
    QVERIFY(table().topLevelItem(0)->data(2, Qt::CheckStateRole).isValid());
    QVERIFY(!table().topLevelItem(1)->data(2, Qt::CheckStateRole).isValid()); // no choice
}

void TestMergeEditsDialog::letsOneChooseByCell()
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

void TestMergeEditsDialog::choosesAllAtOnce()
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

void TestMergeEditsDialog::saysWhenNothingIsToBeChosen_data()
{
    QTest::addColumn<QString>("theirUnits");
    QTest::addColumn<QString>("says");
    QTest::newRow("the same") << "\"K\""
                              << "The metadata is the same";
    QTest::newRow("one side only") << "\"Pa\""
                                   << "No entry was changed by both you and the other program.";
}

void TestMergeEditsDialog::saysWhenNothingIsToBeChosen()
{
    QFETCH(const QString, theirUnits);
    QFETCH(const QString, says);
    const QByteArray units = theirUnits.toUtf8();
    open(
        frameWith({{"units", units.constData()}, {"scale", "1"}, {"by", "\"me\""}, {"kept", "7"}}));
    QVERIFY2(summary().startsWith(says), qPrintable(summary()));
    QVERIFY(!button("All Mine").isEnabled() && !button("All Theirs").isEnabled());
    QVERIFY(button("Merge and Save").isEnabled());
    QCOMPARE(merged("units"), theirUnits);
}

void TestMergeEditsDialog::listsValuesThatBothChanged()
{
    m_mine = std::make_unique<EditSet>(*Frame::open(
        memorySource(arrayFrame({2, 2}, "<i4", elementsOf<std::int32_t>({1, 2, 3, 4})))));
    const ByteBuffer sevens = elementsOf<std::int32_t>({7, 7, 7});
    static SystemFileCalls calls;
    m_mine->setValues(
        ValueEdits({{0, *ChunkEdits::over(nullptr, {{0, sevens}}, *SpillStore::create(calls))}}));
    open(arrayFrame({2, 2}, "<i4", elementsOf<std::int32_t>({1, 5, 6, 9})));
    QCOMPARE(table().text(), QString("Name\tOriginal\tMine\tTheirs (now in the file)\tKept\n"
                                     "[0, 1]\t2\t7\t5\tmine\n"
                                     "[1, 0]\t3\t7\t6\tmine"));
    QVERIFY(summary().startsWith(
        "2 values were changed by both you and the other program. Choose which to keep."));
    table().topLevelItem(1)->setCheckState(3, Qt::Checked); // theirs
    ValueEdits merged;
    connect(m_dialog.get(), &MergeEditsDialog::chosen, this,
            [&merged](const EditSet&, const EditSet& chosen) { merged = chosen.values(); });
    button("Merge and Save").click();
    QTRY_VERIFY(!m_dialog->isVisible());
    ByteBuffer content = elementsOf<std::int32_t>({1, 5, 6, 9});
    merged.of(0)->apply(0, content);
    QCOMPARE(content, elementsOf<std::int32_t>({7, 7, 6, 9}));
}

void TestMergeEditsDialog::countsValuesThatAreTooManyToBeListed()
{
    const std::int64_t count = ValuesOnTop::mostListed + 2;
    const ByteBuffer ones(std::size_t(count), std::byte{1});
    const ByteBuffer twos(std::size_t(count), std::byte{2});
    m_mine = std::make_unique<EditSet>(
        *Frame::open(memorySource(arrayFrame({count}, "|u1", ByteBuffer(std::size_t(count))))));
    static SystemFileCalls calls;
    m_mine->setValues(
        ValueEdits({{0, *ChunkEdits::over(nullptr, {{0, ones}}, *SpillStore::create(calls))}}));
    open(arrayFrame({count}, "|u1", twos));
    const int last = table().topLevelItemCount() - 1;
    QCOMPARE(last, int(ValuesOnTop::mostListed));
    QCOMPARE(table().topLevelItem(last)->text(0), QString("2 more values"));
    button("All Theirs").click();
    QCOMPARE(table().topLevelItem(last)->text(4), QString("theirs"));
    table().topLevelItem(last)->setCheckState(2, Qt::Checked); // mine
    ValueEdits merged;
    connect(m_dialog.get(), &MergeEditsDialog::chosen, this,
            [&merged](const EditSet&, const EditSet& chosen) { merged = chosen.values(); });
    button("Merge and Save").click();
    QTRY_VERIFY(!m_dialog->isVisible());
    QCOMPARE(merged.byteCount(), 2);
}

void TestMergeEditsDialog::saysWhyAFileCannotBeRead()
{
    open(ByteBuffer(100, std::byte{'x'}));
    QVERIFY2(summary().startsWith("Your changes cannot be merged into the file"),
             qPrintable(summary()));
    QVERIFY(!button("Merge and Save").isEnabled());
    m_dialog->reject();
    QVERIFY(!m_dialog->isVisible());
}

// What takes longer than a moment, reading as well as merging.
void TestMergeEditsDialog::showsHowFarItIsAndStops()
{
    change("units", "\"C\"");
    HeldWork held(m_scheduler);
    held.hold();
    writeFile(path().toStdString(), frameWith({{"units", "\"Pa\""}}));
    m_dialog = std::make_unique<MergeEditsDialog>(*m_mine, nullptr, path(),
                                                  MergeEditsDialog::Then::Save, m_scheduler);
    m_dialog->show();
    QTRY_VERIFY(m_dialog->findChild<QProgressBar*>()->isVisible());
    button("Stop").click();
    QTRY_COMPARE(summary(), QString("Stopped: nothing was merged."));
    QVERIFY(!button("Merge and Save").isEnabled());
    held.release();
    open(frameWith({{"units", "\"Pa\""}}));
    held.hold();
    button("Merge and Save").click();
    QTRY_VERIFY(m_dialog->findChild<QProgressBar*>()->isVisible());
    button("Stop").click();
    QTRY_VERIFY(button("Merge and Save").isEnabled());
    QVERIFY(m_dialog->isVisible());
    held.release();
    QCOMPARE(merged("units"), QString("\"C\""));
}

const Registered<TestMergeEditsDialog, QApplication> registered;

} // namespace bloscope::tst_merge_edits_dialog

#include "tst_merge_edits_dialog.moc"
