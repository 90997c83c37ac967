#include "ui/structure/value_view.h"

#include "ui/structure/structure_source.h"
#include "ui/structure/structure_tree.h"
#include "ui/structure/structure_tree_model.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace bloscope {

namespace {

class DescriptionStructure : public StructureSource {
 public:
    explicit DescriptionStructure(std::vector<Description> parts) : m_parts(std::move(parts)) {}

    Result<Parts> parts() const override { return Parts{m_parts, {}}; }
    bool hasChunks() const override { return false; }
    std::int64_t chunkCount() const override { return 0; }
    Result<Chunk> chunk(std::int64_t) const override { return nothing(); }
    Result<Description> block(std::int64_t, std::int64_t) const override { return nothing(); }

 private:
    static Error nothing() { return {ErrorKind::Usage, "there are no chunks here"}; }

    std::vector<Description> m_parts;
};

// Descriptions that are there already, as the rows of a structure tree without chunks.
StructureSourcePtr structureOf(std::vector<Description> parts)
{
    return std::make_shared<DescriptionStructure>(std::move(parts));
}

} // namespace

ValueView::ValueView(const QString& name, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent), m_scheduler(scheduler), m_tree(new StructureTree(this))
{
    m_tree->setAccessibleName(name);
    setAccessibleName(name);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tree);
    setFocusProxy(m_tree);
    connect(m_tree, &StructureTree::embeddedWanted, this, &ValueView::embeddedWanted);
    clear();
}

QAbstractItemModel& ValueView::model() const
{
    return *m_model;
}

void ValueView::showValues(const std::vector<Description>& values)
{
    auto* model = new StructureTreeModel({}, structureOf(values), m_scheduler, this);
    m_tree->setModel(model);
    delete m_model;
    m_model = model;
    m_tree->setRootIndex(m_model->fileIndex());
    connect(m_model, &StructureTreeModel::partsArrived, this, &ValueView::arrange);
    m_tree->arrangeColumns();
    m_tree->header()->setStretchLastSection(true);
    m_tree->hideColumn(StructureTreeModel::OffsetColumn);
    m_tree->hideColumn(StructureTreeModel::SizeColumn);
}

// One value is opened at once, of several only their names are seen.
void ValueView::arrange()
{
    const QModelIndex root = m_model->fileIndex();
    m_tree->setRootIndex(root);
    if (m_model->rowCount(root) == 1)
        m_tree->expand(m_model->index(0, 0, root));
    m_tree->fitNames();
}

} // namespace bloscope
