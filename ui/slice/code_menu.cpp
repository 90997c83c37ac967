#include "ui/slice/code_menu.h"

#include "ui/slice/slice_view.h"

#include <QCoreApplication>
#include <QMenu>

namespace bloscope {

namespace {

const char* englishText(CodeLanguage language)
{
    switch (language) {
    case CodeLanguage::Python:
        return QT_TRANSLATE_NOOP("CodeLanguage", "&Python (blosc2)");
    case CodeLanguage::NumPy:
        return QT_TRANSLATE_NOOP("CodeLanguage", "&NumPy (through bloscope)");
    case CodeLanguage::Window:
        return QT_TRANSLATE_NOOP("CodeLanguage", "Command for This &View");
    case CodeLanguage::CommandLine:
        break;
    }
    return QT_TRANSLATE_NOOP("CodeLanguage", "Command &Line");
}

} // namespace

QString menuText(CodeLanguage language)
{
    return QCoreApplication::translate("CodeLanguage", englishText(language));
}

void addCodeMenu(QMenu& menu, SliceView& view)
{
    addCodeMenu(menu, codeLanguages,
                [&view](CodeLanguage language) { emit view.codeWanted(language); });
}

void addCodeMenu(QMenu& menu, std::span<const CodeLanguage> languages,
                 const std::function<void(CodeLanguage)>& copy)
{
    QMenu* entries = menu.addMenu(SliceView::tr("Copy as Co&de"));
    for (const CodeLanguage language : languages)
        entries->addAction(menuText(language), entries, [copy, language] { copy(language); });
}

} // namespace bloscope
