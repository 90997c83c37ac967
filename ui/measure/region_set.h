#pragma once

#include "core/measure/region.h"

#include <QJsonObject>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

using RegionPtr = std::shared_ptr<const Region>; // another one once anything of it has changed

// The regions that somebody has drawn over planes of an array, in their order: one set for all
// views of it. Each change is a step that can be undone, apart from the edits of the file. GUI
// thread.
class RegionSet : public QObject {
    Q_OBJECT

 public:
    using Regions = std::vector<RegionPtr>;

    using QObject::QObject;

    const Regions& regions() const { return m_regions; }
    bool isEmpty() const { return m_regions.empty(); }
    std::vector<Region> copies() const;

    std::optional<std::size_t> selected() const { return m_selected; } // below regions().size()
    RegionPtr selectedRegion() const;                                  // null: none
    void select(std::optional<std::size_t> which);
    void selectNext(int steps);

    // Selects it, and gives it a name where it has none: of its kind, or of `word`, with a number.
    // False where there are too many.
    bool add(Region region, const QString& word = {});
    bool addCopy(Region region); // with the name of the original, and another number
    // Gives the place of one to another. Changes that follow one another between begin and
    // endMoving() are one step.
    void replace(std::size_t which, Region region);
    void endMoving();
    void beginMoving();
    void remove(std::vector<std::size_t> which);     // as one step
    void setAll(const std::vector<Region>& regions); // no step, and none can be undone

    // As a session keeps them; empty for none. What makes no sense is not taken, and an empty
    // object leaves the set as it is: it may come from anywhere.
    QJsonObject toJson() const;
    void restore(const QJsonObject& json, const Shape& shape); // of the array

    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    void undo();
    void redo();

 signals:
    void changed();  // regions()
    void stepMade(); // or undone
    void selectionChanged();

 private:
    QString freeName(const QString& word) const;
    void beginStep();
    void take(std::vector<Regions>& from, std::vector<Regions>& to);

    Regions m_regions;
    std::optional<std::size_t> m_selected;
    std::vector<Regions> m_past;
    std::vector<Regions> m_future;
    bool m_isMoving = false;
};

} // namespace bloscope
