import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { blokkNamed, documentOpened, documentShown } from '../../store/doc.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { hashTarget } from '../hash-target.ts';
import { noteOpened } from '../progress/progress-store.ts';

/** Tells the store which document is in view, and which of its blocks the address names. */
export function useDocumentInView(slug: string, document: ReaderDocument | null): void {
  const dispatch = useAppDispatch();
  const { hash } = useLocation();

  useEffect(() => {
    dispatch(document ? documentShown(document) : documentOpened({ slug, route: paths.doc(slug) }));
    // Courses and reference pages are not places on the trail; lessons are.
    if (document?.course?.lessons.some((lesson) => lesson.slug === document.slug)) noteOpened(document.slug);
  }, [dispatch, slug, document]);

  useEffect(() => {
    if (document) dispatch(blokkNamed(hashTarget(hash)));
  }, [dispatch, document, hash]);
}
