import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathTo } from './project.mjs';
import { fail } from './terminal.mjs';

/**
 * Words that code and comments do without, and what engineers write instead. Texts that people read have rules of their own
 * (docs/wording.md).
 *
 * @type {[RegExp, string][]}
 */
const WORDS = [
  [/(?<!our )\b\w*(?<!de)fault(?!handler)\w*/i, 'error, issue'],
  [/\bsomebody\b/i, 'someone, a user'],
  [/\bwhoever\b/i, 'anyone who, the caller'],
  [/\banew\b/i, 'again'],
  [/\bstands\b/i, 'is'],
  [/\w*wanted\w*/i, 'requested, expected, needed'],
  [/\btreacherous\w*/i, 'unsafe'],
  [/\bdeeds?\b/i, 'action'],
  [/\bsurroundings\b/i, 'dependencies'],
  [/\bPATIENCE\w*/, 'TIMEOUT_MS'],
  [/\bREST_MS\b/, 'DEBOUNCE_MS'],
  [/^\s*(?:\/\/|\/?\*).*\basked for\b/i, 'requested'],
  [/\b(?:const|let) told\b|\bisTold\b/, 'reported, shown'],
  [/\(known\) =>/, 'one, existing, cached'],
];
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.py'];
const SELF = 'scripts/lint-words.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES], {
  cwd: pathTo(),
  encoding: 'utf8',
}).split('\n');
const found = files
  .filter((file) => file !== '' && file !== SELF)
  .flatMap((file) =>
    readFileSync(pathTo(file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        WORDS.flatMap(([word, instead]) => {
          const [match] = word.exec(line) ?? [];
          return match ? [`${file}:${index + 1}: "${match}". Write: ${instead}.`] : [];
        }),
      ),
  );
if (found.length > 0) fail(found.join('\n'));
