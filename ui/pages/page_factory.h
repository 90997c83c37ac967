#pragma once

#include "ui/document/workshop.h"
#include "ui/pages/document_page.h"

namespace bloscope {

// The page for what was opened: the one place that decides which kind of document is shown how.
DocumentPage* createPage(const OpenedDocument& opened, const Workshop& workshop, QWidget* parent);

} // namespace bloscope
