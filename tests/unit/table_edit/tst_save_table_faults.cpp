#include "core/table_edit/save_table.h"

#include "tests/support/child.h"
#include "tests/support/compare.h"
#include "tests/support/edited_table.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <csignal>
#include <sys/wait.h>

namespace bloscope::tst_save_table_faults {

using namespace test;
namespace fs = std::filesystem;

// Whichever call fails during a save: an archive is the old or the new one, and a directory opens,
// with the old cells until the first file has taken its place.
class TestSaveTableFaults : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditedTable> m_table;
    SystemFileCalls m_calls;

    static TableEdits edited(EditedTable& table, TableEdits before)
    {
        const EditTools tools = table.tools();
        TableEditor editor(std::move(before), tools);
        orAbort(editor.setCells(table.column("qty"), RowSet::range(2, 4), std::nullopt));
        orAbort(editor.setCells(table.column("tag"), RowSet::range(0, 2), "violet"));
        orAbort(editor.deleteRows(RowSet::range(5, 6)));
        return orAbort(std::move(editor).finish());
    }

    static int temporariesIn(const fs::path& folder)
    {
        int count = 0;
        for (const auto& entry : fs::recursive_directory_iterator(folder))
            count += entry.path().extension() == ".part";
        return count;
    }

    // Cells that are neither the old nor the new ones.
    static int strangeCells(const TableRows& now, const TableRows& before, const TableRows& after)
    {
        int strange = 0;
        for (std::size_t row = 0; row < now.size(); ++row)
            for (std::size_t column = 0; column < now[row].size(); ++column)
                strange += now[row][column] != before[row][column] &&
                           (row >= after.size() || now[row][column] != after[row][column]);
        return strange;
    }

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>("/dev/shm/bloscope-XXXXXX"); }

    // What a killed save left is in nobody's way: the next one completes it.
    void survivesSigkillAtEveryCall()
    {
        const fs::path folder = m_folder->path().toStdString() + "/t.b2d";
        EditedTable first(folder);
        const TableRows after = rowsOf(*edited(first, first.edits()).table());
        for (int at = 0;; ++at) {
            fs::remove_all(folder);
            const int status = Child([&](const Child::Parent&) {
                                   EditedTable table(folder);
                                   const TableEdits edits = edited(table, table.edits());
                                   FaultyFileCalls calls(FaultyFileCalls::Fault::Kill, at);
                                   return saveTable(edits, folder, calls, table.pool()) ? 0 : 1;
                               }).status();
            const TableRows now = rowsOf(*first.edits().table());
            QCOMPARE(strangeCells(now, EditedTable::rows(), after), 0);
            const TableEdits again = edited(first, first.edits());
            QVERIFY(saveTable(again, folder, m_calls, first.pool()));
            QCOMPARE(rowsOf(*first.edits().table()), after);
            QCOMPARE(temporariesIn(folder), 0);
            if (WIFEXITED(status)) {
                QCOMPARE(WEXITSTATUS(status), 0);
                QVERIFY(at > 20);
                return;
            }
            QCOMPARE(WTERMSIG(status), SIGKILL);
        }
    }

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
            const TableEdits edits = edited(*m_table, m_table->edits(path));
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
        const TableEdits edits = edited(*m_table, m_table->edits(path));
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
