#include "ui/text/value_problem.h"

#include "core/dtype/cell_parse.h"
#include "ui/text/error_text.h"

namespace bloscope {

QString problemWithValue(const QString& text, const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    const Result<> parsed = parseCell(text.toStdString(), dtype, element);
    return parsed ? QString() : displayText(parsed.error().text());
}

} // namespace bloscope
