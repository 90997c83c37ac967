// The beginning of the AppImage: a static program, followed in the same file by a SquashFS image of
// the folder with Bloscope. It turns the image into a folder and replaces itself by AppRun in
// there, so that signals and exit codes are those of Bloscope. Where FUSE works, a second process
// serves the folder until no process of Bloscope is left; elsewhere the image is unpacked to the
// user's caches, once for each release. scripts/appimage.sh compiles it with APPIMAGE_DIGEST, the
// SHA-256 of the image, and APPIMAGE_VERSION.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <exception>
#include <fcntl.h>
#include <filesystem>
#include <fnmatch.h>
#include <fstream>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <sys/file.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <vector>
extern "C" {
#include <squashfuse/ll.h>
}

namespace {

namespace fs = std::filesystem;

struct Image {
    fs::path file;          // this program
    std::size_t offset = 0; // of the image in it
};

constexpr char usage[] =
    "The options of this file; all other arguments are for Bloscope:\n"
    "  --appimage-extract [PATTERN]   unpacks all files, or those whose path matches, to "
    "./squashfs-root\n"
    "  --appimage-extract-and-run     runs from the user's caches, as it does where FUSE is "
    "missing;\n"
    "                                 so does APPIMAGE_EXTRACT_AND_RUN=1\n"
    "  --appimage-register [--remove] menu entry, file types, icons and thumbnails for your "
    "account;\n"
    "                                 repeat it after moving this file\n"
    "  --appimage-mount               shows the files in a folder until it is interrupted\n"
    "  --appimage-offset              prints where the SquashFS image begins\n"
    "  --appimage-version             prints the version of Bloscope that it is of\n";

[[noreturn]] void fail(const fs::path& path, const char* what)
{
    throw std::runtime_error(path.string() + ": " + what);
}

[[noreturn]] void failOnSystem(const fs::path& path)
{
    fail(path, std::strerror(errno));
}

// The image begins where the ELF file ends, which is with its table of sections.
Image findImage()
{
    Image image;
    image.file = fs::read_symlink("/proc/self/exe");
    std::ifstream file(image.file, std::ios::binary);
    Elf64_Ehdr header = {};
    file.read(reinterpret_cast<char*>(&header), sizeof header);
    image.offset = header.e_shoff + std::size_t{header.e_shentsize} * header.e_shnum;
    char magic[4] = {};
    file.seekg(static_cast<std::streamoff>(image.offset)).read(magic, sizeof magic);
    if (!file || std::memcmp(magic, "hsqs", sizeof magic) != 0)
        fail(image.file, "no SquashFS image follows the program");
    return image;
}

// ---- Unpacking

void unpackFile(sqfs& files, sqfs_inode& inode, const fs::path& to)
{
    std::ofstream out(to, std::ios::binary);
    std::vector<char> part(1 << 20);
    const auto size = static_cast<sqfs_off_t>(inode.xtra.reg.file_size);
    for (sqfs_off_t done = 0; out && done < size;) {
        auto got = static_cast<sqfs_off_t>(part.size());
        if (sqfs_read_range(&files, &inode, done, &got, part.data()) != SQFS_OK || got == 0)
            fail(to, "the image is damaged");
        out.write(part.data(), got);
        done += got;
    }
    out.close();
    if (!out)
        failOnSystem(to);
    fs::permissions(to, static_cast<fs::perms>(inode.base.mode & 0777));
}

void unpackEntry(sqfs& files, sqfs_dir_entry& entry, const fs::path& to)
{
    sqfs_inode inode;
    if (sqfs_inode_get(&files, &inode, sqfs_dentry_inode(&entry)) != SQFS_OK)
        fail(to, "the image is damaged");
    if (sqfs_dentry_is_dir(&entry)) {
        fs::create_directories(to);
        return;
    }
    fs::create_directories(to.parent_path());
    fs::remove(to);
    if (S_ISREG(sqfs_dentry_mode(&entry))) {
        unpackFile(files, inode, to);
        return;
    }
    std::string target(inode.xtra.symlink_size + 1, '\0');
    std::size_t size = target.size();
    if (sqfs_readlink(&files, &inode, target.data(), &size) != SQFS_OK)
        fail(to, "the image is damaged");
    fs::create_symlink(target.c_str(), to);
}

void unpack(const Image& image, const char* pattern, const fs::path& to)
{
    sqfs files;
    sqfs_traverse entries;
    if (sqfs_open_image(&files, image.file.c_str(), image.offset) != SQFS_OK ||
        sqfs_traverse_open(&entries, &files, sqfs_inode_root(&files)) != SQFS_OK)
        fail(image.file, "the image is damaged");
    sqfs_err error = SQFS_OK;
    while (sqfs_traverse_next(&entries, &error))
        if (!entries.dir_end && fnmatch(pattern, entries.path, FNM_LEADING_DIR) == 0)
            unpackEntry(files, entries.entry, to / entries.path);
    sqfs_traverse_close(&entries);
    sqfs_destroy(&files);
    sqfs_fd_close(files.fd);
    if (error != SQFS_OK)
        fail(image.file, "the image is damaged");
}

// ---- Running from the caches

fs::path cacheFolder()
{
    const char* caches = std::getenv("XDG_CACHE_HOME");
    if (caches && caches[0] == '/')
        return fs::path(caches) / "bloscope-appimage";
    const char* home = std::getenv("HOME");
    if (home && home[0] == '/')
        return fs::path(home) / ".cache/bloscope-appimage";
    throw std::runtime_error(
        "FUSE is not available, and neither XDG_CACHE_HOME nor HOME says where to unpack");
}

// A folder is locked as long as somebody uses it. File systems that cannot lock lock nothing.
int locked(const fs::path& path, int openFlags, int lock)
{
    const int file = ::open(path.c_str(), openFlags, 0600);
    if (file < 0)
        failOnSystem(path);
    if (::flock(file, lock) != 0 && errno == EWOULDBLOCK) {
        ::close(file);
        return -1;
    }
    return file;
}

// Removes what earlier releases unpacked and nobody uses.
void removeOthers(const fs::path& caches)
{
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(caches))
        if (entry.is_directory() && !entry.is_symlink())
            folders.push_back(entry.path());
    for (const fs::path& folder : folders)
        if (const int lock = locked(folder, O_RDONLY | O_DIRECTORY, LOCK_EX | LOCK_NB); lock >= 0) {
            fs::remove_all(folder);
            ::close(lock);
        }
}

// The folder has its name only when it is complete. One of two that start at once waits for the
// other.
fs::path unpackedFolder(const Image& image)
{
    const fs::path caches = cacheFolder();
    const fs::path folder = caches / APPIMAGE_DIGEST;
    if (fs::create_directories(caches))
        fs::permissions(caches, fs::perms::owner_all);
    const int lock = locked(caches / "lock", O_RDWR | O_CREAT | O_CLOEXEC, LOCK_EX);
    if (!fs::exists(folder / "AppRun")) {
        removeOthers(caches);
        const fs::path incomplete = caches / "incomplete";
        try {
            unpack(image, "*", incomplete);
        } catch (...) { // such as a full disk
            std::error_code none;
            fs::remove_all(incomplete, none);
            throw;
        }
        fs::rename(incomplete, folder);
    }
    locked(folder, O_RDONLY | O_DIRECTORY, LOCK_SH); // AppRun inherits it
    ::close(lock);
    return folder;
}

// ---- Running from a folder that FUSE serves

fuse_lowlevel_ops operations()
{
    fuse_lowlevel_ops table = {};
    table.lookup = sqfs_ll_op_lookup;
    table.forget = sqfs_ll_op_forget;
    table.getattr = sqfs_ll_op_getattr;
    table.readlink = sqfs_ll_op_readlink;
    table.open = sqfs_ll_op_open;
    table.read = sqfs_ll_op_read;
    table.release = sqfs_ll_op_release;
    table.opendir = sqfs_ll_op_opendir;
    table.readdir = sqfs_ll_op_readdir;
    table.releasedir = sqfs_ll_op_releasedir;
    table.statfs = stfs_ll_op_statfs;
    return table;
}

// Answers the kernel until the last process that inherited the other end of `users` has ended.
void answer(fuse_session* session, int users)
{
    fuse_buf request = {};
    pollfd events[] = {{fuse_session_fd(session), POLLIN, 0}, {users, 0, 0}};
    while (!fuse_session_exited(session)) {
        if (::poll(events, 2, -1) < 0)
            continue;
        if (events[1].revents != 0)
            return;
        const int size = fuse_session_receive_buf(session, &request);
        if (size > 0)
            fuse_session_process_buf(session, &request);
        else if (size != -EINTR && size != -EAGAIN)
            return;
    }
}

// Leaves terminal, standard streams and open files to Bloscope; `ready` and `users` become 3 and 4.
void stepAside(int ready, int users)
{
    ::setsid();
    for (const int ending : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
        ::signal(ending, SIG_IGN);
    const int nothing = ::open("/dev/null", O_RDWR);
    for (const int stream : {0, 1, 2})
        ::dup2(nothing, stream);
    ::dup2(ready, 3);
    ::dup2(users, 4);
    ::closefrom(5);
    [[maybe_unused]] const int done = ::chdir("/");
}

// Says so with a byte to 3 once the folder is there.
int serve(const Image& image, const fs::path& folder)
{
    std::string words[] = {"bloscope", "-oro,nosuid,nodev,subtype=squashfuse,fsname=bloscope"};
    char* arguments[] = {words[0].data(), words[1].data()};
    fuse_args options = {2, arguments, 0};
    fuse_lowlevel_ops table = operations();
    sqfs_ll_chan channel = {};
    sqfs_ll* files = sqfs_ll_open(image.file.c_str(), image.offset);
    if (!files ||
        sqfs_ll_mount(&channel, folder.c_str(), &options, &table, sizeof table, files) != SQFS_OK)
        return 1;
    if (::write(3, "", 1) == 1) {
        ::close(3);
        answer(channel.session, 4);
    }
    sqfs_ll_unmount(&channel, folder.c_str());
    ::rmdir(folder.c_str());
    return 0;
}

struct Pipe {
    int read = -1;
    int write = -1;
};

// Away from the standard streams, which the caller may have closed.
Pipe makePipe()
{
    int ends[2];
    if (::pipe(ends) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
    const Pipe made = {::fcntl(ends[0], F_DUPFD_CLOEXEC, 10), ::fcntl(ends[1], F_DUPFD, 10)};
    ::close(ends[0]);
    ::close(ends[1]);
    return made;
}

fs::path makeMountPoint()
{
    const char* temporary = std::getenv("TMPDIR");
    const fs::path parent = temporary && temporary[0] == '/' ? temporary : "/tmp";
    std::string folder = parent / ".mount_BloscoXXXXXX";
    return ::mkdtemp(folder.data()) ? fs::path(folder) : fs::path();
}

// Empty where the system has no FUSE, or does not allow it.
fs::path mountedFolder(const Image& image)
{
    const fs::path folder = makeMountPoint();
    if (folder.empty() || ::access("/dev/fuse", R_OK | W_OK) != 0) {
        ::rmdir(folder.c_str());
        return {};
    }
    const Pipe ready = makePipe();
    const Pipe users = makePipe();
    const pid_t child = ::fork();
    if (child == 0) {
        if (::fork() != 0) // so that it is no child of Bloscope
            ::_exit(0);
        stepAside(ready.write, users.read);
        ::_exit(serve(image, folder));
    }
    ::close(ready.write);
    ::close(users.read);
    ::waitpid(child, nullptr, 0);
    char byte;
    const bool isThere = ::read(ready.read, &byte, 1) == 1;
    ::close(ready.read);
    if (isThere)
        return folder; // users.write is for AppRun and all that it starts
    ::close(users.write);
    ::rmdir(folder.c_str());
    return {};
}

// ---- What was asked for

enum class Folder { Mounted, Unpacked };

int run(const Image& image, const char* program, char** arguments, Folder wanted)
{
    fs::path folder = wanted == Folder::Mounted ? mountedFolder(image) : fs::path();
    if (folder.empty())
        folder = unpackedFolder(image);
    std::error_code none;
    ::setenv("APPIMAGE", image.file.c_str(), 1);
    ::setenv("APPDIR", folder.c_str(), 1);
    ::setenv("ARGV0", arguments[0], 1);
    ::setenv("OWD", fs::current_path(none).c_str(), 1);
    const fs::path path = folder / program;
    ::execv(path.c_str(), arguments);
    failOnSystem(path);
}

int showFiles(const Image& image)
{
    const fs::path folder = mountedFolder(image);
    if (folder.empty())
        throw std::runtime_error("FUSE is not available");
    std::puts(folder.c_str());
    std::fflush(stdout);
    return ::pause();
}

int act(int count, char** arguments)
{
    const Image image = findImage();
    const std::string option = count > 1 ? arguments[1] : "";
    const char* unpacked = std::getenv("APPIMAGE_EXTRACT_AND_RUN");
    const Folder wanted =
        unpacked && std::strcmp(unpacked, "1") == 0 ? Folder::Unpacked : Folder::Mounted;
    if (!option.starts_with("--appimage-"))
        return run(image, "AppRun", arguments, wanted);
    arguments[1] = arguments[0];
    if (option == "--appimage-extract-and-run")
        return run(image, "AppRun", arguments + 1, Folder::Unpacked);
    if (option == "--appimage-register")
        return run(image, "usr/register.sh", arguments + 1, wanted);
    if (option == "--appimage-extract")
        unpack(image, count > 2 ? arguments[2] : "*", "squashfs-root");
    else if (option == "--appimage-mount")
        return showFiles(image);
    else if (option == "--appimage-offset")
        std::printf("%zu\n", image.offset);
    else if (option == "--appimage-version")
        std::puts(APPIMAGE_VERSION);
    else if (option == "--appimage-help")
        std::fputs(usage, stdout);
    else
        throw std::runtime_error(option + " is not one of its options; see --appimage-help");
    return 0;
}

} // namespace

int main(int count, char** arguments)
{
    try {
        return act(count, arguments);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "The AppImage of Bloscope: %s\n", error.what());
        return 1;
    }
}
