#include "app/command_line/input_options.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "core/base/text.h"
#include "core/change/begin_attributes.h"
#include "core/frame/open_path.h"
#include "core/geometry/coordinate_slice.h"
#include "core/geometry/geometry.h"
#include "core/system/path_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

// A store may be a frame itself, whose own metadata are meant then, also where its tree is damaged.
Result<FramePtr> openWhole(const std::string& file, const OffsetOption& offset)
{
    auto frame = offset.open(file);
    if (!frame && frame.error().kind() == ErrorKind::Unsupported && openContainer(utf8Path(file)))
        return usageError("this is a store; name one of its leaves with --key");
    return frame;
}

// The leaf that is meant; null for what has no attributes.
const StoreNode* leafOf(const FoundObject& found)
{
    return found.frame ? found.node : found.store->attributesOf(*found.node);
}

Result<MetaTarget> withoutAttributes(const std::string& file, const FoundObject& found,
                                     NoAttributes missing)
{
    const StoreNode& node = *found.node;
    if (missing == NoAttributes::Begun && node.kind == StoreNode::Kind::Group) {
        BLOSCOPE_TRY(NewAttributes begun, beginAttributes(*found.store, utf8Path(file), node));
        return MetaTarget{
            .frame = std::move(begun.frame), .path = std::move(begun.file), .isNew = true};
    }
    return usageError(fmt::format("this is a {} without attributes; name one of its leaves with "
                                  "--key",
                                  nameOf(node.kind)));
}

Result<FoundObject> findInStore(StorePtr store, std::string key)
{
    if (!key.starts_with('/'))
        key.insert(0, 1, '/');
    FoundObject found{nullptr, std::move(store), nullptr};
    found.node = found.store->find(key);
    if (!found.node)
        return Error{ErrorKind::Usage,
                     fmt::format("the store has no entry named {}", escapeForDisplay(key))};
    const bool isGroup = found.node->kind == StoreNode::Kind::Group || found.isTable();
    if (!isGroup) {
        BLOSCOPE_TRY(found.frame, found.store->openLeaf(key));
    }
    return found;
}

Result<Container> open(const std::string& path, const OffsetOption& offset, const Limits& limits)
{
    if (!offset.isGiven())
        return openContainer(utf8Path(path), limits);
    BLOSCOPE_TRY(FramePtr frame, offset.open(path, limits));
    return Container(std::move(frame));
}

constexpr std::size_t mostNames = 20;

Error noSuchField(const DType& dtype, const std::string& field)
{
    std::vector<std::string> names;
    if (dtype.kind == DTypeKind::Complex)
        names = {"real", "imag"};
    else if (dtype.isCompound())
        for (const DTypeLeaf& leaf : leavesOf(dtype))
            names.push_back(escapeForDisplay(leaf.path));
    if (names.empty())
        return usageError(fmt::format("--field: elements of type {} have no parts", dtype.text));
    const bool isLong = names.size() > mostNames;
    names.resize(std::min(names.size(), mostNames));
    return usageError(fmt::format("--field: elements have no part \"{}\", only {}{}",
                                  escapeForDisplay(field), fmt::join(names, ", "),
                                  isLong ? " and more" : ""));
}

} // namespace

Result<DTypeLeaf> partCalled(const DType& dtype, const std::string& field)
{
    if (field.empty())
        return DTypeLeaf{.path = {}, .offset = 0, .dtype = dtype};
    if (auto part = partNamed(dtype, field))
        return *std::move(part);
    return noSuchField(dtype, field);
}

Result<FilledCells> cellsOf(const SliceReader& reader, const std::string& field)
{
    if (field.empty())
        return FilledCells(reader);
    BLOSCOPE_TRY(DTypeLeaf part, partCalled(reader.array()->dtype(), field));
    return FilledCells(reader, std::move(part));
}

Result<MetaTarget> openMetaTarget(const std::string& file, const std::string& key,
                                  const OffsetOption& offset, NoAttributes missing)
{
    if (key.empty()) {
        BLOSCOPE_TRY(FramePtr frame, openWhole(file, offset));
        return MetaTarget{.frame = std::move(frame), .path = utf8Path(file)};
    }
    BLOSCOPE_TRY(const FoundObject found, findObject(file, key, offset));
    const StoreNode* const leaf = leafOf(found);
    if (!leaf)
        return withoutAttributes(file, found, missing);
    MetaTarget target{.frame = found.frame, .path = utf8Path(file)};
    if (!target.frame) {
        BLOSCOPE_TRY(target.frame, found.store->openLeaf(leaf->key));
    }
    if (leaf->place == StoreNode::Place::File)
        target.path /= utf8Path(leaf->where);
    return target;
}

Result<Slice> sliceGiven(const std::string& text, const Array& array, const std::string& path,
                         const std::filesystem::path& fileAlone)
{
    if (text.find('=') == text.npos)
        return Slice::parse(text, array.shape()).within("--slice");
    BLOSCOPE_TRY(
        CoordinateSlice made,
        parseCoordinateSlice(text, array.shape(), geometryOf(array, fileAlone)).within("--slice"));
    for (const std::string& taken : made.taken)
        complain(path + ": --slice: " + taken);
    return std::move(made.slice);
}

void InterpretationOptions::addTo(CLI::App& command)
{
    const std::string group = "Plain chunks as an array";
    auto* dtype = command.add_option("--dtype", m_dtype, "element type, in NumPy notation");
    dtype->type_name("TYPE")->group(group);
    command
        .add_option("--shape", m_shape,
                    "shape, such as 3,-1; -1 (the default) is computed from the size")
        ->type_name("SHAPE")
        ->group(group)
        ->needs(dtype);
    addWholeNumber<std::int64_t>(command, "--skip", m_offset, "bytes before the first element")
        ->type_name("BYTES")
        ->group(group)
        ->needs(dtype);
}

Result<ArrayPtr> InterpretationOptions::arrayOf(FramePtr frame) const
{
    if (!isGiven())
        return Array::of(std::move(frame));
    BLOSCOPE_TRY(const Interpretation how, interpretation());
    return Array::of(std::move(frame), how);
}

Result<Interpretation> InterpretationOptions::interpretation() const
{
    Interpretation how;
    how.dtype = m_dtype;
    how.offset = m_offset;
    if (!m_shape.empty()) {
        BLOSCOPE_TRY(how.shape, parseShape(m_shape).within("--shape"));
    }
    return how;
}

Result<std::optional<DType>> InterpretationOptions::dtype() const
{
    if (!isGiven())
        return std::optional<DType>();
    BLOSCOPE_TRY(DType dtype, parseDType(m_dtype, {}).within("--dtype"));
    return std::optional(std::move(dtype));
}

void OffsetOption::addTo(CLI::App& command)
{
    CLI::Validator notNegative(
        [](const std::string& typed) {
            return typed.starts_with('-') ? typed + " is before the beginning of the file"
                                          : std::string();
        },
        "");
    addWholeNumber<std::uint64_t>(command, "--offset", m_offset,
                                  "byte of the file at which the frame begins; default: 0")
        ->check(notNegative)
        ->type_name("N");
}

Result<FramePtr> OffsetOption::open(const std::string& path, const Limits& limits) const
{
    return m_offset > 0 ? openFrameAt(utf8Path(path), m_offset, limits)
                        : openPath(utf8Path(path), limits);
}

std::filesystem::path FoundObject::fileAlone(const std::string& path) const
{
    const bool isAlone = !store && frame && frame->fileOffset() == 0;
    return isAlone ? utf8Path(path) : std::filesystem::path();
}

Result<FoundObject> findObject(const std::string& path, const std::string& key,
                               const OffsetOption& offset, const Limits& limits)
{
    BLOSCOPE_TRY(Container container, open(path, offset, limits));
    if (auto* store = std::get_if<StorePtr>(&container))
        return findInStore(std::move(*store), key);
    if (!key.empty())
        return Error{ErrorKind::Usage, "this is a single frame, not a store: it has no keys"};
    return FoundObject{std::get<FramePtr>(std::move(container)), nullptr, nullptr};
}

} // namespace bloscope
