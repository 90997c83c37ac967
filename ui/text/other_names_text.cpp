#include "ui/text/other_names_text.h"

#include "ui/text/number_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct OtherNamesText {
    Q_DECLARE_TR_FUNCTIONS(OtherNamesText)
};

} // namespace

QString otherNamesText(const QString& name, std::uint64_t others)
{
    if (others == 0)
        return {};
    return countedText(others,
                       OtherNamesText::tr("%2 had 1 other name (a hard link), under which the old "
                                          "content remains."),
                       OtherNamesText::tr("%2 had %1 other names (hard links), under which the old "
                                          "content remains."))
        .arg(name);
}

} // namespace bloscope
