import { expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';

import type { ExportPart } from '@alcancia/server-kit';

import { archiveName, archiveOf } from './make-archive.js';
import { cellText } from './say-value.js';
import { csvOf } from './write-csv.js';

const now = new Date('2026-11-22T23:30:00.000Z');
const laura = '00000000-0000-4000-8000-000000000001';
const stranger = '00000000-0000-4000-8000-000000000002';
const readers = {
  name: 'Íñigo & <b>',
  role: 'child',
  now,
  timeZone: 'America/Mexico_City',
  names: new Map([[laura, 'Laura']]),
} as const;
const part: ExportPart = {
  service: 'family',
  tables: [
    {
      table: 'occurrences',
      columns: [
        { name: 'claimed_by', kind: 'work', isPeople: true },
        { name: 'title', kind: 'work', isPeople: false },
        { name: 'claimed_at', kind: 'work', isPeople: false },
      ],
      rows: [
        [laura, '<script>alert(1)</script>', '2026-11-22T23:30:00+00:00'],
        [stranger, '=SUM(A1)', null],
      ],
    },
  ],
};
const files = Object.fromEntries(
  Object.entries(unzipSync(archiveOf([part, part], readers))).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ]),
);

test('the archive has a page, JSON and a CSV for each table, two of one name apart', () => {
  expect(Object.keys(files)).toEqual([
    'datos.html',
    'datos.json',
    'csv/actividades-hechas.csv',
    'csv/actividades-hechas-2.csv',
  ]);
});

test('people are known by name, and of others no id leaves', () => {
  expect(Object.values(files).join()).not.toContain(stranger);
  expect(
    JSON.parse(files['datos.json'] ?? '').tables[0].rows.map((row: { claimed_by: unknown }) => row.claimed_by),
  ).toEqual(['Laura', null]);
});

test('what a child wrote is text in the page, never markup, and its moments are told by the clock of the family', () => {
  expect(files['datos.html']).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(files['datos.html']).toContain('Los datos de Íñigo &amp; &lt;b&gt; en Alcancía');
  expect(files['datos.html']).not.toContain('<script');
  expect(files['datos.html']).toMatch(/22 nov 2026, 17:30/);
});

test('a spreadsheet opens the CSV as it is: a mark of UTF-8, semicolons, no formulas', () => {
  expect(files['csv/actividades-hechas.csv']).toMatch(/^\uFEFFMarcada por;Título;Marcada\r\n/);
  expect(csvOf([['=1+1', '-5', '+34 600', 'a;b', 'di "hola"', 'dos\nlíneas']])).toBe(
    `\uFEFF'=1+1;-5;'+34 600;"a;b";"di ""hola""";"dos\nlíneas"\r\n`,
  );
});

test('values of ours are said in words, and whole objects in a line', () => {
  expect(cellText({ activities: 'view_only', rewards: 'full_access' })).toBe(
    'actividades: solo ver · recompensas: todo',
  );
  expect([cellText(true), cellText(null), cellText([1, 2]), cellText('guardian')]).toEqual([
    'sí',
    '',
    '1, 2',
    'acompaña',
  ]);
});

test.each([
  ['Íñigo Núñez', 'alcancia-inigo-nunez-2026-11-22.zip'],
  ['🦊"; rm', 'alcancia-rm-2026-11-22.zip'],
  ['', 'alcancia-datos-2026-11-22.zip'],
])('the archive of %s is saved as %s', (name, file) => {
  expect(archiveName(name, now)).toBe(file);
});
