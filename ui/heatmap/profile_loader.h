#pragma once

#include "ui/curve/curve_picture.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <memory>

namespace bloscope {

// Reads a line of cells elsewhere: where all of them take long, some first, then all. Only the
// newest wish is followed.
class ProfileLoader : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    ProfileLoader(ArrayPtr array, Scheduler& scheduler, QObject* parent = nullptr);

    // Some cells of a single line, in so many reaches at most. Where the same is known, or about to
    // be, nothing happens.
    void want(const CellSourcePtr& source, const CurveSlice& line, const PointRange& part,
              std::int64_t reaches);
    void stop(); // and forgets what was wanted

 signals:
    void arrived(const std::shared_ptr<const bloscope::CurvePicture>& profile);
    void failed(const bloscope::Error& error);

 private:
    void read(std::int64_t step);

    ArrayPtr m_array;
    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    CurveRequest m_wanted;
    Ticket m_reading;
};

} // namespace bloscope
