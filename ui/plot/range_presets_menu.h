#pragma once

#include "core/plane/value_ticks.h"
#include "ui/plot/range_presets.h"

#include <QDialog>
#include <QMenu>
#include <optional>
#include <vector>

class QListWidget;
class QPushButton;
namespace bloscope {

// Ranges of colours by name: the usual windows of CT, and those that the user keeps, where they can
// be kept.
class RangePresetsMenu : public QMenu {
    Q_OBJECT

 public:
    explicit RangePresetsMenu(QWidget* parent = nullptr);

    void setKept(RangePresets* ranges); // null: none; lives longer
    void setTexts(const ValueText& texts) { m_texts = texts; }
    void setShown(const ValueRange& range) { m_shown = range; } // that can be kept

    void keep(const QString& name); // the shown one, in the place of one of that name

 signals:
    void chosen(const bloscope::ValueRange& range); // by the user

 private:
    void fill();
    QAction* add(const QString& name, const ValueRange& range);
    void askName();
    void edit();

    RangePresets* m_kept = nullptr;
    ValueText m_texts;
    std::optional<ValueRange> m_shown;
};

// Renames and removes kept ranges. What it was given changes once it is accepted.
class RangePresetsDialog : public QDialog {
    Q_OBJECT

 public:
    explicit RangePresetsDialog(const std::vector<RangePreset>& ranges, QWidget* parent = nullptr);

    std::vector<RangePreset> ranges() const; // without those that have no name

 private:
    void removeSelected();

    std::vector<RangePreset> m_before;
    QListWidget* m_list;
    QPushButton* m_remove;
};

} // namespace bloscope
