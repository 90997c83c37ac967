#include "ui/overlay/overlay_bar.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/plot/choice_button.h"
#include "ui/plot/range_button.h"
#include "ui/theme/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int longestName = 220; // pixels

QToolButton* makeCloseButton(const QString& what)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon(QStringLiteral("close")));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(what);
    button->setAccessibleName(what);
    return button;
}

// A sentence that is a row of its own, and what can be done about it.
QWidget* makeRow(QLabel* sentence, std::initializer_list<QWidget*> buttons)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(8, 0, 6, 4);
    layout->addWidget(sentence);
    for (QWidget* button : buttons)
        layout->addWidget(button);
    layout->addStretch();
    return row;
}

} // namespace

OverlayBar::OverlayBar(QWidget* parent)
    : QWidget(parent),
      m_offerText(new ElidedLabel),
      m_name(new QCheckBox),
      m_drawing(makeDrawingBox()),
      m_opacity(makeOpacityBox()),
      m_map(new QComboBox),
      m_range(new RangeFields(this)),
      m_sentence(new ElidedLabel),
      m_offer(makeOffer()),
      m_controls(makeControls()),
      m_message(makeMessage())
{
    layOut();
    connect(m_name, &QCheckBox::toggled, this, &OverlayBar::switched);
    connect(m_range, &RangeFields::chosen, this, [this] {
        OverlayLook look = m_look;
        look.colors.range = m_range->choice();
        choose(look);
    });
    showLook();
    showParts();
}

void OverlayBar::layOut()
{
    auto* column = tightColumn(this);
    for (QWidget* part : {m_offer, m_controls, m_message})
        column->addWidget(part);
}

QWidget* OverlayBar::makeOffer()
{
    auto* show = new QToolButton;
    show->setText(tr("Show as &Overlay"));
    show->setToolTip(tr("Draw the labels of this file over the picture"));
    show->setAutoRaise(true);
    show->setFocusPolicy(Qt::TabFocus);
    connect(show, &QToolButton::clicked, this, &OverlayBar::offerTaken);
    auto* dismiss = makeCloseButton(tr("Dismiss this suggestion"));
    connect(dismiss, &QToolButton::clicked, this, [this] { offer({}); });
    return makeRow(m_offerText, {show, dismiss});
}

QWidget* OverlayBar::makeControls()
{
    m_name->setToolTip(tr("Show or hide the overlay (O)"));
    m_map->setAccessibleName(tr("Overlay colours"));
    fillWithColorMaps(*m_map);
    connect(m_map, &QComboBox::activated, this, [this] {
        OverlayLook look = m_look;
        look.colors.map = &colorMapIn(*m_map);
        choose(look);
    });
    m_range->kindBox()->setAccessibleName(tr("Colour range of the overlay"));
    m_rangeGroup = labelled(tr("Range:"), m_range->kindBox(), m_range->numbers());
    auto* remove = makeCloseButton(tr("Remove the overlay"));
    connect(remove, &QToolButton::clicked, this, &OverlayBar::removeWanted);
    auto* named = new QWidget;
    auto* together = tightRow(named);
    together->addWidget(m_name);
    together->addWidget(remove);
    auto* controls = new QWidget;
    auto* row = new FlowLayout(controls);
    row->setContentsMargins(6, 0, 6, 4);
    row->addWidget(named);
    row->addWidget(labelled(tr("&Draw:"), m_drawing));
    row->addWidget(labelled(tr("O&pacity:"), m_opacity));
    row->addWidget(labelled(tr("Colo&urs:"), m_map));
    row->addWidget(m_rangeGroup);
    return controls;
}

QWidget* OverlayBar::makeMessage()
{
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentence->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* dismiss = makeCloseButton(tr("Dismiss this message"));
    connect(dismiss, &QToolButton::clicked, this, [this] { tell({}); });
    return makeRow(m_sentence, {dismiss});
}

QComboBox* OverlayBar::makeDrawingBox()
{
    using Drawing = OverlayLook::Drawing;
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Label style"));
    const auto add = [box](const QString& text, Drawing drawing, const QString& toolTip) {
        box->addItem(text, static_cast<int>(drawing));
        box->setItemData(box->count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(tr("Filled"), Drawing::Filled, tr("Fill every cell with the colour of its label"));
    add(tr("Outlines"), Drawing::Outlines, tr("Draw only the borders of labels"));
    add(tr("Both"), Drawing::Both, tr("Fill labels and draw opaque borders"));
    connect(box, &QComboBox::activated, this, [this, box] {
        OverlayLook look = m_look;
        look.drawing = static_cast<Drawing>(box->currentData().toInt());
        choose(look);
    });
    return box;
}

QSpinBox* OverlayBar::makeOpacityBox()
{
    constexpr int step = 10;
    auto* box = new QSpinBox;
    box->setAccessibleName(tr("Overlay opacity"));
    box->setToolTip(
        tr("Opacity of filled areas: 0 % shows only the picture, 100 % only the overlay"));
    box->setRange(0, OverlayLook::fullOpacity);
    box->setSingleStep(step);
    box->setSuffix(tr(" %"));
    connect(box, &QSpinBox::valueChanged, this, [this](int percent) {
        OverlayLook look = m_look;
        look.opacity = percent;
        choose(look);
    });
    return box;
}

void OverlayBar::offer(const QString& fileName)
{
    m_offerText->setText(fileName.isEmpty() ? QString()
                                            : tr("Found %1 next to this file.").arg(fileName));
    m_offerText->setToolTip(m_offerText->text());
    showParts();
}

void OverlayBar::setOverlay(const QString& name, const QString& fullName)
{
    m_hasOverlay = !name.isEmpty();
    const QString shown = tr("Overlay: %1").arg(name);
    m_name->setText(m_name->fontMetrics()
                        .elidedText(shown, Qt::ElideMiddle, longestName)
                        .replace('&', QStringLiteral("&&")));
    m_name->setAccessibleName(shown);
    m_name->setToolTip(tr("%1\nShow or hide the overlay (O)").arg(fullName));
    showParts();
}

void OverlayBar::tell(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setToolTip(sentence);
    showParts();
}

void OverlayBar::showParts()
{
    m_offer->setVisible(!m_hasOverlay && !m_offerText->text().isEmpty());
    m_controls->setVisible(m_hasOverlay);
    m_message->setVisible(!m_sentence->text().isEmpty());
    setVisible(m_hasOverlay || !m_offerText->text().isEmpty() || !m_sentence->text().isEmpty());
}

void OverlayBar::setLook(const OverlayLook& look)
{
    m_look = look;
    m_range->restore(look.colors.range);
    showLook();
}

void OverlayBar::setElements(const DType& dtype)
{
    m_range->setTexts(ValueText(dtype));
}

void OverlayBar::setRange(const ValueRange& range)
{
    m_range->setRange(range);
}

bool OverlayBar::isOn() const
{
    return m_name->isChecked();
}

void OverlayBar::setOn(bool on)
{
    m_name->setChecked(on);
}

void OverlayBar::showLook()
{
    const ColorMap& map = *m_look.colors.map;
    const QSignalBlocker quiet(m_opacity);
    m_drawing->setCurrentIndex(m_drawing->findData(static_cast<int>(m_look.drawing)));
    m_drawing->setEnabled(map.isPalette()); // numbers have no borders
    m_opacity->setValue(m_look.opacity);
    m_opacity->setEnabled(m_look.isFilled(map));
    showColorMap(*m_map, map);
    m_rangeGroup->setVisible(!map.isPalette());
}

void OverlayBar::choose(const OverlayLook& look)
{
    if (look == m_look)
        return;
    m_look = look;
    showLook();
    emit lookChanged();
}

} // namespace bloscope
