#pragma once

#include <functional>
#include <string>
#include <sys/types.h>

// Other processes, and other users. What cannot be done aborts the test.
namespace bloscope::test {

inline constexpr uid_t nobody = 65534; // owns none of our files

// May this process start children that are somebody else? Mostly only root may.
bool canBecomeNobody();

// A copy of this process that does `work` and ends with what it answers as its exit status.
class Child {
 public:
    // The child's end of the line to its parent.
    class Parent {
     public:
        void say(const std::string& words) const; // at once, or at the end
        void await() const;                       // until the parent lets it go on

     private:
        friend class Child;
        int m_in = -1;
        int m_out = -1;
    };
    using Work = std::function<int(const Parent&)>;

    // As `user`, if that is not 0.
    explicit Child(const Work& work, uid_t user = 0);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();

    std::string hear() const; // one saying, or nothing when the child has ended
    void letGoOn() const;
    int status(); // of waitpid(), once it has ended

 private:
    pid_t m_pid = -1;
    int m_in = -1;
    int m_out = -1;
};

// What `work` answers when a child does it, perhaps as another user.
std::string saidByChild(const std::function<std::string()>& work, uid_t user = 0);

} // namespace bloscope::test
