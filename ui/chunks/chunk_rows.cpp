#include "ui/chunks/chunk_rows.h"

#include "core/array/chunk_plane.h"
#include "core/inspect/chunk_facts.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <array>

namespace bloscope {

namespace {

struct Column {
    const char* name;
    const char* toolTip;
    bool isNumber;
};

constexpr std::array<Column, 7> chunkColumns = {{
    {QT_TRANSLATE_NOOP("ChunkRows", "Begins at"),
     QT_TRANSLATE_NOOP("ChunkRows", "The indices of its first element in the array"), false},
    {QT_TRANSLATE_NOOP("ChunkRows", "Content"),
     QT_TRANSLATE_NOOP("ChunkRows", "Codec and filters, or the value that all elements have"),
     false},
    {QT_TRANSLATE_NOOP("ChunkRows", "Ratio"),
     QT_TRANSLATE_NOOP("ChunkRows", "Decoded bytes for each stored byte"), true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Stored (bytes)"),
     QT_TRANSLATE_NOOP("ChunkRows", "In the file, with the header of the chunk"), true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Decoded (bytes)"),
     QT_TRANSLATE_NOOP("ChunkRows", "With the padding at the borders of the array"), true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Blocks"),
     QT_TRANSLATE_NOOP("ChunkRows", "Parts that are decoded one by one"), true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Place"),
     QT_TRANSLATE_NOOP("ChunkRows", "The byte of the file at which it begins"), true},
}};

const Column& columnAt(int column)
{
    return chunkColumns[static_cast<std::size_t>(column)];
}

class ChunkRows : public RowSource {
    Q_DECLARE_TR_FUNCTIONS(ChunkRows)

 public:
    explicit ChunkRows(ArrayPtr array) : m_array(std::move(array)) {}

    int columnCount() const override { return static_cast<int>(chunkColumns.size()); }
    QString columnName(int column) const override { return tr(columnAt(column).name); }
    QString columnToolTip(int column) const override { return tr(columnAt(column).toolTip); }
    bool isNumber(int column) const override { return columnAt(column).isNumber; }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columnCount,
                         const Form&, const Job& job) const override
    {
        RowTile tile{std::vector<std::vector<RowCell>>(static_cast<std::size_t>(columnCount)), {}};
        for (std::int64_t n = firstRow; n < firstRow + rows; ++n) {
            if (job.stopped())
                return cancelled();
            const ChunkFacts facts = factsOf(*m_array->frame(), n);
            if (facts.content == ChunkContent::Damaged && tile.problem.isEmpty())
                tile.problem = displayText(facts.text);
            for (int i = 0; i < columnCount; ++i)
                tile.columns[static_cast<std::size_t>(i)].push_back(
                    cell(n, facts, firstColumn + i));
        }
        return tile;
    }

 private:
    RowCell cell(std::int64_t n, const ChunkFacts& facts, int column) const
    {
        const bool isDamaged = facts.content == ChunkContent::Damaged;
        switch (column) {
        case 0:
            return beginning(n);
        case 1:
            return {displayText(facts.text),
                    isDamaged ? RowCell::State::Damaged : RowCell::State::Value};
        case 2:
            return facts.ratio() ? RowCell{ratioText(*facts.ratio())} : missing();
        case 3:
            return facts.isStored ? RowCell{countText(facts.cbytes)} : missing();
        case 4:
            return isDamaged ? missing() : RowCell{countText(facts.nbytes)};
        case 5:
            return isDamaged ? missing() : RowCell{countText(static_cast<quint64>(facts.blocks))};
        default:
            return facts.isStored ? RowCell{place(facts)} : missing();
        }
    }

    RowCell beginning(std::int64_t n) const
    {
        const auto index = firstIndexOf(*m_array, n);
        return index ? RowCell{indexText(*index)} : missing();
    }

    static QString place(const ChunkFacts& facts)
    {
        const QString offset = countText(facts.offset);
        return facts.file.empty() ? offset : displayText(facts.file) + ", " + offset;
    }

    static RowCell missing() { return {QStringLiteral("–"), RowCell::State::Null}; }

    ArrayPtr m_array;
};

} // namespace

RowSourcePtr chunkRowsOf(ArrayPtr array)
{
    return std::make_shared<ChunkRows>(std::move(array));
}

} // namespace bloscope
