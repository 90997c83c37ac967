#pragma once

#include "core/array/array.h"
#include "core/plane/curve_picture.h"
#include "ui/document/document.h"
#include "ui/worker/scheduler.h"

#include <QTimer>
#include <memory>

namespace bloscope {

using CurvePicturePtr = std::shared_ptr<const CurvePicture>;

// Has curves read, elsewhere. Of other curves some points of all come first, where all of them
// would take long; then what is in sight, exactly. Only the newest wish is followed.
class CurveLoader : public QObject {
    Q_OBJECT

 public:
    struct Wish {
        CurveSlice curve;
        PointRange inSight;
        bool showsAll = true;
        int pixels = 1; // of the screen, along the curves
        CurveScale scale = CurveScale::Linear;
    };

    // Of the array of a document. Document and scheduler live longer.
    CurveLoader(const Document& document, CellSourcePtr source, Scheduler& scheduler,
                QObject* parent = nullptr);

    // Where cells come from. What was wanted of another source is forgotten, and what is shown has
    // to be read again.
    void setSource(CellSourcePtr source);
    const CellSourcePtr& source() const { return m_source; }

    // Asks for curves in the place of `shown`, which may be null.
    void want(const Wish& wish, const CurvePicture* shown);
    void stop();
    bool isReading() const { return static_cast<bool>(m_reading); }
    int percent() const; // of what is read

 signals:
    void asked(); // for exact curves, if they are needed
    void arrived(const bloscope::CurvePicturePtr& picture);
    void failed(const bloscope::Error& error);
    void isSlow(); // again and again, while something is read

 private:
    CurveRequest request(const Wish& wish, const PointRange& part, std::int64_t step) const;
    CurveRequest exactRequest(const Wish& wish) const;
    void read(CurveRequest request);

    const Document& m_document;
    CellSourcePtr m_source;
    Scheduler& m_scheduler;
    bool m_isOfBefore = false; // what is shown: it is of another source
    Ticket m_reading;
    std::shared_ptr<Progress> m_progress; // in points
    QTimer m_slowTimer;
};

} // namespace bloscope
