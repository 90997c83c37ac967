#include "ui/slice/dimension_bar.h"

#include "core/base/text.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/flow_layout.h"
#include "ui/slice/dimension_control.h"
#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int leastLetters = 16; // of the slice's text in sight
constexpr int mostLetters = 48;
constexpr int lineSpacing = 4; // pixels

// Lines of controls: as many as they need, of which up to two are in sight at a time.
class Lines : public QScrollArea {
 public:
    explicit Lines(QWidget* content)
    {
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
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

} // namespace

DimensionBar::DimensionBar(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 4);
    column->setSpacing(4);
    column->addWidget(createHead());
    if (!document.array()->shape().empty())
        column->addWidget(createControls());
    connect(&m_document, &Document::sliceChanged, this, &DimensionBar::showSlice);
    showSlice(m_document.slice());
}

QWidget* DimensionBar::createHead()
{
    m_text = new CheckedLineEdit([this](const QString& text) { return problemOf(text); }, this);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    const int letter = m_text->fontMetrics().averageCharWidth();
    m_text->setMinimumWidth(leastLetters * letter);
    m_text->setMaximumWidth(mostLetters * letter);
    m_text->setAccessibleName(tr("Slice"));
    m_text->setToolTip(tr("What is shown, as NumPy writes it; type another and press Enter"));
    m_problem = new QLabel(this);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    auto* swap = new QToolButton(this);
    swap->setIcon(lineIcon("swap"));
    swap->setAutoRaise(true);
    swap->setToolTip(tr("Transpose: swap rows and columns"));
    swap->setAccessibleName(tr("Transpose"));
    auto* label = new QLabel(tr("S&lice"), this);
    label->setBuddy(m_text);

    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_text, 1);
    row->addWidget(swap);
    row->addWidget(m_problem, 1);
    row->addWidget(createSummary());
    connect(m_text, &CheckedLineEdit::problemChanged, m_problem, &QLabel::setText);
    connect(m_text, &CheckedLineEdit::taken, this, &DimensionBar::takeText);
    connect(swap, &QToolButton::clicked, &m_document, &Document::transpose);
    return head;
}

// What the whole array is, beside what is shown of it.
QWidget* DimensionBar::createSummary()
{
    const Array& array = *m_document.array();
    QStringList extents;
    for (const std::int64_t extent : array.shape())
        extents << QLocale().toString(qlonglong(extent));
    const QString bytes =
        QString::fromStdString(byteCountText(static_cast<std::uint64_t>(array.logicalBytes())));
    const QString type = dtypeText(array.dtype());
    auto* summary = new ElidedLabel(this);
    summary->setForegroundRole(QPalette::PlaceholderText);
    summary->setText(extents.isEmpty() ? tr("scalar   %1   %2").arg(type, bytes)
                                       : tr("%1   %2   %3").arg(extents.join(" × "), type, bytes));
    summary->setToolTip(
        tr("Shape, element type and size of the whole array: %1").arg(summary->text()));
    return summary;
}

QWidget* DimensionBar::createControls()
{
    auto* controls = new QWidget(this);
    auto* lines = new FlowLayout(controls, FlowLayout::Spare::Shared);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(6);
    lines->setLineSpacing(lineSpacing);
    const Shape& shape = m_document.array()->shape();
    for (std::size_t d = 0; d < shape.size(); ++d) {
        auto* control =
            new DimensionControl(d, m_document.dimensionNames().at(qsizetype(d)), shape[d]);
        m_controls.push_back(control);
        lines->addWidget(control);
        connectControl(control);
    }
    return new Lines(controls);
}

void DimensionBar::connectControl(DimensionControl* control)
{
    const std::size_t dimension = control->dimension();
    connect(control, &DimensionControl::roleChosen, this, [this, dimension](DimensionRole role) {
        m_document.setSlice(withRole(m_document.slice(), dimension, role));
    });
    connect(control, &DimensionControl::indexChosen, this,
            [this, dimension](qint64 index) { setIndex(dimension, index); });
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

QString DimensionBar::problemOf(const QString& text) const
{
    const Result<Slice> slice = Slice::parse(text.toStdString(), m_document.array()->shape());
    return slice ? QString() : displayText(slice.error().text());
}

void DimensionBar::takeText(const QString& text)
{
    const Result<Slice> slice = Slice::parse(text.toStdString(), m_document.array()->shape());
    if (!slice)
        return;
    m_document.setSlice(withAxesOf(m_document.slice(), *slice));
    showSlice(m_document.slice()); // in canonical form, even when it is the same slice
}

void DimensionBar::showSlice(const Slice& slice)
{
    m_text->setTakenText(QString::fromStdString(slice.text()));
    for (DimensionControl* control : m_controls)
        control->showSlice(slice);
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
    for (std::size_t d = 0; d < slice.dimensions().size(); ++d)
        if (slice[d].fixed)
            return d;
    return {};
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
