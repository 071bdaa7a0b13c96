/**
 * Programs that try to get out, to get a pass that they have not earned, to break the interpreter or to use it up. Where
 * one tries to escape it prints ESCAPED if it did. `secret` is what the exercise asks for; none of them computes it.
 */
export const HOSTILE_PROGRAMS: Readonly<Record<string, string>> = {
  // Endless
  'an endless loop': 'while True: pass',
  'an endless loop around errors': 'while True:\n    try: 1 / 0\n    except: pass',
  'an endless loop that catches everything':
    'while True:\n    try:\n        while True: pass\n    except BaseException: continue',
  'a finally that starts again': 'def f():\n    try: f()\n    finally: f()\nf()',
  'an endless loop inside the library': 'import itertools\nsum(itertools.repeat(1))',
  'an endless list': 'import itertools\nlist(itertools.count())',
  'an endless iterator': 'for _ in iter(int, 1): pass',
  'an endless sleep': 'import time\nwhile True: time.sleep(10**6)',
  'a giant integer': 'x = 7 ** (10 ** 8)',
  'a giant integer as text': 'import sys\nsys.set_int_max_str_digits(0)\nx = str(10 ** (10 ** 7))',
  'a regular expression that explodes': 'import re\nre.match("(a+)+$", "a" * 60 + "b")',
  'an endless comparison': 'class A:\n    def __lt__(self, other):\n        while True: pass\nsorted([A(), A()])',
  'an endless hash': 'class A:\n    def __hash__(self):\n        while True: pass\n{A(): 1}',
  'an endless representation of the answer':
    'class A:\n    def __repr__(self):\n        while True: pass\ndef secret(n): return A()',
  'an endless text of an error':
    'class A(Exception):\n    def __str__(self):\n        while True: pass\ndef secret(n): raise A',
  'an endless farewell': 'class A:\n    def __del__(self):\n        while True: pass\na = A()',
  'an endless handler at the end': 'import atexit\natexit.register(lambda: [None for _ in iter(int, 1)])',
  'an endless import':
    'open("loop.py", "w").write("while True: pass")\nimport sys\nsys.path.insert(0, "/")\nimport loop',
  'an endless attribute': 'class A:\n    def __getattr__(self, name): return getattr(self, name + "a")\nA().x',
  'an endless metaclass':
    'class M(type):\n    def __call__(cls):\n        while True: pass\nclass A(metaclass=M): pass\nA()',
  'an endless generator that refuses to close':
    'def g():\n    while True:\n        try: yield\n        except GeneratorExit: pass\nx = g()\nnext(x)\nx.close()\nwhile True: next(x)',
  'an endless compilation': 'compile("x = " + "+".join(["1"] * 10**6), "a", "exec")\nwhile True: pass',
  'an endless trace function': 'import sys\ndef t(*a):\n    while True: pass\nsys.settrace(t)\ndef f(): pass\nf()',
  'an endless decompression': 'import zlib\nz = zlib.compress(b"\\0" * 10**7)\nwhile True: zlib.decompress(z)',

  // Memory and output
  'a list that doubles': 'x = [0]\nwhile True: x += x',
  'a memory bomb that goes on after the error':
    'x = []\nwhile True:\n    try: x.append("a" * 10**7)\n    except MemoryError: pass',
  'a huge array': 'x = bytearray(2**31 - 1)',
  'a huge text': 'x = "a" * (2**31 - 1)',
  'a dictionary without end': 'd = {}\ni = 0\nwhile True:\n    d[i] = [i] * 100\n    i += 1',
  'a flood of output': 'while True: print("a" * 1000)',
  'one enormous line': 'print("a" * 50_000_000)',
  'a flood of errors': 'import sys\nwhile True: sys.stderr.write("a" * 1000)',
  'a flood of prompts': 'while True:\n    try: input("a" * 1000)\n    except EOFError: pass',
  'a flood of drawing': 'import turtle\nwhile True:\n    turtle.fd(1)\n    turtle.bk(1)',
  'a flood of plots':
    'import plot\nwhile True:\n    try: plot.plot(range(2000))\n    except ValueError: plot.title("t" * 10**6)',
  'a flood in one file': 'f = open("a", "wb")\nwhile True: f.write(b"a" * 10**6)',
  'a flood of files': 'i = 0\nwhile True:\n    try: open(str(i), "w").close()\n    except OSError: pass\n    i += 1',
  'a file of a terabyte': 'import os\nf = open("a", "wb")\nf.truncate(2**40)',
  'a file that is written far away': 'f = open("a", "wb")\nf.seek(2**40)\nf.write(b"x")\nf.flush()',
  'a flood of folders': 'import os\np = "a"\nwhile True:\n    os.mkdir(p)\n    p += "/a"',
  'an answer of a million numbers': 'def secret(n): return list(range(10**6))',
  'an answer of a hundred megabytes': 'def secret(n): return "a" * 10**8',
  'an answer a hundred thousand levels deep':
    'def secret(n):\n    x = []\n    for _ in range(10**5): x = [x]\n    return x',
  'an answer that contains itself': 'def secret(n):\n    x = {}\n    x["x"] = [x, (x,)]\n    return x',
  'an answer of a giant number': 'def secret(n): return 1 << (10**8)',
  'an error with an enormous message': 'def secret(n): raise ValueError("a" * 10**8)',
  'a long chain of errors':
    'def secret(n):\n    e = None\n    for i in range(10**5):\n        f = ValueError(i)\n        f.__context__ = e\n        e = f\n    raise e',
  'a chain of errors that goes round':
    'def secret(n):\n    a, b = ValueError(1), ValueError(2)\n    a.__context__, b.__context__ = b, a\n    raise a',

  // The depth of the stack
  'a recursion': 'def f(): return f()\nf()',
  'a recursion without its limit': 'import sys\nsys.setrecursionlimit(10**9)\ndef f(n): return f(n + 1)\nf(0)',
  'a recursion through the library':
    'import functools\nf = print\nfor _ in range(10**5): f = functools.partial(f)\nf()',
  'a recursion in representations': 'x = []\nfor _ in range(10**5): x = [x]\nrepr(x)',
  'a recursion in comparison': 'a = b = None\nfor _ in range(10**5): a, b = [a], [b]\na == b',
  'brackets without end': `x = ${'('.repeat(50_000)}`,
  'brackets that match, without end': `x = ${'('.repeat(3_000)}1${')'.repeat(3_000)}`,
  'signs without end': `x = ${'-'.repeat(50_000)}1`,
  'nested blocks without end': Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}if 1:`).join('\n'),
  'a source of a million brackets': 'eval("[" * 10**6)',
  'a deep copy that is too deep': 'import copy\nx = []\nfor _ in range(10**4): x = [x]\ncopy.deepcopy(x)',
  'a deep pickle': 'import pickle\nx = []\nfor _ in range(10**5): x = [x]\npickle.dumps(x)',
  'a deep JSON text': 'import json\njson.loads("[" * 10**6)',
  'a recursion in attributes': 'class A:\n    def __getattr__(self, name): return self.x\nA().y',
  'a recursion in conversion to text': 'class A:\n    def __str__(self): return str(self)\nstr(A())',
  'a class that is its own judge':
    'class M(type):\n    def __instancecheck__(cls, x): return isinstance(x, cls)\nclass A(metaclass=M): pass\nisinstance(1, A)',

  // Leaving early
  'a polite exit': 'import sys\nsys.exit(0)',
  'an exit in the call': 'def secret(n): raise SystemExit(49)',
  'an exit without goodbye': 'import os\nos._exit(0)',
  'an abort': 'import os\nos.abort()',
  'an exit in a farewell': 'import os\nclass A:\n    def __del__(self): os._exit(0)\na = A()',
  'an exit by a crash': 'import faulthandler\nfaulthandler._sigsegv()',
  'a crash through the tests of Python': 'import _testcapi\n_testcapi.crash_no_current_thread()',
  'a fatal error': 'import _testcapi\n_testcapi.fatal_error(b"a")',
  'a read outside of memory':
    'import _testcapi\n_testcapi.get_basic_static_type()\n_testcapi.return_null_without_error()',
  'bytecode that is not valid':
    'import types\nf = lambda: 0\nf.__code__ = f.__code__.replace(co_code=bytes([116, 255] * 40), co_stacksize=1)\nf()',
  'bytecode that reads what is not there':
    'f = lambda: 0\nf.__code__ = f.__code__.replace(co_code=bytes([151, 0, 100, 255, 83, 0]))\nf()',
  'marshalled nonsense':
    'import marshal, os\nfor i in range(2000):\n    try: exec(marshal.loads(b"c" + os.urandom(200)))\n    except Exception: pass',
  'a signal to itself': 'import os\nos.kill(os.getpid(), 9)',
  'a signal that is raised': 'import signal\nsignal.raise_signal(signal.SIGKILL)',
  'all descriptors closed': 'import os\nfor i in range(300):\n    try: os.close(i)\n    except OSError: pass',
  'its own source removed': 'import os\nos.remove("program.py")\n1 / 0',

  // Everything changed
  'built-in functions that lie':
    'import builtins\nfor name in "len type repr str int isinstance sorted print exec eval compile getattr tuple list dict".split(): setattr(builtins, name, lambda *a, **k: 49)\ndef secret(n): return object()',
  'an import that lies': 'import builtins\nbuiltins.__import__ = None\ndef secret(n): return 1',
  'no modules any more': 'import sys\nsys.modules.clear()\ndef secret(n): return 1',
  'no built-in functions any more': 'import builtins\nbuiltins.__dict__.clear()',
  'no outputs any more':
    'import sys\nsys.stdout = sys.stderr = sys.stdin = None\ndel sys.stdout\ndef secret(n): return 1',
  'another way to show errors': 'import sys\nsys.excepthook = sys.__excepthook__ = print\n1 / 0',
  'a trace function that changes what comes back':
    'import sys\ndef t(frame, event, arg):\n    frame.f_locals["value"] = 49\n    return t\nsys.settrace(t)\nsys.setprofile(t)\ndef secret(n): return None',
  'monitoring of everything':
    'import sys\nm = sys.monitoring\nm.use_tool_id(3, "x")\nm.set_events(3, m.events.PY_RETURN)\nm.register_callback(3, m.events.PY_RETURN, lambda *a: 49)\ndef secret(n): return None',
  'a write that lies': 'import posix\nposix.write = lambda *a: 0\ndef secret(n): return 1',
  'files that lie': 'import io, builtins\nio.open = builtins.open = lambda *a, **k: 49\n1 / 0',
  'hooks for everything':
    'import sys\nclass A:\n    def find_spec(self, *a): sys.exit(0)\nsys.meta_path.insert(0, A())\nimport random',
  'an audit hook': 'import sys\nsys.addaudithook(lambda *a: print("x"))\ndef secret(n): return 1',
  'rubbish collected all the time':
    'import gc\ngc.set_threshold(1)\ngc.callbacks.append(lambda *a: gc.collect())\nx = [[] for _ in range(10**4)]',
  'frozen rubbish': 'import gc\nfor o in gc.get_objects():\n    try: o.clear()\n    except Exception: pass',
  'a changed random module': 'import random\nrandom.seed = random.random = None\ndef secret(n): return 1',

  // Passes that are not earned
  'an object that equals everything':
    'class A:\n    def __eq__(self, other): return True\n    def __repr__(self): return "16"\ndef secret(n): return A()',
  'an integer that equals everything':
    'class A(int):\n    def __eq__(self, other): return True\n    def __hash__(self): return 0\n    def __repr__(self): return "16"\ndef secret(n): return A(16)',
  'a text that equals everything':
    'class A(str):\n    def __eq__(self, other): return True\ndef secret(n): return A("16")',
  'a class that says that it is another':
    'class A:\n    __class__ = int\n    def __int__(self): return 16\n    def __repr__(self): return "16"\ndef secret(n): return A()',
  'a class of the same name': 'int_ = type("int", (), {"__repr__": lambda s: "16"})\ndef secret(n): return int_()',
  'a result that is printed':
    'print(\'[["end",0,{"value":{"type":"int","text":"16"}}]]\')\nprint(\'{"kind":"observed","index":0,"observation":{"output":"","transcript":[],"value":{"type":"int","text":"16"}}}\')',
  'a result that is written to every descriptor':
    'import os\nfor i in range(300):\n    try: os.write(i, b\'["end",0,{"value":{"type":"int","text":"16"},"reusable":true}]\')\n    except OSError: pass',
  'a message of the pool to every descriptor':
    'import os\nfor i in range(300):\n    try: os.write(i, b\'\\0\\0\\0\\x10{"kind":"ready"}\')\n    except OSError: pass',
  'a search for what is expected':
    'import gc\nfound = [o for o in gc.get_objects() if isinstance(o, dict) and ("expected" in o or "reference" in o or "verdict" in o)]\nprint("ESCAPED" if found else "nothing")\ndef secret(n): return found',
  'a forged report with the right secret':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nf.f_globals["tell"]("end", "0", \'{"value":{"type":"int","text":"49"},"reusable":true}\')',
  'a forged report, and then the orders read':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\nfor i in range(9):\n    g["tell"]("end", str(i), \'{"value":{"type":"bool","text":"True"},"reusable":true}\')\n    g["receive"]()',
  'an encoder that always says yes':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nf.f_globals["encode"] = lambda v: \'{"type":"bool","text":"True"}\'\ndef secret(n): return 1',
  'a report that is no data':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nt = f.f_globals["tell"]\nt("end", "0", "[" * 10**5)\nt("end", "0", \'{"value":\' + \'{"type":"list","items":[\' * 5000 + "]}" * 5000 + "}")\nt("end", "0", \'{"value":{"type":"__proto__"},"error":7,"reusable":{}}\')\nt("steps", "[[1]]")\nt("draw", \'{"kind":"line"}\')',
  'a flood of reports':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nwhile True: f.f_globals["tell"]("body")',
  'parts of the driver that are replaced for the next program':
    'import sys, os\nf = sys._getframe()\nwhile "reports" not in f.f_globals: f = f.f_back\nfd = f.f_globals["reports"]\nimport marshal\nfor part in (b"driver", b"turtle", b"trace", b"plot"):\n    os.write(fd, b"?" + part)\n    f.f_globals["receive"]()\n    os.write(fd, b"=" + part + b"=" + marshal.dumps(compile("1/0", "x", "exec")))',
  'the channels opened again':
    'for name in ("/.orders", "/.reports", ".orders"):\n    try:\n        open(name)\n        print("ESCAPED")\n    except OSError: pass',

  // Getting out
  'the files of the machine':
    'for p in ("/etc/passwd", "../../../../etc/passwd", "/proc/self/environ", "/root/.ssh/id_rsa", "/home", "/tmp"):\n    try:\n        open(p).read()\n        print("ESCAPED")\n    except OSError: pass',
  'the folders of the machine':
    'import os\nfor p in ("/", "..", "/usr", "/usr/local/lib"):\n    try: print("ESCAPED" if {"etc", "bin", "home", "proc"} & set(os.listdir(p)) else "nothing")\n    except OSError: pass',
  'a link to the outside':
    'import os\ntry:\n    os.symlink("/etc/passwd", "a")\n    print(open("a").read(), "ESCAPED")\nexcept OSError: pass',
  'the environment': 'import os\nprint("ESCAPED" if dict(os.environ) else "nothing")',
  'another process':
    'import os\nfor f in (lambda: os.system("id"), lambda: os.fork(), lambda: os.execv("/bin/sh", ["sh"]), lambda: os.popen("id").read(), lambda: __import__("subprocess").run(["id"]), lambda: os.posix_spawn("/bin/sh", ["sh"], {})):\n    try:\n        f()\n        print("ESCAPED")\n    except (OSError, AttributeError, ImportError, ValueError): pass',
  'a connection':
    'import socket\ntry:\n    s = socket.socket()\n    s.connect(("127.0.0.1", 22))\n    print("ESCAPED")\nexcept (OSError, AttributeError): pass',
  'the web':
    'try:\n    from urllib.request import urlopen\n    urlopen("http://127.0.0.1:3000/")\n    print("ESCAPED")\nexcept Exception: pass',
  'the memory of the machine':
    'for name in ("ctypes", "_ctypes", "mmap", "js", "pyodide", "multiprocessing.shared_memory"):\n    try:\n        __import__(name)\n        print("ESCAPED", name)\n    except ImportError: pass',
  'a thread':
    'import threading\ntry:\n    threading.Thread(target=print).start()\n    print("ESCAPED")\nexcept RuntimeError: pass',
  'a library from a file':
    'import importlib.machinery as m\nopen("a.so", "wb").write(b"\\x7fELF")\ntry:\n    m.ExtensionFileLoader("a", "/a.so").load_module()\n    print("ESCAPED")\nexcept (ImportError, AttributeError): pass',
  'a file on the machine':
    'import os\nfor p in ("/tmp/kodestien-escaped", "/var/tmp/kodestien-escaped"):\n    try:\n        os.makedirs(os.path.dirname(p))\n        open(p, "w").write("x")\n    except OSError: pass',
  'the clock of the machine':
    'import time\ntry:\n    time.clock_settime(time.CLOCK_REALTIME, 0)\n    print("ESCAPED")\nexcept (OSError, AttributeError): pass',
};
