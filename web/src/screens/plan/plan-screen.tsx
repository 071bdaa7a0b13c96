import 'messages:doc';
import 'messages:plan';
import type { TeachersPlan } from '@kodestien/contract/learning/teachers';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { paths, TEACHERS_SLUG } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Choices } from './choices.tsx';
import { type Chosen, dayOf, lessonsFor, readChosen, writeChosen } from './chosen.ts';
import styles from './plan.module.css';
import { readWeeks, termPlan } from './term-plan.ts';
import { Weeks } from './weeks.tsx';

/** /plan: the lessons of a subject or an aim, week by week, for a teacher to print or copy. */
export default function PlanScreen() {
  const t = useT();
  const answer = useAnswer('', (signal) => call('GET larer_oversikt', {}, { signal }));
  useDocumentTitle(t('plan.title'));
  return (
    <PageBody>
      <div className={styles.page}>
        <header className={styles.top}>
          <Heading level={1} tabIndex={-1}>
            {t('plan.title')}
          </Heading>
          <p className={styles.lead}>
            {t('plan.lead')} <TextLink to={paths.doc(TEACHERS_SLUG)}>{t('plan.teachers')}</TextLink>
          </p>
        </header>
        {answer.status === 'loading' && (
          <div role="status">
            <VisuallyHidden>{t('plan.loading')}</VisuallyHidden>
            <Skeleton height="32rem" shape="block" />
          </div>
        )}
        {answer.status === 'failed' && <RetryNotice onRetry={answer.askAgain}>{t('plan.failed')}</RetryNotice>}
        {answer.status === 'loaded' && <Plan plan={answer.data} />}
      </div>
    </PageBody>
  );
}

function Plan({ plan }: { plan: TeachersPlan }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const chosen = readChosen(search, today());
  const lessons = lessonsFor(plan, chosen);
  const weeks = termPlan(lessons, {
    hoursPerWeek: Number(chosen.timer),
    from: dayOf(chosen.fra),
    weeksOff: readWeeks(chosen.fri) ?? new Set(),
  });
  const change = (next: Partial<Chosen>) =>
    void navigate(`${pathname}${writeChosen({ ...chosen, ...next })}`, { replace: true });
  return (
    <div className={styles.columns}>
      <Choices plan={plan} chosen={chosen} onChange={change} />
      {lessons.length === 0 ? (
        <EmptyState title={t('plan.none.title')}>
          <p>{t('plan.none.text')}</p>
        </EmptyState>
      ) : (
        <Weeks weeks={weeks} lessons={lessons} chosen={chosen} />
      )}
    </div>
  );
}

/** Where the teacher is, not in UTC: late in the evening it is the same day. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
