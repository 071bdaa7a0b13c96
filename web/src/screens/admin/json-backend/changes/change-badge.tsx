import type { ChangeKind } from '@kodestien/contract/issues';
import { useT } from '../../../../i18n/use-t.ts';
import { Badge } from '../../../../ui/badge.tsx';

const TONES = { added: 'good', changed: 'info', removed: 'bad' } as const satisfies Record<ChangeKind, string>;

/** What happened to a document, or what will when it is published. */
export function ChangeBadge({ kind, isStaged = false }: { kind: ChangeKind; isStaged?: boolean }) {
  const t = useT();
  return (
    <Badge tone={isStaged ? 'warn' : TONES[kind]}>
      {t(`admin_json_backend.${isStaged ? 'staged' : 'kind'}.${kind}`)}
    </Badge>
  );
}
