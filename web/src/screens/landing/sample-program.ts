import type { HumanLang } from '@kodestien/contract/language';
import type { Token } from './code-line.tsx';

type SampleProgram = { lines: readonly (readonly Token[])[]; output: readonly string[] };

/** Four lines and exactly what Python prints for them. */
export const SAMPLE_PROGRAM: Record<HumanLang, SampleProgram> = {
  _no: program('topp', 'varde', 'Varde', 'av', 'Fremme på'),
  _eng: program('peak', 'cairn', 'Cairn', 'of', 'You reached'),
};

function program(peak: string, cairn: string, label: string, of: string, arrived: string): SampleProgram {
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
        ['plain', `, ${cairn}, `],
        ['string', `"${of} 3"`],
        ['plain', ')'],
      ],
      [
        ['call', 'print'],
        ['plain', '('],
        ['string', `"${arrived}"`],
        ['plain', `, ${peak})`],
      ],
    ],
    output: [`${label} 1 ${of} 3`, `${label} 2 ${of} 3`, `${label} 3 ${of} 3`, `${arrived} ${summit}`],
  };
}
