#include "core/table_edit/save_table.h"

#include "tests/support/compare.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/unit/table_edit/faulted_table.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace bloscope::tst_save_table_faults {

using namespace test;
namespace fs = std::filesystem;

// Whichever call fails during a save: an archive is the old or the new one, and a directory opens,
// with the old cells until the first file has taken its place.
class TestSaveTableFaults : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditedTable> m_table;

 private slots:
    void init() { m_folder = folderInMemory(); }

    void survivesTheFailureOfEveryCall_data()
    {
        QTest::addColumn<bool>("isArchive");
        QTest::newRow("directory") << false;
        QTest::newRow("archive") << true;
    }
    void survivesTheFailureOfEveryCall()
    {
        QFETCH(bool, isArchive);
        for (int at = 0;; ++at) {
            const fs::path folder = m_folder->path().toStdString() + "/t.b2d";
            fs::remove_all(folder);
            m_table = std::make_unique<EditedTable>(folder);
            const fs::path path = isArchive ? m_table->archive() : folder;
            const TableEdits edits = editedForFaults(*m_table, m_table->edits(path));
            const TableRows after = rowsOf(*edits.table());
            FaultyFileCalls calls(FaultyFileCalls::Fault::Fail, at, ENOSPC);
            const auto saved = saveTable(edits, path, calls, m_table->pool());
            const TableRows now = rowsOf(*m_table->edits(path).table());
            if (std::ssize(calls.log()) <= at) {
                QVERIFY(saved);
                QVERIFY(at > 20);
                return;
            }
            const std::string& call = calls.log()[static_cast<std::size_t>(at)];
            QVERIFY2(!saved || now == after, call.c_str());
            QCOMPARE(strangeCells(now, EditedTable::rows(), after), 0);
            const bool isHalfWay =
                !saved && saved.error().text().find("already written") != std::string::npos;
            if (!saved && !isHalfWay)
                QVERIFY2(now == EditedTable::rows(), call.c_str());
            QVERIFY2(!isArchive || !isHalfWay, call.c_str());
        }
    }

    // Full disk or any other: the old store is as it was, and of the new one nothing is seen.
    void leavesNothingOfACopy_data()
    {
        QTest::addColumn<bool>("isArchive");
        QTest::addColumn<QString>("target");
        QTest::newRow("directory to directory") << false << "copy.b2d";
        QTest::newRow("directory to archive") << false << "copy.b2z";
        QTest::newRow("archive to directory") << true << "copy.b2d";
        QTest::newRow("archive to archive") << true << "copy.b2z";
    }
    void leavesNothingOfACopy()
    {
        QFETCH(bool, isArchive);
        QFETCH(QString, target);
        const fs::path folder = m_folder->path().toStdString();
        m_table = std::make_unique<EditedTable>(folder / "t.b2d");
        const fs::path path = isArchive ? m_table->archive() : m_table->folder();
        const fs::path copy = folder / target.toStdString();
        const TableEdits edits = editedForFaults(*m_table, m_table->edits(path));
        const TableRows after = rowsOf(*edits.table());
        const Contents before = contentsOf(folder);
        for (int at = 0;; ++at) {
            FaultyFileCalls calls(FaultyFileCalls::Fault::Fail, at, ENOSPC);
            const auto saved = saveTableAs(edits, path, copy, calls);
            if (!saved)
                QCOMPARE(contentsOf(folder), before);
            else
                QCOMPARE(rowsOf(*m_table->edits(copy).table()), after);
            fs::remove_all(copy);
            if (std::ssize(calls.log()) <= at) {
                QVERIFY(saved);
                QVERIFY(at > 20);
                return;
            }
        }
    }
};

const Registered<TestSaveTableFaults> registered;

} // namespace bloscope::tst_save_table_faults

#include "tst_save_table_faults.moc"
