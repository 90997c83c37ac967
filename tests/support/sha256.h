#pragma once

#include "core/base/byte_view.h"

#include <QCryptographicHash>
#include <string>

namespace bloscope::test {

// SHA-256 of bytes that come in parts, as the corpus writes it: lower-case hex.
class Sha256 {
 public:
    void add(ByteView bytes)
    {
        m_hash.addData(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
    }
    std::string hex() const { return m_hash.result().toHex().toStdString(); }

    static std::string of(ByteView bytes)
    {
        Sha256 hash;
        hash.add(bytes);
        return hash.hex();
    }

 private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

} // namespace bloscope::test
