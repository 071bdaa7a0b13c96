import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** One switch: on the list of people with a profile, or nowhere that others can see. */
export function VisibleSetting() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { data } = useAnswer('', (signal) => call('GET user_profil_synlig', {}, { signal }));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [saved, setSaved] = useState(false);
  const { failure, run } = useAction();
  if (!data) return null;
  const isShown = chosen ?? data.synlig;

  function choose(requested: boolean) {
    setSaved(false);
    void run(async () => {
      setChosen(requested);
      try {
        setChosen((await call('POST user_profil_synlig', { synlig: requested })).synlig);
        setSaved(true);
      } catch (error) {
        setChosen(isShown);
        throw error;
      }
    });
  }

  return (
    <div className="stack gap-1">
      <CheckboxField
        label={t('profil_set.visible')}
        hint={data.can_choose ? t('profil_set.visible.hint') : t('profil_set.visible.class')}
        checked={isShown}
        disabled={!data.can_choose}
        onChange={choose}
      />
      {saved && (
        <Notice tone="good" live>
          {isShown ? t('profil_set.visible.on') : t('profil_set.visible.off')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('profil_set.not_saved')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}
