import { CLASS_NAME_MAX, schoolYearOf } from '@kodestien/contract/classes/rules';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusField } from '../../../account/form/focus-field.ts';
import { ownClassesChanged } from '../../../account/own-classes.ts';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { classPaths } from '../../../class-paths.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CourseChoice } from '../../../lesson/course-choice/course-choice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { schoolYears } from '../school-years.ts';

/** The name, the year and the courses; the class is there as soon as they are given. */
export function MakeClass({ onClose }: { onClose: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const [name, setName] = useState('');
  const [year, setYear] = useState(schoolYearOf(new Date()));
  const [courses, setCourses] = useState<readonly string[]>(['python']);
  const [tried, setTried] = useState(false);
  const isNameless = name.trim() === '';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (isNameless) return focusField(event.currentTarget, 'name');
    void run(async () => {
      const made = await call('POST klasse', { name: name.trim(), school_year: year, courses: [...courses] });
      ownClassesChanged();
      void navigate(classPaths.of(made.id, 'elever'));
    });
  }

  return (
    <Dialog title={t('klasser.make')} closeLabel={t('klasser.close')} onClose={onClose} busy={busy}>
      <form className="stack gap-3" noValidate onSubmit={onSubmit}>
        <Field
          name="name"
          label={t('klasser.make.name')}
          hint={t('klasser.make.name.hint')}
          value={name}
          onChange={setName}
          maxLength={CLASS_NAME_MAX}
          autoComplete="off"
          error={tried && isNameless ? t('klasser.make.name.required') : null}
        />
        <SelectField
          name="year"
          label={t('klasser.make.year')}
          value={year}
          onChange={setYear}
          options={schoolYears().map((value) => ({ value, label: value }))}
        />
        <CourseChoice legend={t('klasser.make.courses')} chosen={courses} onChange={setCourses} />
        {failure !== null && (
          <Notice tone="bad" live title={t('klasser.make.failed')}>
            {errorMessage(failure)}
          </Notice>
        )}
        <div className="row wrap gap-1">
          <Button type="submit" variant="primary" loading={busy}>
            {t('klasser.make.submit')}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            {t('klasser.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
