#pragma once

#include "ui/document/plane_view.h"

#include <QMenu>
#include <optional>

class QActionGroup;

namespace bloscope {

// Chooses the shape of a picture's cells.
class AspectMenu : public QMenu {
    Q_OBJECT

 public:
    explicit AspectMenu(QWidget* parent = nullptr);

    // `whyNoSpacing`: why cells cannot be as far apart as they are in space, as a sentence; empty:
    // they can.
    void showChoice(std::optional<CellAspect> chosen, const QString& whyNoSpacing);

 signals:
    void chosen(std::optional<bloscope::CellAspect> aspect); // by the user; nothing: what suits

 private:
    void add(const QString& text, const QString& toolTip, std::optional<CellAspect> aspect);

    QActionGroup* m_group;
    QAction* m_spacing = nullptr;
};

} // namespace bloscope
