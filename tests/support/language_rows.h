#pragma once

#include "ui/text/languages.h"

#include <QTest>

namespace bloscope::test {

// A row for each language of the window, whose code is in the column "language".
inline void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : languages)
        QTest::newRow(language.code) << QString(language.code);
}

} // namespace bloscope::test
