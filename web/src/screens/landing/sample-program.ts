import type { HumanLang } from '@kodestien/contract/language';

type SampleProgram = { code: string; output: string };

/** Four lines and exactly what Python prints for them; short enough for a phone. */
export const SAMPLE_PROGRAM: Record<HumanLang, SampleProgram> = {
  _no: program('topp', 'varde', 'Varde', 'Fremme på'),
  _eng: program('peak', 'cairn', 'Cairn', 'You reached'),
};

function program(peak: string, cairn: string, label: string, arrived: string): SampleProgram {
  const summit = 'Galdhøpiggen';
  return {
    code: `${peak} = "${summit}"
for ${cairn} in range(1, 4):
    print("${label}", ${cairn})
print("${arrived}", ${peak})`,
    output: `${label} 1\n${label} 2\n${label} 3\n${arrived} ${summit}`,
  };
}
