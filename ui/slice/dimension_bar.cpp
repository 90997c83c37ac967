#include "ui/slice/dimension_bar.h"

#include "core/geometry/coordinate_slice.h"
#include "core/plane/color_bands.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/flow_layout.h"
#include "ui/document/view_choice.h"
#include "ui/slice/dimension_chip.h"
#include "ui/slice/dimension_control.h"
#include "ui/slice/frame_strip.h"
#include "ui/slice/slice_view.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>
#include <tuple>

namespace bloscope {

namespace {

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
    return slice ? QString() : displayText(slice.error().text());
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
    m_text->setFixedWidth(letters * m_text->fontMetrics().averageCharWidth());
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
