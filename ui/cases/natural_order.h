#pragma once

#include <QStringList>

namespace bloscope {

// What a name is sorted by among the others of its folder, as file managers do: numbers by their
// value and not by their digits ("2" before "10"), letters whatever their case and accents. Keys
// are compared as strings. The same in every language, unlike QCollator.
QString naturalKey(const QString& name);

// Names with equal keys ("a1", "a01", "A1") follow by their characters.
void sortNaturally(QStringList& names);

} // namespace bloscope
