#pragma once

#include "ui/settings/preferences.h"

class QSettings;

namespace bloscope {

// Preferences in the settings file, a key for each. What is missing, unknown or out of bounds is
// read as the default: people edit such files.
Preferences readPreferences(const QSettings& store);
void writePreferences(const Preferences& preferences, QSettings& store);

} // namespace bloscope
