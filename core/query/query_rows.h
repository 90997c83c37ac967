#pragma once

#include "core/query/row_sort.h"
#include "core/store/table_source.h"

#include <functional>

namespace bloscope {

// The numbers of all columns of a table, in order.
std::vector<std::size_t> allColumnsOf(const QueryTable& table);

// The rows of a table that a query chose, in its order, with the columns it chose. Computed columns
// are worked out where that can be done.
class ChosenRows final : public TableSource {
 public:
    struct Choice {
        std::vector<std::size_t> columns; // of the table
        std::variant<RowSet, SortedRows> rows;
        bool hasRowNumbers = false; // in a column "row" before the others, from 0 on
    };
    // Errors: why rows have no numbers; Cancelled.
    static Result<std::unique_ptr<const ChosenRows>> of(QueryTablePtr table, Choice choice,
                                                        const Job& job);

    // The same rows and columns of a table that has other values in the same slots. Errors: above.
    Result<std::unique_ptr<const ChosenRows>> over(QueryTablePtr table, const Job& job) const
    {
        return of(std::move(table), m_choice, job);
    }

    const std::vector<TableColumn>& columns() const override { return m_columns; }
    Result<std::int64_t> rowCount(const Job& job) const override;
    Result<TableCells> read(std::span<const std::size_t> columns, std::int64_t firstRow,
                            std::int64_t rows, CellTextForm form, const Job& job,
                            const NumberFormat& numbers) const override;
    Result<TableCellType> cellType(std::size_t column) const override;
    Result<std::vector<TableElements>> readElementColumns(std::span<const std::size_t> columns,
                                                          std::int64_t firstRow, std::int64_t rows,
                                                          const Job& job) const override;

    std::string schemaText(std::size_t column) const override;

    // The same rows without the column of their numbers.
    std::shared_ptr<const ChosenRows> withoutNumbers() const;

    // In which order they are; null: in that of the table.
    const SortedRows* order() const { return std::get_if<SortedRows>(&m_choice.rows); }

    // The slots of the rows [firstRow, firstRow + rows).
    std::vector<std::int64_t> slotsOf(std::int64_t firstRow, std::int64_t rows) const;

 private:
    struct Computed {
        std::size_t column; // of these rows
        BoundExpression expression;
    };
    // Where the values of a computed column go: that of row `row` of some values belongs to the
    // i-th of the places.
    struct ComputedCells {
        const BoundExpression& expression;
        std::function<void(const RowValues& values, std::size_t row, std::size_t i)> take;
    };
    ChosenRows(QueryTablePtr table, Choice choice)
        : m_table(std::move(table)), m_choice(std::move(choice))
    {
    }
    // Of the table, those of some columns; errors: Usage for columns that there are not.
    Result<std::vector<std::size_t>> tableColumns(std::span<const std::size_t> columns) const;
    std::size_t added() const { return m_choice.hasRowNumbers ? 1 : 0; } // before those
    const BoundExpression* computed(std::size_t column) const;           // null: it is not computed
    TableCells::Column rowNumbersOf(std::span<const std::int64_t> places) const;
    TableElements rowElementsOf(std::span<const std::int64_t> places) const;
    Result<> compute(std::span<const ComputedCells> wanted, std::span<const std::int64_t> places,
                     const Job& job) const;
    Result<> computeSpan(std::span<const ComputedCells> wanted,
                         std::span<const std::int64_t> places, std::span<const std::size_t> order,
                         const Job& job) const;

    QueryTablePtr m_table;
    Choice m_choice;
    std::vector<TableColumn> m_columns;
    std::vector<Computed> m_computed;
    std::shared_ptr<const RowSet> m_live;
};

} // namespace bloscope
