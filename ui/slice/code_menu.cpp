#include "ui/slice/code_menu.h"

#include "ui/slice/slice_view.h"

#include <QMenu>

namespace bloscope {

void addCodeMenu(QMenu& menu, SliceView& view)
{
    QMenu* languages = menu.addMenu(SliceView::tr("Copy as Co&de"));
    for (const CodeLanguage language : codeLanguages)
        languages->addAction(menuText(language), &view,
                             [&view, language] { emit view.codeWanted(language); });
}

} // namespace bloscope
