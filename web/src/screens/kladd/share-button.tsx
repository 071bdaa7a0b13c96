import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { copyText } from '../../lesson/rendered/copy-text.ts';
import { type SharedProgram, toFragment } from '../../lesson/scratchpad/program-link.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './kladd.module.css';

type Outcome = { kind: 'copied' } | { kind: 'too_long' } | { kind: 'show'; link: string };

/** Copies a link that holds the program itself. */
export function ShareButton({ program }: { program: SharedProgram }) {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { language, code, page, files } = program;
  // What was said is about the program as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setOutcome(null), [language, code, page, files]);

  async function share() {
    const fragment = await toFragment(program);
    if (fragment === null) return setOutcome({ kind: 'too_long' });
    const link = window.location.origin + paths.kladd(fragment);
    setOutcome((await copyText(link)) ? { kind: 'copied' } : { kind: 'show', link });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void share()}>
        {t('kladd.share')}
      </Button>
      <div role="status" className={styles.shared}>
        {outcome?.kind === 'copied' && t('kladd.share.copied')}
        {outcome?.kind === 'too_long' && t('kladd.share.too_long')}
        {outcome?.kind === 'show' && t('kladd.share.show')}
      </div>
      {outcome?.kind === 'show' && (
        <Field name="link" label={t('kladd.share.link')} value={outcome.link} onChange={() => {}} readOnly />
      )}
    </>
  );
}
