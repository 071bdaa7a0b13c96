import 'messages:doc';
import 'messages:larer';
import type { LessonTeaching } from '@kodestien/contract/learning/teachers';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { RenderedHtml } from '../../lesson/rendered/rendered-html.tsx';
import { FailedPage } from '../../loading/failed-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useParams } from '../../use-params.ts';
import { Aims } from './aims.tsx';
import styles from './larer.module.css';
import { LessonTest, type Sheet } from './lesson-test.tsx';
import { Minutes } from './minutes.tsx';

/** /larer/{slug}: what a lesson has for its teacher. Anyone may read it; the test is for teachers. */
export default function LarerScreen() {
  const { slug = '' } = useParams();
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const answer = useAnswer(slug, (signal) => call('GET larer_opplegg', { doc_slug: slug }, { signal }));
  const title = answer.data?.tittel[lang];
  useDocumentTitle(title ? `${title} – ${t('larer.for')}` : t('larer.for'));
  const code = answer.status === 'failed' && answer.error instanceof ApiError ? answer.error.code : null;
  // What is no slug at all is refused before anything is looked for.
  const isMissing = code === 'not_found' || code === 'validation_failed';
  return (
    <PageBody>
      {answer.status === 'loading' && (
        <div role="status" className={styles.page}>
          <VisuallyHidden>{t('larer.loading')}</VisuallyHidden>
          <Skeleton width="min(24rem, 90%)" height="3rem" shape="block" />
          <Skeleton height="32rem" shape="block" />
        </div>
      )}
      {isMissing && (
        <EmptyState
          level={1}
          title={t('larer.missing.title')}
          action={
            <ButtonLink to={paths.doc()} variant="primary">
              {t('doc.all')}
            </ButtonLink>
          }
        >
          <p>{t('larer.missing.text', { slug })}</p>
        </EmptyState>
      )}
      {answer.status === 'failed' && !isMissing && (
        <FailedPage level={1} title={t('larer.failed')} onRetry={answer.askAgain}>
          {errorMessage(answer.error)}
        </FailedPage>
      )}
      {answer.status === 'loaded' && <Teaching key={slug} lesson={answer.data} />}
    </PageBody>
  );
}

function Teaching({ lesson }: { lesson: LessonTeaching }) {
  const t = useT();
  const lang = useHumanLang();
  const { slug, tittel, course, material, counted_minutes } = lesson;
  // Which sheet goes to the printer; without one, the whole page does.
  const [sheet, setSheet] = useState<Sheet | null>(null);
  // Some browsers go on at once and print later, so the sheet stays until they say that they are done.
  useEffect(() => {
    const onDone = () => setSheet(null);
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, []);
  function print(requested: Sheet) {
    flushSync(() => setSheet(requested));
    window.print();
  }
  return (
    <div className={styles.page} data-sheet={sheet ?? undefined}>
      <header className={styles.top}>
        <p className="soft small strong">
          {t('larer.for')} · {course.tittel[lang]}
        </p>
        <Heading level={1} tabIndex={-1}>
          {tittel[lang]}
        </Heading>
        <p className={styles.lead}>{lesson.ingress[lang]}</p>
        <div className={styles.ways}>
          <ButtonLink to={lesson.page} size="small">
            {t('larer.lesson')}
          </ButtonLink>
          <ButtonLink to={paths.plan()} size="small">
            {t('larer.plan')}
          </ButtonLink>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Minutes minutes={material?.minutes ?? null} counted={counted_minutes} />
          <Aims lesson={lesson} />
        </div>
        <div className={styles.main}>
          {material ? (
            <>
              <Part id="goals" title={t('larer.goals')} html={material.goals_html[lang]} />
              <Part id="goes-wrong" title={t('larer.wrong')} html={material.goes_wrong_html[lang]} />
              <Part id="unplugged" title={t('larer.unplugged')} html={material.unplugged_html[lang]} />
            </>
          ) : (
            <p>{t('larer.none')}</p>
          )}
        </div>
      </div>
      {material && <LessonTest slug={slug} lesson={tittel[lang]} course={course.tittel[lang]} onPrint={print} />}
    </div>
  );
}

function Part({ id, title, html }: { id: string; title: string; html: string }) {
  return (
    <section className="stack gap-1" aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <RenderedHtml html={html} />
    </section>
  );
}
