import { cruise } from 'dependency-cruiser';
import { forbidden, options } from '../.dependency-cruiser.mjs';
import { pathTo } from './project.mjs';
import { fail } from './terminal.mjs';

const SOURCES = ['contract/src', 'sandbox/src', 'server/src', 'web/src'];

const { output } = await cruise(SOURCES, {
  ...options,
  baseDir: pathTo(),
  ruleSet: { forbidden },
  validate: true,
});
if (typeof output === 'string') throw new Error(output);
const { violations, totalCruised } = output.summary;
// Without this, a parser that reads nothing would find nothing wrong.
if (totalCruised < 1000) fail(`Only ${totalCruised} files were read: the import rules were not checked.`);
if (violations.length > 0) {
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const lines = violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${from} → ${way}\n  ${comments.get(rule.name)} (${rule.name})`;
  });
  fail(lines.join('\n'));
}
