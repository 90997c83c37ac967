#pragma once

#include "core/bytes/byte_source.h"
#include "core/convert/element_source.h"
#include "core/dtype/python_literal.h"

namespace bloscope {

// Does a file begin like NumPy's .npy?
bool looksLikeNpy(ByteView firstBytes);

// The array of a .npy file, versions 1.0 to 3.0, in C or in Fortran order. Nothing of it is run:
// arrays of Python objects, which are pickles, are refused.
class NpySource final : public ElementSource {
 public:
    // Errors: Malformed with the reason, also when the shape asks for more bytes than there are;
    // Unsupported for objects and for types that are not read here.
    static Result<std::unique_ptr<NpySource>> open(ByteSourcePtr file, const Limits& limits = {});

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    Result<HeapBytes> read(const ArrayBox& box, const Job& job) const override;

 private:
    explicit NpySource(ByteSourcePtr file) : m_file(std::move(file)) {}
    Result<> take(const PythonLiteral& dictionary, const Limits& limits);
    Result<> takeEntry(const std::string& key, const PythonLiteral& value, const Limits& limits);
    Result<> checkSize() const;

    ByteSourcePtr m_file;
    std::uint64_t m_begin = 0; // of the elements
    DType m_dtype;
    Shape m_shape;
    bool m_isFortranOrder = false;
};

} // namespace bloscope
