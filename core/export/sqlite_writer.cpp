#include "core/export/sqlite_writer.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/element.h"
#include "core/export/records.h"
#include "core/export/spilled_file.h"
#include "core/numbers/half.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <optional>
#include <sqlite3.h>
#include <type_traits>
#include <vector>

namespace bloscope {

namespace {

constexpr std::int64_t insertedCellsAtOnce = 64 * 1024;

using StatementPtr = std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>;

std::string quotedName(const std::string& name)
{
    std::string quoted = "\"";
    for (const char c : name)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

// A database in a file without a name, which goes with this process, however that ends.
class Database {
 public:
    static Result<Database> create();

    Result<> run(const std::string& statement) const;
    Result<StatementPtr> prepare(const std::string& statement) const;
    // Why the last call failed.
    Error error(int code) const;

    // Ends it, and writes its file.
    Result<> writeTo(Sink& to, const Job& job);

 private:
    using Connection = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;
    Database() : m_open(nullptr, sqlite3_close) {}

    std::optional<SpilledFile> m_file; // from create() on
    Connection m_open;
};

Result<Database> Database::create()
{
    Database database;
    int code = SQLITE_OK;
    BLOSCOPE_TRY(database.m_file,
                 SpilledFile::create([&](const std::filesystem::path& name) -> Result<> {
                     sqlite3* opened = nullptr;
                     code = sqlite3_open_v2(name.string().c_str(), &opened,
                                            SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
                     database.m_open.reset(opened);
                     return {};
                 }));
    if (code != SQLITE_OK)
        return database.error(code);
    BLOSCOPE_CHECK(database.run("PRAGMA journal_mode = OFF"));
    BLOSCOPE_CHECK(database.run("PRAGMA synchronous = OFF"));
    BLOSCOPE_CHECK(database.run("PRAGMA locking_mode = EXCLUSIVE"));
    return database;
}

Error Database::error(int code) const
{
    const std::string why = m_open ? sqlite3_errmsg(m_open.get()) : sqlite3_errstr(code);
    const bool isOfDisk = code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
    if (isOfDisk)
        return SpilledFile::error({ErrorKind::Io, why});
    return usageError("SQLite: " + escapeForDisplay(why));
}

Result<> Database::run(const std::string& statement) const
{
    const int code = sqlite3_exec(m_open.get(), statement.c_str(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Result<>() : Result<>(error(code));
}

Result<StatementPtr> Database::prepare(const std::string& statement) const
{
    sqlite3_stmt* prepared = nullptr;
    const int code = sqlite3_prepare_v2(m_open.get(), statement.c_str(), -1, &prepared, nullptr);
    StatementPtr owned(prepared, sqlite3_finalize);
    if (code != SQLITE_OK)
        return error(code);
    return owned;
}

Result<> Database::writeTo(Sink& to, const Job& job)
{
    if (const int code = sqlite3_close(m_open.release()); code != SQLITE_OK)
        return usageError(std::string("SQLite: ") + sqlite3_errstr(code));
    return m_file->writeTo(to, job);
}

// How the cells of a column become values of SQLite.
struct SqlColumn {
    enum class Values { Numbers, Dates, Bytes, Texts };
    std::size_t column = 0; // of the source
    Values values = Values::Texts;
    DType dtype = {}; // of all but texts
    const char* declared = "TEXT";
    std::optional<CellText> writer = {}; // of dates
};

SqlColumn columnOf(const TableSource& source, std::size_t column)
{
    using Values = SqlColumn::Values;
    const auto type = source.cellType(column);
    if (!type)
        return {column};
    const DType& dtype = type->dtype;
    switch (dtype.kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Signed:
    case DTypeKind::TimeDelta:
        return {column, Values::Numbers, dtype, "INTEGER"};
    case DTypeKind::Unsigned:
        return {column, Values::Numbers, dtype, dtype.itemsize < 8 ? "INTEGER" : ""};
    case DTypeKind::Float:
        if (dtype.itemsize <= sizeof(double))
            return {column, Values::Numbers, dtype, "REAL"};
        return {column};
    case DTypeKind::DateTime:
        return {column, Values::Dates, dtype, "TEXT", CellText(dtype)};
    case DTypeKind::Bytes:
    case DTypeKind::Raw:
        return {column, Values::Bytes, dtype, "BLOB"};
    default:
        return {column};
    }
}

std::string creationOf(const std::string& table, const std::vector<SqlColumn>& columns,
                       const TableSource& source)
{
    std::string text = "CREATE TABLE " + quotedName(table) + " (";
    for (const SqlColumn& column : columns)
        text += fmt::format("{}{} {}", column.column == 0 ? "" : ", ",
                            quotedName(source.columns()[column.column].name), column.declared);
    return text + ")";
}

std::string insertionOf(const std::string& table, std::size_t columns)
{
    std::string marks;
    for (std::size_t i = 0; i < columns; ++i)
        marks += i == 0 ? "?" : ",?";
    return "INSERT INTO " + quotedName(table) + " VALUES (" + marks + ")";
}

// Puts rows into a table, one after the other.
class Insertion {
 public:
    Insertion(const Database& database, StatementPtr statement)
        : m_database(database), m_statement(std::move(statement))
    {
    }

    // Values of columns from 0 on; those that are not bound are NULL.
    void bindElement(std::size_t column, const SqlColumn& how, const std::byte* element);
    void bindText(std::size_t column, const std::string& text);
    Result<> putRow();

 private:
    sqlite3_stmt* statement() const { return m_statement.get(); }
    template <class T>
    void bindNumber(int place, const T& number);
    void keep(int code) { m_code = m_code == SQLITE_OK ? code : m_code; }

    const Database& m_database;
    StatementPtr m_statement;
    int m_code = SQLITE_OK; // the first failure of the row
};

template <class T>
void Insertion::bindNumber(int place, const T& number)
{
    if constexpr (std::is_same_v<T, TimeCount>) {
        if (number.value != TimeCount::notATime)
            keep(sqlite3_bind_int64(statement(), place, number.value));
    } else if constexpr (std::is_same_v<T, std::uint64_t>) {
        if (number <= std::uint64_t(std::numeric_limits<std::int64_t>::max()))
            keep(sqlite3_bind_int64(statement(), place, static_cast<std::int64_t>(number)));
        else
            bindText(static_cast<std::size_t>(place - 1), std::to_string(number));
    } else if constexpr (std::is_integral_v<T>) {
        keep(sqlite3_bind_int64(statement(), place, number));
    } else if constexpr (std::is_same_v<T, Half>) {
        bindNumber(place, toFloat(number));
    } else if constexpr (std::is_floating_point_v<T>) {
        keep(sqlite3_bind_double(statement(), place, number)); // NaN is NULL
    }
}

void Insertion::bindElement(std::size_t column, const SqlColumn& how, const std::byte* element)
{
    using Values = SqlColumn::Values;
    const int place = static_cast<int>(column) + 1;
    if (how.values == Values::Numbers)
        return visitNumeric(
            how.dtype, [&](auto stored) { bindNumber(place, decltype(stored)::load(element)); });
    if (how.values == Values::Dates) {
        const std::string text = how.writer->of(element);
        if (text != "NaT")
            bindText(column, text);
        return;
    }
    std::size_t size = how.dtype.itemsize;
    if (how.dtype.kind == DTypeKind::Bytes)
        while (size > 0 && element[size - 1] == std::byte{0})
            --size;
    keep(sqlite3_bind_blob64(statement(), place, element, size, SQLITE_STATIC));
}

void Insertion::bindText(std::size_t column, const std::string& text)
{
    const std::string valid = textForJson(text);
    keep(sqlite3_bind_text64(statement(), static_cast<int>(column) + 1, valid.data(), valid.size(),
                             SQLITE_TRANSIENT, SQLITE_UTF8));
}

Result<> Insertion::putRow()
{
    if (m_code == SQLITE_OK) {
        const int code = sqlite3_step(statement());
        keep(code == SQLITE_DONE ? SQLITE_OK : code);
    }
    if (m_code != SQLITE_OK)
        return m_database.error(m_code);
    sqlite3_reset(statement());
    sqlite3_clear_bindings(statement());
    return {};
}

// Writes the rows of a source into a database.
class RowsToDatabase {
 public:
    RowsToDatabase(const TableSource& source, const std::string& table, const Database& database)
        : m_source(source), m_table(table), m_database(database)
    {
        for (std::size_t i = 0; i < source.columns().size(); ++i)
            m_columns.push_back(columnOf(source, i));
    }

    Result<ExportReport> put(std::int64_t first, std::int64_t rows, const Job& job);

 private:
    Result<> checkNames() const;
    Result<RowCells> read(std::int64_t first, std::int64_t rows, const Job& job);
    Result<> putRows(const RowCells& cells, std::int64_t rows, Insertion& to) const;

    const TableSource& m_source;
    const std::string& m_table;
    const Database& m_database;
    std::vector<SqlColumn> m_columns;
    ExportReport m_report;
};

Result<> RowsToDatabase::checkNames() const
{
    if (m_columns.empty())
        return usageError("the table has no columns");
    const auto check = [](const std::string& name) {
        return name.find('\0') == std::string::npos
                   ? Result<>()
                   : Result<>(usageError(fmt::format("SQLite: {} is not possible as a name",
                                                     escapeForDisplay(name))));
    };
    for (const TableColumn& column : m_source.columns())
        BLOSCOPE_CHECK(check(column.name));
    return check(m_table);
}

Result<RowCells> RowsToDatabase::read(std::int64_t first, std::int64_t rows, const Job& job)
{
    std::vector<std::size_t> elements;
    std::vector<std::size_t> texts;
    for (const SqlColumn& column : m_columns)
        (column.values == SqlColumn::Values::Texts ? texts : elements).push_back(column.column);
    return readRowCells(m_source, elements, texts, first, rows, job, m_report);
}

Result<> RowsToDatabase::putRows(const RowCells& cells, std::int64_t rows, Insertion& to) const
{
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const SqlColumn& column = m_columns[i];
            const bool isText = column.values == SqlColumn::Values::Texts;
            const auto& states = isText ? cells.texts[i].states : cells.elements[i].states;
            if (states[row] != TableCellState::Value)
                continue;
            if (isText)
                to.bindText(i, cells.texts[i].texts[row]);
            else
                to.bindElement(i, column,
                               cells.elements[i].bytes.data() + row * column.dtype.itemsize);
        }
        BLOSCOPE_CHECK(to.putRow());
    }
    return {};
}

Result<ExportReport> RowsToDatabase::put(std::int64_t first, std::int64_t rows, const Job& job)
{
    BLOSCOPE_CHECK(checkNames());
    BLOSCOPE_CHECK(m_database.run("BEGIN"));
    BLOSCOPE_CHECK(m_database.run(creationOf(m_table, m_columns, m_source)));
    BLOSCOPE_TRY(StatementPtr statement,
                 m_database.prepare(insertionOf(m_table, m_columns.size())));
    Insertion to(m_database, std::move(statement));
    job.start(static_cast<std::uint64_t>(rows));
    const std::int64_t atOnce =
        std::max<std::int64_t>(insertedCellsAtOnce / std::ssize(m_columns), 1);
    for (std::int64_t done = 0; done < rows; done += atOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t now = std::min(atOnce, rows - done);
        BLOSCOPE_TRY(const RowCells cells, read(first + done, now, {job.stop}));
        BLOSCOPE_CHECK(putRows(cells, now, to));
        job.advance(static_cast<std::uint64_t>(now));
    }
    BLOSCOPE_CHECK(m_database.run("COMMIT"));
    return m_report;
}

} // namespace

std::string sqliteTableNameOf(const std::filesystem::path& file)
{
    const std::filesystem::path named = file.has_filename() ? file : file.parent_path(); // "x.b2d/"
    const std::string name = named.stem().string();
    const bool isReserved = lowerCase(name).starts_with("sqlite_");
    return name.empty() || isReserved ? "rows" : name;
}

Result<ExportReport> writeSqlite(const TableSource& source, std::int64_t first, std::int64_t rows,
                                 const std::string& table, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(Database database, Database::create());
    BLOSCOPE_TRY(ExportReport report,
                 RowsToDatabase(source, table, database).put(first, rows, job));
    BLOSCOPE_CHECK(database.writeTo(to, job));
    return report;
}

} // namespace bloscope
