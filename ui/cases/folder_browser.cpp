#include "ui/cases/folder_browser.h"

#include "core/cells/overlay_source.h"
#include "core/geometry/case_file.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/doctor/check_text.h"
#include "ui/doctor/check_work.h"
#include "ui/document/opened_document.h"
#include "ui/overlay/label_file.h"
#include "ui/picture/thumbnail.h"
#include "ui/text/error_text.h"
#include "ui/text/menu_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <utility>

namespace bloscope {

namespace {

constexpr int thumbnailSide = 96; // pixels

struct CaseText {
    Q_DECLARE_TR_FUNCTIONS(CaseText)
};

const OpenedArray* arrayIn(const Result<OpenedDocument>& opened)
{
    return opened ? std::get_if<OpenedArray>(&opened->content) : nullptr;
}

CaseFacts::Labels labelsBeside(const QString& path, const Shape& image, BlockCache& cache,
                               WorkerPool& pool)
{
    const auto labels = labelFileBeside(path);
    if (!labels)
        return CaseFacts::Labels::None;
    const auto opened = openForViewing(OpenRequest::of(*labels), cache, pool);
    const OpenedArray* array = arrayIn(opened);
    if (!array)
        return CaseFacts::Labels::Unreadable;
    return canLieOver(array->file.array->shape(), image) ? CaseFacts::Labels::There
                                                         : CaseFacts::Labels::DoNotFit;
}

constexpr std::size_t cacheBytes = 8 << 20;

QString labelsText(CaseFacts::Labels labels)
{
    switch (labels) {
    case CaseFacts::Labels::There:
        return CaseText::tr("labels");
    case CaseFacts::Labels::DoNotFit:
        return CaseText::tr("labels of a different shape");
    case CaseFacts::Labels::Unreadable:
        return CaseText::tr("unreadable labels");
    default:
        return CaseText::tr("no labels");
    }
}

// "(27, 41, 38) int16", or why that is not known.
QString contentText(const CaseFacts& facts)
{
    if (facts.shape.isEmpty())
        return facts.problem;
    return facts.type.isEmpty() ? facts.shape : facts.shape + ' ' + facts.type;
}

// Of an image.
QStringList besideText(const CaseFacts& facts)
{
    if (facts.type.isEmpty())
        return {};
    QStringList beside{labelsText(facts.labels)};
    if (facts.hasProperties)
        beside << CaseText::tr("properties");
    return beside;
}

// What is worse is told.
int badness(const CheckedPart& part)
{
    switch (part.verdict()) {
    case Verdict::NoDamageFound:
        return 0;
    case Verdict::Notes:
        return 1;
    case Verdict::Unreadable:
        return 2;
    case Verdict::Damaged:
        return 3;
    }
    return 0;
}

constexpr QSize iconSize{48, 48};
constexpr int margin = 6; // pixels

// Rows are all as high, with or without a picture, so that nothing is read to lay them out.
class CaseDelegate : public QStyledItemDelegate {
 public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const int lines = CaseListModel::linesOfText * option.fontMetrics.lineSpacing();
        return {iconSize.width(), std::max(lines, iconSize.height()) + margin};
    }

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::HasDecoration; // room for it, in any case
        option->decorationSize = iconSize;
    }
};

// The action has no picture of its own, and its text is too long for a button.
QToolButton* makeStepButton(QAction& action, const char* icon)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setAutoRaise(true);
    const QString name = withoutLetter(action.text());
    button->setAccessibleName(name);
    button->setToolTip(
        QStringLiteral("%1 (%2)").arg(name, action.shortcut().toString(QKeySequence::NativeText)));
    const auto follow = [button, &action] { button->setEnabled(action.isEnabled()); };
    QObject::connect(button, &QToolButton::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::changed, button, follow);
    follow();
    return button;
}

// Each image with the labels beside it.
Result<> checkCases(const FolderFiles& files, CheckLog& log, WorkerPool& pool, const Job& job)
{
    std::vector<std::filesystem::path> paths;
    for (qsizetype i = 0; i < files.names.size(); ++i) {
        if (job.stopped())
            return cancelled();
        paths.push_back(filePath(files.pathAt(i)));
        if (const auto labels = labelFileBeside(files.pathAt(i)))
            paths.push_back(filePath(*labels));
    }
    return checkListed(paths, log, pool, job);
}

} // namespace

CaseFacts caseFactsOf(const QString& path, BlockCache& cache, WorkerPool& pool,
                      const std::stop_token& stop)
{
    CaseFacts facts;
    if (isOnServer(path)) // nothing is fetched for a row
        return facts;
    facts.hasProperties = hasCaseFileBeside(filePath(path));
    const auto opened = openForViewing(OpenRequest::of(path), cache, pool);
    if (!opened) {
        facts.problem = errorSentence(CaseText::tr("Cannot be opened"), opened.error());
        return facts;
    }
    const OpenedArray* array = arrayIn(opened);
    if (!array) {
        facts.shape = CaseText::tr("no array");
        return facts;
    }
    const Array& found = *array->file.array;
    facts.shape = QString::fromStdString(tupleText(found.shape()));
    facts.type = dtypeText(found.dtype());
    facts.labels = labelsBeside(path, found.shape(), cache, pool);
    auto thumbnail = thumbnailOf(array->file.reader, thumbnailSide, coarseBudget, {stop, nullptr});
    if (thumbnail)
        facts.thumbnail = std::move(thumbnail->image);
    else if (thumbnail.error().kind() == ErrorKind::Malformed)
        facts.problem = errorSentence(CaseText::tr("Cannot be drawn"), thumbnail.error());
    return facts;
}

CaseFactsLoader::CaseFactsLoader(Scheduler& scheduler, WorkerPool& pool, QObject* parent)
    : QObject(parent),
      m_scheduler(scheduler),
      m_pool(pool),
      m_cache(std::make_shared<BlockCache>(cacheBytes))
{
}

const CaseFacts* CaseFactsLoader::want(const QString& path)
{
    if (const auto known = m_kept.constFind(path); known != m_kept.constEnd())
        return &*known;
    if (path == m_current)
        return nullptr;
    m_waiting.removeOne(path);
    m_waiting.append(path);
    if (m_waiting.size() > mostWaiting)
        m_waiting.removeFirst();
    next();
    return nullptr;
}

void CaseFactsLoader::forget(const QString& path)
{
    m_kept.remove(path);
    m_order.removeOne(path);
    if (path != m_current)
        return;
    m_finding.cancel(); // it reads what there was before
    m_current.clear();
    next();
}

void CaseFactsLoader::stop()
{
    m_finding.cancel();
    m_current.clear();
    m_waiting.clear();
}

void CaseFactsLoader::next()
{
    if (m_finding || m_waiting.isEmpty())
        return;
    m_current = m_waiting.takeLast();
    m_finding = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [path = m_current, cache = m_cache, &pool = m_pool](const std::stop_token& stop) {
            return caseFactsOf(path, *cache, pool, stop);
        },
        [this, path = m_current](const CaseFacts& facts) { arrive(path, facts); });
}

void CaseFactsLoader::arrive(const QString& path, const CaseFacts& facts)
{
    m_finding.cancel();
    m_current.clear();
    m_kept.insert(path, facts);
    m_order.append(path);
    if (m_order.size() > mostKept)
        m_kept.remove(m_order.takeFirst());
    emit arrived(path);
    next();
}

CaseListModel::CaseListModel(CaseFactsLoader& loader, QObject* parent)
    : QAbstractListModel(parent), m_loader(loader)
{
    connect(&loader, &CaseFactsLoader::arrived, this, &CaseListModel::tell);
}

void CaseListModel::setFiles(const FolderFiles& files)
{
    beginResetModel();
    if (files.folder != m_files.folder)
        m_verdicts.clear();
    m_files = files;
    m_rows.clear();
    m_rows.reserve(files.names.size());
    for (int row = 0; row < rowCount(); ++row)
        m_rows.insert(pathAt(row), row);
    endResetModel();
}

int CaseListModel::rowOf(const QString& path) const
{
    return m_rows.value(path, -1);
}

void CaseListModel::tell(const QString& path)
{
    if (const int row = rowOf(path); row >= 0)
        emit dataChanged(index(row), index(row));
}

void CaseListModel::setCurrent(const QString& path)
{
    const QString before = std::exchange(m_current, path);
    tell(before);
    tell(path);
}

void CaseListModel::forgetVerdicts()
{
    m_verdicts.clear();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void CaseListModel::forget(const QString& path)
{
    m_verdicts.remove(path);
    tell(path);
}

void CaseListModel::addVerdicts(const std::vector<CheckedPartPtr>& parts)
{
    for (const CheckedPartPtr& part : parts) {
        const QString checked = pathText(part->path);
        const QString path = m_rows.contains(checked) ? checked : imagePathOf(checked);
        CheckedPartPtr& worst = m_verdicts[path];
        if (!worst || badness(*part) > badness(*worst))
            worst = part;
        tell(path);
    }
}

int CaseListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.names.size());
}

QString CaseListModel::verdictOf(const QString& path) const
{
    const auto checked = m_verdicts.constFind(path);
    return checked == m_verdicts.constEnd() ? QString() : verdictText((*checked)->verdict());
}

QString CaseListModel::textOf(int row) const
{
    const QString path = pathAt(row);
    const CaseFacts* facts = m_loader.want(path);
    QStringList last{verdictOf(path)};
    if (facts)
        last << besideText(*facts);
    last.removeAll(QString());
    QStringList lines{m_files.names[row], facts ? contentText(*facts) : tr("…"),
                      last.join(QStringLiteral(", "))};
    lines.removeAll(QString());
    return lines.join('\n');
}

QString CaseListModel::toolTipOf(int row) const
{
    const QString path = pathAt(row);
    QStringList lines{QDir::toNativeSeparators(path)};
    if (const CaseFacts* facts = m_loader.want(path); facts && !facts->problem.isEmpty())
        lines << facts->problem;
    if (const auto checked = m_verdicts.constFind(path); checked != m_verdicts.constEnd())
        lines << displayText((*checked)->report.mainFinding);
    lines.removeAll(QString());
    return lines.join('\n');
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const
{
    const QString path = pathAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index.row());
    case Qt::AccessibleTextRole:
        return textOf(index.row()).replace('\n', QStringLiteral(", "));
    case Qt::ToolTipRole:
        return toolTipOf(index.row());
    case Qt::DecorationRole: {
        const CaseFacts* facts = m_loader.want(path);
        return facts && !facts->thumbnail.isNull() ? QVariant(facts->thumbnail) : QVariant();
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(path == m_current);
        return path == m_current ? QVariant(font) : QVariant();
    }
    case PathRole:
        return path;
    default:
        return {};
    }
}

FolderBrowser::FolderBrowser(const AppServices& services, const FolderSteps& steps, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_loader(new CaseFactsLoader(services.scheduler, services.pool, this)),
      m_model(new CaseListModel(*m_loader, this)),
      m_list(new QListView),
      m_folder(new ElidedLabel),
      m_state(new ElidedLabel),
      m_checking(new JobLine(m_state, tr("Chec&k All"), services.scheduler))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(makeHead(steps));
    column->addWidget(makeList(), 1);
    column->addWidget(m_checking);
    m_checking->button().setToolTip(
        tr("Decode all listed files and their labels in the background"));
    connect(m_checking, &JobLine::startWanted, this, &FolderBrowser::check);
    connect(m_checking, &JobLine::progressed, this, &FolderBrowser::takeVerdicts);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& row) {
        emit fileWanted(row.data(CaseListModel::PathRole).toString());
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& row) {
        emit fileWanted(row.data(CaseListModel::PathRole).toString());
    });
}

FolderBrowser::~FolderBrowser() = default;

QWidget* FolderBrowser::makeHead(const FolderSteps& steps)
{
    m_folder->setAccessibleName(tr("Folder"));
    auto* head = new QWidget;
    QHBoxLayout* row = tightRow(head);
    row->addWidget(m_folder, 1);
    for (const auto& [action, icon] :
         {std::pair(steps.previous, "up"), std::pair(steps.next, "down")})
        if (action)
            row->addWidget(makeStepButton(*action, icon));
    return head;
}

QWidget* FolderBrowser::makeList()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CaseDelegate(m_list));
    m_list->setAccessibleName(tr("Files in the folder"));
    m_list->setIconSize(iconSize);
    m_list->setUniformItemSizes(true);
    m_list->setLayoutMode(QListView::SinglePass);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setTextElideMode(Qt::ElideRight);
    return m_list;
}

void FolderBrowser::showFile(const QString& path)
{
    m_path = path;
    listIfNeeded();
}

void FolderBrowser::readAgain(const QString& path)
{
    m_loader->forget(path);
    m_model->forget(path);
}

void FolderBrowser::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    listIfNeeded();
}

void FolderBrowser::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_loader->stop();
}

void FolderBrowser::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_list->doItemsLayout();
}

// Anew for a file that is not in the list: of another folder, or one that has come since.
void FolderBrowser::listIfNeeded()
{
    if (!isVisible())
        return;
    if (m_path.isEmpty() || m_model->rowOf(m_path) >= 0) {
        m_listing.cancel();
        return showCurrent();
    }
    m_listing = m_services.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [path = m_path](const std::stop_token& stop) { return folderFilesAround(path, stop); },
        [this](const Result<FolderFiles>& files) { listed(files); });
}

void FolderBrowser::listed(const Result<FolderFiles>& files)
{
    m_listing.cancel();
    m_loader->stop();
    m_model->setFiles(files ? *files : FolderFiles());
    m_folder->setText(files ? QDir::toNativeSeparators(files->folder) : QString());
    m_folder->setToolTip(m_folder->text());
    showState(files ? countedText(files->names.size(),
                                  tr("%n file(s)", nullptr, pluralNumber(files->names.size())))
                    : errorSentence(tr("The folder cannot be listed"), files.error()));
    showCurrent();
}

void FolderBrowser::showCurrent()
{
    m_model->setCurrent(m_path);
    const QModelIndex row = m_model->index(m_model->rowOf(m_path));
    m_list->setCurrentIndex(row);
    if (row.isValid())
        m_list->scrollTo(row);
}

bool FolderBrowser::isChecking() const
{
    return m_checking->isRunning();
}

void FolderBrowser::check()
{
    m_model->forgetVerdicts();
    m_log = std::make_shared<CheckLog>(CheckLog::Keep::PartsOnly);
    const auto work = [files = m_model->files(), log = m_log, &pool = m_services.pool](
                          const Job& job) { return checkCases(files, *log, pool, job); };
    showState(tr("Checking…"));
    m_checking->run(tr("Checking the files in a folder"), work, [this](const Result<>& outcome) {
        takeVerdicts();
        showState(outcome ? tr("All files checked") : tr("Check stopped"));
    });
}

void FolderBrowser::takeVerdicts()
{
    m_model->addVerdicts(m_log->take().parts);
}

void FolderBrowser::showState(const QString& sentence)
{
    m_state->setText(sentence);
    m_state->setToolTip(sentence);
}

} // namespace bloscope
