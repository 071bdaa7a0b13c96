import type * as operations from '@kodestien/contract/learning/operations';
import { useFormat } from '../../i18n/use-format.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Logo } from '../../layout/logo.tsx';
import { hillside, MAP_WIDTH } from '../../lesson/document/trail-map/trail-shape.ts';
import { CopyButton } from '../../lesson/rendered/copy-button.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TrailStrip } from '../../ui/trail-strip.tsx';
import styles from './certificate.module.css';
import { QrCode } from './qr-code.tsx';

/** From here on a name is set smaller, so that the sheet stays one page. */
const LONG_NAME = 32;
const HILL_HEIGHT = 420;

export function Certificate({ certificate }: { certificate: operations.Certificate }) {
  const t = useT();
  const lang = useHumanLang();
  const format = useFormat();
  const { username, full_name, tittel, course, poeng, lessons, issued_at, code } = certificate;
  const name = full_name || username;
  const course_page = paths.doc(course);
  const check = paths.footer('about', 'kursbevis');
  // Behind the #, so that the code is checked in the page and stored in no log.
  const address = `${window.location.origin}${check}:${code}`;
  const stops = Array.from({ length: lessons }, () => ({ state: 'done' as const }));
  return (
    <>
      <article className={styles.sheet} aria-labelledby="certificate">
        <CourseContours course={course} />
        <div className={styles.top}>
          <Logo height={28} />
          <span>{format.date(issued_at)}</span>
        </div>
        <div className={styles.middle}>
          <Cairn state="done" size={88} />
          <Heading level={1} size="h4" id="certificate" tabIndex={-1} className={styles.kind}>
            {t('kursbevis.title')}
          </Heading>
          <p className={styles.name} data-long={name.length > LONG_NAME || undefined}>
            <bdi>{name}</bdi>
          </p>
          {full_name && <p className="soft">{username}</p>}
          <p className={styles.finished}>{t('kursbevis.has_finished')}</p>
          <p className={styles.course}>{tittel[lang]}</p>
          <div className={styles.trail}>
            <TrailStrip marks={stops} />
          </div>
          <p className={styles.facts}>
            <span>{t('kursbevis.lessons', { count: lessons })}</span>
            <span className={styles.points}>{t('doc.points', { poeng })}</span>
          </p>
        </div>
        <section className={styles.proof} aria-labelledby="certificate-code">
          <QrCode text={address} label={t('kursbevis.qr')} className={styles.qr} />
          <div className="stack gap-1">
            <h2 id="certificate-code" className={styles.proofTitle}>
              {t('kursbevis.genuine')}
            </h2>
            <p>{t('kursbevis.check', { address: `${window.location.origin}${check}` })}</p>
            <details className={styles.details}>
              <summary>{t('kursbevis.show_code')}</summary>
              <div className="stack gap-half">
                <code className={styles.code} translate="no">
                  {code}
                </code>
                <span>
                  <CopyButton text={code} />
                </span>
              </div>
            </details>
          </div>
        </section>
      </article>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={() => window.print()}>
          {t('kursbevis.print')}
        </Button>
        <TextLink to={check}>{t('kursbevis.how')}</TextLink>
        <TextLink to={course_page}>{t('kursbevis.to_course')}</TextLink>
      </div>
    </>
  );
}

/** The hill of this course: every course has its own, and the same one each time. */
function CourseContours({ course }: { course: string }) {
  const turn = [...course].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7;
  return (
    <svg className={styles.hill} viewBox={`0 0 ${MAP_WIDTH} ${HILL_HEIGHT}`} aria-hidden="true" focusable="false">
      {hillside(HILL_HEIGHT, turn).map((line, index) => (
        <path key={line} d={line} data-bold={index % 4 === 3 || undefined} />
      ))}
    </svg>
  );
}
