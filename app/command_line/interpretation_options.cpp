#include "app/command_line/interpretation_options.h"

#include "app/command_line/choice.h"

namespace bloscope {

void InterpretationOptions::addTo(CLI::App& command)
{
    const std::string group = "Plain chunks as an array";
    auto* dtype = command.add_option("--dtype", m_dtype, "type of the elements, as NumPy has it");
    dtype->type_name("TYPE")->group(group);
    command.add_option("--shape", m_shape, "such as 3,-1; -1 is what there is, the default")
        ->type_name("SHAPE")
        ->group(group)
        ->needs(dtype);
    addWholeNumber<std::int64_t>(command, "--skip", m_offset, "bytes in front of the first element")
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

} // namespace bloscope
