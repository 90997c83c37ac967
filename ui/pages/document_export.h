#pragma once

#include "ui/document/opened_document.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

class DocumentPage;

// A file that is kept as plain chunks (core/objects/document_name.h): the message bar of its page
// says so, and offers to save it under its name, in a job that the page adopts. Does nothing for
// others.
void offerDocument(DocumentPage& page, const OpenedArray& opened, Scheduler& scheduler);

} // namespace bloscope
