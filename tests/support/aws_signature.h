#pragma once

#include "tests/support/web_server.h"

#include <optional>
#include <string>

namespace bloscope::test {

// What signed a request to S3 (Signature Version 4), as its Authorization header says it.
struct AwsSignature {
    std::string key;
    std::string date; // "20130524"
    std::string region;
    std::string signedHeaders; // "host;range"
    std::string signature;

    static std::optional<AwsSignature> of(const WebCall& call);
};

// The signature that the request should have, as Amazon describes it, which the stand-in for S3
// checks with. Written from that description, and shares nothing with what signs.
std::string awsSignatureOf(const WebCall& call, const AwsSignature& told,
                           const std::string& secret);

// What is wrong with how it is signed; empty where nothing is.
std::string problemOfSignature(const WebCall& call, const std::string& key,
                               const std::string& secret);

} // namespace bloscope::test
