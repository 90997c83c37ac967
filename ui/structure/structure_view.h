#pragma once

#include "ui/document/byte_focus.h"
#include "ui/structure/structure_tree_model.h"
#include "ui/structure/tree_state.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QPoint;

namespace bloscope {

class StructureFilter;
class StructureTree;

// The structure of one file with a search box above it. The box filters what is loaded; "chunk 17"
// goes there instead, however many chunks there are.
class StructureView : public QWidget {
    Q_OBJECT

 public:
    // Both live longer than the view; the model may be given to several.
    StructureView(const QString& fileName, StructureSourcePtr source, Scheduler& scheduler,
                  QWidget* parent = nullptr);

    void focusSearch();
    bool goToChunk(std::int64_t chunk); // false when there is none
    // These two end a search, and wait for what is not loaded yet.
    void showChunk(std::int64_t chunk);
    void goToPart(const QString& partName);
    // Goes to the row of some bytes, or as near to it as there are rows; opens what it lies in.
    void showRange(const NamedRange& range);

    // From here on the menu of a row leads to its bytes and blocks: there is a view of them.
    void offerBytes() { m_offersBytes = true; }

    QModelIndex currentRow() const; // invalid when there is none
    TreeState state() const;
    void restore(const TreeState& state); // as far as it is loaded, then the rest

 signals:
    void currentRowChanged();                              // another one, or what it shows
    void placeChosen(const bloscope::BytePlace& place);    // the bytes of a row, by the user
    void bytesWanted();                                    // of placeChosen()
    void blockWanted(const bloscope::BlockAddress& block); // step by step
    void embeddedWanted(const QString& name, const bloscope::ByteSourcePtr& source);

 private:
    void search(const QString& text);
    void goToFound();
    void goTo(const QModelIndex& sourceIndex);
    void showFirstParts();
    void tellPlace();
    void showMenu(const QPoint& at);
    void addWaysToBytes(QMenu& menu);

    StructureTreeModel* m_model;
    StructureFilter* m_filter;
    QLineEdit* m_searchBox;
    StructureTree* m_tree;
    // To be shown when the parts arrive.
    QPointer<TreeStateKeeper> m_follower; // on the way to a range
    QString m_wantedPart;
    std::int64_t m_wantedChunk = -1;
    bool m_offersBytes = false;
};

} // namespace bloscope
