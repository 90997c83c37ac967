#include "ui/export/export_target.h"

#include "core/export/parts_of_input.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace bloscope {

namespace {

struct ReplaceQuestion {
    Q_DECLARE_TR_FUNCTIONS(ReplaceQuestion)
};

// Without the ending of its format and, behind it, that of how it is packed: "x" of "x.nii.gz".
QString stemOf(const QString& name)
{
    const QString stem = QFileInfo(name).completeBaseName();
    const NamedFormat named = formatOfName(filePath(name));
    return named.packing != Packing::None && named.format ? QFileInfo(stem).completeBaseName()
                                                          : stem;
}

} // namespace

void askWhetherToReplace(const QString& path, QDialog* over, const std::function<void()>& replace)
{
    auto* question = new QMessageBox(
        QMessageBox::Question, ReplaceQuestion::tr("Replace File"),
        ReplaceQuestion::tr("%1 already exists. Replace it?").arg(QFileInfo(path).fileName()),
        QMessageBox::Cancel, over);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    const auto* button =
        question->addButton(ReplaceQuestion::tr("&Replace"), QMessageBox::AcceptRole);
    QObject::connect(button, &QAbstractButton::clicked, over, replace);
    question->open();
}

ExportTarget::ExportTarget(QString folder, QString source, QWidget* parent)
    : QWidget(parent),
      m_folder(std::move(folder)),
      m_source(std::move(source)),
      m_path(new QLineEdit),
      m_problem(new QLabel)
{
    m_path->setAccessibleName(tr("File"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto* label = new QLabel(tr("&File:"));
    label->setBuddy(m_path);
    auto* browse = new QPushButton(tr("&Browse…"));
    browse->setAutoDefault(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(label, 0, 0);
    grid->addWidget(m_path, 0, 1);
    grid->addWidget(browse, 0, 2);
    grid->addWidget(m_problem, 1, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(browse, &QPushButton::clicked, this, &ExportTarget::browse);
    connect(m_path, &QLineEdit::textChanged, this, &ExportTarget::check);
}

void ExportTarget::propose(const QString& baseName, const QString& extension)
{
    const QString ending = '.' + extension;
    if (m_isChosen) {
        const QFileInfo chosen(path());
        m_path->setText(chosen.dir().filePath(stemOf(chosen.fileName()) + ending));
    } else {
        m_path->setText(QDir(m_folder).filePath(baseName + ending));
    }
}

// Whether a file is replaced is asked when the export begins, and only then.
void ExportTarget::browse()
{
    auto* dialog = new QFileDialog(this, tr("Export to"), path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& chosen) {
        m_isChosen = true;
        m_path->setText(chosen);
    });
    dialog->open();
}

QString ExportTarget::problem() const
{
    const QFileInfo file(path());
    if (file.fileName().isEmpty())
        return tr("Enter a file name.");
    if (!file.dir().exists())
        return tr("The folder %1 does not exist.").arg(QDir::toNativeSeparators(file.path()));
    if (file.isDir())
        return tr("%1 is a folder.").arg(file.fileName());
    if (isPartOf(filePath(path()), filePath(m_source)))
        return tr("%1 is part of the shown file. Export to another location.").arg(file.fileName());
    if (const auto named = namedFormat();
        named && !m_formats.empty() && std::ranges::find(m_formats, *named) == m_formats.end())
        return tr("%1 has the extension of %2, a format that cannot be written from here.")
            .arg(file.fileName(), displayText(traitsOf(*named).title));
    return {};
}

std::optional<ExportFormat> ExportTarget::namedFormat() const
{
    return formatOfName(filePath(path())).format;
}

bool ExportTarget::isThere() const
{
    return QFileInfo(path()).isFile();
}

void ExportTarget::check()
{
    m_isChosen |= m_path->isModified();
    const QString against = problem();
    if (against.isEmpty() && isThere())
        m_problem->setText(tr("The file already exists."));
    else
        m_problem->setText(against);
    emit changed();
}

} // namespace bloscope
