/** The part of css-tree that we use: its tokenizer and its grammar of every property. */
declare module 'css-tree' {
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
  export const tokenTypes: Readonly<Record<string, number>>;
  export const ident: { decode(text: string): string; encode(text: string): string };
  export const string: { decode(text: string): string; encode(text: string): string };
  export const url: { decode(text: string): string };

  type Match = { readonly matched: unknown; readonly error: Error | null };
  export type Lexer = {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly types: Readonly<Record<string, unknown>>;
    matchProperty(name: string, value: string): Match;
    match(syntax: string, value: string): Match;
  };
  export const lexer: Lexer;
  export const definitionSyntax: { walk(syntax: object, visit: (node: { type: string; name?: string }) => void): void };
  export function fork(extension: {
    properties?: Readonly<Record<string, string>>;
    types?: Readonly<Record<string, string>>;
  }): { readonly lexer: Lexer };
}
