#include "ui/cases/folder_report_panel.h"

#include "core/export/sink.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/open_dialog.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>
#include <memory>

namespace bloscope {

namespace {

FolderReportOptions reportOptions()
{
    const QString program =
        QCoreApplication::applicationName() + ' ' + QCoreApplication::applicationVersion();
    return {usualNames(), program.trimmed().toStdString(),
            QDate::currentDate().toString(Qt::ISODate).toStdString()};
}

} // namespace

FolderReportPanel::FolderReportPanel(const QString& folder, const QString& page,
                                     const AppServices& services, QWidget* parent)
    : QWidget(parent),
      m_folder(QDir::cleanPath(folder)),
      m_page(page),
      m_services(services),
      m_summary(wrappingLabel()),
      m_job(new JobLine(m_summary, tr("Write Again"), services.scheduler)),
      m_open(new QPushButton(tr("Open in Browser")))
{
    setWindowTitle(tr("Report on %1").arg(QFileInfo(m_folder).fileName()));
    setWindowFilePath(m_folder);
    auto* line = new QWidget;
    QHBoxLayout* row = tightRow(line);
    row->addWidget(m_open);
    row->addStretch();
    putInto(panelColumn(*this), {m_job, line, {new QWidget, 1}});
    setFocusProxy(m_open);
    connect(m_job, &JobLine::startWanted, this, &FolderReportPanel::start);
    connect(m_open, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_page)); });
    start();
}

FolderReportPanel::~FolderReportPanel() = default;

void FolderReportPanel::writeTo(const QString& page)
{
    if (m_job->isRunning())
        return;
    m_page = page;
    start();
}

void FolderReportPanel::start()
{
    m_open->setEnabled(false);
    m_summary->setText(tr("Writing %1…").arg(QDir::toNativeSeparators(m_page)));
    const auto counts = std::make_shared<FolderReportCounts>();
    m_job->run(
        windowTitle(),
        [folder = filePath(m_folder), page = filePath(m_page), options = reportOptions(), counts,
         &pool = m_services.pool](const Job& job) -> Result<> {
            BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, fileSink(page, {}, job.stop));
            BLOSCOPE_TRY(*counts, writeFolderReport(folder, options, pool, *sink, job));
            return sink->commit();
        },
        [this, counts](const Result<>& outcome) { finish(outcome, *counts); });
}

void FolderReportPanel::finish(const Result<>& outcome, const FolderReportCounts& counts)
{
    const QString name = QFileInfo(m_page).fileName();
    m_open->setEnabled(outcome.has_value());
    if (!outcome) {
        m_summary->setText(
            outcome.error().kind() == ErrorKind::Cancelled
                ? tr("Stopped: %1 was not written.").arg(name)
                : errorSentence(tr("%1 cannot be written").arg(name), outcome.error()));
        return;
    }
    QStringList sentences{countedText(counts.cases, tr("Saved %1 with %n case(s).", nullptr,
                                                       pluralNumber(counts.cases)))
                              .arg(name)};
    if (counts.withTrouble > 0)
        sentences << countedText(counts.withTrouble, tr("%n of them is/are damaged or unreadable.",
                                                        nullptr, pluralNumber(counts.withTrouble)));
    m_summary->setText(sentencesText(sentences));
}

} // namespace bloscope
