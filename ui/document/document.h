#pragma once

#include "core/array/cell_rect.h"
#include "core/array/slice_reader.h"
#include "core/export/slice_code.h"
#include "core/frame/frame.h"
#include "core/geometry/frame_vectors.h"
#include "core/geometry/label_names.h"
#include "core/plane/plane_view.h"
#include "core/scan/chunk_summaries.h"
#include "ui/document/dimension_labels.h"
#include "ui/document/open_arrays.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

class ValueChanges;
class ViewChoice;

using CellIndex = std::vector<std::int64_t>; // of a cell in an array, one per dimension

// What the pages of an array need of a file, immutable.
struct OpenedFile {
    OpenRequest request;
    FramePtr frame;
    ArrayPtr array;
    std::shared_ptr<const SliceReader> reader;
    GeometryPtr geometry;                          // of the array; null: nothing is told
    std::optional<FrameAddress> frameAddress = {}; // nothing where other programs cannot reach it
    FrameVectorsPtr vectors = {};                  // of the frames of a recording
    GeometryPtr toldGeometry = {}; // without what was told by hand; null: it is the same
    LabelNames labelNames = {};    // if its numbers are labels
};

// One open file of the window and what is shown of it. Lives in the GUI thread; every view of the
// document shows the same slice() and changes it only through setSlice().
class Document : public QObject {
    Q_OBJECT

 public:
    // As long as it lives it is one of `open`, which lives longer; null: nobody knows of it.
    explicit Document(OpenedFile file, QObject* parent = nullptr, OpenArrays* open = nullptr);
    ~Document() override;

    ViewChoice* const choice; // which it owns

    const OpenRequest& request() const { return m_file.request; } // that opens it again
    const DocumentAddress& address() const { return request().address; }
    const QString& path() const { return address().path; }
    QString name() const { return address().name(); } // without its folder
    OpenArrays* openArrays() const { return m_open; } // among which it is; may be null
    const FramePtr& frame() const { return m_file.frame; }
    const ArrayPtr& array() const { return m_file.array; }
    // Of the values as they are now, edits included: whoever keeps one keeps those of its time. For
    // more than a look see whenSettled() in value_changes.h.
    const std::shared_ptr<const SliceReader>& reader() const { return m_file.reader; }
    // The file was saved, to the same place: takes what was opened there. Shape, elements and what
    // is told of both are the same (areShownAlike()).
    void takeFile(OpenedFile file);

    // What was seen of whole chunks of the file, by whichever view.
    const std::shared_ptr<ChunkSummaries>& summaries() const { return m_summaries; }
    // Edits of the array's values that are not saved yet.
    void setValues(const ValueEdits& values);
    // Who makes such edits, and is ready to; null: nobody.
    ValueChanges* changes() const;
    void setChanges(ValueChanges* changes);
    const std::optional<FrameAddress>& frameAddress() const { return m_file.frameAddress; }
    // What metadata tell of the dimensions and the values; one of the dimensions for each.
    const GeometryPtr& geometry() const { return m_file.geometry; }
    // The same without what was told by hand.
    const GeometryPtr& toldGeometry() const { return m_file.toldGeometry; }
    // What metadata tell of each frame of a recording, an index of the first dimension; null: of
    // none.
    const FrameVectorsPtr& vectors() const { return m_file.vectors; }
    // With a name for each dimension: as metadata names it, or else "dim 2".
    const DimensionLabels& dimensionLabels() const { return m_labels; }

    // How axes tell positions: in coordinates, or, where somebody wants that, in indices; and
    // whether they tell the sides of a patient.
    struct OnAxes {
        bool coordinates = true;
        bool sides = true;
        bool operator==(const OnAxes&) const = default;
    };
    DimensionLabels axisLabels() const;
    void setOnAxes(const OnAxes& shown);

    const Slice& slice() const { return m_slice; }
    void setSlice(const Slice& slice);
    void transpose(); // swaps rows and columns

    // The cell that somebody has marked, by its indices in the array; along dimensions that the
    // slice fixes it goes along with the slice: markChanged() then follows sliceChanged(). It may
    // lie outside of what the slice takes.
    const std::optional<CellIndex>& mark() const { return m_mark; }
    void setMark(const std::optional<CellIndex>& mark);

    // The part of the slice's rows and columns that somebody has zoomed to; nothing: all. It is
    // forgotten with another number of rows or columns.
    const std::optional<PlaneView>& partInSight() const { return m_partInSight; }
    void setPartInSight(const std::optional<PlaneView>& part);

    // The cell the user points at, in rows and columns of the slice; {-1, -1} for none. Views say
    // which cell is under the cursor and what its exact text is; the status bar listens.
    void setCurrentCell(CellPosition cell, const QString& exactText);
    CellPosition currentCell() const { return m_currentCell; }
    const QString& currentCellText() const { return m_currentCellText; }

 signals:
    // Once, when something of the array could not be read for the first time: "chunk 4: ...".
    void damageFound(const QString& reason);
    void fileChanged();    // array(), frame() and summaries() are others; valuesChanged() follows
    void valuesChanged();  // reader() is another
    void changesChanged(); // changes() is another
    void sliceChanged(const bloscope::Slice& slice);
    void markChanged();
    void axesChanged(); // axisLabels() are others
    void partInSightChanged();
    void currentCellChanged(bloscope::CellPosition cell, const QString& exactText);

 private:
    friend const LabelNames& labelNamesOf(const Document& document);
    friend void readAgain(Document& document);

    void prepareFile();
    void leaveFile();
    void listenForDamage();

    OpenedFile m_file;
    OpenArrays* m_open;
    QPointer<ValueChanges> m_changes;
    DimensionLabels m_labels;
    OnAxes m_onAxes;
    Slice m_slice;
    std::optional<CellIndex> m_mark;
    std::optional<PlaneView> m_partInSight;
    CellPosition m_currentCell;
    QString m_currentCellText;
    std::shared_ptr<ChunkSummaries> m_summaries;
};

// What its numbers are called if they are labels.
const LabelNames& labelNamesOf(const Document& document);

// What could not be read, as from a server out of reach, is read once more.
void readAgain(Document& document);

} // namespace bloscope
