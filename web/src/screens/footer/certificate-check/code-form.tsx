import type { CertificatePayload } from '@kodestien/contract/learning/operations';
import { CERTIFICATE_CODE_MAX } from '@kodestien/contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useHeaderList } from '../../../lesson/document/header-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import styles from './certificate-check.module.css';

type Outcome = { payload: CertificatePayload | null };

export function CodeForm() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function change(written: string) {
    setCode(written);
    setIsMissing(false);
    // An answer is only beside the code that it is about.
    setOutcome(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    check(code);
  }

  function check(written: string) {
    const bare = written.replaceAll(/\s/g, '');
    setIsMissing(bare === '');
    setOutcome(null);
    if (bare === '') return;
    if (bare.length > CERTIFICATE_CODE_MAX) return setOutcome({ payload: null });
    void run(async () => setOutcome(await call('POST kursbevis_sjekk', { code: bare })));
  }

  const form = useRef<HTMLFormElement>(null);
  const scanned = codeIn(useLocation().hash);
  const latest = useRef(check);
  latest.current = check;
  // Someone who scans the QR code of a certificate has come for the answer.
  useEffect(() => {
    if (scanned === '') return;
    setCode(scanned);
    latest.current(scanned);
    form.current?.scrollIntoView();
  }, [scanned]);

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        name="code"
        label={t('footer.certificate.code')}
        value={code}
        onChange={change}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        translate="no"
        error={isMissing ? t('footer.certificate.code_missing') : undefined}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t('footer.certificate.check')}
        </Button>
      </div>
      <div aria-live="polite">
        {failure !== null && <Notice tone="bad">{errorMessage(failure)}</Notice>}
        {outcome?.payload && <Genuine payload={outcome.payload} />}
        {outcome && !outcome.payload && (
          <Notice tone="warn" title={t('footer.certificate.not_genuine')}>
            {t('footer.certificate.not_genuine.text')}
          </Notice>
        )}
      </div>
    </form>
  );
}

const SCANNED = '#kursbevis:';

/** The code that the address of a certificate has behind its #. */
function codeIn(hash: string): string {
  return hash.startsWith(SCANNED) ? hash.slice(SCANNED.length) : '';
}

function Genuine({ payload }: { payload: CertificatePayload }) {
  const t = useT();
  const lang = useHumanLang();
  const format = useFormat();
  const { items } = useHeaderList();
  const { username, full_name, course, poeng, lessons, issued_at } = payload;
  const facts = {
    name: full_name,
    username,
    // A course may have gone since; its name in the code is what there is then.
    course: items.find(({ slug }) => slug === course)?.tittel[lang] ?? course,
    lessons: format.number(lessons),
    points: format.number(poeng),
    date: format.date(issued_at),
  };
  const shown = (Object.keys(facts) as (keyof typeof facts)[]).filter((fact) => facts[fact] !== '');
  return (
    <Notice tone="good" title={t('footer.certificate.genuine')}>
      <dl className={styles.facts}>
        {shown.map((fact) => (
          <div key={fact}>
            <dt>{t(`footer.certificate.${fact}`)}</dt>
            <dd>
              <bdi>{facts[fact]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
