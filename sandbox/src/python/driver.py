# Runs inside the interpreter, around the learner's program. Written for speed of start: it imports nothing that has to
# be read from the library's archive. `receive`, `load`, `reports`, `lacks` and `pause` come from the bootstrap in engine.ts.
#
# Everything that is used after a program has run is bound here first, because a program may change `builtins`.
import sys, posix, _ast, _imp, builtins, gc
from _json import encode_basestring_ascii as quote
from _sha2 import sha256
from builtins import (
    AttributeError, BaseException, Exception, SyntaxError, SystemExit, EOFError, NameError, MemoryError, TypeError, ValueError, bool, bytes,
    complex, compile, dict, eval, exec, float, frozenset, getattr, hex, id, int, isinstance, iter, len, list, min, next, range,
    reversed, repr, set, sorted, object, str, tuple, type, any, slice, RecursionError, callable, enumerate,
)

PROGRAM = 'program.py'
CHECK = '<check>'
write = posix.write
chdir = posix.chdir
show_exception = sys.__excepthook__
module_type = type(sys)
modules = sys.modules
out, err = sys.stdout, sys.stderr
set_recursion_limit = sys.setrecursionlimit
recursion_limit = sys.getrecursionlimit()
type_name = type.__dict__['__name__'].__get__
collect_garbage = gc.collect


class Slotted:
    __slots__ = ('a',)


slot_type = type(Slotted.__dict__['a'])
allocated_blocks = sys.getallocatedblocks
own_names = frozenset([name for name in builtins.__dict__ if callable(builtins.__dict__[name])])

# Objects of the driver's own modules are told to the host with this in front; a program does not know it by chance.
secret = ''


def tell(kind, *parts):
    write(reports, (secret + '[' + ','.join((quote(kind),) + parts) + ']').encode('utf-8', 'surrogatepass'))


# --- texts and values, never longer than someone can use -------------------------------------------------------------
#
# What does not fit is cut here, before it leaves the interpreter: the beginning, how much more there was, and a hash of
# the rest, so that two long answers can still be compared.

VALUE_MAX = 600_000
NODES_MAX = 100_000
DEPTH_MAX = 50
TEXT_START = 1_000
ROW_START = 10_000
OBJECT_TEXT_MAX = 2_000
# So many characters of JSON are made of one row of values at most, to find its hash.
HASHED_MAX = 4_000_000
# Characters of texts that do not fit, all together: a hundred of a million each would take seconds.
HASHED_TEXT_MAX = 20_000_000
# What a cut says of itself fits into this.
MARK_MAX = 400


def shorten(text, most):
    return text if len(text) <= most else text[:most] + '… (+' + int.__repr__(len(text) - most) + ')'


def encode(value):
    return encode_inner(value, [VALUE_MAX, NODES_MAX, HASHED_TEXT_MAX], ())


def encode_inner(value, room, above):
    room[1] -= 1
    if room[1] < 0:
        return cut()
    kind = type(value)
    if value is None:
        return '{"type":"None"}'
    if kind is bool:
        return '{"type":"bool","text":"True"}' if value else '{"type":"bool","text":"False"}'
    if kind is int:
        return text_value('int', int.__repr__(value) if int.bit_length(value) < 10_000 else hex(value), room)
    if kind is float:
        return text_value('float', float.__repr__(value), room)
    if kind is str:
        return text_value('str', value, room)
    if kind is complex:
        return text_value('complex', complex.__repr__(value), room)
    if kind is bytes:
        return text_value('bytes', bytes.decode(value, 'latin-1'), room)
    if kind is list or kind is tuple or kind is set or kind is frozenset or kind is dict:
        mark = id(value)
        if mark in above:
            return '{"type":"cycle"}'
        if len(above) >= DEPTH_MAX:
            return cut(len(value))
        above += (mark,)
        name = type_name(kind)
        if kind is dict:
            return '{"type":"dict","entries":[' + encode_row(dict.items(value), name, room, above) + ']}'
        return '{"type":"' + name + '","items":[' + encode_row(value, name, room, above) + ']}'
    # A text of its own says what an instance is; without one, what it holds does.
    represent = kind_attribute(kind, '__repr__')
    if kind_attribute(kind, '__next__') is not None and kind_attribute(kind, '__iter__') is not None:
        return '{"type":"iterator","items":[' + encode_iterator(value, room, above) + ']}'
    if represent is plain_repr:
        mark = id(value)
        if mark in above:
            return '{"type":"cycle"}'
        if len(above) >= DEPTH_MAX:
            return cut()
        held = instance_items(value, kind)
        return ('{"type":"instance","class":' + quote(str.__getitem__(type_name(kind), slice(0, 100))) + ',"entries":['
                + encode_row(dict.items(held), 'dict', room, above + (mark,)) + ']}')
    closed = ',"closed":true' if kind in CLOSED_KINDS or isinstance(value, type) else ''
    return ('{"type":"object"' + closed + ',"class":' + quote(str.__getitem__(type_name(kind), slice(0, 100))) + ',"text":'
            + quote(show(value)) + '}')


plain_repr = object.__repr__
class_attributes = type.__dict__['__dict__'].__get__
class_order = type.__dict__['__mro__'].__get__
ITERATED_MAX = 1_000
# What these do nobody can see from outside.
CLOSED_KINDS = (type(lambda: 0), type(len), type(sys), type([].append), type(Exception().with_traceback), type(str.join))


def kind_attribute(kind, name):
    for one in class_order(kind):
        attributes = class_attributes(one)
        if name in attributes:
            return attributes[name]
    return None


def instance_items(value, kind):
    """The attributes of an instance, also those that its class has reserved places for."""
    held = {}
    for one in class_order(kind):
        attributes = class_attributes(one)
        if '__dict__' in attributes and one is not object:
            try:
                own = attributes['__dict__'].__get__(value)
            except (AttributeError, TypeError):
                own = None
            if type(own) is dict:
                held.update(own)
        for name in attributes:
            if type(attributes[name]) is slot_type:
                try:
                    held[name] = attributes[name].__get__(value)
                except AttributeError:
                    pass
    return held


def encode_iterator(value, room, above):
    """Its items, one after the other; more than anyone needs may have no end."""
    texts = []
    size = 0
    for item in value:
        own = [room[0] - MARK_MAX - size, room[1], room[2]]
        text = encode_inner(item, own, above)
        room[1:] = own[1:]
        size += len(text) + 1
        if len(texts) >= ITERATED_MAX or room[1] < 0 or size > room[0]:
            texts.append(cut())
            break
        texts.append(text)
    room[0] -= size
    return ','.join(texts)


def encode_row(row, name, room, above):
    """The items that there is room for, and how many others there are. A row without an order is cut in a sorted one."""
    texts = []
    size = 0
    hashed = len(row) <= NODES_MAX
    for item in row:
        if size > (HASHED_MAX if hashed else room[0]) or room[1] < 0:
            hashed = False
            break
        own = [room[0] - MARK_MAX, room[1], room[2]]
        if name == 'dict':
            text = '[' + encode_inner(item[0], own, above) + ',' + encode_inner(item[1], own, above) + ']'
        else:
            text = encode_inner(item, own, above)
        room[1:] = own[1:]
        size += len(text) + 1
        texts.append(text)
    if name == 'set' or name == 'frozenset' or (name == 'dict' and size > room[0]):
        texts.sort()
    kept = 0
    # A row that does not fit is known by its hash: of its items only the first ones are there, for people to see.
    left = room[0] if len(texts) == len(row) and size <= room[0] else min(room[0], ROW_START)
    room[0] -= left
    while kept < len(texts) and len(texts[kept]) < left:
        left -= len(texts[kept]) + 1
        kept += 1
    room[0] += left
    if kept < len(row):
        first = next(iter(row)) if kept == 0 and name != 'dict' else None
        start = '"start":' + quote(str.__repr__(first[:TEXT_START])) if type(first) is str else None
        mark = cut(len(row) - kept, hash_of(texts[kept:]) if hashed and room[1] >= 0 else None, start)
        texts[kept:] = ['[' + mark + ',' + mark + ']' if name == 'dict' else mark]
    return ','.join(texts)


def text_value(name, text, room):
    if len(text) <= room[0]:
        quoted = quote(text)
        if len(quoted) <= room[0]:
            return '{"type":"' + name + '","text":' + quoted + '}'
    start = text[:TEXT_START]
    room[2] -= len(text)
    hashed = hash_of([text]) if room[2] >= 0 else None
    return cut(len(text) - len(start), hashed, '"of":"' + name + '","start":' + quote(start))


def hash_of(texts):
    digest = sha256()
    for text in texts:
        for at in range(0, len(text), 65_536):
            digest.update(text[at:at + 65_536].encode('utf-8', 'surrogatepass'))
        # Where one text ends and the next begins is part of what is hashed: no text has this byte in it.
        digest.update(b'\xff')
    return digest.hexdigest()


def cut(more=None, hashed=None, start=None):
    parts = ['"type":"cut"']
    if start is not None:
        parts.append(start)
    if more is not None:
        parts.append('"more":' + int.__repr__(more))
    if hashed is not None:
        parts.append('"hash":"' + hashed + '"')
    return '{' + ','.join(parts) + '}'


def show(value):
    """How an object shows itself, without its address in memory: that is another one in every run."""
    try:
        text = repr(value)
        text = shorten(str.__str__(text), OBJECT_TEXT_MAX)
    except Exception:
        return '<?>'
    at = text.find(' at 0x')
    while at >= 0:
        end = at + 6
        while end < len(text) and text[end] in '0123456789abcdef':
            end += 1
        text = text[:at] + text[end:]
        at = text.find(' at 0x')
    return text


# --- errors, as the interpreter writes them, with the learner's own frames only --------------------------------------

TRACEBACK_MAX = 20_000
MESSAGE_MAX = 2_000
CHAIN_MAX = 20


class Captured:
    def __init__(self):
        self.parts = []
        self.size = 0

    def write(self, text):
        if self.size < TRACEBACK_MAX:
            self.parts.append(text[:TRACEBACK_MAX - self.size])
        self.size += len(text)

    def flush(self):
        pass


def own_frames(traceback):
    kept = []
    while traceback is not None:
        if traceback.tb_frame.f_code.co_filename == PROGRAM:
            kept.append(traceback)
        traceback = traceback.tb_next
    result = None
    traceback_type = None
    for one in reversed(kept):
        traceback_type = type(one)
        result = traceback_type(result, one.tb_frame, one.tb_lasti, one.tb_lineno)
    return result, kept


def format_exception(error):
    seen = []
    waiting = [error]
    while waiting and len(seen) < CHAIN_MAX:
        one = waiting.pop()
        if one is None or any(one is other for other in seen):
            continue
        seen.append(one)
        BaseException.with_traceback(one, own_frames(BaseException.__traceback__.__get__(one))[0])
        waiting.append(BaseException.__cause__.__get__(one))
        waiting.append(BaseException.__context__.__get__(one))
    for one in seen:
        # Of a longer chain Python would not come to the end.
        for link in (BaseException.__cause__, BaseException.__context__):
            further = link.__get__(one)
            if further is not None and not any([further is other for other in seen]):
                link.__set__(one, None)
    captured = Captured()
    before = sys.stderr
    sys.stderr = captured
    try:
        show_exception(type(error), error, BaseException.__traceback__.__get__(error))
    except BaseException:
        pass
    finally:
        sys.stderr = before
    text = ''.join(captured.parts)
    more = captured.size - len(text)
    return text if more == 0 else text + '… (+' + int.__repr__(more) + ')'


def describe(error, syntax):
    kept = own_frames(BaseException.__traceback__.__get__(error))[1]
    line = column = None
    if isinstance(error, SyntaxError) and syntax:
        message = error.msg
        line, column = error.lineno, error.offset
    else:
        try:
            message = str(error)
        except BaseException:
            message = ''
        if kept:
            last = kept[len(kept) - 1]
            line = last.tb_lineno
            column = column_of(last, line)
    traceback = format_exception(error)
    try:
        message = shorten(str.__str__(message), MESSAGE_MAX)
    except TypeError:
        message = ''
    return ('{"type":' + quote(str.__getitem__(type_name(type(error)), slice(0, 100))) + ',"message":' + quote(message)
            + ',"line":' + number(line) + ',"column":' + number(column) + ',"traceback":' + quote(traceback)
            + ',"syntax":' + ('true' if syntax else 'false') + '}')


def number(value):
    return int.__repr__(value) if type(value) is int and 0 < value < 10**9 else 'null'


def column_of(traceback, line):
    """Where on the line the instruction is, counted in characters from 1."""
    try:
        positions = list(traceback.tb_frame.f_code.co_positions())
        offset = positions[traceback.tb_lasti // 2][2]
        text = program.lines[line - 1]
        return len(text.encode()[:offset].decode('utf-8', 'ignore')) + 1
    except Exception:
        return None


# --- what the source says, read before it runs ------------------------------------------------------------------------

COMPREHENSIONS = {
    'list_comprehension': _ast.ListComp, 'dict_comprehension': _ast.DictComp, 'set_comprehension': _ast.SetComp,
    'generator': _ast.GeneratorExp,
}
CONSTRUCTS = {
    'for': (_ast.For,), 'while': (_ast.While,), 'loop': (_ast.For, _ast.While), 'if': (_ast.If,),
    'conditional_expression': (_ast.IfExp,), 'choice': (_ast.If, _ast.IfExp, _ast.Match), 'def': (_ast.FunctionDef,), 'lambda': (_ast.Lambda,),
    'class': (_ast.ClassDef,), 'return': (_ast.Return,), 'yield': (_ast.Yield, _ast.YieldFrom), 'try': (_ast.Try,),
    'raise': (_ast.Raise,), 'with': (_ast.With,), 'match': (_ast.Match,), 'break': (_ast.Break,),
    'continue': (_ast.Continue,), 'pass': (_ast.Pass,), 'assert': (_ast.Assert,), 'global': (_ast.Global,),
    'nonlocal': (_ast.Nonlocal,), 'del': (_ast.Delete,), 'import': (_ast.Import, _ast.ImportFrom),
    'f_string': (_ast.JoinedStr,), 'list': (_ast.List,), 'tuple': (_ast.Tuple,), 'dict': (_ast.Dict,),
    'set': (_ast.Set,), 'slice': (_ast.Slice,), 'index': (_ast.Subscript,), 'assignment': (_ast.Assign, _ast.AnnAssign),
    'augmented_assignment': (_ast.AugAssign,), 'comparison': (_ast.Compare,), 'and': (_ast.And,), 'or': (_ast.Or,),
    'not': (_ast.Not,), 'comprehension': tuple(COMPREHENSIONS.values()),
    **{name: (kind,) for name, kind in COMPREHENSIONS.items()},
}


def nodes(tree):
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, _ast.AST):
                waiting.append(value)
            elif type(value) is list:
                waiting.extend([item for item in value if isinstance(item, _ast.AST)])


def dotted(node):
    if isinstance(node, _ast.Name):
        return node.id
    if isinstance(node, _ast.Attribute):
        inner = dotted(node.value)
        return inner + '.' + node.attr if inner else '?.' + node.attr
    return ''


def has_construct(tree, construct):
    kind, _, name = construct.partition(':')
    for node in nodes(tree):
        if not name:
            if kind == 'elif' or kind == 'else':
                branch = getattr(node, 'orelse', None)
                if isinstance(node, _ast.If) and branch:
                    is_elif = len(branch) == 1 and isinstance(branch[0], _ast.If) and branch[0].col_offset == node.col_offset
                    if is_elif == (kind == 'elif'):
                        return True
            elif isinstance(node, CONSTRUCTS.get(kind, ())):
                return True
        elif kind == 'import':
            if isinstance(node, _ast.Import) and any(one.name == name for one in node.names):
                return True
            if isinstance(node, _ast.ImportFrom) and node.module == name:
                return True
        elif kind == 'call':
            if isinstance(node, _ast.Call):
                called = dotted(node.func)
                if called == name or called.endswith('.' + name):
                    return True
        elif kind == 'def' or kind == 'class':
            if isinstance(node, CONSTRUCTS[kind]) and node.name == name:
                return True
        elif kind == 'name':
            if isinstance(node, _ast.Name) and node.id == name:
                return True
    return False


def parts_named(tree, name):
    kinds = CONSTRUCTS['def'] + CONSTRUCTS['class']
    return [node for node in nodes(tree) if isinstance(node, kinds) and node.name == name]


def knows_construct(construct):
    kind, _, name = construct.partition(':')
    if name:
        return kind in ('import', 'call', 'def', 'class', 'name')
    return kind in CONSTRUCTS or kind in ('elif', 'else')


# --- the program with other values -----------------------------------------------------------------------------------

FIXED_CALLS = ('int', 'float', 'str', 'bool', 'list', 'tuple', 'set', 'dict')


class Lacking(Exception):
    pass


def is_fixed(node):
    """Whether the value is written in the program: a literal, or literals calculated with."""
    if isinstance(node, _ast.Constant):
        return True
    if isinstance(node, _ast.UnaryOp):
        return is_fixed(node.operand)
    if isinstance(node, _ast.BinOp):
        return is_fixed(node.left) and is_fixed(node.right)
    if isinstance(node, (_ast.List, _ast.Tuple, _ast.Set)):
        return not any([not is_fixed(item) for item in node.elts])
    if isinstance(node, _ast.Dict):
        return not any([item is None or not is_fixed(item) for item in node.keys + node.values])
    if isinstance(node, _ast.Call):
        plain = isinstance(node.func, _ast.Name) and node.func.id in FIXED_CALLS and not node.keywords
        return plain and not any([not is_fixed(item) for item in node.args])
    return False


def fixes(target, value, name):
    """Whether assigning this value to this target gives the variable a fixed value."""
    if isinstance(target, _ast.Name):
        return target.id == name and is_fixed(value)
    if isinstance(target, (_ast.Tuple, _ast.List)) and isinstance(value, (_ast.Tuple, _ast.List)):
        pairs = len(target.elts) == len(value.elts)
        return pairs and any([fixes(one, value.elts[at], name) for at, one in enumerate(target.elts)])
    return False


def sets_variable(statement, name):
    if isinstance(statement, _ast.Assign):
        return any([fixes(target, statement.value, name) for target in statement.targets])
    return isinstance(statement, _ast.AnnAssign) and statement.value is not None and fixes(statement.target, statement.value, name)


def varied(values):
    """The program, with each of these variables set to its other value wherever the program gives it a fixed one."""
    tree = compile(program.source, PROGRAM, 'exec', _ast.PyCF_ONLY_AST, True)
    for name in values:
        body = []
        for statement in tree.body:
            body.append(statement)
            if sets_variable(statement, name):
                # On the same line, so that errors and steps are where they were.
                other = compile(name + '=' + repr(values[name]), PROGRAM, 'exec', _ast.PyCF_ONLY_AST, True).body[0]
                for node in nodes(other):
                    if isinstance(node, (_ast.expr, _ast.stmt)):
                        node.lineno = node.end_lineno = statement.end_lineno
                        node.col_offset, node.end_col_offset = statement.col_offset, statement.end_col_offset
                body.append(other)
        if len(body) == len(tree.body):
            raise Lacking(name)
        tree.body = body
    return compile(tree, PROGRAM, 'exec', 0, True)


# A program that only uses these leaves nothing behind for the next input but what `begin` sets back.
FORGETFUL_MODULES = {
    'random', 'math', 'cmath', 'time', 'turtle', 'plot', 'pylab', 'matplotlib', 'string', 'statistics', 'itertools', 'functools',
    'collections', 'datetime', 'fractions', 'json', 're', 'heapq', 'bisect', 'copy', 'operator', 'enum', 'dataclasses', 'typing',
    'textwrap', 'abc', 'numbers', 'pprint',
}
FORGETFUL_DUNDERS = {
    '__name__', '__init__', '__str__', '__repr__', '__eq__', '__ne__', '__lt__', '__le__', '__gt__', '__ge__', '__add__',
    '__radd__', '__sub__', '__mul__', '__rmul__', '__truediv__', '__floordiv__', '__mod__', '__neg__', '__len__',
    '__getitem__', '__setitem__', '__contains__', '__iter__', '__next__', '__call__', '__bool__', '__hash__', '__post_init__',
    '__enter__', '__exit__', '__abs__', '__int__', '__float__', '__main__', '__doc__',
}
REACHING_NAMES = {
    'eval', 'exec', 'compile', 'globals', 'vars', 'locals', 'setattr', 'delattr', 'getattr', 'breakpoint', 'memoryview',
    'open', 'help',
}
REACHING_PREFIXES = ('gi_', 'f_', 'tb_', 'cr_', 'ag_', 'co_', 'func_')


def is_forgetful(tree):
    """Whether the same interpreter may run this program again as if it were a new one."""
    imported = set()
    whole = set()
    for node in nodes(tree):
        if isinstance(node, _ast.Import):
            for one in node.names:
                if one.name.partition('.')[0] not in FORGETFUL_MODULES:
                    return False
                imported.add(one.asname or one.name.partition('.')[0])
                whole.add(one.asname or one.name.partition('.')[0])
        elif isinstance(node, _ast.ImportFrom):
            if node.level or (node.module or '').partition('.')[0] not in FORGETFUL_MODULES:
                return False
            imported.update([one.asname or one.name for one in node.names])
    # A module that is only ever written as `module.name` gets no other name, through which it could be changed.
    named = [node.value for node in nodes(tree) if isinstance(node, _ast.Attribute) and isinstance(node.value, _ast.Name)]
    plain = {id(node) for node in named}
    for node in nodes(tree):
        if isinstance(node, _ast.Name) and node.id in whole and id(node) not in plain:
            return False
        for name in (getattr(node, 'id', None), getattr(node, 'attr', None), getattr(node, 'name', None)):
            if type(name) is not str:
                continue
            if name in REACHING_NAMES:
                return False
            if name.startswith('__') and name not in FORGETFUL_DUNDERS:
                return False
        if isinstance(node, _ast.Attribute):
            if node.attr.startswith(REACHING_PREFIXES):
                return False
            if dotted(node).partition('.')[0] in imported and (node.attr[0] == '_' or not isinstance(node.ctx, _ast.Load)):
                return False
    return True


# --- the program ------------------------------------------------------------------------------------------------------

class Program:
    pass


program = Program()
SEED = 20_250_817
# More than any host lets a program write.
PROMPT_MAX = 1_000_000
STEP_MAX = 100_000
# A program that leaves more than this behind gets a new interpreter for its next input.
BLOCKS_MAX = 100_000


def input(prompt='', /):
    """Like Python's own, but what it asks is told apart from what the program prints."""
    sys.stdout.flush()
    text = str(prompt)
    if text:
        tell('prompt', quote(shorten(str.__str__(text), PROMPT_MAX)))
    line = sys.stdin.readline()
    if not line:
        raise EOFError('EOF when reading a line')
    return line[:-1] if line[-1:] == '\n' else line


def exit(code=None):
    """Ends the program. The interpreter starts without `site`, which brings this function otherwise."""
    raise SystemExit(code)


input.__module__ = exit.__module__ = 'builtins'


# The names of matplotlib lead to the same module as `plot`: a program that uses both draws on one sheet.
OWN_MODULES = ('turtle', 'plot', 'pylab', 'matplotlib', 'matplotlib.pyplot')


class OwnModules:
    """
    Modules that come with the sandbox instead of the library's. It is asked first of every import: where the engine lacks a
    part of the library, the host puts it in place now.
    """

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if lacks:
            write(reports, b'!' + name.encode('utf-8', 'replace'))
        if name not in OWN_MODULES:
            return None
        return spec_type(name, cls, is_package=name == 'matplotlib')

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        name = module.__name__
        if name == 'pylab' or name == 'matplotlib.pyplot':
            import plot
            modules[name] = plot
        elif name != 'matplotlib':
            module.__dict__['draw'] = draw
            load(name, module.__dict__)
            del module.__dict__['draw']


def draw(step):
    if len(step) > STEP_MAX:
        raise ValueError('too much to draw at once')
    program.drawn += 1
    tell('draw', step)


spec_type = type(builtins.__spec__)
sys.meta_path.insert(0, OwnModules)
sys.argv = [PROGRAM]


def take_program(source):
    # Editors write this in front of a file; Python takes it from files only.
    source = source.removeprefix('\ufeff')
    program.source = source
    program.lines = source.split('\n')
    program.error = program.code = program.tree = None
    program.forgetful = False
    try:
        program.code = compile(source, PROGRAM, 'exec', 0, True)
    except BaseException as error:
        program.error = describe(error, True)
        return
    if not program.judged:
        return
    try:
        program.tree = compile(source, PROGRAM, 'exec', _ast.PyCF_ONLY_AST, True)
        program.forgetful = is_forgetful(program.tree)
    except (MemoryError, RecursionError):
        # Python compiles expressions that are too long for its own tree of them. They run; only nobody can look at them.
        program.tree = None


def begin(run=0):
    """A new `__main__`, and everything that a program may have moved, back in its place."""
    chdir('/')
    program.drawn = 0
    program.blocks = allocated_blocks()
    set_recursion_limit(recursion_limit)
    sys.stdout, sys.stderr = out, err
    builtins.input = input
    builtins.exit = builtins.quit = exit
    for name in OWN_MODULES:
        modules.pop(name, None)
    if program.judged and 'random' in program.source:
        import random
        random.seed(SEED + run)
    space = module_type('__main__')
    space.__dict__['__builtins__'] = builtins
    modules['__main__'] = space
    return space.__dict__


def leave(space):
    """What happens when a program ends: functions that it registered, objects that say goodbye."""
    exits = modules.get('atexit')
    if exits is not None:
        exits._run_exitfuncs()
    if allocated_blocks() - program.blocks > BLOCKS_MAX:
        program.forgetful = False
    space.clear()
    if program.forgetful or '__del__' in program.source:
        collect_garbage()
    sys.stdout.flush()
    sys.stderr.flush()


def run_input(index, asked):
    if program.error is not None:
        return finish(index, error=program.error)
    kind = asked['kind']
    if kind == 'source':
        try:
            if program.tree is None:
                raise RecursionError('the program is too deep to look at')
            if not knows_construct(asked['construct']):
                raise ValueError('unknown construct: ' + asked['construct'])
            within = asked.get('within')
            parts = [program.tree] if within is None else parts_named(program.tree, within)
            return finish(index, encode(any([has_construct(part, asked['construct']) for part in parts])))
        except Exception as failed:
            return finish(index, error=describe(failed, False))
    code = program.code
    try:
        if 'vary' in asked:
            code = varied(asked['vary'])
    except Lacking as lacking:
        return finish(index, lacks=lacking.args[0])
    except Exception as failed:
        return finish(index, error=describe(failed, False))
    runs = asked.get('runs', 0)
    if not runs:
        return finish(index, *run_once(code, asked, 0))
    error = None
    for run in range(runs):
        value, error = run_once(code, asked, run)
        if error is not None:
            break
        tell('run', 'null' if value is None else value)
    finish(index, error=error)


def copied(value):
    """A function may change what it is given; the next run is given the same again."""
    kind = type(value)
    if kind is dict:
        return {key: copied(value[key]) for key in value}
    return kind([copied(item) for item in value]) if kind is list or kind is tuple or kind is set else value


def seen_by_check(question, space):
    """A check means Python's own `sum`, whatever number the program has called so. A function of that name is the program's."""
    shadowed = [name for name in question.co_names if name in own_names and name in space and not callable(space[name])]
    return {name: space[name] for name in space if name not in shadowed} if shadowed else space


def run_once(code, asked, run):
    """The value, if one is asked for, and the error, each as it is told."""
    kind = asked['kind']
    value = error = None
    space = begin(run)
    try:
        exec(code, space)
        sys.stdout.flush()
        tell('body')
        if kind == 'call':
            name = asked['function']
            if name not in space:
                raise NameError("name '" + name + "' is not defined", name=name)
            value = encode(space[name](*copied(asked['args'])))
        elif kind == 'expression':
            question = compile(asked['code'], CHECK, 'eval', 0, True)
            value = encode(eval(question, seen_by_check(question, space)))
    except SystemExit as ended:
        said = ended.code
        if said is not None and type(said) is not int:
            try:
                err.write(str(said) + '\n')
            except Exception:
                pass
    except BaseException as failed:
        if isinstance(failed, MemoryError):
            program.forgetful = False
            space.clear()
        error = describe(failed, False)
    if kind == 'stdin' and 'turtle' in modules:
        try:
            modules['turtle']._show_turtles()
        except BaseException:
            pass
    # Only now: the error may tell of the names that the program had. What is printed here still belongs to this input.
    try:
        leave(space)
    except BaseException:
        pass
    try:
        out.flush()
        err.flush()
    except Exception:
        pass
    return value, error


def finish(index, value=None, error=None, lacks=None):
    parts = []
    if value is not None:
        parts.append('"value":' + value)
    if error is not None:
        parts.append('"error":' + error)
    if lacks is not None:
        parts.append('"lacks":' + quote(lacks))
    parts.append('"reusable":' + ('true' if program.forgetful or program.error is not None else 'false'))
    tell('end', int.__repr__(index), '{' + ','.join(parts) + '}')


def serve():
    global secret
    while True:
        order = eval(receive().decode('utf-8', 'surrogatepass'), {})
        name = order['order']
        if name == 'program':
            secret = order['secret']
            program.judged = order['judged']
            take_program(order['source'])
            tell('program')
        elif name == 'input':
            run_input(order['index'], order['input'])
        elif name == 'trace':
            space = {'tell': tell, 'quote': quote, 'program': program, 'begin': begin, 'describe': describe, 'PROGRAM': PROGRAM, 'varied': varied}
            load('trace', space)
            space['run'](order)


# What is there before a program is never garbage: looking for that of a program is quick.
gc.freeze()
if pause is not None:
    # For snapshot.ts: what to call, and with what, in an interpreter that goes on from here.
    write(reports, b'%d %d' % (id(serve), id(())))
    pause()
# There it is called from C, below the call of `pause`. It is here too, so that a program may recurse as deep in both.
next(iter(serve, None))
