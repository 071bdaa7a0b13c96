import 'messages:doc';
import 'messages:mal';
import { useRef } from 'react';
import { useDocument } from '../../document/use-document.ts';
import { useDocumentInView } from '../../document/use-document-in-view.ts';
import { usePrefetchOnIntent } from '../../document/use-prefetch.ts';
import { useReadingPosition } from '../../document/use-reading-position.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './mal-screen.module.css';
import { NoticeSamples } from './notice-samples.tsx';
import { TemplateDocument } from './template-document.tsx';
import { TrailSamples } from './trail-samples.tsx';
import { TypeSamples } from './type-samples.tsx';
import { WaitingSamples } from './waiting-samples.tsx';

const MAL = 'mal';

/** The template page: one of every block for authors, one of every building block for those who make screens. */
export default function MalScreen() {
  const t = useT();
  const page = useRef<HTMLDivElement>(null);
  const answer = useDocument(MAL);
  const document = answer.status === 'loaded' ? answer.document : null;
  useDocumentTitle(t('mal.title'));
  useDocumentInView(MAL, document);
  useReadingPosition(page, document !== null);
  usePrefetchOnIntent(page);
  return (
    <PageBody>
      <div ref={page} className={styles.page}>
        <div className={styles.top}>
          <Heading level={1} tabIndex={-1}>
            {t('mal.title')}
          </Heading>
          <p className={styles.text}>{t('mal.lead')}</p>
        </div>
        <TemplateDocument answer={answer} />
        <div className={styles.part}>
          <Heading level={2}>{t('mal.ui.title')}</Heading>
          <p className={styles.text}>{t('mal.ui.text')}</p>
        </div>
        <div>
          <TypeSamples />
          <ButtonSamples />
          <FieldSamples />
          <NoticeSamples />
          <TrailSamples />
          <WaitingSamples />
        </div>
      </div>
    </PageBody>
  );
}
