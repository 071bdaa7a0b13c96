/**
 * Programs that leave something for anyone who runs next, or that change the driver around them. `secret` is what the
 * exercise asks for; none of them computes it.
 */
export const HOSTILE_REMAINS: Readonly<Record<string, string>> = {
  // Left for the next
  'files and folders left':
    'import os\nos.makedirs("left/behind")\nfor name in ("left/x", "sitecustomize.py", "random.py", "usercustomize.py", "builtins.py", "encodings.py"):\n    open(name, "w").write("print(\'LEFT BEHIND\')\\ndef randint(a, b): return 16\\n")\nfd = os.open("left/x", os.O_RDWR)',
  'modules left':
    'import sys, types\nfor name in ("random", "os", "math", "turtle", "__main__", "atexit", "gc", "_sha2", "posix"):\n    sys.modules[name] = types.ModuleType("LEFT BEHIND")\nsys.path.insert(0, "/left")\nsys.meta_path.clear()\nsys.path_hooks.clear()\nsys.path_importer_cache.clear()',
  'built-in names left':
    'import builtins\nfor name in ("LEFT BEHIND", "secret", "total", "n"):\n    setattr(builtins, name, lambda n: 16)\nbuiltins.print = lambda *a: None\nbuiltins.range = lambda n: []\nbuiltins.input = lambda *a: "LEFT BEHIND"',
  'the environment left':
    'import os\nos.environ["LEFT BEHIND"] = "LEFT BEHIND"\nos.putenv("PYTHONSTARTUP", "/left.py")\nos.environ["PYTHONPATH"] = "/left"\nos.chdir("/")\nos.umask(0)',
  'settings left':
    'import sys, gc, random, warnings, decimal\nsys.setrecursionlimit(60)\nsys.set_int_max_str_digits(640)\nsys.setswitchinterval(1e-6)\ngc.disable()\ngc.set_threshold(1, 1, 1)\nrandom.seed(16)\nwarnings.simplefilter("error")\ndecimal.getcontext().prec = 1\nsys.argv = ["LEFT BEHIND"]\nsys.flags = None',
  'handlers left':
    'import atexit, signal, gc, sys, threading\natexit.register(print, "LEFT BEHIND")\nsignal.signal(signal.SIGINT, lambda *a: print("LEFT BEHIND"))\ngc.callbacks.append(lambda *a: None)\nsys.settrace(lambda *a: None)\nsys.setprofile(lambda *a: None)\nthreading.settrace(lambda *a: None)\nsys.excepthook = sys.unraisablehook = sys.displayhook = print\nsys.addaudithook(lambda *a: None)',
  'a farewell at every end':
    'class A:\n    def __del__(self):\n        import sys, os\n        sys.stdout.write("LEFT BEHIND" * 3)\n        sys.stdout.flush()\n        for fd in range(21):\n            try: os.write(fd, b"left")\n            except OSError: pass\na = A()\na.self = a\nimport sys\nsys.modules["left"] = A()',
  'memory left': 'left = ["LEFT BEHIND" * 1000 for _ in range(10**4)]\nimport builtins\nbuiltins.left = left',
  'outputs replaced':
    'import sys, io\nsys.stdout = sys.__stdout__ = io.StringIO()\nsys.stderr = sys.__stderr__ = None\nsys.stdin = io.StringIO("LEFT BEHIND\\n" * 9)\nprint("LEFT BEHIND")',
  'outputs that lie':
    'import sys\nclass Out:\n    def write(self, text): return sys.__stdout__.write("16")\n    def flush(self): raise SystemExit(0)\n    def __getattr__(self, name): raise SystemExit(0)\nsys.stdout = sys.stderr = Out()\nprint("x")',
  'an input that lies':
    'import builtins, sys\nbuiltins.input = lambda prompt="": "LEFT BEHIND"\nsys.stdin.close()\nname = input()',
  'outputs closed':
    'import sys, os\nsys.stdout.close()\nsys.stderr.close()\nfor fd in range(21):\n    try: os.close(fd)\n    except OSError: pass\ndef secret(n): return 1',
  // The driver changed
  'every function of the driver replaced':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\nfor name, value in list(g.items()):\n    if type(value) is type(g["encode"]) and name not in ("serve", "run_input"): g[name] = lambda *a, **k: \'{"type":"int","text":"16"}\'\ndef secret(n): return 1',
  'the program that the driver keeps':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\np = g["program"]\np.forgetful = True\np.error = None\np.source = "def secret(n): return 16"\np.code = compile(p.source, "program.py", "exec")\np.judged = False\np.tree = None',
  'the loop of the driver left':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\nframe = sys._getframe()\nwhile frame:\n    frame.f_trace = None\n    try: frame.clear()\n    except RuntimeError: pass\n    frame = frame.f_back\ng["serve"] = g["run_input"] = g["finish"] = None',
  'the driver found by the collector':
    'import gc\nfor found in gc.get_objects() + gc.get_referrers(gc):\n    if isinstance(found, dict) and "secret" in found and "tell" in found:\n        found["tell"]("end", "0", \'{"value":{"type":"int","text":"16"},"reusable":true}\')\n        found["secret"] = "LEFT BEHIND"',
  'the driver found in a traceback':
    'try: 1 / 0\nexcept ZeroDivisionError as error:\n    frame = error.__traceback__.tb_frame\n    while frame.f_back: frame = frame.f_back\n    for name in list(frame.f_globals): frame.f_globals[name] = None',
  'the driver found in a generator':
    'def g():\n    yield g.me.gi_frame.f_back\ng.me = g()\nframe = next(g.me)\nwhile frame:\n    if "tell" in frame.f_globals: frame.f_globals["tell"]("body")\n    frame = frame.f_back\ndef secret(n): return frame',
  'code of the driver replaced':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\ng["encode"].__code__ = (lambda value: \'{"type":"int","text":"16"}\').__code__\ng["tell"].__defaults__ = (1,)\ndef secret(n): return 1',
  'a report with another index':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\nfor i in range(-2, 9):\n    g["tell"]("end", str(i), \'{"value":{"type":"int","text":"15"},"reusable":true}\')\ng["tell"]("end", "1e0", \'{"reusable":true}\')\ng["tell"]("end", "null", "null")',
  'a report with a long tail':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\ng["tell"]("end", "0", \'{"value":{"type":"None","x":[\' + ",".join(["1E20"] * 150000) + \']},"reusable":true}\')',
  'a report with too deep a value':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\ng["tell"]("end", "0", \'{"value":\' + \'{"type":"list","items":[\' * 900 + "]}" * 900 + \',"reusable":true}\')',
  'reports without end, in every descriptor':
    'import os\nframe = b\'["end",0,{"value":{"type":"int","text":"16"},"reusable":true}]\'\nfor fd in range(21):\n    for head in (b"", b"?turtle", b"=turtle=", b"\\0\\0\\0\\x20", b"0000000064"):\n        try: os.write(fd, head + frame)\n        except OSError: pass',
  'one report of fifty megabytes':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\nimport os\nos.write(g["reports"], b"x" * 50 * 10**6)',
  'orders read by the program':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\ng = f.f_globals\nimport os\nfor i in range(3):\n    try: print("ESCAPED" if b"expected" in os.read(g["orders"] if "orders" in g else 4, 10**6) else "nothing")\n    except OSError: pass',
  // Ended without a word
  'an end in every way':
    'import os, sys, signal\nfor go in (lambda: os.kill(os.getpid(), 9), lambda: signal.raise_signal(6), lambda: os.abort()):\n    try: go()\n    except (OSError, AttributeError, ValueError): pass\nos._exit(3)',
  'an end in the check': 'import os\ndef secret(n): os._exit(0)',
  'an end in how the answer shows itself':
    'import os\nclass A:\n    def __repr__(self): os._exit(0)\ndef secret(n): return A()',
  'an end in the text of an error':
    'class E(Exception):\n    def __str__(self): raise SystemExit(0)\n    __repr__ = __str__\ndef secret(n): raise E',
  'an issue handler':
    'import faulthandler, sys\nfaulthandler.enable()\nfaulthandler.dump_traceback()\nfor name in ("_read_null", "_sigabrt", "_stack_overflow", "_fatal_error_c_thread"):\n    go = getattr(faulthandler, name, None)\n    if go: go()',
  'a stack of C without an end':
    'import itertools\ng = iter([])\nfor _ in range(10**5): g = itertools.chain(g)\nlist(g)',
  'a tuple too deep to be hashed': 'a = ()\nfor _ in range(10**5): a = (a,)\nhash(a)',
};
