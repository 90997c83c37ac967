#pragma once

#include "core/array/block_cache.h"
#include "core/base/worker_pool.h"

#include <QImage>
#include <QString>
#include <stop_token>

namespace bloscope {

// What is told of a file among those of its folder, without all of it being decoded.
struct CaseFacts {
    enum class Labels {
        None,
        There,     // beside it, of the shape of the image
        DoNotFit,  // of another one
        Unreadable // what lies there is no array
    };

    QString shape; // "(1, 27, 41, 38)"; of what is no array, what it is
    QString type;  // "float32"
    Labels labels = Labels::None;
    bool hasProperties = false; // nnU-Net's pickle lies beside it
    QImage thumbnail;           // null: there is none
    QString problem;            // why it cannot be opened, or not drawn; empty: nothing is wrong
};

// For worker threads. What is decoded goes to `cache`; a picture of more than a few hundredths of a
// second is coarse.
CaseFacts caseFactsOf(const QString& path, BlockCache& cache, WorkerPool& pool,
                      const std::stop_token& stop);

} // namespace bloscope
