#include "ui/chunks/chunks_state_json.h"

#include "ui/text/json_numbers.h"
#include "ui/text/words.h"

namespace bloscope {

namespace {

constexpr std::array<Word<ChunkColoring>, 3> coloringWords = {
    {{ChunkColoring::Ratio, "ratio"},
     {ChunkColoring::StoredBytes, "stored"},
     {ChunkColoring::Content, "content"}}};

} // namespace

QJsonObject toJson(const ChunksViewState& state)
{
    QJsonObject json{{"colors", wordFor(coloringWords, state.coloring)}};
    if (state.current)
        json["chunk"] = qint64(*state.current);
    return json;
}

ChunksViewState chunksStateFrom(const QJsonObject& json)
{
    ChunksViewState state;
    state.coloring = choiceFrom(json["colors"], coloringWords).value_or(state.coloring);
    state.current = wholeFrom(json["chunk"]);
    return state;
}

} // namespace bloscope
