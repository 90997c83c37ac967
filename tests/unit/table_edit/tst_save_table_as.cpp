#include "core/store/zip_directory.h"
#include "core/table_edit/save_table.h"
#include "tests/support/compare.h"
#include "tests/support/edited_table.h"
#include "tests/support/files.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fstream>

namespace bloscope::tst_save_table_as {

using namespace test;
namespace fs = std::filesystem;

std::vector<std::string> namesIn(const fs::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

void append(const fs::path& file)
{
    std::ofstream(file, std::ios::app) << '\0';
}

// As programs do that write a new file and rename it.
void replace(const fs::path& file)
{
    fs::copy_file(file, file.string() + "~");
    append(file.string() + "~");
    fs::rename(file.string() + "~", file);
}

// Somebody wants to stop while the fifth piece is written.
class StoppingCalls final : public SystemFileCalls {
 public:
    Job job() const { return {m_stop.get_token(), nullptr}; }
    std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) override
    {
        if (++m_writes == 5)
            m_stop.request_stop();
        return SystemFileCalls::write(descriptor, bytes, offset);
    }

 private:
    std::stop_source m_stop;
    int m_writes = 0;
};

// Edits of a table that are saved to another place, with all else in its store.
class TestSaveTableAs : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditedTable> m_table;
    SystemFileCalls m_calls;

    fs::path place(const char* name) const
    {
        return fs::path(m_folder->path().toStdString()) / name;
    }

    // qty and its mask, which is new, and tag with its words; all columns were shown before.
    TableEdits edited(TableEdits before)
    {
        static_cast<void>(rowsOf(*before.original()));
        const EditTools tools = m_table->tools();
        TableEditor editor(std::move(before), tools);
        orAbort(editor.setCells(m_table->column("qty"), RowSet::range(0, 2), std::nullopt));
        orAbort(editor.setCells(m_table->column("tag"), RowSet::range(3, 4), "violet"));
        return orAbort(std::move(editor).finish());
    }
    TableEdits edited() { return edited(m_table->edits()); }

    TableEdits editsBelow(const fs::path& path, const char* key) const
    {
        const auto store = std::get<StorePtr>(orAbort(openContainer(path)));
        return orAbort(
            TableEdits::of(orAbort(Table::open(store, key, m_table->cache(), m_table->pool()))));
    }

    // The table as a part of a store with other leaves, and with files that are none.
    fs::path nested() const
    {
        const fs::path store = place("nested.b2d");
        fs::create_directories(store / "grp");
        fs::copy(m_table->folder(), store / "grp/t", fs::copy_options::recursive);
        fs::rename(store / "grp/t/embed.b2e", store / "embed.b2e");
        fs::copy_file(store / "grp/t/_cols/price.b2nd", store / "grp/other.b2nd");
        writeFile(store / "notes.txt", bytesOf("1"));
        writeFile(store / "grp/t/_cols/notes.txt", bytesOf("2"));
        return store;
    }

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_table = std::make_unique<EditedTable>(place("t.b2d"));
    }

    void copiesAllFiles_data()
    {
        QTest::addColumn<bool>("isArchive");
        QTest::addColumn<QString>("target");
        QTest::newRow("directory to directory") << false << "copy.b2d";
        QTest::newRow("directory to archive") << false << "copy.b2z";
        QTest::newRow("directory to any name") << false << "copy";
        QTest::newRow("directory to a name with a slash") << false << "copy.b2d/";
        QTest::newRow("archive to directory") << true << "copy.b2d";
        QTest::newRow("archive to archive") << true << "copy.b2z";
        QTest::newRow("archive to any name") << true << "copy.zip";
    }
    void copiesAllFiles()
    {
        QFETCH(bool, isArchive);
        QFETCH(QString, target);
        const fs::path path = isArchive ? m_table->archive() : m_table->folder();
        const Contents before = contentsOf(path);
        const TableEdits edits = edited(m_table->edits(path));
        const fs::path copy = place(target.toUtf8().constData());
        const auto report = orAbort(saveTableAs(edits, path, copy, m_calls));
        QVERIFY(!report.unconfirmed);
        QVERIFY(report.leftOut.empty());
        QCOMPARE(contentsOf(path), before);
        QCOMPARE(rowsOf(*m_table->edits(copy).table()), rowsOf(*edits.table()));
        Contents after = contentsOf(copy);
        QCOMPARE(report.files,
                 (std::vector<std::string>{"_cols/qty.b2nd", "_cols/qty.notnull.b2nd",
                                           "_cols/tag.b2nd", "_cols/tag_dict.b2b", "_meta.b2f"}));
        for (const std::string& name : report.files) {
            QVERIFY(!before.contains(name) || after.at(name) != before.at(name));
            after.erase(name);
        }
        for (const auto& [name, bytes] : before)
            QVERIFY(std::ranges::count(report.files, name) == 1 || after.at(name) == bytes);
        QCOMPARE(fs::is_directory(copy), target.startsWith("copy.b2d") || target == "copy");
    }

    void savesWithoutEdits()
    {
        for (const fs::path& path : {m_table->folder(), m_table->archive()}) {
            const fs::path copy = place("copy") / path.filename();
            fs::create_directories(place("copy"));
            const auto report = orAbort(saveTableAs(m_table->edits(path), path, copy, m_calls));
            QVERIFY(report.files.empty());
            QCOMPARE(contentsOf(copy), contentsOf(path));
        }
    }

    void ordersAnArchiveAsItsLibraryDoes()
    {
        const fs::path copy = place("copy.b2z");
        orAbort(saveTableAs(edited(), m_table->folder(), copy, m_calls));
        const auto members = orAbort(readZipDirectory(orAbort(openFile(copy)), {}));
        QCOMPARE(members.back().name, std::string("embed.b2e"));
        QVERIFY(std::ranges::is_sorted(members.begin(), members.end() - 1, std::greater(),
                                       &ZipMember::size));
        for (const ZipMember& member : members)
            QCOMPARE(member.method, ZipMember::Method::Stored);
    }

    void copiesWhatIsNotOfTheTable_data()
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("directory") << "copy.b2d";
        QTest::newRow("archive") << "copy.b2z";
    }
    void copiesWhatIsNotOfTheTable()
    {
        QFETCH(QString, target);
        const fs::path store = nested();
        const TableEdits edits = edited(editsBelow(store, "/grp/t"));
        append(store / "grp/other.b2nd"); // it is copied as it is now
        writeFile(store / "grp/new.b2nd", bytesOf("3"));
        const Contents before = contentsOf(store);
        const bool hasLinks =
            makeLink("notes.txt", store / "grp/link.b2nd") && makeLink("grp", store / "folder");
        writeFile(store / "grp/t/_meta.b2f.b2lock", {});
        writeFile(store / ".notes.txt.17-0.part", {});
        const fs::path copy = place(target.toUtf8().constData());
        auto report = orAbort(saveTableAs(edits, store, copy, m_calls));
        std::ranges::sort(report.leftOut);
        if (hasLinks)
            QCOMPARE(report.leftOut, (std::vector<std::string>{"folder", "grp/link.b2nd"}));
        QCOMPARE(rowsOf(*editsBelow(copy, "/grp/t").table()), rowsOf(*edits.table()));
        Contents after = contentsOf(copy);
        QCOMPARE(after.size(), before.size() + 1); // the mask
        for (const auto& [name, bytes] : before)
            if (std::ranges::find(report.files, name) == report.files.end())
                QVERIFY2(after.at(name) == bytes, name.c_str());
    }

    void replacesNoDirectory_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("why");
        const QString noFolder = "a directory cannot replace an existing file or directory; choose "
                                 "another name";
        const QString itself = "a store cannot be copied into itself; choose another place";
        QTest::newRow("directory") << "there.b2d" << noFolder;
        QTest::newRow("empty directory") << "empty.b2d" << noFolder;
        QTest::newRow("file") << "file.b2d" << noFolder;
        QTest::newRow("archive over a directory") << "there.b2z"
                                                  << "this is a directory";
        QTest::newRow("itself") << "t.b2d" << itself;
        QTest::newRow("inside") << "t.b2d/_cols/copy.b2d" << itself;
        QTest::newRow("archive inside") << "t.b2d/copy.b2z" << itself;
        QTest::newRow("inside by a link") << "link/copy.b2d" << itself;
        QTest::newRow("no folder") << "missing/copy.b2d"
                                   << "cannot create a folder in its directory: No such file or "
                                      "directory";
    }
    void replacesNoDirectory()
    {
        QFETCH(QString, target);
        QFETCH(QString, why);
        fs::create_directory(place("empty.b2d"));
        for (const char* name : {"there.b2d", "there.b2z"}) {
            fs::create_directory(place(name));
            writeFile(place(name) / "theirs", bytesOf("1"));
        }
        writeFile(place("file.b2d"), bytesOf("2"));
        if (!makeLink("t.b2d", place("link")) && target.startsWith("link"))
            QSKIP(noLinks);
        const Contents before = contentsOf(place(""));
        const TableEdits edits = edited();
        const auto saved =
            saveTableAs(edits, m_table->folder(), place(target.toUtf8().constData()), m_calls);
        QVERIFY(!saved);
        QCOMPARE(QString::fromStdString(saved.error().text()), why);
        QCOMPARE(contentsOf(place("")), before);
    }

    void replacesAnArchive()
    {
        const fs::path archive = m_table->archive();
        const TableEdits edits = edited();
        orAbort(saveTableAs(edits, m_table->folder(), archive, m_calls));
        QCOMPARE(rowsOf(*m_table->edits(archive).table()), rowsOf(*edits.table()));
        QVERIFY(!contentsOf(archive).contains("notes.txt")); // of the old one
    }

    // What is open of a file is what was read, as long as nobody writes to it.
    void neverMixesOldAndNew_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("change");
        QTest::addColumn<bool>("isSaved");
        const auto row = [](const char* file, const char* change, bool isSaved) {
            QTest::addRow("%s %s", file, change) << file << change << isSaved;
        };
        for (const char* file :
             {"_meta.b2f", "_valid_rows.b2nd", "_cols/price.b2nd", "_cols/price.notnull.b2nd",
              "_cols/name.utf8.b2nd", "_cols/qty.b2nd", "_cols/tag_dict.b2b", "embed.b2e"}) {
            row(file, "changed", false);
            row(file, "replaced", true);
            row(file, "removed", true);
        }
        row("_indexes/price/data.b2nd", "changed", false); // which nobody opened
        row("_indexes/price/data.b2nd", "replaced", false);
        row("_indexes/price/data.b2nd", "removed", false);
        row("_cols/qty.notnull.b2nd", "changed", false); // which is new
        row("_cols/rate.notnull.b2nd", "changed", false);
        row("notes.txt", "changed", true);
    }
    void neverMixesOldAndNew()
    {
        QFETCH(QString, file);
        QFETCH(QString, change);
        QFETCH(bool, isSaved);
        if (change != "changed" && !openFilesGiveWay())
            QSKIP(openFilesStay);
        const TableEdits edits = edited();
        const TableRows expected = rowsOf(*edits.table());
        std::string name = file.toStdString();
        if (name.starts_with("_indexes"))
            for (const auto& [found, bytes] : contentsOf(m_table->folder()))
                if (found.starts_with("_indexes"))
                    name = found;
        if (change == "changed")
            append(m_table->folder() / name);
        else if (change == "replaced")
            replace(m_table->folder() / name);
        else
            fs::remove(m_table->folder() / name);
        const auto before = namesIn(place(""));
        const fs::path copy = place("copy.b2d");
        const auto saved = saveTableAs(edits, m_table->folder(), copy, m_calls);
        if (isSaved) {
            QVERIFY2(saved, saved ? "" : saved.error().text().c_str());
            QCOMPARE(rowsOf(*m_table->edits(copy).table()), expected);
            return;
        }
        QVERIFY(failedAs(ErrorKind::Changed, saved));
        QCOMPARE(saved.error().text(), name + " was changed by another program after it was read");
        QCOMPARE(namesIn(place("")), before);
    }

    void leavesNothingWhenItIsCancelled_data() { copiesWhatIsNotOfTheTable_data(); }
    void leavesNothingWhenItIsCancelled()
    {
        QFETCH(QString, target);
        const TableEdits edits = edited();
        const auto before = namesIn(place(""));
        StoppingCalls calls;
        std::stop_source stopped;
        stopped.request_stop();
        for (const Job& job : {Job{stopped.get_token(), nullptr}, calls.job()}) {
            const auto saved = saveTableAs(edits, m_table->folder(),
                                           place(target.toUtf8().constData()), calls, job);
            QVERIFY(failedAs(ErrorKind::Cancelled, saved));
            QCOMPARE(namesIn(place("")), before);
        }
    }
};

const Registered<TestSaveTableAs> registered;

} // namespace bloscope::tst_save_table_as

#include "tst_save_table_as.moc"
