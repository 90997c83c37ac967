#pragma once

#include "core/array/cell_source.h"
#include "core/plane/picture_plane.h"
#include "ui/plane/shown_plane.h"
#include "ui/worker/scheduler.h"

#include <QObject>

namespace bloscope {

// Reads the one cell of a picture that somebody points at, as exactly as the table shows it, and
// anew when the picture is of other cells. Only the newest wish is followed.
class PointedCell : public QObject {
    Q_OBJECT

 public:
    enum class Of {
        Picture,
        Another // array at the same indices, which has no colour channels
    };
    // `shown` and the scheduler live longer.
    PointedCell(const ShownPlane& shown, Of of, Scheduler& scheduler, QObject* parent = nullptr);

    void setSource(CellSourcePtr source); // of another array; null, as at first: of none
    void pointAt(CellPosition position);  // of the picture; {-1, -1} at none
    void read();                          // again, when it was stopped
    void stop() { m_reading.cancel(); }

 signals:
    // In rows and columns of the slice; {-1, -1} when there is none. The problem is a sentence,
    // empty for cells that are fine.
    void changed(bloscope::CellPosition cell, const QString& exactText, const QString& problem);

 private:
    const ShownPlane& m_shown;
    Of m_of;
    Scheduler& m_scheduler;
    CellSourcePtr m_another;
    CellPosition m_position; // of the picture
    Ticket m_reading;
};

} // namespace bloscope
