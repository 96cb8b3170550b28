/*
 * Preloaded into a process by failing-disk.ts: from the nth call on, forcing to the disk fails with EIO, or writing with ENOSPC, as a disk
 * does that breaks or fills up. Only of files beneath DISK_FOLDER; the counts lie in the file DISK_FAULTS, which the test writes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

/* How many more calls succeed, then every one fails; none ever does while it is negative. */
static struct { int syncs, writes; } *left;
static const char *folder;

__attribute__((constructor)) static void begin(void) {
  int file = open(getenv("DISK_FAULTS"), O_RDWR);
  void *shared = mmap(NULL, sizeof *left, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  folder = getenv("DISK_FOLDER");
  if (shared != MAP_FAILED) left = shared;
}

static int fails(int *count, int file, int with) {
  if (left == NULL || __atomic_load_n(count, __ATOMIC_SEQ_CST) < 0) return 0;
  char link[40], path[PATH_MAX] = "";
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  if (readlink(link, path, sizeof path - 1) < 0 || strncmp(path, folder, strlen(folder)) != 0) return 0;
  int now = __atomic_load_n(count, __ATOMIC_SEQ_CST);
  while (now > 0 && !__atomic_compare_exchange_n(count, &now, now - 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  errno = with;
  return now == 0;
}

#define INSTEAD(answer, name, count, with, parameters, ...)            \
  answer name parameters {                                             \
    static answer (*real) parameters;                                  \
    if (real == NULL) real = (answer(*) parameters)dlsym(RTLD_NEXT, #name); \
    if (left != NULL && fails(&left->count, file, with)) return -1;    \
    return real(__VA_ARGS__);                                          \
  }

INSTEAD(int, fsync, syncs, EIO, (int file), file)
INSTEAD(int, fdatasync, syncs, EIO, (int file), file)
INSTEAD(ssize_t, write, writes, ENOSPC, (int file, const void *bytes, size_t size), file, bytes, size)
INSTEAD(ssize_t, pwrite, writes, ENOSPC, (int file, const void *bytes, size_t size, off_t at), file, bytes, size, at)
INSTEAD(ssize_t, pwrite64, writes, ENOSPC, (int file, const void *bytes, size_t size, off64_t at), file, bytes, size, at)
INSTEAD(ssize_t, writev, writes, ENOSPC, (int file, const struct iovec *parts, int count), file, parts, count)
INSTEAD(int, ftruncate64, writes, ENOSPC, (int file, off64_t size), file, size)
