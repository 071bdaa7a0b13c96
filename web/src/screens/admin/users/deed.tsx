import { Button } from '../../../ui/button.tsx';
import styles from './users.module.css';

type DeedProps = {
  text: string;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  isDanger?: boolean;
};

/** Something that can be done with an account, and what that means. */
export function Deed({ text, submit, busy, onSubmit, isDanger = false }: DeedProps) {
  return (
    <li className={styles.deed}>
      <p>{text}</p>
      <Button size="small" variant={isDanger ? 'danger' : 'secondary'} onClick={onSubmit} loading={busy}>
        {submit}
      </Button>
    </li>
  );
}
