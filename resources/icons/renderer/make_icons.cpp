// make_icons OUT SIZE,SIZE,... DRAWING.svg [SMALL.svg]
// Paints a drawing in every size. OUT is a PNG file whose name holds "%1" for the size, or one .ico
// or .icns file for all of them. Up to 24 pixels the small drawing is taken, if there is one: what
// is fine in a big icon is mud in a small one.
#include "resources/icons/renderer/icon_container.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

namespace {

using namespace bloscope;

constexpr int mostOfSmall = 24;

QByteArray paint(const QString& drawing, int size)
{
    QSvgRenderer renderer(drawing);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    const bool done = renderer.isValid() && image.save(&buffer, "PNG");
    return done ? png : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return !bytes.isEmpty() && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size() && file.flush();
}

bool writeAll(const QString& out, const std::vector<IconPicture>& pictures)
{
    if (out.endsWith(".ico"))
        return write(out, icoFile(pictures));
    if (out.endsWith(".icns"))
        return write(out, icnsFile(pictures));
    for (const IconPicture& picture : pictures)
        if (!write(QString(out).replace("%1", QString::number(picture.size)), picture.png))
            return false;
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4 && argc != 5) {
        std::fputs("usage: make_icons OUT SIZE,SIZE,... DRAWING.svg [SMALL.svg]\n", stderr);
        return 2;
    }
    const QString out = QString::fromLocal8Bit(argv[1]);
    std::vector<IconPicture> pictures;
    for (const QString& text : QString::fromLocal8Bit(argv[2]).split(',')) {
        const int size = text.toInt();
        const char* drawing = size <= mostOfSmall ? argv[argc - 1] : argv[3];
        pictures.push_back({size, paint(QString::fromLocal8Bit(drawing), size)});
    }
    if (writeAll(out, pictures))
        return 0;
    std::fprintf(stderr, "make_icons: cannot paint %s\n", argv[1]);
    return 1;
}
