#include "ui/curve/vector_box.h"

#include "ui/text/error_text.h"

#include <algorithm>

namespace bloscope {

VectorBox::VectorBox(const FrameVectorsPtr& vectors, QWidget* parent) : QComboBox(parent)
{
    setAccessibleName(tr("What curves are of"));
    setToolTip(tr("The cells, or what the metadata tell of each frame"));
    addItem(tr("cells"));
    for (std::size_t i = 0; vectors && i < vectors->size(); ++i)
        if ((*vectors)[i].values.areNumbers())
            addItem(displayText((*vectors)[i].name), qulonglong(i));
}

std::optional<std::size_t> VectorBox::vector() const
{
    const QVariant which = currentData();
    return which.isValid() ? std::optional(std::size_t(which.toULongLong())) : std::nullopt;
}

QString VectorBox::vectorName() const
{
    return vector() ? currentText() : QString();
}

void VectorBox::choose(const QString& vectorName)
{
    const int item = vectorName.isEmpty() ? 0 : findText(vectorName);
    setCurrentIndex(std::max(0, item));
}

} // namespace bloscope
