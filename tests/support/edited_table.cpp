#include "tests/support/edited_table.h"

#include "core/edit/edit_set.h"
#include "core/msgpack/write.h"
#include "core/objects/metadata_value.h"
#include "core/saving/planned_frame.h"
#include "core/store/zip_directory.h"
#include "tests/support/conventions.h"
#include "tests/support/files.h"
#include "tests/support/or_abort.h"
#include "tests/support/zip_archives.h"

#include <array>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>

namespace bloscope::test {

namespace {

namespace fs = std::filesystem;

using Code = std::array<char32_t, 3>;

constexpr const char* nullable = R"("nullable": true, "null_storage": "mask")";

void addColumns(MadeTable& table)
{
    table.add<double>("price", "float64", "<f8", {0.5, 1, 1.5, 2, 2.5, 3}, {1, 0, 1, 1, 1, 1});
    table.add<std::int32_t>("qty", "int32", "<i4", {10, 11, 12, 13, 14, 15}, {}, nullable);
    table.add<std::uint8_t>("sold", "bool", "|b1", {1, 0, 1, 0, 1, 0});
    table.add<std::int64_t>("when", "timestamp", "<i8", {0, 1, 2, 60, 3600, 86400}, {},
                            std::string(nullable) + R"(, "unit": "s")");
    table.add<Code>("code", "string", "<U3",
                    {Code{U'a'}, Code{U'b'}, Code{U'c'}, Code{U'd'}, Code{U'e'}, Code{U'f'}}, {},
                    R"("max_length": 3)");
    table.addWords("tag", {0, 1, -1, 1, 0, 2}, {"red", "green", "blue"});
    table.addTexts("name", {"one", "two", "", "four", "fünf", "six"});
    table.add<std::int64_t>("rate", "int64", "<i8", {7, -1, 9, 10, 11, 12}, {},
                            R"("nullable": true, "null_value": -1, "ge": 0, "lt": 1000)");
    table.addComputed("twice", "(o0 + o0)", R"(["qty"])");
    table.addSummary("price", {{0.5, 2, 0}, {2.5, 3, 0}});
}

// MadeTable says nothing of the number of rows, and texts are not nullable there.
void completeSchema(const MadeTable& table, const fs::path& folder)
{
    const FramePtr meta = orAbort(Frame::open(orAbort(openFile(folder / "_meta.b2f"))));
    const auto schema = vlMetalayerValue(*meta, "schema");
    std::string text = textOf(&*schema).value_or("");
    text.insert(text.size() - 1, R"(, "n_rows": 6, "limit": NaN)");
    const std::string kind = R"("kind": "utf8")";
    text.insert(text.find(kind) + kind.size(), std::string(", ") + nullable);
    const auto catalog = vlMetalayerValue(*meta, "index_catalog");
    if (!catalog)
        std::abort();
    EditSet edits(meta);
    edits.unlock(MetadataSectionOf::Trailer, "schema");
    const auto entry = *edits.find(MetadataSectionOf::Trailer, "schema");
    orAbort(edits.setValue(MetadataSectionOf::Trailer, entry,
                           msgpack_value::writeValue({msgpack_value::Text{text}})));
    WorkerPool pool(1);
    const FramePtr changed = orAbort(plannedFrame(edits, pool)).frame;
    table.write("_meta.b2f", orAbort(readBytes(*changed->source(), 0, changed->source()->size())));
}

} // namespace

TableRows rowsOf(const Table& table)
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns().size(); ++i)
        if (table.columns()[i].storage == TableColumn::Storage::Stored)
            columns.push_back(i);
    const TableCells cells =
        orAbort(table.read(columns, 0, orAbort(table.rowCount()), CellTextForm::Full));
    TableRows rows(static_cast<std::size_t>(cells.rows));
    for (const TableCells::Column& column : cells.columns)
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row].push_back(column.states[row] == TableCellState::Null    ? "<null>"
                                : column.states[row] == TableCellState::Value ? column.texts[row]
                                                                              : "<damaged>");
    return rows;
}

Contents contentsOf(const fs::path& path)
{
    Contents contents;
    if (fs::is_directory(path)) {
        for (const auto& entry : fs::recursive_directory_iterator(path))
            if (entry.is_regular_file() && std::ifstream(entry.path()))
                contents[entry.path().lexically_relative(path).generic_string()] =
                    contentOfFile(entry.path());
        return contents;
    }
    const ByteSourcePtr archive = orAbort(openFile(path));
    for (const ZipMember& member : orAbort(readZipDirectory(archive, {}))) {
        const ByteSourcePtr bytes = orAbort(openZipMember(archive, member, {}));
        contents[member.name] = orAbort(readBytes(*bytes, 0, bytes->size()));
    }
    return contents;
}

EditedTable::EditedTable(fs::path folder) : m_folder(std::move(folder))
{
    MadeTable table(m_folder, 6, 4);
    addColumns(table);
    static_cast<void>(table.open(m_cache, m_pool));
    completeSchema(table, m_folder);
}

TableRows EditedTable::rows()
{
    return {{"0.5", "10", "True", "1970-01-01T00:00:00", "a", "red", "one", "7"},
            {"<null>", "11", "False", "1970-01-01T00:00:01", "b", "green", "two", "<null>"},
            {"1.5", "12", "True", "1970-01-01T00:00:02", "c", "<null>", "", "9"},
            {"2.0", "13", "False", "1970-01-01T00:01:00", "d", "green", "four", "10"},
            {"2.5", "14", "True", "1970-01-01T01:00:00", "e", "red", "fünf", "11"},
            {"3.0", "15", "False", "1970-01-02T00:00:00", "f", "blue", "six", "12"}};
}

std::size_t EditedTable::column(const std::string& name) const
{
    const auto table = edits().table();
    for (std::size_t i = 0; i < table->columns().size(); ++i)
        if (table->columns()[i].name == name)
            return i;
    std::abort();
}

TableEdits EditedTable::edits(const fs::path& path) const
{
    const auto store = std::get<StorePtr>(orAbort(openContainer(path)));
    return orAbort(TableEdits::of(orAbort(Table::open(store, "/", m_cache, m_pool))));
}

fs::path EditedTable::archive() const
{
    std::vector<ZipPart> parts;
    for (const auto& entry : fs::recursive_directory_iterator(m_folder))
        if (entry.is_regular_file() && entry.path().filename() != "embed.b2e")
            parts.push_back({entry.path().lexically_relative(m_folder).generic_string(),
                             textOfBytes(contentOfFile(entry.path()))});
    parts.push_back({"notes.txt", "not a part of the table"});
    parts.push_back({"embed.b2e", textOfBytes(contentOfFile(m_folder / "embed.b2e"))});
    const fs::path path = m_folder.parent_path() / "t.b2z";
    writeFile(path, zipArchive(parts));
    return path;
}

} // namespace bloscope::test
