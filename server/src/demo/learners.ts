import type { HumanLang } from '@kodestien/contract/language';
import type { ProfileItem } from '@kodestien/contract/profile/items';

export type Learner = Partial<Record<ProfileItem, string>> & {
  username: string;
  human_lang: HumanLang;
  /** Some people never choose a picture. */
  hasPicture?: false;
};

const no = (username: string, full_name: string, bio_public: string, more: Partial<Learner> = {}): Learner => ({
  username,
  full_name,
  human_lang: '_no',
  bio_public,
  ...more,
});
const eng = (...facts: Parameters<typeof no>): Learner => ({ ...no(...facts), human_lang: '_eng' });
const without = { hasPicture: false } as const;

/** People as they might be: nobody here exists. */
export const LEARNERS: readonly Learner[] = [
  no('ingridhauge', 'Ingrid Hauge', 'Lærer på ungdomsskolen som endelig skal forstå det elevene holder på med.', {
    company_public: 'Fjellvik skole',
  }),
  no('mathiasb', 'Mathias Bakken', 'Bygger små spill i Python. Det første hadde bare én bane, men den var fin.'),
  no('selmaos', 'Selma Ødegård', 'Går i niende. Liker CSS fordi man ser hva som skjer med en gang.'),
  no(
    'torgeirl',
    'Torgeir Lien',
    'Pensjonert landmåler. Regnet med notatbok og blyant i førti år, nå med løkker.',
    without,
  ),
  eng(
    'priyan',
    'Priya Natarajan',
    'Moved to Bergen for the mountains, stayed for the rain. Learning JavaScript in the evenings.',
    { url_public: 'https://example.com/priya' },
  ),
  no('hakonvik', 'Håkon Vik', 'Elektriker på dagtid.\nSkriver skript som teller kabler for meg.', {
    company_public: 'Vik og Sønn Elektro',
  }),
  no('norahol', 'Nora Holm', 'Studerer biologi og bruker Python til å telle fugler på bilder.'),
  eng('tomaszk', 'Tomasz Kowalski', 'Carpenter. My first web page sells birdhouses.', {
    url_public: 'https://example.com/birdhouses',
    company_public: 'Kowalski Woodwork',
  }),
  no('leapetersen', 'Lea Petersen', 'Øver på funksjoner. Liker når testene blir grønne.'),
  no('aslakm', 'Áslak Mienna', 'Fra Kautokeino. Lager en ordliste som skal virke uten nett.', {
    url_public: 'https://example.org/ordliste',
  }),
  no('karianneso', 'Kari Anne Solberg', 'Regnskapsfører som er lei av å kopiere tall mellom regneark.', {
    company_public: 'Solberg Regnskap',
  }),
  no('jonasf', 'Jonas Fjeld', 'Sjuende dag på rad! Rekorden min er tolv.', without),
  eng('amarab', 'Amara Bello', 'Nurse and night-shift coder. Variables make more sense at 3 a.m.'),
  no('sigridt', 'Sigrid Tveit', 'Strikker og koder. Det er overraskende likt.', {
    url_public: 'https://example.com/monster',
  }),
  no('eliasr', 'Elias Rønning', 'Vil lage en app for skiføret i bygda.'),
  no('fatimah', 'Fatima Haddad', 'Mor til tre og student på deltid. Lærer HTML sammen med eldstejenta.'),
  eng('oliverw', 'Oliver Wright', 'Guitar teacher. Wrote a chord finder and now I cannot stop.'),
  no('vildemoe', 'Vilde Moe', 'Grafisk designer som vil forstå koden bak det jeg tegner.', {
    company_public: 'Studio Moe',
    url_public: 'https://example.com/studio',
  }),
  no('oddvarn', 'Oddvar Nes', 'Bonde. Programmet mitt varsler når melketanken er for varm.', {
    company_public: 'Nes gård',
  }),
  no('emiliedahl', 'Emilie Dahl', 'Har prøvd å lære dette tre ganger før. Denne gangen går det.'),
  no('sanderh', 'Sander Hovland', 'Vgs, IT 1. Hjelper gjerne i kommentarfeltet.', without),
  eng('yukit', 'Yuki Tanaka', 'Exchange student in Trondheim. Python by day, brown cheese by night.'),
  no('marteeide', 'Marte Eide', 'Bibliotekar. Rydder i 40 000 titler med noen få linjer kode.', {
    company_public: 'Eidsvåg bibliotek',
  }),
  no('kristofferl', 'Kristoffer Lunde', 'Løper terrengløp og tegner høydeprofilene selv.'),
  no('aminaj', 'Amina Jama', 'Tiendeklasse. Skal bli spillutvikler.'),
  no('perivar', 'Per Ivar Strand', 'Fisker. Henter tidevannet fra nettet hver morgen.', {
    company_public: 'MS Havdur',
  }),
  eng('sofiar', 'Sofia Rossi', 'Chef. Turning my recipe notebook into a website, one list item at a time.', {
    url_public: 'https://example.com/ricette',
  }),
  no('heidikarin', 'Heidi Karin Aas', 'Lærte BASIC i 1986. Mye har skjedd.'),
  no('magnusg', 'Magnus Gran', 'Snekkerlærling. Regner ut trapper i Python.', without),
  no('thealarsen', 'Thea Larsen', 'Liker oppgaver med tekst og ord best.'),
  no('bjornarh', 'Bjørnar Hagen', 'Sjåfør. Leser kurset i pausene og koder i helgene.'),
  eng('danielo', 'Daniel Okafor', 'Physics student. Loops are just very patient people.'),
  no('rannveigs', 'Rannveig Sæther', 'Kordirigent. Sorterer noter etter toneart med et skript.'),
  no('julieb', 'Julie Berg', 'Elevrådsleder. Lager nettsiden til klassen.', { url_public: 'https://example.org/10b' }),
  no('ahmeda', 'Ahmed Ali', 'Tar én leksjon hver søndag. Ikke noe hastverk.'),
  no('synnovek', 'Synnøve Kvam', 'Arkitekt. Vil automatisere det kjedelige.', { company_public: 'Kvam Arkitekter' }),
  eng('hannahs', 'Hannah Schmidt', 'Hiker, beginner, collector of error messages.'),
  no('larserikf', 'Lars Erik Foss', 'Vaktmester. Laget en oversikt over alle lyspærene på skolen.', without),
  no('idamarie', 'Ida Marie Nygård', 'Sykepleierstudent. Python hjelper meg med statistikken.'),
  no('filipn', 'Filip Nilsen', 'Elleve år. Storebror sa at jeg ikke kom til å klare det. Jeg klarte det.'),
];
