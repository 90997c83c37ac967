#pragma once

#include "tests/support/decode_counting.h"
#include "ui/pages/array_page.h"
#include "ui/plane/heatmap_plot.h"

#include <QElapsedTimer>
#include <filesystem>

namespace bloscope::bench {

// A page of the window with its heatmap in front, and what becomes of it: which pictures are really
// painted, and which blocks are decoded for them.
class WatchedPage : public QObject {
 public:
    // Shows the array of a file with caches of its own. `planes`, where large ones are kept, lives
    // longer; null: nowhere.
    explicit WatchedPage(const std::filesystem::path& path, PyramidStore* planes = nullptr);
    ~WatchedPage() override;

    ArrayPage& page() { return *m_page; }
    Document& document() { return m_page->document(); }
    HeatmapPlot& plot() { return *m_plot; }

    // Is the picture that was painted last all that can be known of what is in sight?
    bool isFinished() const;
    // Lets the event loop run until it is; false when that takes longer than `mostMs`.
    bool finish(int mostMs = 60'000);

    // Forgets decoded blocks, and counts anew.
    void forget();
    test::Decodes decodes() const { return test::decodesOf(*m_frame, *m_source); }

    // Called after each painting of the plot, with what it drew (null: no picture).
    std::function<void(const PlanePicture*)> painted;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    WorkerPool m_pool;
    BlockCache m_cache;
    Scheduler m_scheduler;
    std::shared_ptr<test::PlaceCountingSource> m_source;
    FramePtr m_frame;
    QWidget m_window;
    std::unique_ptr<ArrayPage> m_page; // in it
    HeatmapPlot* m_plot;
    std::shared_ptr<const PlanePicture> m_drawn; // into the buffer that is painted next
};

} // namespace bloscope::bench
