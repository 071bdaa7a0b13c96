import { isTask } from '@kodestien/contract/document/block-types';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { BlockContent } from '../../lesson/document/blocks/block-content.tsx';
import { hashTarget } from '../../lesson/hash-target.ts';
import { useIsTeacher } from '../../lesson/progress/progress-store.ts';
import { BlockAnswer } from '../../lesson/teachers/block-answer.tsx';
import { useLessonAnswers } from '../../lesson/teachers/use-lesson-answers.ts';
import { paths } from '../../paths.ts';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type BoardAction, boardAction } from './board-keys.ts';
import { Controls } from './controls.tsx';
import styles from './tavle.module.css';

/**
 * One block at a time, in large type. There is no learning page around the blocks: programs begin as the lesson has them,
 * whatever the teacher has written at home, and nothing that happens here is stored or earns points.
 */
export function Board({ document: lesson }: { document: ReaderDocument }) {
  const { slug, blocks } = lesson;
  const lang = useHumanLang();
  const navigate = useNavigate();
  const target = hashTarget(useLocation().hash);
  const at = 1 + blocks.findIndex((block) => block.slug === target);
  const isTeacher = useIsTeacher();
  const slide = useRef<HTMLDivElement>(null);
  const block = blocks[at - 1];
  const hasAnswer = isTeacher && block !== undefined && isTask(block);
  const [answerOf, setAnswerOf] = useState<string | null>(null);
  const showsAnswer = hasAnswer && answerOf === block.slug;
  // Requested before it is shown, so that it is whole when it comes into view.
  useLessonAnswers(isTeacher ? slug : null);
  const visited = useVisited(at);
  useLargeType();

  const actions: Record<BoardAction, () => void> = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    first: () => go(0),
    last: () => go(blocks.length),
    answer: () => hasAnswer && setAnswerOf(showsAnswer ? null : block.slug),
    leave: () => void navigate(paths.doc(slug, block?.slug)),
    release: () => slide.current?.focus(),
  };
  function go(to: number) {
    if (to < 0 || to > blocks.length || to === at) return;
    void navigate(paths.tavle(slug, blocks[to - 1]?.slug), { replace: true });
  }
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, defaultPrevented, ctrlKey, altKey, metaKey } = event;
      // The editor is in a shadow tree: outside it the event only says which host it came from.
      const target = event.composedPath()[0] ?? null;
      const action = boardAction({ key, target, defaultPrevented, ctrlKey, altKey, metaKey });
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each block begins at its top
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    slide.current?.focus({ preventScroll: true });
  }, [at]);

  return (
    <main className={styles.board}>
      {at === 0 ? (
        <TitleSlide ref={slide} lesson={lesson} isTeacher={isTeacher} />
      ) : (
        <>
          <h1>
            <VisuallyHidden>{lesson.tittel[lang]}</VisuallyHidden>
          </h1>
          <h2>
            <VisuallyHidden>{`${at} / ${blocks.length}`}</VisuallyHidden>
          </h2>
        </>
      )}
      {blocks.map((one, index) =>
        // What has been shown stays as it is behind the others: a program that was changed is still changed.
        visited.has(index + 1) ? (
          <div
            key={one.slug}
            ref={index + 1 === at ? slide : undefined}
            className={styles.slide}
            data-type={one.type}
            hidden={index + 1 !== at}
            tabIndex={-1}
          >
            <BlockContent block={one} />
            {showsAnswer && index + 1 === at && (
              <div ref={comeIntoView}>
                <BlockAnswer doc_slug={slug} blokk_slug={one.slug} />
              </div>
            )}
          </div>
        ) : null,
      )}
      <Controls at={at} all={blocks.length} actions={actions} answer={hasAnswer ? { isShown: showsAnswer } : null} />
    </main>
  );
}

type TitleSlideProps = { lesson: ReaderDocument; isTeacher: boolean; ref: Ref<HTMLDivElement> };

function TitleSlide({ lesson: { tittel, ingress, course }, isTeacher, ref }: TitleSlideProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div ref={ref} className={styles.title} tabIndex={-1}>
      <Contours />
      {course && <p className={styles.course}>{course.tittel[lang]}</p>}
      <Heading level={1} size="display">
        {tittel[lang]}
      </Heading>
      <p className={styles.ingress}>{ingress[lang]}</p>
      <p className={styles.keys}>{t(isTeacher ? 'tavle.keys.teacher' : 'tavle.keys')}</p>
    </div>
  );
}

function comeIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'end' });
}

function useVisited(at: number): ReadonlySet<number> {
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([at]));
  if (!visited.has(at)) setVisited(new Set([...visited, at]));
  return visited;
}

/** Every size of the product follows the root's: the whole page is as large as a room needs. */
function useLargeType(): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dataset.board = '';
    return () => {
      delete documentElement.dataset.board;
    };
  }, []);
}
