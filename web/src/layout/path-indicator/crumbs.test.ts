import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { describe, expect, it } from 'vitest';
import 'messages:admin';
import 'messages:layout';
import 'messages:profil-set';
import { translate } from '../../i18n/catalogs.ts';
import { ACCOUNT_GROUPS, ADMIN_SECTIONS, PAGES, paths } from '../../paths.ts';
import type { HeaderItem } from '../../store/header-item.ts';
import { crumbsFor, type Titles } from './crumbs.ts';

function item(slug: string, no: string, eng: string, page: string, more: Partial<HeaderItem> = {}): HeaderItem {
  return {
    slug,
    tittel: { _no: no, _eng: eng },
    icon: 'book',
    page,
    expanded: false,
    children: [],
    ch_arr: [],
    ...more,
  };
}

const lists: HeaderItem['children'][number] = {
  slug: 'python-lists',
  tittel: { _no: 'Lister', _eng: 'Lists' },
  icon: 'cairn',
  page: '/doc/python-lists',
  exercises: 3,
};
const HEADER_LIST = [
  item('landing', 'Heim', 'Home page', '/'),
  item('user_profil_list', 'Folket', 'The people', '/user_profil_list'),
  item('python', 'Python', 'Python', '/doc/python', {
    children: [lists],
    ch_arr: [{ ...lists, slug: 'python-reference', page: '/doc/python-reference', tagg_src: 1 }],
  }),
];

function titles(parts: Partial<Titles> = {}): Titles {
  const lang = parts.lang ?? '_no';
  return { t: (key) => translate(lang, key), lang, doc_arr: [], doc_current: null, ...parts };
}
const labels = (pathname: string, parts?: Partial<Titles>) =>
  crumbsFor(pathname, titles(parts)).map(({ label }) => label);

describe('the path indicator', () => {
  const everyRoute: [string, string[], string[]][] = [
    ['/', ['Hjem'], ['Home']],
    ['/mal', ['Hjem', 'Mal'], ['Home', 'Template']],
    ['/admin', ['Hjem', 'Admin'], ['Home', 'Admin']],
    ['/admin/users', ['Hjem', 'Admin', 'Brukere'], ['Home', 'Admin', 'Users']],
    ['/admin/hund', ['Hjem', 'Admin', 'Ikke funnet'], ['Home', 'Admin', 'Not found']],
    ['/doc', ['Hjem', 'Kurs'], ['Home', 'Courses']],
    ['/profil_disp/kari', ['Hjem', 'Folk', 'kari'], ['Home', 'People', 'kari']],
    ['/profil_set', ['Hjem', 'Innstillinger'], ['Home', 'Settings']],
    ['/profil_set/email', ['Hjem', 'Innstillinger', 'E-post'], ['Home', 'Settings', 'Email']],
    ['/profil_set/hund', ['Hjem', 'Innstillinger', 'Ikke funnet'], ['Home', 'Settings', 'Not found']],
    ['/user_profil_list', ['Hjem', 'Folk'], ['Home', 'People']],
    ['/kursbevis/python', ['Hjem', 'Kurs', 'python', 'Kursbevis'], ['Home', 'Courses', 'python', 'Certificate']],
    ['/Signin', ['Hjem', 'Ikke funnet'], ['Home', 'Not found']],
    ['/signin', ['Hjem', 'Logg inn'], ['Home', 'Sign in']],
    ['/signin_email_confirm', ['Hjem', 'Lag konto', 'Bekreft e-posten'], ['Home', 'Sign up', 'Confirm your email']],
    ['/signin_glemt_passord', ['Hjem', 'Logg inn', 'Glemt passord'], ['Home', 'Sign in', 'Forgotten password']],
    [
      '/signin_glemt_passord_confirm',
      ['Hjem', 'Logg inn', 'Glemt passord', 'Nytt passord'],
      ['Home', 'Sign in', 'Forgotten password', 'New password'],
    ],
    ['/signup', ['Hjem', 'Lag konto'], ['Home', 'Sign up']],
    ['/footer', ['Hjem', 'Om Kodestien'], ['Home', 'About Kodestien']],
    ['/footer/about', ['Hjem', 'Om Kodestien'], ['Home', 'About Kodestien']],
    ['/footer/terms', ['Hjem', 'Om Kodestien', 'Vilkår'], ['Home', 'About Kodestien', 'Terms']],
    ['/footer/hund', ['Hjem', 'Om Kodestien', 'Ikke funnet'], ['Home', 'About Kodestien', 'Not found']],
    ['/finnes/ikke', ['Hjem', 'Ikke funnet'], ['Home', 'Not found']],
  ];
  for (const [pathname, no, eng] of everyRoute) {
    it(`says where ${pathname} is, in both languages, before any list has come`, () => {
      expect(labels(pathname)).toEqual(no);
      expect(labels(pathname, { lang: '_eng' })).toEqual(eng);
    });
  }

  it('calls the groups of the settings what the settings call them', () => {
    for (const lang of HUMAN_LANGS) {
      for (const group of ACCOUNT_GROUPS) {
        expect(labels(paths.profilSetGroup(group), { lang }).at(-1)).toBe(translate(lang, `profil_set.${group}`));
      }
      // The overview is the bare address.
      for (const section of ADMIN_SECTIONS.filter((one) => one !== 'overview')) {
        expect(labels(paths.adminSection(section), { lang }).at(-1)).toBe(translate(lang, `admin.section.${section}`));
      }
    }
  });

  it('calls a page what the menu calls it', () => {
    for (const lang of HUMAN_LANGS) {
      expect(PAGES.landing.name[lang]).toBe(translate(lang, 'layout.home'));
      expect(PAGES.user_profil_list.name[lang]).toBe(translate(lang, 'layout.people'));
      expect(PAGES.profil_set.name[lang]).toBe(translate(lang, 'profil_set.title'));
      for (const page of ['admin', 'signin', 'signup'] as const) {
        expect(PAGES[page].name[lang]).toBe(translate(lang, `layout.${page}`));
      }
    }
  });

  it('takes the titles from the header list once it has come', () => {
    expect(labels('/profil_disp/kari', { doc_arr: HEADER_LIST })).toEqual(['Heim', 'Folket', 'kari']);
    expect(labels('/user_profil_list', { doc_arr: HEADER_LIST, lang: '_eng' })).toEqual(['Home page', 'The people']);
  });

  it('leads from the courses over the course to the lesson, and links each of them', () => {
    expect(labels('/doc/python', { doc_arr: HEADER_LIST })).toEqual(['Heim', 'Kurs', 'Python']);
    expect(labels('/doc/python-lists/', { doc_arr: HEADER_LIST })).toEqual(['Heim', 'Kurs', 'Python', 'Lister']);
    expect(labels('/doc_router/python-reference/x', { doc_arr: HEADER_LIST })).toHaveLength(4);
    expect(labels('/kursbevis/python', { doc_arr: HEADER_LIST })).toEqual(['Heim', 'Kurs', 'Python', 'Kursbevis']);
    const [home, courses, course] = crumbsFor('/doc/python-lists', titles({ doc_arr: HEADER_LIST }));
    expect([home?.to, courses?.to, course?.to]).toEqual(['/', '/doc', '/doc/python']);
  });

  it('takes the titles from the document in view when the list does not know it', () => {
    const { children: _, ch_arr, expanded: __, ...card } = item('secret', 'Skjult', 'Hidden', '/doc/secret');
    const course = {
      ...card,
      slug: 'python',
      tittel: { _no: 'Python', _eng: 'Python' },
      ingress: card.tittel,
      minutes: 2,
      exercises: 0,
      lessons: [],
      ch_arr,
    };
    const doc_current: ReaderDocument = {
      ...card,
      ingress: card.tittel,
      minutes: 2,
      exercises: 3,
      parent: 'python',
      course,
      stages: [],
      previous: null,
      next: null,
      headings: [],
      blocks: [],
    };
    expect(labels('/doc/secret', { doc_current })).toEqual(['Hjem', 'Kurs', 'Python', 'Skjult']);
    expect(labels('/doc/other', { doc_current })).toEqual(['Hjem', 'Kurs', 'other']);
  });
});
