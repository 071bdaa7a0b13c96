import { SLUG_MAX, SLUG_PATTERN } from '@kodestien/contract/document/rules';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { storeDraft } from '../editor/drafts.ts';
import { documentTemplate } from '../editor/templates.ts';
import { backendPaths } from '../use-backend-address.ts';

const slugRule = new RegExp(SLUG_PATTERN);

/** A new document needs its name first: it is its address, and cannot be changed later. */
export function NewDocumentDialog({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const formId = useId();
  const [slug, setSlug] = useState('');
  const [tried, setTried] = useState(false);
  const issue = taken.includes(slug)
    ? t('admin_json_backend.new.taken')
    : slugRule.test(slug) && slug.length <= SLUG_MAX
      ? null
      : t('admin_json_backend.new.wrong');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (issue) return;
    storeDraft(slug, { text: documentTemplate(slug), base_sha256: null, isNew: true });
    onClose();
    void navigate(backendPaths.document(slug));
  }

  return (
    <Dialog
      title={t('admin_json_backend.new')}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {t('admin_json_backend.new.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Field
          name="slug"
          label={t('admin_json_backend.slug')}
          hint={t('admin_json_backend.new.hint')}
          value={slug}
          onChange={(value) => setSlug(value.trim())}
          error={tried ? issue : null}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
