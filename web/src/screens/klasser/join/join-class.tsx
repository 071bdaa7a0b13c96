import 'messages:klasse';
import type { OwnClass } from '@kodestien/contract/classes/class';
import { PUPIL_NAME_MAX, tidyClassCode } from '@kodestien/contract/classes/rules';
import { type FormEvent, useState } from 'react';
import { focusField } from '../../../account/form/focus-field.ts';
import { ownClassesChanged } from '../../../account/own-classes.ts';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { classPaths } from '../../../class-paths.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Cairn } from '../../../ui/cairn.tsx';
import { Contours } from '../../../ui/contours.tsx';
import { Field } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './join-class.module.css';

export function JoinClass() {
  const t = useT();
  const [joined, setJoined] = useState<OwnClass | null>(null);
  useDocumentTitle(t('klasse.title'));
  if (joined) return <Joined joined={joined} />;
  return (
    <div className={styles.page}>
      <Contours />
      <JoinForm onJoined={setJoined} />
      <section className={styles.sees} aria-labelledby="teacher-sees">
        <Heading level={2} size="h4" id="teacher-sees">
          {t('klasse.sees.title')}
        </Heading>
        <p>{t('klasse.sees.text')}</p>
      </section>
    </div>
  );
}

function JoinForm({ onJoined }: { onJoined: (joined: OwnClass) => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run, forgetFailure } = useAction();
  const fullName = useAppSelector(({ user_profil }) => user_profil.full_name);
  const [typed, setTyped] = useState('');
  const [name, setName] = useState(fullName);
  const [tried, setTried] = useState(false);
  const code = tidyClassCode(typed);
  const isNameless = name.trim() === '';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!code || isNameless) return focusField(event.currentTarget, code ? 'name' : 'code');
    void run(async () => {
      onJoined(await call('POST klasse_bli_med', { code, name: name.trim() }));
      ownClassesChanged();
    });
  }

  return (
    <Panel width="form" labelledBy="join-class">
      <form className="stack gap-3" noValidate onSubmit={onSubmit}>
        <div className="stack gap-1">
          <Heading level={1} id="join-class" tabIndex={-1}>
            {t('klasse.title')}
          </Heading>
          <p>{t('klasse.lead')}</p>
        </div>
        <div className={styles.code}>
          <Field
            name="code"
            label={t('klasse.code')}
            value={typed}
            onChange={(value) => {
              setTried(false);
              forgetFailure();
              setTyped(value);
            }}
            placeholder="FJELL-482"
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={tried && !code ? t('klasse.code.wrong') : null}
          />
        </div>
        <Field
          name="name"
          label={t('klasse.name')}
          hint={t('klasse.name.hint')}
          value={name}
          onChange={setName}
          maxLength={PUPIL_NAME_MAX}
          autoComplete="name"
          error={tried && isNameless ? t('klasse.name.required') : null}
        />
        {failure !== null && (
          <Notice tone="bad" live title={t('klasse.failed')}>
            {errorMessage(failure)}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('klasse.join')}
        </Button>
      </form>
    </Panel>
  );
}

function Joined({ joined }: { joined: OwnClass }) {
  const t = useT();
  const first = joined.courses[0];
  return (
    <div className={styles.joined} role="status">
      <Contours />
      <Cairn state="done" size={72} />
      <Heading level={1} tabIndex={-1}>
        {t('klasse.joined.title', { name: joined.name })}
      </Heading>
      <p>{t('klasse.joined.text')}</p>
      <p className="row wrap middle gap-3">
        <ButtonLink to={first ? paths.doc(first) : paths.landing} variant="primary" size="large">
          {t('klasse.joined.start')}
        </ButtonLink>
        <TextLink to={classPaths.list}>{t('klasse.joined.classes')}</TextLink>
      </p>
    </div>
  );
}
