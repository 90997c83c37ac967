#pragma once

#include <QIODevice>
#include <QPaintDevice>
#include <QRect>
#include <QString>
#include <memory>

namespace bloscope {

// Figures as SVG, by a library of Qt that not every build has.
bool canDrawSvg();

// What is painted on it becomes the text of an SVG file, once it is gone. Null without the library.
std::unique_ptr<QPaintDevice> svgDevice(QIODevice& to, const QSize& size, const QRect& viewBox,
                                        const QString& title, int dotsPerInch);

} // namespace bloscope
