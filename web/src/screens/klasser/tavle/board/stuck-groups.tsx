import type { StuckGroup } from '@kodestien/contract/classes/board';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { type Translate, useT } from '../../../../i18n/use-t.ts';
import { Heading } from '../../../../ui/heading.tsx';
import styles from './board.module.css';

type StuckGroupsProps = {
  groups: readonly StuckGroup[];
  onOpen: (group: StuckGroup) => void;
  onProject: (group: StuckGroup) => void;
  isProjected: boolean;
};

/** The most common mistake of each exercise, with the program of one who made it. */
export function StuckGroups({ groups, onOpen, onProject, isProjected }: StuckGroupsProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <section className="stack gap-2" aria-labelledby="stuck">
      <Heading level={2} size="h3" id="stuck">
        {t('klasse_tavle.stuck.title')}
      </Heading>
      {groups.length === 0 && <p className="soft">{t('klasse_tavle.stuck.none')}</p>}
      {groups.map((group) => (
        <article key={group.blokk_slug} className={styles.group}>
          <p className="strong breaks">
            {group.tittel[lang]} · {t('klasse_tavle.stuck.pupils', { count: group.pupils })}
          </p>
          <p className="soft small breaks">{failureText(t, group)}</p>
          <pre className={styles.program} translate="no">
            {shortened(group.example.program)}
          </pre>
          <p className="row wrap gap-2">
            <button type="button" className={styles.link} onClick={() => onOpen(group)}>
              {t('klasse_tavle.stuck.open')}
            </button>
            {!isProjected && (
              <button type="button" className={styles.link} onClick={() => onProject(group)}>
                {t('klasse_tavle.stuck.project')}
              </button>
            )}
          </p>
        </article>
      ))}
    </section>
  );
}

/** What went wrong in the most common way, and for how many. */
export function failureText(
  t: Translate,
  { same, check, got, error, line }: Pick<StuckGroup, 'same' | 'check' | 'got' | 'error' | 'line'>,
): string {
  if (error !== null) {
    return line === null
      ? t('klasse_tavle.stuck.error', { error, same })
      : t('klasse_tavle.stuck.error_line', { error, line, same });
  }
  if (got !== null && got.trim() !== '') {
    return t('klasse_tavle.stuck.got', { check: check ?? '', got: beginningOf(got.trim()), same });
  }
  return t('klasse_tavle.stuck.check', { check: check ?? '', same });
}

const GOT_MAX = 60;

function beginningOf(got: string): string {
  return got.length > GOT_MAX ? `${got.slice(0, GOT_MAX).trimEnd()} …` : got;
}

const LINES_MAX = 6;

function shortened(program: string): string {
  const lines = program.split('\n');
  return lines.length > LINES_MAX ? [...lines.slice(0, LINES_MAX), '…'].join('\n') : program;
}
