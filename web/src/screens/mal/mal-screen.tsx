import 'messages:doc';
import 'messages:mal';
import { TEXT_LONG_MAX } from '@kodestien/contract/limits';
import { characterCount } from '@kodestien/contract/text';
import { useRef, useState } from 'react';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { useDocument } from '../../lesson/document/use-document.ts';
import { useDocumentInView } from '../../lesson/document/use-document-in-view.ts';
import { usePrefetchOnIntent } from '../../lesson/document/use-prefetch.ts';
import { useReadingPosition } from '../../lesson/document/use-reading-position.ts';
import { Button } from '../../ui/button.tsx';
import { CAIRN_STATES, Cairn } from '../../ui/cairn.tsx';
import { Field } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { LANGUAGE_MARKS } from '../../ui/icons/language-marks.ts';
import { Notice } from '../../ui/notice.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TONES } from '../../ui/tone.ts';
import { TrailLine } from '../../ui/trail-line.tsx';
import styles from './mal-screen.module.css';
import { Sample } from './sample.tsx';
import { TemplateDocument } from './template-document.tsx';
import { TypeSamples } from './type-samples.tsx';
import { WaitingSamples } from './waiting-samples.tsx';

const MAL = 'mal';

/** The template page: one of every block for authors, one of every building block for those who make screens. */
export default function MalScreen() {
  const t = useT();
  const page = useRef<HTMLDivElement>(null);
  const answer = useDocument(MAL);
  const document = answer.data;
  useDocumentTitle(t('mal.title'));
  useDocumentInView(MAL, document);
  useReadingPosition(page, document !== null);
  usePrefetchOnIntent(page);
  return (
    <PageBody>
      <div ref={page} className="stack gap-4">
        <div className="stack gap-1">
          <Heading level={1} tabIndex={-1}>
            {t('mal.title')}
          </Heading>
          <p className={styles.text}>{t('mal.lead')}</p>
        </div>
        <TemplateDocument answer={answer} />
        <div className={styles.part}>
          <Heading level={2}>{t('mal.ui.title')}</Heading>
          <p className={styles.text}>{t('mal.ui.text')}</p>
        </div>
        <div>
          <TypeSamples />
          <ButtonSamples />
          <FieldSamples />
          <NoticeSamples />
          <TrailSamples />
          <WaitingSamples />
        </div>
      </div>
    </PageBody>
  );
}

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

function ButtonSamples() {
  const t = useT();
  return (
    <Sample title={t('mal.actions.title')} text={t('mal.actions.text')}>
      <div className="row wrap middle gap-2">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`mal.actions.${variant}`)}
          </Button>
        ))}
        <Button loading>{t('mal.actions.loading')}</Button>
        <Button disabled>{t('mal.actions.secondary')}</Button>
      </div>
    </Sample>
  );
}

function FieldSamples() {
  const t = useT();
  const [name, setName] = useState('Kari Nordmann');
  const [email, setEmail] = useState('kari@');
  const [bio, setBio] = useState('');
  const used = characterCount(bio);
  return (
    <Sample title={t('mal.fields.title')} text={t('mal.fields.text')}>
      <Field
        name="mal-name"
        label={t('mal.fields.name')}
        hint={t('mal.fields.name_hint')}
        value={name}
        onChange={setName}
        status={name ? { tone: 'good', text: t('mal.fields.name_status') } : null}
      />
      <Field
        name="mal-email"
        label={t('mal.fields.wrong')}
        value={email}
        onChange={setEmail}
        error={t('mal.fields.wrong_error')}
      />
      <TextAreaField
        name="mal-bio"
        label={t('mal.fields.bio')}
        value={bio}
        onChange={setBio}
        counter={{ used, max: TEXT_LONG_MAX, text: t('mal.fields.counter', { used, max: TEXT_LONG_MAX }) }}
      />
    </Sample>
  );
}

function NoticeSamples() {
  const t = useT();
  return (
    <Sample title={t('mal.notices.title')}>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {t(`mal.notices.${tone}`)}
        </Notice>
      ))}
    </Sample>
  );
}

function TrailSamples() {
  const t = useT();
  const stops = (['done', 'begun', 'ahead'] as const).map((state, index) => ({
    id: state,
    title: t((['mal.trail.stop1', 'mal.trail.stop2', 'mal.trail.stop3'] as const)[index] ?? 'mal.trail.stop1'),
    mark: { state },
    stateLabel: t(`mal.trail.${state}`),
  }));
  return (
    <Sample title={t('mal.trail.title')} text={t('mal.trail.text')}>
      <div className="row wrap middle gap-2">
        {CAIRN_STATES.map((state) => (
          <Cairn key={state} state={state} size={40} label={t(`mal.trail.${state}`)} />
        ))}
        <TMark size={36} label={t('mal.trail.here')} />
        {LANGUAGE_MARKS.map((language) => (
          <LanguageIcon key={language} language={language} size={36} />
        ))}
      </div>
      <TrailLine label={t('mal.trail.label')} stops={stops} currentId="begun" currentLabel={t('mal.trail.here')} />
    </Sample>
  );
}
