#include "ui/document/page_code.h"

#include "ui/dialogs/slice_export.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

namespace bloscope {

QString codeFor(const ArrayPage& page, CodeLanguage language)
{
    const Document& document = page.document();
    const ExportOffer offer = page.currentView()->exportOffer();
    const CodeRequest wanted{*document.frameAddress(), document.array(),
                             offer.selection.value_or(document.slice()), offer.part};
    if (language == CodeLanguage::Python)
        return QString::fromStdString(pythonCode(wanted));
    if (language == CodeLanguage::NumPy)
        return QString::fromStdString(numpyCode(wanted));
    const QString file = exportName(document.path(), wanted.slice) + QStringLiteral(".npy");
    return QString::fromStdString(shellCommand(wanted, QFile::encodeName(file).toStdString()));
}

void copyCode(ArrayPage& page, CodeLanguage language)
{
    QGuiApplication::clipboard()->setText(codeFor(page, language));
    const Slice& shown = page.document().slice();
    const auto selected = page.currentView()->exportOffer().selection;
    emit page.notice(ArrayPage::tr("Copied the code that reads %1.")
                         .arg(QString::fromStdString(selected.value_or(shown).text())));
}

} // namespace bloscope
