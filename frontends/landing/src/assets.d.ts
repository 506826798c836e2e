declare module '*.css' {
  const rules: string;
  export default rules;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.woff' {
  const address: string;
  export default address;
}
declare module '*.wasm' {
  const address: string;
  export default address;
}
