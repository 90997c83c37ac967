#include "ui/tabs/file_salvage.h"

#include "ui/tabs/open_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace bloscope {

namespace {

struct FileSalvage {
    Q_DECLARE_TR_FUNCTIONS(FileSalvage)
};

bool isPartOfFile(const OpenRequest& request)
{
    return request.store || request.source || request.offset > 0 || !request.key.empty();
}

} // namespace

QString whyNotSalvaged(const OpenFile& file)
{
    if (const OpenedDocument* document = file.document())
        return document->isFrame()
                   ? QString()
                   : FileSalvage::tr("Stores are saved part by part: open one of the parts.");
    if (isPartOfFile(file.request()))
        return FileSalvage::tr("Only whole files that cannot be opened are searched.");
    const QFileInfo info(file.address().path);
    return info.isFile() && info.size() == 0
               ? FileSalvage::tr("The file is empty: there is nothing to read in it.")
               : QString();
}

FileSubject subjectOf(const OpenFile& file)
{
    FileSubject subject{file.address().path, file.address().name()};
    if (file.document() && isPartOfFile(file.request()))
        subject.part = file.document()->frame->frame();
    return subject;
}

} // namespace bloscope
