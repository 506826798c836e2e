const example = 'deploy/embedded/src/example-family';
const shell = 'frontends/shell/src';
const refusal = `${example}/refuse-example.spec.ts`;
const mark = `${example}/example-mark.int.spec.ts`;
const layout = `${shell}/layout/signed-in-layout.spec.tsx`;

/** What keeps the example family, whose passwords everybody knows, away from families of people. */
export const sabotagesOfTheExample = {
  'the refusal beside families': {
    file: `${example}/refuse-example.ts`,
    from: "if (!isWanted || lives === 'unused') return;",
    to: 'if (!isWanted || lives) return;',
    proof: refusal,
    noticedBy: 'where families live it is refused',
  },
  'the refusal in production': {
    file: `${example}/refuse-example.ts`,
    from: 'if (isExample && isPublic)',
    to: 'if (isWanted && isPublic)',
    proof: refusal,
    noticedBy: 'known passwords never run where people keep their families',
  },
  'the refusal in a distributed database': {
    file: `${example}/example-mark.ts`,
    from: 'return isDistributed || inhabitants > administrators',
    to: 'return inhabitants > administrators',
    proof: mark,
    noticedBy: 'who lives in a distributed system',
  },
  'the account without a family': {
    file: `${example}/example-mark.ts`,
    from: " + (await countOf(sql, 'issuer.account'))",
    to: '',
    proof: mark,
    noticedBy: 'who lives in an account without a family',
  },
  'the mark of the example family': {
    file: `${example}/example-mark.ts`,
    from: "if ((await countOf(sql, 'example.families')) > 0) return 'example';",
    to: '',
    proof: mark,
    noticedBy: 'the mark tells the example family',
  },
  'the strip on the screens of the example family': {
    file: `${shell}/layout/signed-in-layout.tsx`,
    from: '<ExampleStrip isWorld={isWorld} />',
    to: '',
    proof: layout,
    noticedBy: 'says on every screen that it is one',
  },
  'the strip on the screens of people': {
    file: `${shell}/example-strip.tsx`,
    from: "if (runtimeConfig()['isExample'] !== true) return null;",
    to: 'runtimeConfig();',
    proof: layout,
    noticedBy: 'a family of people does not',
  },
};
