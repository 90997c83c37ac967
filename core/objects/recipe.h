#pragma once

#include "core/msgpack/value.h"
#include "core/objects/address.h"
#include "core/objects/object_kind.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// What a recipe works on, by name only: nothing here looks whether it is there, opens it or goes to
// the network (format.md 10.1, 14.4 #98).
struct Reference {
    enum class Kind {
        File,        // `path`, relative to the folder of the file that names it
        StoreMember, // `key` in the store at `path`
        Remote,      // `path` on the server `urlbase`, or an address alone, which is `urlbase`
        Recipe,      // a recipe that stands in the other one; `path` is what it is
        Unknown      // of a newer kind
    };
    Kind kind = Kind::Unknown;
    std::string path;
    std::string key;
    std::string urlbase;

    // "a.b2nd", "/x of store.b2z", "https://server/ path", escaped and without secrets
    std::string text() const;
    std::optional<RemotePlace> place() const; // nothing for what is not remote
};

// A lazy expression, a function or the address of a remote array or table, in its present form
// (b2o), its old one (LazyArray) or inside a msgpack value (extension 43). To be shown, never
// evaluated.
struct Recipe {
    struct Operand {
        std::string name;
        Reference reference;
    };
    ObjectKind kind = ObjectKind::UnknownRecipe;
    std::string name; // of the function, when it has one
    // The expression, the source code or the kernel as it stands in the file; of tables how the
    // source is read, a line each.
    std::string text;
    Reference remote; // of a RemoteReference
    std::vector<Operand> operands;
    std::string dtype;      // as the recipe says it; empty when it does not
    bool isOldForm = false; // written by python-blosc2 3.0 to 4.1, or for plain Python functions
};

// Errors: Usage when the frame is no recipe, Malformed when it has none that can be read.
Result<Recipe> readRecipe(const Frame& frame);

// The map of an extension 43, or of the vlmetalayer b2o.
Result<Recipe> recipeOf(const msgpack_value::Value& map);

// A reference R of format.md 10.1: {"kind": "urlpath", "urlpath": ...}, or a bare path.
Reference referenceOf(const msgpack_value::Value& value);

} // namespace bloscope
