#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace bloscope {

// Plain text of as many lines as it needs, which can be selected and copied.
QLabel* wrappingLabel(const QString& text = {}, QWidget* parent = nullptr);

} // namespace bloscope
