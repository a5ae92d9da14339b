/*
 * A disk that forgets what was not synced. Preloaded into a server (LD_PRELOAD), it follows the regular files of one folder.
 *
 * STOA_DISK_FOLDER   the folder; its files are read and written as always.
 * STOA_DISK_PLATTER  a folder that must not exist yet. It is made here and holds what would be left after a power cut:
 *                    content/<inode> what was synced of a file, names/<name> the directory as it was last synced (hard links).
 * STOA_DISK_CUT      "<kind> <n>": the process kills itself. kind `call`: before the n-th write, truncation or sync; `sync`: after
 *                    the n-th sync has reached the platter, before its caller hears so; `main`: before the n-th write to a *.db file.
 *
 * STOA_DISK_KEEP     set: the platter of the process before is kept as it is. What that process could not sync can be read and is never written,
 *                    as after a failed sync of Linux.
 *
 * STOA_DISK_HOLD     a path: while there is a file, no sync comes back, as on a disk that hangs.
 *
 * A sync copies the ranges written since the last one. A directory entry is on the platter after a sync of the directory only.
 * What is written through mmap is not followed and so counts as never synced: the embedded store maps nothing that must last.
 * One process at a time: whoever makes the platter owns it, children are left alone.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define PATH 8192

struct range { off_t from, to; };
struct file {
  ino_t inode;
  int isMain;
  /* The smallest size since the last sync, -1 if it was not cut shorter. */
  off_t shortest;
  struct range *dirty;
  size_t count, room;
  struct file *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[4096], platter[4096];
static dev_t folderDevice;
static ino_t folderInode;
static struct file *files;
static int owns = 0;
static const char *hold = NULL;
static char cutKind[16];
static long cutAt = 0;

static int (*realOpen)(const char *, int, ...);
static int (*realOpenAt)(int, const char *, int, ...);
static ssize_t (*realWrite)(int, const void *, size_t);
static ssize_t (*realPwrite)(int, const void *, size_t, off_t);
static ssize_t (*realWritev)(int, const struct iovec *, int);
static ssize_t (*realPwritev)(int, const struct iovec *, int, off_t);
static int (*realFtruncate)(int, off_t);

static void fail(const char *what) {
  fprintf(stderr, "power-cut: %s: %s\n", what, strerror(errno));
  abort();
}

static void resolve(void) {
  if (realOpen) return;
  realOpenAt = dlsym(RTLD_NEXT, "openat64");
  realWrite = dlsym(RTLD_NEXT, "write");
  realPwrite = dlsym(RTLD_NEXT, "pwrite64");
  realWritev = dlsym(RTLD_NEXT, "writev");
  realPwritev = dlsym(RTLD_NEXT, "pwritev64");
  realFtruncate = dlsym(RTLD_NEXT, "ftruncate64");
  realOpen = dlsym(RTLD_NEXT, "open64");
}

static void countDown(const char *kind) {
  if (cutAt > 0 && strcmp(kind, cutKind) == 0 && --cutAt == 0) {
    kill(getpid(), SIGKILL);
    pause();
  }
}

static int contentOf(ino_t inode, int flags) {
  char path[PATH];
  snprintf(path, sizeof path, "%s/content/%lu", platter, (unsigned long)inode);
  int fd = realOpen(path, flags, 0600);
  if (fd < 0) fail(path);
  return fd;
}

static void copyRange(int from, int to, off_t at, off_t end) {
  static char block[1 << 16];
  while (at < end) {
    size_t want = end - at < (off_t)sizeof block ? (size_t)(end - at) : sizeof block;
    ssize_t got = pread(from, block, want, at);
    if (got < 0) fail("reading back");
    if (got == 0) return;
    if (realPwrite(to, block, got, at) != got) fail("writing to the platter");
    at += got;
  }
}

/* The directory on the platter becomes the directory as it is, entry by entry: a kill in between leaves some of the changes. */
static void syncNames(void) {
  char path[PATH], content[PATH], other[PATH];
  struct stat st, kept;
  struct dirent *entry;
  DIR *dir = opendir(folder);
  if (!dir) fail(folder);
  snprintf(other, sizeof other, "%s/new", platter);
  while ((entry = readdir(dir))) {
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    if (lstat(path, &st) != 0 || !S_ISREG(st.st_mode)) continue;
    snprintf(content, sizeof content, "%s/content/%lu", platter, (unsigned long)st.st_ino);
    snprintf(path, sizeof path, "%s/names/%s", platter, entry->d_name);
    if (stat(content, &st) != 0) fail(content);
    if (stat(path, &kept) == 0 && kept.st_ino == st.st_ino) continue;
    if (link(content, other) != 0 || rename(other, path) != 0) fail(path);
  }
  closedir(dir);
  snprintf(path, sizeof path, "%s/names", platter);
  dir = opendir(path);
  if (!dir) fail(path);
  while ((entry = readdir(dir))) {
    if (entry->d_name[0] == '.') continue;
    snprintf(other, sizeof other, "%s/%s", folder, entry->d_name);
    snprintf(path, sizeof path, "%s/names/%s", platter, entry->d_name);
    if (lstat(other, &st) != 0) unlink(path);
  }
  closedir(dir);
}

static struct file *fileOf(ino_t inode) {
  for (struct file *f = files; f; f = f->next)
    if (f->inode == inode) return f;
  return NULL;
}

static struct file *follow(ino_t inode, const char *name, int isNew) {
  struct file *f = fileOf(inode);
  if (!f) {
    f = calloc(1, sizeof *f);
    f->inode = inode;
    f->next = files;
    files = f;
    f->shortest = -1;
  }
  if (isNew) {
    /* The number of a deleted file may come again: its old content keeps the old name until the directory is synced. */
    char path[PATH];
    snprintf(path, sizeof path, "%s/content/%lu", platter, (unsigned long)inode);
    unlink(path);
    close(contentOf(inode, O_CREAT | O_EXCL | O_RDWR));
    f->count = 0;
    f->shortest = -1;
  }
  size_t length = strlen(name);
  f->isMain = length > 3 && strcmp(name + length - 3, ".db") == 0;
  return f;
}

/* Everything that is there at the start is what the disk gave back: it is on the platter. */
__attribute__((constructor)) static void begin(void) {
  resolve();
  const char *at = getenv("STOA_DISK_FOLDER"), *to = getenv("STOA_DISK_PLATTER"), *cut = getenv("STOA_DISK_CUT");
  struct stat st;
  char path[PATH];
  if (!at || !to || !realpath(at, folder) || stat(folder, &st) != 0) return;
  int keeps = getenv("STOA_DISK_KEEP") != NULL;
  if (mkdir(to, 0700) != 0 && !keeps) return;
  snprintf(platter, sizeof platter, "%s", to);
  folderDevice = st.st_dev;
  folderInode = st.st_ino;
  snprintf(path, sizeof path, "%s/content", platter);
  if (!keeps && mkdir(path, 0700) != 0) fail(path);
  snprintf(path, sizeof path, "%s/names", platter);
  if (!keeps && mkdir(path, 0700) != 0) fail(path);
  if (cut) sscanf(cut, "%15s %ld", cutKind, &cutAt);
  DIR *dir = opendir(folder);
  struct dirent *entry;
  while ((entry = readdir(dir))) {
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    if (lstat(path, &st) != 0 || !S_ISREG(st.st_mode)) continue;
    follow(st.st_ino, entry->d_name, !keeps);
    if (keeps) continue;
    int from = realOpen(path, O_RDONLY), copy = contentOf(st.st_ino, O_RDWR);
    copyRange(from, copy, 0, st.st_size);
    close(from);
    close(copy);
  }
  closedir(dir);
  if (!keeps) syncNames();
  hold = getenv("STOA_DISK_HOLD") ? strdup(getenv("STOA_DISK_HOLD")) : NULL;
  unsetenv("LD_PRELOAD");
  unsetenv("STOA_DISK_KEEP");
  owns = 1;
}

/* The last part of a path in the folder, or nothing. */
static const char *nameIn(const char *path) {
  char parent[4096];
  const char *slash = strrchr(path, '/');
  struct stat st;
  if (!owns || !slash || slash == path || (size_t)(slash - path) >= sizeof parent) return NULL;
  memcpy(parent, path, slash - path);
  parent[slash - path] = 0;
  if (stat(parent, &st) != 0 || st.st_dev != folderDevice || st.st_ino != folderInode) return NULL;
  return slash + 1;
}

static int openFollowed(int dirfd, const char *path, int flags, mode_t mode) {
  resolve();
  const char *name = nameIn(path);
  struct stat st;
  if (!name) return realOpenAt(dirfd, path, flags, mode);
  pthread_mutex_lock(&lock);
  int existed = lstat(path, &st) == 0;
  /* Readable too: a sync reads back what was written through the same descriptor. Another one would cost the file's locks when closed. */
  if ((flags & O_ACCMODE) == O_WRONLY) flags = (flags & ~O_ACCMODE) | O_RDWR;
  int fd = realOpenAt(dirfd, path, flags, mode);
  int error = errno;
  if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode)) {
    struct file *f = follow(st.st_ino, name, !existed);
    if (flags & O_TRUNC) f->shortest = 0;
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return fd;
}

static struct file *followed(int fd) {
  struct stat st;
  if (!owns || fstat(fd, &st) != 0 || !S_ISREG(st.st_mode) || st.st_dev != folderDevice) return NULL;
  return fileOf(st.st_ino);
}

static void note(struct file *f, off_t from, off_t to) {
  if (f->count > 0 && f->dirty[f->count - 1].to == from) {
    f->dirty[f->count - 1].to = to;
    return;
  }
  if (f->count == f->room) {
    f->room = f->room ? 2 * f->room : 64;
    f->dirty = realloc(f->dirty, f->room * sizeof *f->dirty);
  }
  f->dirty[f->count++] = (struct range){ from, to };
}

static struct file *beforeWrite(int fd) {
  resolve();
  if (!owns) return NULL;
  pthread_mutex_lock(&lock);
  struct file *f = followed(fd);
  if (f) {
    countDown("call");
    if (f->isMain) countDown("main");
  } else pthread_mutex_unlock(&lock);
  return f;
}

static void afterWrite(struct file *f, ssize_t written, off_t at) {
  int error = errno;
  if (written > 0) note(f, at, at + written);
  pthread_mutex_unlock(&lock);
  errno = error;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openFollowed(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openFollowed(AT_FDCWD, path, flags, mode);
}
int openat(int dirfd, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openFollowed(dirfd, path, flags, mode);
}
int openat64(int dirfd, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openFollowed(dirfd, path, flags, mode);
}

ssize_t write(int fd, const void *data, size_t size) {
  struct file *f = beforeWrite(fd);
  ssize_t written = realWrite(fd, data, size);
  if (f) afterWrite(f, written, lseek(fd, 0, SEEK_CUR) - (written > 0 ? written : 0));
  return written;
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  struct file *f = beforeWrite(fd);
  ssize_t written = realWritev(fd, parts, count);
  if (f) afterWrite(f, written, lseek(fd, 0, SEEK_CUR) - (written > 0 ? written : 0));
  return written;
}
ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) {
  struct file *f = beforeWrite(fd);
  ssize_t written = realPwrite(fd, data, size, at);
  if (f) afterWrite(f, written, at);
  return written;
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return pwrite64(fd, data, size, at); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t at) {
  struct file *f = beforeWrite(fd);
  ssize_t written = realPwritev(fd, parts, count, at);
  if (f) afterWrite(f, written, at);
  return written;
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { return pwritev64(fd, parts, count, at); }

int ftruncate64(int fd, off_t size) {
  struct file *f = beforeWrite(fd);
  int result = realFtruncate(fd, size);
  if (f) {
    if (result == 0 && (f->shortest < 0 || size < f->shortest)) f->shortest = size;
    afterWrite(f, 0, 0);
  }
  return result;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static int toPlatter(int fd) {
  struct stat st;
  while (hold && access(hold, F_OK) == 0) usleep(5000);
  if (!owns || fstat(fd, &st) != 0 || st.st_dev != folderDevice) return 0;
  pthread_mutex_lock(&lock);
  if (S_ISDIR(st.st_mode) && st.st_ino == folderInode) {
    countDown("call");
    syncNames();
    countDown("sync");
  } else {
    struct file *f = followed(fd);
    if (f) {
      countDown("call");
      int to = contentOf(f->inode, O_RDWR);
      if (f->shortest >= 0) realFtruncate(to, f->shortest);
      for (size_t i = 0; i < f->count; i++) copyRange(fd, to, f->dirty[i].from, f->dirty[i].to);
      realFtruncate(to, st.st_size);
      close(to);
      f->count = 0;
      f->shortest = -1;
      countDown("sync");
    }
  }
  pthread_mutex_unlock(&lock);
  return 0;
}
int fsync(int fd) { return toPlatter(fd); }
int fdatasync(int fd) { return toPlatter(fd); }
