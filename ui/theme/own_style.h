#pragma once

#include <QProxyStyle>

namespace bloscope {

// Fusion with the buttons of docks and messages in our own icons, which follow the palette: those
// of Fusion are grey or black on any background. Boxes to be checked, also those of lists, menus
// and groups, have edges that are seen on dark backgrounds. Set for the application by Theme.
class OwnStyle : public QProxyStyle {
    Q_OBJECT

 public:
    OwnStyle();

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;

    void drawPrimitive(PrimitiveElement which, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;

    // Buttons of dialogs have no icons, which Fusion draws black.
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr,
                  const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;

    // Of a style, or of the one that a proxy stands for: "fusion".
    static QString nameOf(const QStyle& style);
};

} // namespace bloscope
