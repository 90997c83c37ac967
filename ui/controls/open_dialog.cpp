#include "ui/controls/open_dialog.h"

#include "ui/controls/file_patterns.h"

namespace bloscope {

namespace {

QFileDialog* newDialog(const QString& title, const QString& folder, QWidget* parent)
{
    auto* dialog = new QFileDialog(parent, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

const char* usualNames()
{
    return filePatterns;
}

QFileDialog* newOpenDialog(const QString& folder, QWidget* parent)
{
    QFileDialog* dialog = newDialog(QFileDialog::tr("Open"), folder, parent);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {QFileDialog::tr("Blosc2 files (%1)").arg(usualNames()), QFileDialog::tr("All files (*)")});
    return dialog;
}

QFileDialog* newOpenFolderDialog(const QString& folder, QWidget* parent)
{
    QFileDialog* dialog = newDialog(QFileDialog::tr("Open Folder"), folder, parent);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    return dialog;
}

} // namespace bloscope
