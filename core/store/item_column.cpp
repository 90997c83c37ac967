#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_text.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/value_text.h"
#include "core/objects/item_list.h"
#include "core/store/column_reader.h"
#include "core/store/row_reader.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

constexpr std::size_t shortTextBytes = 300;
constexpr std::byte nil{0xc0};

// The text of a msgpack value: text as it is, bytes as CellText has them, all else as JSON, or on
// one line of some hundred bytes. Errors: Malformed when it is not complete.
Result<std::string> textOfItem(ByteView stored, const Limits& limits,
                               const ColumnReader::Request& request)
{
    const CellTextForm form = request.form;
    BLOSCOPE_TRY(const auto item, msgpack_value::storedItemAt(stored, 0));
    const ByteView body = msgpack_value::bodyOf(stored, item);
    if (item.kind == msgpack_value::Kind::Text && isUtf8(textOf(body)))
        return shortened(std::string(textOf(body)), form);
    if (item.kind == msgpack_value::Kind::Binary) {
        std::string text;
        appendBytesText(body, request.numbers.bytes, text);
        return shortened(std::move(text), form);
    }
    if (form == CellTextForm::Short)
        return msgpack_value::shortText(stored, shortTextBytes);
    BLOSCOPE_TRY(const auto read, msgpack_value::readValue(stored, limits));
    return printableJson(msgpack_value::toPlainJson(read.value).dump());
}

// A value of an item list in each row.
class ItemColumn final : public ColumnReader {
 public:
    explicit ItemColumn(ItemListPtr items) : m_items(std::move(items)) {}

    Result<> read(const Request& request, TableCells::Column& to,
                  std::vector<std::string>& problems) const override
    {
        BLOSCOPE_TRY(const std::int64_t count, m_items->count(request.job));
        for (std::size_t i = 0; i < request.rows.size(); ++i) {
            if (request.job.stopped())
                return cancelled();
            if (request.rows[i] < count) // others were never flushed
                readItem(request, i, to, problems);
        }
        return {};
    }

 private:
    void readItem(const Request& request, std::size_t i, TableCells::Column& to,
                  std::vector<std::string>& problems) const
    {
        const Result<ByteBuffer> item = m_items->bytes(request.rows[i], request.job);
        const bool isNull = item && !item->empty() && item->front() == nil;
        Result<std::string> text =
            item ? textOfItem(*item, m_items->frame()->limits(), request) : item.error();
        to.states[i] = !text    ? TableCellState::Damaged
                       : isNull ? TableCellState::Null
                                : TableCellState::Value;
        if (!text)
            problems.push_back(text.error().text());
        else if (!isNull)
            to.texts[i] = *std::move(text);
    }

    ItemListPtr m_items;
};

// A code in each row, and the texts that the codes mean in a list.
class DictionaryColumn final : public ColumnReader {
 public:
    DictionaryColumn(std::unique_ptr<RowReader> codes, ItemListPtr texts, std::int64_t nullCode)
        : m_codes(std::move(codes)), m_texts(std::move(texts)), m_nullCode(nullCode)
    {
    }

    Result<> read(const Request& request, TableCells::Column& to,
                  std::vector<std::string>& problems) const override
    {
        BLOSCOPE_TRY(const RowReader::Rows codes, m_codes->read(request.rows, request.job));
        problems.insert(problems.end(), codes.problems.begin(), codes.problems.end());
        for (std::size_t i = 0; i < request.rows.size(); ++i) {
            if (request.job.stopped())
                return cancelled();
            if (codes.states[i] == CellState::Damaged)
                to.states[i] = TableCellState::Damaged;
            else if (codes.states[i] == CellState::Fine)
                readText(loadLittle<std::int32_t>(codes.bytes.data() + i * sizeof(std::int32_t)),
                         request, i, to, problems);
        }
        return {};
    }

 private:
    void readText(std::int32_t code, const Request& request, std::size_t i, TableCells::Column& to,
                  std::vector<std::string>& problems) const
    {
        if (code == m_nullCode) {
            to.states[i] = TableCellState::Null;
            return;
        }
        const Result<ByteBuffer> item = m_texts->bytes(code, request.job);
        Result<std::string> text =
            item ? textOfItem(*item, m_texts->frame()->limits(), request) : item.error();
        to.states[i] = text ? TableCellState::Value : TableCellState::Damaged;
        if (text)
            to.texts[i] = *std::move(text);
        else
            problems.push_back(fmt::format("code {}: {}", code, text.error().text()));
    }

    std::unique_ptr<RowReader> m_codes;
    ItemListPtr m_texts;
    std::int64_t m_nullCode;
};

} // namespace

std::string shortened(std::string text, CellTextForm form)
{
    if (form == CellTextForm::Full || text.size() <= shortTextBytes)
        return text;
    text.resize(utf8Prefix(text, shortTextBytes).size());
    return text + "...";
}

Result<ColumnReaderPtr> openItemColumn(FramePtr frame)
{
    BLOSCOPE_TRY(ItemListPtr items, ItemList::open(std::move(frame)));
    return ColumnReaderPtr(std::make_shared<ItemColumn>(std::move(items)));
}

Result<ColumnReaderPtr> openDictionaryColumn(const ColumnParts& parts,
                                             const TableSchema::Column& column, FramePtr codes)
{
    BLOSCOPE_TRY(auto rows, RowReader::of(std::move(codes), parts.cache, parts.pool));
    if (rows->rowBytes() != sizeof(std::int32_t))
        return Error{
            ErrorKind::Malformed,
            fmt::format("codes of 4 bytes are needed, but they have {}", rows->rowBytes())};
    BLOSCOPE_TRY(FramePtr frame, parts.open(keyOfColumn(column.name) + "_dict"));
    BLOSCOPE_TRY(ItemListPtr texts, ItemList::open(std::move(frame)));
    const auto nullCode = column.facts.value("null_code", TableSchema::Json(-1));
    return ColumnReaderPtr(std::make_shared<DictionaryColumn>(
        std::move(rows), std::move(texts),
        nullCode.is_number_integer() ? nullCode.get<std::int64_t>() : -1));
}

} // namespace bloscope
