#pragma once

#include "core/plane/heatmap_options.h"

#include <QObject>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// What the views of a document share beside its slice and its mark. GUI thread.
class ViewChoice : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // The path of the part of structured elements that is drawn and counted, in all views that show
    // one at a time; empty as long as nobody has chosen one.
    const std::string& field() const { return m_field; }
    void setField(const std::string& path);

    // The cell of the array that is pointed at, in a picture of it or of an array that leads it;
    // nothing: none.
    const std::optional<std::vector<std::int64_t>>& pointer() const { return m_pointer; }
    void setPointer(const std::optional<std::vector<std::int64_t>>& cell);

    // How pictures of its numbers are coloured, without a size; nothing as long as nobody has
    // chosen anything.
    const std::optional<HeatmapOptions>& colors() const { return m_colors; }
    void setColors(const std::optional<HeatmapOptions>& colors);

    // Indices follow each other by themselves: views then show whole pictures only, in one range.
    void setPlaying(bool plays);

 signals:
    void fieldChanged();
    void pointerChanged();
    void colorsChanged();
    void playingChanged(bool plays);

 private:
    std::string m_field;
    std::optional<std::vector<std::int64_t>> m_pointer;
    std::optional<HeatmapOptions> m_colors;
    bool m_isPlaying = false;
};

} // namespace bloscope
