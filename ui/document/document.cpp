#include "ui/document/document.h"

#include "core/frame/open_path.h"
#include "core/inspect/dimension_names.h"

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
