// Rspack's loader for contracts: in the browser one is its address, its kind and its topics. Schemas go, and what nobody in a
// room asks for goes with them. It reads Prettier's layout; a contract that is written differently some day stays whole.
const schemas = /^ {2}(?:access|input|output): .*\n(?: {3}.*\n| {2}[)\]}].*\n)*/gm;
const values = /^((?:export )?const \w+) = ((?![[{])[^\n]*(?:\n(?![a-z/]).*)*);$/gm;

/**
 * @param {string} source
 * @returns {string}
 */
export default function leanContracts(source) {
  return source.replace(schemas, '').replace(values, '$1 = /* @__PURE__ */ (() => $2)();');
}
