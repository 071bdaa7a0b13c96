import type { SchoolClass } from '@kodestien/contract/classes/class';
import { USERNAME_MAX } from '@kodestien/contract/limits';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../../../account/user-context.tsx';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { classPaths } from '../../../../class-paths.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './class-settings.module.css';

/** Who teaches the class: another one is let in by name, and the class is handed over by leaving it. */
export function Teachers({ taught: { id, teachers }, onChange }: { taught: SchoolClass; onChange: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const me = useUser().user?.username;
  const { busy, failure, run } = useAction();
  const [username, setUsername] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    if (username.trim() === '') return;
    void run(async () => {
      await call('POST klasse_larer', { id, username: username.trim() });
      setUsername('');
      onChange();
    });
  }
  const remove = (leaving: string) =>
    void run(async () => {
      const { left } = await call('DELETE klasse_larer', { id, username: leaving });
      if (left) void navigate(classPaths.list);
      else onChange();
    });

  return (
    <section className={styles.part} aria-labelledby="class-teachers">
      <Heading level={2} size="h4" id="class-teachers">
        {t('klasse_tavle.settings.teachers')}
      </Heading>
      <p className="soft">{t('klasse_tavle.settings.teachers.text')}</p>
      <ul className={styles.teachers}>
        {teachers.map((teacher) => (
          <li key={teacher.username}>
            <span className="breaks">
              {teacher.full_name ? `${teacher.full_name} (${teacher.username})` : teacher.username}
            </span>
            {teachers.length > 1 && (
              <Button size="small" variant="quiet" loading={busy} onClick={() => remove(teacher.username)}>
                {teacher.username === me
                  ? t('klasse_tavle.settings.teachers.leave')
                  : t('klasse_tavle.settings.teachers.remove', { username: teacher.username })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form className={styles.inline} noValidate onSubmit={add}>
        <Field
          name="username"
          label={t('klasse_tavle.settings.teachers.username')}
          value={username}
          onChange={setUsername}
          maxLength={USERNAME_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" loading={busy}>
          {t('klasse_tavle.settings.teachers.add')}
        </Button>
      </form>
      {failure !== null && (
        <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </section>
  );
}
