#include "ui/slice/dimension_control.h"

#include "ui/controls/checked_line_edit.h"
#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"
#include "ui/slice/play_button.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QStandardItemModel>

namespace bloscope {

namespace {

constexpr int indexPage = 0;
constexpr int rangePage = 1;
constexpr int sliderWidth = 90;

Result<DimensionSlice> parseRange(const QString& text, std::int64_t extent)
{
    BLOSCOPE_TRY(const Slice slice, Slice::parse(text.toStdString(), {extent}));
    return slice[0];
}

QString problemOfRange(const QString& text, std::int64_t extent)
{
    const Result<DimensionSlice> range = parseRange(text, extent);
    return range ? QString() : displayText(range.error().text());
}

} // namespace

DimensionControl::DimensionControl(std::size_t dimension, const QString& name, std::int64_t extent,
                                   QWidget* parent)
    : QFrame(parent),
      m_dimension(dimension),
      m_extent(extent),
      m_role(new QComboBox(this)),
      m_taken(new QStackedWidget(this)),
      m_slider(new IndexSlider(this)),
      m_spinBox(new IndexSpinBox(this)),
      m_play(new PlayButton(this)),
      m_range(new CheckedLineEdit(
          [extent](const QString& text) { return problemOfRange(text, extent); }, this))
{
    setFrameShape(QFrame::StyledPanel);
    m_slider->setExtent(extent);
    m_slider->setMinimumWidth(sliderWidth);
    m_spinBox->setExtent(extent);
    fillRoles();
    arrange(name);
    connectParts();

    m_role->setAccessibleName(tr("What %1 is on the screen").arg(name));
    m_slider->setAccessibleName(tr("Index of %1").arg(name));
    m_spinBox->setAccessibleName(tr("Index of %1").arg(name));
    m_play->setAccessibleName(tr("Play %1").arg(name));
    m_play->setEnabled(extent > 1);
    m_range->setAccessibleName(tr("Range of %1").arg(name));
    m_range->setToolTip(tr("What is taken of this dimension: start:stop:step, as in NumPy"));
    setAccessibleName(name);
}

void DimensionControl::arrange(const QString& name)
{
    auto* title = new QLabel(this);
    title->setTextFormat(Qt::PlainText);
    title->setText(name);
    auto* extent = new QLabel(tr("of %1").arg(QLocale().toString(qlonglong(m_extent))), this);
    extent->setForegroundRole(QPalette::PlaceholderText);
    extent->setToolTip(tr("Extent of this dimension"));

    auto* index = new QWidget(this);
    auto* indexRow = new QHBoxLayout(index);
    indexRow->setContentsMargins(0, 0, 0, 0);
    indexRow->addWidget(m_slider, 1);
    indexRow->addWidget(m_spinBox);
    indexRow->addWidget(m_play);
    m_taken->addWidget(index);
    m_taken->addWidget(m_range);

    auto* head = new QHBoxLayout;
    head->addWidget(title);
    head->addWidget(extent);
    head->addStretch(1);
    head->addWidget(m_role);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(3);
    column->addLayout(head);
    column->addWidget(m_taken);
}

void DimensionControl::fillRoles()
{
    m_role->addItem(tr("Rows"), int(DimensionRole::Rows));
    m_role->addItem(tr("Columns"), int(DimensionRole::Columns));
    m_role->addItem(tr("Index"), int(DimensionRole::Index));
    m_role->addItem(tr("Range"), int(DimensionRole::Range));
    const QStringList tips{tr("Runs down the screen"), tr("Runs across the screen"),
                           tr("One index of it is shown"),
                           tr("Its first index is shown, all of the range is exported")};
    for (int i = 0; i < m_role->count(); ++i)
        m_role->setItemData(i, tips[i], Qt::ToolTipRole);
}

void DimensionControl::connectParts()
{
    connect(m_role, &QComboBox::activated, this,
            [this](int i) { emit roleChosen(DimensionRole(m_role->itemData(i).toInt())); });
    connect(m_slider, &IndexSlider::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_spinBox, &IndexSpinBox::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_play, &PlayButton::stepWanted, this,
            [this] { emit indexChosen(m_play->next(m_spinBox->index(), m_extent)); });
    connect(m_range, &CheckedLineEdit::taken, this,
            [this](const QString& text) { emit rangeChosen(*parseRange(text, m_extent)); });
}

void DimensionControl::showSlice(const Slice& slice)
{
    const DimensionRole role = roleOf(slice, m_dimension);
    m_role->setCurrentIndex(m_role->findData(int(role)));
    m_role->setToolTip(m_role->currentData(Qt::ToolTipRole).toString());
    enableRoles(slice);
    m_taken->setCurrentIndex(role == DimensionRole::Index ? indexPage : rangePage);
    if (role == DimensionRole::Index) {
        m_slider->setIndex(slice[m_dimension].start);
        m_spinBox->setIndex(slice[m_dimension].start);
    }
    m_range->setTakenText(rangeText(slice, m_dimension));
}

void DimensionControl::enableRoles(const Slice& slice)
{
    // Two dimensions that are not fixed are always rows and columns; a third can be a range.
    const DimensionRole role = roleOf(slice, m_dimension);
    const bool isShown = role == DimensionRole::Rows || role == DimensionRole::Columns;
    auto* items = qobject_cast<QStandardItemModel*>(m_role->model());
    items->item(int(DimensionRole::Range))->setEnabled(!isShown && slice.columnDimension());
    items->item(int(DimensionRole::Index))->setEnabled(m_extent > 0);
    items->item(int(DimensionRole::Columns))
        ->setEnabled(slice.columnDimension() || role == DimensionRole::Index);
}

} // namespace bloscope
