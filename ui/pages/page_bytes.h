#pragma once

#include "ui/pages/finder.h"

namespace bloscope {

class ArrayPage;
class ByteFocus;
class BytesView;

// What an array's page has to do with the bytes of its file: brings the views together that show
// them, and looks for bytes while they are in front.
class PageBytes : public Finder {
    Q_OBJECT

 public:
    // The page is its parent; all live as long as that.
    PageBytes(ArrayPage& page, ByteFocus& focus, BytesView& view);

    bool isInFront() const;
    void askWhereToGo();
    void ask() override;
    void find(ScanDirection direction) override;

 private:
    ArrayPage& m_page;
    BytesView& m_view;
};

} // namespace bloscope
