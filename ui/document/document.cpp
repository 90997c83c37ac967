#include "ui/document/document.h"

#include "core/array/found_damage.h"
#include "ui/document/value_changes.h"
#include "ui/document/view_choice.h"
#include "ui/text/error_text.h"

#include <utility>

namespace bloscope {

Document::Document(OpenedFile file, QObject* parent, OpenArrays* open)
    : QObject(parent),
      choice(new ViewChoice(this)),
      m_file(std::move(file)),
      m_open(open),
      m_slice(Slice::firstPlane(m_file.array->shape()))
{
    prepareFile();
    if (m_open)
        m_open->add(*this);
}

void Document::prepareFile()
{
    m_summaries = std::make_shared<ChunkSummaries>();
    if (!m_file.geometry)
        m_file.geometry = std::make_shared<Geometry>(untoldGeometry(m_file.array->shape().size()));
    if (!m_file.toldGeometry)
        m_file.toldGeometry = m_file.geometry;
    QStringList names;
    for (std::size_t d = 0; d < m_file.array->shape().size(); ++d) {
        const std::string& name = m_file.geometry->dimensions[d].name;
        names << (name.empty() ? tr("dim %1").arg(d) : displayText(name));
    }
    m_labels = DimensionLabels(std::move(names), m_file.geometry);
    listenForDamage();
}

void Document::takeFile(OpenedFile file)
{
    leaveFile();
    m_file = std::move(file);
    prepareFile();
    emit fileChanged();
    emit valuesChanged();
}

// Those who read are on other threads, and some of them outlive the document.
void Document::listenForDamage()
{
    if (!m_file.reader)
        return;
    m_file.reader->foundDamage().listen(this, [this](const std::string& reason) {
        QMetaObject::invokeMethod(
            this, [this, reason] { emit damageFound(displayText(reason)); }, Qt::QueuedConnection);
    });
}

void Document::leaveFile()
{
    if (m_file.reader)
        m_file.reader->foundDamage().forget(this);
}

Document::~Document()
{
    leaveFile();
    if (m_open)
        m_open->remove(*this);
}

DimensionLabels Document::axisLabels() const
{
    return DimensionLabels(m_labels.names(), m_onAxes.coordinates ? m_file.geometry : nullptr,
                           m_onAxes.sides ? patientSidesOf(*m_file.geometry) : SidesOfDimensions());
}

void Document::setOnAxes(const OnAxes& shown)
{
    if (std::exchange(m_onAxes, shown) != shown)
        emit axesChanged();
}

void Document::setValues(const ValueEdits& values)
{
    if (values == m_file.reader->edits())
        return;
    m_file.reader = m_file.reader->withEdits(values);
    emit valuesChanged();
}

ValueChanges* Document::changes() const
{
    return m_changes;
}

void Document::setChanges(ValueChanges* changes)
{
    m_changes = changes;
    emit changesChanged();
}

void Document::setSlice(const Slice& slice)
{
    if (slice == m_slice)
        return;
    if (slice.rows() != m_slice.rows() || slice.columns() != m_slice.columns())
        m_partInSight.reset();
    m_slice = slice;
    const std::optional<CellIndex> markBefore = m_mark;
    for (std::size_t d = 0; m_mark && d < m_mark->size(); ++d)
        if (slice[d].fixed)
            (*m_mark)[d] = slice[d].start;
    setCurrentCell({}, {});
    emit sliceChanged(m_slice);
    if (m_mark != markBefore)
        emit markChanged();
}

void Document::setMark(const std::optional<CellIndex>& mark)
{
    if (mark == m_mark)
        return;
    m_mark = mark;
    emit markChanged();
}

void Document::setPartInSight(const std::optional<PlaneView>& part)
{
    if (part == m_partInSight)
        return;
    m_partInSight = part;
    emit partInSightChanged();
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

const LabelNames& labelNamesOf(const Document& document)
{
    return document.m_file.labelNames;
}

void readAgain(Document& document)
{
    OpenedFile& file = document.m_file;
    if (!file.reader)
        return;
    document.leaveFile();
    file.reader->foundDamage().beginAgain();
    document.listenForDamage();
    file.reader = file.reader->withEdits(file.reader->edits());
    emit document.valuesChanged();
}

} // namespace bloscope
