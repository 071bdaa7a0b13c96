import type { Translated } from '../language.ts';
import type { ProfileItem } from './items.ts';

type ItemLabels = {
  /** In the form of the settings. */
  label: Translated;
  hint: Translated;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** On the profile, if it has another name there. */
  shownAs?: Translated;
};

export const PROFILE_ITEM_LABELS: Record<ProfileItem, ItemLabels> = {
  full_name: {
    autoComplete: 'name',
    label: { _no: 'Navn', _eng: 'Name' },
    hint: { _no: 'Slik du vil at andre skal se det.', _eng: 'As you want others to see it.' },
  },
  bio_public: {
    label: { _no: 'Om deg', _eng: 'About you' },
    hint: { _no: 'Hva lærer du, og hva vil du lage?', _eng: 'What are you learning, and what do you want to make?' },
  },
  company_public: {
    autoComplete: 'organization',
    label: { _no: 'Skole eller arbeidsplass', _eng: 'School or workplace' },
    hint: { _no: 'Der du er om dagen.', _eng: 'Where you spend your days.' },
  },
  url_public: {
    autoComplete: 'url',
    label: { _no: 'Nettside', _eng: 'Website' },
    hint: { _no: 'For eksempel example.no/deg', _eng: 'For example example.com/you' },
  },
  email_public: {
    autoComplete: 'off',
    shownAs: { _no: 'E-post', _eng: 'Email' },
    label: { _no: 'E-post på profilen', _eng: 'Email on your profile' },
    hint: {
      _no: 'Alle kan se denne. Den trenger ikke å være adressen du logger inn med.',
      _eng: "Everyone can see this one. It doesn't have to be the address you sign in with.",
    },
  },
};
