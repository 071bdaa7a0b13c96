import { ConfigError } from '../config.ts';
import { placeOf, readContent } from '../document/files/content-folder.ts';
import { ENFORCED, RULES, ruleIssues } from '../document/guide/exercise-rules.ts';
import { listIssues } from '../document/issue.ts';
import { CONTENT_FOLDER } from '../document/source/content-root.ts';
import { table } from '../table.ts';

/** `npm run content -- rules`: what breaks a rule, and how many exercises each rule is broken by. */
export async function listRules(slug: string | undefined): Promise<string> {
  const { documents } = await readContent(CONTENT_FOLDER);
  const bySlug = new Map(documents.map((read) => [read.document.slug, read]));
  const meant = documents.filter(
    ({ document }) => slug === undefined || document.slug === slug || document.parent === slug,
  );
  if (meant.length === 0) throw new ConfigError([`There is no document "${slug}".`]);
  const issues = meant.flatMap(({ document }) => ruleIssues(document));
  const rows = RULES.map((rule) => {
    const broken = issues.filter((issue) => issue.rule === rule);
    const exercises = new Set(broken.map(({ slug: owner, block }) => `${owner}#${block}`));
    return [rule, ENFORCED[rule] ? 'yes' : 'no', String(exercises.size), String(broken.length)];
  });
  const counts = table([['rule', 'enforced', 'exercises', 'issues'], ...rows]);
  const list = listIssues(issues.map((issue) => placeOf(issue, bySlug)));
  return slug === undefined ? counts : [list, counts].filter(Boolean).join('\n\n');
}
