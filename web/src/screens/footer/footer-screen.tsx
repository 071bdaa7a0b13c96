import 'messages:footer';
import { LOCALE } from '@kodestien/contract/language';
import { VERSION } from '@kodestien/contract/limits';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { FOOTER_PAGES, type FooterPage, paths } from '../../paths.ts';
import { menuItems } from '../../store/header-item.ts';
import { ClimbingTrail } from '../../ui/climbing-trail.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useParams } from '../../use-params.ts';
import { CertificateCheck } from './certificate-check/certificate-check.tsx';
import { Chapter } from './chapter.tsx';
import styles from './footer-screen.module.css';
import { STORED } from './stored.ts';

const PAGES: Record<FooterPage, ComponentType> = { terms: Terms, courses: Courses, about: About };

export default function FooterScreen() {
  const t = useT();
  const { page: asked } = useParams();
  // The bare address tells what Kodestien is. What is no page does not come here (routes.tsx).
  const page = FOOTER_PAGES.find((one) => one === asked) ?? 'about';
  const Page = PAGES[page];
  useDocumentTitle(t(`footer.${page}`));
  return (
    <div className={styles.page}>
      <ClimbingTrail />
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
    </div>
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

/** As many courses and lessons as there are today. */
function Courses() {
  const t = useT();
  const lang = useHumanLang();
  const courses = menuItems(useHeaderList().items).filter(({ children }) => children.length > 0);
  return (
    <>
      <Chapter title={t('footer.courses.how.title')}>
        <p>{t('footer.courses.how.text')}</p>
      </Chapter>
      {courses.map(({ slug, tittel, page, children }) => (
        <Chapter key={slug} title={<TextLink to={page}>{tittel[lang]}</TextLink>}>
          <p>
            {t('footer.courses.lessons', {
              count: children.length,
              titles: new Intl.ListFormat(LOCALE[lang]).format(children.map((lesson) => lesson.tittel[lang])),
            })}
          </p>
        </Chapter>
      ))}
      <p>
        <TextLink to={paths.doc()}>{t('footer.courses.link')}</TextLink>
      </p>
    </>
  );
}

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
