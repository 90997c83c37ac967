#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace bloscope {

// That something of an array could not be read, for whoever shows it. Any thread.
class FoundDamage {
 public:
    // The first reason is kept and told to those who listen, in this thread.
    void note(const std::string& reason);

    // Calls heard() once: at once where something was found before, else when it is. Not any more
    // once forget() has returned; heard() calls neither.
    using Heard = std::function<void(const std::string& reason)>;
    void listen(const void* who, Heard heard);
    void forget(const void* who);
    // What was found is to be read once more: from now on nothing is found.
    void beginAgain();

 private:
    std::mutex m_mutex;
    std::optional<std::string> m_first;
    std::map<const void*, Heard> m_listeners;
};

} // namespace bloscope
