#include "ui/document/document.h"

#include "core/frame/open_path.h"
#include "core/inspect/dimension_names.h"
#include "ui/text/error_text.h"

#include <QFileInfo>

namespace bloscope {

Result<OpenedFile> openForViewing(const QString& path, BlockCache& cache, WorkerPool& pool)
{
    BLOSCOPE_TRY(FramePtr frame, openPath(path.toStdString()));
    OpenedFile file;
    file.path = path;
    file.frame = std::move(frame);
    file.array = Array::of(file.frame);
    file.dimensionNames = dimensionNames(*file.array);
    file.reader = std::make_shared<SliceReader>(file.array, cache, pool);
    return file;
}

Document::Document(OpenedFile file, QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_slice(Slice::firstPlane(m_file.array->shape()))
{
    for (std::size_t d = 0; d < m_file.array->shape().size(); ++d)
        m_dimensionNames << (d < m_file.dimensionNames.size()
                                 ? displayText(m_file.dimensionNames[d])
                                 : tr("dim %1").arg(d));
}

QString Document::name() const
{
    return QFileInfo(m_file.path).fileName();
}

void Document::setSlice(const Slice& slice)
{
    if (slice == m_slice)
        return;
    m_slice = slice;
    setCurrentCell({}, {});
    emit sliceChanged(m_slice);
}

void Document::transpose()
{
    Slice transposed = m_slice;
    transposed.transpose();
    setSlice(transposed);
}

void Document::setCurrentCell(CellPosition cell, const QString& exactText)
{
    m_currentCell = cell;
    m_currentCellText = exactText;
    emit currentCellChanged(cell, exactText);
}

} // namespace bloscope
