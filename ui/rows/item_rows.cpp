#include "ui/rows/shown_rows.h"

#include "core/inspect/describe.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

class ItemRows : public ShownRows {
    Q_DECLARE_TR_FUNCTIONS(ItemRows)

 public:
    explicit ItemRows(ItemListPtr list) : m_list(std::move(list)) {}

    int columnCount() const override { return 2; }
    QString columnName(int column) const override { return column == 0 ? tr("Type") : tr("Value"); }
    QString columnToolTip(int column) const override
    {
        return column == 0 ? tr("The exact stored type") : tr("The value on one line");
    }
    bool isNumber(int) const override { return false; }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form& form, const Job& job) const override
    {
        RowTile all{{2, std::vector<RowCell>()}, {}};
        for (std::int64_t i = firstRow; i < firstRow + rows; ++i) {
            if (job.stopped())
                return cancelled();
            addItem(i, form.length, job, all);
        }
        RowTile tile{{}, std::move(all.problem)};
        for (int column = firstColumn; column < firstColumn + columns; ++column)
            tile.columns.push_back(std::move(all.columns[static_cast<std::size_t>(column)]));
        return tile;
    }

 private:
    void addItem(std::int64_t i, Length length, const Job& job, RowTile& to) const
    {
        const auto text = itemText(*m_list, i, job);
        if (!text) {
            const RowCell damaged{tr("damaged"), RowCell::State::Damaged};
            to.columns[0].push_back(damaged);
            to.columns[1].push_back(damaged);
            to.problem = displayText(text.error().text());
            return;
        }
        to.columns[0].push_back({displayText(text->type)});
        to.columns[1].push_back(valueCell(*text, i, length, job));
    }

    RowCell valueCell(const ItemText& text, std::int64_t i, Length length, const Job& job) const
    {
        if (text.type == "nil")
            return {QStringLiteral("null"), RowCell::State::Null};
        if (length == Length::Full)
            if (const auto json = itemJson(*m_list, i, job))
                return {QString::fromStdString(*json)};
        return {displayText(text.text)};
    }

    ItemListPtr m_list;
};

} // namespace

ShownRowsPtr rowsOf(ItemListPtr list)
{
    return std::make_shared<ItemRows>(std::move(list));
}

} // namespace bloscope
