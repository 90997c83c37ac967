#pragma once

#include "core/cells/element_part.h"
#include "core/plane/array_numbers.h"
#include "core/plane/contours.h"
#include "core/plane/picture_plane.h"
#include "core/plane/plane_shape.h"
#include "core/plane/value_distribution.h"
#include "ui/document/document.h"
#include "ui/plane/shown_plane.h"
#include "ui/worker/long_job.h"
#include <QPointer>
#include <QTimer>
#include <optional>
#include <vector>

namespace bloscope {

class RangePresets;

// The range and the histogram of a whole array, for pictures of all its planes: they are computed
// in the background, grow meanwhile, and are kept. Lives in the GUI thread; destroying it ends the
// work.
class ArrayRange : public QObject {
    Q_OBJECT

 public:
    // What is known so far.
    struct Found {
        ValueRange range;
        ValueDistribution distribution;
        double share = 0; // of the cells that were seen; 1: all
    };

    // Of the array of a document. Both live longer.
    ArrayRange(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    // Goes through the numbers of `source`, unless that has been done or stopped, and finds the
    // range that `options` choose.
    void want(const CellSourcePtr& source, const HeatmapOptions& options);
    // The values of some cells are others now: what was found stays until all is gone through
    // again, a moment later.
    void renew(const CellSourcePtr& source);
    void stop();  // what was found so far stays
    void leave(); // what was not found yet begins anew when it is wanted again

    const std::optional<Found>& found() const { return m_found; }
    bool isRunning() const { return m_job && m_job->isRunning(); }
    int percent() const; // of the cells that were seen
    // How much of the array is known, as rich text with a link to stop; empty once all of it is.
    QString note() const;

 signals:
    void changed(); // found() or percent()

 private:
    struct Shared; // with the worker

    void begin();
    void takeSample();
    void find();

    const Document& m_document;
    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    HeatmapOptions m_options;
    std::shared_ptr<Shared> m_shared;
    std::unique_ptr<LongJob> m_job;
    ArrayNumbersPtr m_sample;
    std::optional<Found> m_found;
    Ticket m_finding;
    QTimer m_renewTimer; // gathers edits
    bool m_isRenewal = false;
};

// Which sides are drawn the other way round, and whether somebody has chosen that.
struct ShownFlips : PlaneFlips {
    bool areChosen = false;
};

// What of an array is drawn in colours, and how, as somebody has chosen it: one for all views that
// draw planes of it. Lives in the GUI thread.
class HeatmapLook : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    HeatmapLook(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    // The part of structured and complex elements, at first the first one. Phases have colours of
    // their own, which go round: those of the other parts come back with them.
    void setPart(const ElementPart& part);                            // one of partsToDraw()
    const std::optional<ElementPart>& part() const { return m_part; } // nothing: there are none
    bool isPhase() const { return m_part && m_part->of == ElementPart::Of::Phase; }
    const CellSourcePtr& source() const { return m_source; } // of that part

    void setColors(const PlaneColors& colors); // of planes that have them
    const PlaneColors& colors() const { return m_colors; }

    // What the slice of the document is drawn as, by the view that is seen.
    void follow(const ShownPlane& shown);
    bool drawsChannels() const { return plane().hasColors(); }

    // Without a size; `isMapChosen`, by hand, as it was kept, or as before.
    void setOptions(const HeatmapOptions& options, std::optional<bool> isMapChosen = {});
    const HeatmapOptions& options() const { return m_options; }
    // What becomes of them: with the range of the array where it is wanted and known, in grey
    // below labels, as long as nobody has chosen other colours, and labels as the book has them.
    HeatmapOptions drawnOptions() const;

    // How it is seen: one plane at a time, or several together, which have one range. Planes have
    // the range of the array where somebody wants it; several of them unless somebody does not.
    enum class Seen { Nothing, Plane, Planes };
    void setSeen(Seen seen);
    void endSeen(Seen seen); // of a view that has gone out of sight, perhaps behind another one
    Seen seen() const { return m_seen; }
    void setOfArray(Seen seen, bool isOfArray);
    bool isOfArray(Seen seen) const;
    void setUsualMap(const ColorMap& map); // of heatmaps whose colours nobody has chosen
    void chooseMap(const ColorMap& map);   // by hand
    bool isMapChosen() const { return m_isMapChosen; }
    void setBelowLabels(bool below); // do labels lie over the pictures?

    // The range of the array, where pictures are to have it. It is looked for while it is seen.
    const ArrayRange::Found* rangeOfArray() const; // null: pictures have ranges of their own
    QString rangeNote() const; // as ArrayRange::note(); empty where it is not wanted
    void stopRange() { m_range->stop(); }

    void setAspect(std::optional<CellAspect> aspect); // nothing: what suits the plane
    const std::optional<CellAspect>& aspect() const { return m_aspect; }
    std::optional<double> cellHeight(const PicturePlane& plane) const; // in widths of a cell
    bool knowsSpacing() const; // of the plane: are its cells to be as far apart as in space?

    // Of rows and columns of the slice; nothing: as the file tells it, superior and north on top.
    void setFlips(const std::optional<PlaneFlips>& flips);
    ShownFlips flips() const;

    void setContours(const ContourChoice& contours);
    const ContourChoice& contours() const { return m_contours; }

    // Of the user, for all files; null: none can be kept. They live longer.
    RangePresets* rangePresets = nullptr;

 signals:
    void changed();
    void chosen(); // something, by the user, in whichever view

 private:
    PicturePlane plane() const { return m_shown ? m_shown->plane() : PicturePlane(); }
    CellSourcePtr sourceOfPart() const;
    void readLabelLooks(Scheduler& scheduler);
    void takeField();
    void takeColors();
    void shareColors(); // with linked documents
    bool wantsRangeOfArray() const;
    const ColorMap& drawnMap() const;
    void tell();
    void findRange();

    const Document& m_document;
    std::vector<double> m_spacing; // of the array, or none
    ArrayRange* m_range;
    std::optional<ElementPart> m_part;
    CellSourcePtr m_source;
    PlaneColors m_colors;
    QPointer<const ShownPlane> m_shown; // null: nobody has drawn it yet
    HeatmapOptions m_options;
    const ColorMap* m_usualMap = &colorMaps().front();
    bool m_isMapChosen = false;
    bool m_isBelowLabels = false;
    std::optional<HeatmapOptions> m_optionsOfNumbers; // while phases are drawn
    std::optional<CellAspect> m_aspect;
    std::optional<PlaneFlips> m_flips;
    ContourChoice m_contours;
    Seen m_seen = Seen::Nothing;
    bool m_areOfArray = true; // several planes
    Ticket m_readingLabels;
};

} // namespace bloscope
