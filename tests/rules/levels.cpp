#include "tests/rules/levels.h"

#include <QStringList>
#include <algorithm>

namespace bloscope::test {

const Levels& coreLevels()
{
    static const Levels levels = {
        {"base", 0},       {"system", 1},        {"numbers", 1},    {"bytes", 2},
        {"files", 3},      {"values", 4},        {"msgpack", 3},    {"codecs", 3},
        {"filters", 3},    {"dtype", 3},         {"arrow", 4},      {"pickle", 4},
        {"chunk", 4},      {"frame", 5},         {"objects", 6},    {"array", 7},
        {"cells", 8},      {"geometry", 8},      {"scan", 8},       {"find", 9},
        {"statistics", 9}, {"frame_writing", 8}, {"edit", 9},       {"plane", 10},
        {"saving", 10},    {"store", 8},         {"query", 9},      {"table_edit", 12},
        {"change", 12},    {"inspect", 10},      {"export", 10},    {"convert", 11},
        {"compare", 11},   {"doctor", 10},       {"repair", 11},    {"report", 14},
        {"measure", 15},   {"picture", 11},      {"projection", 9}, {"painting", 13},
        {"remote", 4},
    };
    return levels;
}

const Levels& uiLevels()
{
    static const Levels levels = {
        {"text", 0},     {"worker", 0},   {"theme", 0},      {"controls", 1}, {"cells", 2},
        {"grid", 4},     {"document", 3}, {"picture", 3},    {"slice", 5},    {"plot", 4},
        {"rows", 6},     {"find", 6},     {"statistics", 6}, {"value", 6},    {"structure", 6},
        {"metadata", 7}, {"store", 7},    {"query", 7},      {"table", 7},    {"bytes", 7},
        {"curve", 7},    {"chunks", 7},   {"overlay", 6},    {"brush", 7},    {"plane", 5},
        {"export", 7},   {"compare", 9},  {"convert", 8},    {"doctor", 8},   {"heatmap", 8},
        {"labels", 8},   {"records", 8},  {"repair", 8},     {"settings", 8}, {"cases", 9},
        {"measure", 7},  {"planes", 9},   {"pages", 10},     {"servers", 10}, {"tabs", 11},
        {"actions", 12}, {"window", 13},
    };
    return levels;
}

namespace {

constexpr int width = 960, margin = 24, rowHeight = 34, boxHeight = 24, letterWidth = 8;

struct Layer {
    const char* name;
    const char* color; // of its boxes
    const Levels& levels;
};

QString textAt(int x, int y, const QString& text, const char* more = "")
{
    return QString("<text x=\"%1\" y=\"%2\"%3>%4</text>\n").arg(x).arg(y).arg(more, text);
}

QString boxAt(int x, int y, const QString& name, const char* color)
{
    const int boxWidth = int(name.size()) * letterWidth + 16;
    return QString("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"4\" fill=\"%5\"/>\n")
               .arg(x)
               .arg(y)
               .arg(boxWidth)
               .arg(boxHeight)
               .arg(color) +
           textAt(x + 8, y + 17, name);
}

// A row for each level, the highest first; `y` moves down.
QString rowsOf(const Layer& layer, int& y)
{
    QString svg = textAt(margin, y + 17, layer.name, " font-weight=\"bold\"");
    QList<int> numbers = layer.levels.values();
    std::ranges::sort(numbers, std::greater());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    for (const int number : numbers) {
        int x = margin + 72;
        svg += textAt(x, y + 17, QString::number(number), " fill=\"#666\"");
        x += 32;
        for (const QString& folder : layer.levels.keys(number)) {
            svg += boxAt(x, y, folder, layer.color);
            x += int(folder.size()) * letterWidth + 24;
        }
        y += rowHeight;
    }
    return svg;
}

} // namespace

QString drawingOfLevels()
{
    const Layer layers[] = {{"ui", "#cfe3f7", uiLevels()}, {"core", "#d9ead3", coreLevels()}};
    int y = margin;
    QString rows;
    for (const Layer& layer : layers) {
        rows += rowsOf(layer, y);
        y += rowHeight / 2;
    }
    return QString("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" "
                   "font-family=\"sans-serif\" font-size=\"13\">\n"
                   "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n%3</svg>\n")
        .arg(width)
        .arg(y)
        .arg(rows);
}

} // namespace bloscope::test
