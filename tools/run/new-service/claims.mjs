import { Failure } from '../place.mjs';

/** Says each claim when it is seen, and counts them. */
export function openClaims() {
  let passed = 0;
  let failed = 0;
  return {
    claim(says, isSo, seen = '') {
      console.log(`${isSo ? '✓' : '✗'} ${says}`);
      if (isSo) passed += 1;
      else {
        failed += 1;
        console.log(seen.replaceAll(/^/gm, '    '));
      }
    },
    settle(whenBroken) {
      console.log(`\n${passed} passed, ${failed} failed`);
      if (failed > 0) throw new Failure(whenBroken);
    },
  };
}
