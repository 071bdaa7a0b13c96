# Records what a program does, line by line: only what has changed since the step before, so that ten thousand steps
# stay small. The driver gives `tell`, `quote`, `program`, `begin`, `describe` and `PROGRAM`.
#
# A step is [event, line, variables, objects, printed, more, outer variables, drawn]: the line that comes next, the
# variables of the innermost frame and the objects that are new or changed, how many characters were written so far, and
# how many steps of a drawing were made. The end of it is left out where it says nothing. A value is its text, or the
# number of an object: two names for one list have the same number. An object is ["list", size, …items], or what is
# different in it: ["=", place, value, …] or, added at its end, ["+", size, …items]. trace.ts reads this.
import sys, _ast, _warnings
from _operator import is_
from itertools import islice
from builtins import (
    enumerate, BaseException, Exception, SystemExit, NameError, RuntimeWarning, all, any, bool, bytes, dict, exec, eval, compile,
    float, frozenset, getattr, id, int, isinstance, len, list, map, max, object, property, range, repr, set, slice,
    staticmethod, classmethod, str, tuple, type, zip,
)

STEPS_MAX = 10_000
CHARACTERS_MAX = 4_500_000
BATCH = 100
ITEMS_MAX = 60
# Long texts are kept whole for those who want to read them, until they have taken their share of the room.
TEXT_MAX = 1_000
TEXT_SHORT = 100
LONG_TEXTS_UNTIL = 800_000
OBJECTS_MAX = 3_000
PATCH_MAX = 8
LINE, CALL, RETURN, EXCEPTION = '0', '1', '2', '3'
MISSING = object()


class Sample:
    def method(self):
        pass


method_type = type(Sample().method)
module_type = type(sys)
function_type = type(lambda: None)
builtin_type = type(len)
type_name = type.__dict__['__name__'].__get__
own_dict = object.__getattribute__


# --- which objects a line can change -----------------------------------------------------------------------------------
#
# Looking at every object after every line would take most of the time. A line that only gives names to values changes
# no object; most of the others say in plain words which one they change: `rows[i].append(x)`. Such a place is kept as
# (name, keys), found before the line runs, and looked at after it. Where a line is not that simple, all are looked at.

ALL = 'all'
HARMLESS = {
    'print', 'input', 'len', 'range', 'str', 'int', 'float', 'bool', 'abs', 'min', 'max', 'sum', 'round', 'sorted', 'repr',
    'enumerate', 'zip', 'list', 'tuple', 'dict', 'set', 'type', 'isinstance', 'ord', 'chr', 'any', 'all', 'reversed', 'pow',
    'divmod', 'format', 'id', 'bin', 'hex', 'super',
}


def places_by_line(tree):
    """For each line: the places of the objects that it can change, or ALL."""
    lines = {}
    starts = {}
    every = list(nodes(tree))
    defined = {node.name for node in every if isinstance(node, (_ast.FunctionDef, _ast.ClassDef))}
    assigned = {node.id for node in every if isinstance(node, _ast.Name) and not isinstance(node.ctx, _ast.Load)}
    harmless = (HARMLESS | defined) - assigned
    for node in every:
        if not isinstance(node, _ast.stmt):
            continue
        own, last = own_parts(node)
        places = places_of(node, own, harmless)
        for line in range(node.lineno, last + 1):
            # Two statements on one line: which of them runs first is not worth finding out.
            if line in starts and (places or lines.get(line)):
                places = lines[line] = ALL
            starts[line] = True
            if places:
                lines[line] = places
    return lines


def nodes(tree):
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(inside(node))


def inside(node):
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, _ast.AST):
            yield value
        elif type(value) is list:
            for one in value:
                if isinstance(one, _ast.AST):
                    yield one


def own_parts(statement):
    """What belongs to a statement itself, without the statements in its body; and its last line."""
    found = []
    last = statement.lineno
    waiting = [one for one in inside(statement) if not isinstance(one, _ast.stmt)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (_ast.excepthandler, _ast.match_case)):
            waiting.extend([one for one in inside(node) if not isinstance(one, _ast.stmt)])
            continue
        found.append(node)
        last = max(last, getattr(node, 'end_lineno', last) or last)
        waiting.extend(inside(node))
    return found, last


UNCLEAR = (
    _ast.Await, _ast.Yield, _ast.YieldFrom, _ast.NamedExpr, _ast.Lambda, _ast.ListComp, _ast.SetComp, _ast.DictComp,
    _ast.GeneratorExp,
)


def places_of(statement, own, harmless):
    if isinstance(statement, (_ast.With, _ast.ClassDef)) or getattr(statement, 'decorator_list', None):
        return ALL
    targets = []
    for node in own:
        if isinstance(node, _ast.Call):
            if isinstance(node.func, _ast.Name) and node.func.id in harmless:
                continue
            if isinstance(node.func, _ast.Attribute) and isinstance(node.func.value, _ast.Call):
                return ALL
            targets.append(node.func.value if isinstance(node.func, _ast.Attribute) else node)
            targets.extend([one for one in node.args if isinstance(one, (_ast.Name, _ast.Subscript, _ast.Attribute, _ast.Starred))])
            targets.extend([one.value for one in node.keywords if not isinstance(one.value, _ast.Constant)])
        elif isinstance(node, (_ast.Attribute, _ast.Subscript)) and not isinstance(node.ctx, _ast.Load):
            targets.append(node.value)
    if isinstance(statement, _ast.AugAssign):
        targets.append(statement.target)
    if not targets:
        return None
    if any([isinstance(node, UNCLEAR) for node in own]):
        return ALL
    places = [place_of(node) for node in targets]
    if None in places:
        return ALL
    stored = {node.id for node in own if isinstance(node, _ast.Name) and not isinstance(node.ctx, _ast.Load)}
    if isinstance(statement, _ast.AugAssign):
        stored = set()
    if any([type(key) is tuple and key[0] in stored for _, keys in places for key in keys]):
        return ALL
    return [place for place in places if place[0] is not None]


def place_of(node):
    """
    (name, keys) where a key is an attribute '.name', a constant in a list, a name in a tuple, or '()' for what is called;
    None if unclear.
    """
    keys = []
    while True:
        if isinstance(node, _ast.Name):
            return node.id, keys[::-1]
        if isinstance(node, _ast.Constant):
            return None, ()
        if isinstance(node, _ast.Call) and not keys and isinstance(node.func, _ast.Name):
            return node.func.id, ['()']
        if isinstance(node, _ast.Attribute):
            keys.append('.' + node.attr)
        elif isinstance(node, _ast.Subscript) and isinstance(node.slice, _ast.Constant):
            keys.append([node.slice.value])
        elif isinstance(node, _ast.Subscript) and isinstance(node.slice, _ast.Name):
            keys.append((node.slice.id,))
        else:
            return None
        node = node.value


def find(place, frame):
    """The object at a place, without running anything of the program; MISSING when that is not certain."""
    name, keys = place
    value = variable(name, frame)
    for key in keys:
        kind = type(value)
        if key == '()':
            # A function that belongs to an object can change it; one of the program is followed line by line.
            if kind is builtin_type:
                return value.__self__
            return None if kind is function_type or kind is method_type or isinstance(value, type) else MISSING
        if type(key) is str:
            if kind is module_type:
                return None
            fields = object_dict(value)
            value = MISSING if fields is None else fields.get(key[1:], MISSING)
        else:
            index = key[0] if type(key) is list else variable(key[0], frame)
            if kind is list and type(index) is int and -len(value) <= index < len(value):
                value = value[index]
            elif kind is dict and type(index) in (str, int):
                value = value.get(index, MISSING)
            elif kind is tuple and type(index) is int and -len(value) <= index < len(value):
                value = value[index]
            else:
                return MISSING
        if value is MISSING:
            return MISSING
    return value


def variable(name, frame):
    value = frame.f_locals.get(name, MISSING)
    if value is MISSING:
        value = frame.f_globals.get(name, MISSING)
    return value


def sets_outer_names(tree):
    return any([isinstance(node, (_ast.Global, _ast.Nonlocal)) for node in nodes(tree)])


# --- values and objects ------------------------------------------------------------------------------------------------

class Heap:
    """Every object that was shown, by its number, and what those looked like that may still change."""

    def __init__(self):
        self.numbers = {}
        # Keeping an object keeps its address from being used again.
        self.objects = []
        self.inside = []
        self.live = {}
        self.prune_at = 60
        self.new = []
        self.text_max = TEXT_MAX
        # One step may show thousands of objects: what they say is counted while it is written.
        self.size = 0

    def value(self, value):
        kind = type(value)
        if kind is int:
            return '"' + (int.__repr__(value) if -10**18 < value < 10**18 else long_int(value, self.text_max)) + '"'
        if kind is str:
            most = self.text_max if self.size < CHARACTERS_MAX else 0
            text = quote(str.__repr__(value) if len(value) <= most else str.__repr__(value[:most]) + '…')
            self.size += len(text)
            return text
        if value is None:
            return '"None"'
        if kind is bool:
            return '"True"' if value else '"False"'
        if kind is float:
            return '"' + float.__repr__(value) + '"'
        number = self.numbers.get(id(value))
        if number is not None:
            return number
        if not is_shown_apart(value, kind):
            return quote(plain_text(value, kind))
        if len(self.objects) >= OBJECTS_MAX or self.size > CHARACTERS_MAX:
            return '"…"'
        index = len(self.objects)
        number = self.numbers[id(value)] = str(index)
        self.objects.append(value)
        self.inside.append(())
        self.describe(index, value)
        return number

    def describe(self, index, value):
        kind = type(value)
        if kind is function_type:
            code = value.__code__
            names = ', '.join(code.co_varnames[:code.co_argcount])
            self.new.append((index, '["function",' + quote(brief(value.__name__) + '(' + brief(names) + ')') + ']'))
            return
        if isinstance(value, type):
            how, items, size = CLASS, class_fields(value), None
            text = '["class",' + quote(brief(type_name(value)))
        elif isinstance(value, list):
            how, items, size = LIST, list.__getitem__(value, slice(0, ITEMS_MAX)), list.__len__(value)
            text = '["list' + subclass(kind, list) + '",' + str(size)
        elif isinstance(value, tuple):
            how, items, size = None, tuple.__getitem__(value, slice(0, ITEMS_MAX)), tuple.__len__(value)
            text = '["tuple' + subclass(kind, tuple) + '",' + str(size)
        elif isinstance(value, dict):
            how, items, size = DICT, pairs(value), dict.__len__(value)
            text = '["dict' + subclass(kind, dict) + '",' + str(size)
        elif isinstance(value, (set, frozenset)):
            how, items, size = SET, list(islice(value, ITEMS_MAX)), len(value)
            text = '["set' + subclass(kind, set) + '",' + str(size)
        else:
            how, items, size = OBJECT, object_fields(value), None
            text = '["object",' + quote(brief(type_name(kind)))
        if how is not None:
            self.live[index] = value, how, size, items
        self.inside[index] = items
        if size is None:
            for name, item in zip(items[::2], items[1::2]):
                text += ',' + quote(brief(name)) + ',' + self.value(item)
        elif items:
            text += ',' + ','.join([self.value(item) for item in items])
        self.size += len(text)
        self.new.append((index, text + ']'))

    def look(self):
        """Finds what has changed since it was shown last."""
        changed = [index for index, shown in self.live.items() if is_changed(shown)]
        for index in changed:
            self.describe_again(index, self.objects[index])

    def look_at(self, values):
        for value in values:
            number = self.numbers.get(id(value))
            shown = None if number is None else self.live.get(int(number))
            if shown is not None and is_changed(shown):
                self.describe_again(int(number), value)

    def describe_again(self, index, value):
        """Tells only what is different where that is little: a few parts with other values, or new ones at the end."""
        _, how, size, before = self.live[index]
        if how is LIST:
            now, new_size = list.__getitem__(value, slice(0, ITEMS_MAX)), list.__len__(value)
        elif how is DICT:
            now, new_size = pairs(value), dict.__len__(value)
        elif how is OBJECT:
            now, new_size = object_fields(value), None
        else:
            return self.describe(index, value)
        if len(now) == len(before) and new_size == size:
            different = [at for at, same in enumerate(map(is_, now, before)) if not same]
            # Keys stand at even places; another key is another thing.
            if len(different) > PATCH_MAX or (how is not LIST and any([at % 2 == 0 for at in different])):
                return self.describe(index, value)
            text = '["="' + ''.join([',' + str(at) + ',' + self.value(now[at]) for at in different]) + ']'
        elif how is LIST and new_size > size and len(before) == size and all(map(is_, before, now)):
            text = '["+",' + str(new_size) + ''.join([',' + self.value(item) for item in now[size:]]) + ']'
        else:
            return self.describe(index, value)
        self.live[index] = value, how, new_size, now
        self.inside[index] = now
        self.new.append((index, text))

    def prune(self, frames):
        """Stops looking at objects that no variable leads to any more."""
        reached = set()
        waiting = [value for _, shown in frames for value in shown.values()]
        while waiting:
            number = self.numbers.get(id(waiting.pop()))
            if number is not None and number not in reached:
                reached.add(number)
                waiting.extend(self.inside[int(number)])
        self.live = {index: one for index, one in self.live.items() if str(index) in reached}
        self.prune_at = len(self.live) * 2 + 60

    def take_new(self):
        if not self.new:
            return ''
        text = ','.join([str(index) + ',' + what for index, what in self.new])
        self.new = []
        return text


LIST, DICT, SET, OBJECT, CLASS = 'list', 'dict', 'set', 'object', 'class'
CONTAINERS = (list, tuple, dict, set, frozenset)


def is_changed(shown):
    value, how, size, items = shown
    if how is LIST:
        return len(value) != size or not all(map(is_, value, items))
    if how is DICT:
        return len(value) != size or not all(map(is_, pairs(value), items))
    if how is SET:
        return len(value) != size or not all(map(is_, islice(value, ITEMS_MAX), items))
    fields = object_fields(value) if how is OBJECT else class_fields(value)
    return len(fields) != len(items) or not all(map(is_, fields, items))


def is_shown_apart(value, kind):
    """Containers, and what the program has made itself. What libraries made is only named."""
    if kind is function_type:
        return value.__module__ == '__main__'
    if isinstance(value, CONTAINERS):
        return True
    own = value if isinstance(value, type) else kind
    return type.__dict__['__dict__'].__get__(own).get('__module__') == '__main__'


def plain_text(value, kind):
    if kind is module_type:
        return 'module ' + brief(value.__name__)
    if kind is method_type:
        value = value.__func__
        kind = type(value)
    if kind is function_type or kind is builtin_type:
        return 'function ' + brief(value.__name__)
    if isinstance(value, type):
        return 'class ' + brief(type_name(value))
    if type.__dict__['__flags__'].__get__(kind) & HEAP_TYPE:
        return '<' + brief(type_name(kind)) + '>'
    if kind is bytes and len(value) > TEXT_SHORT:
        return repr(value[:TEXT_SHORT]) + '…'
    return without_address(repr(value)[:TEXT_SHORT])


HEAP_TYPE = 1 << 9


def without_address(text):
    at = text.find(' at 0x')
    return text if at < 0 else text[:at] + '>'


def subclass(kind, plain):
    return '' if kind is plain or kind is frozenset else ' ' + quote(brief(type_name(kind)))[1:-1]


def brief(name):
    return name[:TEXT_SHORT] if type(name) is str else '?'


def long_int(value, most):
    bits = int.bit_length(value)
    if bits > 4_000:
        return '…'
    text = int.__repr__(value)
    return text if len(text) <= most else text[:most] + '…'


def pairs(value):
    flat = []
    for key, item in islice(dict.items(value), ITEMS_MAX):
        flat.append(key)
        flat.append(item)
    return flat


def object_dict(value):
    try:
        fields = own_dict(value, '__dict__')
    except Exception:
        return None
    return fields if type(fields) is dict else None


def object_fields(value):
    flat = []
    for name, item in islice(dict.items(object_dict(value) or {}), ITEMS_MAX):
        if type(name) is str:
            flat.append(name)
            flat.append(item)
    return flat


def class_fields(value):
    flat = []
    for name, item in islice(list(type.__dict__['__dict__'].__get__(value).items()), ITEMS_MAX):
        if type(name) is str and not name.startswith('_') and not isinstance(item, (function_type, property, staticmethod, classmethod)):
            flat.append(name)
            flat.append(item)
    return flat


# --- the steps -----------------------------------------------------------------------------------------------------------

class Enough(BaseException):
    pass


class Counted:
    """An output of the program that knows how much was written."""

    def __init__(self, stream, recorder):
        self._stream = stream
        self._recorder = recorder

    def write(self, text):
        if not isinstance(text, str):
            return self._stream.write(text)
        self._recorder.count(text)
        written = self._stream.write(text)
        self._stream.flush()
        return written

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def __getattr__(self, name):
        return getattr(self._stream, name)


class Recorder:
    def __init__(self):
        self.heap = Heap()
        # For each frame on the stack: the frame, and what its variables were when they were shown.
        self.frames = []
        self.places = places_by_line(program.tree)
        self.looks_outside = sets_outer_names(program.tree)
        # For each frame on the stack: the objects that its line may be changing now.
        self.touched = []
        self.printed = 0
        self.told_printed = 0
        self.told_drawn = 0
        self.steps = []
        self.count_of_steps = 0
        self.characters = 0

    def count(self, text):
        self.printed += len(text) if text.isascii() else len(text.encode('utf-16-le', 'surrogatepass')) // 2

    def enter(self, frame, event, argument):
        if frame.f_code.co_filename != PROGRAM:
            return None
        self.look(False)
        self.frames.append((frame, {}))
        self.touched.append(None)
        # That the program begins says nothing: its first step is its first line.
        if len(self.frames) > 1:
            self.step(CALL, frame, quote(frame_name(frame.f_code)))
        return self.follow

    def follow(self, frame, event, argument):
        if event == 'line':
            self.look(True)
            self.step(LINE, frame, '')
            places = self.places.get(frame.f_lineno)
            if places is not None:
                self.touched[len(self.touched) - 1] = self.find(places, frame)
        elif event == 'return':
            self.look(True)
            self.step(RETURN, frame, self.heap.value(argument))
            # The program's own frame stays: a check may call its functions afterwards, and they see its variables.
            if len(self.frames) > 1:
                self.frames.pop()
                self.touched.pop()
        elif event == 'exception':
            self.look(False)
            self.step(EXCEPTION, frame, quote(exception_text(argument)))
        return self.follow

    def find(self, places, frame):
        if places is ALL:
            return ALL
        values = [find(place, frame) for place in places]
        return ALL if any([value is MISSING for value in values]) else values

    def look(self, is_done):
        """Looks at what the innermost frame's line may have changed; when the line is done, for the last time."""
        touched = self.touched
        if not touched:
            return
        values = touched[len(touched) - 1]
        if values is None:
            return
        if values is ALL:
            self.heap.look()
            if len(self.heap.live) > self.heap.prune_at:
                self.heap.prune(self.frames)
        else:
            self.heap.look_at(values)
        if is_done:
            touched[len(touched) - 1] = None

    def step(self, event, frame, more):
        if self.count_of_steps >= STEPS_MAX:
            self.end('steps')
        if self.characters > CHARACTERS_MAX:
            self.end('size')
        heap = self.heap
        shown = self.frames[len(self.frames) - 1][1]
        changes = ''
        for name, value in frame.f_locals.items():
            if shown.get(name, MISSING) is not value:
                shown[name] = value
                if name[:2] != '__' and name[:2] != '.0':
                    changes += ',' + quote(name) + ',' + heap.value(value)
        if len(shown) != len(frame.f_locals):
            for name in [name for name in shown if name not in frame.f_locals]:
                del shown[name]
                changes += ',' + quote(name) + ',null'
        outside = self.changes_outside() if self.looks_outside and len(self.frames) > 1 else ''
        objects = heap.take_new() if heap.new else ''
        text = '[' + event + ',' + str(frame.f_lineno) + ',[' + changes[1:] + ']'
        printed = self.printed
        drawn = program.drawn
        if objects or more or outside or printed != self.told_printed or drawn != self.told_drawn:
            text += ',[' + objects + '],' + str(printed)
            self.told_printed = printed
            if more or outside or drawn != self.told_drawn:
                text += ',' + (more or 'null')
                if outside or drawn != self.told_drawn:
                    text += ',[' + outside[1:] + ']'
                    if drawn != self.told_drawn:
                        text += ',' + str(drawn)
                        self.told_drawn = drawn
        text += ']'
        self.characters += len(text)
        if self.characters > LONG_TEXTS_UNTIL:
            heap.text_max = TEXT_SHORT
        self.count_of_steps += 1
        self.steps.append(text)
        if len(self.steps) >= BATCH:
            self.flush()

    def changes_outside(self):
        """Variables of the frames further out, which `global` and `nonlocal` reach."""
        text = ''
        for depth, (frame, shown) in enumerate(self.frames[:-1][:20]):
            for name, value in frame.f_locals.items():
                if shown.get(name, MISSING) is not value:
                    shown[name] = value
                    if name[:2] != '__':
                        text += ',' + str(depth) + ',' + quote(name) + ',' + self.heap.value(value)
        return text

    def flush(self):
        if self.steps:
            tell('steps', '[' + ','.join(self.steps) + ']')
            self.steps = []

    def end(self, why):
        """Nothing in the program can catch this: the host ends the interpreter when it hears it."""
        sys.settrace(None)
        sys.stdout.flush()
        self.flush()
        tell('traced', quote(why), 'null')
        raise Enough


CO_OPTIMIZED = 1


def frame_name(code):
    # The body of a class runs like a function without arguments, but its variables are those of the class.
    is_class = not code.co_flags & CO_OPTIMIZED and code.co_name != '<module>'
    return 'class ' + code.co_name if is_class else code.co_name


def exception_text(argument):
    kind, error, _ = argument
    try:
        said = str(error)[:200]
    except BaseException:
        said = ''
    name = brief(type_name(kind)) if isinstance(kind, type) else ''
    return name + ': ' + said if said else name


def run(order):
    if program.error is not None:
        tell('traced', '"error"', program.error)
        return
    if program.tree is None:
        tell('traced', '"depth"', 'null')
        return
    # Reading the variables of a frame makes Python warn about the insides of comprehensions.
    _warnings.filters.insert(0, ('ignore', None, RuntimeWarning, None, 0))
    _warnings._filters_mutated()
    recorder = Recorder()
    space = begin()
    plain_input = space['__builtins__'].input

    def counted_input(prompt='', /):
        recorder.count(str(prompt))
        line = plain_input(prompt)
        recorder.count(line + '\n')
        return line

    counted_input.__name__ = 'input'
    space['__builtins__'].input = counted_input
    sys.stdout = Counted(sys.stdout, recorder)
    sys.stderr = Counted(sys.stderr, recorder)
    asked = order['input']
    error = 'null'
    why = 'done'
    try:
        code = varied(asked['vary']) if 'vary' in asked else program.code
    except Exception:
        # The check says what is missing; here the program runs as it is.
        code = program.code
    try:
        try:
            sys.settrace(recorder.enter)
            exec(code, space)
            if asked['kind'] == 'call':
                name = asked['function']
                if name not in space:
                    raise NameError("name '" + name + "' is not defined", name=name)
                space[name](*asked['args'])
            elif asked['kind'] == 'expression':
                eval(compile(asked['code'], '<check>', 'eval', 0, True), space)
            # Calls so deep that there was no room to follow them end the following, whatever the program does about it.
            if sys.gettrace() is None:
                why = 'depth'
        finally:
            sys.settrace(None)
    except SystemExit:
        pass
    except BaseException as failed:
        why = 'error'
        error = describe(failed, False)
    recorder.flush()
    sys.stdout.flush()
    tell('traced', quote(why), error)
