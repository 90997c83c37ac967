#include "ui/records/rows_pane.h"
#include "ui/text/number_text.h"

#include <QJsonValue>

namespace bloscope {

QJsonObject toJson(const RowsState& state)
{
    QJsonObject json;
    if (state.row)
        json["row"] = qint64(*state.row);
    if (state.numbers)
        json["numbers"] = toJson(*state.numbers);
    if (state.table)
        json["table"] = toJson(*state.table);
    return json;
}

RowsState rowsStateFrom(const QJsonObject& json)
{
    RowsState state;
    if (json["row"].toInteger(-1) >= 0)
        state.row = json["row"].toInteger();
    state.numbers = numberFormatFrom(json["numbers"]);
    if (json["table"].isObject())
        state.table = questionStateFrom(json["table"].toObject());
    return state;
}

} // namespace bloscope
