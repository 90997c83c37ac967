#pragma once

#include "ui/tabs/document_side.h"

#include <array>

namespace bloscope {

// Tells in which of two sides somebody goes to work: which one has got the keyboard's focus, and
// which one is clicked, also where nothing takes the focus.
class SideWatch : public QObject {
    Q_OBJECT

 public:
    // The sides live as long as the parent.
    SideWatch(DocumentSide& one, DocumentSide& other, QObject* parent);

    void setOn(bool on); // with one side there is nothing to tell

 signals:
    void focused(bloscope::DocumentSide* side);
    void clicked(bloscope::DocumentSide* side); // what was clicked does not know it yet

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    DocumentSide* sideAround(const QObject* widget) const; // null: none

    std::array<DocumentSide*, 2> m_sides;
    bool m_isOn = false;
};

} // namespace bloscope
