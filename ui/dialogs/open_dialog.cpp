#include "ui/dialogs/open_dialog.h"

namespace bloscope {

namespace {

const auto blosc2Patterns =
    QStringLiteral("*.b2nd *.b2frame *.b2f *.b2b *.b2e *.b2z *.bl2 *.mb2nd *.mla *.cdata");

QFileDialog* newDialog(const QString& title, const QString& folder, QWidget* parent)
{
    auto* dialog = new QFileDialog(parent, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

QFileDialog* newOpenDialog(const QString& folder, QWidget* parent)
{
    QFileDialog* dialog = newDialog(QFileDialog::tr("Open"), folder, parent);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({QFileDialog::tr("Blosc2 files (%1)").arg(blosc2Patterns),
                            QFileDialog::tr("All files (*)")});
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
