#include "ui/structure/description_structure.h"

namespace bloscope {

namespace {

class DescriptionStructure : public StructureSource {
 public:
    explicit DescriptionStructure(std::vector<Description> parts) : m_parts(std::move(parts)) {}

    Result<Parts> parts() const override { return Parts{m_parts, {}}; }
    bool hasChunks() const override { return false; }
    std::int64_t chunkCount() const override { return 0; }
    Result<Chunk> chunk(std::int64_t) const override { return nothing(); }
    Result<Description> block(std::int64_t, std::int64_t) const override { return nothing(); }

 private:
    static Error nothing() { return {ErrorKind::Usage, "there are no chunks here"}; }

    std::vector<Description> m_parts;
};

} // namespace

StructureSourcePtr structureOf(std::vector<Description> parts)
{
    return std::make_shared<DescriptionStructure>(std::move(parts));
}

} // namespace bloscope
