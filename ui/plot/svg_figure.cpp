#include "ui/plot/svg_figure.h"

#include <QSvgGenerator>

namespace bloscope {

bool canDrawSvg()
{
    return true;
}

std::unique_ptr<QPaintDevice> svgDevice(QIODevice& to, const QSize& size, const QRect& viewBox,
                                        const QString& title, int dotsPerInch)
{
    auto generator = std::make_unique<QSvgGenerator>();
    generator->setOutputDevice(&to);
    generator->setResolution(dotsPerInch);
    generator->setSize(size);
    generator->setViewBox(viewBox);
    generator->setTitle(title);
    return generator;
}

} // namespace bloscope
