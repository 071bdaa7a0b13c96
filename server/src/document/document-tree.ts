import { isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Course, DocumentCard, HeaderItem, HeaderTag, ReaderDocument } from '@kodestien/contract/document/reader';
import { type DocumentOutline, minutesOf, outlineOf } from './outline.ts';
import type { RenderedBlocks } from './rendered-blocks.ts';

export type SourceCourse<D = SourceDocument> = { course: D; lessons: D[] };

/** All documents of one revision, in order, and what each of them is to the others. */
export class DocumentTree<D extends DocumentOutline> {
  readonly #bySlug: ReadonlyMap<string, D>;
  readonly #byParent: ReadonlyMap<string | null, D[]>;
  #outlines: readonly DocumentOutline[] | undefined;

  constructor(documents: readonly D[]) {
    const inOrder = [...documents].sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
    this.#bySlug = new Map(inOrder.map((document) => [document.slug, document]));
    this.#byParent = Map.groupBy(inOrder, (document) => document.parent);
  }

  find(slug: string): D | undefined {
    return this.#bySlug.get(slug);
  }

  get documents(): D[] {
    return [...this.#bySlug.values()];
  }

  /** What each document is to the others, without what it says. */
  get outlines(): readonly DocumentOutline[] {
    this.#outlines ??= [...this.#bySlug.values()].map(outlineOf);
    return this.#outlines;
  }

  courses(): SourceCourse<D>[] {
    const withLessons = (this.#byParent.get(null) ?? []).map((course) => ({
      course,
      lessons: this.#lessonsOf(course),
    }));
    return withLessons.filter(({ lessons }) => lessons.length > 0);
  }

  header(): HeaderItem[] {
    const listed = (this.#byParent.get(null) ?? []).filter(({ in_menu }) => in_menu !== false);
    return listed.map((document) => ({
      ...entryOf(document),
      expanded: false,
      children: this.#lessonsOf(document).map((lesson) => ({ ...entryOf(lesson), exercises: exercisesOf(lesson) })),
      ch_arr: this.#subLinksOf(document),
    }));
  }

  /** The document as readers get it, with its blocks as they were rendered. */
  present(document: D, { headings, blocks }: RenderedBlocks): ReaderDocument {
    const trail = this.#trailOf(document);
    const at = trail.indexOf(document);
    const [previous, next] = at === -1 ? [] : [trail[at - 1], trail[at + 1]];
    return {
      ...cardOf(document),
      parent: document.parent,
      course: this.#courseOf(document),
      previous: previous ? cardOf(previous) : null,
      next: next ? cardOf(next) : null,
      stages: document.stages ?? [],
      headings,
      blocks,
    };
  }

  /** The course and its lessons, in the order in which they are read. */
  #trailOf(document: D): D[] {
    const course = this.#courseDocument(document);
    return course ? [course, ...this.#lessonsOf(course)] : [];
  }

  #courseOf(document: D): Course | null {
    const course = this.#courseDocument(document);
    if (!course) return null;
    return { ...cardOf(course), lessons: this.#lessonsOf(course).map(cardOf), ch_arr: this.#subLinksOf(course) };
  }

  #courseDocument(document: D): D | undefined {
    if (document.parent !== null) return this.#bySlug.get(document.parent);
    return this.#byParent.has(document.slug) ? document : undefined;
  }

  /** A document that its course names as a sub-link (a reference page) is none of its lessons. */
  #lessonsOf(course: D): D[] {
    const subLinks = new Set(course.ch_arr.map(({ slug }) => slug));
    return (this.#byParent.get(course.slug) ?? []).filter(({ slug }) => !subLinks.has(slug));
  }

  #subLinksOf(document: D): HeaderTag[] {
    return document.ch_arr.flatMap(({ slug, tagg_src }) => {
      const target = this.#bySlug.get(slug);
      return target ? [{ ...entryOf(target), tagg_src }] : [];
    });
  }
}

function entryOf({ slug, tittel, icon, page }: DocumentOutline) {
  return { slug, tittel, icon, page };
}

function cardOf(document: DocumentOutline): DocumentCard {
  return {
    ...entryOf(document),
    ingress: document.ingress,
    minutes: minutesOf(document),
    exercises: exercisesOf(document),
  };
}

function exercisesOf({ blocks }: DocumentOutline): number {
  return blocks.filter(isRequiredExercise).length;
}
