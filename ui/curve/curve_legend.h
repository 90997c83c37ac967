#pragma once

#include "ui/curve/curve_picture.h"

#include <QCoreApplication>
#include <QString>

namespace bloscope {

// What is said below curves: whether all points were looked at, which have no place on the axis,
// and whether there are more lines.
class CurveLegend {
    Q_DECLARE_TR_FUNCTIONS(CurveLegend)

 public:
    enum class Stage {
        Coarse, // better curves are on their way
        Final
    };
    static QString of(const CurvePicture& picture, Stage stage);

 private:
    static QString sampling(const CurvePicture& picture, Stage stage);
    static QString missing(const CurvePicture& picture);
};

} // namespace bloscope
