# The turtle of the sandbox: the functions that classrooms use, each line told to the host as a step of the drawing.
# `draw` comes from the driver. Coordinates are rounded, so that the noise of decimal numbers is never part of a drawing.
import math as _math
from _json import encode_basestring_ascii as _quote

_draw = draw
_LIMIT = 1_000_000
_TEXT_MAX = 1_000

_NAMES = (
    'aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 '
    'blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 '
    'chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b '
    'darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b '
    'darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a '
    'darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 '
    'darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff '
    'firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 '
    'goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 '
    'indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 '
    'lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 '
    'lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa '
    'lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 '
    'linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 '
    'mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc '
    'mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead '
    'navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 '
    'palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 '
    'peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f '
    'royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d '
    'silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f '
    'steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 '
    'white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32'
).split()
_COLOURS = dict(zip(_NAMES[::2], _NAMES[1::2]))


class TurtleGraphicsError(Exception):
    pass


class Terminator(Exception):
    pass


class Vec2D(tuple):
    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        return Vec2D(self[0] * other, self[1] * other)

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return _math.hypot(self[0], self[1])

    def __repr__(self):
        return '(%.2f,%.2f)' % self


def _number(value):
    value = float(value)
    if not -_LIMIT < value < _LIMIT:
        raise TurtleGraphicsError('too far away: ' + repr(value))
    rounded = round(value, 2)
    return repr(int(rounded) if rounded == int(rounded) else rounded)


def _shorten(text):
    return text if len(text) <= _TEXT_MAX else text[:_TEXT_MAX] + '… (+' + str(len(text) - _TEXT_MAX) + ')'


def _point(position):
    return '[' + _number(position[0]) + ',' + _number(position[1]) + ']'


def _tell(kind, **parts):
    _draw('{"kind":"' + kind + '"' + ''.join([',"' + name + '":' + value for name, value in parts.items()]) + '}')


class _Canvas:
    def __init__(self):
        self.mode = 1.0
        self.background = '#ffffff'
        self.turtles = []
        self.steps = 0

    def tell(self, kind, **parts):
        self.steps += 1
        _tell(kind, **parts)


_canvas = _Canvas()


def _colour(args):
    """Any way to say a colour, as `#rrggbb`."""
    if len(args) == 1:
        args = args[0]
    if isinstance(args, str):
        name = args.lower().replace(' ', '')
        if name in _COLOURS:
            return '#' + _COLOURS[name]
        if name.startswith('#') and len(name) in (4, 7):
            try:
                int(name[1:], 16)
                return name if len(name) == 7 else '#' + ''.join([digit * 2 for digit in name[1:]])
            except ValueError:
                pass
        raise TurtleGraphicsError('bad color string: ' + args)
    try:
        red, green, blue = args
    except (TypeError, ValueError):
        raise TurtleGraphicsError('bad color arguments: ' + str(args)) from None
    parts = [round(255.0 * part) if _canvas.mode == 1.0 else part for part in (red, green, blue)]
    if not all([0 <= part <= 255 for part in parts]):
        raise TurtleGraphicsError('bad color sequence: ' + str(args))
    return '#%02x%02x%02x' % tuple([int(part) for part in parts])


class Turtle:
    def __init__(self, shape='classic', undobuffersize=1000, visible=True):
        self._full = 360.0
        _canvas.turtles.append(self)
        self._begin()
        self._visible = visible

    def _begin(self):
        self._position = Vec2D(0.0, 0.0)
        self._angle = 0.0
        self._is_down = True
        self._pen, self._filling = '#000000', '#000000'
        self._asked = 'black', 'black'
        self._width = 1
        self._path = None
        self._path_began = 0
        self._speed = 3
        self._visible = True
        self._shape = 'classic'

    # --- moving

    def _go(self, x, y):
        target = Vec2D(float(x), float(y))
        start, end = _point(self._position), _point(target)
        if self._is_down and start != end:
            _canvas.tell('line', **{'from': start, 'to': end, 'colour': '"' + self._pen + '"', 'width': _number(self._width)})
        self._position = target
        if self._path is not None:
            self._path.append(target)

    def forward(self, distance):
        angle = _math.radians(self._angle)
        self._go(self._position[0] + distance * _math.cos(angle), self._position[1] + distance * _math.sin(angle))

    fd = forward

    def back(self, distance):
        self.forward(-distance)

    backward = bk = back

    def left(self, angle):
        self._angle = (self._angle + angle * 360.0 / self._full) % 360.0

    lt = left

    def right(self, angle):
        self.left(-angle)

    rt = right

    def goto(self, x, y=None):
        if y is None:
            x, y = x
        self._go(x, y)

    setpos = setposition = goto

    def teleport(self, x=None, y=None, *, fill_gap=False):
        was_down, self._is_down = self._is_down, False
        self._go(self._position[0] if x is None else x, self._position[1] if y is None else y)
        self._is_down = was_down

    def setx(self, x):
        self._go(x, self._position[1])

    def sety(self, y):
        self._go(self._position[0], y)

    def setheading(self, to_angle):
        self._angle = (to_angle * 360.0 / self._full) % 360.0

    seth = setheading

    def home(self):
        self._go(0, 0)
        self._angle = 0.0

    def circle(self, radius, extent=None, steps=None):
        if extent is None:
            extent = self._full
        if steps is None:
            part = abs(extent) / self._full
            steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * part)
        turn = extent / steps
        length = 2.0 * radius * _math.sin(_math.radians(turn * 180.0 / self._full))
        if radius < 0:
            length, turn = -length, -turn
        self.left(turn / 2)
        for _ in range(steps):
            self.forward(length)
            self.left(turn)
        self.right(turn / 2)

    def stamp(self):
        angle = _math.radians(self._angle)
        points = []
        for turn, length in ((0.0, 10.0), (2.6, 10.0), (_math.pi, 6.0), (-2.6, 10.0)):
            points.append(_point(self._position + (length * _math.cos(angle + turn), length * _math.sin(angle + turn))))
        _canvas.tell('fill', points='[' + ','.join(points) + ']', colour='"' + self._filling + '"')
        return _canvas.steps

    # --- where it is

    def position(self):
        return self._position

    pos = position

    def xcor(self):
        return self._position[0]

    def ycor(self):
        return self._position[1]

    def heading(self):
        return self._angle * self._full / 360.0

    def _target(self, x, y):
        if y is not None:
            return Vec2D(x, y)
        return x._position if isinstance(x, Turtle) else Vec2D(*x)

    def distance(self, x, y=None):
        return abs(self._target(x, y) - self._position)

    def towards(self, x, y=None):
        away = self._target(x, y) - self._position
        angle = round(_math.degrees(_math.atan2(away[1], away[0])), 10) % 360.0
        return angle * self._full / 360.0

    def degrees(self, fullcircle=360.0):
        self._full = float(fullcircle)

    def radians(self):
        self._full = 2 * _math.pi

    # --- the pen

    def penup(self):
        self._is_down = False

    pu = up = penup

    def pendown(self):
        self._is_down = True

    pd = down = pendown

    def isdown(self):
        return self._is_down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._width = width

    width = pensize

    def color(self, *args):
        if not args:
            return self._asked
        both = args if len(args) == 2 else (args[0] if len(args) == 1 else args,) * 2
        self._pen, self._filling = _colour((both[0],)), _colour((both[1],))
        self._asked = both

    def pencolor(self, *args):
        if not args:
            return self._asked[0]
        self._pen = _colour(args)
        self._asked = (args[0] if len(args) == 1 else args), self._asked[1]

    def fillcolor(self, *args):
        if not args:
            return self._asked[1]
        self._filling = _colour(args)
        self._asked = self._asked[0], (args[0] if len(args) == 1 else args)

    def begin_fill(self):
        self._path = [self._position]
        self._path_began = _canvas.steps

    def end_fill(self):
        if self._path is not None and len(self._path) > 2:
            # The area lies under the lines that were drawn around it.
            _canvas.tell(
                'fill', points='[' + ','.join([_point(one) for one in self._path]) + ']', colour='"' + self._filling + '"',
                under=str(_canvas.steps - self._path_began),
            )
        self._path = None

    def filling(self):
        return self._path is not None

    def dot(self, size=None, *color):
        if isinstance(size, (str, tuple)) and not color:
            size, color = None, (size,)
        if size is None:
            size = max(self._width + 4, self._width * 2)
        colour = _colour(color) if color else self._pen
        _canvas.tell('dot', at=_point(self._position), size=_number(size), colour='"' + colour + '"')

    def write(self, arg, move=False, align='left', font=('Arial', 8, 'normal')):
        if align not in ('left', 'center', 'right'):
            raise TurtleGraphicsError('bad align: ' + str(align))
        more = {} if align == 'left' else {'align': '"' + align + '"'}
        _canvas.tell(
            'text', at=_point(self._position), text=_quote(_shorten(str(arg))), colour='"' + self._pen + '"', size=_number(font[1]), **more
        )

    def clear(self):
        """With several turtles only the drawing of this one goes; the sandbox draws on one sheet and clears it all."""
        _canvas.tell('clear')

    def reset(self):
        _canvas.tell('clear')
        self._begin()

    # --- how it looks and how fast it goes: remembered, not drawn

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        names = {'fastest': 0, 'fast': 10, 'normal': 6, 'slow': 3, 'slowest': 1}
        self._speed = names.get(speed, speed)

    def hideturtle(self):
        self._visible = False

    ht = hideturtle

    def showturtle(self):
        self._visible = True

    st = showturtle

    def isvisible(self):
        return self._visible

    def shape(self, name=None):
        if name is None:
            return self._shape
        self._shape = name

    def clone(self):
        twin = Turtle()
        kept = dict(self.__dict__)
        kept['_path'] = None if self._path is None else list(self._path)
        twin.__dict__.update(kept)
        return twin

    def getscreen(self):
        return Screen()

    def getturtle(self):
        return self

    getpen = getturtle

    def _nothing(self, *args, **kwargs):
        """For the page there is nothing to do."""

    shapesize = turtlesize = tilt = tiltangle = settiltangle = onclick = onrelease = ondrag = undo = resizemode = _nothing
    clearstamp = clearstamps = setundobuffer = _nothing


Pen = RawTurtle = RawPen = Turtle


class _Screen:
    def bgcolor(self, *args):
        if not args:
            return _canvas.background
        _canvas.background = _colour(args)
        _canvas.tell('background', colour='"' + _canvas.background + '"')

    def colormode(self, cmode=None):
        if cmode is None:
            return _canvas.mode
        _canvas.mode = 1.0 if cmode == 1.0 else 255

    def clear(self):
        _canvas.tell('clear')
        _canvas.turtles.clear()

    clearscreen = clear

    def reset(self):
        _canvas.tell('clear')
        for one in _canvas.turtles:
            one._begin()

    resetscreen = reset

    def turtles(self):
        return list(_canvas.turtles)

    def window_width(self):
        return 400

    def window_height(self):
        return 400

    def screensize(self, *args, **kwargs):
        return None if args or kwargs else (400, 300)

    def textinput(self, title, prompt):
        return input(str(prompt) + ' ')

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        said = input(str(prompt) + ' ')
        return default if said == '' else float(said)

    def getshapes(self):
        return ['arrow', 'blank', 'circle', 'classic', 'square', 'triangle', 'turtle']

    def mode(self, mode=None):
        return 'standard' if mode is None else None

    def _nothing(self, *args, **kwargs):
        """For the page there is nothing to do."""

    title = setup = tracer = update = delay = listen = onkey = onkeypress = onkeyrelease = onclick = onscreenclick = _nothing
    ontimer = bye = exitonclick = mainloop = done = setworldcoordinates = bgpic = register_shape = addshape = _nothing


_screen = _Screen()


def Screen():
    return _screen


TurtleScreen = _Screen


def _give_functions():
    """Every method, as a function of the turtle that is there from the beginning."""
    first = []

    def turtle():
        if not first:
            first.append(Turtle())
        return first[0]

    def of_turtle(name):
        def call(*args, **kwargs):
            return getattr(turtle(), name)(*args, **kwargs)
        return call

    space = globals()
    for name in dir(_Screen):
        if not name.startswith('_'):
            space[name] = getattr(_screen, name)
    for name in dir(Turtle):
        if not name.startswith('_'):
            space[name] = of_turtle(name)
            space[name].__name__ = space[name].__qualname__ = name


_TURTLES_MAX = 20


def _show_turtles():
    """Where the turtles are when the program has ended, and whether their pens are down."""
    for one in _canvas.turtles[:_TURTLES_MAX]:
        if one._visible:
            is_down = 'true' if one._is_down else 'false'
            _tell('turtle', at=_point(one._position), heading=_number(one._angle % 360), colour='"' + one._pen + '"', down=is_down)


_give_functions()
done = mainloop
__all__ = [name for name in globals() if not name.startswith('_') and name != 'draw']
