import { MAKER_MAX, PROJECT_TITLE_MAX } from '@kodestien/contract/document/projects';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Field } from '../../../ui/field.tsx';
import type { ShownProject } from '../../projects/shown-project.ts';
import type { Notes } from './notes.ts';
import styles from './project.module.css';
import { ShowInClass } from './show-in-class.tsx';
import { ShowLink } from './show-link.tsx';

type ShowFormProps = {
  block: ReaderBlockOf<'project'>;
  notes: Notes;
  onTitle: (title: string) => void;
  code: string;
  page: string | null;
  /** Empty while nothing but the author's questions is in it. */
  plan: string;
};

/** What of the project is shown to others. Nothing but the program is, unless its maker says so. */
export function ShowForm({ block, notes, onTitle, code, page, plan }: ShowFormProps) {
  const t = useT();
  const lang = useHumanLang();
  const [by, setBy] = useState('');
  const [withPlan, setWithPlan] = useState(false);
  const [withReflection, setWithReflection] = useState(false);
  const shown: ShownProject = {
    language: block.language,
    code,
    page,
    title: notes.title.trim() || block.tittel[lang],
    by: by.trim(),
    plan: withPlan && plan.trim() !== '' ? plan : null,
    reflection: withReflection
      ? {
          aims: block.aims.filter(({ id }) => notes.aims.includes(id)).map(({ txt }) => txt[lang]),
          answers: block.questions.flatMap(({ id, txt }) => {
            const answer = notes.answers[id]?.trim();
            return answer ? [{ question: txt[lang], answer }] : [];
          }),
        }
      : null,
  };
  return (
    <>
      <p className="soft small">{t('project.show.hint')}</p>
      <Field
        name={`${block.slug}-show-title`}
        label={t('project.show.title')}
        value={notes.title}
        placeholder={block.tittel[lang]}
        maxLength={PROJECT_TITLE_MAX}
        autoComplete="off"
        onChange={onTitle}
      />
      <div className={styles.choices}>
        <CheckboxField label={t('project.show.plan')} checked={withPlan} onChange={setWithPlan} />
        <CheckboxField label={t('project.show.reflection')} checked={withReflection} onChange={setWithReflection} />
      </div>
      <Field
        name={`${block.slug}-show-by`}
        label={t('project.show.by')}
        hint={t('project.show.by.hint')}
        value={by}
        maxLength={MAKER_MAX}
        autoComplete="off"
        onChange={setBy}
      />
      <ShowLink shown={shown} />
      <ShowInClass block={block} shown={shown} notes={notes} />
    </>
  );
}
