#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// Where in a text something stands that nobody should get to see.
struct SecretPlace {
    std::size_t begin = 0;
    std::size_t size = 0;
};

// In addresses ("scheme://..."), of which a text may hold several: who logs in, and what is told
// by queries with names such as "token" or "X-Amz-Signature". In ascending order.
std::vector<SecretPlace> secretsInAddress(std::string_view text);

// The same text with "(hidden)" in place of them.
std::string withoutSecrets(std::string_view address);

// Is it the name of a secret: "auth_token", "password"?
bool namesSecret(std::string_view name);

} // namespace bloscope
