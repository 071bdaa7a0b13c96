import { PROJECT_LEVELS } from '@kodestien/contract/document/projects';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import styles from './project.module.css';

type AimListProps = {
  block: ReaderBlockOf<'project'>;
  reached: readonly string[];
  /** Without it the aims are there to be read. */
  onReached?: (id: string, isReached: boolean) => void;
};

/** The aims of a project level by level, ticked off by the one who made it. */
export function AimList({ block, reached, onReached }: AimListProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.levels}>
      {PROJECT_LEVELS.map((level) => {
        const aims = block.aims.filter((aim) => aim.level === level);
        const done = aims.filter(({ id }) => reached.includes(id)).length;
        return (
          <fieldset key={level} className={styles.level} data-done={done === aims.length || undefined}>
            <legend>
              {t(`doc.project.level.${level}`)}{' '}
              <span className={styles.count}>{t('project.aims.count', { done, all: aims.length })}</span>
            </legend>
            {onReached ? (
              aims.map(({ id, txt }) => (
                <CheckboxField
                  key={id}
                  label={txt[lang]}
                  checked={reached.includes(id)}
                  onChange={(isReached) => onReached(id, isReached)}
                />
              ))
            ) : (
              <ul className={styles.aims}>
                {aims.map(({ id, txt }) => (
                  <li key={id}>{txt[lang]}</li>
                ))}
              </ul>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
