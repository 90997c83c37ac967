#include "ui/pages/page_factory.h"

#include "ui/pages/array_page.h"
#include "ui/pages/item_list_page.h"
#include "ui/pages/recipe_page.h"
#include "ui/pages/store_page.h"
#include "ui/pages/table_page.h"

namespace bloscope {

namespace {

struct PageMaker {
    const OpenedDocument& opened;
    const Workshop& workshop;
    QWidget* parent;

    DocumentPage* operator()(const OpenedArray&) const
    {
        return new ArrayPage(opened, workshop.scheduler, workshop.links, workshop.arrays, parent,
                             workshop.planes);
    }
    DocumentPage* operator()(const OpenedStore&) const
    {
        return new StorePage(opened, workshop.scheduler, parent);
    }
    DocumentPage* operator()(const OpenedTable&) const
    {
        return new TablePage(opened, workshop.scheduler, parent);
    }
    DocumentPage* operator()(const OpenedItemList&) const
    {
        return new ItemListPage(opened, workshop.scheduler, parent);
    }
    DocumentPage* operator()(const OpenedRecipe&) const { return new RecipePage(opened, parent); }
};

} // namespace

DocumentPage* createPage(const OpenedDocument& opened, const Workshop& workshop, QWidget* parent)
{
    return std::visit(PageMaker{opened, workshop, parent}, opened.content);
}

} // namespace bloscope
