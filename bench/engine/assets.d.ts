declare module '*?url&bare' {
  const address: string;
  export default address;
}
