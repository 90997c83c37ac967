#pragma once

class QString;
class QWidget;

namespace bloscope {

// Help > About: what this is, and the versions of everything in it.
void showAbout(const QString& versions, QWidget* parent);

} // namespace bloscope
