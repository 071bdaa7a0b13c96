import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { type BoardEnd, boardLook } from '../../ui/board-look.ts';
import { Heading } from '../../ui/heading.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import type { LanguageMark } from '../../ui/icons/language-marks.ts';
import { Link } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './signpost.module.css';

/** Four boards on one post. The second leads to the people where their list is open; its course has a link of its own. */
export function Signpost() {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="landing-signs">
      <Heading level={2} id="landing-signs">
        {t('landing.signs')}
      </Heading>
      <div className={styles.signpost}>
        <div className={styles.post} aria-hidden="true">
          <TMark size={18} />
        </div>
        <PostFoot />
        <ul className={styles.signs}>
          <TrailSign icon="python" points="back" to={paths.doc('python')} title={t('landing.python')}>
            {t('landing.python.text')}
          </TrailSign>
          {publicConfig.show_user_list ? (
            <TrailSign
              icon="javascript"
              to={paths.userProfilList}
              title={t('landing.people')}
              more={<TextLink to={paths.doc('javascript')}>{t('landing.people.javascript')}</TextLink>}
            >
              {t('landing.people.text')}
            </TrailSign>
          ) : (
            <TrailSign icon="javascript" to={paths.doc('javascript')} title="JavaScript">
              {t('landing.javascript.text')}
            </TrailSign>
          )}
          <TrailSign icon="html" points="back" to={paths.doc('html')} title={t('landing.html')}>
            {t('landing.html.text')}
          </TrailSign>
          <TrailSign icon="css" to={paths.doc('css')} title={t('landing.css')}>
            {t('landing.css.text')}
          </TrailSign>
        </ul>
      </div>
      <p>
        {t('landing.mathematics.text')} <TextLink to={paths.doc('mathematics')}>{t('landing.mathematics')}</TextLink>
      </p>
    </section>
  );
}

/** The stones that hold the post up. */
function PostFoot() {
  return (
    <svg className={styles.foot} width="136" height="44" viewBox="0 0 136 44" aria-hidden="true" focusable="false">
      <path d="M38 23 44 9 60 5 72 11 70 24z" />
      <path d="M67 25 70 10 84 4 97 11 99 24z" />
      <path d="M3 42 8 28 25 21 44 25 50 42z" />
      <path d="M88 42 90 27 106 20 125 26 133 42z" />
      <path d="M44 42 49 26 68 20 88 25 94 42z" />
    </svg>
  );
}

type TrailSignProps = {
  icon: LanguageMark;
  points?: BoardEnd;
  to: string;
  title: string;
  children: ReactNode;
  /** A link of its own inside the board, apart from where the board leads. */
  more?: ReactNode;
};

/** A board with a pointed end. All of it leads where its title does. */
function TrailSign({ icon, points, to, title, children, more }: TrailSignProps) {
  return (
    <li {...boardLook(styles.sign, { points })}>
      <LanguageIcon language={icon} size={40} className={styles.icon} />
      <div className={styles.words}>
        <Heading level={3}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p>{children}</p>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </li>
  );
}
