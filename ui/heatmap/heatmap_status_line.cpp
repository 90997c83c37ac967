#include "ui/heatmap/heatmap_status_line.h"

#include "core/plane/color_bands.h"
#include "ui/controls/elided_label.h"
#include "ui/document/label_look_book.h"
#include "ui/find/special_finder.h"
#include "ui/heatmap/heatmap_projection.h"
#include "ui/heatmap/picture_legend.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/pointed_cell.h"
#include "ui/statistics/selection_statistics.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QTextDocument>
#include <limits>

namespace bloscope {

namespace {

constexpr int leastLetters = 12;

QString joinedPieces(const QStringList& pieces)
{
    return pieces.join(QStringLiteral(" &nbsp; "));
}

constexpr QLatin1String channelsLink("channels");

} // namespace

LegendLine::LegendLine(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void LegendLine::setPieces(const QStringList& richTexts)
{
    QStringList pieces = richTexts;
    pieces.removeAll(QString());
    if (pieces == m_pieces)
        return;
    m_pieces = pieces;
    fit();
}

double LegendLine::widthOf(const QString& richText) const
{
    QTextDocument text;
    text.setDefaultFont(font());
    text.setDocumentMargin(0);
    text.setHtml(richText);
    return text.idealWidth();
}

// The first ones, since what matters most stands there.
void LegendLine::fit()
{
    const double room = contentsRect().width();
    qsizetype count = m_pieces.size();
    QString shown = joinedPieces(m_pieces);
    while (count > 0 && widthOf(shown) > room)
        shown = joinedPieces(m_pieces.first(--count) << QStringLiteral("…"));
    setText(shown);
    setToolTip(count < m_pieces.size() ? joinedPieces(m_pieces) : QString());
}

void LegendLine::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void LegendLine::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

QSize LegendLine::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {letterWidth(fontMetrics()) * leastLetters,
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize LegendLine::minimumSizeHint() const
{
    return sizeHint();
}

HeatmapStatusLine::HeatmapStatusLine(Document& document, HeatmapLook& look,
                                     HeatmapProjection& projection, PlanePane& pane,
                                     HeatmapOverlay& overlay, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_look(look),
      m_projection(projection),
      m_pane(pane),
      m_plot(pane.plot()),
      m_overlay(overlay),
      m_legend(new LegendLine),
      m_selection(new ElidedLabel),
      m_statistics(new SelectionStatistics(scheduler, this)),
      m_finder(new SpecialFinder(document, scheduler, this)),
      m_pointed(new PointedCell(pane.shown(), PointedCell::Of::Picture, scheduler, this))
{
    layOut();
    takeLook();
    connectParts();
}

void HeatmapStatusLine::layOut()
{
    m_legend->setAccessibleName(tr("Picture legend"));
    m_selection->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_selection->setAccessibleName(tr("Statistics of the selected cells"));
    m_selection->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_selection->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 8, 4);
    row->addWidget(m_legend, 1);
    row->addWidget(m_selection, 2);
}

void HeatmapStatusLine::connectParts()
{
    connect(&m_look, &HeatmapLook::changed, this, &HeatmapStatusLine::takeLook);
    connect(&m_projection, &HeatmapProjection::noteChanged, this,
            &HeatmapStatusLine::describePicture);
    connect(&m_projection, &HeatmapProjection::changed, this, &HeatmapStatusLine::showSelection);
    connect(&m_plot, &HeatmapPlot::selectionChanged, this, &HeatmapStatusLine::showSelection);
    connect(m_statistics, &SelectionStatistics::textChanged, this,
            &HeatmapStatusLine::describeSelection);
    connect(&m_pane, &PlanePane::arrived, this, &HeatmapStatusLine::describePicture);
    connect(&m_pane, &PlanePane::asked, this, &HeatmapStatusLine::describePicture);
    connect(&m_pane, &PlanePane::isSlow, this, [this] { tellProgress(tr("Reading…")); });
    connect(&m_overlay, &HeatmapOverlay::legendChanged, this, &HeatmapStatusLine::describePicture);
    connect(m_legend, &QLabel::linkActivated, this, &HeatmapStatusLine::followLink);
    connect(m_finder, &SpecialFinder::found, this, &HeatmapStatusLine::showFound);
    connect(&m_plot, &HeatmapPlot::pointedAt, this, &HeatmapStatusLine::pointAt);
    connect(&m_pane.shown(), &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what == ShownPlane::What::Mark)
            return pointAt({});
        if (what != ShownPlane::What::Plane)
            return;
        m_finder->stop();
        showSelection();
    });
    connect(&m_overlay, &HeatmapOverlay::textChanged, this, &HeatmapStatusLine::tellPointedCell);
    connect(m_pointed, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& exactText, const QString& problem) {
                m_pointedCell = cell;
                m_pointedText = exactText;
                m_plot.setToolTip(problem);
                tellPointedCell();
            });
}

void HeatmapStatusLine::takeLook()
{
    describePicture();
    showSelection();
}

void HeatmapStatusLine::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_pointed->read(); // the cell again: it was told no more while hidden
    showSelection();
}

void HeatmapStatusLine::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_pointed->stop();
    m_finder->stop();
    m_statistics->clear();
}

std::optional<Slice> HeatmapStatusLine::selectedSlice() const
{
    const CellRect selected = m_plot.selection();
    return selected.isEmpty() ? std::nullopt : std::optional(m_pane.plane().cellsOf(selected));
}

// Angles have no sum and no mean.
void HeatmapStatusLine::showSelection()
{
    const bool isWanted = isVisible() && !m_look.isPhase();
    const std::optional<Slice> slice = isWanted ? selectedSlice() : std::nullopt;
    if (slice) {
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        const auto count = static_cast<std::uint64_t>(slice->cellCount().value_or(most));
        m_statistics->show(SelectedCells{cells(), m_document.summaries(), *slice, count, part()});
    } else {
        m_statistics->clear();
    }
    describeSelection();
}

void HeatmapStatusLine::describeSelection()
{
    const QString& text = m_statistics->text();
    m_selection->setVisible(!text.isEmpty());
    if (const auto slice = selectedSlice(); slice && !text.isEmpty())
        m_selection->setText(
            tr("Selected %1: %2").arg(QString::fromStdString(slice->text()), text));
    m_selection->setToolTip(m_selection->text());
}

void HeatmapStatusLine::describePicture()
{
    if (!m_finder->isSearching())
        tellProgress({});
}

void HeatmapStatusLine::tellProgress(const QString& sentence)
{
    m_progress = sentence;
    const PlanePicture* picture = m_plot.picture();
    m_legend->setPieces(picture ? piecesOf(*picture)
                                : QStringList{m_projection.note(), m_progress});
}

// Those of the array, of which parts are drawn, or what was computed from them.
CellSourcePtr HeatmapStatusLine::cells() const
{
    return m_projection.isShown() ? m_projection.source() : m_document.reader();
}

std::optional<DTypeLeaf> HeatmapStatusLine::part() const
{
    return m_projection.isShown() ? std::nullopt : leafOf(m_look.part());
}

// What is read most often stands first.
QStringList HeatmapStatusLine::piecesOf(const PlanePicture& picture) const
{
    const auto stage =
        m_pane.isReadingDetail() ? PictureLegend::Stage::Coarse : PictureLegend::Stage::Final;
    QStringList pieces{m_projection.note()};
    pieces << PictureLegend::linksTo(PictureLegend::entriesOf(picture));
    if (const auto& mosaic = picture.plane.mosaic())
        pieces << tr("Colours interpolated from the Bayer filter %1 (bilinear).")
                      .arg(QString::fromLatin1(mosaic->name.data(), std::ssize(mosaic->name)));
    pieces << PictureLegend::replaced(picture) << m_progress
           << PictureLegend::sampling(picture, stage) << m_look.rangeNote();
    if (likelyChannels(*m_document.array()) && !m_look.colors().bands)
        pieces << tr("This looks like an RGB image. <a href=\"%1\">Show it in colour</a>")
                      .arg(channelsLink);
    return pieces << m_overlay.legend();
}

void HeatmapStatusLine::followLink(const QString& link)
{
    if (link == channelsLink)
        emit channelsWanted(*likelyChannels(*m_document.array()));
    else if (link == HeatmapProjection::endLink)
        endProjection();
    else if (const auto kind = PictureLegend::kindOf(link))
        goToNext(*kind);
    else
        m_look.stopRange(); // the only other one
}

void HeatmapStatusLine::endProjection()
{
    m_projection.end();
    m_plot.setFocus(); // the link that had it has gone
}

void HeatmapStatusLine::goToNext(SpecialCell kind)
{
    tellProgress(tr("Searching…"));
    m_finder->find(cells(), m_pane.plane(), kind, m_plot.mark().value_or(CellPosition{}), part());
}

void HeatmapStatusLine::showFound(const Result<std::optional<CellPosition>>& found)
{
    describePicture();
    if (!found)
        emit notice(errorSentence(tr("The search failed"), found.error()));
    else if (const std::optional<CellPosition>& cell = *found)
        m_plot.markInSight(*cell);
    else
        emit notice(tr("This plane contains no such cell."));
}

// Where nothing is pointed at, the cell with the mark is.
void HeatmapStatusLine::pointAt(CellPosition position)
{
    if (position.row < 0)
        position = m_plot.mark().value_or(CellPosition{});
    m_pointed->pointAt(position);
    m_overlay.pointAt(position);
}

// A number of a turned volume is of no cell.
void HeatmapStatusLine::tellPointedCell()
{
    const QString above = m_overlay.textAt(m_pointedCell);
    const bool isLabel = m_look.options().map->isPalette();
    const QString named =
        isLabel ? namedLabel(m_pointedText, shownLabelNames(m_document)) : QString();
    const QString below = named.isEmpty() ? m_pointedText : named;
    const QString text = above.isEmpty() ? below : tr("%1 · %2").arg(below, above);
    const CellPosition cell = m_projection.isTurned() ? CellPosition{} : m_pointedCell;
    if (isVisible()) // otherwise it is what another view tells
        m_document.setCurrentCell(cell, text);
    const auto& [row, column] = cell;
    const QString index = row >= 0 ? indexText(m_document.slice().indexAt(row, column)) : QString();
    m_plot.setAccessibleValue(m_plot, row >= 0 ? index + ' ' + text : text);
}

} // namespace bloscope
