import type { Compiler } from '@rspack/core';

export default class HashedParts {
  apply(compiler: Compiler): void;
}
