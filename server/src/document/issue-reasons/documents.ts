import type { Translated } from '@kodestien/contract/language';

/** What is wrong between documents: their names, their places, and what they say of each other. */

export const noDocument = (slug: string): Translated => ({
  _no: `dokumentet «${slug}» finnes ikke`,
  _eng: `there is no document "${slug}"`,
});

export const documentMissing = (slug: string): Translated => ({
  _no: `dokumentet «${slug}» mangler`,
  _eng: `the document "${slug}" is missing`,
});

export const documentSlugTwice = (slug: string): Translated => ({
  _no: `to dokumenter har slugen «${slug}»`,
  _eng: `two documents have the slug "${slug}"`,
});

export const blockSlugTwice = (slug: string): Translated => ({
  _no: `to blokker har slugen «${slug}»`,
  _eng: `two blocks have the slug "${slug}"`,
});

export const blockSlugTaken = (slug: string): Translated => ({
  _no: `en blokk kan ikke hete «${slug}»: siden selv bruker den id-en`,
  _eng: `a block cannot be called "${slug}": the page itself has that id`,
});

export const noBlock = (docSlug: string, blokkSlug: string): Translated => ({
  _no: `dokumentet «${docSlug}» har ingen blokk «${blokkSlug}»`,
  _eng: `document "${docSlug}" has no block "${blokkSlug}"`,
});

export const noBlockHere = (blokkSlug: string): Translated => ({
  _no: `dette dokumentet har ingen blokk «${blokkSlug}»`,
  _eng: `this document has no block "${blokkSlug}"`,
});

export const noPage = (path: string): Translated => ({
  _no: `siden ${path} finnes ikke`,
  _eng: `there is no page ${path}`,
});

export const noPicture = (src: string): Translated => ({
  _no: `bildet ${src} finnes ikke`,
  _eng: `there is no picture ${src}`,
});

export const PICTURES_DIFFER: Translated = {
  _no: 'det engelske bildet må være like bredt og høyt som det norske',
  _eng: 'the English picture must be as wide and high as the Norwegian one',
};

export const orderTwice = (slugs: readonly string[], order: number, parent: string | null): Translated => ({
  _no: `«${slugs.join('» og «')}» har samme order (${order}) ${parent === null ? 'og ingen parent' : `under «${parent}»`}`,
  _eng: `${slugs.join(' and ')} both have order ${order} under ${parent ?? 'no parent'}`,
});

export const PARENT_NO_COURSE: Translated = {
  _no: 'parent må være et kurs, altså et dokument som ikke har noen parent selv',
  _eng: 'a parent must be a course, which has no parent itself',
};

export const pageOfItsOwn = (slug: string): Translated => ({
  _no: `siden til dokumentet er /doc/${slug}; sett «page» til den`,
  _eng: `the page of the document is /doc/${slug}: set "page" to that`,
});

export const pageNotOurs = (page: string, slug: string): Translated => ({
  _no: `${page} er ikke en side på dette nettstedet; sett «page» til /doc/${slug}`,
  _eng: `${page} is not a page of this site: set "page" to /doc/${slug}`,
});

export const templateLacks = (types: readonly string[]): Translated => ({
  _no: `malen mangler ${types.join(', ')}`,
  _eng: `the template has no ${types.join(', ')}`,
});

export const TOO_HEAVY: Translated = {
  _no: 'tar for lang tid å vise; del det opp eller forenkle koden',
  _eng: 'takes too long to display: split it up or simplify the code',
};

export const noLesson = (slug: string): Translated => ({
  _no: `kurset har ingen leksjon «${slug}»`,
  _eng: `the course has no lesson "${slug}"`,
});

export const stagesOutOfOrder = (slug: string): Translated => ({
  _no: `delene av kurset følger leksjonene, og «${slug}» kommer før den forrige delen`,
  _eng: `the stages follow the lessons, and "${slug}" comes before the stage above it`,
});
