#include "ui/metadata/compare_dialog.h"

#include "core/base/text.h"
#include "core/frame/open_path.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr QSize firstComparisonSize{720, 360};

QStringList rowOf(const MetadataDifference& difference)
{
    const auto text = [](const std::optional<std::string>& value) {
        return value ? displayText(*value) : CompareDialog::tr("(not there)");
    };
    return {difference.of == MetadataSectionOf::Header ? CompareDialog::tr("Metalayer")
                                                       : CompareDialog::tr("Vlmetalayer"),
            displayText(escapeForDisplay(difference.name)), text(difference.here),
            text(difference.there)};
}

} // namespace

CompareDialog::CompareDialog(const EditSet& here, const QString& path, Scheduler& scheduler,
                             QWidget* parent)
    : QDialog(parent),
      m_summary(new QLabel(tr("Reading %1…").arg(QFileInfo(path).fileName()), this)),
      m_table(new TextTable({tr("Section"), tr("Name"), tr("Here"), tr("In the file now")}, this))
{
    setWindowTitle(tr("Compare"));
    resizeWithinScreen(*this, firstComparisonSize);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_table->setAccessibleName(tr("Metadata that differ"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    m_working = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [here, file = path.toStdString()](std::stop_token) -> Result<Differences> {
            BLOSCOPE_TRY(const FramePtr there, openPath(file));
            return compareMetadata(here, there);
        },
        [this](const Result<Differences>& differences) {
            m_working.cancel();
            showOutcome(differences);
        });
}

void CompareDialog::showOutcome(const Result<Differences>& differences)
{
    if (!differences) {
        m_summary->setText(errorSentence(tr("The file cannot be compared"), differences.error()));
        return;
    }
    QList<QStringList> rows;
    for (const MetadataDifference& difference : *differences)
        rows << rowOf(difference);
    m_table->setRows(rows);
    m_summary->setText(
        rows.isEmpty()
            ? tr("The metadata here and in the file are the same; only its data may differ.")
            : countedText(rows.size(), tr("One metadata entry differs. The others are the same."),
                          tr("%1 metadata entries differ. The others are the same.")));
}

} // namespace bloscope
