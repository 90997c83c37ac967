#pragma once

#include "ui/cells/cell_source.h"
#include "ui/picture/picture_plane.h"
#include "ui/worker/scheduler.h"

#include <QObject>

namespace bloscope {

// Reads the one cell of a picture that somebody points at, as exactly as the table shows it. Only
// the newest wish is followed.
class PointedCell : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit PointedCell(Scheduler& scheduler, QObject* parent = nullptr);

    void setSource(CellSourcePtr source); // reads the cell again from another one
    void setPlane(const PicturePlane& plane);
    void pointAt(CellPosition position); // of the picture; {-1, -1} at none
    void stop() { m_reading.cancel(); }

 signals:
    // In rows and columns of the slice; {-1, -1} when there is none. The problem is a sentence,
    // empty for cells that are fine.
    void changed(bloscope::CellPosition cell, const QString& exactText, const QString& problem);

 private:
    void read();

    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    PicturePlane m_plane;
    CellPosition m_position; // of the picture
    Ticket m_reading;
};

} // namespace bloscope
