#pragma once

#include <string>

namespace bloscope {

// How objects of S3 are reached, as the tools of Amazon are told it: by the environment, or else by
// the files of ~/.aws. Without a key, nothing is signed: public buckets need no more.
struct S3Access {
    std::string endpoint; // "https://minio.example.org:9000"; empty for Amazon's own
    std::string region;
    std::string key;
    std::string secret;
    std::string token; // of a session; or empty

    bool isAnonymous() const { return key.empty() || secret.empty(); }

    // Where a bucket is found, without a slash at its end.
    std::string addressOf(const std::string& bucket) const;
};

S3Access s3AccessHere();

} // namespace bloscope
