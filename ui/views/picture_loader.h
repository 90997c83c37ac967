#pragma once

#include "ui/views/plane_picture.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QTimer>
#include <memory>

namespace bloscope {

using PicturePtr = std::shared_ptr<const PlanePicture>;

// Makes the pictures of a heatmap, elsewhere: a coarse one of the whole plane first, which chooses
// the range; then what is in sight, exactly. Only the newest wish is followed. What can be had by
// giving the picture that is shown other colours is not read again.
class PictureLoader : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit PictureLoader(Scheduler& scheduler, QObject* parent = nullptr);

    // Where cells come from. What was wanted of another source is forgotten.
    void setSource(CellSourcePtr source);
    const CellSourcePtr& source() const { return m_source; }

    // Asks for a picture in the place of `shown`, which may be null. The range of the request is
    // chosen here.
    void want(const PictureRequest& wanted, PicturePtr shown);
    void stop();

    bool isReadingDetail() const { return static_cast<bool>(m_detail); }
    // Of the plane that is wanted, once it is known.
    const std::optional<ValueRange>& range() const { return m_range; }

 signals:
    void arrived(const bloscope::PicturePtr& picture); // perhaps of a plane wanted before
    void failed(const bloscope::Error& error);
    void isSlow();

 private:
    void proceed();
    std::optional<ValueRange> rangeWithoutReading() const;
    bool isGoodEnough(const PictureRequest& wanted) const;
    Ticket read(PictureRequest request, void (PictureLoader::*arrives)(Result<PlanePicture>));
    Ticket recolor();
    void overviewArrived(Result<PlanePicture> answer);
    void detailArrived(Result<PlanePicture> answer);
    void deliver(Result<PlanePicture> answer);

    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    std::optional<PictureRequest> m_wanted;
    PicturePtr m_shown;
    std::optional<ValueRange> m_range;
    Ticket m_overview;
    Ticket m_detail;
    QTimer m_slowTimer;
};

} // namespace bloscope
