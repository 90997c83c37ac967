#include "core/pickle/pickle_calls.h"

#include "core/base/text.h"
#include "core/pickle/numpy_values.h"

namespace bloscope::pickle {

namespace {

constexpr std::size_t longestName = 200; // of a module or what is in it

void pushGlobal(std::string_view module, std::string_view name, PickleStack& stack)
{
    stack.push(
        Global{escapeForDisplay(module, longestName) + '.' + escapeForDisplay(name, longestName)});
}

void stackGlobal(PickleStack& stack)
{
    const auto name = stack.pop();
    const auto module = stack.pop();
    if (!name || !module)
        return;
    const auto* moduleText = std::get_if<Text>(&stack.value(*module));
    const auto* nameText = std::get_if<Text>(&stack.value(*name));
    if (!moduleText || !nameText)
        return stack.fail(ErrorKind::Malformed, "the name of a global is no text");
    pushGlobal(moduleText->bytes, nameText->bytes, stack);
}

// The value of the fixed list, or one with a name and its arguments: nothing is called.
void call(const Ids& arguments, ValueId callable, PickleStack& stack)
{
    const auto* global = std::get_if<Global>(&stack.value(callable));
    if (!global)
        return stack.fail(ErrorKind::Malformed, "what it calls is no global");
    if (auto made = madeBy(global->name, arguments, stack.values()))
        return stack.push(*std::move(made));
    stack.push(Opaque{global->name, arguments});
}

void reduce(PickleStack& stack)
{
    const auto arguments = stack.pop();
    const auto callable = stack.pop();
    if (!arguments || !callable)
        return;
    const auto* tuple = std::get_if<Tuple>(&stack.value(*arguments));
    if (!tuple)
        return stack.fail(ErrorKind::Malformed, "its arguments are no tuple");
    call(Ids(tuple->items), *callable, stack);
}

void build(PickleStack& stack)
{
    const auto state = stack.pop();
    const auto to = stack.pop();
    if (!state || !to)
        return;
    Value& value = stack.value(*to);
    if (std::holds_alternative<Opaque>(value)) {
        stack.pushAgain(*to);
        return stack.add({*state}, PickleStack::Adding::Items);
    }
    auto built = withState(value, *state, stack.values());
    if (!built)
        return stack.fail(ErrorKind::Malformed, "its state does not fit what it is given to");
    stack.rebuild(*to, *std::move(built));
}

// Of INST and OBJ, whose class is named before the arguments, or is the first of them.
void instance(Ids parts, PickleStack& stack)
{
    if (parts.empty())
        return stack.fail(ErrorKind::Malformed, "it names no class");
    const ValueId kind = parts.front();
    parts.erase(parts.begin());
    call(parts, kind, stack);
}

} // namespace

bool followCall(Opcode code, PickleBytes& bytes, PickleStack& stack)
{
    switch (code) {
    case Opcode::Global: {
        const std::string_view module = bytes.line();
        pushGlobal(module, bytes.fields().ok() ? bytes.line() : std::string_view(), stack);
        return true;
    }
    case Opcode::StackGlobal:
        stackGlobal(stack);
        return true;
    case Opcode::Reduce:
    case Opcode::NewObj:
        reduce(stack);
        return true;
    case Opcode::NewObjEx: {
        const auto named = stack.pop();
        reduce(stack);
        if (named && !stack.error())
            stack.add({*named}, PickleStack::Adding::Items);
        return true;
    }
    case Opcode::Build:
        build(stack);
        return true;
    case Opcode::Obj:
        if (auto parts = stack.popToMark())
            instance(*std::move(parts), stack);
        return true;
    case Opcode::Inst: {
        auto parts = stack.popToMark();
        const std::string_view module = bytes.line();
        pushGlobal(module, bytes.fields().ok() ? bytes.line() : std::string_view(), stack);
        const auto kind = stack.pop();
        if (parts && kind)
            call(*parts, *kind, stack);
        return true;
    }
    default:
        return false;
    }
}

} // namespace bloscope::pickle
