#include "ui/document/plane_view_json.h"

#include <QJsonArray>

namespace bloscope {

QJsonValue toJson(const std::optional<PlaneView>& part)
{
    return part ? QJsonArray{part->left, part->top, part->width, part->height} : QJsonValue();
}

std::optional<PlaneView> partFrom(const QJsonValue& json)
{
    const PlaneView part{json[0].toDouble(-1), json[1].toDouble(-1), json[2].toDouble(),
                         json[3].toDouble()};
    const bool isThere = part.width > 0 && part.height > 0;
    return isThere ? std::optional(part) : std::nullopt;
}

} // namespace bloscope
