#pragma once

#include "ui/document/document_address.h"

#include <QJsonObject>
#include <any>
#include <optional>

namespace bloscope {

// How somebody looks at a view: kept while its file is read again, and, as far as JSON tells it,
// over a restart. A view makes it of a value of its own, and knows no other.
struct KeptState {
    QJsonObject json = {};
    std::any whole = {};                      // that value; none after a restart
    std::optional<DocumentAddress> from = {}; // of another document, that was shown in this place

    template <class State>
    static KeptState of(const State& state)
    {
        return {toJson(state), state, {}};
    }

    template <class State>
    State as(State (*stateFrom)(const QJsonObject&)) const
    {
        const auto* value = std::any_cast<State>(&whole);
        return value ? *value : stateFrom(json);
    }
};

} // namespace bloscope
