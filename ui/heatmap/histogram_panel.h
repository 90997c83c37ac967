#pragma once

#include "ui/picture/heatmap_options.h"
#include "ui/picture/value_distribution.h"

#include <QWidget>

namespace bloscope {

// How many numbers have which colour: a bar for each bin of the distribution, in the colours that
// its numbers have in the picture. The two ends of the range are dragged, or moved by keys: Tab
// goes from one to the other, up and down move it.
class HistogramPanel : public QWidget {
    Q_OBJECT

 public:
    explicit HistogramPanel(QWidget* parent = nullptr);

    void setDistribution(const ValueDistribution& distribution);
    void setColors(const ColorMap& map, ValueScale scale, const ValueRange& range);
    const ValueRange& range() const { return m_range; }

    // Whether it is to be seen where there is room beside the picture: while the widget it stands
    // in is narrow, it hides.
    void setWanted(bool wanted);
    static constexpr int leastRoom = 520; // pixels, with the picture

    int yOf(double number) const; // where it lies in the panel
    QSize sizeHint() const override;

 signals:
    void rangeDragged(const bloscope::ValueRange& range);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

 private:
    enum class End { Low, High };

    QRect bars() const;
    ValueRange axis() const; // of the distribution and the range
    double numberAt(int y) const;
    std::optional<End> endAt(QPoint place) const;
    void moveEnd(End end, double number);
    void step(int steps);
    QColor colorOf(double number) const; // in the picture
    int lengthOf(std::uint64_t count) const;
    void paintBars(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    QString textAt(QPoint place) const;
    void describe();

    void showWhereThereIsRoom();

    bool m_isWanted = true;
    ValueDistribution m_distribution;
    const ColorMap* m_map = &colorMaps().front();
    ValueScale m_scale;
    ValueRange m_range;
    std::optional<End> m_dragged;
    ValueRange m_heldAxis;    // while an end is dragged
    End m_current = End::Low; // of the keys
};

} // namespace bloscope
