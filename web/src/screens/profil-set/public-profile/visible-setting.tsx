import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useSavedChoice } from '../../../api-client/use-saved-choice.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** One switch: on the list of people with a profile, or nowhere that others can see. */
export function VisibleSetting() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { data } = useAnswer('', (signal) => call('GET user_profil_synlig', {}, { signal }));
  const { choice, choose, saved, failure } = useSavedChoice(data?.synlig, async (synlig) => {
    return (await call('POST user_profil_synlig', { synlig })).synlig;
  });
  if (!data || choice === undefined) return null;

  return (
    <div className="stack gap-1">
      <CheckboxField
        label={t('profil_set.visible')}
        hint={data.can_choose ? t('profil_set.visible.hint') : t('profil_set.visible.class')}
        checked={choice}
        disabled={!data.can_choose}
        onChange={choose}
      />
      {saved && (
        <Notice tone="good" live>
          {choice ? t('profil_set.visible.on') : t('profil_set.visible.off')}
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
