import { callIn } from './expressions.ts';
import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { ancestorsOf, blocksAround, bodyOf, classIn, indentOf, isStatic, placeOfDef } from './program.ts';

/** Methods of the program's own classes that are in the wrong place, or are called in another way than they are made. */
export const OWN_METHODS: readonly Mistake[] = [
  {
    id: 'object-replaced-by-answer',
    find({ type, says, failed, source }) {
      const [, name = ''] =
        (type === 'AttributeError' &&
          says(/^'NoneType' object has no attribute/) &&
          failed.match(new RegExp(`^(${CODE_NAME})\\.`, 'u'))) ||
        [];
      const call =
        name && source.match(new RegExp(`^\\s*${name}\\s*=\\s*(${name}\\.(${CODE_NAME})\\(.*\\))\\s*$`, 'mu'));
      const lines = source.split('\n');
      const at = call ? placeOfDef(lines, call[2] ?? '') : -1;
      return call && at >= 0 && !bodyOf(lines, at).some((one) => /\breturn\b/.test(one))
        ? texts(
            both(
              `${name} er None, fordi ${call[2]} ikke gir noe tilbake.`,
              `${name} is None, because ${call[2]} gives nothing back.`,
            ),
            both(`${call[2]} endrer objektet selv.`, `${call[2]} changes the object itself.`),
            both(`Skriv bare ${call[1]}, uten ${name} = foran.`, `Write just ${call[1]}, without ${name} = before it.`),
          )
        : null;
    },
  },
  {
    id: 'method-inside-method',
    find({ type, says, source }) {
      const [, owner = '', name = ''] =
        (type === 'AttributeError' && says(/^'(\w+)' object has no attribute '(\w+)'/)) || [];
      const own = owner ? classIn(source, owner) : null;
      const at = own ? placeOfDef(own.body, name) : -1;
      const first = own?.body.find((one) => /^\s*def\b/.test(one)) ?? '';
      const head = own && at >= 0 ? blocksAround(own.body, at).find((one) => /^def\b/.test(one)) : undefined;
      const around = head?.match(/^def\s+([\p{L}\p{N}_]+)/u)?.[1];
      return own && around && indentOf(own.body[at] ?? '') > indentOf(first)
        ? texts(
            both(`def ${name} er inni ${around}.`, `def ${name} is inside ${around}.`),
            both(
              `Da er ${name} en funksjon i ${around}, og ingen metode i ${owner}.`,
              `Then ${name} is a function in ${around}, and no method of ${owner}.`,
            ),
            both(
              `Flytt def ${name} og linjene under mot venstre, så def ${name} har samme innrykk som def ${around}.`,
              `Move def ${name} and the lines below it to the left, until def ${name} is indented like def ${around}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'static-method-with-self',
    find({ type, says, source }) {
      const [, owner = '', method = ''] =
        (type === 'TypeError' && says(/^(\w+)\.(\w+)\(\) missing 1 required positional argument/)) || [];
      const own = owner ? classIn(source, owner) : null;
      const line = own?.body[placeOfDef(own.body, method)] ?? '';
      return own && isStatic(source, owner, method) && /\(\s*self\b/.test(line)
        ? texts(
            both(
              `${method} har @staticmethod over seg, og får derfor ikke self.`,
              `${method} has @staticmethod above it, and therefore gets no self.`,
            ),
            both(
              'En slik metode får bare verdiene i parentesen.',
              'Such a method gets only the values in the parentheses.',
            ),
            both(`Ta bort self i linjen med def ${method}.`, `Remove self from the line with def ${method}.`),
          )
        : null;
    },
  },
  {
    id: 'value-of-other-method',
    find({ type, says, source, failed }) {
      const [, owner = '', name = ''] =
        (type === 'AttributeError' && says(/^'(\w+)' object has no attribute '(\w+)'/)) || [];
      const own = owner ? classIn(source, owner) : null;
      const target = new RegExp(`^\\s*self\\.${name}\\s*=(?!=)`, 'u');
      const at =
        own && owner && /^[\p{L}_][\p{L}\p{N}_]*\.[\p{L}_]/u.test(failed)
          ? own.body.findIndex((one) => target.test(one))
          : -1;
      const head = own && at >= 0 ? blocksAround(own.body, at).find((one) => /^def\b/.test(one)) : undefined;
      const method = head?.match(/^def\s+([\p{L}\p{N}_]+)/u)?.[1];
      if (!own || !method || method === '__init__' || ancestorsOf(source, owner).length > 0) return null;
      const isCalled = new RegExp(`\\.${method}\\(`, 'u').test(source);
      return isCalled
        ? null
        : texts(
            both(
              `Objektet av klassen ${owner} har ikke ${name} ennå.`,
              `The object of the class ${owner} has no ${name} yet.`,
            ),
            both(
              `Det får ${name} i metoden ${method}, og den er ikke kalt.`,
              `It gets ${name} in the method ${method}, and that is not called.`,
            ),
            both(
              `Kall ${method} først, eller gi ${name} en verdi i __init__.`,
              `Call ${method} first, or give ${name} a value in __init__.`,
            ),
          );
    },
  },
  {
    id: 'operator-of-own-class',
    find({ type, says, source }) {
      const [, sign = '', owner = ''] =
        (type === 'TypeError' && says(/^unsupported operand type\(s\) for ([-+*/]): '(\w+)' and '\2'/)) || [];
      const name = { '+': '__add__', '-': '__sub__', '*': '__mul__', '/': '__truediv__' }[sign];
      return name && classIn(source, owner)
        ? texts(
            both(
              `Klassen ${owner} sier ikke hva ${sign} betyr for objektene.`,
              `The class ${owner} does not say what ${sign} means for its objects.`,
            ),
            both(`Python ser etter metoden ${name} i klassen.`, `Python looks for the method ${name} in the class.`),
            both(
              `Lag def ${name}(self, other): i ${owner}, eller regn med verdiene i objektene.`,
              `Make def ${name}(self, other): in ${owner}, or calculate with the values of the objects.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'append-missing-after-list',
    find({ type, says, failed, plain }) {
      const call = type === 'TypeError' && says(/^'list' object is not callable/) ? callIn(failed) : null;
      // A line that does nothing else does not fetch a value.
      return call &&
        call.given.length === 1 &&
        plain.trim().startsWith(`${call.callee}(`) &&
        /\)$/.test(plain.trim()) &&
        !/=|\)\s*\./.test(plain)
        ? texts(
            both(`${call.callee} er en liste, og kan ikke kjøres.`, `${call.callee} is a list, and cannot be run.`),
            both('append legger til en verdi i en liste.', 'append adds a value to a list.'),
            both(`Skriv ${call.callee}.append(${call.given[0]}).`, `Write ${call.callee}.append(${call.given[0]}).`),
          )
        : null;
    },
  },
  {
    id: 'values-given-to-super',
    find({ type, says, failed }) {
      const call = type === 'TypeError' && says(/^super\(\) argument 1 must be a type/) ? callIn(failed) : null;
      return call?.callee === 'super'
        ? texts(
            both('super( ) tar ikke imot verdiene.', 'super( ) does not take the values.'),
            both(
              'super() gir klassen over, og det er __init__ der som skal ha dem.',
              'super() gives the class above, and it is __init__ there that should get them.',
            ),
            both(
              `Skriv super().__init__(${call.given.join(', ')}).`,
              `Write super().__init__(${call.given.join(', ')}).`,
            ),
          )
        : null;
    },
  },
];
