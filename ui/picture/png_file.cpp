#include "ui/picture/png_file.h"

#include <QBuffer>

namespace bloscope {

Result<> writePng(const QImage& image, Sink& to)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return to.write(bytesOf({png.constData(), static_cast<std::size_t>(png.size())}));
}

} // namespace bloscope
