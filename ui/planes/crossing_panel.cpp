#include "ui/planes/crossing_panel.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int panelMargin = 8;
constexpr int besideField = 12;

} // namespace

CrossingPanel::CrossingPanel(QStringList dimensionNames, QWidget* parent)
    : QWidget(parent),
      m_names(std::move(dimensionNames)),
      m_third(new QComboBox),
      m_thirdGroup(labelled(tr("&Third dimension:"), m_third)),
      m_large(new QComboBox),
      m_value(new QLabel),
      m_legend(new QLabel)
{
    m_value->setTextFormat(Qt::PlainText);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_value->setAccessibleName(tr("Value at the crosshair"));
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    for (QLabel* label : {m_value, m_legend})
        label->setWordWrap(true);
    auto* fields = new FlowLayout;
    fields->setSpacing(besideField);
    fields->addWidget(m_thirdGroup);
    for (Field& field : m_fields)
        fields->addWidget(makeField(field));
    m_large->setToolTip(tr("Which of the three planes to show enlarged"));
    m_large->addItems({tr("None"), tr("Largest"), {}, {}, {}}); // by LargePlane
    fields->addWidget(labelled(tr("&Large plane:"), m_large));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(panelMargin, panelMargin, panelMargin, panelMargin);
    column->setSpacing(panelMargin);
    column->addLayout(fields);
    column->addWidget(m_value);
    column->addWidget(m_legend);
    connect(m_legend, &QLabel::linkActivated, this, &CrossingPanel::stopWanted);
    connect(m_third, &QComboBox::activated, this,
            [this](int item) { emit thirdChosen(m_third->itemData(item).value<std::size_t>()); });
    connect(m_large, &QComboBox::activated, this,
            [this](int item) { emit largeChosen(static_cast<LargePlane>(item)); });
}

QWidget* CrossingPanel::makeField(Field& field)
{
    field.label = new QLabel;
    field.label->setTextFormat(Qt::PlainText);
    field.index = new IndexSpinBox;
    auto* group = new QWidget;
    QHBoxLayout* row = tightRow(group);
    row->addWidget(field.label);
    row->addWidget(field.index);
    connect(field.index, &IndexSpinBox::indexChosen, this,
            [this, &field](qint64 index) { emit indexChosen(field.dimension, index); });
    return group;
}

void CrossingPanel::show(const OrthogonalPlanes& planes, const std::vector<std::size_t>& thirds)
{
    m_third->clear();
    for (const std::size_t dimension : thirds)
        m_third->addItem(m_names.value(qsizetype(dimension)), QVariant::fromValue(dimension));
    m_third->setCurrentIndex(m_third->findData(QVariant::fromValue(planes.third())));
    m_thirdGroup->setVisible(thirds.size() > 1);
    for (const auto which : OrthogonalPlanes::all)
        m_large->setItemText(
            static_cast<int>(LargePlane::Front) + which,
            tr("Normal to %1").arg(m_names.value(qsizetype(planes.normalOf(which)))));
    showField(m_fields[0], planes.third(), planes);
    showField(m_fields[1], planes.row(), planes);
    showField(m_fields[2], planes.column(), planes);
}

void CrossingPanel::showField(Field& field, std::size_t dimension, const OrthogonalPlanes& planes)
{
    const QString name = m_names.value(qsizetype(dimension));
    field.dimension = dimension;
    field.label->setText(tr("%1:").arg(name));
    field.index->setAccessibleName(tr("Index of %1").arg(name));
    field.index->setExtent(planes.extent(dimension));
    field.index->setIndex(planes.crossing()[dimension]);
}

void CrossingPanel::showLarge(LargePlane large)
{
    m_large->setCurrentIndex(static_cast<int>(large));
}

void CrossingPanel::setValue(const QString& exactText, const QString& problem)
{
    m_value->setText(problem.isEmpty() ? tr("Value: %1").arg(exactText) : problem);
}

void CrossingPanel::setLegend(const QString& richText)
{
    m_legend->setText(richText);
    m_legend->setVisible(!richText.isEmpty());
}

} // namespace bloscope
