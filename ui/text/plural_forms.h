#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace bloscope {

// Gives the program the English singular and plural of its texts with a number: without them,
// tr("%n cell(s)") shows the text as the source has it. They come from
// resources/translations/bloscope_en.ts; tests of core are built without them, and show no texts.
inline void usePluralForms(QCoreApplication& program)
{
    auto* forms = new QTranslator(&program);
    if (forms->load(QStringLiteral(":/translations/bloscope_en.qm")))
        QCoreApplication::installTranslator(forms);
}

} // namespace bloscope
