/**
 * Programs that use files to get out, to reach what the sandbox itself uses, or to fill the memory. Where one did, it
 * prints ESCAPED.
 */
export const HOSTILE_FILES: Readonly<Record<string, string>> = {
  // Links, and paths that lead out
  'symbolic links to everywhere':
    'import os\nfor i, target in enumerate(("/etc/passwd", "..", "../..", ".", "/", "/proc/self/environ", "/dev/null", "program.py")):\n    try:\n        os.symlink(target, str(i))\n        print("ESCAPED", target)\n    except OSError: pass\ndef secret(n): return 1',
  'hard links to what the sandbox itself uses':
    'import os\nfor name in ("/.orders", "/.reports", ".orders", ".reports", "/dev/stdin", "/proc/self/fd/0", "/"):\n    try:\n        os.link(name, "mine")\n        print("ESCAPED", name)\n    except OSError: pass\nos.link("program.py", "again.py")\ndef secret(n): return os.stat("again.py").st_nlink',
  'a link to a folder, and out of it':
    'import os\nos.mkdir("a")\nfor old, new in ((".", "a/here"), ("..", "a/up"), ("a", "b"), ("/", "c")):\n    for link in (os.link, os.symlink):\n        try:\n            link(old, new)\n            print("ESCAPED", old)\n        except OSError: pass\nfor path in ("a/../../x", "a/here/../../x", "../../../../tmp/kodestien-escaped", "a/./../..//x"):\n    try: open(path, "w").write("x")\n    except OSError: pass\ndef secret(n): return os.listdir("/")',
  'paths of the machine':
    'import os\nfor path in ("/etc/passwd", "/proc/self/maps", "/proc/1/environ", "/dev/zero", "/dev/tty", "/sys/kernel", "\\\\\\\\?\\\\C:", "file:///etc/passwd", "/etc/passwd\\0.py", "//etc/passwd", "~root", "/program.py/../../etc/passwd"):\n    for go in (os.stat, os.listdir, open, os.readlink, os.path.realpath):\n        try:\n            if go is not os.path.realpath: print("ESCAPED", path, go(path))\n        except (OSError, ValueError): pass',
  'a file with the name of the program':
    'import os\nos.rename("program.py", "kept.py")\nopen("program.py", "w").write("def secret(n): return 16\\n" * 3)\ndef secret(n):\n    raise ValueError("look at the line")',
  'a folder with the name of the program':
    'import os\nos.remove("program.py")\nos.mkdir("program.py")\nos.mkdir("program.py/program.py")\n1 / 0',
  'names of the channels taken':
    'import os\nfor name in (".orders", ".reports"):\n    open(name, "wb").write(b"0000000002{}" * 100)\n    os.rename(name, name + "x")\n    os.mkdir(name)\ndef secret(n): return 1',
  'a folder moved into itself':
    'import os\nos.mkdir("a")\nfd = os.open("a", os.O_RDONLY)\ntry: os.rename("a", "inside", dst_dir_fd=fd)\nexcept (OSError, NotImplementedError): pass\ntry: os.rename("a", "a/b")\nexcept OSError: pass\ntotal = 0\ntry:\n    while total < 50:\n        open("a%d" % total, "wb").write(b"x" * 10**6)\n        total += 1\nexcept OSError: pass\ndef secret(n): return total',
  'names that mean something to JavaScript':
    'import os\nfor name in ("__proto__", "constructor", "toString", "hasOwnProperty", "prototype"):\n    os.mkdir(name)\n    open(name + "/" + name, "w").write("x")\n    os.rename(name + "/" + name, name + "2")\n    os.listdir(name)\ndef secret(n): return os.listdir("/")',
  // Room that nobody counts
  'a file without a name':
    'import os\nfd = os.open("a", os.O_RDWR | os.O_CREAT)\nos.unlink("a")\ntotal = 0\ntry:\n    while total < 40:\n        os.write(fd, b"x" * 10**6)\n        total += 1\nexcept OSError: pass\nprint("ESCAPED" if total > 10 else "stopped")',
  'many files without names':
    'import os\ntotal = 0\ntry:\n    for i in range(40):\n        fd = os.open("a", os.O_RDWR | os.O_CREAT)\n        os.unlink("a")\n        os.write(fd, b"x" * 10**6)\n        total += 1\nexcept OSError: pass\nprint("ESCAPED" if total > 10 else "stopped")',
  "files that take each other's names":
    'import os\ntotal = 0\ntry:\n    for i in range(40):\n        fd = os.open("a%d" % i, os.O_RDWR | os.O_CREAT)\n        os.rename("a%d" % i, "b")\n        os.write(fd, b"x" * 10**6)\n        total += 1\nexcept OSError: pass\nprint("ESCAPED" if total > 10 else "stopped")',
  'files in folders that are gone':
    'import os\ntotal = 0\ntry:\n    for i in range(40):\n        os.mkdir("d")\n        fd = os.open("d/a", os.O_RDWR | os.O_CREAT)\n        os.unlink("d/a")\n        os.rmdir("d")\n        os.write(fd, b"x" * 10**6)\n        total += 1\nexcept OSError: pass\nprint("ESCAPED" if total > 10 else "stopped")',
  'files for a moment':
    'import tempfile\nkept = []\ntry:\n    for i in range(40):\n        kept.append(tempfile.TemporaryFile())\n        kept[-1].write(b"x" * 10**6)\n        kept[-1].flush()\nexcept OSError: pass\nprint("ESCAPED" if len(kept) > 10 else "stopped")',
  'holes in a file':
    'import os\nfd = os.open("a", os.O_RDWR | os.O_CREAT)\ndone = 0\nfor go in (lambda: os.ftruncate(fd, 10**12), lambda: os.pwrite(fd, b"x", 10**12), lambda: os.lseek(fd, 10**12, 0) and os.write(fd, b"x"), lambda: os.posix_fallocate(fd, 0, 10**10), lambda: os.truncate("a", 2**62), lambda: os.ftruncate(fd, -1)):\n    try:\n        go()\n        done += 1\n    except (OSError, OverflowError): pass\nprint("ESCAPED" if done or os.fstat(fd).st_size > 5 * 10**6 else "stopped")',
  'names of a million letters':
    'total = 0\ntry:\n    while total < 400:\n        open(str(total) + "x" * 10**6, "w").close()\n        total += 1\nexcept OSError: pass\nprint("ESCAPED" if total else "stopped")',
  'more open files than anybody needs':
    'import os\nopen("a", "w").close()\ntotal = 0\ntry:\n    while total < 10**5:\n        os.open("a", os.O_RDONLY)\n        total += 1\nexcept OSError: pass\nprint("ESCAPED" if total > 1000 else "stopped")',
  'a database of blobs':
    'import sqlite3\ndb = sqlite3.connect("a.db")\ndb.execute("create table t (x)")\ntotal = 0\ntry:\n    while total < 40:\n        db.execute("insert into t values (zeroblob(1000000))")\n        db.commit()\n        total += 1\nexcept sqlite3.Error: pass\nprint("ESCAPED" if total > 10 else "stopped")',
  'a database in memory without end':
    'import sqlite3\ndb = sqlite3.connect(":memory:")\ndb.execute("create table t (x)")\nwhile True: db.execute("insert into t values (zeroblob(1000000))")',
  'a question to a database without end':
    'import sqlite3\nsqlite3.connect(":memory:").execute("with recursive r(i) as (select 1 union all select i + 1 from r) select count(*) from r").fetchone()',
  'a database of the machine':
    'import sqlite3\ndb = sqlite3.connect(":memory:")\nfor path in ("/etc/passwd", "file:/etc/passwd?mode=ro", "../../etc/passwd"):\n    try:\n        db.execute("attach ? as x", (path,))\n        print("ESCAPED", db.execute("select * from x.sqlite_master").fetchall())\n    except sqlite3.Error: pass',
  'a bomb of zeros':
    'import zlib\npacked = zlib.compress(zlib.compress(b"\\0" * 10**7 * 5))\nx = [zlib.decompress(zlib.decompress(packed)) for _ in range(100)]',
  'an archive that is larger inside':
    'import io, zipfile\nb = io.BytesIO()\nwith zipfile.ZipFile(b, "w", zipfile.ZIP_DEFLATED) as z:\n    z.writestr("a", b"\\0" * 10**7)\n    z.writestr("../../tmp/kodestien-escaped", "x")\nzipfile.ZipFile(b).extractall("/")',
  'numbers, texts and lists beyond all bounds':
    'for go in (lambda: "x" * 10**10, lambda: "x" * (2**31 - 1), lambda: [0] * 10**9, lambda: bytearray(10**9), lambda: 10**10**8, lambda: str(10**5000), lambda: int("9" * 10**6), lambda: [[]] * 2**28, lambda: memoryview(bytes(10**9)), lambda: range(10**9)[::1].index(-1)):\n    try: go()\n    except (MemoryError, OverflowError, ValueError): pass',
  'lists in lists until there is no room': 'x = []\nwhile True: x = [x, [], {}, ()]',
};
