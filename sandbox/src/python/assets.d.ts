declare module '*.wasm?url' {
  const address: string;
  export default address;
}
/** How many bytes the file has before it is compressed; `pythonEngine` knows it. */
declare module '*.wasm?bytes' {
  const bytes: number;
  export default bytes;
}
/** What was left out of the engine's file and of its driver, and which modules need it; `pythonEngine` makes it. */
declare module 'virtual:python-library' {
  const index: readonly { modules: string; address: string; part?: 'driver' | 'trace' | 'turtle' | 'plot' }[];
  export default index;
}
