#include "ui/plane/plane_contours.h"

#include "core/plane/color_map.h"
#include "core/plane/value_ticks.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"

#include <QFontMetrics>
#include <QLineF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace bloscope {

namespace {

constexpr int rimOpacity = 150;
constexpr std::size_t mostPointsWithRim = 20'000; // which are painted several times
constexpr std::size_t mostPointsAtOnce = 2000;    // in the GUI thread
constexpr qsizetype mostValues = 60;
constexpr int mostValuesOfLevel = 3;     // on the lines of most points
constexpr double shortestWithValue = 90; // pixels

// Of a row or column of pixels, of which each is several cells.
double alongCells(double pixel, std::int64_t first, std::int64_t count, std::int64_t step,
                  std::int64_t pixels, std::int64_t square)
{
    const double samples = static_cast<double>((count + step - 1) / step);
    const double cells = square > 0
                             ? static_cast<double>(square)
                             : samples / static_cast<double>(std::max<std::int64_t>(1, pixels));
    return static_cast<double>(first) +
           ((pixel + 0.5) * cells - 0.5) * (square > 0 ? 1 : static_cast<double>(step));
}

bool canHaveContours(const PlanePicture& picture)
{
    const HeatmapOptions& options = picture.options;
    return !picture.isOfChannels() && !options.map->isPalette() && !options.map->isCyclic();
}

DrawnContours drawnContours(const PlanePicture& picture, const Contours& found)
{
    DrawnContours drawn{{}, found.leftOut};
    for (const ContourLine& line : found.lines) {
        QPolygonF points;
        points.reserve(std::ssize(line.points));
        for (const ContourPoint& point : line.points)
            points << pointOfPixel(picture, point);
        drawn.lines.push_back({line.level, std::move(points)});
    }
    return drawn;
}

std::vector<std::size_t> longestFirst(const std::vector<QPolygonF>& lines)
{
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(),
                             [&lines](std::size_t line) { return lines[line].size(); });
    return order;
}

// Where along a line its value can be written: as a line in the direction of reading.
QLineF middleOf(const QPolygonF& line, double share, double length)
{
    double whole = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        whole += QLineF(line[i - 1], line[i]).length();
    if (whole < shortestWithValue)
        return {};
    double left = share * whole - length / 2;
    const auto pointAfter = [&](double way) {
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QLineF piece(line[i - 1], line[i]);
            if (way <= piece.length() && piece.length() > 0)
                return piece.pointAt(std::max(0.0, way) / piece.length());
            way -= piece.length();
        }
        return line.back();
    };
    const QLineF place(pointAfter(left), pointAfter(left + length));
    return place.dx() < 0 ? QLineF(place.p2(), place.p1()) : place;
}

QPolygonF pixelsOf(const QPolygonF& points, const ContourDrawing::Place& place)
{
    QPolygonF pixels;
    pixels.reserve(points.size());
    for (const QPointF& point : points)
        pixels << place.origin + QPointF(point.x() * place.step.x(), point.y() * place.step.y());
    return pixels;
}

void paintNote(QPainter& painter, const QRect& room, const QString& note)
{
    constexpr int margin = 6;
    const QFontMetrics metrics(painter.font());
    QRect box(QPoint(), metrics.size(0, note) + QSize(2 * margin, margin));
    box.moveTopLeft(room.topLeft() + QPoint(margin, margin));
    painter.fillRect(box, QColor(0, 0, 0, 160));
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, note);
}

} // namespace

QPointF pointOfPixel(const PlaneNumbers& picture, const ContourPoint& pixel)
{
    const CellRect& part = picture.part;
    const CellRect pixels = picture.pixels();
    const SquareSize square = picture.square.value_or(SquareSize{0, 0});
    return {
        alongCells(pixel.column, part.column, part.columns, picture.steps.columns, pixels.columns,
                   square.columns),
        alongCells(pixel.row, part.row, part.rows, picture.steps.rows, pixels.rows, square.rows)};
}

ContourDrawing::ContourDrawing(std::shared_ptr<const DrawnContours> contours,
                               const ContourChoice& choice, const DType& dtype,
                               const ValueRange& range)
    : m_contours(std::move(contours)), m_choice(choice), m_texts(dtype), m_range(range)
{
    if (m_contours)
        for (const DrawnContours::Line& line : m_contours->lines)
            m_points += static_cast<std::size_t>(line.points.size());
}

QColor ContourDrawing::colorOf(double level) const
{
    switch (m_choice.color) {
    case ContourChoice::Color::White:
        return Qt::white;
    case ContourChoice::Color::Red:
        return {224, 0, 0};
    case ContourChoice::Color::Yellow:
        return {255, 224, 0};
    case ContourChoice::Color::ByValue:
        return QColor(
            findColorMap("turbo")->at((level - m_range.low) / (m_range.high - m_range.low)));
    case ContourChoice::Color::Contrast:
    case ContourChoice::Color::Black:
        break;
    }
    return Qt::black;
}

void ContourDrawing::paint(QPainter& painter, const Place& place, const QFont& font,
                           const QString& note, const std::stop_token& stop) const
{
    std::vector<QPolygonF> lines;
    for (const DrawnContours::Line& line : m_contours->lines)
        lines.push_back(pixelsOf(line.points, place));
    painter.setFont(font);
    paintLines(painter, lines, stop);
    if (m_choice.hasValues && !stop.stop_requested())
        paintValues(painter, lines, place.clip);
    if (m_contours->leftOut > 0)
        paintNote(painter, place.clip, note);
}

// Wide pens cost many times what those of one pixel do: a rim is the lines again, beside them.
void ContourDrawing::paintLines(QPainter& painter, const std::vector<QPolygonF>& lines,
                                const std::stop_token& stop) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const bool isContrast = m_choice.color == ContourChoice::Color::Contrast;
    const bool hasRim = isContrast || m_choice.color == ContourChoice::Color::ByValue;
    if (hasRim && m_points <= mostPointsWithRim) {
        QColor rim = isContrast ? Qt::white : Qt::black;
        rim.setAlpha(rimOpacity);
        painter.setPen(QPen(rim, 1));
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            for (const QPolygonF& line : lines)
                painter.drawPolyline(line.translated(way));
    }
    for (std::size_t i = 0; i < lines.size() && !stop.stop_requested(); ++i) {
        painter.setPen(QPen(colorOf(m_contours->lines[i].level), 1));
        painter.drawPolyline(lines[i]);
    }
}

// Along the lines, where there is room; each in its colour on a rim that is seen on all colours.
void ContourDrawing::paintValues(QPainter& painter, const std::vector<QPolygonF>& lines,
                                 const QRect& room) const
{
    const QFontMetrics metrics(painter.font());
    std::vector<QRectF> taken;
    std::map<double, int> written; // of each level
    for (const std::size_t i : longestFirst(lines)) {
        const double level = m_contours->lines[i].level;
        if (std::ssize(taken) == mostValues)
            break;
        if (written[level] == mostValuesOfLevel)
            continue;
        const QString text = QString::fromStdString(m_texts.of(level));
        const double width = metrics.horizontalAdvance(text);
        for (const double share : {0.5, 0.25, 0.75, 0.1, 0.9}) {
            const QLineF place = middleOf(lines[i], share, width);
            if (place.isNull())
                break;
            QRectF box(QPointF(), QSizeF(width + 8, width + 8));
            box.moveCenter(place.center());
            const auto overlaps = [&box](const QRectF& other) { return other.intersects(box); };
            if (!QRectF(room).contains(box) || std::ranges::any_of(taken, overlaps))
                continue;
            taken.push_back(box);
            ++written[level];
            QPainterPath letters;
            letters.addText(-width / 2, metrics.capHeight() / 2.0, painter.font(), text);
            const QColor color = colorOf(level);
            painter.save();
            painter.translate(place.center());
            painter.rotate(-place.angle());
            painter.strokePath(letters, QPen(color.lightness() < 128 ? Qt::white : Qt::black, 3,
                                             Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.fillPath(letters, color);
            painter.restore();
            break;
        }
    }
}

ContourLayer::ContourLayer(HeatmapPlot& plot, Scheduler& scheduler)
    : PicturePlottable(plot.xAxis, plot.yAxis), m_scheduler(scheduler)
{
    setLayer(plot.layerAbovePicture());
}

void ContourLayer::show(ContourDrawing drawing)
{
    m_drawing = std::move(drawing);
    if (m_drawing.contours())
        return;
    m_ticket.cancel();
    m_painted = {};
}

ContourDrawing::Place ContourLayer::placeNow() const
{
    const QPointF origin(keyAxis()->coordToPixel(0), valueAxis()->coordToPixel(0));
    const QPointF next(keyAxis()->coordToPixel(1), valueAxis()->coordToPixel(1));
    return {origin, next - origin, clipRect()};
}

QString ContourLayer::note() const
{
    return tr("%n level(s) with too many lines left out", nullptr, m_drawing.contours()->leftOut);
}

void ContourLayer::draw(QCPPainter* painter)
{
    if (!m_drawing.contours())
        return;
    const ContourDrawing::Place place = placeNow();
    if (m_drawing.points() <= mostPointsAtOnce || isInFigure()) {
        m_drawing.paint(*painter, place, parentPlot()->font(), note());
        return;
    }
    drawPainted(*painter, place);
    if (!m_painted.isOf(m_drawing, place))
        askFor(place);
}

// What was painted for another place is moved and stretched to where it belongs.
void ContourLayer::drawPainted(QPainter& painter, const ContourDrawing::Place& place) const
{
    if (m_painted.image.isNull())
        return;
    const ContourDrawing::Place& then = m_painted.place;
    const QPointF zoom(place.step.x() / then.step.x(), place.step.y() / then.step.y());
    const QPointF corner = then.clip.topLeft() - then.origin;
    const QRectF target(place.origin + QPointF(corner.x() * zoom.x(), corner.y() * zoom.y()),
                        QSizeF(then.clip.width() * zoom.x(), then.clip.height() * zoom.y()));
    painter.drawImage(target, m_painted.image);
}

void ContourLayer::askFor(const ContourDrawing::Place& place)
{
    if (m_ticket && m_asked.isOf(m_drawing, place))
        return;
    m_asked = {place, {}, m_drawing.contours()};
    const double ratio = parentPlot()->devicePixelRatioF();
    m_ticket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [drawing = m_drawing, place, ratio, font = parentPlot()->font(),
         note = note()](const std::stop_token& stop) {
            QImage image((QSizeF(place.clip.size()) * ratio).toSize(),
                         QImage::Format_ARGB32_Premultiplied);
            if (image.isNull()) // no room, or no memory
                return image;
            image.setDevicePixelRatio(ratio);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.translate(-place.clip.topLeft());
            drawing.paint(painter, place, font, note, stop);
            return image;
        },
        [this](QImage image) {
            m_ticket.cancel();
            m_painted = std::exchange(m_asked, {});
            m_painted.image = std::move(image);
            parentPlot()->replot(QCustomPlot::rpQueuedReplot);
        });
}

PlaneContours::PlaneContours(HeatmapLook& look, PlanePane& pane, Scheduler& scheduler,
                             QObject* parent)
    : QObject(parent),
      m_look(look),
      m_pane(pane),
      m_scheduler(scheduler),
      m_layer(new ContourLayer(pane.plot(), scheduler))
{
    connect(&look, &HeatmapLook::changed, this, &PlaneContours::refresh);
    connect(&pane, &PlanePane::arrived, this, &PlaneContours::refresh);
    connect(&pane, &PlanePane::asked, this, &PlaneContours::refresh);
}

void PlaneContours::refresh()
{
    const ContourChoice& choice = m_look.contours();
    const PicturePtr picture = m_pane.plot().sharedPicture();
    const bool isWanted = choice.isOn && picture && canHaveContours(*picture);
    const PicturePtr before = std::exchange(m_picture, isWanted ? picture : nullptr);
    const bool isOtherChoice = std::exchange(m_choice, choice) != choice;
    if (m_picture == before && !isOtherChoice)
        return;
    m_ticket.cancel();
    if (!isWanted || (before && before->plane != picture->plane))
        show(nullptr);
    if (!isWanted)
        return;
    m_ticket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [picture, choice](std::stop_token stop) -> Result<DrawnContours> {
            const std::vector<double> levels =
                levelsOf(choice, picture->range, picture->options.scale);
            BLOSCOPE_TRY(const Contours found,
                         contoursOf(picture->numbers, levels, {std::move(stop)}));
            return drawnContours(*picture, found);
        },
        [this](Result<DrawnContours> drawn) {
            if (drawn)
                show(std::make_shared<const DrawnContours>(*std::move(drawn)));
        });
}

void PlaneContours::show(std::shared_ptr<const DrawnContours> contours)
{
    if (!contours && !m_layer->contours())
        return;
    m_layer->show(ContourDrawing(std::move(contours), m_choice, m_pane.source()->dtype(),
                                 m_picture ? m_picture->range : ValueRange()));
    m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
    emit changed();
}

} // namespace bloscope
