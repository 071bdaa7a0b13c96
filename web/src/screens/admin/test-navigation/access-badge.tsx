import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Access } from './stops.ts';

const TONES = { public: 'plain', signed_in: 'info', superuser: 'mark' } as const satisfies Record<Access, string>;

export function AccessBadge({ access }: { access: Access }) {
  const t = useT();
  return <Badge tone={TONES[access]}>{t(`admin_test_navigation.access.${access}`)}</Badge>;
}
