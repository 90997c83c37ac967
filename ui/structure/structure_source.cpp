#include "ui/structure/structure_source.h"

#include "core/inspect/describe.h"
#include "ui/text/core_words.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

Description describeProblem(const Problem& problem)
{
    Description described;
    described.name = problem.part;
    described.problem = problem.text;
    return described;
}

Description describeProblems(const std::vector<Problem>& problems)
{
    Description described;
    described.name = problemsPartName().toStdString();
    described.summary = std::to_string(problems.size());
    for (const Problem& problem : problems)
        described.children.push_back(describeProblem(problem));
    return described;
}

class FrameStructure : public StructureSource {
 public:
    explicit FrameStructure(ArrayPtr array) : m_array(std::move(array)) {}

    Result<Parts> parts() const override
    {
        Parts parts;
        for (Description& part : describeFrame(frame()).children) {
            auto& place = part.name == "Trailer" ? parts.behindChunks : parts.beforeChunks;
            part.name = coreWord(part.name).toStdString();
            part.summary = coreAmount(part.summary).toStdString();
            place.push_back(std::move(part));
        }
        std::vector<Problem> problems = frame().problems();
        problems.insert(problems.end(), m_array->problems().begin(), m_array->problems().end());
        if (!problems.empty())
            parts.behindChunks.push_back(describeProblems(problems));
        return parts;
    }

    std::int64_t chunkCount() const override { return frame().chunkCount(); }

    Result<Chunk> chunk(std::int64_t number) const override
    {
        Chunk described{describeChunk(frame(), number), 0};
        const Result<ChunkPtr> opened = frame().chunk(number);
        if (opened && (*opened)->header().payload() == Payload::Blocks)
            described.blocks = (*opened)->blockCount();
        return described;
    }

    Result<Description> block(std::int64_t chunk, std::int64_t number) const override
    {
        BLOSCOPE_TRY(const ChunkPtr opened, frame().chunk(chunk));
        return std::move(describeBlocks(*opened, static_cast<std::int32_t>(number), 1).front());
    }

 private:
    const Frame& frame() const { return *m_array->frame(); }

    ArrayPtr m_array;
};

} // namespace

StructureSourcePtr structureOf(ArrayPtr array)
{
    return std::make_shared<FrameStructure>(std::move(array));
}

QString problemsPartName()
{
    return QCoreApplication::translate("FrameStructure", "Problems");
}

} // namespace bloscope
