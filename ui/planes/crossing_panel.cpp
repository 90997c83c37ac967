#include "ui/planes/crossing_panel.h"

#include "ui/controls/index_spin_box.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace bloscope {

namespace {

constexpr int panelMargin = 16;

} // namespace

CrossingPanel::CrossingPanel(QStringList dimensionNames, QWidget* parent)
    : QWidget(parent),
      m_names(std::move(dimensionNames)),
      m_thirdLabel(new QLabel(tr("&Third dimension:"), this)),
      m_third(new QComboBox(this)),
      m_fields{makeField(), makeField(), makeField()},
      m_value(new QLabel(this))
{
    m_thirdLabel->setBuddy(m_third);
    m_value->setTextFormat(Qt::PlainText);
    m_value->setWordWrap(true);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_value->setAccessibleName(tr("Value where the planes cross"));
    auto* save = new QPushButton(tr("&Save Figure…"), this);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(panelMargin, panelMargin, panelMargin, panelMargin);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(m_thirdLabel, m_third);
    for (const Field& field : m_fields)
        form->addRow(field.label, field.index);
    form->addRow(tr("Value:"), m_value);
    form->addRow(save);
    connect(save, &QPushButton::clicked, this, &CrossingPanel::saveWanted);
    connect(m_third, &QComboBox::activated, this,
            [this](int item) { emit thirdChosen(m_third->itemData(item).value<std::size_t>()); });
    for (Field& field : m_fields)
        connect(field.index, &IndexSpinBox::indexChosen, this,
                [this, &field](qint64 index) { emit indexChosen(field.dimension, index); });
}

CrossingPanel::Field CrossingPanel::makeField()
{
    const Field field{new QLabel(this), new IndexSpinBox(this)};
    field.label->setTextFormat(Qt::PlainText);
    return field;
}

void CrossingPanel::show(const OrthogonalPlanes& planes, const std::vector<std::size_t>& thirds)
{
    m_third->clear();
    for (const std::size_t dimension : thirds)
        m_third->addItem(m_names.value(qsizetype(dimension)), QVariant::fromValue(dimension));
    m_third->setCurrentIndex(m_third->findData(QVariant::fromValue(planes.third())));
    m_third->setVisible(thirds.size() > 1);
    m_thirdLabel->setVisible(thirds.size() > 1);
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

void CrossingPanel::setValue(const QString& exactText, const QString& problem)
{
    m_value->setText(problem.isEmpty() ? exactText : problem);
}

} // namespace bloscope
