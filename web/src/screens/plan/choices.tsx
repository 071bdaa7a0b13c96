import { curriculumOf, LK20 } from '@kodestien/contract/document/lk20';
import type { TeachersPlan } from '@kodestien/contract/learning/teachers';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type Chosen, HOURS, lessonsFor } from './chosen.ts';
import styles from './plan.module.css';
import { readWeeks } from './term-plan.ts';

type ChoicesProps = { plan: TeachersPlan; chosen: Chosen; onChange: (next: Partial<Chosen>) => void };

/** What the plan is for, and how much time there is. Each choice says how many lessons it leads to. */
export function Choices({ plan, chosen, onChange }: ChoicesProps) {
  const t = useT();
  const lang = useHumanLang();
  const counted = (name: string, next: Partial<Chosen>) =>
    t('plan.counted', { name, count: lessonsFor(plan, { ...chosen, ...next }).length });
  const aims = chosen.fag === '' ? [] : curriculumOf(chosen.fag).aims;
  return (
    <form className={styles.choices} aria-label={t('plan.choices')} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        name="fag"
        label={t('plan.subject')}
        value={chosen.fag}
        options={[
          { value: '' as const, label: t('plan.subject.all') },
          ...LK20.map((tag) => ({ value: tag, label: counted(curriculumOf(tag).short[lang], { fag: tag, maal: '' }) })),
        ]}
        onChange={(fag) => onChange({ fag, maal: '' })}
      />
      <SelectField
        name="maal"
        label={t('plan.aim')}
        value={chosen.maal}
        disabled={aims.length < 2}
        options={[
          { value: '', label: aims.length === 1 ? (aims[0]?.txt[lang] ?? '') : t('plan.aim.all') },
          ...(aims.length < 2
            ? []
            : aims.map(({ id, txt }) => ({ value: id, label: counted(txt[lang], { maal: id }) }))),
        ]}
        onChange={(maal) => onChange({ maal })}
      />
      <SelectField
        name="kurs"
        label={t('plan.course')}
        value={plan.courses.some(({ slug }) => slug === chosen.kurs) ? chosen.kurs : ''}
        options={[
          { value: '', label: t('plan.course.all') },
          ...plan.courses.map(({ slug, tittel }) => ({ value: slug, label: counted(tittel[lang], { kurs: slug }) })),
        ]}
        onChange={(kurs) => onChange({ kurs })}
      />
      <SelectField
        name="timer"
        label={t('plan.hours')}
        value={chosen.timer}
        options={HOURS.map((hours) => ({ value: hours as string, label: hours }))}
        onChange={(timer) => onChange({ timer })}
      />
      <Field name="fra" type="date" label={t('plan.from')} value={chosen.fra} onChange={(fra) => onChange({ fra })} />
      <Field
        name="fri"
        label={t('plan.off')}
        hint={t('plan.off.hint')}
        value={chosen.fri}
        maxLength={100}
        error={readWeeks(chosen.fri) === null ? t('plan.off.wrong') : null}
        onChange={(fri) => onChange({ fri })}
      />
    </form>
  );
}
