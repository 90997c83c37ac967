// The same frames, whole and plane by plane, read by us and by the system's Blosc2, one thread each
// and two, nothing cached.

#include "core/array/slice_reader.h"
#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/storages.h"
#include "tests/bench/suites.h"

#include <b2nd.h>
#include <blosc2.h>
#include <fmt/format.h>
#include <functional>

namespace bloscope::bench {

namespace {

using namespace storages;

// What is read: all, or the plane in the middle of an axis.
struct Part {
    std::string name;
    std::optional<std::size_t> axis;
};

class TheirArray {
 public:
    TheirArray(const std::filesystem::path& path, const Part& part, unsigned threads)
    {
        if (b2nd_open(path.c_str(), &m_array) < 0)
            giveUp({ErrorKind::Io, fmt::format("Blosc2 cannot open {}", path.string())});
        blosc2_dparams how = BLOSC2_DPARAMS_DEFAULTS;
        how.nthreads = static_cast<int16_t>(threads);
        how.schunk = m_array->sc;
        blosc2_free_ctx(m_array->sc->dctx);
        m_array->sc->dctx = blosc2_create_dctx(how);
        auto bytes = static_cast<std::size_t>(m_array->sc->typesize);
        for (std::size_t d = 0; d < static_cast<std::size_t>(m_array->ndim); ++d) {
            const std::int64_t extent = m_array->shape[d];
            const bool isFixed = part.axis == d;
            m_start.push_back(isFixed ? extent / 2 : 0);
            m_stop.push_back(isFixed ? extent / 2 + 1 : extent);
            m_extent.push_back(m_stop[d] - m_start[d]);
            bytes *= static_cast<std::size_t>(m_extent[d]);
        }
        m_to.resize(bytes);
    }
    ~TheirArray() { b2nd_free(m_array); }
    TheirArray(const TheirArray&) = delete;
    TheirArray& operator=(const TheirArray&) = delete;

    std::size_t bytes() const { return m_to.size(); }

    void read()
    {
        if (b2nd_get_slice_cbuffer(m_array, m_start.data(), m_stop.data(), m_to.data(),
                                   m_extent.data(), static_cast<std::int64_t>(m_to.size())) < 0)
            giveUp({ErrorKind::Io, "Blosc2 cannot read a slice"});
    }

 private:
    b2nd_array_t* m_array = nullptr;
    std::vector<std::int64_t> m_start;
    std::vector<std::int64_t> m_stop;
    std::vector<std::int64_t> m_extent;
    ByteBuffer m_to;
};

struct OurArray {
    OurArray(const ArrayPtr& array, const Part& part, unsigned threads)
        : pool(threads), reader(array, cache, pool), slice(Slice::whole(array->shape()))
    {
        if (part.axis)
            slice.set(*part.axis, DimensionSlice::index(slice[*part.axis].count / 2));
    }

    void read()
    {
        cache.setBudget(0);
        cache.setBudget(BlockCache::defaultBudget);
        orExit(reader.read(slice));
    }

    WorkerPool pool;
    BlockCache cache;
    SliceReader reader;
    Slice slice;
};

using MakePath = std::function<std::filesystem::path()>;

void addReading(const std::string& name, const MakePath& path, const Part& part, unsigned threads)
{
    registerPair({.name = fmt::format("{}: {}, {} thread{}", part.name, name, threads,
                                      threads == 1 ? "" : "s"),
                  .against = fmt::format("Blosc2 {}, as many threads", BLOSC2_VERSION_STRING),
                  .target = threads == 1 ? 1.0
                            : part.axis  ? 1.5
                                         : 1.3,
                  .clock = threads > 1 ? Clock::Wall : Clock::Processor,
                  .sides = [=]() -> Sides {
                      const auto ours =
                          std::make_shared<OurArray>(openArray(path()), part, threads);
                      const auto theirs = std::make_shared<TheirArray>(path(), part, threads);
                      return {[=] { ours->read(); }, [=] { theirs->read(); }, theirs->bytes()};
                  }});
}

} // namespace

void registerBlosc2()
{
    blosc2_init(); // until the program ends
    const std::vector<Part> parts{{"whole", {}},
                                  {"plane across axis 0", 0},
                                  {"plane across axis 1", 1},
                                  {"plane across axis 2", 2}};
    for (const unsigned threads : {1U, 2U})
        for (const Part& part : parts) {
            for (const Sample* sample : {&climate, &medical, &camera, &labels, &points})
                for (const Storage* storage : {&zstdShuffle, &lz4Shuffle, &blosclzShuffle}) {
                    const SampleFile file{*sample, *storage};
                    addReading(
                        file.name(), [file] { return file.path(); }, part, threads);
                }
            if (const auto file = sharedFile())
                addReading(
                    file->stem().string(), [file] { return *file; }, part, threads);
        }
}

} // namespace bloscope::bench
