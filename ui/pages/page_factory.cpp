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
    const AppServices& services;
    QWidget* parent;

    DocumentPage* operator()(const OpenedArray&) const
    {
        return new ArrayPage(opened, services.scheduler, services.links, services.arrays, parent,
                             services.planes);
    }
    DocumentPage* operator()(const OpenedStore&) const
    {
        return new StorePage(opened, services.scheduler, parent);
    }
    DocumentPage* operator()(const OpenedTable&) const
    {
        return new TablePage(opened, services.scheduler, parent);
    }
    DocumentPage* operator()(const OpenedItemList&) const
    {
        return new ItemListPage(opened, services.scheduler, parent);
    }
    DocumentPage* operator()(const OpenedRecipe&) const { return new RecipePage(opened, parent); }
};

} // namespace

DocumentPage* createPage(const OpenedDocument& opened, const AppServices& services, QWidget* parent)
{
    return std::visit(PageMaker{opened, services, parent}, opened.content);
}

} // namespace bloscope
