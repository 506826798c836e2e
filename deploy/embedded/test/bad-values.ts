/** docs/rules/quality.md, bad input: what is sent where a whole number is asked for. Raw JSON, so that no serializer changes it. */
export const badAmounts = [
  '-1',
  '1.5',
  '1e21',
  '9007199254740992',
  '-9007199254740992',
  '"50"',
  '"50 EUR"',
  '""',
  'null',
  'true',
  '[]',
  '[1]',
  '{}',
  '{"$gt":0}',
  '{"amount":50,"currency":"USD"}',
] as const;

/** What is sent where a PIN is asked for. */
export const badPins: readonly unknown[] = [
  '',
  '123',
  '12345',
  ' 123',
  '123 ',
  '12 4',
  '12\n4',
  '1234\n',
  '+123',
  '1e10',
  '12.4',
  '\u0661\u0662\u0663\u0664',
  '\uFF11\uFF12\uFF13\uFF14',
  1234,
  -123,
  null,
  true,
  ['1', '2', '3', '4'],
  { $ne: '0000' },
];

export const badLimits = ['-1', '0', '101', '1000000000', '1.5', 'diez', '', 'NaN', '0x10x', "1' or '1'='1"] as const;

export const badIds = ['%00', '%25', '%27%20or%201%3D1--', '1', '*', '..%2f..%2fetc', '%F0%9F%92%A3', 'null'] as const;

const encoded = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Cursors that were tampered with; none of them is a place in any list. */
export const badCursors = [
  'abc',
  '%00',
  "' or 1=1--",
  'x'.repeat(201),
  encoded(["' or 1=1--"]),
  encoded([1]),
  encoded({ $ne: 1 }),
  encoded(['2026-13-45T99:99:99Z', 'no es un id']),
  encoded(['0190a000-0000-7000-8000-000000000001', 'y', 'más']),
  encoded(null),
] as const;

/** Valid but unusual texts, which must come back unchanged. */
export const strangeTexts = [
  'Ñandú, pingüino y ¡acción!',
  '👩‍👩‍👧‍👦 la familia 🏳️‍🌈',
  'Z̷̢͂a̸̛l̶g̵ó',
  '𝒳 y 𠮷野家',
  'مرحبا يا لونا',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "Robert'); drop table family.activities;--",
  '100 % _ \\ de todo',
  '${7*7} {{7*7}} %s',
  '=1+1',
  'null',
] as const;

/** Texts that are refused as a name or title: blank, too long, control or direction characters, half surrogates. */
export const forbiddenTexts = [
  '',
  '   ',
  'a\u0000b',
  'a\u202Eb',
  'a\u2066b',
  'a\u0007b',
  'dos\nlíneas',
  '\uD800',
  'x'.repeat(61),
] as const;

/** The same for texts of several lines: notes, comments, descriptions. */
export const forbiddenNotes = [
  'a\u0000b',
  'a\u0007b',
  'a\u200Fb',
  'a\u202Eb',
  'a\u2066b',
  '\uD800',
  'x'.repeat(301),
] as const;
