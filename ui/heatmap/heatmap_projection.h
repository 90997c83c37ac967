#pragma once

#include "core/array/cell_source.h"
#include "ui/document/document.h"
#include "ui/plane/plane_computation.h"
#include "ui/worker/long_job.h"
#include "ui/worker/scheduler.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>

class QAction;
namespace bloscope {

class HeatmapLook;
class ProjectionDialog;
class TurningVolume;
struct ExportOffer;
struct VolumeView;

// What the planes of a heatmap are computed from, as it is chosen there: the cells of the look
// become those of a projection, or of a difference, which have the same shape. Of many cells a
// projection of a few indices comes first; meanwhile that of all is computed, and takes its place.
// Turned volumes come from a TurningVolume; until then what was shown before stays.
// Lives in the GUI thread.
class HeatmapProjection : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapProjection(const Document& document, HeatmapLook& look, Scheduler& scheduler,
                      QWidget* parent);

    QAction* action() const { return m_action; }                 // asks
    const QList<QAction*>& actions() const { return m_actions; } // this one, and those that turn
    const std::optional<PlaneComputation>& choice() const { return m_choice; }
    void choose(const std::optional<PlaneComputation>& wanted); // nothing if it does not fit
    void end();                                                 // by the user

    void load();                   // for the slice of the document, and the look, as they are now
    void fail(const Error& error); // it could not be read: it is not shown
    void stop();                   // while nobody looks

    // The cells to draw: those of the look where nothing is chosen or it cannot be shown.
    const CellSourcePtr& source() const { return m_source; }
    bool isShown() const { return m_shown.has_value(); }
    const std::optional<PlaneComputation>& shown() const { return m_shown; }
    // The same of all indices, also while the picture is of fewer.
    const CellSourcePtr& wholeSource() const { return isShown() && m_all ? m_all : m_source; }
    bool isTurned() const { return isShown() && m_shown->kind == PlaneComputation::Kind::Turned; }
    QString title() const; // "Maximum over z: 0–119"; empty where it is not shown
    // Of the picture: a side of the patient is not where it was once a volume is turned.
    DimensionLabels axisLabels() const;
    // The title with a link to end it and how far it is, or why it is not shown; as rich text.
    QString note() const;
    void offer(ExportOffer& offer) const; // isShown()
    static constexpr QLatin1String endLink = QLatin1String("projection");

 signals:
    void choiceChanged(); // load() is to follow
    void chosen();        // by the user
    void changed();       // source()
    void noteChanged();

 private:
    struct Wish {
        CellSourcePtr base;
        PlaneComputation computation;
        Slice plane;
        bool operator==(const Wish&) const = default;
    };

    Wish wishNow() const;
    QString whyNotShown() const;
    VolumeView volume() const;
    Result<CellSourcePtr> computed(std::int64_t step) const;
    void addAction(QAction* action, const QKeySequence& key);
    void connectVolume();
    void turn(int degrees);
    void compute();
    void computeTurned();
    bool takesLong() const;
    void computeAll();
    void show(CellSourcePtr source);
    void showCells();
    void take(const PlaneComputation& wanted);
    void ask();
    QString progressText() const;

    const Document& m_document;
    HeatmapLook& m_look;
    Scheduler& m_scheduler;
    QWidget* m_parent;
    QAction* m_action;
    QList<QAction*> m_actions;
    std::optional<PlaneComputation> m_choice;
    std::optional<Wish> m_wish; // that is followed
    CellSourcePtr m_all;        // what is computed for it, of all indices; may be null
    CellSourcePtr m_source;
    std::optional<PlaneComputation> m_shown; // that the source is of
    QString m_problem;                       // why it is not shown
    bool m_hasFailed = false;                // because of an error
    std::unique_ptr<LongJob> m_job;
    TurningVolume* m_volume;
    QPointer<ProjectionDialog> m_dialog;
};

} // namespace bloscope
