#include "ui/structure/row_details.h"

#include "tests/support/registered_test.h"
#include "ui/structure/structure_tree_model.h"

#include <QApplication>
#include <QStandardItemModel>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

namespace bloscope::tst_row_details {

using namespace test;

class TestRowDetails : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void showsAllOfARow();
    void saysAProblemOnce();
    void keepsWhatIsBeingReadWhileNothingChanges();
    void foldsIntoItsHeading();
    void wrapsWhatIsLong();

 private:
    QStandardItem* addRow(QStandardItem& below, const QStringList& texts)
    {
        QList<QStandardItem*> row;
        for (const QString& text : texts)
            row << new QStandardItem(text);
        below.appendRow(row);
        return row.first();
    }
    QStringList lines() const { return text()->toPlainText().split('\n'); }
    QTextEdit* text() const { return m_details->findChild<QTextEdit*>(); }

    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<RowDetails> m_details;
    QStandardItem* m_file = nullptr;
    QStandardItem* m_chunk = nullptr;
};

void TestRowDetails::init()
{
    m_model = std::make_unique<QStandardItemModel>(0, StructureRow::ColumnCount);
    m_file = addRow(*m_model->invisibleRootItem(), {"a.b2nd", "", "", "", ""});
    QStandardItem* chunks = addRow(*m_file, {"Chunks", "16", "", "", ""});
    m_chunk = addRow(*chunks, {"Chunk 5", "17 KiB", "zstd, shuffle", "203", "17 514 B"});
    m_details = std::make_unique<RowDetails>();
    m_details->resize(240, 200);
    m_details->show();
}

void TestRowDetails::showsAllOfARow()
{
    m_chunk->model()
        ->itemFromIndex(m_chunk->index().siblingAtColumn(StructureRow::OffsetColumn))
        ->setToolTip("Byte 203 of the file (0xcb)");
    m_details->showRow(m_chunk->index().siblingAtColumn(2)); // whatever column is current
    QCOMPARE(lines(), QStringList({"Chunks › Chunk 5", "17 KiB", "zstd, shuffle",
                                   "Byte 203 of the file (0xcb), 17 514 B"}));
    QTextCursor name(text()->document());
    name.movePosition(QTextCursor::NextCharacter);
    QCOMPARE(name.charFormat().fontWeight(), int(QFont::Bold));
    m_details->showRow(m_file->index());
    QCOMPARE(lines(), QStringList({"a.b2nd"}));
    m_details->showRow({});
    QCOMPARE(text()->toPlainText(), QString());
    QVERIFY(!text()->placeholderText().isEmpty());
}

void TestRowDetails::saysAProblemOnce()
{
    QStandardItem* damaged =
        addRow(*m_file, {"Trailer", "The trailer cannot be read.", "", "", ""});
    damaged->setData("The trailer cannot be read.", StructureRow::ProblemRole);
    m_details->showRow(damaged->index());
    QCOMPARE(lines(), QStringList({"Trailer", "The trailer cannot be read."}));
}

void TestRowDetails::keepsWhatIsBeingReadWhileNothingChanges()
{
    m_details->showRow(m_chunk->index());
    text()->selectAll();
    m_details->showRow(m_chunk->index());
    QVERIFY(text()->textCursor().hasSelection());
    m_model->itemFromIndex(m_chunk->index().siblingAtColumn(1))->setText("18 KiB");
    m_details->showRow(m_chunk->index());
    QCOMPARE(lines().at(1), QString("18 KiB"));
}

void TestRowDetails::foldsIntoItsHeading()
{
    auto* heading = m_details->findChild<QToolButton*>();
    QVERIFY(m_details->isOpen());
    heading->setFocus();
    QTest::keyClick(heading, Qt::Key_Space);
    QVERIFY(!m_details->isOpen());
    QVERIFY(!text()->isVisible());
    QCOMPARE(m_details->maximumHeight(), heading->sizeHint().height());
    QTest::mouseClick(heading, Qt::LeftButton);
    QVERIFY(text()->isVisible());
}

void TestRowDetails::wrapsWhatIsLong()
{
    QStandardItem* row = addRow(*m_file, {"name", QString(400, 'x'), "", "", ""});
    m_details->showRow(row->index());
    QVERIFY(text()->document()->size().width() <= text()->viewport()->width());
    QVERIFY(text()->textInteractionFlags() & Qt::TextSelectableByKeyboard);
}

const Registered<TestRowDetails, QApplication> registered;

} // namespace bloscope::tst_row_details

#include "tst_row_details.moc"
