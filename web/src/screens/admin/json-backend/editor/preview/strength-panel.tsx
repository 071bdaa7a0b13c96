import type { ExerciseStrength, StrengthSurvivor } from '@kodestien/contract/admin/json-backend';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import type { HumanLang } from '@kodestien/contract/language';
import { useState } from 'react';
import { call } from '../../../../../api-client/call.ts';
import { useAction } from '../../../../../api-client/use-action.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useT } from '../../../../../i18n/use-t.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Heading } from '../../../../../ui/heading.tsx';
import { FailureNotice } from '../../../failure-notice.tsx';
import styles from './strength-panel.module.css';

/** Longer than the server measures. */
const ANSWER_MAX_MS = 90_000;

type StrengthPanelProps = { document: ReaderDocument; json: string; lang: HumanLang };

/** How strong the exercises of the document are, each measured when its author asks. */
export function StrengthPanel({ document, json, lang }: StrengthPanelProps) {
  const t = useT();
  const exercises = document.blocks.filter((block) => block.type === 'exercise');
  if (exercises.length === 0) return null;
  return (
    <section className="stack gap-2">
      <Heading level={3}>{t('admin_json_backend.strength')}</Heading>
      <p className="soft">{t('admin_json_backend.strength.text')}</p>
      <ul className={styles.exercises}>
        {exercises.map(({ slug, tittel }) => (
          <li key={slug}>
            <Measured json={json} slug={slug} title={tittel[lang]} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type MeasuredProps = { json: string; slug: string; title: string; lang: HumanLang };

function Measured({ json, slug, title, lang }: MeasuredProps) {
  const t = useT();
  const action = useAction();
  const [strength, setStrength] = useState<ExerciseStrength | null>(null);
  const measure = () =>
    action.run(async () => {
      const body = { json, blokk_slug: slug, human_lang: lang };
      setStrength(await call('POST admin_strength', body, { timeoutMs: ANSWER_MAX_MS }));
    });
  return (
    <div className="stack gap-1" data-strength={slug}>
      <div className={styles.top}>
        <strong lang={lang === '_no' ? 'nb' : 'en'}>{title}</strong>
        <Button variant="quiet" loading={action.busy} onClick={measure}>
          {t('admin_json_backend.strength.measure')}
        </Button>
      </div>
      <div role="status">{strength && <Figure strength={strength} />}</div>
      {strength && strength.survivors.length > 0 && (
        <ul className={styles.survivors}>
          {strength.survivors.map((survivor) => (
            <li key={`${survivor.line} ${survivor.was} ${survivor.now}`}>
              <SurvivorText survivor={survivor} />
            </li>
          ))}
        </ul>
      )}
      {action.failure !== null && <FailureNotice error={action.failure} onRetry={measure} />}
    </div>
  );
}

function Figure({ strength }: { strength: ExerciseStrength }) {
  const t = useT();
  const format = useFormat();
  const { percent, wrong, stopped, is_whole } = strength;
  if (wrong === 0) return <p>{t('admin_json_backend.strength.none')}</p>;
  const figures = { percent: format.number(percent), stopped, wrong };
  return (
    <p>
      {t('admin_json_backend.strength.figure', figures)}
      {!is_whole && ` ${t('admin_json_backend.strength.part')}`}
    </p>
  );
}

function SurvivorText({ survivor: { line, was, now, seen_by } }: { survivor: StrengthSurvivor }) {
  const t = useT();
  return (
    <>
      <span>{t('admin_json_backend.strength.line', { line })} </span>
      {was !== '' && <code>{was}</code>}
      {was !== '' && now !== '' && ' → '}
      {was === '' && `${t('admin_json_backend.strength.added')} `}
      {now === '' ? ` ${t('admin_json_backend.strength.removed')}` : <code>{now}</code>}
      {seen_by !== null && (
        <span className={styles.seen}>
          {t('admin_json_backend.strength.seen')} <code>{seen_by}</code>
        </span>
      )}
    </>
  );
}
