#pragma once

#include "core/array/array.h"
#include "core/base/job.h"
#include "core/doctor/check_report.h"

#include <filesystem>

namespace bloscope {

// What the name of a file promises, and its neighbours, compared with what it holds (conventions.md
// 10). Notes: a .b2nd without an array; CASE_seg.b2nd beside an image CASE.b2nd of another shape
// (nnU-Net: image and labels differ in the first of four dimensions alone); a case of nnU-Net
// without segmentation, image or properties where others of the folder have them. Damage:
// properties, CASE.pkl, that cannot be read; told of the image. Opens the image and the properties,
// decodes nothing.
void checkConventions(const std::filesystem::path& path, const Array& array, FindingLog& log);

} // namespace bloscope
