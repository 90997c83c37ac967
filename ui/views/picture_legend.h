#pragma once

#include "ui/views/plane_picture.h"

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
    static QString of(const PlanePicture& picture, Stage stage);

 private:
    static QString specialCells(const PlanePicture& picture);
    static QString sampling(const PlanePicture& picture, Stage stage);
};

} // namespace bloscope
