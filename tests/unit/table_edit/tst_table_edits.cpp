#include "core/table_edit/table_edits.h"

#include "core/query/expression.h"
#include "core/query/filter.h"
#include "tests/support/compare.h"
#include "tests/support/edited_table.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope::tst_table_edits {

using namespace test;

// What edits make of a table, before anything is saved.
class TestTableEdits : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditedTable> m_table;

    TableEditor editor() { return TableEditor(m_table->edits(), m_table->tools()); }

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_table = std::make_unique<EditedTable>(m_folder->path().toStdString() + "/t.b2d");
    }

    void hasNoEditsAtFirst()
    {
        QVERIFY(m_table->edits().isClean());
        const TableRows rows = rowsOf(*m_table->edits().table());
        for (std::size_t i = 0; i < rows.size(); ++i)
            QCOMPARE(fmt::format("{}", fmt::join(rows[i], "|")),
                     fmt::format("{}", fmt::join(EditedTable::rows()[i], "|")));
        QCOMPARE(rows, EditedTable::rows());
    }

    void setsCells_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("integer") << "qty"
                                 << "-7"
                                 << "-7";
        QTest::newRow("float") << "price"
                               << "2.5"
                               << "2.5";
        QTest::newRow("boolean") << "sold"
                                 << "true"
                                 << "True";
        QTest::newRow("date") << "when"
                              << "2024-02-29"
                              << "2024-02-29T00:00:00";
        QTest::newRow("string") << "code"
                                << "zz"
                                << "zz";
        QTest::newRow("word that is there") << "tag"
                                            << "red"
                                            << "red";
        QTest::newRow("new word") << "tag"
                                  << "violet"
                                  << "violet";
        QTest::newRow("longer text") << "name"
                                     << "a longer text than before"
                                     << "a longer text than before";
        QTest::newRow("shorter text") << "name"
                                      << ""
                                      << "";
        QTest::newRow("text of the same length") << "name"
                                                 << "öx"
                                                 << "öx";
        QTest::newRow("sentinel column") << "rate"
                                         << "5"
                                         << "5";
    }
    void setsCells()
    {
        QFETCH(QString, column);
        QFETCH(QString, text);
        QFETCH(QString, shown);
        for (const std::int64_t slot : {0, 3, 5}) {
            TableEditor editor = this->editor();
            const std::size_t index = m_table->column(column.toStdString());
            orAbort(editor.setCells(index, RowSet::range(slot, slot + 1), text.toStdString()));
            const TableEdits edits = orAbort(std::move(editor).finish());
            TableRows expected = EditedTable::rows();
            expected[static_cast<std::size_t>(slot)][index] = shown.toStdString();
            QCOMPARE(rowsOf(*edits.table()), expected);
            QCOMPARE(rowsOf(*edits.original()), EditedTable::rows());
        }
    }

    void setsAndClearsNulls_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::newRow("mask that is there") << "price"
                                            << "1.5";
        QTest::newRow("mask that is new") << "qty"
                                          << "4";
        QTest::newRow("mask of dates") << "when"
                                       << "2024-01-01T00:00:00";
        QTest::newRow("sentinel") << "rate"
                                  << "8";
        QTest::newRow("code") << "tag"
                              << "blue";
        QTest::newRow("mask of texts") << "name"
                                       << "x";
    }
    void setsAndClearsNulls()
    {
        QFETCH(QString, column);
        QFETCH(QString, value);
        const std::size_t index = m_table->column(column.toStdString());
        TableEditor setting = editor();
        orAbort(setting.setCells(index, RowSet::range(1, 4), std::nullopt));
        const TableEdits nulls = orAbort(std::move(setting).finish());
        TableRows expected = EditedTable::rows();
        for (const std::size_t row : {1, 2, 3})
            expected[row][index] = "<null>";
        QCOMPARE(rowsOf(*nulls.table()), expected);
        TableEditor clearing(nulls, m_table->tools());
        orAbort(clearing.setCells(index, RowSet::range(2, 3), value.toStdString()));
        const TableEdits cleared = orAbort(std::move(clearing).finish());
        expected[2][index] = value.toStdString();
        QCOMPARE(rowsOf(*cleared.table()), expected);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("text"); // "<null>" for that
        QTest::addColumn<std::string>("why");
        QTest::newRow("too large")
            << "qty"
            << "3000000000"
            << std::string("qty: \"3000000000\" is not a whole number from -2147483648 to "
                           "2147483647");
        QTest::newRow("no number")
            << "price"
            << "much" << std::string("price: \"much\" is not a number, or is too large");
        QTest::newRow("too long") << "code"
                                  << "abcd"
                                  << std::string("code: \"abcd\" is longer than 3 characters");
        QTest::newRow("no null")
            << "code"
            << "<null>"
            << std::string("column code is not nullable: each of its cells needs a value");
        QTest::newRow("means null") << "rate"
                                    << "-1" << std::string("\"-1\" means null in column rate");
        QTest::newRow("below the bounds")
            << "rate"
            << "-2" << std::string("rate: the column takes only values of at least 0");
        QTest::newRow("above the bounds")
            << "rate"
            << "1000" << std::string("rate: the column takes only values below 1000");
        QTest::newRow("computed") << "twice"
                                  << "1"
                                  << std::string("column twice cannot be edited: its values are "
                                                 "computed, not stored");
    }
    void refuses()
    {
        QFETCH(QString, column);
        QFETCH(QString, text);
        QFETCH(std::string, why);
        TableEditor editor = this->editor();
        const auto value = text == "<null>" ? std::nullopt : std::optional(text.toStdString());
        QCOMPARE(outcomeOf(editor.setCells(m_table->column(column.toStdString()),
                                           RowSet::range(0, 1), value)),
                 why);
    }

    void deletesRows()
    {
        TableEditor editor = this->editor();
        RowSet rows = RowSet::range(0, 1);
        rows.addRange(4, 6);
        orAbort(editor.deleteRows(rows));
        const TableEdits edits = orAbort(std::move(editor).finish());
        const TableRows all = EditedTable::rows();
        QCOMPARE(rowsOf(*edits.table()), (TableRows{all[1], all[2], all[3]}));
        QVERIFY(edits.description().staleIndexes.empty());
    }

    void addsRows()
    {
        const std::size_t qty = m_table->column("qty");
        const std::size_t name = m_table->column("name");
        const std::size_t tag = m_table->column("tag");
        TableEditor editor = this->editor();
        TableEditor::Row row = {{qty, "77"},
                                {name, "new"},
                                {tag, "violet"},
                                {m_table->column("sold"), "0"},
                                {m_table->column("code"), "n"}};
        const std::vector<TableEditor::Row> rows(20, row);
        QCOMPARE(orAbort(editor.appendRows(rows)), 6);
        const TableEdits edits = orAbort(std::move(editor).finish());
        const TableRows now = rowsOf(*edits.table());
        QCOMPARE(now.size(), std::size_t(26));
        QCOMPARE(TableRows(now.begin(), now.begin() + 6), EditedTable::rows());
        for (std::size_t i = 6; i < now.size(); ++i)
            QCOMPARE(now[i], (std::vector<std::string>{"<null>", "77", "False", "<null>", "n",
                                                       "violet", "new", "<null>"}));
    }

    void usesFreeSlotsForNewRows()
    {
        TableEditor deleting = editor();
        orAbort(deleting.deleteRows(RowSet::range(4, 6)));
        TableEditor adding(orAbort(std::move(deleting).finish()), m_table->tools());
        TableEditor::Row row = {{m_table->column("sold"), "1"},
                                {m_table->column("code"), "n"},
                                {m_table->column("name"), "last"}};
        QCOMPARE(orAbort(adding.appendRows({&row, 1})), 4);
        const TableEdits edits = orAbort(std::move(adding).finish());
        TableRows expected = EditedTable::rows();
        expected.resize(4);
        expected.push_back({"<null>", "<null>", "True", "<null>", "n", "<null>", "last", "<null>"});
        QCOMPARE(rowsOf(*edits.table()), expected);
        QCOMPARE(edits.table()->slotCount(), 6);
    }

    // Each step is made over the one before, which stays as it was.
    void goesStepByStep()
    {
        const std::size_t name = m_table->column("name");
        const std::size_t tag = m_table->column("tag");
        const std::size_t qty = m_table->column("qty");
        std::vector<TableEdits> steps = {m_table->edits()};
        const auto step = [&](const auto& edit) {
            TableEditor editor(steps.back(), m_table->tools());
            orAbort(Result<>(edit(editor)));
            steps.push_back(orAbort(std::move(editor).finish()));
        };
        const TableEditor::Row row = {{m_table->column("sold"), "1"},
                                      {m_table->column("code"), "n"},
                                      {name, "new"},
                                      {tag, "violet"}};
        step([&](TableEditor& editor) {
            return editor.setCells(name, RowSet::range(0, 2), "first");
        });
        step([&](TableEditor& editor) {
            const auto slot = editor.appendRows({&row, 1});
            return slot ? Result<>() : slot.error();
        });
        step([&](TableEditor& editor) {
            return editor.setCells(name, RowSet::range(6, 7), "added, then edited");
        });
        step(
            [&](TableEditor& editor) { return editor.setCells(tag, RowSet::range(1, 2), "pink"); });
        step([&](TableEditor& editor) {
            return editor.setCells(qty, RowSet::range(5, 7), std::nullopt);
        });
        TableRows expected = EditedTable::rows();
        QCOMPARE(rowsOf(*steps[0].table()), expected);
        expected[0][name] = expected[1][name] = "first";
        QCOMPARE(rowsOf(*steps[1].table()), expected);
        expected.push_back({"<null>", "<null>", "True", "<null>", "n", "violet", "new", "<null>"});
        QCOMPARE(rowsOf(*steps[2].table()), expected);
        expected[6][name] = "added, then edited";
        QCOMPARE(rowsOf(*steps[3].table()), expected);
        expected[1][tag] = "pink";
        QCOMPARE(rowsOf(*steps[4].table()), expected);
        expected[5][qty] = "<null>";
        QCOMPARE(rowsOf(*steps[5].table()), expected);
        QCOMPARE(steps[5].change().liveRows, std::optional<std::int64_t>(7));
    }

    void asksForWhatNewRowsNeed()
    {
        TableEditor editor = this->editor();
        const TableEditor::Row row = {{m_table->column("qty"), "1"}};
        QCOMPARE(outcomeOf(editor.appendRows({&row, 1})),
                 std::string("column sold needs a value in new rows"));
    }

    // Every part of a table can lie.
    void refusesDamagedParts_data()
    {
        QTest::addColumn<QString>("file"); // that is another array then
        QTest::addColumn<ByteBuffer>("content");
        QTest::addColumn<QString>("column");
        QTest::addColumn<std::string>("why");
        const auto row = [](const char* name, const char* file, ByteBuffer content,
                            const char* column, const char* why) {
            QTest::newRow(name) << file << std::move(content) << column << std::string(why);
        };
        row("short column", "_cols/qty.b2nd", arrayFrame({3}, "<i4", counted<std::int32_t>(3)),
            "qty", "/_cols/qty: it has 3 rows only, so row 5 cannot be written");
        row("short mask", "_cols/price.notnull.b2nd",
            arrayFrame({2}, "|b1", ByteBuffer(2, std::byte{1})), "price",
            "/_cols/price.notnull: it has 2 rows only, so row 5 cannot be written");
        row("column of arrays", "_cols/qty.b2nd",
            arrayFrame({6, 2}, "<i4", counted<std::int32_t>(12)), "qty",
            "column qty cannot be edited: each of its cells is an array");
        row("wide codes", "_cols/tag.b2nd", arrayFrame({6}, "<i8", counted<std::int64_t>(6)), "tag",
            "column tag cannot be edited: its codes do not have 4 bytes");
        row("offsets beyond the bytes", "_cols/name.b2nd",
            arrayFrame({7}, "<i8", elementsOf<std::int64_t>({0, 3, 6, 6, 10, 15, 1000})), "name",
            "name: the offsets of its texts from row 6 on make no sense");
        row("offsets that descend", "_cols/name.b2nd",
            arrayFrame({7}, "<i8", elementsOf<std::int64_t>({0, 3, 6, 5, 10, 18, 15})), "name",
            "name: the offsets of its texts from row 5 on make no sense");
        row("no offsets", "_cols/name.b2nd", arrayFrame({0}, "<i8", {}), "name",
            "name: its texts are not stored as offsets and bytes");
    }
    void refusesDamagedParts()
    {
        QFETCH(QString, file);
        QFETCH(ByteBuffer, content);
        QFETCH(QString, column);
        QFETCH(std::string, why);
        writeFile(m_table->folder() / file.toStdString(), content);
        TableEditor editor = this->editor();
        Result<> outcome =
            editor.setCells(m_table->column(column.toStdString()), RowSet::range(5, 6), "0");
        if (outcome) {
            const auto finished = std::move(editor).finish();
            outcome = finished ? Result<>() : finished.error();
        }
        QCOMPARE(outcomeOf(outcome), why);
    }

    // Queries take the edits into account, and no index that does not know them.
    void isQueriedAsItWillBe()
    {
        TableEditor editor = this->editor();
        orAbort(editor.setCells(m_table->column("qty"), RowSet::range(2, 4), "1000"));
        const TableEdits edits = orAbort(std::move(editor).finish());
        const QueryTablePtr table = QueryTable::of(edits.table());
        const auto condition =
            orAbort(bindCondition(orAbort(parseExpression("qty >= 1000")), *table, {}));
        const FilteredRows found = orAbort(filterRows(*table, condition, {}, {}));
        QCOMPARE(found.rows.rows(0, 10), (std::vector<std::int64_t>{2, 3}));
    }
};

const Registered<TestTableEdits> registered;

} // namespace bloscope::tst_table_edits

#include "tst_table_edits.moc"
