#pragma once

#include "core/array/slice_reader.h"
#include "core/base/worker_pool.h"
#include "core/edit/edit_set.h"
#include "core/edit/value_editor.h"
#include "core/frame/open_path.h"
#include "core/painting/label_tools.h"
#include "core/painting/paint_cells.h"
#include "core/saving/save_file.h"
#include "tests/support/frames.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace bloscope::test {

// Labels of a small volume, in an array of several chunks and as plain numbers.
class ModelVolume {
 public:
    static constexpr std::int64_t planes = 5;
    static constexpr std::int64_t rows = 9;
    static constexpr std::int64_t columns = 11;
    static constexpr std::size_t count = std::size_t(planes * rows * columns);

    explicit ModelVolume(std::vector<std::uint8_t> labels)
        : model(std::move(labels)),
          m_array(Array::of(
              *Frame::open(memorySource(arrayFrame({planes, rows, columns}, {2, 4, 8}, {1, 2, 4},
                                                   "|u1", std::as_bytes(std::span(model))))))),
          m_reader(std::make_shared<SliceReader>(m_array, m_cache, m_pool))
    {
    }

    static std::size_t at(std::int64_t plane, std::int64_t row, std::int64_t column)
    {
        return std::size_t((plane * rows + row) * columns + column);
    }
    static PlaneStack stack(std::int64_t plane)
    {
        const Shape shape{planes, rows, columns};
        Slice slice = Slice::whole(shape);
        slice.set(0, DimensionSlice::index(plane));
        return {PicturePlane(slice), 0};
    }

    const SliceReader& reader() const { return *m_reader; }
    StackedLabels stacked(const PlaneStack& of, ToolExtent extent) const
    {
        return {of, *m_reader, {0, 1}, extent};
    }
    CellFilter filter(const PaintRule& rule, const std::optional<ImageLimits>& limits = {}) const
    {
        return {*m_reader, {0, 1}, rule, limits};
    }
    static CellPaint paint(std::uint8_t label)
    {
        return {[](const PicturePlane& plane, const CellRect& part) { return plane.cellsOf(part); },
                {0, 1},
                {std::byte(label)}};
    }

    // Paints the cells of the array alone.
    Result<> paintArray(std::uint8_t label, const PlaneStack& of, const StackCells& cells,
                        const PaintRule& rule)
    {
        ValueEditor editor(m_array, m_reader->edits(), m_store, m_pool);
        const CellFilter allowed = filter(rule);
        BLOSCOPE_CHECK(paintCells(editor, paint(label), cellsOneByOne(of, cells), &allowed, {}));
        m_reader = m_reader->withEdits(editor.edits());
        return {};
    }
    std::vector<std::uint8_t> labels() const { return labelsOf(*m_reader); }
    static std::vector<std::uint8_t> labelsOf(const SliceReader& reader)
    {
        const auto cells = reader.read(Slice::whole(reader.shape()));
        std::vector<std::uint8_t> all;
        for (const std::byte cell : cells->bytes)
            all.push_back(std::uint8_t(cell));
        return all;
    }

    // Those of the edited array as a file holds them once it is saved there.
    Result<std::vector<std::uint8_t>> savedTo(const std::filesystem::path& path)
    {
        EditSet edits(m_array->frame());
        edits.setValues(m_reader->edits());
        BLOSCOPE_CHECK(saveFileAs(edits, path, m_calls, m_pool));
        BLOSCOPE_TRY(const FramePtr frame, openPath(path));
        BlockCache cache;
        return labelsOf(SliceReader(Array::of(frame), cache, m_pool));
    }

    const ValueEdits& edits() const { return m_reader->edits(); }
    void setEdits(const ValueEdits& edits) { m_reader = m_reader->withEdits(edits); }

    std::vector<std::uint8_t> model;

 private:
    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);
    BlockCache m_cache;
    WorkerPool m_pool{1};
    ArrayPtr m_array;
    std::shared_ptr<const SliceReader> m_reader;
};

} // namespace bloscope::test
