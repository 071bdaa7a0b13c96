import { useT } from '../../i18n/use-t.ts';
import { paths, ROUTE_PATTERNS } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './admin-screen.module.css';

type RouteName = keyof typeof ROUTE_PATTERNS;
const ROUTE_NAMES = Object.keys(ROUTE_PATTERNS) as RouteName[];

/** Routes with a part that must be filled in, filled in; the others are their own address. */
function exampleAddress(name: RouteName, username: string): string {
  switch (name) {
    case 'profil_disp':
      return paths.profilDisp(username);
    case 'doc_router':
      return paths.docRouter('python');
    case 'doc':
      return paths.doc();
    case 'profil_set':
      return paths.profilSet;
    case 'footer':
      return paths.footer('about');
    default:
      return ROUTE_PATTERNS[name];
  }
}

export function TestNavigation({ username }: { username: string }) {
  const t = useT();
  return (
    <section className={styles.navigation} aria-labelledby="test-navigation">
      <Heading level={2} size="h3" id="test-navigation">
        {t('admin.nav.title')}
      </Heading>
      <p className={styles.text}>{t('admin.nav.text')}</p>
      <table className={styles.routes}>
        <thead>
          <tr>
            <th scope="col">{t('admin.nav.address')}</th>
            <th scope="col">{t('admin.nav.purpose')}</th>
          </tr>
        </thead>
        <tbody>
          {ROUTE_NAMES.map((name) => {
            const address = exampleAddress(name, username);
            return (
              <tr key={name}>
                <td>
                  <TextLink to={address}>
                    <code>{address}</code>
                  </TextLink>
                </td>
                <td>{t(`admin.route.${name}`)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
