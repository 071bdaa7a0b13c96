import { COPYRIGHT_YEAR, VERSION } from '@kodestien/contract/limits';
import { useT } from '../i18n/use-t.ts';
import { FOOTER_PAGES, paths, TEACHERS_SLUG } from '../paths.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { Link } from '../ui/link.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { Ridge } from './ridge.tsx';

export function Footer() {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <Ridge />
      <div className={styles.ground}>
        <div className={styles.inner}>
          <Link to={paths.landing} className={styles.home} aria-label={t('layout.to_home')}>
            <Logo height={20} />
          </Link>
          <nav aria-label={t('layout.footer')}>
            <ul className={styles.links}>
              {FOOTER_PAGES.map((page) => (
                <li key={page}>
                  <Link to={paths.footer(page)} className={styles.link}>
                    {t(`layout.footer.${page}`)}
                  </Link>
                </li>
              ))}
              <li>
                <Link to={paths.doc(TEACHERS_SLUG)} className={styles.link}>
                  {t('layout.footer.teachers')}
                </Link>
              </li>
            </ul>
          </nav>
          <div className={styles.choices}>
            <LanguageSwitch />
            <ThemeSwitch toDark={t('layout.theme.to_dark')} toLight={t('layout.theme.to_light')} />
          </div>
          <p className={styles.small}>
            <span>{t('layout.footer.copyright', { year: String(COPYRIGHT_YEAR) })}</span>
            <span>{t('layout.footer.version', { version: VERSION })}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
