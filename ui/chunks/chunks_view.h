#pragma once

#include "ui/chunks/chunk_picture.h"
#include "ui/document/document.h"
#include "ui/slice/slice_view.h"

#include <QJsonObject>
#include <cstdint>
#include <optional>

class QComboBox;
class QLabel;
class QToolButton;
namespace bloscope {

class ByteFocus;
class ChunkMap;
class RowTableModel;
class RowTableView;

// How somebody looks at chunks: kept while their file is read again.
struct ChunksViewState {
    ChunkColoring coloring = ChunkColoring::Ratio;
    std::optional<std::int64_t> current = {}; // chunk
    // How many chunks there were, where somebody had scrolled to the last of them: more are
    // followed. Kept only while a file is read again.
    std::optional<std::int64_t> endInSight = {};
};

// How somebody looks at chunks, as a session keeps it.
QJsonObject toJson(const ChunksViewState& state);

// What is missing or makes no sense is as in a new view: the file may come from anywhere.
ChunksViewState chunksStateFrom(const QJsonObject& json);

// The chunks of an array: all of them as a table, and those of the plane that is shown as a map.
// What is chosen in one is chosen in the other; from there to the data and to the structure. The
// map looks at chunks only while the view is shown.
class ChunksView : public SliceView {
    Q_OBJECT

 public:
    // Both live longer than the view.
    ChunksView(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);

    // Offers to show the bytes of a chunk there, and its blocks step by step; it lives longer. What
    // is chosen here is chosen there.
    void setByteFocus(ByteFocus& focus);

    QWidget* bar() const override { return m_bar; }
    void copy() override;
    void goToChunk(std::int64_t chunk);

    ChunksViewState state() const;
    void restore(const ChunksViewState& state); // as far as it fits, once it is shown
    KeptState saveState() const override { return KeptState::of(state()); }
    void restoreState(const KeptState& kept) override { restore(kept.as(chunksStateFrom)); }

 protected:
    void load() override;
    void leave() override;
    void changeEvent(QEvent* event) override;

 private:
    QWidget* makeBar();
    QWidget* makeMap();
    void connectParts();

    void takeFile();
    void takeWanted();
    void showMap();
    void showProgress();
    QString planeText() const;

    std::int64_t currentChunk() const; // -1 for none
    void rowChosen();
    void cellChosen(ChunkPlane::Position cell);
    void showData();

    Document& m_document;
    Scheduler& m_scheduler;
    RowTableModel* m_model;
    RowTableView* m_rows;
    QToolButton* m_showData;
    QToolButton* m_showStructure;
    QToolButton* m_showBytes;
    QToolButton* m_showSteps;
    QComboBox* m_coloring;
    QLabel* m_planeText;
    ChunkMap* m_map;
    QLabel* m_legend;
    QLabel* m_progress;
    QWidget* m_bar;                          // with what is about the map
    std::optional<ChunksViewState> m_wanted; // of before, until it is shown

    ChunkMapCells m_cells;
    std::unique_ptr<ChunkSurvey> m_survey; // of m_cells.plane, not yet at its end
};

} // namespace bloscope
