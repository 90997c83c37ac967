#include "core/export/slice_code.h"

#include "core/base/row_major.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/dtype.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/export_order.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace bloscope {

namespace {

bool isPrintableAscii(unsigned char byte)
{
    return byte >= 0x20 && byte < 0x7F;
}

// A literal of bytes is ASCII.
std::string pythonBytes(std::string_view bytes)
{
    std::string literal = "b\"";
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            literal += {'\\', c};
        else if (isPrintableAscii(byte))
            literal += c;
        else
            literal += fmt::format("\\x{:02x}", byte);
    }
    return literal + '"';
}

// How many bytes from the front can stand between single quotes as they are. A line feed has to:
// what a command prints loses it at its end.
std::size_t plainPrefix(std::string_view bytes)
{
    std::size_t length = 0;
    while (const auto next = firstCodePoint(bytes.substr(length))) {
        if (next->value != '\n' && isHidden(next->value))
            break;
        length += next->size;
    }
    return length;
}

// Does it mean the same to a shell with and without quotes?
bool isPlainWord(std::string_view bytes)
{
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./,:+-";
    return !bytes.empty() && bytes.find_first_not_of(plain) == bytes.npos;
}

void appendSingleQuoted(std::string_view bytes, std::string& to)
{
    to += '\'';
    for (const char c : bytes) {
        if (c == '\'')
            to += "'\\''";
        else
            to += c;
    }
    to += '\'';
}

// The same cells front to back.
DimensionSlice forwards(DimensionSlice taken)
{
    if (taken.step < 0) {
        taken.start = taken.at(taken.count - 1);
        taken.step = -taken.step;
    }
    return taken;
}

std::string indexOf(const DimensionSlice& taken, std::int64_t extent)
{
    if (taken.fixed)
        return std::to_string(taken.start);
    const DimensionSlice range = forwards(taken);
    const std::int64_t end = range.count > 0 ? range.at(range.count - 1) + 1 : range.start;
    std::string text;
    if (range.start > 0)
        text += std::to_string(range.start);
    text += ':';
    if (end < extent)
        text += std::to_string(end);
    if (range.step > 1 && range.count > 1)
        text += fmt::format(":{}", range.step);
    return text;
}

// "[0, :, 2:10]", with positive steps only.
std::string indexText(const Slice& slice)
{
    std::vector<std::string> indices;
    for (std::size_t d = 0; d < slice.shape().size(); ++d)
        indices.push_back(indexOf(slice[d], slice.shape()[d]));
    return indices.empty() ? "[()]" : fmt::format("[{}]", fmt::join(indices, ", "));
}

bool isWhole(const Slice& slice)
{
    return slice == Slice::whole(slice.shape());
}

// Turns round what has a negative step, once the rest is there.
std::string flipText(const Slice& slice)
{
    std::vector<std::string> ranges;
    bool hasFlips = false;
    for (const DimensionSlice& taken : slice.dimensions()) {
        if (taken.fixed)
            continue;
        const bool isFlipped = taken.step < 0 && taken.count > 1;
        ranges.push_back(isFlipped ? "::-1" : ":");
        hasFlips |= isFlipped;
    }
    return hasFlips ? fmt::format("[{}]", fmt::join(ranges, ", ")) : std::string();
}

// From the order of the array's dimensions to that of an export.
std::string transposeText(const Slice& slice)
{
    const ExportOrder order(slice);
    if (order.isCOrder())
        return {};
    std::vector<std::size_t> ranges = order.dimensions();
    std::ranges::sort(ranges);
    std::vector<std::int64_t> axes;
    for (const std::size_t d : order.dimensions())
        axes.push_back(std::ranges::find(ranges, d) - ranges.begin());
    return fmt::format(".transpose({})", fmt::join(axes, ", "));
}

// `["pos"][..., 0]`: how NumPy gets at a leaf, or at the complex number of which it is a half.
// Names may look like paths, so that the offset decides as well.
std::optional<std::string> partText(const DType& dtype, std::string_view path, std::size_t offset)
{
    if (path.empty())
        return offset < dtype.itemsize ? std::optional<std::string>("") : std::nullopt;
    if (dtype.kind == DTypeKind::SubArray) {
        const std::size_t size = dtype.element().itemsize;
        const std::size_t close = path.find(']');
        if (size == 0 || close == path.npos)
            return {};
        const auto element = static_cast<std::int64_t>(offset / size);
        const auto rest = partText(dtype.element(), path.substr(close + 1), offset % size);
        return rest ? std::optional(fmt::format(
                          "[..., {}]{}", fmt::join(indicesOf(element, dtype.shape), ", "), *rest))
                    : std::nullopt;
    }
    if (path.front() == '.')
        path.remove_prefix(1);
    for (const DTypeField& field : dtype.fields) {
        if (!path.starts_with(field.name) || field.offset > offset)
            continue;
        const auto rest =
            partText(field.dtype, path.substr(field.name.size()), offset - field.offset);
        if (rest)
            return fmt::format("[{}]{}", pythonQuoted(field.name), *rest);
    }
    return {};
}

std::string partTextOf(const CodeRequest& wanted)
{
    return wanted.part ? numpyPart(wanted.array->dtype(), *wanted.part) : std::string();
}

// One chunk without a frame is no file that python-blosc2 opens.
std::string bytesText(const CodeRequest& wanted)
{
    if (wanted.array->frame()->kind() != FrameKind::Chunk)
        return fmt::format("data = {}[:]\n", pythonOpening(wanted.address));
    return fmt::format(
        "with open({}, \"rb\") as file:\n    data = blosc2.decompress2(file.read())\n",
        pythonQuoted(wanted.address.path));
}

// Decompressed bytes, read as an array: C order, elements that follow one another.
std::string chunksText(const CodeRequest& wanted)
{
    const Array& array = *wanted.array;
    const bool isSubArray = array.dtype().kind == DTypeKind::SubArray;
    const DType& element = isSubArray ? array.dtype().element() : array.dtype();
    Shape shape = array.shape();
    if (isSubArray)
        shape.insert(shape.end(), array.dtype().shape.begin(), array.dtype().shape.end());
    std::int64_t count = 1;
    for (const std::int64_t extent : shape)
        count *= extent;
    std::string code = "import blosc2\nimport numpy as np\n\n" + bytesText(wanted);
    code +=
        fmt::format("array = np.frombuffer(data, dtype={}, count={}", descrOrRaw(element), count);
    if (array.offset() > 0)
        code += fmt::format(", offset={}", array.offset());
    code += ')';
    if (shape.size() != 1)
        code += fmt::format(".reshape({})", tupleText(shape));
    return code + (isWhole(wanted.slice) ? "" : indexText(wanted.slice)) + "\n";
}

std::string adjustments(const CodeRequest& wanted)
{
    std::string code;
    for (const std::string& change :
         {flipText(wanted.slice), transposeText(wanted.slice), partTextOf(wanted)})
        if (!change.empty())
            code += fmt::format("array = array{}\n", change);
    return code;
}

// As the command line takes them.
std::vector<std::string> exportArguments(const CodeRequest& wanted)
{
    const FrameAddress& address = wanted.address;
    std::vector<std::string> arguments = {"bloscope", "export", address.path};
    const auto add = [&arguments](const char* option, const std::string& value) {
        arguments.insert(arguments.end(), {option, value});
    };
    if (!address.key.empty())
        add("--key", address.key);
    if (address.offset > 0)
        add("--offset", std::to_string(address.offset));
    if (const auto& how = wanted.array->interpretation()) {
        add("--dtype", how->dtype);
        add("--shape", tupleText(how->shape));
        if (how->offset > 0)
            add("--skip", std::to_string(how->offset));
    }
    if (!isWhole(wanted.slice))
        add("--slice", wanted.slice.text());
    if (!ExportOrder(wanted.slice).isCOrder()) {
        add("--rows", std::to_string(wanted.slice.rowDimension().value_or(0)));
        add("--columns", std::to_string(wanted.slice.columnDimension().value_or(0)));
    }
    return arguments;
}

// Does the name of the part lead to it, and not to another one that is spelled alike?
bool hasFieldOption(const CodeRequest& wanted)
{
    if (!wanted.part || wanted.part->path.starts_with('-')) // would be taken for an option
        return false;
    const auto named = partNamed(wanted.array->dtype(), wanted.part->path);
    return named && named->offset == wanted.part->offset && named->dtype == wanted.part->dtype;
}

} // namespace

std::string pythonQuoted(std::string_view bytes)
{
    if (!isUtf8(bytes))
        return pythonBytes(bytes);
    std::string literal = "\"";
    for (const char c : escapeForDisplay(bytes)) {
        if (c == '"')
            literal += '\\';
        literal += c;
    }
    return literal + '"';
}

std::string shellQuoted(std::string_view bytes)
{
    if (isPlainWord(bytes))
        return std::string(bytes);
    std::string word;
    std::string printed;
    const auto endPrinted = [&] {
        if (!printed.empty())
            word += fmt::format("\"$(printf '{}')\"", std::exchange(printed, {}));
    };
    while (!bytes.empty()) {
        const std::size_t plain = plainPrefix(bytes);
        if (plain > 0) {
            endPrinted();
            appendSingleQuoted(bytes.substr(0, plain), word);
            bytes.remove_prefix(plain);
            continue;
        }
        printed += fmt::format("\\{:03o}", static_cast<unsigned char>(bytes.front()));
        bytes.remove_prefix(1);
    }
    endPrinted();
    return word.empty() ? "''" : word;
}

std::string pythonOpening(const FrameAddress& address)
{
    const std::string path = pythonQuoted(address.path);
    if (address.key.empty()) {
        const std::string offset =
            address.offset > 0 ? fmt::format(", offset={}", address.offset) : std::string();
        return fmt::format("blosc2.open({}, mode=\"r\"{})", path, offset);
    }
    const char* const store = address.store == ObjectKind::EmbedStore  ? "EmbedStore"
                              : address.store == ObjectKind::DictStore ? "DictStore"
                                                                       : "TreeStore";
    return fmt::format("blosc2.{}({}, mode=\"r\")[{}]", store, path, pythonQuoted(address.key));
}

std::string numpyPart(const DType& dtype, const DTypeLeaf& part)
{
    return partText(dtype, part.path, part.offset).value_or("");
}

std::string pythonCode(const CodeRequest& wanted)
{
    const std::string code =
        wanted.array->isNd() ? fmt::format("import blosc2\n\narray = {}{}\n",
                                           pythonOpening(wanted.address), indexText(wanted.slice))
                             : chunksText(wanted);
    return code + adjustments(wanted);
}

std::string numpyCode(const CodeRequest& wanted)
{
    std::vector<std::string> words;
    for (const std::string& argument : exportArguments(wanted))
        words.push_back(pythonQuoted(argument));
    words.insert(words.end(), {"\"--format\"", "\"npy\""});
    std::string code =
        fmt::format("import io\nimport subprocess\n\nimport numpy as np\n\ncommand = [{}]\n"
                    "npy = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout\n"
                    "array = np.load(io.BytesIO(npy))\n",
                    fmt::join(words, ", "));
    if (const std::string part = partTextOf(wanted); !part.empty())
        code += fmt::format("array = array{}\n", part);
    return code;
}

std::string shellCommand(const CodeRequest& wanted, const std::string& output)
{
    std::string command;
    for (const std::string& argument : exportArguments(wanted))
        command += shellQuoted(argument) + ' ';
    if (hasFieldOption(wanted))
        command += "--field " + shellQuoted(wanted.part->path) + ' ';
    const bool looksLikeAnOption = output.starts_with('-');
    return command + "-o " + shellQuoted(looksLikeAnOption ? "./" + output : output);
}

std::string windowCommand(const CodeRequest& wanted, const std::vector<CommandOption>& options)
{
    std::string command = "bloscope " + shellQuoted(wanted.address.path);
    const auto add = [&command](const std::string& name, const std::string& value) {
        command += ' ' + name + ' ' + shellQuoted(value);
    };
    if (!wanted.address.key.empty())
        add("--key", wanted.address.key);
    add("--slice", wanted.slice.text());
    for (const CommandOption& option : options)
        add(option.name, option.value);
    return command;
}

} // namespace bloscope
