#include "ui/slice/dimension_bar.h"

#include "core/plane/color_bands.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/view_choice.h"
#include "ui/slice/dimension_chip.h"
#include "ui/slice/frame_strip.h"
#include "ui/slice/slice_view.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <algorithm>
#include <cmath>
#include <tuple>

namespace bloscope {

namespace {

constexpr int speeds[] = {1, 2, 5, 10, 25, 50}; // indices a second

constexpr int sliderWidth = 70;
constexpr double mostStretch = 100;

constexpr int leastLetters = 12; // of the slice's text in sight
constexpr int mostLetters = 32;
constexpr int spareLetters = 2; // for one who types
constexpr int lineSpacing = 4;  // pixels

// Lines of controls: as many as they need, of which up to two are in sight at a time.
class Lines : public QScrollArea {
 public:
    explicit Lines(QWidget* content)
    {
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus); // the controls have it, and are scrolled to
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        content->setAutoFillBackground(false);
        viewport()->setAutoFillBackground(false);
    }

    int heightForWidth(int width) const override
    {
        return std::min(widget()->heightForWidth(width), mostLines * lineHeight() + lineSpacing);
    }
    QSize sizeHint() const override { return {widget()->sizeHint().width(), lineHeight()}; }
    QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width(), lineHeight()};
    }

 private:
    static constexpr int mostLines = 2;

    int lineHeight() const { return widget()->minimumSizeHint().height(); }
};

// Of its text with the last index of each dimension: nothing moves while one steps through them.
int lettersOf(Slice slice)
{
    for (std::size_t d = 0; d < slice.shape().size(); ++d)
        if (slice[d].fixed)
            slice.set(d, DimensionSlice::index(slice.shape()[d] - 1));
    return static_cast<int>(slice.text().size());
}

} // namespace

PlayButton::PlayButton(QWidget* parent)
    : QToolButton(parent), m_speeds(new QActionGroup(this)), m_loops(new QAction(tr("&Loop"), this))
{
    setIcon(lineIcon("play"));
    setCheckable(true);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("Play through the indices"));
    fillMenu();
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &PlayButton::stepWanted);
    connect(this, &QToolButton::toggled, this, &PlayButton::play);
}

void PlayButton::fillMenu()
{
    auto* menu = new QMenu(this);
    for (const int perSecond : speeds) {
        QAction* action = menu->addAction(tr("%1 per Second").arg(perSecond));
        action->setCheckable(true);
        action->setData(perSecond);
        action->setChecked(perSecond == usualSpeed);
        m_speeds->addAction(action);
    }
    connect(m_speeds, &QActionGroup::triggered, this, [this] { play(isPlaying()); });
    menu->addSeparator();
    m_loops->setCheckable(true);
    m_loops->setChecked(true);
    menu->addAction(m_loops);
    setMenu(menu);
    setPopupMode(MenuButtonPopup);
}

int PlayButton::speed() const
{
    return m_speeds->checkedAction()->data().toInt();
}

void PlayButton::setSpeed(int perSecond)
{
    for (QAction* action : m_speeds->actions())
        if (action->data().toInt() == perSecond)
            action->trigger();
}

void PlayButton::play(bool plays)
{
    constexpr int second = 1000; // milliseconds
    setIcon(lineIcon(plays ? "pause" : "play"));
    if (plays)
        m_timer.start(second / speed());
    else
        m_timer.stop();
}

qint64 PlayButton::next(qint64 index, qint64 extent)
{
    if (index + 1 < extent)
        return index + 1;
    if (m_loops->isChecked())
        return 0;
    stop();
    return index;
}

void PlayButton::hideEvent(QHideEvent* event)
{
    QToolButton::hideEvent(event);
    stop();
}

DimensionControl::DimensionControl(std::size_t dimension, const DimensionLabels& labels,
                                   std::int64_t extent, QWidget* parent)
    : QWidget(parent),
      m_dimension(dimension),
      m_labels(labels),
      m_extent(extent),
      m_chip(new DimensionChip(dimension, labels, extent, this)),
      m_slider(new IndexSlider(this)),
      m_spinBox(new IndexSpinBox(this)),
      m_coordinate(new QLabel(this)),
      m_play(new PlayButton(this))
{
    arrange(labels.name(dimension));
    takeCoordinates();
    connectParts();
}

void DimensionControl::arrange(const QString& name)
{
    m_slider->setExtent(m_extent);
    m_slider->setMinimumWidth(sliderWidth);
    m_slider->setAccessibleName(tr("Index of %1").arg(name));
    m_spinBox->setExtent(m_extent);
    m_spinBox->setAccessibleName(tr("Index of %1").arg(name));
    m_play->setAccessibleName(tr("Play %1").arg(name));
    setAccessibleName(name);
    putInto(tightRow(this), {m_chip, {m_slider, 1}, m_spinBox, m_coordinate, m_play});
}

// As wide as the first or the last of them, so that little moves while one steps through them.
void DimensionControl::takeCoordinates()
{
    const Coordinates* all = m_labels.coordinates(m_dimension);
    if (!all)
        return;
    m_coordinate->setTextFormat(Qt::PlainText);
    m_coordinate->setTextInteractionFlags(Qt::TextSelectableByMouse);
    int width = 0;
    for (const std::int64_t index : {std::int64_t(0), m_extent - 1}) {
        const QString text = m_labels.coordinateText(m_dimension, index);
        width = std::max(width, m_coordinate->fontMetrics().horizontalAdvance(text));
    }
    m_coordinate->setMinimumWidth(width);
    m_spinBox->setNearest([coordinates = *all](const QString& text) {
        const Result<std::int64_t> index = coordinates.nearest(text.toStdString());
        return index ? std::optional(*index) : std::nullopt;
    });
    m_spinBox->setToolTip(tr("An index, or a coordinate after an equals sign: =%1")
                              .arg(m_labels.text(m_dimension, 0)));
}

void DimensionControl::connectParts()
{
    connect(m_chip, &DimensionChip::roleChosen, this, &DimensionControl::roleChosen);
    connect(m_chip, &DimensionChip::rangeChosen, this, &DimensionControl::rangeChosen);
    connect(m_slider, &IndexSlider::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_spinBox, &IndexSpinBox::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_spinBox->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this,
            &DimensionControl::left);
    connect(m_play, &PlayButton::stepWanted, this,
            [this] { emit indexChosen(m_play->next(m_spinBox->index(), m_extent)); });
    connect(m_play, &PlayButton::toggled, this, &DimensionControl::playingChanged);
}

bool DimensionControl::isPlaying() const
{
    return m_play->isPlaying();
}

void DimensionControl::showSlice(const Slice& slice)
{
    const bool isIndex = slice[m_dimension].fixed;
    m_chip->showSlice(slice);
    takeRoom(isIndex);
    if (isIndex) {
        m_slider->setIndex(slice[m_dimension].start);
        m_spinBox->setIndex(slice[m_dimension].start);
        m_coordinate->setText(m_labels.coordinateText(m_dimension, slice[m_dimension].start));
    }
}

// A long dimension has more of a line than a short one, but not all of it.
void DimensionControl::takeRoom(bool isIndex)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_slider, m_spinBox, m_play})
        part->setVisible(isIndex);
    m_coordinate->setVisible(isIndex && m_labels.coordinates(m_dimension));
    QSizePolicy policy(isIndex ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    const double stretch = std::sqrt(static_cast<double>(m_extent));
    policy.setHorizontalStretch(isIndex ? static_cast<int>(std::clamp(stretch, 1.0, mostStretch))
                                        : 0);
    if (policy != sizePolicy())
        setSizePolicy(policy);
}

FoldedDimensions::FoldedDimensions(QWidget* parent) : QToolButton(parent)
{
    setMenu(new QMenu(this));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::TabFocus);
    setForegroundRole(QPalette::PlaceholderText);
}

void FoldedDimensions::fold(const QList<DimensionChip*>& chips)
{
    menu()->clear();
    QStringList names;
    for (DimensionChip* chip : chips) {
        names << chip->menu()->title();
        menu()->addMenu(chip->menu());
    }
    constexpr qsizetype mostNames = 2;
    setText(names.size() <= mostNames ? names.join(", ")
                                      : tr("%n of length 1", nullptr, int(names.size())));
    setToolTip(tr("Dimensions of length 1, at index 0: %1").arg(names.join(", ")));
    setAccessibleName(toolTip());
    setVisible(!chips.isEmpty());
}

DimensionBar::DimensionBar(Document& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_problem(new QLabel(this)),
      m_frame(new FrameStrip(document, this))
{
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(4);
    column->addWidget(createLine());
    column->addWidget(m_problem);
    column->addWidget(m_frame);
    connect(&m_document, &Document::sliceChanged, this, &DimensionBar::showSlice);
    showSlice(m_document.slice());
}

QWidget* DimensionBar::createLine()
{
    auto* content = new QWidget; // of nobody yet: taking it out of a full window takes long
    m_line = new FlowLayout(content, FlowLayout::Spare::Shared);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(6);
    m_line->setLineSpacing(lineSpacing);
    createControls();
    createText();
    return new Lines(content);
}

void DimensionBar::createControls()
{
    const Shape& shape = m_document.array()->shape();
    QWidget* content = m_line->parentWidget();
    for (std::size_t d = 0; d < shape.size(); ++d) {
        m_controls.push_back(
            new DimensionControl(d, m_document.dimensionLabels(), shape[d], content));
        connectControl(m_controls.back());
    }
    m_folded = new FoldedDimensions(content);
}

void DimensionBar::createText()
{
    m_textRow = new QWidget(m_line->parentWidget());
    m_text =
        new CheckedLineEdit([this](const QString& text) { return problemOf(text); }, m_textRow);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Slice"));
    m_text->setToolTip(
        tr("Shown slice in NumPy notation; type another and press Enter.\nWhole array: %1")
            .arg(arraySummary(*m_document.array())));
    auto* swap = new QToolButton(m_textRow);
    swap->setIcon(lineIcon("swap"));
    swap->setAutoRaise(true);
    swap->setToolTip(tr("Transpose: swap rows and columns"));
    swap->setAccessibleName(tr("Transpose"));
    auto* row = new QHBoxLayout(m_textRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(swap);
    row->addWidget(m_text);
    connect(m_text, &CheckedLineEdit::problemChanged, m_problem, &QLabel::setText);
    connect(m_text, &CheckedLineEdit::problemChanged, m_problem,
            [this](const QString& problem) { m_problem->setVisible(!problem.isEmpty()); });
    connect(m_text, &CheckedLineEdit::taken, this, &DimensionBar::takeText);
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        if (m_text->problem().isEmpty())
            emit left();
    });
    connect(swap, &QToolButton::clicked, &m_document, &Document::transpose);
}

void DimensionBar::connectControl(DimensionControl* control)
{
    const std::size_t dimension = control->dimension();
    connect(control, &DimensionControl::roleChosen, this, [this, dimension](DimensionRole role) {
        m_document.setSlice(withRole(m_document.slice(), dimension, role));
    });
    connect(control, &DimensionControl::indexChosen, this,
            [this, dimension](qint64 index) { setIndex(dimension, index); });
    connect(control, &DimensionControl::left, this, &DimensionBar::left);
    connect(control, &DimensionControl::playingChanged, this, [this] {
        m_document.choice->setPlaying(
            std::ranges::any_of(m_controls, &DimensionControl::isPlaying));
    });
    connect(control, &DimensionControl::rangeChosen, this,
            [this, dimension](const DimensionSlice& range) {
                Slice slice = m_document.slice();
                slice.set(dimension, range);
                m_document.setSlice(withAxesOf(m_document.slice(), slice));
            });
}

void DimensionBar::setSliceText(const QString& text)
{
    m_text->setText(text);
    if (m_text->problem().isEmpty())
        takeText(text);
}

void DimensionBar::focusSliceText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

Result<CoordinateSlice> DimensionBar::parse(const QString& text) const
{
    return parseCoordinateSlice(text.toStdString(), m_document.array()->shape(),
                                *m_document.geometry());
}

QString DimensionBar::problemOf(const QString& text) const
{
    const Result<CoordinateSlice> slice = parse(text);
    return slice ? QString() : coreCause(slice.error().text());
}

void DimensionBar::takeText(const QString& text)
{
    const Result<CoordinateSlice> typed = parse(text);
    if (!typed)
        return;
    m_document.setSlice(withAxesOf(m_document.slice(), typed->slice));
    showSlice(m_document.slice()); // in canonical form, even when it is the same slice
    tellTaken(typed->taken);
}

// Until another slice is shown.
void DimensionBar::tellTaken(const std::vector<std::string>& taken)
{
    QStringList lines;
    for (const std::string& each : taken)
        lines << displayText(each);
    m_problem->setText(lines.join('\n'));
    m_problem->setVisible(!lines.isEmpty());
}

void DimensionBar::showSlice(const Slice& slice)
{
    m_text->setTakenText(QString::fromStdString(slice.text()));
    tellTaken({});
    const int letters = std::clamp(lettersOf(slice) + spareLetters, leastLetters, mostLetters);
    m_text->setFixedWidth(letters * letterWidth(m_text->fontMetrics()));
    for (DimensionControl* control : m_controls)
        control->showSlice(slice);
    arrange(slice);
    markCurrent();
}

// Rows and columns, then ranges, then what one index is shown of, in the order of the array.
void DimensionBar::arrange(const Slice& slice)
{
    std::vector<DimensionControl*> order;
    QList<DimensionChip*> folded;
    for (const DimensionRole role :
         {DimensionRole::Rows, DimensionRole::Columns, DimensionRole::Range, DimensionRole::Index})
        for (DimensionControl* control : m_controls) {
            if (roleOf(slice, control->dimension()) != role)
                continue;
            const bool isFolded =
                role == DimensionRole::Index && slice.shape()[control->dimension()] == 1;
            control->setVisible(!isFolded);
            if (isFolded)
                folded << &control->chip();
            else
                order.push_back(control);
        }
    if (order == m_order)
        return;
    m_order = order;
    m_folded->fold(folded);
    while (QLayoutItem* item = m_line->takeAt(0))
        delete item;
    for (DimensionControl* control : order)
        m_line->addWidget(control);
    m_line->addWidget(m_folded);
    m_line->addWidget(m_textRow);
    m_line->setAlignment(m_textRow, Qt::AlignRight);
}

void DimensionBar::markCurrent()
{
    const std::optional<std::size_t> current = currentDimension();
    for (DimensionControl* control : m_controls)
        control->chip().setCurrent(current == control->dimension());
}

void DimensionBar::setIndex(std::size_t dimension, std::int64_t index)
{
    m_lastScrubbed = dimension;
    Slice slice = m_document.slice();
    slice.set(dimension, DimensionSlice::index(index));
    m_document.setSlice(slice);
}

std::optional<std::size_t> DimensionBar::currentDimension() const
{
    const Slice& slice = m_document.slice();
    if (m_lastScrubbed && slice[*m_lastScrubbed].fixed)
        return m_lastScrubbed;
    const Array& array = *m_document.array();
    const auto rank = [&](std::size_t d) {
        const std::int64_t extent = slice.shape()[d];
        return std::tuple(extent > 1, !canBeChannels(array, d), extent);
    };
    std::optional<std::size_t> first;
    for (std::size_t d = 0; d < slice.dimensions().size(); ++d)
        if (slice[d].fixed && (!first || rank(d) > rank(*first)))
            first = d;
    return first;
}

void DimensionBar::stepIndex(std::int64_t steps)
{
    const std::optional<std::size_t> dimension = currentDimension();
    if (!dimension)
        return;
    const Slice& slice = m_document.slice();
    const std::int64_t last = slice.shape()[*dimension] - 1;
    setIndex(*dimension, std::clamp<std::int64_t>(slice[*dimension].start + steps, 0, last));
}

} // namespace bloscope
