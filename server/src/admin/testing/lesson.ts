export const both = (text: string) => ({ _no: text, _eng: text });
/** A lesson of the Python course that is nowhere in the files. */
export const lesson = (slug: string, blocks: unknown[] = []) => ({
  slug,
  tittel: both('Prøve'),
  ingress: both('En prøve.'),
  icon: 'cairn',
  page: `/doc/${slug}`,
  parent: 'python',
  order: 80,
  ch_arr: [],
  blocks,
});
