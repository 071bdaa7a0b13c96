import * as glyphs from '../../../ui/icons/glyphs.ts';
import 'messages:admin-db-tools';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { usePages } from '../../../api-client/use-pages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Backups } from './backups.tsx';
import styles from './db-tools.module.css';
import { ToolDialog } from './tool-dialog.tsx';
import { DESTROYS, TOOLS, type Tool, toolCall } from './tools.ts';

export default function DbToolsSection() {
  const t = useT();
  const [opened, setOpened] = useState<Tool | null>(null);
  const backups = usePages('', (cursor, signal) => call('GET admin_backups', { cursor }, { signal }));
  return (
    <>
      <Notice tone="info">{t('admin_db_tools.untouched')}</Notice>
      <ul className={styles.tools}>
        {TOOLS.map((tool) => (
          <li key={tool} className={styles.tool}>
            <div className={styles.name}>
              <Heading level={2} size="h4">
                {t(`admin_db_tools.${tool}`)}
              </Heading>
              <code>{tool}</code>
              {DESTROYS[tool] && <Badge tone="bad">{t('admin_db_tools.destroys')}</Badge>}
            </div>
            <p className="soft">{t(`admin_db_tools.${tool}.text`)}</p>
            <div>
              <Button size="small" icon={glyphs.eye} onClick={() => setOpened(tool)}>
                {t('admin_db_tools.look')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Backups backups={backups} />
      {opened && (
        <ToolDialog
          title={t(`admin_db_tools.${opened}`)}
          text={t(`admin_db_tools.${opened}.text`)}
          submit={t(`admin_db_tools.${opened}.submit`)}
          call={toolCall(opened)}
          onDone={backups.askAgain}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
