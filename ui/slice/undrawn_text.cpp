#include "ui/slice/undrawn_text.h"

#include "ui/text/dtype_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct UndrawnText {
    Q_DECLARE_TR_FUNCTIONS(UndrawnText)
};

} // namespace

QString whyEmpty(const Slice& slice)
{
    if (!slice.isEmpty())
        return {};
    return UndrawnText::tr("The slice %1 is empty: there are no cells to show.")
        .arg(QString::fromStdString(slice.text()));
}

QString whyNotDrawn(const Slice& slice, const DType& dtype)
{
    if (!dtype.isNumeric())
        return UndrawnText::tr("Elements of type %1 have no numbers to draw. The table shows them.")
            .arg(dtypeText(dtype));
    if (slice.isEmpty())
        return whyEmpty(slice);
    if (!slice.rowDimension())
        return UndrawnText::tr("The slice %1 is a single value. The table shows it.")
            .arg(QString::fromStdString(slice.text()));
    return {};
}

} // namespace bloscope
