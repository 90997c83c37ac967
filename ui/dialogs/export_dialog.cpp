#include "ui/dialogs/export_dialog.h"

#include "ui/dialogs/csv_options_form.h"
#include "ui/dialogs/export_preview.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <algorithm>
#include <chrono>

namespace bloscope {

namespace {

using namespace std::chrono_literals;
using Format = SliceExport::Format;

constexpr auto typingPause = 150ms;

// A slice as a part of a file's name: "_0_all_10-19", from the first to the last index; nothing for
// the whole array.
QString nameOf(const Slice& slice)
{
    if (slice == Slice::whole(slice.shape()))
        return {};
    QString name;
    for (std::size_t d = 0; d < slice.shape().size(); ++d) {
        const DimensionSlice& taken = slice[d];
        if (taken.fixed)
            name += QStringLiteral("_%1").arg(taken.start);
        else if (taken == DimensionSlice::range(0, slice.shape()[d]))
            name += QStringLiteral("_all");
        else
            name += QStringLiteral("_%1-%2").arg(taken.start).arg(taken.at(taken.count - 1));
    }
    return name;
}

} // namespace

ExportDialog::ExportDialog(Document& document, Scheduler& scheduler,
                           const std::optional<Slice>& selection, const QString& folder,
                           QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_folder(folder),
      m_sliceBox(new QComboBox),
      m_format(new QComboBox),
      m_csv(new CsvOptionsForm),
      m_preview(new QPlainTextEdit),
      m_size(new QLabel),
      m_path(new QLineEdit),
      m_problem(new QLabel),
      m_export(new QPushButton(tr("&Export")))
{
    setWindowTitle(tr("Export from %1").arg(document.name()));
    addSlices(selection);
    addFormats();
    layOut();
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(typingPause);
    connect(&m_previewTimer, &QTimer::timeout, this, &ExportDialog::preview);
    connect(m_csv, &CsvOptionsForm::changed, &m_previewTimer, qOverload<>(&QTimer::start));
    connect(m_sliceBox, &QComboBox::currentIndexChanged, this, &ExportDialog::sliceChosen);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChosen);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::checkPath);
    formatChosen();
}

void ExportDialog::addSlices(const std::optional<Slice>& selection)
{
    const auto add = [this](const QString& what, const Slice& slice) {
        if (std::ranges::find(m_slices, slice) != m_slices.end() || slice.isEmpty())
            return;
        m_slices.push_back(slice);
        m_sliceBox->addItem(tr("%1: %2").arg(what, QString::fromStdString(slice.text())));
    };
    add(tr("what is shown"), m_document.slice());
    if (selection)
        add(tr("the selected cells"), *selection);
    add(tr("the whole array"), Slice::whole(m_document.slice().shape()));
}

void ExportDialog::addFormats()
{
    m_format->addItem(tr("CSV – text, cells between delimiters"), int(Format::Csv));
    m_format->addItem(tr("TSV – text, cells between tabs"), int(Format::Tsv));
    m_format->addItem(tr("NPY – array for NumPy"), int(Format::Npy));
    m_format->addItem(tr("Raw – the bytes of the elements"), int(Format::Raw));
}

QWidget* ExportDialog::makePathRow()
{
    m_path->setAccessibleName(tr("File"));
    auto* browse = new QPushButton(tr("&Browse…"));
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_path, 1);
    layout->addWidget(browse);
    return row;
}

void ExportDialog::layOut()
{
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setAccessibleName(tr("Beginning of the file"));
    m_preview->setMinimumSize(420, 240);
    m_problem->setWordWrap(true);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    m_export->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* top = new QFormLayout;
    top->addRow(tr("&What:"), m_sliceBox);
    top->addRow(tr("&Format:"), m_format);
    auto* beginning = new QVBoxLayout;
    beginning->addWidget(m_preview, 1);
    beginning->addWidget(m_size);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_csv, 0, Qt::AlignTop);
    middle->addLayout(beginning, 1);
    auto* bottom = new QFormLayout;
    bottom->addRow(tr("Fi&le:"), makePathRow());
    auto* all = new QVBoxLayout(this);
    all->addLayout(top);
    all->addLayout(middle, 1);
    all->addLayout(bottom);
    all->addWidget(m_problem);
    all->addWidget(buttons);
}

void ExportDialog::setCsvOptions(const CsvOptions& options)
{
    m_csv->setOptions(options);
}

SliceExport ExportDialog::wanted() const
{
    SliceExport wanted;
    wanted.slice = m_slices[static_cast<std::size_t>(m_sliceBox->currentIndex())];
    wanted.format = static_cast<Format>(m_format->currentData().toInt());
    wanted.csv = m_csv->options();
    wanted.path = m_path->text();
    return wanted;
}

void ExportDialog::formatChosen()
{
    const SliceExport now = wanted();
    m_csv->setEnabled(now.isText());
    m_csv->setDelimiterIsTab(now.format == Format::Tsv);
    sliceChosen();
}

// A path that the user has typed or chosen keeps its name, and gets another ending.
void ExportDialog::sliceChosen()
{
    const QString ending = '.' + extensionOf(wanted().format);
    if (m_hasOwnPath) {
        const QFileInfo chosen(m_path->text());
        m_path->setText(chosen.dir().filePath(chosen.completeBaseName() + ending));
    } else {
        const QString base = QFileInfo(m_document.path()).completeBaseName();
        m_path->setText(QDir(m_folder).filePath(base + nameOf(wanted().slice) + ending));
    }
    preview();
}

void ExportDialog::browse()
{
    auto* dialog = new QFileDialog(this, tr("Export to"), m_path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_path->setText(path);
        m_hasOwnPath = true;
    });
    dialog->open();
}

QString ExportDialog::pathProblem() const
{
    const QFileInfo file(m_path->text());
    if (file.fileName().isEmpty())
        return tr("A file needs a name.");
    if (!file.dir().exists())
        return tr("There is no folder %1.").arg(QDir::toNativeSeparators(file.path()));
    if (file.isDir())
        return tr("%1 is a folder.").arg(file.fileName());
    if (file.exists() &&
        file.canonicalFilePath() == QFileInfo(m_document.path()).canonicalFilePath())
        return tr("%1 is the file that is shown; export to another one.").arg(file.fileName());
    return {};
}

void ExportDialog::checkPath()
{
    m_hasOwnPath |= m_path->isModified();
    const QString problem = pathProblem();
    m_export->setEnabled(problem.isEmpty());
    if (!problem.isEmpty())
        m_problem->setText(problem);
    else if (QFileInfo::exists(m_path->text()))
        m_problem->setText(tr("The file is there already and will be replaced."));
    else
        m_problem->clear();
}

void ExportDialog::preview()
{
    m_previewing = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [reader = m_document.reader(), wanted = wanted()](std::stop_token stop) {
            return ExportPreview::make(*reader, wanted, {std::move(stop)});
        },
        [this](const Result<ExportPreview>& preview) { previewArrived(preview); });
}

void ExportDialog::previewArrived(const Result<ExportPreview>& preview)
{
    if (!preview) {
        m_preview->setPlainText(
            errorSentence(tr("The beginning cannot be shown"), preview.error()));
        m_size->clear();
        return;
    }
    m_preview->setPlainText(preview->text);
    const auto cells = wanted().slice.cellCount();
    m_size->setText(
        tr("%1 elements, %2")
            .arg(cells ? QLocale().toString(qlonglong(*cells)) : tr("very many"), preview->size));
}

} // namespace bloscope
