// Projections of whole arrays along their first and their last dimension, against decoding them.

#include "core/projection/projection_source.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/reading.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <fmt/format.h>

namespace bloscope::bench {

namespace {

using namespace storages;

using Open = std::function<ArrayPtr()>;

struct BenchedProjection {
    ProjectionKind kind;
    double target;
};

// A new source each time: results are kept as long as it lives.
void project(const Reading& reading, ProjectionKind kind, std::size_t dimension)
{
    const CellSourcePtr cells(CellSourcePtr(), &reading.reader);
    Slice results = Slice::whole(cells->shape());
    const Projection projection{kind, dimension, results[dimension]};
    results.set(dimension, DimensionSlice::index(0));
    orExit(orExit(projectionOf(cells, projection))->read(results, {}, Reuse::Unlikely));
}

void add(const std::string& name, const Open& open, const BenchedProjection& kind, bool isLast,
         unsigned threads)
{
    registerPair(
        {.name =
             fmt::format("{} along the {} dimension of {}, {} thread{}", projectionWord(kind.kind),
                         isLast ? "last" : "first", name, threads, threads == 1 ? "" : "s"),
         .against = "decoding",
         .target = kind.target,
         .clock = Clock::Wall,
         .turns = 7,
         .sides = [=]() -> Sides {
             const ArrayPtr array = open();
             const Slice whole = Slice::whole(array->shape());
             const auto reading = std::make_shared<Reading>(array, threads);
             const std::size_t dimension = isLast ? array->shape().size() - 1 : 0;
             return {.ours = [=, kind = kind.kind] { project(*reading, kind, dimension); },
                     .peer = [=] { orExit(reading->reader.read(whole, {}, Reuse::Unlikely)); },
                     .bytes = static_cast<std::size_t>(whole.cellCount().value_or(0) *
                                                       array->itemsize()),
                     .before = [reading] { reading->empty(); }};
         }});
}

void addProjections(const std::string& name, const Open& open)
{
    constexpr double target = 0.5;
    constexpr double ofMedians = 0.05;
    for (const BenchedProjection& kind : {BenchedProjection{ProjectionKind::Maximum, target},
                                          BenchedProjection{ProjectionKind::Mean, target},
                                          BenchedProjection{ProjectionKind::Deviation, target},
                                          BenchedProjection{ProjectionKind::Median, ofMedians}})
        for (const bool isLast : {false, true})
            for (const unsigned threads : {1U, 2U})
                add(name, open, kind, isLast, threads);
}

} // namespace

void registerProjections()
{
    for (const Sample* sample : {&climate, &medical, &camera})
        addProjections(std::string(sample->name), [sample] {
            return SampleFile{*sample, zstdShuffle}.open();
        });
    if (const auto file = sharedFile())
        addProjections(file->stem().string(), [path = *file] { return openArray(path); });
}

} // namespace bloscope::bench
