#include "ui/structure/row_details.h"

#include "ui/controls/labelled_button.h"
#include "ui/structure/structure_tree_model.h"

#include <QTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int linesInSight = 6;
constexpr int margin = 6; // pixels, around the text

// "Chunks › Chunk 17 › Block 3": from the part of the file on, whose name nobody needs.
QString wholeName(const QModelIndex& row)
{
    QStringList names;
    for (QModelIndex at = row.siblingAtColumn(StructureRow::NameColumn); at.isValid();
         at = at.parent())
        if (names.isEmpty() || at.parent().isValid())
            names.prepend(at.data().toString());
    return names.join(QStringLiteral(" › "));
}

QString cellText(const QModelIndex& row, int column)
{
    return row.siblingAtColumn(column).data().toString();
}

QString placeText(const QModelIndex& row)
{
    const QModelIndex offset = row.siblingAtColumn(StructureRow::OffsetColumn);
    QStringList parts{offset.data(Qt::ToolTipRole).toString(),
                      cellText(row, StructureRow::SizeColumn)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QStringList paragraphsOf(const QModelIndex& row)
{
    QStringList paragraphs{wholeName(row), cellText(row, StructureRow::ValueColumn),
                           cellText(row, StructureRow::MeaningColumn),
                           row.siblingAtColumn(0).data(StructureRow::ProblemRole).toString(),
                           placeText(row)};
    paragraphs.removeAll(QString());
    paragraphs.removeDuplicates(); // problems stand in the place of what there is not
    return paragraphs;
}

} // namespace

RowDetails::RowDetails(QWidget* parent)
    : QWidget(parent), m_heading(new QToolButton), m_text(new QTextEdit)
{
    m_heading->setText(tr("Selected Row"));
    m_heading->setToolTip(tr("Show or hide the full text of the selected row"));
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setAutoRaise(true);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(tr("Selected row"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("Select a row to read its full text here."));
    m_text->document()->setDocumentMargin(margin);
    putInto(tightColumn(this), {m_heading, {m_text, 1}});
    connect(m_heading, &QToolButton::clicked, this, [this] { setOpen(!m_isOpen); });
    setOpen(true);
}

void RowDetails::setOpen(bool open)
{
    m_isOpen = open;
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_text->setVisible(open);
    setMaximumHeight(open ? QWIDGETSIZE_MAX : m_heading->sizeHint().height());
    updateGeometry();
}

QSize RowDetails::sizeHint() const
{
    const int text = m_isOpen ? linesInSight * fontMetrics().lineSpacing() + 2 * margin : 0;
    return {QWidget::sizeHint().width(), m_heading->sizeHint().height() + text};
}

// What is the same stays as it is: somebody may be reading or selecting it.
void RowDetails::showRow(const QModelIndex& row)
{
    const QStringList paragraphs = row.isValid() ? paragraphsOf(row) : QStringList();
    if (paragraphs == m_paragraphs)
        return;
    m_paragraphs = paragraphs;
    m_text->clear();
    for (const QString& paragraph : paragraphs)
        write(paragraph);
    m_text->moveCursor(QTextCursor::Start);
}

// The name stands first, in bold letters.
void RowDetails::write(const QString& paragraph)
{
    const bool isFirst = m_text->document()->isEmpty();
    QTextCharFormat format;
    format.setFontWeight(isFirst ? QFont::Bold : QFont::Normal);
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    if (!isFirst)
        cursor.insertBlock();
    cursor.insertText(paragraph, format);
}

} // namespace bloscope
