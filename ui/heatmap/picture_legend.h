#pragma once

#include "ui/cells/special_cell.h"
#include "ui/picture/plane_picture.h"

#include <QCoreApplication>
#include <QString>

namespace bloscope {

// What is said below a picture, as rich text: which cells have colours that are not on the scale,
// and whether all cells were looked at.
class PictureLegend {
    Q_DECLARE_TR_FUNCTIONS(PictureLegend)

 public:
    enum class Stage {
        Coarse, // a better picture is on its way
        Final
    };
    // Whether counts are links: "special:1" for the kind of number 1.
    enum class Links { None, Kinds };
    static QString of(const PlanePicture& picture, Stage stage, Links links = Links::None);
    static std::optional<SpecialCell> kindOf(const QString& link);

 private:
    static QString notOnScale(const PlanePicture& picture, Links links);
    static QString sampling(const PlanePicture& picture, Stage stage);
};

} // namespace bloscope
