#include "ui/slice/slice_view.h"

#include "ui/document/document.h"

#include <QLabel>
#include <QStackedWidget>

namespace bloscope {

void SliceView::loadWhileShown(const Document& document)
{
    const auto loadIfShown = [this] {
        if (isVisible())
            load();
    };
    connect(&document, &Document::sliceChanged, this, loadIfShown);
    connect(&document, &Document::valuesChanged, this, loadIfShown);
}

void SliceView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    load();
}

void SliceView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    leave();
}

QWidget* SliceView::orWhyNot(QWidget* content)
{
    m_why = new QLabel;
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    m_pages = new QStackedWidget;
    m_pages->addWidget(content);
    m_pages->addWidget(m_why);
    return m_pages;
}

bool SliceView::showsContent(const QString& whyNot)
{
    m_why->setText(whyNot);
    m_pages->setCurrentIndex(whyNot.isEmpty() ? 0 : 1);
    if (QWidget* controls = bar())
        controls->setVisible(showsContent());
    return showsContent();
}

bool SliceView::showsContent() const
{
    return m_pages->currentIndex() == 0;
}

} // namespace bloscope
