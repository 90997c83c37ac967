#pragma once

#include "core/query/expression.h"
#include "core/query/row_groups.h"
#include "core/store/table_source.h"

namespace bloscope {

// What groups have in common: the cells of a stored column, or values that are worked out.
struct GroupKey {
    std::string text; // the name of the column, or the expression as it was typed
    std::optional<std::size_t> column = {};
    Expression expression = {}; // of worked out values, of the text
    RowKey key = {};
};

// Groups as rows: their keys, and their figures.
class GroupRows final : public TableSource {
 public:
    struct Figure {
        std::string name;
        Aggregate aggregate = Aggregate::Count;
        std::optional<std::size_t> column = {}; // of the table
    };
    // Each group has a value for each of the figures, and for each of the keys where one of them
    // is worked out.
    GroupRows(QueryTablePtr table, std::vector<GroupKey> keys, std::vector<Figure> figures,
              std::vector<RowGroup> groups);

    const std::vector<GroupKey>& keys() const { return m_keys; }

    // The same groups in another order, which has the number of each once.
    std::shared_ptr<const GroupRows> inOrder(std::span<const std::size_t> order) const;

    // A condition (docs/queries.md) that rows with the value of a group have: of keys that are
    // worked out. Nothing where the language cannot say it.
    std::optional<std::string> conditionOf(std::int64_t group, std::size_t key) const;

    const std::vector<TableColumn>& columns() const override { return m_columns; }
    Result<std::int64_t> rowCount(const Job&) const override
    {
        return static_cast<std::int64_t>(m_groups.size());
    }
    Result<TableCells> read(std::span<const std::size_t> columns, std::int64_t firstRow,
                            std::int64_t rows, CellTextForm form, const Job& job,
                            const NumberFormat& numbers) const override;
    Result<TableCellType> cellType(std::size_t column) const override;
    Result<std::vector<TableElements>> readElementColumns(std::span<const std::size_t> columns,
                                                          std::int64_t firstRow, std::int64_t rows,
                                                          const Job& job) const override;

 private:
    std::span<const RowGroup> groupsOf(std::int64_t firstRow, std::int64_t rows) const;
    Result<TableCells> readKeys(std::span<const RowGroup> groups, CellTextForm form, const Job& job,
                                const NumberFormat& numbers) const;
    TableElements keyElements(std::size_t key, std::span<const RowGroup> groups) const;
    Result<TableElements> figureElements(std::size_t figure, std::span<const RowGroup> groups,
                                         const Job& job) const;
    Result<> readFigure(std::size_t figure, std::span<const RowGroup> groups, CellTextForm form,
                        const Job& job, const NumberFormat& numbers, TableCells& cells) const;

    QueryTablePtr m_table;
    std::vector<GroupKey> m_keys;
    std::vector<Figure> m_figures;
    std::vector<RowGroup> m_groups;
    std::vector<TableColumn> m_columns;
};

} // namespace bloscope
