#pragma once

#include "core/measure/line_profile.h"
#include "core/measure/region_report.h"
#include "core/measure/region_scan.h"
#include "ui/measure/region_set.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// What is seen in place of the cells of an array: a projection along a dimension, or a difference.
struct ComputedCells {
    CellSourcePtr original; // the cells of the array
    std::size_t dimension = 0;
    bool isFolded = false;  // all indices of the dimension have become one
    QString title;          // "Maximum over z: 0–59"
    std::string plainTitle; // as reports have it: "maximum over z 0-59"

    bool operator==(const ComputedCells&) const = default;
};

// Of what regions are measured: the cells as they are now, in the slice that is shown, or through
// all indices of one more dimension.
struct MeasuredSlice {
    CellSourcePtr source;
    Slice slice;
    std::optional<std::size_t> through = {};
    GeometryPtr geometry;
    std::optional<ComputedCells> computed = {}; // that the source is of

    // What a region takes: its own place, or that of the slice where it has none.
    Slice of(const Region& region) const;
    // The dimension along which it goes through all slices: an area that does not lie along it.
    std::optional<std::size_t> throughOf(const Region& region) const;
    // What is measured in it, unless it lies along a dimension that has been folded: null for the
    // cells of the array.
    const ComputedCells* computedOf(const Region& region) const;
    bool isFoldedIn(const Region& region, std::size_t dimension) const;
    const CellSourcePtr& cellsOf(const Region& region) const;

    bool operator==(const MeasuredSlice&) const = default;
};

// What is found in a region. For worker threads. Errors: Cancelled.
enum class WithCurve { No, Yes };
Result<MeasuredRegion> measuredIn(const MeasuredSlice& slice, const Region& region, WithCurve curve,
                                  const Job& job);

using MeasuredPtr = std::shared_ptr<const MeasuredRegion>;

// What is drawn of the selected region: values along a line, or the mean of an area along a
// dimension.
struct RegionCurve {
    RegionPtr of;
    LineProfile profile = {};             // of a line
    std::vector<CoursePoint> course = {}; // of an area
    std::size_t dimension = 0;            // that the course goes along
};

// Measures the regions of a set on a worker, while somebody looks: those that have changed, the
// selected one first. What is under way is finished while somebody drags, unless it takes long: so
// the figures follow the mouse. GUI thread.
class RegionMeasurer : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    RegionMeasurer(const RegionSet& set, Scheduler& scheduler, QObject* parent = nullptr);

    void setSlice(const MeasuredSlice& slice);
    const MeasuredSlice& slice() const { return m_slice; }
    void setRunning(bool runs); // somebody looks

    // Of a region as it is, or as it was a moment ago; null: not known yet.
    MeasuredPtr found(std::size_t which) const;
    bool isFoundNow(std::size_t which) const; // of the region as it is
    bool areAllFound() const;
    const RegionCurve& curve() const { return m_curve; } // of the selected region

 signals:
    void changed(); // found()
    void curveChanged();

 private:
    // What was measured last in a place of the set, and of what.
    struct Entry {
        RegionPtr region;
        MeasuredPtr found;
    };

    void take();
    void stop(); // what is under way
    void takeSelection();
    void proceed();
    std::optional<std::size_t> next() const;
    void measure(std::size_t which);
    void proceedWithCurve();

    const RegionSet& m_set;
    Scheduler& m_scheduler;
    MeasuredSlice m_slice;
    bool m_isRunning = false;
    std::vector<Entry> m_entries; // one for each region of the set
    RegionCurve m_curve;
    RegionPtr m_measured;                      // being
    RegionPtr m_drawn;                         // whose curve is being read
    std::optional<std::size_t> m_placeOfDrawn; // in the set
    Ticket m_measuring;
    Ticket m_drawing;
    QTimer m_patience; // for what is under way, once it is no longer wanted
};

} // namespace bloscope
