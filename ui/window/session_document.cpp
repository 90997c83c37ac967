#include "ui/window/session_document.h"

#include "ui/pages/view_state_json.h"
#include "ui/tabs/document_saver.h"

namespace bloscope {

std::optional<SessionDocument> remembered(const DocumentTab& tab)
{
    if (tab.saver().isNewFile()) // of which there is nothing yet
        return std::nullopt;
    SessionDocument document;
    document.path = tab.address().path;
    document.key = QString::fromStdString(tab.file().request().key);
    document.offset = tab.file().request().offset;
    document.view = toJson(tab.viewState());
    if (requestOf(document).address != tab.address()) // it lies deeper than that
        return std::nullopt;
    return document;
}

OpenRequest requestOf(const SessionDocument& document)
{
    return OpenRequest::of(document.path, document.key, document.offset);
}

ViewState viewOf(const SessionDocument& document)
{
    return viewStateFrom(document.view);
}

} // namespace bloscope
