#pragma once

#include "ui/document/plane_view.h"

#include <QMenu>
#include <optional>

class QActionGroup;

namespace bloscope {

// Chooses the shape of a picture's cells. Until somebody has, what is proposed counts.
class AspectMenu : public QMenu {
    Q_OBJECT

 public:
    explicit AspectMenu(QWidget* parent = nullptr);

    CellAspect aspect() const; // that counts
    void propose(CellAspect aspect);
    std::optional<CellAspect> chosen() const { return m_chosen; }
    void restore(std::optional<CellAspect> chosen);

    // Why cells cannot be as far apart as they are in space, as a sentence; empty: they can.
    void setWhyNoSpacing(const QString& why);

 signals:
    void aspectChanged();
    void triggeredByUser();

 private:
    void add(const QString& text, const QString& toolTip, std::optional<CellAspect> aspect);
    void change(std::optional<CellAspect> chosen, CellAspect proposed);

    QActionGroup* m_group;
    QAction* m_spacing = nullptr;
    std::optional<CellAspect> m_chosen;
    CellAspect m_proposed = CellAspect::Fill;
};

} // namespace bloscope
