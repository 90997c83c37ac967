#include "ui/value/value_verdict.h"

#include "core/frame_writing/frame_parts.h"
#include "core/msgpack/stored_item.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

QString problemOf(const ByteBuffer& value, const ValueToEdit& about)
{
    Result<> possible = checkMetadataValue(value.size());
    if (possible && about.check)
        possible = about.check(value);
    return possible ? QString() : refusalText(possible.error());
}

QString noteOn(const ByteBuffer& value)
{
    const auto end = msgpack_value::endOfStored(value, 0);
    if (!end)
        return VerdictText::tr(
            "These bytes are not valid msgpack; Python can only read them as bytes.");
    return *end < value.size()
               ? VerdictText::tr(
                     "Extra bytes follow the msgpack value; Python will refuse to read it.")
               : QString();
}

} // namespace

ValueVerdict verdictOn(const ByteBuffer& value, const ValueToEdit& about)
{
    return {.problem = problemOf(value, about), .note = noteOn(value)};
}

} // namespace bloscope
