/** What Playwright reports, as far as it is used here. */
type Suite = {
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; results: { status: string }[] }[] }[];
};
export type Report = { suites: Suite[]; stats: { startTime: string } };

type Look = { page: string; size: string; passed: boolean };

/** A page at one size; what is no page of its own is named by its test. */
function looksIn(suites: readonly Suite[]): Look[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        page: NAMES[title] ?? title.split(' ')[0] ?? title,
        size: projectName,
        passed: results.at(-1)?.status === 'passed',
      })),
    ),
    ...looksIn(inner),
  ]);
}

const NAMES: Record<string, string> = {
  'no group of the settings has an issue that axe can find': 'innstillingene, alle gruppene',
  'neither dialog has an issue that axe can find': 'innstillingene, dialogene',
  'no section of the admin area, nor its editor, has an issue that axe can find': 'adminområdet, alle delene',
};

/** The statement for schools, in Norwegian: what was tested, how, and what came of it. */
export function statement({ suites, stats }: Report): string {
  const looks = looksIn(suites);
  const pages = [...new Set(looks.map(({ page }) => page))].toSorted((a, b) => a.localeCompare(b, 'nb'));
  const said = (page: string, size: string) => {
    const look = looks.find((one) => one.page === page && one.size === size);
    return look ? (look.passed ? 'ingen feil' : '**feil**') : '–';
  };
  const failed = looks.filter(({ passed }) => !passed).length;
  const rows = pages.map((page) => `| ${page} | ${said(page, 'mobile')} | ${said(page, 'desktop')} |`);
  const [day = ''] = stats.startTime.split('T');
  return TEMPLATE.replace('{rows}', rows.join('\n'))
    .replace('{day}', day)
    .replace('{looks}', String(looks.length))
    .replace('{pages}', String(pages.length))
    .replace('{verdict}', failed === 0 ? 'Ingen av dem hadde feil som axe kan finne.' : `${failed} av dem hadde feil.`);
}

const TEMPLATE = `# Tilgjengelighet: grunnlag for en erklæring

Skrevet av \`npm run accessibility\` fra resultatet av testene {day}. Ikke rett i filen: kjør kommandoen på nytt.

Offentlige virksomheter publiserer den formelle erklæringen på uustatus.no, én for hvert nettsted. Den fylles ut av dem som driver
installasjonen. Dette er det Kodestien selv kan dokumentere.

## Krav

Nettsteder som brukes i skolen, skal følge forskrift om universell utforming av IKT, som viser til WCAG 2.1 på nivå A og AA. Testene
ser etter WCAG 2.0, 2.1 og 2.2 på nivå A og AA, og etter det axe kaller god praksis.

## Resultat

{looks} undersøkelser av {pages} sider og deler med axe-core i Chromium: på 390 piksler i lyst tema og på norsk, og på 1280 piksler i
mørkt tema. {verdict}

| Side | 390 px, lyst | 1280 px, mørkt |
|---|---|---|
{rows}

## Dette er også testet

| Hva | Hvor |
|---|---|
| Fokus flyttes dit en side eller en dialog åpnes | \`e2e/signed-out/focus.spec.ts\` |
| Menyene kan brukes med tastatur alene | \`e2e/signed-out/header-keyboard.desktop.spec.ts\` |
| Sidene kan leses uten skript og i eldre nettlesere | \`e2e/signed-out/older-browsers.spec.ts\` |
| Oppgaver, spørsmål, steg for steg og innlogging med Feide undersøkes med axe mens de brukes | \`e2e/signed-out/exercise.desktop.spec.ts\`, \`e2e/signed-out/quiz.spec.ts\`, \`e2e/signed-out/step-through.desktop.spec.ts\`, \`e2e/signed-in/provider.spec.ts\` |

## Dette er ikke testet

- Et program finner bare en del av kravene. Ingen uavhengig ekspert har gått gjennom nettstedet.
- Det er ikke prøvd av brukere med skjermleser, leselist eller bryterstyring.
- Programmer og sider som elever selv skriver, kan ha feil. De vises i en ramme for seg.
- Tavla og sidene for klasser er ikke med i tabellen over.

## Meld fra om feil

Skriv til adressen som står under «Om oss» i installasjonen (\`CONTACT_EMAIL\`). Uu-tilsynet er tilsynsmyndighet.
`;
