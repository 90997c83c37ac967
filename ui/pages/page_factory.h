#pragma once

#include "ui/document/app_services.h"
#include "ui/pages/document_page.h"

namespace bloscope {

// The page for what was opened: the one place that decides which kind of document is shown how.
DocumentPage* createPage(const OpenedDocument& opened, const AppServices& services,
                         QWidget* parent);

} // namespace bloscope
