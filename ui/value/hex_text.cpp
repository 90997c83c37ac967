#include "ui/value/hex_text.h"

#include <QByteArray>

namespace bloscope {

namespace {

// -1 for what is no digit.
int digitOf(QChar c)
{
    if (c >= u'0' && c <= u'9')
        return c.unicode() - u'0';
    const QChar lower = c.toLower();
    return lower >= u'a' && lower <= u'f' ? lower.unicode() - u'a' + 10 : -1;
}

bool isSeparator(QChar c)
{
    return c.isSpace() || c == u',' || c == u':' || c == u';';
}

// "0x" and "\x", which say that digits follow.
bool isPrefix(QStringView text)
{
    return text.startsWith(u"0x") || text.startsWith(u"0X") || text.startsWith(u"\\x");
}

} // namespace

QString hexText(ByteView bytes)
{
    const QByteArray raw = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()),
                                                   static_cast<qsizetype>(bytes.size()));
    return QString::fromLatin1(raw.toHex(' '));
}

std::optional<ByteBuffer> bytesOfHexText(const QString& text)
{
    ByteBuffer bytes;
    const QStringView all(text);
    for (qsizetype i = 0; i < all.size();) {
        if (isSeparator(all[i])) {
            ++i;
            continue;
        }
        if (isPrefix(all.sliced(i)))
            i += 2;
        const int high = i < all.size() ? digitOf(all[i]) : -1;
        const int low = i + 1 < all.size() ? digitOf(all[i + 1]) : -1;
        if (high < 0 || low < 0)
            return {};
        bytes.push_back(static_cast<std::byte>(high * 16 + low));
        i += 2;
    }
    return bytes;
}

} // namespace bloscope
