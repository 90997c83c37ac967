#include "ui/metadata/array_form_dialog.h"

#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace bloscope::tst_array_form_dialog {

using namespace test;

class TestArrayFormDialog : public QObject {
    Q_OBJECT

 private slots:
    void init() { open(EditSet(arrayOf10x12())); }
    void cleanup() { m_dialog.reset(); }

    void beginsWithWhatTheEditsHold();
    void saysUnderTheFieldWhyItDoesNotFit_data();
    void saysUnderTheFieldWhyItDoesNotFit();
    void tellsWhatComesOut();
    void givesWhatWasTyped_data();
    void givesWhatWasTyped();
    void offersTypesOfTheSameSize();
    void appliesNothingWhenNothingIsChanged();
    void showsArraysThatCannotBeChanged();
    void hasNoTypeForArraysWithoutOne();

 private:
    static FramePtr arrayOf10x12()
    {
        return *Frame::open(
            memorySource(arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120))));
    }
    void open(EditSet edits, const QString& readOnlyReason = {})
    {
        m_dialog = std::make_unique<ArrayFormDialog>(std::move(edits), readOnlyReason);
        m_applied.clear();
        connect(m_dialog.get(), &ArrayFormDialog::applied, this,
                [this](const B2ndMetadata& array) { m_applied.push_back(array); });
        m_dialog->show();
    }
    QLineEdit* field(int i) const { return m_dialog->findChildren<QLineEdit*>().at(i); }
    void type(int i, const QString& text) const
    {
        field(i)->selectAll();
        QTest::keyClicks(field(i), text);
    }
    QPushButton* apply() const
    {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Apply);
    }
    QStringList facts() const
    {
        QStringList texts;
        for (const char* name :
             {"Elements", "Chunks", "Blocks per chunk", "Bytes per element", "All elements"})
            for (const QLabel* label : m_dialog->findChildren<QLabel*>())
                if (label->accessibleName() == name)
                    texts << label->text();
        return texts;
    }
    bool says(const QString& text) const
    {
        const auto labels = m_dialog->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* l) { return l->text() == text; });
    }

    std::unique_ptr<ArrayFormDialog> m_dialog;
    std::vector<B2ndMetadata> m_applied;
};

void TestArrayFormDialog::beginsWithWhatTheEditsHold()
{
    EditSet edits(arrayOf10x12());
    auto array = *arrayOf(edits);
    array.shape = {12, 15};
    QVERIFY(edits.setArray(array));
    open(edits);
    QCOMPARE(field(0)->text(), QString("(12, 15)"));
    QCOMPARE(field(1)->text(), QString("(4, 5)"));
    QCOMPARE(field(2)->text(), QString("(2, 3)"));
    QCOMPARE(field(3)->text(), QString("<i4"));
}

void TestArrayFormDialog::saysUnderTheFieldWhyItDoesNotFit_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("blamed");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no shape") << 0 << "10 x 12" << 0 << "Enter the sizes as (2, 3, 4).";
    QTest::newRow("too many chunks")
        << 0 << "(100, 12)" << 0
        << "This does not fit: the shape (100, 12) needs 75 chunks, but the file has 9.";
    QTest::newRow("dimensions")
        << 0 << "10, 12, 1" << 1
        << "This does not fit: (4, 5) has 2 dimensions, but the shape has 3.";
    QTest::newRow("chunks") << 1 << "(9, 5)" << 1
                            << "This does not fit: chunks of shape (9, 5), padded to whole blocks, "
                               "have 240 bytes, but those in the file have 96.";
    QTest::newRow("blocks") << 2 << "[2, 4]" << 2
                            << "This does not fit: blocks of shape (2, 4) have 32 bytes, but those "
                               "in the file have 24.";
    QTest::newRow("type") << 3 << "f8" << 3
                          << "This does not fit: b2nd: 'f8' has 8 bytes, but the elements have 4.";
}

void TestArrayFormDialog::saysUnderTheFieldWhyItDoesNotFit()
{
    QFETCH(int, field);
    QFETCH(QString, typed);
    QFETCH(int, blamed);
    QFETCH(QString, reason);
    type(field, typed);
    QCOMPARE(this->field(blamed)->accessibleDescription(), reason);
    QVERIFY(says(reason));
    QVERIFY(!apply()->isEnabled());
    QCOMPARE(facts(), QStringList(5, "–"));
}

void TestArrayFormDialog::tellsWhatComesOut()
{
    QCOMPARE(facts(), (QStringList{"120", "9", "4", "4", "480 bytes"}));
    type(0, "(12, 15)");
    QCOMPARE(facts(), (QStringList{"180", "9", "4", "4", "720 bytes"}));
}

void TestArrayFormDialog::givesWhatWasTyped_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("dtype");
    QTest::newRow("parentheses") << QStringList{"(9, 15)", "(4,5)", "(2, 3)", "<f4"} << Shape{9, 15}
                                 << "<f4";
    QTest::newRow("without") << QStringList{"9,11", "4, 5", "2,3", ">i4"} << Shape{9, 11} << ">i4";
}

void TestArrayFormDialog::givesWhatWasTyped()
{
    QFETCH(QStringList, typed);
    QFETCH(Shape, shape);
    QFETCH(QString, dtype);
    for (int i = 0; i < 4; ++i)
        type(i, typed[i]);
    QVERIFY(apply()->isEnabled());
    QTest::mouseClick(apply(), Qt::LeftButton);
    QCOMPARE(m_applied.size(), 1u);
    QCOMPARE(m_applied[0].shape, shape);
    QCOMPARE(m_applied[0].dimensions, 2);
    QCOMPARE(QString::fromStdString(*m_applied[0].dtype), dtype);
    EditSet edits(arrayOf10x12());
    QVERIFY(edits.setArray(m_applied[0]));
    QVERIFY(!m_dialog->isVisible());
}

void TestArrayFormDialog::offersTypesOfTheSameSize()
{
    const auto actions = m_dialog->findChild<QMenu*>()->actions();
    QStringList texts;
    for (const QAction* action : actions)
        texts << action->text();
    QCOMPARE(texts, (QStringList{"int32\t<i4", "uint32\t<u4", "float32\t<f4",
                                 "int32, big-endian\t>i4", "uint32, big-endian\t>u4",
                                 "float32, big-endian\t>f4", "<U1", "|S4", "|V4"}));
    actions[2]->trigger();
    QCOMPARE(field(3)->text(), QString("<f4"));
    QVERIFY(apply()->isEnabled());
}

void TestArrayFormDialog::appliesNothingWhenNothingIsChanged()
{
    QVERIFY(!apply()->isEnabled());
    QVERIFY(says("Nothing changed."));
    type(0, "(9, 12)");
    QVERIFY(apply()->isEnabled());
    type(0, "10,12");
    QVERIFY(!apply()->isEnabled());
    QTest::keyClick(field(0), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QTest::keyClick(field(0), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(m_applied.empty());
}

void TestArrayFormDialog::showsArraysThatCannotBeChanged()
{
    open(EditSet(arrayOf10x12()), "The file is inside an archive.");
    QVERIFY(says("The file is inside an archive."));
    QTest::keyClicks(field(0), "1");
    QCOMPARE(field(0)->text(), QString("(10, 12)"));
    QVERIFY(!apply()->isVisible());
    QCOMPARE(facts().first(), QString("120"));
}

void TestArrayFormDialog::hasNoTypeForArraysWithoutOne()
{
    const auto source = openFile(corpusFolder() / "legacy" / "caterva-2d.caterva");
    QVERIFY(source);
    const FramePtr frame = *Frame::open(*source);
    open(EditSet(frame));
    QCOMPARE(m_dialog->findChildren<QLineEdit*>().size(), 3);
    const Shape shape = arrayOf(EditSet(frame))->shape;
    type(0, QString("(%1, %2)").arg(shape[0] - 1).arg(shape[1]));
    QVERIFY(apply()->isEnabled());
    QTest::mouseClick(apply(), Qt::LeftButton);
    QCOMPARE(m_applied.size(), 1u);
    QVERIFY(!m_applied[0].dtype);
    EditSet edits(frame);
    QVERIFY(edits.setArray(m_applied[0]));
}

const Registered<TestArrayFormDialog, QApplication> registered;

} // namespace bloscope::tst_array_form_dialog

#include "tst_array_form_dialog.moc"
