#pragma once

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace bloscope {

// Values of one kind that several threads add to, each to one that nobody else is at: there are as
// many as threads, and no order matters.
template <class T>
class PerThread {
 public:
    explicit PerThread(T empty) : m_empty(std::move(empty)) {}

    // Calls use(value).
    template <class Use>
    void use(const Use& use)
    {
        std::unique_ptr<T> value = taken();
        use(*value);
        const std::lock_guard lock(m_mutex);
        m_free.push_back(std::move(value));
    }

    // All of them as one, while nobody is at any: add(sum, value).
    template <class Add>
    T sum(const Add& add) const
    {
        T sum = m_empty;
        for (const std::unique_ptr<T>& value : m_free)
            add(sum, *value);
        return sum;
    }

 private:
    std::unique_ptr<T> taken()
    {
        std::unique_lock lock(m_mutex);
        if (m_free.empty()) {
            lock.unlock();
            return std::make_unique<T>(m_empty);
        }
        std::unique_ptr<T> value = std::move(m_free.back());
        m_free.pop_back();
        return value;
    }

    T m_empty;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<T>> m_free;
};

} // namespace bloscope
