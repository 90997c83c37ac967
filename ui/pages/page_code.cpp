#include "ui/pages/page_code.h"

#include "ui/export/slice_export.h"
#include "ui/pages/page_wish.h"
#include "ui/text/file_path.h"

#include <QClipboard>
#include <QGuiApplication>

namespace bloscope {

namespace {

Slice sliceOf(const ArrayPage& page)
{
    return page.currentView()->selectedSlice().value_or(page.document().slice());
}

// Several fields together have no name that code could have for them.
std::optional<DTypeLeaf> partOf(const ArrayPage& page)
{
    auto part = page.currentView()->exportOffer().part;
    return part && part->path.empty() ? std::nullopt : part;
}

} // namespace

bool canCopyCode(const ArrayPage& page)
{
    return page.currentView() && page.document().frameAddress();
}

QString codeFor(const ArrayPage& page, CodeLanguage language)
{
    const Document& document = page.document();
    const CodeRequest wanted{*document.frameAddress(), document.array(), sliceOf(page),
                             partOf(page)};
    if (language == CodeLanguage::Python)
        return QString::fromStdString(pythonCode(wanted));
    if (language == CodeLanguage::NumPy)
        return QString::fromStdString(numpyCode(wanted));
    if (language == CodeLanguage::Window)
        return commandFor(page);
    const QString file = exportName(document.path(), wanted.slice) + QStringLiteral(".npy");
    return QString::fromStdString(shellCommand(wanted, filePath(file).string()));
}

void copyCode(ArrayPage& page, CodeLanguage language)
{
    const bool isOfWindow = language == CodeLanguage::Window;
    if (isOfWindow && page.document().frameAddress()->offset > 0)
        return emit page.notice(
            ArrayPage::tr("There is no command for a frame that lies inside of another file."));
    QGuiApplication::clipboard()->setText(codeFor(page, language));
    const Slice slice = isOfWindow ? page.document().slice() : sliceOf(page);
    emit page.notice((isOfWindow ? ArrayPage::tr("Copied the command that shows %1.")
                                 : ArrayPage::tr("Copied the code that reads %1."))
                         .arg(QString::fromStdString(slice.text())));
}

} // namespace bloscope
