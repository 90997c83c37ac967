#include "core/plane/window_level.h"
#include "ui/plot/range_button.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int longestName = 60;

QString cleanName(const QString& text)
{
    return text.simplified().left(longestName);
}

QString ctName(std::string_view name)
{
    return name == "brain"         ? RangePresetsMenu::tr("Brain")
           : name == "soft tissue" ? RangePresetsMenu::tr("Soft Tissue")
           : name == "abdomen"     ? RangePresetsMenu::tr("Abdomen")
           : name == "lung"        ? RangePresetsMenu::tr("Lung")
                                   : RangePresetsMenu::tr("Bone");
}

} // namespace

QByteArray jsonOf(const std::vector<RangePreset>& ranges)
{
    QJsonArray json;
    for (const RangePreset& kept : ranges)
        json << QJsonObject{
            {"name", kept.name}, {"low", kept.range.low}, {"high", kept.range.high}};
    while (json.size() > qsizetype(RangePresets::most))
        json.removeFirst();
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::vector<RangePreset> rangePresetsFrom(const QByteArray& json)
{
    std::vector<RangePreset> ranges;
    for (const QJsonValue value : QJsonDocument::fromJson(json).array()) {
        const RangePreset kept{cleanName(value["name"].toString()),
                               {value["low"].toDouble(), value["high"].toDouble()}};
        if (!kept.name.isEmpty() && kept.range.low < kept.range.high)
            ranges.push_back(kept);
    }
    return ranges;
}

RangePresetsMenu::RangePresetsMenu(QWidget* parent) : QMenu(tr("Win&dow Presets"), parent)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RangePresetsMenu::fill);
    fill();
}

void RangePresetsMenu::setKept(RangePresets* ranges)
{
    if (m_kept == ranges)
        return;
    m_kept = ranges;
    fill();
}

// Another window may have changed those that are kept.
void RangePresetsMenu::fill()
{
    clear();
    addSection(tr("CT"));
    for (const CtWindow& usual : ctWindows())
        add(ctName(usual.name), usual.window.range())
            ->setToolTip(tr("A usual range of CT images in Hounsfield units"));
    if (!m_kept)
        return;
    addSection(tr("Your windows"));
    const std::vector<RangePreset> kept = m_kept->rangePresets();
    for (const RangePreset& range : kept)
        add(QString(range.name).replace('&', QLatin1String("&&")), range.range);
    addAction(tr("&Save This Window…"), this, &RangePresetsMenu::askName)
        ->setToolTip(tr("Keep the shown range by name, for all files"));
    addAction(tr("&Edit Windows…"), this, &RangePresetsMenu::edit)->setEnabled(!kept.empty());
}

// With its numbers: who looks at CT knows these.
QAction* RangePresetsMenu::add(const QString& name, const ValueRange& range)
{
    const WindowLevel window = WindowLevel::of(range);
    return addAction(tr("%1 (centre %2, width %3)")
                         .arg(name, QString::fromStdString(ValueText().of(window.center)),
                              QString::fromStdString(ValueText().of(window.width))),
                     this, [this, range] { emit chosen(range); });
}

void RangePresetsMenu::askName()
{
    if (!m_shown)
        return;
    auto* dialog = new QInputDialog(parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save Window"));
    dialog->setLabelText(tr("Name of the window from %1 to %2:")
                             .arg(QString::fromStdString(m_texts.of(m_shown->low)),
                                  QString::fromStdString(m_texts.of(m_shown->high))));
    dialog->setOkButtonText(tr("Save"));
    connect(dialog, &QInputDialog::textValueSelected, this, &RangePresetsMenu::keep);
    dialog->open();
}

void RangePresetsMenu::keep(const QString& name)
{
    const RangePreset range{cleanName(name), m_shown.value_or(ValueRange())};
    if (!m_kept || !m_shown || range.name.isEmpty())
        return;
    std::vector<RangePreset> ranges = m_kept->rangePresets();
    const auto same = std::ranges::find(ranges, range.name, &RangePreset::name);
    if (same != ranges.end())
        *same = range;
    else
        ranges.push_back(range);
    m_kept->setRangePresets(ranges);
    fill();
}

void RangePresetsMenu::edit()
{
    auto* dialog = new RangePresetsDialog(m_kept->rangePresets(), parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_kept->setRangePresets(dialog->ranges());
        fill();
    });
    dialog->open();
}

RangePresetsDialog::RangePresetsDialog(const std::vector<RangePreset>& ranges, QWidget* parent)
    : QDialog(parent),
      m_before(ranges),
      m_list(new QListWidget),
      m_remove(new QPushButton(tr("&Remove")))
{
    setWindowTitle(tr("Edit Windows"));
    m_list->setAccessibleName(tr("Kept windows"));
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        auto* item = new QListWidgetItem(ranges[i].name, m_list);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_list->setCurrentRow(0);
    m_remove->setAutoDefault(false);
    connect(m_remove, &QPushButton::clicked, this, &RangePresetsDialog::removeSelected);
    auto* rename = new QPushButton(tr("Re&name"));
    rename->setAutoDefault(false);
    connect(rename, &QPushButton::clicked, this, [this] {
        if (QListWidgetItem* item = m_list->currentItem())
            m_list->editItem(item);
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* beside = new QVBoxLayout;
    beside->addWidget(rename);
    beside->addWidget(m_remove);
    beside->addStretch();
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addLayout(beside);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
}

void RangePresetsDialog::removeSelected()
{
    delete m_list->takeItem(m_list->currentRow());
    m_remove->setEnabled(m_list->count() > 0);
}

std::vector<RangePreset> RangePresetsDialog::ranges() const
{
    std::vector<RangePreset> ranges;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        RangePreset range = m_before[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())];
        range.name = cleanName(item->text());
        if (!range.name.isEmpty())
            ranges.push_back(range);
    }
    return ranges;
}

} // namespace bloscope
