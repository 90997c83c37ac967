#include "ui/bytes/pipeline_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/text_table.h"
#include "ui/grid/cell_grid.h"
#include "ui/rows/row_table_view.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

namespace bloscope::tst_pipeline_dialog {

using namespace test;

namespace {

// Three chunks of four blocks of 64 elements; block 2 of the last chunk is damaged.
ByteBuffer sample()
{
    ByteBuffer frame = arrayFrame({12, 64}, {4, 64}, {1, 64}, "<i4", counted<std::int32_t>(768));
    damageBlock(frame, 2, 2);
    return frame;
}

} // namespace

class TestPipelineDialog : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_dialog.reset();
        m_scheduler = std::make_unique<Scheduler>();
        m_opened = std::make_unique<OpenedFrame>(sample());
        m_dialog = std::make_unique<PipelineDialog>(m_opened->document(), *m_scheduler);
        m_dialog->show();
    }

    void showsEachStep()
    {
        m_dialog->showBlock({.chunk = 1, .block = 3});
        QTRY_COMPARE(m_dialog->steps().topLevelItemCount(), 3);
        QCOMPARE(step(0), QString("stored"));
        QCOMPARE(step(1), QString("zstd"));
        QCOMPARE(step(2), QString("shuffle"));
        QVERIFY2(m_dialog->summary().endsWith("bytes 768 to 1 023 of the decoded chunk."),
                 qPrintable(m_dialog->summary()));
        QCOMPARE(m_dialog->problem(), QString());
        QCOMPARE(m_dialog->hex().origin(), std::uint64_t(768)); // of the last step
        QTRY_COMPARE(value(0, 1), QString("[7, 0]"));
        QCOMPARE(value(0, 2), QString("448"));
    }

    void showsTheStoredBytesWhereTheyLie()
    {
        m_dialog->showBlock({.chunk = 0});
        QTRY_COMPARE(m_dialog->steps().topLevelItemCount(), 3);
        m_dialog->steps().setCurrentItem(m_dialog->steps().topLevelItem(0));
        const ChunkPtr chunk = *m_opened->document().frame()->chunk(0);
        QCOMPARE(m_dialog->hex().origin(),
                 chunk->offset() + static_cast<std::uint64_t>(chunk->blocks().start(0)));
        QVERIFY(!m_dialog->values());
        const QSignalSpy places(m_dialog.get(), &PipelineDialog::placeWanted);
        button("Show &Bytes in File")->click();
        QCOMPARE(places.front().front().value<BytePlace>().offset, m_dialog->hex().origin());
    }

    void selectsTheElementThatWasAskedFor()
    {
        m_dialog->showBlock({.chunk = 1, .position = 4 * (64 + 5)});
        QTRY_VERIFY(m_dialog->values() && m_dialog->values()->currentRow() == 5);
        QCOMPARE(m_dialog->hex().selection().from, std::uint64_t(20));
        QCOMPARE(m_dialog->hex().selection().to, std::uint64_t(24));
        QVERIFY(m_dialog->findChildren<IndexSpinBox*>().at(1)->index() == 1);
    }

    void bytesAndValuesFollowEachOther()
    {
        m_dialog->showBlock({.chunk = 1});
        QTRY_VERIFY(m_dialog->values());
        m_dialog->values()->goToRow(9);
        QCOMPARE(m_dialog->hex().selection().from, std::uint64_t(36));
        QTest::keyClick(&m_dialog->hex(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(m_dialog->values()->currentRow(), std::int64_t(0));
    }

    void saysWhichStepFailed()
    {
        m_dialog->showBlock({.chunk = 2, .block = 2});
        QTRY_COMPARE(m_dialog->problem(), QString("zstd: a stream length of -1000 is impossible."));
        QCOMPARE(m_dialog->steps().topLevelItemCount(), 2);
        QVERIFY(m_dialog->hex().size() > 0); // what is stored
        QVERIFY(!m_dialog->values());
        m_dialog->showBlock({.chunk = 2, .block = 1});
        QTRY_COMPARE(m_dialog->problem(), QString());
        QCOMPARE(m_dialog->steps().topLevelItemCount(), 3);
    }

    void saysWhatCannotBeShown()
    {
        m_dialog->showBlock({.chunk = 0, .block = 77});
        QTRY_VERIFY2(m_dialog->problem().startsWith("This block cannot be shown: chunk 0: there is "
                                                    "no block 77"),
                     qPrintable(m_dialog->problem()));
        QCOMPARE(m_dialog->steps().topLevelItemCount(), 0);
        QCOMPARE(m_dialog->hex().size(), std::uint64_t(0));
    }

    void leadsToTheCell()
    {
        m_dialog->showBlock({.chunk = 1});
        QTRY_VERIFY(m_dialog->values());
        const QSignalSpy cells(m_dialog.get(), &PipelineDialog::cellWanted);
        m_dialog->values()->goToRow(2);
        QTest::keyClick(&m_dialog->values()->grid(), Qt::Key_Return);
        QCOMPARE(cells.size(), 1);
        QCOMPARE(cells.front().front().value<std::vector<std::int64_t>>(),
                 (std::vector<std::int64_t>{4, 2}));
    }

    void goesToAnotherBlock()
    {
        m_dialog->showBlock({.chunk = 0});
        QTRY_COMPARE(m_dialog->steps().topLevelItemCount(), 3);
        IndexSpinBox* block = m_dialog->findChildren<IndexSpinBox*>().at(1);
        block->stepBy(1);
        QTRY_VERIFY(m_dialog->summary().endsWith("bytes 256 to 511 of the decoded chunk."));
    }

 private:
    QString step(int row) const { return m_dialog->steps().topLevelItem(row)->text(0); }
    QString value(int row, int column) const
    {
        return m_dialog->values()->grid().model()->index(row, column).data().toString();
    }
    QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler; // goes first and waits for work that uses the frame
    std::unique_ptr<PipelineDialog> m_dialog;
};

const Registered<TestPipelineDialog, QApplication> registered;

} // namespace bloscope::tst_pipeline_dialog

#include "tst_pipeline_dialog.moc"
