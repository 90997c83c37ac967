#pragma once

#include <QString>
#include <functional>

class QDialog;

namespace bloscope {

// Asks over a dialog whether the file at `path` is to be replaced, and calls `replace` if it is.
void askWhetherToReplace(const QString& path, QDialog* over, const std::function<void()>& replace);

} // namespace bloscope
