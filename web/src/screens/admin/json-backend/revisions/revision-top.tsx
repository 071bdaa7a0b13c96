import type { Revision } from '@kodestien/contract/admin/revisions';
import { Heading } from '../../../../ui/heading.tsx';
import { Person } from '../../person.tsx';
import { When } from '../../when.tsx';
import { RevisionName } from './revision-name.tsx';
import styles from './revisions.module.css';

export function RevisionTop({ revision }: { revision: Revision }) {
  return (
    <div>
      <Heading level={2} size="h3">
        <RevisionName revision={revision} />
      </Heading>
      <p className={styles.note}>
        <Person username={revision.by} />, <When at={revision.created_at} />
      </p>
    </div>
  );
}
