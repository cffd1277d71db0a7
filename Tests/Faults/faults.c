// Counts what a program changes on the disk, and lets one of these calls fail, or ends the program
// in front of it. Loaded in front of the C library.
//
//   FAULT_AT     the call, from 0; without it none fails
//   FAULT_CODE   the error that it gives; 0 ends the program instead
//   FAULT_COUNT  a file for the names of all calls, a line each
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls;
static atomic_bool counted[1024];

static void note(const char *name) {
  const char *path = getenv("FAULT_COUNT");
  if (!path) return;
  int file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0666);
  syscall(SYS_write, file, name, strlen(name));
  syscall(SYS_write, file, "\n", 1);
  syscall(SYS_close, file);
}

// Whether this call is the one that fails.
static int fails(const char *name) {
  note(name);
  const char *at = getenv("FAULT_AT");
  int call = atomic_fetch_add(&calls, 1);
  if (!at || call != atoi(at)) return 0;
  int code = atoi(getenv("FAULT_CODE"));
  if (code == 0) syscall(SYS_exit_group, 137);
  errno = code;
  return 1;
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

// Files that are only read are nobody's loss; folders are opened to bring their names to the disk.
static int changes(int flags) { return flags & (O_WRONLY | O_RDWR | O_CREAT | O_DIRECTORY); }

static int opened(int file, int flags) {
  if (file >= 0 && file < 1024) counted[file] = changes(flags) != 0;
  return file;
}

#define OPEN(name)                                                             \
  int name(const char *path, int flags, ...) {                                 \
    va_list more;                                                              \
    va_start(more, flags);                                                     \
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;                  \
    va_end(more);                                                              \
    if (changes(flags) && fails("open")) return -1;                            \
    return opened(REAL(name)(path, flags, mode), flags);                       \
  }
OPEN(open)
OPEN(open64)

ssize_t write(int file, const void *bytes, size_t count) {
  if (file >= 0 && file < 1024 && counted[file] && fails("write")) return -1;
  return REAL(write)(file, bytes, count);
}

#define PWRITE(name, offset)                                                   \
  ssize_t name(int file, const void *bytes, size_t count, offset place) {      \
    if (file >= 0 && file < 1024 && counted[file] && fails("write")) return -1; \
    return REAL(name)(file, bytes, count, place);                              \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

int fsync(int file) { return fails("fsync") ? -1 : REAL(fsync)(file); }

// A close that fails has closed all the same.
int close(int file) {
  if (file < 0 || file >= 1024 || !atomic_exchange(&counted[file], 0)) return REAL(close)(file);
  int fault = fails("close"), code = errno, result = REAL(close)(file);
  errno = fault ? code : errno;
  return fault ? -1 : result;
}

int rename(const char *from, const char *to) {
  return fails("rename") ? -1 : REAL(rename)(from, to);
}

int unlink(const char *path) { return fails("unlink") ? -1 : REAL(unlink)(path); }

int rmdir(const char *path) { return fails("rmdir") ? -1 : REAL(rmdir)(path); }

int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : REAL(mkdir)(path, mode); }
