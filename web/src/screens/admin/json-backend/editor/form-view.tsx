import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import { DOCUMENT_ICONS } from '@kodestien/contract/document/icons';
import { HUMAN_LANG_NAME, HUMAN_LANGS } from '@kodestien/contract/language';
import { TEXT_MEDIUM_MAX, TEXT_SHORT_MAX } from '@kodestien/contract/limits';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import styles from './editor.module.css';
import { asJson } from './templates.ts';
import { readDocument } from './title-in.ts';

type FormViewProps = {
  slug: string;
  text: string;
  onChange: (text: string) => void;
  entries: readonly DocumentEntry[];
};

/** Titles, introduction and place of a document, for those who would rather not write JSON. The blocks stay as they are. */
export function FormView({ slug, text, onChange, entries }: FormViewProps) {
  const t = useT();
  const lang = useHumanLang();
  const document = readDocument(text);
  if (!document) return <Notice tone="warn">{t('admin_json_backend.form.not_json')}</Notice>;

  const set = (changes: Record<string, unknown>) => onChange(asJson({ ...document, ...changes }));
  const inBoth = (name: 'tittel' | 'ingress') => (document[name] ?? {}) as Record<string, string>;
  const parents = entries.filter((entry) => entry.parent === null && entry.slug !== slug);
  const order = typeof document.order === 'number' ? String(document.order) : '';

  return (
    <div className={styles.form}>
      {HUMAN_LANGS.map((human_lang) => (
        <fieldset key={human_lang} className={styles.language}>
          <legend>{HUMAN_LANG_NAME[human_lang]}</legend>
          <Field
            name={`tittel${human_lang}`}
            label={t('admin_json_backend.form.tittel')}
            value={inBoth('tittel')[human_lang] ?? ''}
            onChange={(value) => set({ tittel: { ...inBoth('tittel'), [human_lang]: value } })}
            maxLength={TEXT_SHORT_MAX}
          />
          <TextAreaField
            name={`ingress${human_lang}`}
            label={t('admin_json_backend.form.ingress')}
            value={inBoth('ingress')[human_lang] ?? ''}
            onChange={(value) => set({ ingress: { ...inBoth('ingress'), [human_lang]: value } })}
            maxLength={TEXT_MEDIUM_MAX}
            rows={3}
          />
        </fieldset>
      ))}
      <SelectField
        name="icon"
        label={t('admin_json_backend.form.icon')}
        value={String(document.icon ?? 'book')}
        onChange={(icon) => set({ icon })}
        options={DOCUMENT_ICONS.map((icon) => ({ value: icon, label: icon }))}
      />
      <SelectField
        name="parent"
        label={t('admin_json_backend.form.parent')}
        value={typeof document.parent === 'string' ? document.parent : ''}
        onChange={(parent) => set({ parent: parent || null })}
        options={[
          { value: '', label: t('admin_json_backend.form.no_parent') },
          ...parents.map((entry) => ({ value: entry.slug, label: `${entry.tittel[lang]} (${entry.slug})` })),
        ]}
      />
      <Field
        name="order"
        inputMode="numeric"
        label={t('admin_json_backend.form.order')}
        hint={t('admin_json_backend.form.order.hint')}
        value={order}
        onChange={(value) => /^\d{0,5}$/.test(value) && set({ order: Number(value) })}
        autoComplete="off"
      />
    </div>
  );
}
