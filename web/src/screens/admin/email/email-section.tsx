import 'messages:admin-email';
import { MAIL_TEMPLATES, type MailTemplate } from '@kodestien/contract/admin/rules';
import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SectionPart } from '../section-part.tsx';
import styles from './email.module.css';
import { MailPreview } from './mail-preview.tsx';
import { Outbox } from './outbox.tsx';
import { Trial } from './trial.tsx';

export default function EmailSection() {
  const t = useT();
  const [template, setTemplate] = useState<MailTemplate>('user_confirm');
  const [part, setPart] = useState<'html' | 'text'>('html');
  return (
    <>
      <SectionPart title={t('admin_email.preview')} text={t('admin_email.preview.text')}>
        <div className={styles.choices}>
          <SelectField
            name="template"
            label={t('admin_email.template')}
            value={template}
            onChange={setTemplate}
            options={MAIL_TEMPLATES.map((value) => ({ value, label: t(`admin_email.template.${value}`) }))}
          />
          <Segmented
            legend={t('admin_email.part')}
            value={part}
            onChange={setPart}
            options={[
              { value: 'html', label: t('admin_email.part.html') },
              { value: 'text', label: t('admin_email.part.text') },
            ]}
          />
        </div>
        <div className={styles.previews}>
          <MailPreview template={template} human_lang="_no" part={part} />
          <MailPreview template={template} human_lang="_eng" part={part} />
        </div>
      </SectionPart>
      <Trial />
      <Outbox />
    </>
  );
}
