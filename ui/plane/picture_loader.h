#pragma once

#include "ui/plane/plane_prefetch.h"
#include "ui/pyramid/kept_ground.h"
#include "ui/pyramid/pyramid_picture.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QTimer>
#include <memory>

namespace bloscope {

using PicturePtr = std::shared_ptr<const PlanePicture>;

// Makes the pictures of a heatmap, elsewhere: a coarse one of the whole plane first, which chooses
// the range; then what is in sight, exactly, where there is much to read in several pictures. What
// was reduced of large planes is kept as long as the source, unless that of others that were looked
// at since takes the room, and in a store from one opening of the file to the next. A plane of few
// cells may lie in blocks that are cached: it is coarse only when reading all of it takes longer
// than a moment. Only the newest wish is followed. What can be had by giving the picture that is
// shown other colours is not read again.
class PictureLoader : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit PictureLoader(Scheduler& scheduler, QObject* parent = nullptr);

    // Where cells come from. What was wanted of another source is forgotten.
    void setSource(CellSourcePtr source);
    const CellSourcePtr& source() const { return m_source; }
    // Planes that will be wanted next are read ahead from here; null, as at first: from nowhere.
    void readAheadFrom(std::shared_ptr<const SliceReader> reader);
    // Where large planes of the source are looked for, and kept once nobody waits for anything.
    void keepPlanes(const KeptPlanes& kept) { m_kept = kept; }

    // While planes are played, none but whole pictures arrive, one after the other, all in the
    // range of the first: what follows too quickly is left out.
    void setPlaying(bool plays);

    // Asks for a picture in the place of `shown`, which may be null. The range of the request is
    // chosen here.
    void want(const PictureRequest& wanted, PicturePtr shown);
    void stop();

    // Also while an overview arrives that more will follow.
    bool isReadingDetail() const;
    // Of the plane that is wanted, once it is known.
    const std::optional<ValueRange>& range() const { return m_range; }

 signals:
    void arrived(const bloscope::PicturePtr& picture); // perhaps of a plane wanted before
    void failed(const bloscope::Error& error);
    void isSlow();

 private:
    void proceed();
    void readOverview();
    void readDetail();
    bool isWorthTrying() const;
    bool isPlayingOn(const PictureRequest& wanted) const;
    std::optional<ValueRange> rangeWithoutReading() const;
    bool isGoodEnough(const PictureRequest& wanted) const;
    Ticket read(PictureRequest request, void (PictureLoader::*arrives)(Result<PlanePicture>));
    Ticket readCoarsely(PictureRequest request, const PyramidPlan& plan);
    Ticket readByTiles(PictureRequest request, const PyramidPlan& plan);
    Ticket recolor();
    void overviewArrived(Result<PlanePicture> answer);
    void detailArrived(Result<PlanePicture> answer);
    void deliver(Result<PlanePicture> answer);
    void show(PlanePicture picture);
    void keepPyramid() const;
    void readAhead();
    void keepPlane();

    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    std::shared_ptr<PlanePyramid> m_pyramid; // of the source
    std::optional<PictureRequest> m_wanted;
    KeptPlanes m_kept;
    PicturePtr m_shown;
    std::optional<ValueRange> m_range;
    bool m_isPlaying = false;
    std::optional<ValueRange> m_heldRange; // while it is playing
    bool m_isOverview = false;             // what is arriving
    Ticket m_overview;
    Ticket m_detail;
    Ticket m_keeping;
    QTimer m_slowTimer;
    QTimer m_overviewTimer; // while all of a plane is read without an overview
    PlanePrefetch* m_prefetch;
};

} // namespace bloscope
