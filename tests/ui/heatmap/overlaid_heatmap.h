#pragma once

#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/heatmap/opened_heatmap.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/overlay_bar.h"
#include "ui/overlay/pane_overlay.h"

#include <QLabel>
#include <QMenu>

namespace bloscope::test {

constexpr int planes = 3;
constexpr int side = 8;

// In plane p a square of label p + 1 from (2, 2) to (5, 5), and beside it one column of label 7.
inline std::int8_t labelAt(int plane, int row, int column)
{
    if (row < 2 || row > 5 || column < 2 || column > 6)
        return column == 0 ? std::int8_t(-1) : std::int8_t(0);
    return column == 6 ? std::int8_t(7) : std::int8_t(plane + 1);
}

template <class T>
ByteBuffer cells(const std::function<T(int, int, int)>& at)
{
    std::vector<T> all;
    for (int plane = 0; plane < planes; ++plane)
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column)
                all.push_back(at(plane, row, column));
    const auto bytes = std::as_bytes(std::span(all));
    return {bytes.begin(), bytes.end()};
}

// An image (c, z, y, x) and its labels (1, z, y, x), as nnU-Net writes them.
inline ByteBuffer image()
{
    return arrayFrame({1, planes, side, side}, {1, 1, side, side}, {1, 1, side, side}, "<f4",
                      cells<float>([](int plane, int row, int column) {
                          return float(plane + 10 * row + column);
                      }));
}

inline ByteBuffer labels()
{
    return arrayFrame({1, planes, side, side}, {1, 1, side, side}, {1, 1, side, side}, "|i1",
                      cells<std::int8_t>(labelAt));
}

inline QColor paletteColor(int label)
{
    return QColor(findColorMap("okabe")->colors[std::size_t(label)]);
}

inline QColor mixed(const QColor& below, const QColor& above, double opacity)
{
    const auto mix = [opacity](int a, int b) {
        return int(std::lround((1 - opacity) * a + opacity * b));
    };
    return {mix(below.red(), above.red()), mix(below.green(), above.green()),
            mix(below.blue(), above.blue())};
}

inline bool areNear(const QColor& a, const QColor& b)
{
    constexpr int rounding = 2;
    return std::abs(a.red() - b.red()) <= rounding && std::abs(a.green() - b.green()) <= rounding &&
           std::abs(a.blue() - b.blue()) <= rounding;
}

// The heatmap of such an image, and what somebody does with its overlay.
class OverlaidHeatmap : public OpenedHeatmap {
 public:
    OverlaidHeatmap()
    {
        write("case.b2nd", image());
        write("case_seg.b2nd", labels());
    }

    HeatmapOverlay& overlay() { return *view().findChild<HeatmapOverlay*>(); }
    OverlayBar& bar() { return *view().findChild<OverlayBar*>(); }
    const OverlayLayer& layer() { return overlayLayerOf(plot()); }
    bool isLaidOver()
    {
        return QTest::qWaitFor([this] {
            const auto& picture = layer().picture();
            return picture && picture->plane == PicturePlane(document().slice()) &&
                   picture->options.map == bar().look().colors.map && isDrawn();
        });
    }
    bool showLabels()
    {
        if (!open("case.b2nd", "0, 0, :, :"))
            return false;
        overlay().show(OpenRequest::of(path("case_seg.b2nd")));
        return isLaidOver();
    }
    // What is told; otherwise what is offered.
    QString sentence()
    {
        QString found;
        for (const auto* label : bar().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains("next to this file"))
                found = label->text();
        for (const auto* label : bar().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains('.') && label->wordWrap())
                found = label->text();
        return found;
    }
    template <class Widget>
    Widget* named(const QString& name)
    {
        for (auto* widget : bar().findChildren<Widget*>())
            if (widget->accessibleName() == name || widget->toolTip() == name)
                return widget;
        return nullptr;
    }
    QAction* entry(const QString& text)
    {
        emit overlay().menu()->aboutToShow();
        for (QAction* action : overlay().menu()->actions())
            if (action->text().remove('&') == text)
                return action;
        return nullptr;
    }
    // What the picture itself shows there.
    QColor below(int row, int column)
    {
        const PlanePicture& picture = *plot().picture();
        return picture.image.pixelColor(picture.pixelOfColumn(column), picture.pixelOfRow(row));
    }
};

} // namespace bloscope::test
