#include "ui/plot/choice_button.h"

#include "core/plane/color_map.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/menu_text.h"

#include <QAbstractItemView>
#include <QActionGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QImage>
#include <QMenu>
#include <QPixmap>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <optional>
#include <utility>

namespace bloscope {

namespace {

constexpr QSize pictureSize(28, 14);
constexpr int visibleMaps = 24;
constexpr int lettersOfMaps = 8; // of the box; longer names end in dots

QIcon iconOf(const ColorMap& map)
{
    QImage colors(static_cast<int>(map.colors.size()), 1, QImage::Format_RGB32);
    for (int x = 0; x < colors.width(); ++x)
        colors.setPixel(x, 0, map.colors[static_cast<std::size_t>(x)]);
    return QIcon(QPixmap::fromImage(colors.scaled(pictureSize)));
}

struct KindNames {
    Q_DECLARE_TR_FUNCTIONS(KindNames)

 public:
    static QString of(ColorMap::Kind kind)
    {
        switch (kind) {
        case ColorMap::Kind::Sequential:
            return tr("Sequential");
        case ColorMap::Kind::Diverging:
            return tr("Diverging");
        case ColorMap::Kind::Cyclic:
            return tr("Cyclic");
        case ColorMap::Kind::Qualitative:
            break;
        }
        return tr("Qualitative (labels)");
    }
};

// Cannot be chosen.
void addHeading(QComboBox& box, const QString& text)
{
    box.addItem(text);
    auto* model = qobject_cast<QStandardItemModel*>(box.model());
    QStandardItem* heading = model->item(box.count() - 1);
    heading->setFlags(Qt::NoItemFlags);
    QFont font = box.font();
    font.setBold(true);
    heading->setFont(font);
}

} // namespace

void fillWithColorMaps(QComboBox& box)
{
    box.setIconSize(pictureSize);
    box.setStyleSheet(QStringLiteral("QComboBox { combobox-popup: 0; }")); // with a scroll bar
    box.setMaxVisibleItems(visibleMaps);
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(lettersOfMaps);
    std::optional<ColorMap::Kind> kind;
    for (const ColorMap& map : colorMaps()) {
        if (std::exchange(kind, map.kind) != map.kind)
            addHeading(box, KindNames::of(map.kind));
        box.addItem(iconOf(map), QString::fromStdString(map.name),
                    static_cast<int>(&map - colorMaps().data()));
    }
    box.view()->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    box.view()->setMinimumWidth(box.view()->sizeHintForColumn(0) +
                                box.style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    showColorMap(box, colorMaps().front());
}

const ColorMap& colorMapIn(const QComboBox& box)
{
    return colorMaps()[static_cast<std::size_t>(box.currentData().toInt())];
}

void showColorMap(QComboBox& box, const ColorMap& map)
{
    const ColorMap& upright = isInverted(map) ? inverseOf(map) : map;
    box.setCurrentIndex(box.findData(static_cast<int>(&upright - colorMaps().data())));
}

ScaleControls::ScaleControls(QWidget* parent)
    : QWidget(parent),
      m_button(new ChoiceButton(tr("Gamma"))),
      m_kinds(new QActionGroup(this)),
      m_gamma(new QDoubleSpinBox)
{
    addKinds();
    makeGammaBox();
    auto* row = tightRow(this);
    row->addWidget(m_button);
    row->addWidget(m_gamma);
    showKind(ValueScale::Linear);
    connect(m_kinds, &QActionGroup::triggered, this, [this](const QAction* action) {
        showKind(static_cast<ValueScale::Kind>(action->data().toInt()));
        emit chosen();
    });
}

void ScaleControls::addKinds()
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    const auto add = [&](const QString& text, ValueScale::Kind kind, const QString& toolTip) {
        QAction* action = m_kinds->addAction(menu->addAction(text));
        action->setCheckable(true);
        action->setData(static_cast<int>(kind));
        action->setToolTip(toolTip);
    };
    add(tr("&Linear"), ValueScale::Linear, tr("Linear"));
    add(tr("L&og"), ValueScale::Log, tr("Logarithmic; omits numbers of zero or less"));
    add(tr("&Symlog"), ValueScale::SymLog, tr("Logarithmic on both sides of zero"));
    add(tr("&Asinh"), ValueScale::Asinh,
        tr("Inverse hyperbolic sine: linear near zero, logarithmic beyond"));
    add(tr("S&qrt"), ValueScale::Sqrt, tr("Square root on both sides of zero"));
    add(tr("&Gamma"), ValueScale::Gamma, tr("Power law over the range"));
    m_button->setMenu(menu);
    m_button->setAccessibleName(tr("Colour scale"));
    m_button->setToolTip(tr("How numbers map to colours"));
}

void ScaleControls::makeGammaBox()
{
    m_gamma->setAccessibleName(tr("Scale exponent"));
    m_gamma->setToolTip(tr("An exponent below 1 emphasises low values, one above 1 high values"));
    m_gamma->setRange(ValueScale::leastGamma, ValueScale::mostGamma);
    m_gamma->setDecimals(2);
    m_gamma->setSingleStep(0.1);
    m_gamma->setButtonSymbols(QAbstractSpinBox::NoButtons); // there is little room
    m_gamma->setValue(ValueScale().gamma);
    connect(m_gamma, &QDoubleSpinBox::editingFinished, this, &ScaleControls::chosen);
}

void ScaleControls::showKind(ValueScale::Kind kind)
{
    for (QAction* action : m_kinds->actions())
        if (action->data().toInt() == static_cast<int>(kind)) {
            action->setChecked(true);
            m_button->setText(withoutLetter(action->text()));
            m_button->setAccessibleDescription(m_button->text());
        }
    m_gamma->setVisible(kind == ValueScale::Gamma);
}

ValueScale ScaleControls::scale() const
{
    return {static_cast<ValueScale::Kind>(m_kinds->checkedAction()->data().toInt()),
            m_gamma->value()};
}

void ScaleControls::setScale(const ValueScale& scale)
{
    m_gamma->setValue(scale.gamma);
    showKind(scale.kind);
}

ChoiceButton::ChoiceButton(QString longest, QWidget* parent)
    : QToolButton(parent), m_longest(std::move(longest))
{
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ChoiceButton::sizeFor(const QString& text) const
{
    QStyleOptionComboBox option;
    option.initFrom(this);
    const QSize content(fontMetrics().horizontalAdvance(text), fontMetrics().height());
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
}

QSize ChoiceButton::sizeHint() const
{
    return sizeFor(m_longest);
}

QSize ChoiceButton::minimumSizeHint() const
{
    constexpr int fewLetters = 6;
    return sizeFor(m_longest.left(fewLetters));
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    option.initFrom(this);
    option.subControls = QStyle::SC_All;
    if (isDown())
        option.state |= QStyle::State_Sunken | QStyle::State_On;
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText =
        fontMetrics().elidedText(withoutLetter(text()), Qt::ElideRight, room.width());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace bloscope
