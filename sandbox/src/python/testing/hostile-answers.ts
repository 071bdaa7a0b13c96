/**
 * Programs whose answers are too much, mean something in another language, or come from collections of escapes from
 * Python sandboxes, where each works because the sandbox is written in Python. `secret` is what the exercise asks for;
 * none of them computes it.
 */
export const HOSTILE_ANSWERS: Readonly<Record<string, string>> = {
  // Too much of everything
  'a text of fifteen megabytes': 'def secret(n): return "x" * 15_000_000',
  'fifteen megabytes of signs that nobody sees': 'def secret(n): return "\\x01\\u202e\\ud800" * 5_000_000',
  'bytes of fifteen megabytes': 'def secret(n): return b"\\xff" * 15_000_000',
  'a number of fifteen megabytes': 'def secret(n): return 1 << 120_000_000',
  'a list of large texts': 'def secret(n): return ["x" * 1_000_000] * 50',
  'a dictionary of a hundred thousand': 'def secret(n): return {i: str(i) for i in range(100_000)}',
  'a set of a hundred thousand': 'def secret(n): return set(range(100_000))',
  'a list that is shared with itself forty times':
    'def secret(n):\n    x = [1]\n    for _ in range(40): x = [x, x]\n    return x',
  'a class with an endless name': 'def secret(n): return type("C" * 15_000_000, (), {})()',
  'an error with an endless name': 'def secret(n): raise type("E" * 15_000_000, (Exception,), {})("m" * 15_000_000)',
  'an object that shows fifteen megabytes':
    'class A:\n    def __repr__(self): return "r" * 15_000_000\ndef secret(n): return [A()] * 1000',
  'a group of errors in groups':
    'def secret(n):\n    e = ValueError("x" * 10**6)\n    for i in range(10**4): e = ExceptionGroup("g" * 100, [e, e])\n    raise e',
  'causes of causes':
    'def secret(n):\n    e = None\n    for i in range(20_000):\n        f = ValueError(i)\n        f.__cause__ = e\n        e = f\n    raise e',
  'notes on an error':
    'def secret(n):\n    e = ValueError(1)\n    for i in range(1000): e.add_note("x" * 10**4)\n    raise e',
  'texts on the sheet': 'import turtle\nfor i in range(100_000): turtle.write("x" * 10_000)',
  'an area with a hundred thousand corners':
    'import turtle\nturtle.penup()\nturtle.begin_fill()\nfor i in range(10**5): turtle.goto(i % 100, i % 77)\nturtle.end_fill()',
  'a plot of what is no number':
    'import plot\nclass A(float):\n    def __float__(self): return float("inf")\nclass S(str):\n    def __len__(self): return 0\n    def __getitem__(self, at): return "x" * 10**6\nplot.plot([A(1), A("nan"), 10**5000, True], label=S("a"))\nplot.bar([S("a"), S("b")], [1, 2])\nplot.title(S("</svg>" * 10**6))',
  'steps of a plot that no plot has':
    'import sys, plot\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nt = f.f_globals["tell"]\nfor colour in (\'"url(#x)"\', "null", \'"#ff0000"\'):\n    t("draw", \'{"kind":"series","look":"line","points":[[0,1e999]],"colour":\' + colour + "}")\nfor i in range(50_000): t("draw", \'{"kind":"figure"}\')',
  'a piece for every letter':
    'import sys\nwhile True:\n    for out in (sys.stdout, sys.stderr):\n        out.write("a")\n        out.flush()',
  'a prompt of fifteen megabytes': 'input("p" * 15_000_000)',
  'outputs of signs that grow':
    'print("\\x01" * 19_000)\nimport sys\nsys.stderr.write("\\x02" * 900)\ndef secret(n): return "\\x03" * 40_000',
  // Texts that mean something elsewhere
  'an error full of markup':
    'def secret(n): raise ValueError("<script>alert(1)</script>{0.__class__.__init__.__globals__}%s%n$(id)`id`\\x00\\x1b[31m\\ud800\\u202e</pre>{{7*7}}")',
  'names full of markup':
    'A = type("<img src=x onerror=alert(1)>", (Exception,), {"__module__": "\\x1b[2J\\0"})\nA.__qualname__ = "{0.__class__}"\ndef secret(n): raise A("\\ud83d")',
  'a format that looks inside':
    'class A:\n    def __format__(self, spec): return spec\ndef secret(n):\n    return "{0.__class__.__mro__[1].__subclasses__}".format(A()) + "{0.__init__.__globals__}".format(A)[:99]',
  'colours that are more':
    'import sys, turtle\nturtle.fd(1)\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nfor colour in ("url(javascript:alert(1))", "red;background:url(//x)", "#00000g", "#000000\\"onload=\\"alert(1)", "expression(alert(1))", "#" + "0" * 10**5):\n    f.f_globals["tell"]("draw", \'{"kind":"background","colour":\' + f.f_globals["quote"](colour) + "}")\n    f.f_globals["tell"]("draw", \'{"kind":"dot","at":[0,0],"size":1,"colour":\' + f.f_globals["quote"](colour) + "}")',
  'numbers that are none':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nt = f.f_globals["tell"]\nfor number in ("1e999", "-1e999", "1e300", \'"1"\', "null", "[]", "true"):\n    t("draw", \'{"kind":"dot","at":[\' + number + \',0],"size":1,"colour":"#000000"}\')\n    t("draw", \'{"kind":"line","from":[0,0],"to":[1,1],"width":\' + number + \',"colour":"#000000"}\')\n    t("draw", \'{"kind":"fill","points":[[0,\' + number + \']],"colour":"#000000"}\')',
  'values with prototypes':
    'import sys\nf = sys._getframe()\nwhile "tell" not in f.f_globals: f = f.f_back\nt = f.f_globals["tell"]\nfor value in (\'{"__proto__":{"type":"int","text":"16"}}\', \'{"type":"int","text":{"toString":"16"}}\', \'{"type":"constructor","text":"16"}\', \'{"type":["int"],"text":"16"}\', \'{"type":"cut","hash":"x","more":-1}\', \'{"type":"cut","hash":{},"start":[]}\'):\n    t("end", "9", \'{"value":\' + value + \',"reusable":true}\')\n    t("end", "0", \'{"value":\' + value + \',"reusable":true}\')',
  // Ways out that are known from elsewhere: each looks for a way to the machine, and there is none
  'classes below object':
    'found = []\nfor c in ().__class__.__base__.__subclasses__():\n    g = getattr(c.__init__, "__globals__", {})\n    if "system" in g or "popen" in g or "Popen" in g: found.append(g)\nfor g in found:\n    for name in ("system", "popen", "fork_exec"):\n        try:\n            if name in g:\n                g[name]("id")\n                print("ESCAPED")\n        except BaseException: pass',
  'a loader of built-in modules':
    'loader = [c for c in object.__subclasses__() if c.__name__ == "BuiltinImporter"][0]\nfor name in ("posix", "_posixsubprocess", "_ctypes", "_socket", "nt", "js", "_thread"):\n    try:\n        m = loader.load_module(name)\n        for call in ("system", "fork", "execv", "fork_exec", "dlopen", "start_new_thread"):\n            if hasattr(m, call):\n                getattr(m, call)("id")\n                print("ESCAPED", name, call)\n    except BaseException: pass',
  'built-in functions found again':
    '__builtins__ = None\nb = (lambda: 0).__builtins__ if hasattr(lambda: 0, "__builtins__") else print.__self__\nimp = b["__import__"] if isinstance(b, dict) else b.__import__\nfor name in ("subprocess", "pty", "ctypes", "multiprocessing", "webbrowser"):\n    try:\n        m = imp(name)\n        for call in ("run", "spawn", "CDLL", "open", "getoutput"):\n            if hasattr(m, call) and getattr(m, call)("id"): raise SystemExit("ESCAPED")\n    except SystemExit: raise\n    except BaseException: pass',
  'a debugger':
    'import sys, io\nsys.stdin = io.StringIO("import os; os.system(\'id\')\\nc\\n")\ntry: breakpoint()\nexcept BaseException: pass\nimport pdb, code\ntry: pdb.run("__import__(\'os\').system(\'id\')")\nexcept BaseException: pass\ntry: code.interact(readfunc=lambda p: "__import__(\'os\')._exit(0)", exitmsg="")\nexcept BaseException: pass',
  'a pickle that calls':
    'import pickle, os\nclass A:\n    def __reduce__(self): return (os.system, ("id",)) if hasattr(os, "system") else (os._exit, (0,))\npickle.loads(pickle.dumps(A()))',
  'decorators instead of calls':
    "code = lambda f: \"import os\\ntry: os.system('id'); print('ESCAPED')\\nexcept (AttributeError, OSError): pass\"\n@exec\n@code\nclass a: pass",
  'letters that only look like others':
    "𝘦𝘹𝘦𝘤(\"import posix\\nprint('ESCAPED' if hasattr(posix, 'fork') and posix.fork() else 'nothing')\")",
  'a frame through a generator':
    'g = (g.gi_frame.f_back.f_back for _ in [1])\nframe = [x for x in g][0]\nwhile frame:\n    if "reports" in frame.f_globals: frame.f_globals["program"].source = "other"\n    frame = frame.f_back',
  'a frame through an error':
    'async def a(): pass\nc = a()\nframe = c.cr_frame\nc.close()\ntry: raise KeyError\nexcept KeyError as e: frame = e.__traceback__.tb_frame.f_back\nframe.f_globals.clear()',
  'memory that was given back':
    'class Held:\n    text = "kept" * 9999\n    def __eq__(self, fields):\n        fields.pop("text", None) if hasattr(fields, "pop") else fields.__delitem__("text")\n        return True\ntry:\n    Held.text\n    vars(Held) == Held()\n    other = [bytes(39999) for _ in range(99)]\n    print(len(Held.text))\nexcept BaseException: pass',
  'bytecode that reads behind the constants':
    'f = lambda: 0\nfor i in range(0, 250, 5):\n    try: (lambda: 0).__class__(f.__code__.replace(co_code=bytes([151, 0, 100, i, 83, 0]), co_consts=()), {})()\n    except BaseException: pass',
  'bytecode that reads behind the variables':
    'import dis\ndef f(): pass\nfor place in range(3, 200, 7):\n    code = bytes([dis.opmap["RESUME"], 0, dis.opmap["LOAD_FAST"], place, dis.opmap["RETURN_VALUE"], 0])\n    f.__code__ = f.__code__.replace(co_code=code)\n    try: f()\n    except BaseException: pass',
  'slots and descriptors of others':
    'class A:\n    __slots__ = ("a",) * 1\nfor kind in (int, str, dict, list, type(lambda: 0), type):\n    for name in list(vars(kind)):\n        try: vars(kind)[name].__set__(16, A())\n        except BaseException: pass\nimport gc\nfor kind in (int, str, list):\n    for d in gc.get_referents(kind.__dict__):\n        if isinstance(d, dict): d["secret"] = 16; d["__repr__"] = lambda s: "16"',
  'an audit hook that sees everything':
    'import sys\nseen = []\nsys.addaudithook(lambda event, args: seen.append((event, args)))\nopen("x", "w").close()\nimport json\nprint("ESCAPED" if any("/usr" in str(one) and "passwd" in str(one) for one in seen) else "nothing")',
  'help that reads files':
    'import sys, io\nsys.stdin = io.StringIO("sys\\nq\\n")\nfor go in (lambda: help("modules"), lambda: license(), lambda: __import__("pydoc").pager("x")):\n    try: go()\n    except BaseException: pass\nimport linecache\nprint("ESCAPED" if linecache.getlines("/etc/passwd") else "nothing")',
  'a zip that is a module':
    'import sys, zipfile\nwith zipfile.ZipFile("m.zip", "w") as z: z.writestr("m.py", "import os\\nprint(\'ESCAPED\' if os.path.exists(\'/etc/passwd\') else \'nothing\')")\nsys.path.insert(0, "/m.zip")\nimport m',
  'an import from another place':
    'import importlib.util, importlib.machinery\nfor path in ("/etc/passwd", "/usr/lib/python3/os.py", "http://127.0.0.1/x.py"):\n    try:\n        spec = importlib.util.spec_from_file_location("m", path, loader=importlib.machinery.SourceFileLoader("m", path))\n        spec.loader.exec_module(importlib.util.module_from_spec(spec))\n        print("ESCAPED")\n    except BaseException: pass',
  'a class that catches what is asked of it':
    'class M(type):\n    def __getitem__(cls, x): return exec(x)\n    __class_getitem__ = __contains__ = __getitem__\nclass A(metaclass=M): pass\nA["import os"]\n"print(1)" in A\nA.__getattr__ = exec',
  'other encodings of the source':
    'import codecs\nexec(b"# -*- coding: utf_7 -*-\\n+AHA-rint(\'hidden\')")\nexec("# coding: rot13\\n")\ntry: codecs.open("/etc/passwd", encoding="rot13").read(); print("ESCAPED")\nexcept (OSError, LookupError): pass',
  'a weak reference at the end':
    'import weakref, sys\nclass A: pass\na = A()\nweakref.finalize(a, lambda: sys.stdout.write("ESCAPED" * 0 + "late"))\nweakref.ref(a, lambda r: sys._getframe(1).f_globals.clear())',
  'the compiler, given trees of its own':
    'import ast\nfor tree in (ast.Module([ast.Expr(ast.Constant(object()))], []), ast.Module([ast.Expr(ast.Name("\\ud800", ast.Load()))], []), ast.Expression(ast.Call(ast.Name("x" * 10**6, ast.Load()), [], []))):\n    try: exec(compile(ast.fix_missing_locations(tree), "program.py", "exec" if isinstance(tree, ast.Module) else "eval"))\n    except BaseException: pass',
  'sub-interpreters and threads':
    'for name in ("_xxsubinterpreters", "_interpreters", "_thread", "multiprocessing", "concurrent.futures", "asyncio"):\n    try:\n        m = __import__(name)\n        for call in ("create", "start_new_thread", "Process"):\n            if hasattr(m, call): getattr(m, call)(print, ("x",))\n    except BaseException: pass',
};
