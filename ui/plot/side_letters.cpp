#include "ui/plot/side_letters.h"

#include "ui/document/dimension_labels.h"
#include "ui/picture/picture_plane.h"

namespace bloscope {

namespace {

constexpr int shadeOpacity = 130;
constexpr QMargins shadeMargins{4, 0, 4, 0}; // pixels

struct EdgePlace {
    QPointF ratio; // of the room between the axes
    Qt::Alignment alignment;
};

constexpr std::array<EdgePlace, 4> edgePlaces{{{{0, 0.5}, Qt::AlignLeft | Qt::AlignVCenter},
                                               {{1, 0.5}, Qt::AlignRight | Qt::AlignVCenter},
                                               {{0.5, 0}, Qt::AlignHCenter | Qt::AlignTop},
                                               {{0.5, 1}, Qt::AlignHCenter | Qt::AlignBottom}}};

std::optional<PatientSides> turnedRound(const std::optional<PatientSides>& sides)
{
    return sides ? std::optional(PatientSides{sides->last, sides->first}) : std::nullopt;
}

// Of what a slice takes of a dimension, in that order.
std::optional<PatientSides> sidesAlong(const Slice& slice, std::optional<std::size_t> dimension,
                                       const DimensionLabels& labels)
{
    if (!dimension)
        return {};
    const auto sides = labels.sides(*dimension);
    return slice[*dimension].step < 0 ? turnedRound(sides) : sides;
}

} // namespace

SideLetters::SideLetters(QCustomPlot& plot)
    : m_plot(plot),
      m_letters{makeLetter(Left), makeLetter(Right), makeLetter(Top), makeLetter(Bottom)}
{
}

QCPItemText* SideLetters::makeLetter(Edge edge)
{
    auto* letter = new QCPItemText(&m_plot);
    letter->setLayer("axes");
    letter->setClipToAxisRect(true);
    letter->setSelectable(false);
    letter->setVisible(false);
    letter->setColor(Qt::white);
    letter->setBrush(QColor(0, 0, 0, shadeOpacity));
    letter->setPadding(shadeMargins);
    letter->position->setType(QCPItemPosition::ptAxisRectRatio);
    letter->position->setCoords(edgePlaces[edge].ratio);
    letter->setPositionAlignment(edgePlaces[edge].alignment);
    return letter;
}

void SideLetters::setPlane(const PicturePlane& plane, const DimensionLabels& labels)
{
    m_down = sidesAlong(plane.slice(), plane.rowDimension(), labels);
    m_across = sidesAlong(plane.slice(), plane.columnDimension(), labels);
    follow();
}

// The first row is at the top, the first column at the left, unless somebody has turned them round.
void SideLetters::follow()
{
    const auto across = m_plot.xAxis->rangeReversed() ? turnedRound(m_across) : m_across;
    const auto down = m_plot.yAxis->rangeReversed() ? m_down : turnedRound(m_down);
    put(Left, Right, across);
    put(Top, Bottom, down);
}

void SideLetters::put(Edge begin, Edge end, const std::optional<PatientSides>& sides)
{
    QFont font = m_plot.font();
    font.setBold(true);
    for (const Edge edge : {begin, end}) {
        QCPItemText& letter = *m_letters[edge];
        letter.setFont(font);
        letter.setVisible(sides.has_value());
        letter.setText({});
        if (sides)
            letter.setText(QString(QLatin1Char(edge == begin ? sides->first : sides->last)));
    }
}

QStringList SideLetters::texts() const
{
    QStringList texts;
    for (const QCPItemText* letter : m_letters)
        texts << letter->text();
    return texts;
}

} // namespace bloscope
