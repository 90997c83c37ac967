#pragma once

#include "ui/heatmap/profile_panel.h"

#include <QAction>
#include <array>
#include <memory>

namespace bloscope {

class PlanePane;
class PointedCell;
class ProfileLoader;
class Scheduler;

// The row and the column through the marked cell of a picture, or through the one that is pointed
// at, as lines below it and beside it. They show the cells that are in sight and go along with
// them. Reads on workers, and nothing while it is switched off.
class HeatmapProfiles : public QObject {
    Q_OBJECT

 public:
    // Of a pane that shows planes of `array`. Pane and scheduler live longer.
    HeatmapProfiles(const ArrayPtr& array, PlanePane& pane, Scheduler& scheduler,
                    QObject* parent = nullptr);
    ~HeatmapProfiles() override;

    QAction* action() const { return m_action; } // shows and hides them
    bool areShown() const { return m_action->isChecked(); }
    void setShown(bool shown) { m_action->setChecked(shown); }
    void stop(); // reading, while nobody looks

 private:
    // One of the two lines.
    struct Side {
        ProfileLine line;
        ProfileLoader* loader;
        std::unique_ptr<ProfilePanel> panel = nullptr; // while they are shown
    };

    void connectSide(Side& side);
    void showPanels(bool shown);
    void layOut();
    std::optional<CellPosition> cell() const; // that the lines go through
    void pointAt(CellPosition cell);
    void refresh();
    void refresh(Side& side);
    void follow();
    void readValue();
    void tell(const QString& exactValue);
    void showText();
    QStringList titles() const;

    PlanePane& m_pane;
    PointedCell* m_value; // of the cell that the lines go through
    QAction* m_action;
    std::array<Side, 2> m_sides;
    QCPMarginGroup* m_margins;
    QCPTextElement* m_text = nullptr; // while they are shown, of the plot
    CellPosition m_pointed;
    QString m_exactValue;
};

} // namespace bloscope
