declare module '*?url&bare' {
  const address: string;
  export default address;
}

/** Beside the part that the sandbox declares. */
declare module 'css-tree' {
  export function parse(source: string): object;
}
