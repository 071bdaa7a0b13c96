import 'messages:klasser';
import type { AnswerOf } from '@kodestien/contract/calls';
import { useEffect } from 'react';
import { ownClassesChanged } from '../../../account/own-classes.ts';
import { TeacherAccess } from '../../../account/teacher/teacher-access.tsx';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { classPaths } from '../../../class-paths.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { FailedPage } from '../../../loading/failed-page.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MemberClass } from './member-class.tsx';
import styles from './own-classes.module.css';
import { TaughtClasses } from './taught-classes.tsx';

export function OwnClasses() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const answer = useAnswer('', (signal) => call('GET klasser', {}, { signal }), { asksOnReturn: true });
  useDocumentTitle(t('klasser.title'));
  // What the header shows depends on it: made, joined, left or archived, it is seen here first.
  useEffect(() => {
    if (answer.data) ownClassesChanged();
  }, [answer.data]);
  if (answer.status === 'failed') {
    return (
      <FailedPage level={1} title={t('klasser.failed')} onRetry={answer.askAgain}>
        {errorMessage(answer.error)}
      </FailedPage>
    );
  }
  if (answer.status === 'loading') {
    return (
      <div className={styles.page} role="status">
        <VisuallyHidden>{t('klasser.loading')}</VisuallyHidden>
        <Skeleton width="10rem" height="3rem" />
        <Skeleton height="10rem" shape="block" />
      </div>
    );
  }
  return answer.data.teacher === 'yes' ? (
    <ForTeacher classes={answer.data} askAgain={answer.askAgain} />
  ) : (
    <ForPupil classes={answer.data} askAgain={answer.askAgain} />
  );
}

type Classes = { classes: AnswerOf<'GET klasser'>; askAgain: () => void };

function ForTeacher({ classes: { teaching, member }, askAgain }: Classes) {
  const t = useT();
  return (
    <div className={styles.page}>
      <TaughtClasses classes={teaching} />
      {member.length > 0 && (
        <section className="stack gap-2" aria-labelledby="member-classes">
          <Heading level={2} size="h3" id="member-classes">
            {t('klasser.member')}
          </Heading>
          <ul className={styles.classes}>
            {member.map((one) => (
              <MemberClass key={one.id} joined={one} onLeft={askAgain} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ForPupil({ classes: { teacher, teacher_signup, member }, askAgain }: Classes) {
  const t = useT();
  const join = (
    <ButtonLink to={classPaths.join} variant={member.length > 0 ? 'secondary' : 'primary'}>
      {t('klasser.join')}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      {member.length === 0 ? (
        <EmptyState level={1} title={t('klasser.member.none.title')} action={join}>
          <p>{t('klasser.member.none.text')}</p>
        </EmptyState>
      ) : (
        <>
          <div className="row wrap middle apart gap-2">
            <Heading level={1} tabIndex={-1}>
              {t('klasser.title')}
            </Heading>
            {join}
          </div>
          <ul className={styles.classes}>
            {member.map((one) => (
              <MemberClass key={one.id} joined={one} onLeft={askAgain} />
            ))}
          </ul>
        </>
      )}
      {teacher !== 'yes' && <TeacherAccess teacher={teacher} signup={teacher_signup} onAnswer={askAgain} />}
    </div>
  );
}
