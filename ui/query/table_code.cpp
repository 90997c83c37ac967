#include "ui/query/table_code.h"

#include <utility>

namespace bloscope {

QueryRequest requestOf(const TableQuestion& question, const std::vector<TableColumn>& columns)
{
    QueryRequest wanted;
    wanted.where = question.condition.toStdString();
    for (const SortColumn& sort : question.sort)
        wanted.sort.push_back({columns[sort.column].name, sort.isDescending});
    if (question.columns != questionForAll(columns).columns)
        for (const std::size_t column : question.columns)
            wanted.select.push_back(columns[column].name);
    return wanted;
}

QString codeFor(const QueryRequest& wanted, const std::vector<TableColumn>& columns,
                CodeLanguage language)
{
    return QString::fromStdString(language == CodeLanguage::Python ? pythonCode(wanted, columns)
                                                                   : shellCommand(wanted));
}

} // namespace bloscope
