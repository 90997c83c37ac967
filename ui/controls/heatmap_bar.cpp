#include "ui/controls/heatmap_bar.h"

#include "ui/controls/color_map_box.h"
#include "ui/controls/flow_layout.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <cmath>

namespace bloscope {

namespace {

using Kind = RangeChoice::Kind;

QHBoxLayout* tightRow(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    return row;
}

// They stay together where the bar is too narrow for one line.
QWidget* labelled(const QString& text, QWidget* field, QWidget* more = nullptr)
{
    auto* group = new QWidget;
    auto* label = new QLabel(text);
    label->setBuddy(field);
    auto* row = tightRow(group);
    row->addWidget(label);
    row->addWidget(field);
    if (more)
        row->addWidget(more);
    return group;
}

// A number to begin with when one is typed: long tails of digits only hide it.
QString rounded(double number)
{
    constexpr int digits = 6;
    return QString::number(number, 'g', digits);
}

} // namespace

HeatmapBar::HeatmapBar(QWidget* parent)
    : QWidget(parent),
      m_mapBox(makeMapBox()),
      m_scaleBox(makeScaleBox()),
      m_rangeBox(makeRangeBox()),
      m_rangeFields(new QStackedWidget),
      m_square(makeButton(tr("&Square cells"), tr("Draw every cell as a square")))
{
    m_rangeFields->addWidget(makeRangeFields());
    m_rangeFields->addWidget(makePercentFields());
    m_square->setCheckable(true);
    connect(m_square, &QToolButton::toggled, this, &HeatmapBar::aspectChanged);
    connect(m_square, &QToolButton::clicked, this, [this] { m_hasChosenAspect = true; });
    auto* showAll = makeButton(tr("Show &all"), tr("Bring the whole plane into sight (Home)"));
    connect(showAll, &QToolButton::clicked, this, &HeatmapBar::showAllWanted);

    auto* row = new FlowLayout(this);
    row->setContentsMargins(6, 4, 6, 4);
    row->addWidget(labelled(tr("&Colours:"), m_mapBox));
    row->addWidget(labelled(tr("Sca&le:"), m_scaleBox));
    row->addWidget(labelled(tr("&Range:"), m_rangeBox, m_rangeFields));
    row->addWidget(m_square);
    row->addWidget(showAll);
    row->setAlignment(m_square, Qt::AlignRight);
}

QComboBox* HeatmapBar::makeMapBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Colour map"));
    fillWithColorMaps(*box);
    connect(box, &QComboBox::activated, this, [this](int chosen) {
        HeatmapOptions options = m_options;
        options.map = &colorMaps()[static_cast<std::size_t>(chosen)];
        change(options);
    });
    return box;
}

QComboBox* HeatmapBar::makeScaleBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Scale of the colours"));
    box->addItem(tr("linear"), static_cast<int>(ValueScale::Linear));
    box->addItem(tr("log"), static_cast<int>(ValueScale::Log));
    box->addItem(tr("symlog"), static_cast<int>(ValueScale::SymLog));
    box->setItemData(1, tr("Logarithmic; numbers up to zero are not on it"), Qt::ToolTipRole);
    box->setItemData(2, tr("Logarithmic on both sides of zero"), Qt::ToolTipRole);
    connect(box, &QComboBox::activated, this, [this, box] {
        HeatmapOptions options = m_options;
        options.scale = static_cast<ValueScale::Kind>(box->currentData().toInt());
        change(options);
    });
    return box;
}

QComboBox* HeatmapBar::makeRangeBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Range of the colours"));
    box->addItem(tr("automatic"), static_cast<int>(Kind::Automatic));
    box->addItem(tr("min–max"), static_cast<int>(Kind::MinMax));
    box->addItem(tr("percentiles"), static_cast<int>(Kind::Percentile));
    box->addItem(tr("fixed"), static_cast<int>(Kind::Manual));
    box->setItemData(0,
                     tr("All of it for labels and other small whole numbers, otherwise without "
                        "the lowest and the highest hundredth"),
                     Qt::ToolTipRole);
    connect(box, &QComboBox::activated, this,
            [this, box] { chooseRange(static_cast<Kind>(box->currentData().toInt())); });
    return box;
}

QWidget* HeatmapBar::makePercentFields()
{
    const auto field = [this](double percent, const QString& name) {
        auto* box = new QDoubleSpinBox;
        box->setRange(0, 100);
        box->setDecimals(2);
        box->setSuffix(tr(" %"));
        box->setValue(percent);
        box->setAccessibleName(name);
        connect(box, &QDoubleSpinBox::editingFinished, this, &HeatmapBar::takePercents);
        return box;
    };
    m_lowPercent = field(m_options.range.lowPercent, tr("Lower percentile"));
    m_highPercent = field(m_options.range.highPercent, tr("Upper percentile"));
    auto* fields = new QWidget;
    auto* row = tightRow(fields);
    row->addWidget(m_lowPercent);
    row->addWidget(new QLabel(tr("to")));
    row->addWidget(m_highPercent);
    return fields;
}

QWidget* HeatmapBar::makeRangeFields()
{
    const auto field = [this](const QString& name) {
        auto* edit = new QLineEdit;
        edit->setAccessibleName(name);
        edit->setToolTip(name);
        edit->setFixedWidth(edit->fontMetrics().horizontalAdvance('0') * 13);
        connect(edit, &QLineEdit::editingFinished, this, [this, edit] {
            if (edit->isModified())
                takeTypedRange();
        });
        return edit;
    };
    m_low = field(tr("Number of the lowest colour"));
    m_high = field(tr("Number of the highest colour"));
    auto* fields = new QWidget;
    auto* row = tightRow(fields);
    row->addWidget(m_low);
    row->addWidget(new QLabel(tr("to")));
    row->addWidget(m_high);
    return fields;
}

QToolButton* HeatmapBar::makeButton(const QString& text, const QString& toolTip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    return button;
}

CellAspect HeatmapBar::aspect() const
{
    return m_square->isChecked() ? CellAspect::Square : CellAspect::Fill;
}

void HeatmapBar::proposeAspect(CellAspect aspect)
{
    if (!m_hasChosenAspect)
        m_square->setChecked(aspect == CellAspect::Square);
}

std::optional<CellAspect> HeatmapBar::chosenAspect() const
{
    return m_hasChosenAspect ? std::optional(aspect()) : std::nullopt;
}

void HeatmapBar::restore(const HeatmapOptions& options, std::optional<CellAspect> chosenAspect)
{
    const ColorMap& map = isInverted(*options.map) ? inverseOf(*options.map) : *options.map;
    m_mapBox->setCurrentIndex(static_cast<int>(&map - colorMaps().data()));
    m_scaleBox->setCurrentIndex(m_scaleBox->findData(static_cast<int>(options.scale.kind)));
    m_rangeBox->setCurrentIndex(m_rangeBox->findData(static_cast<int>(options.range.kind)));
    m_rangeFields->setCurrentIndex(options.range.kind == Kind::Percentile ? 1 : 0);
    m_lowPercent->setValue(options.range.lowPercent);
    m_highPercent->setValue(options.range.highPercent);
    if (options.range.kind == Kind::Manual)
        showRange(options.range.manual);
    if (chosenAspect)
        m_square->setChecked(*chosenAspect == CellAspect::Square);
    m_hasChosenAspect = chosenAspect.has_value();
    change(options);
}

void HeatmapBar::setRange(const ValueRange& range)
{
    if (m_options.range.kind == Kind::Manual)
        return; // it came from the fields
    showRange(range);
}

void HeatmapBar::showRange(const ValueRange& range)
{
    m_low->setText(rounded(range.low));
    m_high->setText(rounded(range.high));
    m_low->setCursorPosition(0);
    m_high->setCursorPosition(0);
}

void HeatmapBar::chooseRange(Kind kind)
{
    m_rangeFields->setCurrentIndex(kind == Kind::Percentile ? 1 : 0);
    if (kind == Kind::Manual)
        return takeTypedRange();
    HeatmapOptions options = m_options;
    options.range.kind = kind;
    change(options);
}

void HeatmapBar::takePercents()
{
    if (m_lowPercent->value() >= m_highPercent->value())
        return;
    HeatmapOptions options = m_options;
    options.range.lowPercent = m_lowPercent->value();
    options.range.highPercent = m_highPercent->value();
    change(options);
}

// Two numbers that are typed are a fixed range, whatever was chosen before.
void HeatmapBar::takeTypedRange()
{
    bool lowIsNumber = false;
    bool highIsNumber = false;
    const ValueRange range{m_low->text().toDouble(&lowIsNumber),
                           m_high->text().toDouble(&highIsNumber)};
    if (!lowIsNumber || !highIsNumber || !(range.low < range.high) ||
        !std::isfinite(range.high - range.low))
        return;
    m_rangeBox->setCurrentIndex(m_rangeBox->findData(static_cast<int>(Kind::Manual)));
    HeatmapOptions options = m_options;
    options.range.kind = Kind::Manual;
    options.range.manual = range;
    change(options);
}

void HeatmapBar::change(const HeatmapOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    emit optionsChanged();
}

} // namespace bloscope
