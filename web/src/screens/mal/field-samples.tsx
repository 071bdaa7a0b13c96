import { characterCount } from '@kodestien/contract/account/rules';
import { TEXT_LONG_MAX } from '@kodestien/contract/limits';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Field } from '../../ui/field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { Sample } from './sample.tsx';

export function FieldSamples() {
  const t = useT();
  const [name, setName] = useState('Kari Nordmann');
  const [email, setEmail] = useState('kari@');
  const [bio, setBio] = useState('');
  const used = characterCount(bio);
  return (
    <Sample title={t('mal.fields.title')} text={t('mal.fields.text')}>
      <Field
        name="mal-name"
        label={t('mal.fields.name')}
        hint={t('mal.fields.name_hint')}
        value={name}
        onChange={setName}
        status={name ? { tone: 'good', text: t('mal.fields.name_status') } : null}
      />
      <Field
        name="mal-email"
        label={t('mal.fields.wrong')}
        value={email}
        onChange={setEmail}
        error={t('mal.fields.wrong_error')}
      />
      <TextAreaField
        name="mal-bio"
        label={t('mal.fields.bio')}
        value={bio}
        onChange={setBio}
        counter={{ used, max: TEXT_LONG_MAX, text: t('mal.fields.counter', { used, max: TEXT_LONG_MAX }) }}
      />
    </Sample>
  );
}
