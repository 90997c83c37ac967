#include "ui/slice/code_language.h"

#include <QCoreApplication>

namespace bloscope {

QString menuText(CodeLanguage language)
{
    const auto tr = [](const char* text) {
        return QCoreApplication::translate("CodeLanguage", text);
    };
    switch (language) {
    case CodeLanguage::Python:
        return tr(QT_TRANSLATE_NOOP("CodeLanguage", "&Python (blosc2)"));
    case CodeLanguage::NumPy:
        return tr(QT_TRANSLATE_NOOP("CodeLanguage", "&NumPy (through bloscope)"));
    case CodeLanguage::Window:
        return tr(QT_TRANSLATE_NOOP("CodeLanguage", "Command for This &View"));
    case CodeLanguage::CommandLine:
        break;
    }
    return tr(QT_TRANSLATE_NOOP("CodeLanguage", "Command &Line"));
}

} // namespace bloscope
