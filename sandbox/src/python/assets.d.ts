declare module '*.wasm?url' {
  const address: string;
  export default address;
}
/** The parts of the driver, compiled, in base64; `pythonEngine` makes it. */
declare module 'virtual:python-parts' {
  const parts: Readonly<Record<'driver' | 'turtle' | 'trace', string>>;
  export default parts;
}
