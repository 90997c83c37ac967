#include "ui/actions/about_dialog.h"

#include "ui/theme/icons.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace bloscope {

namespace {

constexpr int iconSide = 64;
constexpr QSize dialogSize(520, 460);

QLabel* createText()
{
    auto* label = new QLabel(
        QDialog::tr("<p style=\"font-size: x-large\"><b>Bloscope %1</b></p>"
                    "<p>Opens, shows, checks and edits Blosc2 files.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later. It "
                    "comes without any warranty.</p>")
            .arg(QGuiApplication::applicationVersion().toHtmlEscaped()));
    label->setWordWrap(true);
    return label;
}

QPlainTextEdit* createVersions(const QString& versions)
{
    auto* text = new QPlainTextEdit(versions.trimmed());
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setAccessibleName(QDialog::tr("Versions"));
    return text;
}

} // namespace

void showAbout(const QString& versions, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("About Bloscope"));
    auto* icon = new QLabel;
    icon->setPixmap(
        applicationIcon().pixmap(QSize(iconSide, iconSide), dialog->devicePixelRatioF()));
    auto* head = new QHBoxLayout;
    head->addWidget(icon, 0, Qt::AlignTop);
    head->addSpacing(12);
    head->addWidget(createText(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy =
        buttons->addButton(QDialog::tr("&Copy Versions"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, dialog,
                     [versions] { QGuiApplication::clipboard()->setText(versions); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addLayout(head);
    column->addSpacing(8);
    column->addWidget(createVersions(versions), 1);
    column->addWidget(buttons);
    dialog->resize(dialogSize);
    dialog->open();
}

} // namespace bloscope
