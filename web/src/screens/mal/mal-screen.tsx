import '../../i18n/areas/mal.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './mal-screen.module.css';
import { NoticeSamples } from './notice-samples.tsx';
import { TrailSamples } from './trail-samples.tsx';
import { TypeSamples } from './type-samples.tsx';
import { WaitingSamples } from './waiting-samples.tsx';

/** The template page: one of everything. */
export default function MalScreen() {
  const t = useT();
  useDocumentTitle(t('mal.title'));
  return (
    <PageBody>
      <div className={styles.top}>
        <Heading level={1}>{t('mal.title')}</Heading>
        <p className={styles.text}>{t('mal.lead')}</p>
      </div>
      <TypeSamples />
      <ButtonSamples />
      <FieldSamples />
      <NoticeSamples />
      <TrailSamples />
      <WaitingSamples />
    </PageBody>
  );
}
