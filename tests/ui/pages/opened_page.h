#pragma once

#include "tests/support/frames.h"
#include "ui/pages/array_page.h"

#include <QTest>

namespace bloscope::test {

// The page of an array over the bytes of a frame, shown.
class OpenedPage {
 public:
    explicit OpenedPage(ByteBuffer frame)
    {
        OpenedFile file;
        file.request.address.path = "made in memory.b2nd";
        file.frame = *Frame::open(memorySource(std::move(frame)));
        file.array = Array::of(file.frame);
        file.reader = std::make_shared<SliceReader>(file.array, m_cache, m_pool);
        OpenedDocument opened;
        opened.frame = file.array;
        opened.content = OpenedArray{std::move(file), {}, {}};
        m_page = std::make_unique<ArrayPage>(opened, *m_scheduler);
        m_page->resize(900, 700);
        m_page->show();
    }
    ~OpenedPage()
    {
        m_page.reset();
        m_scheduler.reset(); // waits for work that uses the frame
    }

    ArrayPage& page() const { return *m_page; }
    Document& document() const { return m_page->document(); }
    bool show(const QString& view) const
    {
        m_page->showView(view);
        return QTest::qWaitForWindowExposed(m_page.get()) && m_page->currentView();
    }
    template <class Widget>
    Widget* find() const // in the view in front
    {
        return m_page->currentView()->findChild<Widget*>();
    }

 private:
    BlockCache m_cache;
    WorkerPool m_pool{2};
    std::unique_ptr<Scheduler> m_scheduler = std::make_unique<Scheduler>();
    std::unique_ptr<ArrayPage> m_page;
};

} // namespace bloscope::test
