#include "ui/doctor/folder_check_panel.h"

#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/job.h"
#include "core/base/text.h"
#include "core/dtype/dtype.h"
#include "core/export/sink.h"
#include "core/report/verify_report.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/doctor/check_work.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QTreeView>
#include <QVBoxLayout>
#include <span>

namespace bloscope {

namespace {

QVariant iconOf(Verdict verdict)
{
    const QStyle& style = *QApplication::style();
    switch (verdict) {
    case Verdict::NoDamageFound:
        return {};
    case Verdict::Notes:
        return style.standardIcon(QStyle::SP_MessageBoxInformation);
    case Verdict::Unreadable:
        return style.standardIcon(QStyle::SP_MessageBoxWarning);
    case Verdict::Damaged:
        return style.standardIcon(QStyle::SP_MessageBoxCritical);
    }
    return {};
}

QString typeText(const std::string& notation)
{
    const auto dtype = parseDType(notation, {});
    return dtype ? dtypeText(*dtype) : displayText(notation);
}

// Bad ones first.
int rankOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Damaged:
        return 0;
    case Verdict::Unreadable:
        return 1;
    case Verdict::Notes:
        return 2;
    case Verdict::NoDamageFound:
        return 3;
    }
    return 3;
}

bool isOfNumbers(int column)
{
    return column >= CheckedFileModel::Size && column <= CheckedFileModel::DamagedChunks;
}

Result<> writeText(Sink& sink, const std::string& text)
{
    return sink.write(std::as_bytes(std::span(text)));
}

// Writes what came of checking files as `bloscope verify --csv` does, by the safe writer. For
// worker threads. Job: progress in rows. Errors: Io, Cancelled.
Result<> writeCheckedTable(std::span<const CheckedPartPtr> parts, const std::filesystem::path& path,
                           const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, fileSink(path, {}, job.stop));
    job.start(parts.size());
    BLOSCOPE_CHECK(writeText(*sink, checkCsvHeader()));
    for (const CheckedPartPtr& part : parts) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(writeText(*sink, checkCsvRow(*part)));
        job.advance();
    }
    return sink->commit();
}

constexpr int widestFileLetters = 40; // of a column to begin with

} // namespace

void CheckedFileModel::clear(const std::filesystem::path& folder)
{
    beginResetModel();
    m_folder = folder;
    m_parts.clear();
    endResetModel();
}

void CheckedFileModel::append(std::vector<CheckedPartPtr> parts)
{
    if (parts.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(parts.size()) - 1);
    std::move(parts.begin(), parts.end(), std::back_inserter(m_parts));
    endInsertRows();
}

QString CheckedFileModel::nameOf(const CheckedPart& part) const
{
    const std::string path = part.path.generic_string();
    const std::string folder = (m_folder / "").generic_string();
    std::string name = path.starts_with(folder) ? path.substr(folder.size()) : path;
    if (!part.key.empty())
        name += ':' + part.key;
    return displayText(name.empty() ? path : name);
}

int CheckedFileModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_parts.size());
}

int CheckedFileModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString CheckedFileModel::textOf(const CheckedPart& part, int column) const
{
    switch (column) {
    case File:
        return nameOf(part);
    case VerdictOf:
        return verdictText(part.verdict());
    case Type:
        return typeText(part.dtype);
    case ShapeOf:
        return part.shape ? QString::fromStdString(tupleText(*part.shape)) : QString();
    case Size:
        return part.isOpened ? sizeText(part.storedBytes) : QString();
    case DamagedChunks:
        return part.isOpened
                   ? tr("%1 of %2", "chunks")
                         .arg(countText(part.report.damagedChunks), countText(part.report.chunks))
                   : QString();
    default:
        return displayText(part.report.mainFinding);
    }
}

QVariant CheckedFileModel::numberOf(const CheckedPart& part, int column) const
{
    switch (column) {
    case VerdictOf:
        return rankOf(part.verdict());
    case ShapeOf: {
        const auto cells = part.shape ? checkedProduct<std::int64_t>(*part.shape) : std::nullopt;
        return cells ? QVariant(static_cast<qlonglong>(*cells)) : QVariant();
    }
    case Size:
        return static_cast<qulonglong>(part.storedBytes);
    case DamagedChunks:
        return static_cast<qlonglong>(part.report.damagedChunks);
    default:
        return textOf(part, column);
    }
}

QString CheckedFileModel::toolTipOf(const CheckedPart& part, int column) const
{
    if (column != FindingText && column != VerdictOf)
        return textOf(part, column); // where it is cut off
    QString text = displayText(part.report.mainFinding);
    for (const std::string& advice : part.adviceTexts(namesInWindow()))
        text += '\n' + tr("Advice: %1").arg(displayText(advice));
    return text;
}

QVariant CheckedFileModel::data(const QModelIndex& index, int role) const
{
    const CheckedPart& part = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(part, index.column());
    case SortRole:
        return numberOf(part, index.column());
    case Qt::ToolTipRole:
        return toolTipOf(part, index.column());
    case Qt::DecorationRole:
        return index.column() == VerdictOf ? iconOf(part.verdict()) : QVariant();
    case Qt::TextAlignmentRole:
        return int((isOfNumbers(index.column()) ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CheckedFileModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((isOfNumbers(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == DamagedChunks)
        return tr("Number of damaged chunks, out of all chunks");
    if (role != Qt::DisplayRole)
        return {};
    return QStringList{tr("File"), tr("Verdict"), tr("Type"),         tr("Shape"),
                       tr("Size"), tr("Damaged"), tr("First finding")}
        .value(section);
}

CheckedFileFilter::CheckedFileFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(CheckedFileModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void CheckedFileFilter::setWhich(Which which)
{
    m_which = which;
    invalidateFilter();
}

void CheckedFileFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool CheckedFileFilter::isOfWhich(Verdict verdict) const
{
    switch (m_which) {
    case Which::All:
        return true;
    case Which::WithFindings:
        return verdict != Verdict::NoDamageFound;
    case Which::WithNotes:
        return verdict == Verdict::Notes;
    case Which::Damaged:
        return verdict == Verdict::Damaged;
    case Which::Unreadable:
        return verdict == Verdict::Unreadable;
    }
    return true;
}

bool CheckedFileFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto& model = static_cast<const CheckedFileModel&>(*sourceModel());
    if (!isOfWhich(model.at(row).verdict()))
        return false;
    if (m_text.isEmpty())
        return true;
    for (int column = 0; column < model.columnCount(); ++column)
        if (model.index(row, column, parent)
                .data()
                .toString()
                .contains(m_text, Qt::CaseInsensitive))
            return true;
    return false;
}

FolderCheckPanel::FolderCheckPanel(const QString& folder, const AppServices& services,
                                   QWidget* parent)
    : QWidget(parent),
      m_folder(QDir::cleanPath(folder)),
      m_services(services),
      m_summary(wrappingLabel()),
      m_job(new JobLine(m_summary, tr("Check Again"), services.scheduler)),
      m_which(new QComboBox),
      m_text(new QLineEdit),
      m_model(new CheckedFileModel(this)),
      m_filter(new CheckedFileFilter(this)),
      m_table(new QTreeView),
      m_save(new QPushButton(tr("Save as CSV…"))),
      m_open(new QPushButton(tr("Open")))
{
    setWindowTitle(tr("Check Folder %1").arg(QFileInfo(m_folder).fileName()));
    setWindowFilePath(m_folder);
    layOut();
    connectParts();
    start();
}

FolderCheckPanel::~FolderCheckPanel() = default;

QWidget* FolderCheckPanel::makeFilter()
{
    using Which = CheckedFileFilter::Which;
    m_which->addItem(tr("All files"), static_cast<int>(Which::All));
    m_which->addItem(tr("Files with findings"), static_cast<int>(Which::WithFindings));
    m_which->addItem(tr("Damaged files"), static_cast<int>(Which::Damaged));
    m_which->addItem(tr("Unreadable files"), static_cast<int>(Which::Unreadable));
    m_which->addItem(tr("Files with notes only"), static_cast<int>(Which::WithNotes));
    m_text->setPlaceholderText(tr("Name, type, shape or finding"));
    m_text->setClearButtonEnabled(true);
    m_save->setToolTip(tr("Save one row per file, in the format of \"bloscope verify --csv\""));
    m_open->setToolTip(tr("Open the file in the selected row and show its findings"));
    auto* line = new QWidget;
    auto* row = new FlowLayout(line, FlowLayout::Spare::Shared);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labelled(tr("Show:"), m_which));
    row->addWidget(labelled(tr("Containing:"), m_text));
    row->addWidget(m_open);
    row->addWidget(m_save);
    return line;
}

QWidget* FolderCheckPanel::makeTable()
{
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    showAsTable(*m_table);
    copyRowsByKey(*m_table);
    m_table->setAccessibleName(tr("Checked files"));
    m_table->header()->setSortIndicatorClearable(true); // back to the order of the folder
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    return m_table;
}

void FolderCheckPanel::layOut()
{
    putInto(panelColumn(*this), {m_job, makeFilter(), {makeTable(), 1}});
    setFocusProxy(m_table);
}

void FolderCheckPanel::connectParts()
{
    connect(m_job, &JobLine::startWanted, this, &FolderCheckPanel::start);
    connect(m_job, &JobLine::progressed, this, &FolderCheckPanel::takeNews);
    connect(m_job, &JobLine::runningChanged, this,
            [this] { m_save->setEnabled(!m_job->isRunning()); });
    connect(m_which, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setWhich(static_cast<CheckedFileFilter::Which>(m_which->currentData().toInt()));
    });
    connect(m_text, &QLineEdit::textChanged, m_filter, &CheckedFileFilter::setText);
    connect(m_table, &QTreeView::activated, this, &FolderCheckPanel::openRow);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& row) { m_open->setEnabled(row.isValid()); });
    connect(m_open, &QPushButton::clicked, this, [this] { openRow(m_table->currentIndex()); });
    connect(m_save, &QPushButton::clicked, this, &FolderCheckPanel::askWhereToSave);
    m_open->setEnabled(false);
}

void FolderCheckPanel::checkAgain()
{
    if (!m_job->isRunning())
        start();
}

void FolderCheckPanel::start()
{
    m_model->clear(filePath(m_folder));
    m_totals = {};
    m_summary->setText(tr("Searching for files in %1…").arg(m_folder));
    m_log = std::make_shared<CheckLog>(CheckLog::Keep::PartsOnly);
    const auto leftOut = std::make_shared<std::size_t>(0);
    m_job->run(
        windowTitle(),
        [folder = m_folder, log = m_log, leftOut,
         &pool = m_services.pool](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*leftOut, checkFolder(folder, *log, pool, job));
            return {};
        },
        [this, leftOut](const Result<>& outcome) { finish(outcome, *leftOut); });
}

void FolderCheckPanel::takeNews()
{
    CheckLog::News news = m_log->take();
    if (news.parts.empty())
        return;
    for (const CheckedPartPtr& part : news.parts)
        m_totals.add(*part);
    m_model->append(std::move(news.parts));
    m_summary->setText(tr("Checking… %1").arg(folderVerdict(m_totals)));
    if (!m_isFitted)
        fitColumns();
}

void FolderCheckPanel::fitColumns()
{
    m_isFitted = true;
    const int letter = letterWidth(m_table->fontMetrics());
    for (int column = 0; column < CheckedFileModel::FindingText; ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column) + 2 * letter,
                                                 widestFileLetters * letter));
    }
}

void FolderCheckPanel::finish(const Result<>& outcome, std::size_t leftOut)
{
    takeNews();
    if (!outcome && outcome.error().kind() != ErrorKind::Cancelled)
        return m_summary->setText(
            errorSentence(tr("The folder cannot be checked"), outcome.error()));
    QStringList sentences{folderVerdict(m_totals)};
    if (!outcome)
        sentences.prepend(tr("Stopped."));
    else if (leftOut > 0)
        sentences << countedText(leftOut,
                                 tr("%n more file(s) were left out because there are too many.",
                                    nullptr, pluralNumber(leftOut)));
    m_summary->setText(sentencesText(sentences));
}

void FolderCheckPanel::askWhereToSave()
{
    auto* dialog = new QFileDialog(window(), tr("Save as CSV – %1").arg(windowTitle()), m_folder,
                                   tr("CSV (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(tr("%1-check.csv", "name of a file").arg(QFileInfo(m_folder).fileName()));
    connect(dialog, &QFileDialog::fileSelected, this, &FolderCheckPanel::saveTable);
    dialog->open();
}

void FolderCheckPanel::saveTable(const QString& path)
{
    if (m_job->isRunning())
        return;
    m_job->run(
        windowTitle(),
        [parts = m_model->parts(), path](const Job& job) {
            return writeCheckedTable(parts, filePath(path), job);
        },
        [this, path](const Result<>& outcome) { tellSaved(outcome, path); });
}

void FolderCheckPanel::tellSaved(const Result<>& outcome, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (outcome)
        m_summary->setText(sentencesText({tr("Saved %1.").arg(name), folderVerdict(m_totals)}));
    else if (outcome.error().kind() == ErrorKind::Cancelled)
        m_summary->setText(tr("Stopped: %1 was not written.").arg(name));
    else
        m_summary->setText(errorSentence(tr("%1 cannot be written").arg(name), outcome.error()));
}

void FolderCheckPanel::openRow(const QModelIndex& row)
{
    if (!row.isValid())
        return;
    const CheckedPart& part = m_model->at(m_filter->mapToSource(row).row());
    emit fileWanted(pathText(part.path), QString::fromStdString(part.key));
}

} // namespace bloscope
