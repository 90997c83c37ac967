#include "ui/brush/brush_targets.h"

#include "core/cells/overlay_source.h"
#include "core/plane/label_counts.h"
#include "core/plane/value_scale.h"
#include "core/statistics/label_sizes.h"
#include "ui/document/label_look_book.h"
#include "ui/document/open_request.h"
#include "ui/document/value_changes.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/pane_overlay.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/text/error_text.h"

#include <QPointer>
#include <algorithm>
#include <utility>

namespace bloscope {

// Labels that lie over the picture of a plane. Their edits wait in the tab of their file, which
// is opened behind the others before they are painted.
class LabelTarget : public BrushTarget {
    Q_OBJECT

 public:
    // It lives longer.
    explicit LabelTarget(const HeatmapOverlay& overlay, QObject* parent = nullptr);

    QString name() const override;
    bool isPossible() const override;
    const DType& dtype() const override;
    LabelNames names() const override;
    ElementBytes part() const override { return {0, dtype().itemsize}; }
    CellSourcePtr source() const override;
    void prepare() override;
    ValueChanges* changes() const override;
    std::optional<DocumentAddress> elsewhere() const override;
    QString editObstacle() const override;
    QString momentaryObstacle() const override;
    QString editObstacleAt(const PicturePlane& plane, CellPosition position) const override;
    CellsOf cellsOf() const override;
    SourceOf sourceOf() const override;
    PicturePtr picture(const PaintedPane& in) const override { return in.overlay.picture(); }
    bool isDrawn(const PaintedPane& in) const override { return !in.overlay.isReadingDetail(); }
    QRgb colorOf(double number, const PaintedPane&) const override
    {
        return m_overlay.colorOf(number);
    }
    int opacityOf(double number) const override;

 signals:
    void documentWanted(const bloscope::OpenRequest& request); // in a tab behind the others

 private:
    void follow();
    QString fileName() const;

    const HeatmapOverlay& m_overlay;
    QPointer<ValueChanges> m_followed;
    bool m_wasInTab = false;
};

namespace {

constexpr int leastOpacity = 30; // percent: what is painted is seen, however labels are drawn

// Without colour channels, of which an overlay shows the first one.
PicturePlane withoutChannels(const PicturePlane& plane)
{
    return PicturePlane(plane.slice());
}

CellSourcePtr notOwned(const SliceReader& values)
{
    return {CellSourcePtr(), &values};
}

} // namespace

LabelTarget::LabelTarget(const HeatmapOverlay& overlay, QObject* parent)
    : BrushTarget(parent), m_overlay(overlay)
{
    connect(&overlay, &HeatmapOverlay::shownChanged, this, &BrushTarget::changed);
    connect(&overlay.document(), &OverlayDocument::namesChanged, this, &BrushTarget::changed);
    connect(&overlay.document(), &OverlayDocument::changesChanged, this, &LabelTarget::follow);
}

void LabelTarget::follow()
{
    if (m_followed)
        m_followed->disconnect(this);
    m_followed = changes();
    if (m_followed)
        connect(m_followed, &ValueChanges::abilityChanged, this, &BrushTarget::changed);
    emit changed();
    const bool isInTab = m_overlay.document().isInTab();
    if (std::exchange(m_wasInTab, isInTab) && !isInTab)
        emit lost();
}

QString LabelTarget::fileName() const
{
    return m_overlay.array()->address.name();
}

QString LabelTarget::name() const
{
    return tr("Labels: %1").arg(fileName());
}

bool LabelTarget::isPossible() const
{
    return m_overlay.array() && m_overlay.array()->holdsLabels();
}

const DType& LabelTarget::dtype() const
{
    return m_overlay.array()->array->dtype();
}

LabelNames LabelTarget::names() const
{
    return m_overlay.array() ? m_overlay.array()->names : LabelNames();
}

CellSourcePtr LabelTarget::source() const
{
    return m_overlay.array()->cells;
}

void LabelTarget::prepare()
{
    if (!m_overlay.document().isInTab())
        emit documentWanted(m_overlay.document().request());
}

ValueChanges* LabelTarget::changes() const
{
    return m_overlay.document().changes();
}

std::optional<DocumentAddress> LabelTarget::elsewhere() const
{
    return m_overlay.array()->address;
}

QString LabelTarget::editObstacle() const
{
    return changes() ? changes()->editObstacle() : QString();
}

QString LabelTarget::momentaryObstacle() const
{
    if (m_overlay.isHidden())
        return tr("The labels are hidden. Show them (O) to paint.");
    return changes() ? QString() : tr("%1 is still opening.").arg(fileName());
}

QString LabelTarget::editObstacleAt(const PicturePlane& plane, CellPosition position) const
{
    if (const QString why = momentaryObstacle(); !why.isEmpty())
        return why;
    const CellIndex index = withoutChannels(plane).indexAt(position);
    return changes()
        ->editObstacleAt(
            indexInOverlay(index, plane.slice().shape(), m_overlay.array()->array->shape()))
        .value_or(QString());
}

BrushTarget::CellsOf LabelTarget::cellsOf() const
{
    return [shape = m_overlay.array()->array->shape()](const PicturePlane& plane,
                                                       const CellRect& part) {
        return sliceOfOverlay(withoutChannels(plane).cellsOf(part), shape);
    };
}

BrushTarget::SourceOf LabelTarget::sourceOf() const
{
    return [below = m_overlay.array()->cells->shape()](const SliceReader& values) {
        return overlaySourceOf(notOwned(values), below);
    };
}

int LabelTarget::opacityOf(double number) const
{
    const OverlayLook& look = m_overlay.look();
    if (look.colors.map->isPalette() && drawnLabel(number) == 0)
        return 0;
    const int filled = look.isFilled(*look.colors.map) ? look.opacity : 0;
    return std::max(filled, leastOpacity) * 255 / OverlayLook::fullOpacity;
}

// The array that planes show, or the part of its elements that is drawn.
class PictureTarget : public BrushTarget {
    Q_OBJECT

 public:
    // Both live longer.
    PictureTarget(const HeatmapLook& look, ValueChanges& changes, QObject* parent = nullptr);

    QString name() const override;
    bool isPossible() const override;
    const DType& dtype() const override;
    LabelNames names() const override;
    ElementBytes part() const override;
    CellSourcePtr source() const override { return m_look.source(); }
    ValueChanges* changes() const override { return &m_changes; }
    QString editObstacle() const override;
    QString editObstacleAt(const PicturePlane& plane, CellPosition position) const override;
    CellsOf cellsOf() const override;
    SourceOf sourceOf() const override { return notOwned; }
    PicturePtr picture(const PaintedPane& in) const override;
    bool isDrawn(const PaintedPane& in) const override { return !in.pane.isReadingDetail(); }
    QRgb colorOf(double number, const PaintedPane& in) const override;
    int opacityOf(double) const override { return 255; }

 private:
    const HeatmapLook& m_look;
    ValueChanges& m_changes;
};

PictureTarget::PictureTarget(const HeatmapLook& look, ValueChanges& changes, QObject* parent)
    : BrushTarget(parent), m_look(look), m_changes(changes)
{
    connect(&look, &HeatmapLook::changed, this, &BrushTarget::changed);
    connect(&changes, &ValueChanges::abilityChanged, this, &BrushTarget::changed);
}

QString PictureTarget::name() const
{
    return tr("Image: %1").arg(m_changes.document().name());
}

bool PictureTarget::isPossible() const
{
    return areLabels(dtype()) && !m_look.drawsChannels();
}

const DType& PictureTarget::dtype() const
{
    return m_look.source()->dtype();
}

// Other pictures hold no labels, whatever lies beside them.
LabelNames PictureTarget::names() const
{
    return m_look.options().map->isPalette() ? shownLabelNames(m_changes.document()) : LabelNames();
}

ElementBytes PictureTarget::part() const
{
    const auto leaf = leafOf(m_look.part());
    return {leaf ? leaf->offset : 0, dtype().itemsize};
}

QString PictureTarget::editObstacle() const
{
    if (!areLabels(dtype()))
        return tr("Only whole numbers and Booleans can be painted.");
    if (m_look.drawsChannels())
        return tr("Colours cannot be painted. Show one channel at a time.");
    return m_changes.editObstacle();
}

QString PictureTarget::editObstacleAt(const PicturePlane& plane, CellPosition position) const
{
    return m_changes.editObstacleAt(plane.indexAt(position)).value_or(QString());
}

BrushTarget::CellsOf PictureTarget::cellsOf() const
{
    return [](const PicturePlane& plane, const CellRect& part) { return plane.cellsOf(part); };
}

PicturePtr PictureTarget::picture(const PaintedPane& in) const
{
    return in.pane.plot().sharedPicture();
}

QRgb PictureTarget::colorOf(double number, const PaintedPane& in) const
{
    const PicturePtr seen = picture(in);
    const HeatmapOptions& options = seen ? seen->options : m_look.drawnOptions();
    if (options.map->isPalette())
        return labelColor(*options.map, options.labels.get(), number);
    return seen ? options.map->at(ScalePosition(seen->range, options.scale).of(number))
                : options.map->at(0);
}

BrushTargets::BrushTargets(const HeatmapLook& look, const HeatmapOverlay& overlay,
                           ValueChanges& changes, QObject* parent)
    : QObject(parent),
      m_look(look),
      m_overlay(overlay),
      m_changes(changes),
      m_picture(new PictureTarget(look, changes, this)),
      m_labels(new LabelTarget(overlay, this)),
      m_current(m_picture)
{
    connectTarget(*m_picture);
    connectTarget(*m_labels);
    connect(m_labels, &LabelTarget::documentWanted, this, &BrushTargets::documentWanted);
}

void BrushTargets::connectTarget(BrushTarget& target)
{
    connect(&target, &BrushTarget::changed, this, &BrushTargets::update);
    connect(&target, &BrushTarget::lost, this, [this, &target] {
        if (&target == m_current)
            emit lost();
    });
}

bool BrushTargets::isOnLabels() const
{
    return m_current == m_labels;
}

QList<BrushTarget*> BrushTargets::possible() const
{
    QList<BrushTarget*> all;
    for (BrushTarget* target :
         {static_cast<BrushTarget*>(m_labels), static_cast<BrushTarget*>(m_picture)})
        if (target->isPossible())
            all << target;
    return all;
}

void BrushTargets::choose(BrushTarget* target)
{
    m_chosen = target;
    m_prefersImage = false;
    update();
}

void BrushTargets::preferImage()
{
    m_prefersImage = true;
    update();
}

// The choice is about these labels: with them it is forgotten. The image is the last one.
void BrushTargets::update()
{
    const QList<BrushTarget*> all = possible();
    if (!m_labels->isPossible())
        m_chosen = nullptr;
    BrushTarget* now = all.isEmpty()            ? m_picture
                       : all.contains(m_chosen) ? m_chosen
                       : m_prefersImage         ? all.last()
                                                : all.first();
    const std::optional<DocumentAddress> elsewhere = now->elsewhere();
    const bool isOther = now != m_current || elsewhere != m_elsewhere;
    m_current = now;
    m_elsewhere = elsewhere;
    emit changed();
    if (isOther)
        emit currentChanged();
}

QString BrushTargets::editObstacle() const
{
    const QString why = m_current->editObstacle();
    if (m_current->isPossible() || !m_overlay.array() || m_overlay.array()->holdsLabels())
        return why;
    return sentencesText({why, tr("The overlay %1 contains values other than labels.")
                                   .arg(m_overlay.array()->address.name())});
}

QString BrushTargets::editObstacleAt(const PicturePlane& plane, CellPosition position) const
{
    return plane.all().contains(position) ? m_current->editObstacleAt(plane, position) : QString();
}

const Document& BrushTargets::document() const
{
    return m_changes.document();
}

CellSourcePtr BrushTargets::image() const
{
    return m_look.source();
}

bool BrushTargets::refuse(const QString& sentence) const
{
    if (!m_current->isPossible())
        return false;
    if (isOnLabels())
        m_changes.refuse(sentence, m_overlay.document().request());
    else
        m_changes.refuse(sentence);
    return true;
}

} // namespace bloscope

#include "brush_targets.moc"
