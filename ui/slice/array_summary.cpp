#include "ui/slice/array_summary.h"

#include "core/base/text.h"
#include "ui/text/dtype_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace bloscope {

QString arraySummary(const Array& array)
{
    QStringList extents;
    for (const std::int64_t extent : array.shape())
        extents << countText(extent);
    const QString shape = extents.isEmpty() ? QCoreApplication::translate("ArraySummary", "scalar")
                                            : extents.join(" × ");
    const QString bytes =
        QString::fromStdString(byteCountText(static_cast<std::uint64_t>(array.logicalBytes())));
    return shape + "   " + dtypeText(array.dtype()) + "   " + bytes;
}

} // namespace bloscope
