#pragma once

#include "core/inspect/description.h"
#include "ui/worker/scheduler.h"

#include <QAbstractItemModel>
#include <QWidget>

namespace bloscope {

class StructureTree;
class StructureTreeModel;

// Values as a tree with their exact types: attributes, an item of a list. Long ones are read as
// they are opened.
class ValueView : public QWidget {
    Q_OBJECT

 public:
    // The scheduler lives longer than the view.
    ValueView(const QString& name, Scheduler& scheduler, QWidget* parent = nullptr);

    void showValues(const std::vector<Description>& values);
    void clear() { showValues({}); }
    QAbstractItemModel& model() const; // that of what is shown now

 signals:
    void embeddedWanted(const QString& name, const bloscope::ByteSourcePtr& source);

 private:
    void arrange();

    Scheduler& m_scheduler;
    StructureTree* m_tree;
    StructureTreeModel* m_model = nullptr;
};

} // namespace bloscope
