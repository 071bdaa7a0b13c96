/** One text for a declaration, however it is spaced. */
export function plainDeclaration(name: string, value: string): string {
  return `${name}:${value.trim().replaceAll(/\s+/g, ' ')}`.toLowerCase();
}

/** The same for one that is written out: `display: grid`. */
export function readPlainDeclaration(text: string): string {
  const [name = '', ...value] = text.split(':');
  return plainDeclaration(name.trim(), value.join(':'));
}
