import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInterrupted, letChildrenHandleSignals } from './run-command.mjs';
import { duration, fail, say } from './terminal.mjs';
import { chooseSteps, STEPS } from './test-steps.mjs';
import { summarize } from './test-summary.mjs';

const steps = chooseSteps(process.argv.slice(2));
if (typeof steps === 'string') fail(steps);

letChildrenHandleSignals();
const reports = mkdtempSync(join(tmpdir(), 'kodestien-test-'));
/** @type {import('./test-summary.mjs').StepResult[]} */
const results = [];
for (const step of STEPS.filter(({ name }) => steps.includes(name))) {
  if (isInterrupted()) break;
  say(`\n=== ${step.name}: ${step.title}`);
  const started = performance.now();
  const outcome = await step.run(reports);
  const milliseconds = performance.now() - started;
  say(`=== ${step.name} took ${duration(milliseconds)}`);
  results.push({ name: step.name, milliseconds, ...outcome });
}
rmSync(reports, { recursive: true, force: true });

const { lines, ok } = summarize(results);
say(`\n${lines.join('\n')}`);
process.exitCode = isInterrupted() ? 130 : ok ? 0 : 1;
