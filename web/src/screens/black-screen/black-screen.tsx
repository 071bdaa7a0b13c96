import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import styles from './black-screen.module.css';

/** Black, nothing else. Escape leads back to the page before, or home when there was none. */
export default function BlackScreen() {
  const navigate = useNavigate();
  const cameFrom = useAppSelector(({ path }) => path.pathname_previous);
  useDocumentTitle();
  useEffect(() => {
    function leave(event: KeyboardEvent) {
      if (event.key === 'Escape') void navigate(cameFrom || paths.landing);
    }
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [navigate, cameFrom]);
  return <main className={styles.black} />;
}
