import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Heading } from '../../ui/heading.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PostFoot } from './post-foot.tsx';
import styles from './signpost.module.css';
import { TrailSign } from './trail-sign.tsx';

/** Four boards on one post. The second leads to the people; its course has a link of its own. */
export function Signpost() {
  const t = useT();
  const isNarrow = useAppSelector(({ page_core }) => page_core.layout === 'mobile');
  // They hang on both sides of the post where there is room for it.
  const left = isNarrow ? 'on' : 'back';
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
          <TrailSign icon="python" points={left} to={paths.doc('python')} title={t('landing.python')}>
            {t('landing.python.text')}
          </TrailSign>
          <TrailSign
            icon="javascript"
            to={paths.userProfilList}
            title={t('landing.people')}
            more={<TextLink to={paths.doc('javascript')}>{t('landing.people.javascript')}</TextLink>}
          >
            {t('landing.people.text')}
          </TrailSign>
          <TrailSign icon="html" points={left} to={paths.doc('html')} title={t('landing.html')}>
            {t('landing.html.text')}
          </TrailSign>
          <TrailSign icon="css" to={paths.doc('css')} title={t('landing.css')}>
            {t('landing.css.text')}
          </TrailSign>
        </ul>
      </div>
    </section>
  );
}
