#pragma once

#include <QFile>
#include <filesystem>

namespace bloscope {

// The path that a file dialog or a field has given, as the system writes it.
inline std::filesystem::path filePath(const QString& name)
{
    return QFile::encodeName(name).toStdString();
}

} // namespace bloscope
