#include "ui/controls/index_spin_box.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStyleOptionSpinBox>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

namespace bloscope {

namespace {

constexpr QChar dots = u'…';

// Numbers, dates and intervals; no names of files, although some begin with digits.
bool isNumberWord(const QString& word)
{
    static const QRegularExpression number(
        QStringLiteral(
            R"(^[\p{Ps}\p{Pi}'"+\-−±≈~]*[.,]?\d[\d\p{Ps}\p{Pe}.,'"_:;+\-−%/°eExXa-fA-FjJTZ )"
            "\u2009\u202f\u00a0]*$"),
        QRegularExpression::UseUnicodePropertiesOption);
    return number.match(word).hasMatch();
}

// The digits that begin a word, as of "15mm".
qsizetype digitsBefore(const QString& word)
{
    static const QRegularExpression digits(
        QStringLiteral(R"(^[\p{Ps}\p{Pi}'"+\-−±≈~]*[.,]?\d[\d., ]*)"),
        QRegularExpression::UseUnicodePropertiesOption);
    return digits.match(word).capturedLength();
}

bool isDigitAt(const QString& text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at].isDigit();
}

// "12 345 678" is one word, as countText() writes it.
bool isBetweenWords(const QString& text, qsizetype at)
{
    const auto isGroup = [&](qsizetype first) {
        return isDigitAt(text, first) && isDigitAt(text, first + 1) && isDigitAt(text, first + 2) &&
               !isDigitAt(text, first + 3);
    };
    const bool isInNumber = text[at] == u' ' && isDigitAt(text, at - 1) && isGroup(at + 1);
    return text[at].isSpace() && !isInNumber && text[at].unicode() < 0x80;
}

// Where the word begins that is cut before `end`; `end` where words are whole.
qsizetype beginOfCutWord(const QString& text, qsizetype end)
{
    if (end >= text.size() || isBetweenWords(text, end))
        return end;
    qsizetype begin = end;
    while (begin > 0 && !isBetweenWords(text, begin - 1))
        --begin;
    return begin;
}

QString wordAt(const QString& text, qsizetype begin)
{
    qsizetype end = begin;
    while (end < text.size() && !isBetweenWords(text, end))
        ++end;
    return text.sliced(begin, end - begin);
}

QString hashes(const QFontMetrics& font, int width)
{
    constexpr int most = 5;
    return QString(std::clamp(width / std::max(1, font.horizontalAdvance(u'#')), 0, most), u'#');
}

bool isInSight(const QRect& cell, const QAbstractItemView& view)
{
    return cell.left() >= 0 && cell.right() < view.viewport()->width();
}

} // namespace

QString elidedBesideNumbers(const QString& text, const QFontMetrics& font, int width)
{
    if (font.horizontalAdvance(text) <= width)
        return text;
    const QString elided = font.elidedText(text, Qt::ElideRight, width);
    const qsizetype kept = elided.endsWith(dots) ? elided.size() - 1 : elided.size();
    const qsizetype begin = beginOfCutWord(text, kept);
    const QString word = wordAt(text, begin);
    if (begin == kept || (!isNumberWord(word) && kept - begin >= digitsBefore(word)))
        return elided;
    const QString before = text.first(begin).trimmed();
    return before.isEmpty() ? hashes(font, width) : before + dots;
}

// With the text that fits the column. What the view shows of the column makes no difference: as it
// scrolls, only what comes into sight is drawn.
QStyleOptionViewItem WholeNumberDelegate::fitted(const QStyleOptionViewItem& option,
                                                 const QModelIndex& index) const
{
    QStyleOptionViewItem seen = option;
    initStyleOption(&seen, index);
    const auto* view = qobject_cast<const QAbstractItemView*>(seen.widget);
    if (!view || seen.text.isEmpty() || seen.features & QStyleOptionViewItem::WrapText)
        return seen;
    const QStyle* style = view->style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &seen, view) + 1;
    const int width =
        style->subElementRect(QStyle::SE_ItemViewItemText, &seen, view).width() - 2 * margin;
    if (seen.textElideMode == Qt::ElideRight || isNumberWord(seen.text))
        seen.text = elidedBesideNumbers(seen.text, seen.fontMetrics, width);
    return seen;
}

QString WholeNumberDelegate::textShown(const QStyleOptionViewItem& option,
                                       const QModelIndex& index) const
{
    return fitted(option, index).text;
}

void WholeNumberDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const QStyleOptionViewItem seen = fitted(option, index);
    const QStyle* style = seen.widget ? seen.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &seen, painter, seen.widget);
}

bool WholeNumberDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                                    const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QString whole = displayText(index.data(), option.locale);
    const bool isWhole = isInSight(option.rect, *view) && textShown(option, index) == whole;
    if (event->type() != QEvent::ToolTip || isWhole)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString more = index.data(Qt::ToolTipRole).toString();
    const bool isSaid = more.isEmpty() || more.contains(whole);
    QToolTip::showText(event->globalPos(),
                       isSaid && !more.isEmpty() ? more
                       : isSaid                  ? whole
                                                 : whole + '\n' + more,
                       view);
    return true;
}

IndexSpinBox::IndexSpinBox(QWidget* parent) : QAbstractSpinBox(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAlignment(Qt::AlignRight);
    connect(this, &QAbstractSpinBox::editingFinished, this, &IndexSpinBox::takeText);
    setIndex(0);
}

void IndexSpinBox::setExtent(std::int64_t extent)
{
    m_extent = std::max<std::int64_t>(extent, 1);
    setIndex(m_index);
    updateGeometry();
}

void IndexSpinBox::setIndex(std::int64_t index)
{
    m_index = std::clamp<std::int64_t>(index, 0, m_extent - 1);
    lineEdit()->setText(QString::number(m_index));
}

void IndexSpinBox::stepBy(int steps)
{
    choose(m_index + std::clamp<std::int64_t>(steps, -m_index, m_extent - 1 - m_index));
    selectAll();
}

std::optional<std::int64_t> IndexSpinBox::typedIndex(const QString& text) const
{
    const QString whole = text.trimmed();
    if (m_nearest && whole.startsWith(u'='))
        return m_nearest(whole.mid(1));
    bool isNumber = false;
    const qlonglong typed = whole.toLongLong(&isNumber);
    if (!isNumber || typed >= m_extent || typed < -m_extent)
        return {};
    return typed < 0 ? typed + m_extent : typed;
}

QValidator::State IndexSpinBox::validate(QString& text, int&) const
{
    if (typedIndex(text))
        return QValidator::Acceptable;
    const QString typed = text.trimmed();
    if (m_nearest && typed.startsWith(u'='))
        return QValidator::Intermediate;
    const bool canGoOn =
        std::all_of(typed.begin(), typed.end(), [](QChar c) { return c.isDigit() || c == u'-'; });
    return canGoOn ? QValidator::Intermediate : QValidator::Invalid;
}

void IndexSpinBox::fixup(QString& text) const
{
    text = QString::number(m_index);
}

void IndexSpinBox::takeText()
{
    const std::optional<std::int64_t> typed = typedIndex(text());
    choose(typed.value_or(m_index));
}

void IndexSpinBox::choose(std::int64_t index)
{
    const std::int64_t before = m_index;
    setIndex(index);
    if (m_index != before)
        emit indexChosen(m_index);
}

QAbstractSpinBox::StepEnabled IndexSpinBox::stepEnabled() const
{
    StepEnabled enabled = StepNone;
    if (m_index > 0)
        enabled |= StepDownEnabled;
    if (m_index < m_extent - 1)
        enabled |= StepUpEnabled;
    return enabled;
}

void IndexSpinBox::wheelEvent(QWheelEvent* event)
{
    stepBy(m_wheel.take(*event));
    event->accept();
}

QSize IndexSpinBox::sizeHint() const
{
    constexpr int leastDigits = 3;
    const auto digits = std::max<qsizetype>(leastDigits, QString::number(m_extent - 1).size());
    const int width = fontMetrics().horizontalAdvance(QString(digits + 1, u'0'));
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize inner(width, lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, inner, this);
}

} // namespace bloscope
