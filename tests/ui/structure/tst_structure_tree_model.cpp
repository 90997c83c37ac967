#include "tests/ui/worker/settle.h"
#include "ui/structure/structure_tree_model.h"

#include "tests/support/registered_test.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <thread>

namespace bloscope::tst_structure_tree_model {

using Column = StructureRow::Column;

// A file that takes its time. Every third chunk is damaged.
class SlowFile : public StructureSource {
 public:
    SlowFile(std::int64_t chunks, std::int64_t blocks) : m_chunks(chunks), m_blocks(blocks) {}

    Result<Parts> parts() const override
    {
        wait();
        Description header{"Header", "120 bytes", 0, 120, {}, {}, {}};
        header.fields = {{"typesize", 4, "", 28, 4}, {"codec", "zstd", "level 5", 0, 0}};
        Description trailer{"Trailer", "", 900, 40, {}, {}, {}};
        trailer.children = {{"entry", "first", 0, 0, {}, {}, {}}};
        trailer.meaning = "pages";
        trailer.later = [] {
            return std::vector<Description>{{"page", "second", 0, 0, {}, {}, {}}};
        };
        return Parts{{header}, {trailer}};
    }
    std::int64_t chunkCount() const override { return m_chunks; }

    Result<Chunk> chunk(std::int64_t chunk) const override
    {
        wait();
        ++chunksRead;
        Description described{"", "zstd, 12.4x", 1000 + 10 * std::uint64_t(chunk), 10, {}, {}, {}};
        described.fields = {{"nbytes", 4096, "", 0, 4}};
        if (chunk % 3 == 0)
            described.problem = "the header is damaged";
        return Chunk{described, m_blocks};
    }
    Result<Description> block(std::int64_t, std::int64_t block) const override
    {
        wait();
        return Description{"", "split", 5 * std::uint64_t(block), 5, {}, {}, {}};
    }

    mutable std::atomic<int> chunksRead = 0;

 private:
    static void wait() { std::this_thread::sleep_for(std::chrono::milliseconds(2)); }

    std::int64_t m_chunks;
    std::int64_t m_blocks;
};

class TestStructureTreeModel : public QObject {
    Q_OBJECT

 private slots:
    void init() { open(10); }
    void cleanup();
    void keepsTheRulesOfModelsWhileAnswersArrive();
    void showsThePartsInTheOrderOfTheFile();
    void showsEveryFieldWithValueMeaningOffsetAndSize();
    void summarisesAChunkOnlyWhenItsRowIsLookedAt();
    void tellsDamageInTheRow();
    void opensAChunkIntoFieldsAndPagesOfBlocks();
    void readsMoreChildrenWhenTheyAreWanted();
    void cutsRunsIntoPages_data();
    void cutsRunsIntoPages();
    void findsOneChunkAmongMillionsWithoutReadingAny();
    void searchTextAsksForNothing();

 private:
    void open(std::int64_t chunks, std::int64_t blocks = 2500);
    QModelIndex part(const QString& name) const { return m_model->indexOfPart(name); }
    QString text(const QModelIndex& index, int column = Column::NameColumn) const
    {
        return index.siblingAtColumn(column).data().toString();
    }
    QModelIndex child(const QModelIndex& parent, int row) const
    {
        return m_model->index(row, 0, parent);
    }

    std::unique_ptr<Scheduler> m_scheduler;
    std::shared_ptr<SlowFile> m_file;
    std::unique_ptr<StructureTreeModel> m_model;
};

void TestStructureTreeModel::open(std::int64_t chunks, std::int64_t blocks)
{
    cleanup();
    m_scheduler = std::make_unique<Scheduler>();
    m_file = std::make_shared<SlowFile>(chunks, blocks);
    m_model = std::make_unique<StructureTreeModel>("a.b2nd", m_file, *m_scheduler);
    QVERIFY(QSignalSpy(m_model.get(), &StructureTreeModel::partsArrived).wait());
}

void TestStructureTreeModel::cleanup()
{
    m_model.reset();
    m_scheduler.reset();
}

void TestStructureTreeModel::keepsTheRulesOfModelsWhileAnswersArrive()
{
    open(12, 3);
    // Opens all chunks, then looks at everything again whenever something has arrived.
    QAbstractItemModelTester tester(m_model.get(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    tester.setUseFetchMore(false);
    for (int chunk = 0; chunk < 12; ++chunk) {
        const QModelIndex row = m_model->indexOfChunk(chunk);
        QTRY_COMPARE(m_model->rowCount(row), 2);
        m_model->fetchMore(child(row, 1));
        QCOMPARE(m_model->rowCount(child(row, 1)), 3);
        QTRY_COMPARE(text(child(child(row, 1), 2), Column::ValueColumn), QString("split"));
    }
}

void TestStructureTreeModel::showsThePartsInTheOrderOfTheFile()
{
    const QModelIndex file = m_model->fileIndex();
    QCOMPARE(text(file), QString("a.b2nd"));
    QCOMPARE(m_model->rowCount(file), 3);
    QCOMPARE(text(child(file, 0)), QString("Header"));
    QCOMPARE(text(child(file, 1)), QString("Chunks"));
    QCOMPARE(text(child(file, 2)), QString("Trailer"));
}

void TestStructureTreeModel::showsEveryFieldWithValueMeaningOffsetAndSize()
{
    const QModelIndex typesize = child(part("Header"), 0);
    QCOMPARE(text(typesize), QString("typesize"));
    QCOMPARE(text(typesize, Column::ValueColumn), QString("4"));
    QCOMPARE(text(typesize, Column::OffsetColumn), QString("28"));
    QCOMPARE(text(typesize, Column::SizeColumn), QString("4 B"));
    const QModelIndex derived = child(part("Header"), 1);
    QCOMPARE(text(derived, Column::ValueColumn), QString("zstd"));
    QCOMPARE(text(derived, Column::MeaningColumn), QString("level 5"));
    QCOMPARE(text(derived, Column::OffsetColumn), QString());
}

void TestStructureTreeModel::summarisesAChunkOnlyWhenItsRowIsLookedAt()
{
    open(1000);
    m_model->fetchMore(part("Chunks"));
    const QModelIndex chunk = child(part("Chunks"), 700);
    QCOMPARE(m_file->chunksRead.load(), 0);
    QCOMPARE(text(chunk), QString("Chunk 700"));
    QCOMPARE(text(chunk, Column::ValueColumn), QString("…"));
    QTRY_COMPARE(text(chunk, Column::ValueColumn), QString("zstd, 12.4x"));
    QCOMPARE(text(chunk, Column::OffsetColumn), QString("8 000"));
    QCOMPARE(m_file->chunksRead.load(), 32);
}

void TestStructureTreeModel::tellsDamageInTheRow()
{
    m_model->fetchMore(part("Chunks"));
    const QModelIndex damaged = child(part("Chunks"), 3);
    QTRY_COMPARE(text(damaged, Column::MeaningColumn), QString("the header is damaged"));
    QVERIFY(damaged.data(Qt::DecorationRole).isValid());
    const QModelIndex sound = child(part("Chunks"), 4);
    QCOMPARE(sound.data(StructureTreeModel::ProblemRole).toString(), QString());
    QVERIFY(!sound.data(Qt::DecorationRole).isValid());
}

void TestStructureTreeModel::opensAChunkIntoFieldsAndPagesOfBlocks()
{
    const QModelIndex chunk = m_model->indexOfChunk(4);
    QVERIFY(m_model->hasChildren(chunk));
    QCOMPARE(m_model->rowCount(chunk), 0);
    m_model->fetchMore(chunk);
    m_model->fetchMore(chunk); // asking twice is asking once
    QTRY_COMPARE(m_model->rowCount(chunk), 2);
    QCOMPARE(text(child(chunk, 0)), QString("nbytes"));
    const QModelIndex blocks = child(chunk, 1);
    m_model->fetchMore(blocks);
    QCOMPARE(m_model->rowCount(blocks), 3);
    QCOMPARE(text(child(blocks, 2)), QString("Blocks 2000–2499"));
}

void TestStructureTreeModel::readsMoreChildrenWhenTheyAreWanted()
{
    const QModelIndex trailer = part("Trailer");
    QCOMPARE(text(trailer, Column::MeaningColumn), QString("pages"));
    QCOMPARE(m_model->rowCount(trailer), 1);
    QVERIFY(m_model->canFetchMore(trailer));
    m_model->fetchMore(trailer);
    QVERIFY(!m_model->canFetchMore(trailer)); // on its way
    QTRY_COMPARE(m_model->rowCount(trailer), 2);
    QCOMPARE(text(child(trailer, 1), Column::ValueColumn), QString("second"));
    QVERIFY(!m_model->canFetchMore(trailer));
}

void TestStructureTreeModel::cutsRunsIntoPages_data()
{
    QTest::addColumn<qint64>("chunks");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::newRow("none") << qint64(0) << 0 << ""
                          << "";
    QTest::newRow("one") << qint64(1) << 1 << "Chunk 0"
                         << "Chunk 0";
    QTest::newRow("a page") << qint64(1000) << 1000 << "Chunk 0"
                            << "Chunk 999";
    QTest::newRow("and one") << qint64(1001) << 2 << "Chunks 0–999"
                             << "Chunks 1000–1000";
    QTest::newRow("a million") << qint64(1000000) << 1000 << "Chunks 0–999"
                               << "Chunks 999000–999999";
    QTest::newRow("the most there can be") << qint64(268435455) << 269 << "Chunks 0–999999"
                                           << "Chunks 268000000–268435454";
}

void TestStructureTreeModel::cutsRunsIntoPages()
{
    QFETCH(qint64, chunks);
    QFETCH(int, rows);
    QFETCH(QString, first);
    QFETCH(QString, last);
    open(chunks);
    const QModelIndex run = part("Chunks");
    QCOMPARE(m_model->hasChildren(run), chunks > 0);
    m_model->fetchMore(run);
    QCOMPARE(m_model->rowCount(run), rows);
    QCOMPARE(text(child(run, 0)), first);
    QCOMPARE(text(child(run, rows - 1)), last);
}

void TestStructureTreeModel::findsOneChunkAmongMillionsWithoutReadingAny()
{
    open(10000000);
    const QModelIndex chunk = m_model->indexOfChunk(7654321);
    QCOMPARE(text(chunk), QString("Chunk 7654321"));
    QCOMPARE(text(chunk.parent()), QString("Chunks 7654000–7654999"));
    QCOMPARE(text(chunk.parent().parent()), QString("Chunks 7000000–7999999"));
    QCOMPARE(chunk.parent().parent().parent(), part("Chunks"));
    QVERIFY(!m_model->indexOfChunk(10000000).isValid());
    QVERIFY(!m_model->indexOfChunk(-1).isValid());
    QVERIFY(m_file->chunksRead <= 32); // looking at the name asked for its batch
}

void TestStructureTreeModel::searchTextAsksForNothing()
{
    const QModelIndex chunk = m_model->indexOfChunk(4);
    QCOMPARE(chunk.data(StructureTreeModel::SearchRole).toString().trimmed(), QString("Chunk 4"));
    QVERIFY(test::settle());
    QCOMPARE(m_file->chunksRead.load(), 0);
}

const test::Registered<TestStructureTreeModel, QApplication> registered;

} // namespace bloscope::tst_structure_tree_model

#include "tst_structure_tree_model.moc"
