import 'messages:teacher-access';
import type { TeacherSignup } from '@kodestien/contract/classes/rules';
import { SCHOOL_MAX } from '@kodestien/contract/classes/rules';
import { type FormEvent, useState } from 'react';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './teacher-access.module.css';

type TeacherAccessProps = {
  teacher: 'no' | 'asked';
  signup: TeacherSignup;
  onAnswer: () => void;
};

/** Where someone who teaches asks to be let in as a teacher, or sees that they have asked. */
export function TeacherAccess({ teacher, signup, onAnswer }: TeacherAccessProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [school, setSchool] = useState('');
  const [tried, setTried] = useState(false);
  if (teacher === 'asked') {
    return (
      <Notice tone="info" title={t('teacher_access.asked.title')}>
        {t('teacher_access.asked.text')}
      </Notice>
    );
  }
  if (signup === 'off') return null;
  const isEmpty = school.trim() === '';

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return;
    void run(async () => {
      await call('POST larer_soknad', { school: school.trim() });
      onAnswer();
    });
  }

  return (
    <section className={styles.access} aria-labelledby="teacher-access">
      <Heading level={2} size="h3" id="teacher-access">
        {t('teacher_access.title')}
      </Heading>
      <p>{t('teacher_access.text')}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field
          name="school"
          label={t('teacher_access.school')}
          value={school}
          onChange={setSchool}
          maxLength={SCHOOL_MAX}
          autoComplete="organization"
          error={tried && isEmpty ? t('teacher_access.required') : null}
        />
        <Button type="submit" loading={busy}>
          {signup === 'open' ? t('teacher_access.become') : t('teacher_access.ask')}
        </Button>
      </form>
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </section>
  );
}
