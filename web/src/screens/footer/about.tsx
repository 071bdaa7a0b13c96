import { VERSION } from '@kodestien/contract/limits';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { CertificateCheck } from './certificate-check/certificate-check.tsx';
import { Chapter } from './chapter.tsx';

export function About() {
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
