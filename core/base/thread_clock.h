#pragma once

namespace bloscope {

// Seconds of a processor that the calling thread has taken so far: what its work costs, whatever
// else runs on the machine. Where a system cannot tell, or not exactly, the time that passes. Only
// differences mean something.
double threadSeconds();

} // namespace bloscope
