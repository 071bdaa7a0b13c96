import { describe, expect, test } from 'vitest';
import { loadEngine } from './node.ts';
import { observe } from './observe.ts';

const engine = loadEngine();
const LIMITS = { milliseconds: 5_000, outputCharacters: 5_000, memoryMegabytes: 128 };

async function drawn(...lines: string[]) {
  const [observation] = await observe(engine, lines.join('\n'), [{ kind: 'stdin', stdin: '' }], LIMITS);
  if (observation?.error) throw new Error(observation.error.traceback);
  const all = observation?.drawing ?? [];
  const turtles = all.filter(({ kind }) => kind === 'turtle');
  return { drawing: all.filter(({ kind }) => kind !== 'turtle'), turtles, output: observation?.output };
}
const black = { colour: '#000000', width: 1 };

describe('the turtle', () => {
  test('draws a square without noise in its corners', async () => {
    const { drawing } = await drawn(
      'from turtle import *',
      'for _ in range(4):',
      '    forward(100)',
      '    left(90)',
      'done()',
    );
    expect(drawing).toEqual([
      { kind: 'line', from: [0, 0], to: [100, 0], ...black },
      { kind: 'line', from: [100, 0], to: [100, 100], ...black },
      { kind: 'line', from: [100, 100], to: [0, 100], ...black },
      { kind: 'line', from: [0, 100], to: [0, 0], ...black },
    ]);
  });

  test('knows every colour that a person may write, and writes them all alike', async () => {
    const { drawing } = await drawn(
      'import turtle as t',
      't.color("red"); t.fd(1)',
      't.pencolor("#0f0"); t.fd(1)',
      't.pencolor(0, 0, 1.0); t.fd(1)',
      't.colormode(255); t.pencolor((255, 128, 0)); t.fd(1)',
      't.pencolor("Light Blue"); t.fd(1)',
    );
    expect(drawing.map((step) => 'colour' in step && step.colour)).toEqual([
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ff8000',
      '#add8e6',
    ]);
    await expect(drawn('import turtle', 'turtle.color("rød")')).rejects.toThrow('bad color string: rød');
  });

  test('lifts its pen, jumps, and says where it is', async () => {
    const { drawing, output } = await drawn(
      'import turtle',
      't = turtle.Turtle()',
      't.penup(); t.goto(30, 40); t.pendown()',
      'print(t.pos(), t.xcor(), t.distance(0, 0), t.towards(30, 100), t.heading(), t.isdown())',
      't.setheading(90); t.bk(10); t.setx(0); t.sety(0); t.home()',
      'print(t.heading())',
    );
    expect(output).toBe('(30.00,40.00) 30.0 50.0 90.0 0.0 True\n0.0\n');
    expect(drawing.map((step) => 'to' in step && step.to)).toEqual([
      [30, 30],
      [0, 30],
      [0, 0],
    ]);
  });

  test('fills an area under the lines around it, and draws dots and words', async () => {
    const { drawing } = await drawn(
      'from turtle import *',
      'fillcolor("gold"); pensize(3)',
      'begin_fill()',
      'for _ in range(3): fd(60); lt(120)',
      'end_fill()',
      'dot(10, "blue"); dot()',
      'write("Hei", align="center", font=("Arial", 16, "bold"))',
      'bgcolor("black")',
    );
    expect(drawing.slice(3)).toEqual([
      {
        kind: 'fill',
        points: [
          [0, 0],
          [60, 0],
          [30, 51.96],
          [0, 0],
        ],
        colour: '#ffd700',
        under: 3,
      },
      { kind: 'dot', at: [0, 0], size: 10, colour: '#0000ff' },
      { kind: 'dot', at: [0, 0], size: 7, colour: '#000000' },
      { kind: 'text', at: [0, 0], text: 'Hei', colour: '#000000', size: 16, align: 'center' },
      { kind: 'background', colour: '#000000' },
    ]);
  });

  test('walks a circle back to where it began', async () => {
    const { drawing, output } = await drawn(
      'import turtle',
      'turtle.circle(50)',
      'print(turtle.pos(), round(turtle.heading()) % 360)',
      'turtle.circle(-20, 180, 6)',
    );
    expect(output).toMatch(/^\(-?0\.00,-?0\.00\) 0\n$/);
    expect(drawing).toHaveLength(20 + 6);
  });

  test('is one of several, each with a pen of its own', async () => {
    const { drawing } = await drawn(
      'from turtle import Turtle, Screen',
      'a, b = Turtle(), Turtle()',
      'a.color("red"); b.right(90)',
      'a.fd(10); b.fd(10)',
      'c = a.clone(); c.fd(5)',
      's = Screen(); s.title("x"); s.setup(300, 300); s.exitonclick()',
    );
    expect(drawing).toEqual([
      { kind: 'line', from: [0, 0], to: [10, 0], colour: '#ff0000', width: 1 },
      { kind: 'line', from: [0, 0], to: [0, -10], ...black },
      { kind: 'line', from: [10, 0], to: [15, 0], colour: '#ff0000', width: 1 },
    ]);
  });

  test('starts again for every input', async () => {
    const source = 'from turtle import *\npensize(int(input()))\nfd(10)';
    const inputs = ['5', '2'].map((stdin) => ({ kind: 'stdin' as const, stdin }));
    const observations = await observe(engine, source, inputs, LIMITS);
    expect(observations.map(({ drawing }) => drawing?.filter(({ kind }) => kind !== 'turtle'))).toEqual([
      [{ kind: 'line', from: [0, 0], to: [10, 0], colour: '#000000', width: 5 }],
      [{ kind: 'line', from: [0, 0], to: [10, 0], colour: '#000000', width: 2 }],
    ]);
  });

  test('has every name that classrooms use', async () => {
    const names =
      'forward fd backward bk back left lt right rt penup pu up pendown pd down goto setpos setposition setx sety setheading seth home circle dot color pencolor fillcolor colormode pensize width begin_fill end_fill speed hideturtle ht showturtle st heading position pos xcor ycor distance towards write bgcolor clear reset done mainloop exitonclick Turtle Screen shape stamp tracer update title setup bye isdown isvisible clearscreen onkey listen textinput numinput';
    const { output } = await drawn(
      'import turtle',
      `print([n for n in ${JSON.stringify(names)}.split() if not callable(getattr(turtle, n, None))])`,
    );
    expect(output).toBe('[]\n');
  });

  test('tells where each turtle is in the end, and whether its pen is down; not of those that are hidden', async () => {
    const { turtles } = await drawn(
      'from turtle import *\nforward(50)\nleft(90)\nother = Turtle()\nother.penup()\nother.pencolor("red")\nother.setx(-10)\ngone = Turtle()\ngone.hideturtle()',
    );
    expect(turtles).toEqual([
      { kind: 'turtle', at: [50, 0], heading: 90, colour: '#000000', down: true },
      { kind: 'turtle', at: [-10, 0], heading: 0, colour: '#ff0000', down: false },
    ]);
  });
});
