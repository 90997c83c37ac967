#include "core/table_edit/save_table.h"

#include "core/objects/metadata_value.h"
#include "tests/support/compare.h"
#include "tests/support/conventions.h"
#include "tests/support/edited_table.h"
#include "tests/support/files.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

namespace bloscope::tst_save_table {

using namespace test;
namespace fs = std::filesystem;

std::vector<std::string> changedFiles(const Contents& before, const Contents& after)
{
    std::vector<std::string> changed;
    for (const auto& [name, bytes] : after)
        if (!before.contains(name) || before.at(name) != bytes)
            changed.push_back(name);
    return changed;
}

std::int64_t numberOf(const fs::path& folder, const char* name)
{
    const FramePtr meta = orAbort(Frame::open(orAbort(openFile(folder / "_meta.b2f"))));
    const auto value = vlMetalayerValue(*meta, name);
    return value ? integerOf(&*value).value_or(-1) : -2;
}

std::string schemaOf(const fs::path& folder)
{
    const FramePtr meta = orAbort(Frame::open(orAbort(openFile(folder / "_meta.b2f"))));
    const auto value = vlMetalayerValue(*meta, "schema");
    return textOf(&*value).value_or("");
}

bool isStale(const fs::path& folder)
{
    const FramePtr meta = orAbort(Frame::open(orAbort(openFile(folder / "_meta.b2f"))));
    const auto catalog = vlMetalayerValue(*meta, "index_catalog");
    const auto* index = catalog ? memberOf(*catalog, "price") : nullptr;
    const auto* stale = index ? memberOf(*index, "stale") : nullptr;
    return stale && std::get<bool>(stale->data);
}

// What saving edits of a table does to its files.
class TestSaveTable : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditedTable> m_table;
    SystemFileCalls m_calls;

    using Edit = std::function<Result<>(TableEditor&)>;
    TableEdits edited(const fs::path& path, const Edit& edit)
    {
        const EditTools tools = m_table->tools();
        TableEditor editor(m_table->edits(path), tools);
        orAbort(edit(editor));
        return orAbort(std::move(editor).finish());
    }

    Result<> setAll(TableEditor& editor)
    {
        BLOSCOPE_CHECK(editor.setCells(m_table->column("qty"), RowSet::range(0, 2), std::nullopt));
        BLOSCOPE_CHECK(editor.setCells(m_table->column("tag"), RowSet::range(3, 4), "violet"));
        BLOSCOPE_CHECK(
            editor.setCells(m_table->column("name"), RowSet::range(1, 2), "longer than before"));
        BLOSCOPE_CHECK(editor.setCells(m_table->column("price"), RowSet::range(1, 2), "9"));
        BLOSCOPE_CHECK(editor.deleteRows(RowSet::range(0, 1)));
        const TableEditor::Row row = {{m_table->column("sold"), "1"},
                                      {m_table->column("code"), "n"},
                                      {m_table->column("name"), "last"}};
        BLOSCOPE_CHECK(editor.appendRows({&row, 1}));
        return {};
    }

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_table = std::make_unique<EditedTable>(m_folder->path().toStdString() + "/t.b2d");
    }

    void savesEverything_data()
    {
        QTest::addColumn<bool>("isArchive");
        QTest::newRow("directory") << false;
        QTest::newRow("archive") << true;
    }
    void savesEverything()
    {
        QFETCH(bool, isArchive);
        const fs::path path = isArchive ? m_table->archive() : m_table->folder();
        const Contents before = contentsOf(path);
        const TableEdits edits = edited(path, [&](TableEditor& editor) { return setAll(editor); });
        const TableRows expected = rowsOf(*edits.table());
        const TableSaveReport report = orAbort(saveTable(edits, path, m_calls, m_table->pool()));
        QVERIFY(!report.unconfirmed);
        QCOMPARE(rowsOf(*m_table->edits(path).table()), expected);
        const Contents after = contentsOf(path);
        std::vector<std::string> written = report.files;
        std::ranges::sort(written);
        QCOMPARE(changedFiles(before, after), written);
        QVERIFY(after.contains("_cols/qty.notnull.b2nd"));
        for (const auto& [name, bytes] : before)
            QVERIFY2(after.contains(name), name.c_str());
    }

    void saysWhatIsStale()
    {
        const fs::path& folder = m_table->folder();
        QVERIFY(!isStale(folder));
        const std::int64_t epoch = numberOf(folder, "value_epoch");
        const std::string schema = schemaOf(folder);
        const TableEdits edits = edited(folder, [&](TableEditor& editor) {
            return editor.setCells(m_table->column("qty"), RowSet::range(0, 1), "5");
        });
        QCOMPARE(edits.description().staleIndexes, std::vector<std::string>{"price"});
        const TableSaveReport report = orAbort(saveTable(edits, folder, m_calls, m_table->pool()));
        QCOMPARE(report.files, (std::vector<std::string>{"_meta.b2f", "_cols/qty.b2nd"}));
        QVERIFY(isStale(folder));
        QCOMPARE(numberOf(folder, "value_epoch"), epoch + 1);
        QCOMPARE(numberOf(folder, "visibility_epoch"), -2);
        QCOMPARE(schemaOf(folder), schema);
    }

    void deletesByFlagsOnly()
    {
        const fs::path& folder = m_table->folder();
        std::string schema = schemaOf(folder);
        const std::int64_t epoch = numberOf(folder, "value_epoch");
        const TableEdits edits = edited(
            folder, [&](TableEditor& editor) { return editor.deleteRows(RowSet::range(1, 3)); });
        const TableSaveReport report = orAbort(saveTable(edits, folder, m_calls, m_table->pool()));
        QCOMPARE(report.files, (std::vector<std::string>{"_meta.b2f", "_valid_rows.b2nd"}));
        QVERIFY(!isStale(folder));
        QCOMPARE(numberOf(folder, "visibility_epoch"), 1);
        QCOMPARE(numberOf(folder, "value_epoch"), epoch);
        const std::string rows = R"("n_rows": 6)";
        schema.replace(schema.find(rows), rows.size(), R"("n_rows": 4)");
        QCOMPARE(schemaOf(folder), schema);
    }

    // Small leaves of older tables are inside of embed.b2e: a file of the same key replaces them.
    void writesEmbeddedLeavesAsFiles()
    {
        const fs::path& folder = m_table->folder();
        const fs::path file = folder / "_cols/qty.b2nd";
        const ByteBuffer column = contentOfFile(file);
        fs::remove(file);
        writeFile(folder / "embed.b2e",
                  markedFrame({{"b2tree", R"({"version": 1})"}},
                              {{"estore_metadata",
                                R"({"embed_map": {"/_cols/qty": {"offset": 0, "length": )" +
                                    std::to_string(column.size()) + "}}}"}},
                              {column}));
        QCOMPARE(rowsOf(*m_table->edits().table()), EditedTable::rows());
        const TableEdits edits = edited(folder, [&](TableEditor& editor) {
            return editor.setCells(m_table->column("qty"), RowSet::range(0, 6), "5");
        });
        orAbort(saveTable(edits, folder, m_calls, m_table->pool()));
        QVERIFY(fs::exists(file));
        QCOMPARE(rowsOf(*m_table->edits().table()), rowsOf(*edits.table()));
        QCOMPARE(rowsOf(*edits.table())[5][1], std::string("5"));
    }

    void savesAnArchiveAsACopy()
    {
        const fs::path path = m_table->archive();
        const ByteBuffer before = contentOfFile(path);
        const TableEdits edits = edited(path, [&](TableEditor& editor) { return setAll(editor); });
        const fs::path copy = path.parent_path() / "copy.b2z";
        orAbort(saveTableAs(edits, path, copy, m_calls));
        QCOMPARE(contentOfFile(path), before);
        QCOMPARE(rowsOf(*m_table->edits(copy).table()), rowsOf(*edits.table()));
    }

    // What is open is the old archive.
    void savesElsewhereWhatIsNoLongerThere()
    {
        const fs::path path = m_table->archive();
        const TableEdits edits = edited(path, [&](TableEditor& editor) { return setAll(editor); });
        const fs::path moved = path.parent_path() / "moved.b2z";
        const fs::path copy = path.parent_path() / "copy.b2z";
        fs::rename(path, moved);
        orAbort(saveTableAs(edits, path, copy, m_calls));
        QCOMPARE(rowsOf(*m_table->edits(copy).table()), rowsOf(*edits.table()));

        writeFile(path, ByteBuffer(100));
        orAbort(saveTableAs(edits, path, copy, m_calls));
        QCOMPARE(rowsOf(*m_table->edits(copy).table()), rowsOf(*edits.table()));

        fs::rename(moved, path);
        std::ofstream(path, std::ios::app) << '\0';
        QVERIFY(failedAs(ErrorKind::Changed, saveTableAs(edits, path, copy, m_calls)));
    }

    void refusesATableThatWasChanged_data() { savesEverything_data(); }
    void refusesATableThatWasChanged()
    {
        QFETCH(bool, isArchive);
        const fs::path path = isArchive ? m_table->archive() : m_table->folder();
        const auto set = [&](TableEditor& editor) {
            return editor.setCells(m_table->column("qty"), RowSet::range(0, 1), "5");
        };
        const TableEdits first = edited(path, set);
        const TableEdits second = edited(path, set);
        orAbort(saveTable(second, path, m_calls, m_table->pool()));
        const Contents before = contentsOf(path);
        QVERIFY(failedAs(ErrorKind::Changed, saveTable(first, path, m_calls, m_table->pool())));
        QCOMPARE(contentsOf(path), before);
    }
};

const Registered<TestSaveTable> registered;

} // namespace bloscope::tst_save_table

#include "tst_save_table.moc"
