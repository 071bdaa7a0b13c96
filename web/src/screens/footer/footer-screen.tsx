import 'messages:footer';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { FOOTER_PAGES, type FooterPage, paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { About } from './about.tsx';
import { Courses } from './courses.tsx';
import styles from './footer-screen.module.css';
import { Terms } from './terms.tsx';

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
