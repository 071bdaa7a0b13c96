import { callIn } from './expressions.ts';
import { both, bySyntaxMessage, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { classIn, parametersOf, placeOfDef } from './program.ts';

/** Arguments with and without a name, in an order that Python cannot read. */
export const NAMED_ARGUMENTS: readonly Mistake[] = [
  {
    id: 'positional-after-keyword',
    find({ syntax, says, source, before }) {
      if (!syntax || !says(/^positional argument follows keyword argument/)) return null;
      // The column is that of the closing bracket.
      const starts = [...before.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_.])${CODE_NAME}\\(`, 'gu'))];
      const call = starts.map(({ index }) => callIn(`${before.slice(index)})`)).findLast((one) => one !== null);
      const lines = source.split('\n');
      const own = call ? classIn(source, call.callee) : null;
      const head = call ? lines[placeOfDef(lines, call.callee)]?.match(/\(([^()]*)\)/)?.[1] : undefined;
      const parameters = own ? parametersOf(own, '__init__') : head?.split(',').map((one) => one.trim());
      const given = call?.given ?? [];
      const named = given.map((one) => one.match(new RegExp(`^(${CODE_NAME})\\s*=(?!=)`, 'u'))?.[1]);
      const isInOrder = named.every((name, index) => name === undefined || name === parameters?.[index]);
      if (!call || !parameters || !isInOrder || given.length > parameters.length) return null;
      const all = given.map((one, index) => (named[index] ? one : `${parameters[index]}=${one}`));
      return texts(
        both('Et argument med navn står foran et uten navn.', 'An argument with a name comes before one without.'),
        both(
          'Etter det første med navn= må resten også ha navn.',
          'After the first one with name=, the others need a name too.',
        ),
        both(`Skriv ${call.callee}(${all.join(', ')}).`, `Write ${call.callee}(${all.join(', ')}).`),
      );
    },
  },
  bySyntaxMessage(
    'positional-after-keyword',
    /^positional argument follows keyword argument/,
    both('Et argument med navn står foran et uten navn.', 'An argument with a name comes before one without.'),
    both(
      'Etter det første med navn= må resten også ha navn.',
      'After the first one with name=, the others need a name too.',
    ),
    both('Sett verdiene uten navn først.', 'Put the values without a name first.'),
  ),
];
