#pragma once

#include <string>
#include <vector>

namespace bloscope {

// A heading and lines whose texts stand below each other.
class TextGroup {
 public:
    explicit TextGroup(std::string heading) : m_heading(std::move(heading)) {}

    // Each becomes one line, whatever a file put into it.
    void add(const std::string& label, const std::string& text);

    std::string text() const; // nothing without lines

 private:
    struct Line {
        std::string label;
        std::string text;
    };
    std::string m_heading;
    std::vector<Line> m_lines;
};

} // namespace bloscope
