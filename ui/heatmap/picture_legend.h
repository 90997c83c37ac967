#pragma once

#include "ui/cells/special_cell.h"
#include "ui/picture/plane_picture.h"

#include <QColor>
#include <QCoreApplication>
#include <QStringList>
#include <vector>

namespace bloscope {

// A colour that is not on the scale of a picture, and what it stands for: "not a number: 290".
struct LegendEntry {
    QColor color;
    QString text;
    SpecialCell kind;
};

// What is said below a picture: which cells have colours that are not on the scale, and whether all
// cells were looked at.
class PictureLegend {
    Q_DECLARE_TR_FUNCTIONS(PictureLegend)

 public:
    static std::vector<LegendEntry> entriesOf(const PlanePicture& picture);
    // As rich text, with a link: "special:1" for the kind of number 1.
    static QStringList linksTo(const std::vector<LegendEntry>& entries);
    static std::optional<SpecialCell> kindOf(const QString& link);

    enum class Stage {
        Coarse, // a better picture is on its way
        Final
    };
    static QString sampling(const PlanePicture& picture, Stage stage); // empty: all were

    static QString replaced(const PlanePicture& picture); // hot pixels; empty: none

 private:
    static QString known(const PlanePicture& picture, Stage stage);
};

} // namespace bloscope
