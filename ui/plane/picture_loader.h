#pragma once

#include "core/plane/base_level.h"
#include "core/plane/picture_course.h"
#include "core/plane/pyramid_reading.h"
#include "ui/picture/plane_picture.h"
#include "ui/plane/plane_prefetch.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QTimer>
#include <memory>

namespace bloscope {

using PicturePtr = std::shared_ptr<const PlanePicture>;

// Makes the pictures of a heatmap, elsewhere, in the order of a PictureCourse: what it says is to
// be done is done by the scheduler. What was reduced of large planes is kept as long as the source,
// unless that of others that were looked at since takes the room, and in a store from one opening
// of the file to the next.
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
    bool isReadingDetail() const { return m_course.isReadingDetail(); }
    // Of the plane that is wanted, once it is known.
    const std::optional<ValueRange>& range() const { return m_course.range(); }

 signals:
    void arrived(const bloscope::PicturePtr& picture); // perhaps of a plane wanted before
    void failed(const bloscope::Error& error);
    void isSlow();

 private:
    struct Running {
        std::uint64_t number = 0; // of its task
        Ticket ticket;
    };
    using Event = void (PictureCourse::*)(PlaneNumbersPtr);

    void follow();
    void follow(Running& running, const std::optional<PictureTask>& task,
                Ticket (PictureLoader::*start)(const PictureTask&));
    Ticket startOverview(const PictureTask& task);
    Ticket startDetail(const PictureTask& task);
    Ticket startKeeping(const PictureTask& task);
    Ticket read(const PictureTask& task, Event arrives);
    Ticket readPreview(const PictureTask& task);
    Ticket readTiles(const PictureTask& task);
    Ticket recolor(const PictureTask& task);
    void arrive(Result<PlanePicture> answer, Event arrives);
    void show(const PicturePtr& picture);
    void keepPyramid() const;

    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    std::shared_ptr<PlanePyramid> m_pyramid; // of the source
    KeptPlanes m_kept;
    PictureCourse m_course;
    Running m_overview;
    Running m_detail;
    Running m_keeping;
    QTimer m_slowTimer;
    QTimer m_waitTimer; // while all of a plane is read without an overview
    PlanePrefetch* m_prefetch;
};

} // namespace bloscope
