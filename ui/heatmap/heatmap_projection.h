#pragma once

#include "core/array/cell_source.h"
#include "ui/document/document.h"
#include "ui/heatmap/plane_computation.h"
#include "ui/worker/long_job.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <QPointer>
#include <memory>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
namespace bloscope {

class HeatmapLook;
class IndexSpinBox;
struct ExportOffer;

// Asks what planes are computed from. The picture follows while one chooses.
class ProjectionDialog : public QDialog {
    Q_OBJECT

 public:
    // The document lives longer and has a dimension to compute along; `first` is shown first.
    ProjectionDialog(const Document& document, const PlaneComputation& first,
                     QWidget* parent = nullptr);

    void tell(const QString& sentence); // why nothing is computed, or empty

 signals:
    void computationChosen(const bloscope::PlaneComputation& computation);
    void offWanted();

 private:
    void layOut();
    void setComputation(const PlaneComputation& computation);
    void choose(const PlaneComputation& computation);
    void chooseDimension();

    const Document& m_document;
    PlaneComputation m_computation;
    QComboBox* m_kind;
    QComboBox* m_dimension;
    QLabel* m_fromCoordinate = nullptr;
    QLabel* m_toCoordinate = nullptr;
    QLabel* m_sentence;
    IndexSpinBox* m_from = nullptr;
    IndexSpinBox* m_to = nullptr;
};

// What the planes of a heatmap are computed from, as it is chosen there: the cells of the look
// become those of a projection, or of a difference, which have the same shape. Of many cells a
// projection of a few indices comes first; meanwhile that of all is computed, and takes its place.
// Lives in the GUI thread.
class HeatmapProjection : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapProjection(const Document& document, HeatmapLook& look, Scheduler& scheduler,
                      QWidget* parent);

    QAction* action() const { return m_action; } // asks
    const std::optional<PlaneComputation>& choice() const { return m_choice; }
    void choose(const std::optional<PlaneComputation>& wanted); // nothing if it does not fit
    void end();                                                 // by the user

    void load();                   // for the slice of the document, and the look, as they are now
    void fail(const Error& error); // it could not be read: it is not shown
    void stop();                   // while nobody looks

    // The cells to draw: those of the look where nothing is chosen or it cannot be shown.
    const CellSourcePtr& source() const { return m_source; }
    bool isShown() const { return m_wish && m_problem.isEmpty(); }
    QString title() const; // "Maximum over z: 0–119"; empty where it is not shown
    // The same with a link to end it and how far it is, or why it is not shown; as rich text.
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
    Result<CellSourcePtr> computed(std::int64_t step) const;
    void compute();
    bool takesLong() const;
    void computeAll();
    void show(CellSourcePtr source);
    void ask();

    const Document& m_document;
    HeatmapLook& m_look;
    Scheduler& m_scheduler;
    QWidget* m_parent;
    QAction* m_action;
    std::optional<PlaneComputation> m_choice;
    std::optional<Wish> m_wish; // that is followed
    CellSourcePtr m_all;        // what is computed for it, of all indices; may be null
    CellSourcePtr m_source;
    QString m_problem;        // why it is not shown
    bool m_hasFailed = false; // because of an error
    std::unique_ptr<LongJob> m_job;
    QPointer<ProjectionDialog> m_dialog;
};

} // namespace bloscope
