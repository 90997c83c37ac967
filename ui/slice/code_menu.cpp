#include "ui/slice/code_menu.h"

#include "ui/slice/slice_view.h"

#include <QCoreApplication>
#include <QMenu>

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

void addCodeMenu(QMenu& menu, SliceView& view)
{
    QMenu* languages = menu.addMenu(SliceView::tr("Copy as Co&de"));
    for (const CodeLanguage language : codeLanguages)
        languages->addAction(menuText(language), &view,
                             [&view, language] { emit view.codeWanted(language); });
}

} // namespace bloscope
