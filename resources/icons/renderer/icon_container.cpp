#include "resources/icons/renderer/icon_container.h"

#include <QDataStream>
#include <QIODevice>
#include <map>

namespace bloscope {

QByteArray icoFile(const std::vector<IconPicture>& pictures)
{
    constexpr quint32 headBytes = 6;
    constexpr quint32 entryBytes = 16;
    QByteArray file;
    QDataStream out(&file, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint16(0) << quint16(1) << static_cast<quint16>(pictures.size());
    auto offset = headBytes + entryBytes * static_cast<quint32>(pictures.size());
    for (const IconPicture& picture : pictures) {
        const auto side = static_cast<quint8>(picture.size % 256); // 0 stands for 256
        const auto bytes = static_cast<quint32>(picture.png.size());
        out << side << side << quint8(0) << quint8(0); // no palette
        out << quint16(1) << quint16(32);              // planes, bits of a pixel
        out << bytes << offset;
        offset += bytes;
    }
    for (const IconPicture& picture : pictures)
        file += picture.png;
    return file;
}

QByteArray icnsFile(const std::vector<IconPicture>& pictures)
{
    static const std::map<int, const char*> tags = {
        {16, "icp4"},  {32, "icp5"},  {64, "icp6"},   {128, "ic07"},
        {256, "ic08"}, {512, "ic09"}, {1024, "ic10"},
    };
    constexpr qsizetype headBytes = 8;
    const auto tagged = [](const char* tag, const QByteArray& content) {
        QByteArray length;
        QDataStream(&length, QIODevice::WriteOnly)
            << static_cast<quint32>(headBytes + content.size()); // big-endian
        return QByteArray(tag) + length + content;
    };
    QByteArray entries;
    for (const IconPicture& picture : pictures)
        if (const auto tag = tags.find(picture.size); tag != tags.end())
            entries += tagged(tag->second, picture.png);
    return tagged("icns", entries);
}

} // namespace bloscope
