#include "core/table_edit/save_table.h"

#include "tests/support/child.h"
#include "tests/support/compare.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/unit/table_edit/faulted_table.h"

#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/wait.h>

namespace bloscope::tst_save_table_kills {

using namespace test;
namespace fs = std::filesystem;

namespace {

int temporariesIn(const fs::path& folder)
{
    int count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        count += entry.path().extension() == ".part";
    return count;
}

} // namespace

// SIGKILL during a save: the directory opens, with the old cells until the first file has taken its
// place.
class TestSaveTableKills : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    SystemFileCalls m_calls;

 private slots:
    void init() { m_folder = folderInMemory(); }

    // What a killed save left is in nobody's way: the next one completes it.
    void areSurvivedAtEveryCall()
    {
        const fs::path folder = m_folder->path().toStdString() + "/t.b2d";
        EditedTable first(folder);
        const TableRows after = rowsOf(*editedForFaults(first, first.edits()).table());
        for (int at = 0;; ++at) {
            fs::remove_all(folder);
            const int status = Child([&](const Child::Parent&) {
                                   EditedTable table(folder);
                                   const TableEdits edits = editedForFaults(table, table.edits());
                                   FaultyFileCalls calls(FaultyFileCalls::Fault::Kill, at);
                                   return saveTable(edits, folder, calls, table.pool()) ? 0 : 1;
                               }).status();
            const TableRows now = rowsOf(*first.edits().table());
            QCOMPARE(strangeCells(now, EditedTable::rows(), after), 0);
            const TableEdits again = editedForFaults(first, first.edits());
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
};

const Registered<TestSaveTableKills> registered;

} // namespace bloscope::tst_save_table_kills

#include "tst_save_table_kills.moc"
