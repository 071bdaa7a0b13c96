import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useState } from 'react';
import { useOwnClasses } from '../../../account/own-classes.ts';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { classPaths } from '../../../class-paths.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ShownProject } from '../../projects/shown-project.ts';
import { useLearningPage } from '../page-context.ts';
import type { Notes } from './notes.ts';
import styles from './project.module.css';

type ShowInClassProps = { block: ReaderBlockOf<'project'>; shown: ShownProject; notes: Notes };

/** A copy of the project for the class; nothing here for someone who goes to none. */
export function ShowInClass({ block, shown, notes }: ShowInClassProps) {
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const page = useLearningPage();
  const classes = useOwnClasses()?.member ?? [];
  const { busy, failure, run } = useAction();
  const [named, setNamed] = useState(false);
  const [done, setDone] = useState<{ id: string; name: string; nr: number } | null>(null);
  if (!page || classes.length === 0) return null;

  const show = ({ id, name }: { id: string; name: string }) =>
    void run(async () => {
      setDone(null);
      const { framvisning } = await call('POST framvisning', {
        id,
        doc_slug: page.document.slug,
        blokk_slug: block.slug,
        human_lang: lang,
        title: shown.title,
        program: shown.code,
        named,
        ...(shown.page !== null && { page: shown.page }),
        ...(shown.plan !== null && { plan: shown.plan }),
        ...(shown.reflection && {
          reflection: {
            aims: block.aims.map((aim) => aim.id).filter((aim) => notes.aims.includes(aim)),
            answers: block.questions.flatMap(({ id: question }) => {
              const answer = notes.answers[question]?.trim();
              return answer ? [{ question, answer }] : [];
            }),
          },
        }),
      });
      setDone({ id, name, nr: framvisning });
    });

  return (
    <fieldset className={styles.inClass}>
      <legend>{t('project.class')}</legend>
      <p className="soft small">{t('project.class.hint')}</p>
      <CheckboxField
        label={t('project.class.named')}
        hint={t('project.class.named.hint')}
        checked={named}
        onChange={setNamed}
      />
      <p className="row wrap gap-1">
        {classes.map((one) => (
          <Button key={one.id} loading={busy} onClick={() => show(one)}>
            {t('project.class.show', { name: one.name })}
          </Button>
        ))}
      </p>
      <div role="status">
        {done && (
          <p className="small">
            {t('project.class.done', { name: done.name })}{' '}
            <TextLink to={classPaths.showing(done.id, done.nr)}>{t('project.class.open')}</TextLink>
          </p>
        )}
      </div>
      {failure !== null && (
        <Notice tone="bad" live title={t('project.class.failed')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </fieldset>
  );
}
