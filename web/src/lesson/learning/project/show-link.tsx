import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toProjectFragment } from '../../projects/project-link.ts';
import type { ShownProject } from '../../projects/shown-project.ts';
import { copyText } from '../../rendered/copy-text.ts';
import styles from './project.module.css';

type Outcome = { of: string } & ({ kind: 'copied' } | { kind: 'too_long' } | { kind: 'show'; link: string });

/** A link that holds what is shown, to copy or to look at first. */
export function ShowLink({ shown }: { shown: ShownProject }) {
  const t = useT();
  const navigate = useNavigate();
  const [last, setOutcome] = useState<Outcome | null>(null);
  const of = JSON.stringify(shown);
  // What was said is about the project as it was.
  const outcome = last?.of === of ? last : null;

  async function look() {
    const fragment = await toProjectFragment(shown);
    if (fragment === null) setOutcome({ of, kind: 'too_long' });
    else await navigate(paths.framvisning(fragment));
  }
  async function copy() {
    const fragment = await toProjectFragment(shown);
    if (fragment === null) return setOutcome({ of, kind: 'too_long' });
    const link = window.location.origin + paths.framvisning(fragment);
    setOutcome((await copyText(link)) ? { of, kind: 'copied' } : { of, kind: 'show', link });
  }

  return (
    <div className={styles.link}>
      <p className="row wrap gap-1">
        <Button onClick={() => void look()}>{t('project.show.look')}</Button>
        <Button onClick={() => void copy()}>{t('project.show.copy')}</Button>
      </p>
      <div role="status" className="small soft">
        {outcome?.kind === 'copied' && t('project.show.copied')}
        {outcome?.kind === 'too_long' && t('project.show.too_long')}
        {outcome?.kind === 'show' && t('project.show.by_hand')}
      </div>
      {outcome?.kind === 'show' && (
        <Field name="link" label={t('project.show.link')} value={outcome.link} onChange={() => {}} readOnly />
      )}
    </div>
  );
}
