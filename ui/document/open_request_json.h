#pragma once

#include "ui/document/open_request.h"

#include <QJsonObject>
#include <optional>

namespace bloscope {

// What opens something again, by its path; empty where a path does not lead there.
QJsonObject toJson(const OpenRequest& request);

// Nothing where no file is named.
std::optional<OpenRequest> openRequestFrom(const QJsonObject& json);

} // namespace bloscope
