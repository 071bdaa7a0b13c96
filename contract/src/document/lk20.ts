import type { Translated } from '../language.ts';

type Aim = { id: string; txt: Translated };
type Curriculum = {
  /** What teachers call it. */
  short: Translated;
  name: Translated;
  /** Those that can be trained here, in our words: the Directorate's own are on udir.no and change. */
  aims: readonly [Aim, ...Aim[]];
};

function mathematics(year: number, no: string, eng: string): Curriculum {
  return {
    short: { _no: `Matematikk ${year}`, _eng: `Mathematics ${year}` },
    name: { _no: `matematikk ${year}. trinn`, _eng: `mathematics, year ${year}` },
    aims: [{ id: `mat${year}`, txt: { _no: no, _eng: eng } }],
  };
}

/** Every Norwegian curriculum (LK20) that a lesson can belong to, and, where it has several sets of aims, the year or the subject. */
export const CURRICULA = {
  'PRG01-02': {
    short: { _no: 'Valgfag', _eng: 'Elective' },
    name: { _no: 'valgfaget programmering', _eng: 'the elective programming' },
    aims: [
      {
        id: 'prg-explain',
        txt: {
          _no: 'forklare hvordan et program virker, og lese andres kode',
          _eng: 'explaining how a program works, and reading other people’s code',
        },
      },
      {
        id: 'prg-languages',
        txt: { _no: 'bruke flere programmeringsspråk', _eng: 'using several programming languages' },
      },
      {
        id: 'prg-principles',
        txt: {
          _no: 'bruke variabler, vilkår, løkker og funksjoner',
          _eng: 'using variables, conditions, loops and functions',
        },
      },
      {
        id: 'prg-problems',
        txt: {
          _no: 'dele et problem i mindre deler og løse dem med kode',
          _eng: 'dividing a problem into smaller ones and solving them with code',
        },
      },
      {
        id: 'prg-product',
        txt: {
          _no: 'planlegge og lage noe digitalt som er lett å bruke',
          _eng: 'planning and making something digital that is easy to use',
        },
      },
      {
        id: 'prg-debug',
        txt: {
          _no: 'lage og feilsøke programmer, også simuleringer',
          _eng: 'making and debugging programs, simulations too',
        },
      },
    ],
  },
  'INF01-02 IT1': {
    short: { _no: 'IT1', _eng: 'IT1' },
    name: { _no: 'informasjonsteknologi 1', _eng: 'information technology 1' },
    aims: [
      {
        id: 'it1-web',
        txt: { _no: 'lage nettsider med markeringsspråk', _eng: 'making web pages with a markup language' },
      },
      {
        id: 'it1-data',
        txt: { _no: 'lagre, hente og vise data på nettsider', _eng: 'storing, fetching and showing data on web pages' },
      },
      {
        id: 'it1-everyone',
        txt: {
          _no: 'vurdere brukervennlighet og universell utforming',
          _eng: 'judging usability and universal design',
        },
      },
    ],
  },
  'INF01-02 IT2': {
    short: { _no: 'IT2', _eng: 'IT2' },
    name: { _no: 'informasjonsteknologi 2', _eng: 'information technology 2' },
    aims: [
      {
        id: 'it2-alternatives',
        txt: { _no: 'vurdere flere løsninger på samme problem', _eng: 'weighing several solutions to one problem' },
      },
      {
        id: 'it2-classes',
        txt: {
          _no: 'lage programmer med klasser, objekter og metoder',
          _eng: 'making programs with classes, objects and methods',
        },
      },
      {
        id: 'it2-debug',
        txt: { _no: 'bruke strategier for feilsøking og testing', _eng: 'using strategies for debugging and testing' },
      },
      { id: 'it2-reuse', txt: { _no: 'skrive kode som kan brukes om igjen', _eng: 'writing code that can be reused' } },
      {
        id: 'it2-data',
        txt: {
          _no: 'hente, analysere og vise data fra virkelige datasett',
          _eng: 'fetching, analysing and showing data from real data sets',
        },
      },
    ],
  },
  'PROGMOD X': {
    short: { _no: 'Programmering og modellering X', _eng: 'Programming and modelling X' },
    name: { _no: 'programmering og modellering X', _eng: 'programming and modelling X' },
    aims: [
      {
        id: 'x-problems',
        txt: {
          _no: 'dele et problem i delproblemer og finne en algoritme',
          _eng: 'dividing a problem and finding an algorithm',
        },
      },
      {
        id: 'x-model',
        txt: { _no: 'lage og utforske modeller med kode', _eng: 'making and exploring models with code' },
      },
      {
        id: 'x-simulate',
        txt: {
          _no: 'simulere og vurdere hva resultatet er verdt',
          _eng: 'simulating, and judging what the result is worth',
        },
      },
    ],
  },
  'MAT01-05 5': mathematics(
    5,
    'lage algoritmer med variabler, vilkår og løkker',
    'making algorithms with variables, conditions and loops',
  ),
  'MAT01-05 6': mathematics(
    6,
    'utforske figurer og mønstre med løkker og funksjoner',
    'exploring figures and patterns with loops and functions',
  ),
  'MAT01-05 7': mathematics(
    7,
    'utforske data i tabeller og datasett med kode',
    'exploring data in tables and data sets with code',
  ),
  'MAT01-05 8': mathematics(8, 'lage, teste og forbedre algoritmer', 'making, testing and improving algorithms'),
  'MAT01-05 9': mathematics(
    9,
    'simulere tilfeldige forsøk og regne ut sannsynlighet',
    'simulating random experiments and working out probability',
  ),
  'MAT01-05 10': mathematics(
    10,
    'utforske matematiske sammenhenger med kode',
    'exploring relations in mathematics with code',
  ),
  'MAT09-01': {
    short: { _no: '1T', _eng: '1T' },
    name: { _no: 'matematikk 1T', _eng: 'mathematics 1T' },
    aims: [
      {
        id: '1t-problems',
        txt: {
          _no: 'løse problemer med algoritmisk tenkning og programmering',
          _eng: 'solving problems by computational thinking and programming',
        },
      },
    ],
  },
  'MAT08-01': {
    short: { _no: '1P', _eng: '1P' },
    name: { _no: 'matematikk 1P', _eng: 'mathematics 1P' },
    aims: [
      {
        id: '1p-model',
        txt: {
          _no: 'utforske priser, prosent og vekst med digitale verktøy',
          _eng: 'exploring prices, percentages and growth with digital tools',
        },
      },
    ],
  },
  'MAT03-02 R1': {
    short: { _no: 'R1', _eng: 'R1' },
    name: { _no: 'matematikk R1', _eng: 'mathematics R1' },
    aims: [
      {
        id: 'r1-data',
        txt: {
          _no: 'arbeide selvstendig med datasett og legge frem det man finner',
          _eng: 'working with data sets on one’s own, and presenting what one finds',
        },
      },
      { id: 'r1-numeric', txt: { _no: 'bruke numeriske metoder', _eng: 'using numerical methods' } },
    ],
  },
  'NAT01-04 10': {
    short: { _no: 'Naturfag 10', _eng: 'Science 10' },
    name: { _no: 'naturfag 10. trinn', _eng: 'science, year 10' },
    aims: [
      {
        id: 'nat10',
        txt: {
          _no: 'utforske målinger fra naturen med programmering',
          _eng: 'exploring measurements from nature with programming',
        },
      },
    ],
  },
} as const satisfies Record<string, Curriculum>;

export type Lk20 = keyof typeof CURRICULA;
export const LK20 = Object.keys(CURRICULA) as [Lk20, ...Lk20[]];

export function curriculumOf(tag: Lk20): Curriculum {
  return CURRICULA[tag];
}

/** Every aim with the curriculum that it is in. */
export const AIMS: readonly (Aim & { tag: Lk20 })[] = LK20.flatMap((tag) =>
  curriculumOf(tag).aims.map((aim) => ({ ...aim, tag })),
);
export const AIM_IDS = AIMS.map(({ id }) => id);

/**
 * What a lesson trains, from what its author wrote: a curriculum with a single aim says by its tag which, and an aim says
 * which curriculum it is of.
 */
export function trainedBy(lk20: readonly Lk20[], aims: readonly string[]): { lk20: Lk20[]; aims: string[] } {
  const named = AIMS.filter(
    ({ id, tag }) => aims.includes(id) || (lk20.includes(tag) && curriculumOf(tag).aims.length === 1),
  );
  return {
    lk20: LK20.filter((tag) => lk20.includes(tag) || named.some((aim) => aim.tag === tag)),
    aims: named.map(({ id }) => id),
  };
}
