#include "tests/support/save_scenarios.h"
#include "tests/support/calm_pool.h"

#include "core/edit/value_editor.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/frame_lock.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/frames.h"
#include "tests/support/special_files.h"

#include <algorithm>

namespace bloscope::test {

namespace {

namespace fs = std::filesystem;
using Of = MetadataSectionOf;
using Way = SaveScenario::Way;

constexpr char staleName[] = ".chunks.b2frame.1-1.part"; // of a process that is gone

ByteBuffer frameWith(std::vector<NamedValue> fixed, std::vector<NamedValue> variable)
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(500)}, 4,
                       {.metalayers = std::move(fixed), .vlMetalayers = std::move(variable)});
}

ByteBuffer withBoth()
{
    return frameWith({{"units", counted<std::uint8_t>(9)}}, {{"note", counted<std::uint8_t>(50)}});
}

ByteBuffer withNone()
{
    return frameWith({}, {});
}

ByteBuffer withoutChunks()
{
    return chunksFrame({}, 4, {.vlMetalayers = {{"note", counted<std::uint8_t>(50)}}});
}

Result<> changeTheVariable(EditSet& edits)
{
    return edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(300));
}

Result<> addTheFirstVariable(EditSet& edits)
{
    return edits.add(Of::Trailer, "first", counted<std::uint8_t>(30), 0);
}

Result<> removeTheVariable(EditSet& edits)
{
    return edits.remove(Of::Trailer, 0);
}

Result<> lengthenTheFixed(EditSet& edits)
{
    return edits.setValue(Of::Header, 0, counted<std::uint8_t>(200));
}

Result<> shortenTheFixed(EditSet& edits)
{
    return edits.setValue(Of::Header, 0, {});
}

Result<> addTheFirstOfBoth(EditSet& edits)
{
    BLOSCOPE_CHECK(edits.add(Of::Header, "first", counted<std::uint8_t>(70), 0));
    return addTheFirstVariable(edits);
}

Result<> removeBoth(EditSet& edits)
{
    BLOSCOPE_CHECK(edits.remove(Of::Header, 0));
    return removeTheVariable(edits);
}

// The values of some items, in C order, one and the same for all of them.
Result<> fill(EditSet& edits, const char* items, std::int32_t value)
{
    static SystemFileCalls calls;
    const ArrayPtr array = Array::of(edits.frame());
    BLOSCOPE_TRY(const Slice slice, Slice::parse(items, array->shape()));
    ValueEditor editor(array, edits.values(), SpillStore::create(calls), calmPool());
    BLOSCOPE_CHECK(editor.fill(slice, {0, sizeof value}, std::as_bytes(std::span(&value, 1))));
    edits.setValues(editor.edits());
    return {};
}

Result<> changeSomeValues(EditSet& edits)
{
    return fill(edits, "490:510", 77); // of both chunks
}

Result<> changeOneValue(EditSet& edits)
{
    return fill(edits, "3", 77);
}

Result<> makeAChunkZero(EditSet& edits)
{
    return fill(edits, "500:", 0);
}

Result<> changeEverything(EditSet& edits)
{
    BLOSCOPE_CHECK(lengthenTheFixed(edits));
    BLOSCOPE_CHECK(changeTheVariable(edits));
    return changeSomeValues(edits);
}

Result<> changeAValueAndTheVariable(EditSet& edits)
{
    BLOSCOPE_CHECK(changeTheVariable(edits));
    return changeOneValue(edits);
}

SaveOptions optionsFor(Way way)
{
    return way == Way::Append ? SaveOptions{.appendFromBytes = 0, .mostDeadShare = 1}
                              : SaveOptions();
}

void burden(const fs::path& file)
{
    writeFile(FrameLock::fileOf(file), {});
    writeFile(file.parent_path() / staleName, bytesOf("half of a fra"));
    SystemFileCalls calls;
    if (fs::exists(file) && calls.setMode(openedToChange(file).number(), 0640) == 0)
        burdenFile(file);
}

bool isDamaged(const Frame& frame)
{
    return std::ranges::any_of(frame.problems(), [](const Problem& problem) {
        return problem.severity == Problem::Severity::Damage;
    });
}

} // namespace

const std::vector<SaveScenario>& saveScenarios()
{
    static const std::vector<SaveScenario> scenarios = {
        {"replace: both sections begin", Way::Replace, withNone, addTheFirstOfBoth},
        {"replace: both sections end", Way::Replace, withBoth, removeBoth},
        {"replace: fixed one longer", Way::Replace, withBoth, lengthenTheFixed},
        {"replace: fixed one shorter", Way::Replace, withBoth, shortenTheFixed},
        {"replace: no chunks", Way::Replace, withoutChunks, changeTheVariable},
        {"replace: burdened", Way::Replace, withBoth, changeTheVariable, true},
        {"append: changed", Way::Append, withBoth, changeTheVariable},
        {"append: section begins", Way::Append, withNone, addTheFirstVariable},
        {"append: section ends", Way::Append, withBoth, removeTheVariable},
        {"append: burdened", Way::Append, withBoth, changeTheVariable, true},
        {"sparse: both sections begin", Way::Sparse, withNone, addTheFirstOfBoth},
        {"sparse: both sections end", Way::Sparse, withBoth, removeBoth},
        {"sparse: fixed one longer", Way::Sparse, withBoth, lengthenTheFixed},
        {"sparse: burdened", Way::Sparse, withBoth, changeTheVariable, true},
        {"replace: values", Way::Replace, withBoth, changeSomeValues},
        {"replace: a chunk becomes zeros", Way::Replace, withBoth, makeAChunkZero},
        {"replace: values and metadata", Way::Replace, withBoth, changeEverything},
        {"append: a value", Way::Append, withBoth, changeOneValue},
        {"append: values", Way::Append, withBoth, changeSomeValues},
        {"append: a value and metadata", Way::Append, withBoth, changeAValueAndTheVariable, true},
        {"sparse: values", Way::Sparse, withBoth, changeSomeValues},
        {"sparse: a chunk becomes zeros", Way::Sparse, withBoth, makeAChunkZero},
        {"sparse: values and metadata", Way::Sparse, withBoth, changeEverything, true},
        {"save as: values", Way::As, withBoth, changeSomeValues, false, true},
        {"save as: a new file", Way::As, withBoth, lengthenTheFixed},
        {"save as: over another", Way::As, withBoth, changeTheVariable, false, true},
        {"save as: burdened", Way::As, withBoth, changeTheVariable, true, true},
    };
    return scenarios;
}

SaveRun::SaveRun(const SaveScenario& scenario, fs::path folder)
    : m_scenario(scenario),
      m_folder(std::move(folder)),
      m_from(m_folder / (savesAs() ? "from.b2frame" : "chunks.b2frame")),
      m_file(m_folder / "chunks.b2frame")
{
    if (scenario.way == Way::Sparse)
        writeFiles(m_folder, sparseFiles(scenario.frame()));
    else
        writeFile(m_from, scenario.frame());
    if (scenario.targetExists)
        writeFile(m_file, bytesOf("what was there before"));
    m_before = fileNow();
    m_others = others();
    prepare();

    FaultyFileCalls calls;
    const auto saved = save(calls);
    if (!saved || (saved->way == SaveWay::Append) != (scenario.way == Way::Append))
        qFatal("the save without a fault does not work");
    m_log = calls.log();
    m_after = fileNow();
    m_othersAfter = others();
    m_namesAfter = names();
}

void SaveRun::prepare() const
{
    putBack();
    if (m_scenario.burdened)
        burden(m_file);
}

void SaveRun::putBack() const
{
    if (m_before)
        writeFile(m_file, *m_before);
    else
        fs::remove(m_file);
    const Files now = others();
    for (const auto& [name, bytes] : now)
        if (!m_others.contains(name))
            fs::remove(m_folder / name);
    for (const auto& [name, bytes] : m_others)
        if (!now.contains(name) || now.at(name) != bytes)
            writeFile(m_folder / name, bytes);
}

Result<SaveReport> SaveRun::save(FileCalls& calls) const
{
    BLOSCOPE_TRY(FramePtr frame, openPath(m_from));
    EditSet edits(std::move(frame));
    BLOSCOPE_CHECK(m_scenario.edit(edits));
    if (savesAs())
        return saveFileAs(edits, m_file, calls, calmPool());
    return saveFile(edits, m_file, calls, calmPool(), {}, optionsFor(m_scenario.way));
}

Result<SaveReport> SaveRun::saveMore(FileCalls& calls) const
{
    BLOSCOPE_TRY(FramePtr frame, openPath(m_file));
    EditSet edits(std::move(frame));
    BLOSCOPE_CHECK(edits.add(Of::Trailer, "more", counted<std::uint8_t>(10), 0));
    return saveFile(edits, m_file, calls, calmPool());
}

std::optional<ByteBuffer> SaveRun::fileNow() const
{
    return fs::exists(m_file) ? std::optional(contentOfFile(m_file)) : std::nullopt;
}

std::optional<ByteBuffer> SaveRun::frameNow() const
{
    std::optional<ByteBuffer> bytes = fileNow();
    if (!bytes || bytes == m_before || m_scenario.way != Way::Append)
        return bytes;
    const auto frame = openPath(m_file);
    if (!frame || isDamaged(**frame) || (*frame)->header().frameLen > std::ssize(*bytes))
        return ByteBuffer();
    bytes->resize(static_cast<std::size_t>((*frame)->header().frameLen));
    return bytes;
}

Files SaveRun::others() const
{
    Files files;
    for (const std::string& name : names())
        if (name.ends_with(".chunk") || name == "from.b2frame")
            files.emplace(name, contentOfFile(m_folder / name));
    return files;
}

bool SaveRun::othersAreThere() const
{
    const Files now = others();
    return std::ranges::includes(now, fileNow() == m_after ? m_othersAfter : m_others);
}

} // namespace bloscope::test
