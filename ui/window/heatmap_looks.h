#pragma once

namespace bloscope {

class DocumentTabs;
class Settings;

// Remembers how somebody has heatmaps drawn: for the file itself, and the colours alone for others
// of the same kind of elements that are seen for the first time. Both live as long as the tabs.
void keepHeatmapLooks(DocumentTabs& tabs, Settings& settings);

} // namespace bloscope
