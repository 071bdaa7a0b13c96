import 'messages:footer';
import { VERSION } from '@kodestien/contract/limits';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { FOOTER_PAGES, type FooterPage, paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useParams } from '../../use-params.ts';
import { CertificateCheck } from './certificate-check/certificate-check.tsx';
import { Chapter } from './chapter.tsx';
import styles from './footer-screen.module.css';

const PAGES: Record<FooterPage, ComponentType> = { terms: Terms, courses: Courses, about: About };

export default function FooterScreen() {
  const t = useT();
  const { page: asked } = useParams();
  // The bare address tells what Kodestien is. What is no page does not come here (routes.tsx).
  const page = FOOTER_PAGES.find((known) => known === asked) ?? 'about';
  const Page = PAGES[page];
  useDocumentTitle(t(`footer.${page}`));
  return (
    <PageBody width="text">
      <nav aria-label={t('footer.nav')}>
        <ul className={styles.pages}>
          {FOOTER_PAGES.map((name) => (
            <li key={name}>
              <Link to={paths.footer(name)} aria-current={name === page ? 'page' : undefined}>
                {t(`footer.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles.article}>
        <Heading level={1}>{t(`footer.${page}`)}</Heading>
        <p className={styles.lead}>{t(`footer.${page}.lead`)}</p>
        <Page />
      </article>
    </PageBody>
  );
}

function About() {
  const t = useT();
  const { hash } = useLocation();
  // The browser looked for the place that the address names before this page was there.
  useEffect(() => {
    const part = hash === '#kursbevis' ? document.getElementById('kursbevis') : null;
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [hash]);
  return (
    <>
      {(['why', 'how', 'language'] as const).map((chapter) => (
        <Chapter key={chapter} title={t(`footer.about.${chapter}.title`)}>
          <p>{t(`footer.about.${chapter}.text`)}</p>
        </Chapter>
      ))}
      <CertificateCheck />
      <p>{t('footer.about.version', { version: VERSION })}</p>
    </>
  );
}

function Courses() {
  const t = useT();
  return (
    <>
      {(['how', 'python', 'javascript', 'html', 'css'] as const).map((chapter) => (
        <Chapter key={chapter} title={t(`footer.courses.${chapter}.title`)}>
          <p>{t(`footer.courses.${chapter}.text`)}</p>
        </Chapter>
      ))}
      <p>
        <TextLink to={paths.doc()}>{t('footer.courses.link')}</TextLink>
      </p>
    </>
  );
}

/** What this software stores. Anyone who adds a table that holds something about a person adds a line here. */
const STORED = [
  'username',
  'email',
  'password',
  'profile',
  'comments',
  'classes',
  'class_account',
  'names',
  'sessions',
  'mails',
  'limits',
  'log',
] as const;

function Terms() {
  const t = useT();
  return (
    <>
      <Chapter title={t('footer.terms.use.title')}>
        <p>{t('footer.terms.use.text')}</p>
      </Chapter>
      <Chapter title={t('footer.terms.stored.title')}>
        <ul>
          {STORED.map((what) => (
            <li key={what}>{t(`footer.terms.stored.${what}`)}</li>
          ))}
        </ul>
      </Chapter>
      {(['not', 'browser', 'rights'] as const).map((chapter) => (
        <Chapter key={chapter} title={t(`footer.terms.${chapter}.title`)}>
          <p>{t(`footer.terms.${chapter}.text`)}</p>
        </Chapter>
      ))}
    </>
  );
}
