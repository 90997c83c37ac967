#include "app/command_line/sha256.h"

#include <QCryptographicHash>

namespace bloscope {

std::string sha256Of(ByteView bytes)
{
    const auto view = QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QCryptographicHash::hash(view.toByteArray(), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

} // namespace bloscope
