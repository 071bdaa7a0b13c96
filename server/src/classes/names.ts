/** Names of pupils as a Norwegian class list has them: å last, and 2 before 10. */
export const inNorwegian = new Intl.Collator('nb', { numeric: true });
