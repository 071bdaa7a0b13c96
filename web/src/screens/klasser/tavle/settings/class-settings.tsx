import type { SchoolClass } from '@kodestien/contract/classes/class';
import { CLASS_NAME_MAX } from '@kodestien/contract/classes/rules';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { classPaths } from '../../../../class-paths.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { CourseChoice } from '../../../../lesson/course-choice/course-choice.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { schoolYears } from '../../school-years.ts';
import styles from './class-settings.module.css';
import { DeleteClass } from './delete-class.tsx';
import { Teachers } from './teachers.tsx';

type SettingsProps = { taught: SchoolClass; onChange: () => void };

export function ClassSettings({ taught, onChange }: SettingsProps) {
  const t = useT();
  const isArchived = taught.archived_at !== null;
  return (
    <div className={styles.settings}>
      {!isArchived && (
        <>
          <About taught={taught} onChange={onChange} />
          <Code taught={taught} onChange={onChange} />
          <Teachers taught={taught} onChange={onChange} />
        </>
      )}
      <Copy taught={taught} />
      {!isArchived && (
        <SettingsPart title={t('klasse_tavle.settings.archive')} text={t('klasse_tavle.settings.archive.text')}>
          <ChangeButton
            onChange={onChange}
            change={() => call('PATCH klasse', { id: taught.id, archived: true })}
            label={t('klasse_tavle.settings.archive.submit')}
          />
        </SettingsPart>
      )}
      <DeleteClass taught={taught} />
    </div>
  );
}

/** One thing that can be set, with what it means. */
export function SettingsPart({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {title}
      </Heading>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}

type ChangeButtonProps = { label: string; change: () => Promise<unknown>; onChange: () => void };

function ChangeButton({ label, change, onChange }: ChangeButtonProps) {
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  return (
    <>
      <Button
        loading={busy}
        onClick={() =>
          void run(async () => {
            await change();
            onChange();
          })
        }
      >
        {label}
      </Button>
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </>
  );
}

function About({ taught, onChange }: SettingsProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [name, setName] = useState(taught.name);
  const [year, setYear] = useState(taught.school_year);
  const [courses, setCourses] = useState<readonly string[]>(taught.courses);
  const [points, setPoints] = useState(taught.show_points);
  const [saved, setSaved] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    setSaved(false);
    void run(async () => {
      await call('PATCH klasse', {
        id: taught.id,
        name: name.trim(),
        school_year: year,
        courses: [...courses],
        show_points: points,
      });
      setSaved(true);
      onChange();
    });
  }

  return (
    <form className={styles.part} noValidate onSubmit={onSubmit}>
      <Field
        name="name"
        label={t('klasse_tavle.settings.name')}
        value={name}
        onChange={setName}
        maxLength={CLASS_NAME_MAX}
        autoComplete="off"
      />
      <SelectField
        name="year"
        label={t('klasse_tavle.settings.year')}
        value={year}
        onChange={setYear}
        options={schoolYears(taught.school_year).map((value) => ({ value, label: value }))}
      />
      <CourseChoice legend={t('klasse_tavle.settings.courses')} chosen={courses} onChange={setCourses} />
      <CheckboxField
        label={t('klasse_tavle.settings.points')}
        hint={t('klasse_tavle.settings.points.hint')}
        checked={points}
        onChange={setPoints}
      />
      <Button type="submit" loading={busy} disabled={name.trim() === ''}>
        {t('klasse_tavle.settings.save')}
      </Button>
      {saved && (
        <Notice tone="good" live>
          {t('klasse_tavle.saved')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </form>
  );
}

function Code({ taught: { id, code }, onChange }: SettingsProps) {
  const t = useT();
  return (
    <SettingsPart title={t('klasse_tavle.settings.code')} text={t('klasse_tavle.settings.code.text')}>
      <div className="row wrap gap-1">
        <ChangeButton
          label={t('klasse_tavle.settings.code.renew')}
          onChange={onChange}
          change={() => call('PATCH klasse', { id, code: 'renew' })}
        />
        {code !== null && (
          <ChangeButton
            label={t('klasse_tavle.settings.code.close')}
            onChange={onChange}
            change={() => call('PATCH klasse', { id, code: 'close' })}
          />
        )}
      </div>
    </SettingsPart>
  );
}

function Copy({ taught: { id, name, school_year } }: { taught: SchoolClass }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <SettingsPart title={t('klasse_tavle.settings.copy')} text={t('klasse_tavle.settings.copy.text')}>
      <ChangeButton
        label={t('klasse_tavle.settings.copy.submit')}
        onChange={() => {}}
        change={async () => {
          const made = await call('POST klasse_kopi', { id, name, school_year });
          void navigate(classPaths.of(made.id, 'innstillinger'));
        }}
      />
    </SettingsPart>
  );
}
