#pragma once

#include "core/inspect/block_pipeline.h"
#include "ui/pages/finder.h"

#include <QPointer>
#include <vector>

namespace bloscope {

class ArrayPage;
class ByteFocus;
class BytesView;
class PipelineDialog;
class Scheduler;

// What an array's page has to do with the bytes of its file: brings the views together that show
// them, looks for bytes while they are in front, and shows blocks decoded step by step.
class PageBytes : public Finder {
    Q_OBJECT

 public:
    // The page is its parent; all live as long as that.
    PageBytes(ArrayPage& page, ByteFocus& focus, Scheduler& scheduler);

    bool isInFront() const;
    // While they are in front:
    void askWhereToGo();
    void ask() override;
    void find(ScanDirection direction) override;

    void showPlaceOf(const std::vector<std::int64_t>& cell); // its block, step by step

 private:
    BytesView* inFront() const; // null: another view is
    void showBlock(const BlockAddress& block);

    ArrayPage& m_page;
    ByteFocus& m_focus;
    Scheduler& m_scheduler;
    QPointer<PipelineDialog> m_pipeline; // null while it is not seen
};

} // namespace bloscope
