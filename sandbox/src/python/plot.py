# Plots: a part of matplotlib.pyplot, with the same names, each call told to the host as a step of the drawing.
# `draw` comes from the driver. Everything is bounded here; what is drawn are numbers, names of colours and plain texts.
import math as _math
from _json import encode_basestring_ascii as _quote

_draw = draw
_POINTS_MAX = 2_000
_SERIES_MAX = 20
_ALL_POINTS_MAX = 20_000
_FIGURES_MAX = 5
_TEXT_MAX = 200
_NAME_MAX = 40
_BINS_MAX = 500
_DATA_MAX = 200_000
# Beyond this a number is drawn as infinity is: not at all.
_LIMIT = 1e100

# In this order for series that ask for no colour; the host knows which shade fits the theme.
_CYCLE = ('blue', 'orange', 'green', 'purple', 'sky', 'gold', 'grey', 'red')
_COLOURS = dict([pair.split(':') for pair in (
    'b:blue g:green r:red c:sky m:purple y:gold k:black w:grey '
    'blue:blue orange:orange green:green purple:purple red:red brown:brown black:black grey:grey gray:grey cyan:sky '
    'magenta:purple yellow:gold white:grey pink:purple olive:gold gold:gold teal:green navy:blue lime:green violet:purple '
    'skyblue:sky lightblue:sky darkblue:blue darkgreen:green lightgreen:green darkred:red crimson:red tomato:red '
    'darkorange:orange coral:orange salmon:orange steelblue:blue royalblue:blue dodgerblue:sky turquoise:sky '
    'forestgreen:green seagreen:green indigo:purple orchid:purple hotpink:purple maroon:brown chocolate:brown '
    'tab.blue:blue tab.orange:orange tab.green:green tab.red:red tab.purple:purple tab.brown:brown tab.pink:purple '
    'tab.gray:grey tab.grey:grey tab.olive:gold tab.cyan:sky'
).split()])
_HUES = {
    'blue': (0, 0, 255), 'orange': (255, 128, 0), 'green': (0, 160, 0), 'purple': (160, 0, 200), 'sky': (60, 190, 255),
    'gold': (240, 210, 0), 'red': (230, 0, 0), 'brown': (140, 70, 20), 'grey': (140, 140, 140), 'black': (0, 0, 0),
}
_MARKS = dict(zip('.,o8p*hHsPX+xDd^v<>1234|_', 'oooooooosxxxxddttttttttxx'))
_MARK_NAMES = {'o': 'circle', 's': 'square', 'x': 'cross', 'd': 'diamond', 't': 'triangle'}
_DASHES = {'--': 'dashed', ':': 'dotted', '-.': 'dashdot', '-': '', 'dashed': 'dashed', 'dotted': 'dotted', 'dashdot': 'dashdot', 'solid': ''}
_NO_LINE = ('', ' ', 'None', 'none', None)


class _Figure:
    def __init__(self):
        self.series = 0
        self.colours = 0
        self.single = None
        self.names = {}
        self.limits = {'x': [None, None], 'y': [None, None]}
        self.is_empty = True


class _Paper:
    def __init__(self):
        self.figure = _Figure()
        self.figures = 1
        self.points = 0


_paper = _Paper()


def _tell(kind, **parts):
    _paper.figure.is_empty = False
    _draw('{"kind":"' + kind + '"' + ''.join([',"' + name + '":' + value for name, value in parts.items() if value is not None]) + '}')


def _finite(value):
    """The number, or None for what has no place in a plot."""
    if isinstance(value, str):
        raise TypeError('a plot needs numbers, and this is a text: ' + repr(value[:_NAME_MAX]))
    if value is None:
        return None
    try:
        value = float(value)
    except OverflowError:
        return None
    return value if -_LIMIT < value < _LIMIT else None


def _number(value):
    return '%.10g' % (value + 0.0)


def _needed(value, what):
    found = _finite(value)
    if found is None:
        raise ValueError(what + ' cannot be NaN, Inf or None')
    return found


def _text(value, most=_TEXT_MAX):
    text = str(value)
    return _quote(text if len(text) <= most else text[:most - 1] + '…')


def _row(values, most=_POINTS_MAX):
    """What can be walked through, as a list; one value is a list of one."""
    if isinstance(values, str):
        return [values]
    try:
        walk = iter(values)
    except TypeError:
        return [values]
    row = []
    for value in walk:
        if len(row) >= most:
            raise ValueError('too many points: at most ' + str(most) + ' in one series')
        row.append(value)
    return row


def _pair(xs, ys):
    xs, ys = _row(xs), _row(ys)
    if len(xs) != len(ys):
        raise ValueError('x and y must have same first dimension, but have shapes (%d,) and (%d,)' % (len(xs), len(ys)))
    return xs, ys


def _places(xs):
    """Texts along the axis get places 0, 1, 2 …, the same text always the same place."""
    if not any([isinstance(x, str) for x in xs]):
        return xs, None
    known = _paper.figure.names
    names = [str(x) for x in xs]
    for name in names:
        known.setdefault(name, len(known))
    return [known[name] for name in names], names


def _colour(value):
    if isinstance(value, str):
        name = value.lower().replace(' ', '').replace('tab:', 'tab.')
        if name in _COLOURS:
            return _COLOURS[name]
        if len(name) == 2 and name[0] == 'c' and name[1] in '0123456789':
            return _CYCLE[int(name[1]) % len(_CYCLE)]
        if name[:1] == '#' and len(name) in (4, 7, 9):
            try:
                digits = name[1:7] if len(name) > 4 else ''.join([one * 2 for one in name[1:]])
                return _nearest([int(digits[at:at + 2], 16) for at in (0, 2, 4)])
            except ValueError:
                pass
        try:
            part = float(name)
            if 0 <= part <= 1:
                return 'black' if part < 0.3 else 'grey'
        except ValueError:
            pass
        raise ValueError(repr(value[:_NAME_MAX]) + ' is not a valid color')
    try:
        return _nearest([255 * float(part) for part in list(value)[:3]])
    except (TypeError, ValueError):
        raise ValueError(repr(value)[:_NAME_MAX] + ' is not a valid color') from None


def _nearest(parts):
    red, green, blue = parts
    return min(_HUES, key=lambda hue: (_HUES[hue][0] - red) ** 2 + (_HUES[hue][1] - green) ** 2 + (_HUES[hue][2] - blue) ** 2)


def _next_colour():
    colour = _CYCLE[_paper.figure.colours % len(_CYCLE)]
    _paper.figure.colours += 1
    return colour


def _read_format(text):
    """`'ro--'`: a colour, a mark and a kind of line, each of which may be left out."""
    colour = mark = line = None
    try:
        return _colour(text) if text not in ('.', ',') and not text.isdigit() else _fail(), None, None
    except ValueError:
        pass
    at = 0
    while at < len(text):
        two, one = text[at:at + 2], text[at]
        if two in ('--', '-.'):
            line, at = two, at + 2
        elif one in ('-', ':'):
            line, at = one, at + 1
        elif one == 'C' and two[1:].isdigit():
            colour, at = _colour(two), at + 2
        elif one in 'bgrcmykw':
            colour, at = _COLOURS[one], at + 1
        elif one in _MARKS:
            mark, at = one, at + 1
        else:
            raise ValueError(repr(text[:_NAME_MAX]) + ' is not a valid format string (unrecognized character ' + repr(one) + ')')
    return colour, mark, line


def _fail():
    raise ValueError


def _add(kind, xs, ys, label=None, colour=None, mark=None, dash=None, widths=None):
    xs, names = _places(xs)
    figure = _paper.figure
    points, kept, gaps = [], [], []
    is_broken = False
    for at in range(len(xs)):
        x, y = _finite(xs[at]), _finite(ys[at])
        if x is None or y is None:
            is_broken = True
            continue
        if is_broken and points and kind == 'line':
            gaps.append(str(len(points)))
        is_broken = False
        points.append('[' + _number(x) + ',' + _number(y) + ']')
        kept.append(at)
    # Points that a loop draws one by one are one series.
    style = (kind, mark, colour)
    is_single = kind != 'bars' and len(xs) == 1 and label is None
    if is_single and figure.single is not None and figure.single[0] == style:
        shade = figure.single[1]
    else:
        figure.series += 1
        if figure.series > _SERIES_MAX:
            raise ValueError('too many series: at most ' + str(_SERIES_MAX) + ' in one figure')
        shade = colour or _next_colour()
        figure.single = (style, shade) if is_single else None
    _paper.points += len(points)
    if _paper.points > _ALL_POINTS_MAX:
        raise ValueError('too many points: at most ' + str(_ALL_POINTS_MAX) + ' in one program')
    _tell(
        'series', look='"' + kind + '"', points='[' + ','.join(points) + ']', colour='"' + shade + '"',
        gaps='[' + ','.join(gaps) + ']' if gaps else None,
        names=None if names is None else '[' + ','.join([_text(names[at], _NAME_MAX) for at in kept]) + ']',
        label=None if label is None else _text(label),
        mark=None if mark is None else '"' + _MARK_NAMES[_MARKS[mark]] + '"',
        dash='"' + dash + '"' if dash else None,
        widths=None if widths is None else '[' + ','.join([_number(widths[at if len(widths) > 1 else 0]) for at in (kept if len(widths) > 1 else (0,))]) + ']',
    )


def _mark(marker):
    if marker in _NO_LINE:
        return None
    if marker not in _MARKS:
        raise ValueError('Unrecognized marker style ' + repr(marker)[:_NAME_MAX])
    return marker


def _dash(style):
    if style not in _DASHES:
        raise ValueError(repr(style)[:_NAME_MAX] + ' is not a valid value for ls; supported values are ' + "'-', '--', '-.', ':'")
    return _DASHES[style]


def plot(*args, label=None, color=None, c=None, linestyle=None, ls=None, marker=None, linewidth=None, lw=None, markersize=None, ms=None, alpha=None):
    if not args:
        raise TypeError('plot() needs the y values, or the x values and the y values')
    rest = list(args)
    while rest:
        xs = rest.pop(0)
        form = ''
        if isinstance(xs, str):
            raise TypeError('plot() needs numbers, and this is a text: ' + repr(xs[:_NAME_MAX]))
        if rest and not isinstance(rest[0], str):
            ys = rest.pop(0)
        else:
            xs, ys = None, xs
        if rest and isinstance(rest[0], str):
            form = rest.pop(0)
        ys = _row(ys)
        xs, ys = _pair(range(len(ys)) if xs is None else xs, ys)
        shade, mark, line = _read_format(form) if form else (None, None, None)
        asked = linestyle if linestyle is not None else ls
        mark = _mark(marker) if marker is not None else mark
        has_line = asked not in _NO_LINE if asked is not None else line is not None or mark is None
        dash = _dash(asked) if asked is not None and has_line else _DASHES[line] if line else ''
        wanted = color if color is not None else c
        colour = _colour(wanted) if wanted is not None else shade
        if has_line or mark is not None:
            _add('line' if has_line else 'points', xs, ys, label, colour, mark, dash)


def scatter(x, y, s=None, c=None, marker='o', label=None, color=None, alpha=None, edgecolors=None, linewidths=None):
    xs, ys = _pair(x, y)
    wanted = color if color is not None else c
    # A row of numbers would be a colour for each point, from a scale.
    is_one = isinstance(wanted, str) or (isinstance(wanted, tuple) and len(wanted) in (3, 4))
    _add('points', xs, ys, label, _colour(wanted) if is_one else None, _mark(marker) or 'o')


def bar(x, height, width=0.8, label=None, color=None, align='center', edgecolor=None, linewidth=None, alpha=None, tick_label=None):
    xs, heights = _row(x), _row(height)
    if len(heights) == 1 and len(xs) > 1:
        heights = heights * len(xs)
    xs, heights = _pair(xs, heights)
    widths = [abs(_needed(one, 'width')) for one in _row(width)]
    if len(widths) not in (1, len(xs)):
        raise ValueError('x and width must have the same number of values')
    if align == 'edge':
        xs = [x if isinstance(x, str) else x + widths[at if len(widths) > 1 else 0] / 2 for at, x in enumerate(xs)]
    is_one = isinstance(color, str) or (isinstance(color, tuple) and color and not isinstance(color[0], str))
    _add('bars', xs, heights, label, _colour(color) if is_one else None, widths=widths)


def hist(x, bins=10, range=None, density=False, label=None, color=None, edgecolor=None, ec=None, rwidth=None, alpha=None, align='mid', linewidth=None):
    values = [one for one in [_finite(value) for value in _row(x, _DATA_MAX)] if one is not None]
    if isinstance(bins, int):
        if not 1 <= bins <= _BINS_MAX:
            raise ValueError('bins must be from 1 to ' + str(_BINS_MAX))
        if range is not None:
            low, high = _needed(range[0], 'range'), _needed(range[1], 'range')
        else:
            low, high = (min(values), max(values)) if values else (0.0, 1.0)
        if low == high:
            low, high = low - 0.5, high + 0.5
        edges = linspace(low, high, bins + 1)
    else:
        edges = [_needed(edge, 'bins') for edge in _row(bins, _BINS_MAX + 1)]
        if len(edges) < 2 or edges != sorted(edges):
            raise ValueError('bins must increase')
    counts = [0] * (len(edges) - 1)
    for value in values:
        if edges[0] <= value <= edges[-1]:
            low, high = 0, len(counts)
            while high - low > 1:
                middle = (low + high) // 2
                if value < edges[middle]:
                    high = middle
                else:
                    low = middle
            counts[low] += 1
    widths = [edges[at + 1] - edges[at] for at, _ in enumerate(counts)]
    heights = counts
    if density:
        whole = sum(counts) or 1
        heights = [count / whole / (widths[at] or 1) for at, count in enumerate(counts)]
    middles = [(edges[at] + edges[at + 1]) / 2 for at, _ in enumerate(counts)]
    _add('bars', middles, heights, label, _colour(color) if color is not None else None, widths=widths)
    return heights, edges


def _rule(axis, at, color, linestyle, label):
    _paper.figure.series += 1
    if _paper.figure.series > _SERIES_MAX:
        raise ValueError('too many series: at most ' + str(_SERIES_MAX) + ' in one figure')
    dash = _dash(linestyle) if linestyle is not None else ''
    _tell(
        'rule', axis='"' + axis + '"', place=_number(_needed(at, axis)), colour='"' + (_colour(color) if color is not None else 'grey') + '"',
        dash='"' + dash + '"' if dash else None, label=None if label is None else _text(label),
    )


def axhline(y=0, xmin=0, xmax=1, color=None, c=None, linestyle=None, ls=None, label=None, linewidth=None, lw=None, alpha=None):
    _rule('y', y, color if color is not None else c, linestyle if linestyle is not None else ls, label)


def axvline(x=0, ymin=0, ymax=1, color=None, c=None, linestyle=None, ls=None, label=None, linewidth=None, lw=None, alpha=None):
    _rule('x', x, color if color is not None else c, linestyle if linestyle is not None else ls, label)


def title(label, fontsize=None, loc=None):
    _tell('words', of='"title"', text=_text(label))


def xlabel(xlabel, fontsize=None):
    _tell('words', of='"x"', text=_text(xlabel))


def ylabel(ylabel, fontsize=None):
    _tell('words', of='"y"', text=_text(ylabel))


def legend(labels=None, loc=None, fontsize=None):
    row = None if labels is None else '[' + ','.join([_text(one) for one in _row(labels, _SERIES_MAX)]) + ']'
    _tell('legend', labels=row)


def grid(visible=True, which='major', axis='both', color=None, linestyle=None, ls=None, linewidth=None, alpha=None):
    _tell('grid', on='true' if visible else 'false')


def _limits(axis, first, second):
    limits = _paper.figure.limits[axis]
    if first is None and second is None:
        return tuple(limits)
    if second is None and not isinstance(first, (int, float)):
        first, second = first
    if first is not None:
        limits[0] = _needed(first, axis + 'lim')
    if second is not None:
        limits[1] = _needed(second, axis + 'lim')
    if limits[0] is not None and limits[0] == limits[1]:
        raise ValueError(axis + 'lim needs two different numbers')
    start, end = [None if one is None else _number(one) for one in limits]
    _tell('limits', axis='"' + axis + '"', start=start, end=end)
    return tuple(limits)


def xlim(left=None, right=None, xmin=None, xmax=None):
    return _limits('x', left if left is not None else xmin, right if right is not None else xmax)


def ylim(bottom=None, top=None, ymin=None, ymax=None):
    return _limits('y', bottom if bottom is not None else ymin, top if top is not None else ymax)


def axis(arg=None):
    if arg is None or isinstance(arg, bool):
        return None
    if isinstance(arg, str):
        if arg not in ('equal', 'scaled', 'square', 'auto', 'tight', 'on', 'off'):
            raise ValueError("Unrecognized string " + repr(arg[:_NAME_MAX]) + " to axis; try 'equal'")
        if arg in ('equal', 'scaled', 'square'):
            _tell('equal')
        return None
    left, right, low, high = arg
    _limits('x', left, right)
    _limits('y', low, high)


def _new_figure():
    if _paper.figure.is_empty:
        return
    if _paper.figures >= _FIGURES_MAX:
        raise ValueError('too many figures: at most ' + str(_FIGURES_MAX) + ' in one program')
    _paper.figures += 1
    _paper.figure = _Figure()
    _tell('figure')
    _paper.figure.is_empty = True


_is_shown = False


def show(block=None):
    global _is_shown
    _is_shown = not _paper.figure.is_empty


def figure(num=None, figsize=None, dpi=None):
    global _is_shown
    _is_shown = False
    _new_figure()


def linspace(start, stop, num=50):
    """Numbers with the same distance between them, from start to stop, both included."""
    start, stop = float(start), float(stop)
    if not isinstance(num, int):
        raise TypeError("'" + type(num).__name__ + "' object cannot be interpreted as an integer")
    if num < 0:
        raise ValueError('Number of samples, ' + str(num) + ', must be non-negative.')
    if num > _DATA_MAX:
        raise ValueError('too many numbers: at most ' + str(_DATA_MAX))
    if num < 2:
        return [start][:num]
    step = (stop - start) / (num - 1)
    return [at * step + start for at in range(num - 1)] + [stop]


def _after_show(function):
    """What is drawn after a figure was shown is drawn in a new one."""
    def call(*args, **kwargs):
        global _is_shown
        if _is_shown:
            _is_shown = False
            _new_figure()
        return function(*args, **kwargs)
    call.__name__ = call.__qualname__ = function.__name__
    return call


for _one in (plot, scatter, bar, hist, axhline, axvline, title, xlabel, ylabel, legend, grid, xlim, ylim, axis):
    globals()[_one.__name__] = _after_show(_one)
del _one
__all__ = [name for name in globals() if not name.startswith('_') and name != 'draw']
