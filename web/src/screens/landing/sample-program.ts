import type { HumanLang } from '@kodestien/contract/language';
import type { Token } from './code-line.tsx';

type SampleProgram = { lines: readonly (readonly Token[])[]; output: readonly string[] };

/** Four lines and exactly what Python prints for them; short enough for a phone. */
export const SAMPLE_PROGRAM: Record<HumanLang, SampleProgram> = {
  _no: program('topp', 'varde', 'Varde', 'Fremme på'),
  _eng: program('peak', 'cairn', 'Cairn', 'You reached'),
};

export function sourceOf({ lines }: SampleProgram): string {
  return lines.map((tokens) => tokens.map(([, text]) => text).join('')).join('\n');
}

function program(peak: string, cairn: string, label: string, arrived: string): SampleProgram {
  const summit = 'Galdhøpiggen';
  return {
    lines: [
      [
        ['plain', `${peak} = `],
        ['string', `"${summit}"`],
      ],
      [
        ['keyword', 'for'],
        ['plain', ` ${cairn} `],
        ['keyword', 'in'],
        ['call', ' range'],
        ['plain', '('],
        ['number', '1'],
        ['plain', ', '],
        ['number', '4'],
        ['plain', '):'],
      ],
      [
        ['call', '    print'],
        ['plain', '('],
        ['string', `"${label}"`],
        ['plain', `, ${cairn})`],
      ],
      [
        ['call', 'print'],
        ['plain', '('],
        ['string', `"${arrived}"`],
        ['plain', `, ${peak})`],
      ],
    ],
    output: [`${label} 1`, `${label} 2`, `${label} 3`, `${arrived} ${summit}`],
  };
}
