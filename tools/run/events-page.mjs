import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';
import { sourcesIn } from './sources.mjs';

const intro = `# Events

What rooms tell each other. Made from the contracts by \`npm run record\`: change an event there, not here.

An event is past tense and versioned, travels in an envelope (id, aggregate, sequence, time, correlation id, trace) and comes in order per aggregate, perhaps twice. A v1 may gain optional fields; anything else is a v2 beside it. *Personal* fields name somebody: logs leave them out and an erasure finds them. *Live* says whose browsers re-read which topics.
`;

const isSource = (file) => file.endsWith('.ts') && !/[.]spec[.]ts$/.test(file);
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const declared = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+) = defineEvent\(\s*'([^']+)'/g;

/** Subject → the name in the code and the sentence above it. */
function declarations() {
  const files = [...sourcesIn('contracts/src')].filter((file) => file.endsWith('.events.ts'));
  return new Map(
    files.flatMap((file) =>
      [...read(file).matchAll(declared)].map(([, comment = '', name, subject]) => [
        subject,
        {
          name,
          says: comment
            .replaceAll(/^\s*\* ?/gm, '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        },
      ]),
    ),
  );
}

/** Name of an event → who reacts to it, by the file that says how. */
function listeners() {
  const heard = ['services', 'gateway/src'].flatMap((folder) => [...sourcesIn(folder)]).filter(isSource);
  const reactions = heard.flatMap((file) => {
    const room = file.startsWith('gateway/') ? 'gateway' : file.split('/')[1];
    const what = path.basename(file).replace(/([.]handler)?[.]ts$/, '');
    const words = room === 'gateway' ? /\b(\w+)[.]subject,/g : /@Hears\((\w+)\)/g;
    return [...new Set([...read(file).matchAll(words)].map(([, name]) => name))].map((name) => ({
      name,
      room,
      what,
    }));
  });
  const byName = new Map();
  for (const reaction of reactions) byName.set(reaction.name, [...(byName.get(reaction.name) ?? []), reaction]);
  return byName;
}

/** Every field with a row of its own, those inside an object too. */
function rows(schema, before = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const remarks = [
      field.personal ? '*personal*' : '',
      schema.required?.includes(name) ? '' : 'optional',
      field.description ?? '',
    ];
    return [
      `| \`${before}${name}\` | ${typeOf(field)} | ${remarks.filter(Boolean).join('; ')} |`,
      ...rows(field, `${before}${name}.`),
    ];
  });
}

function typeOf(field) {
  if (field.enum) return field.enum.map((value) => `\`${value}\``).join(', ');
  if (field.items) return `list of ${typeOf(field.items)}`;
  return field.format ?? field.type ?? 'any';
}

/** Which field of the data names whom: asked with names instead of values. */
function reaches({ to, topics }) {
  const names = to(new Proxy({}, { get: (_, field) => `\`${String(field)}\`` }));
  const whom = [
    ...(names.everyone ? ['all open pages'] : []),
    ...[names.users ?? []].flat(),
    ...[names.children ?? []].flat().map((field) => `everyone linked to ${field}`),
  ];
  return `Live: ${whom.join(', ')} re-read ${topics.map((topic) => `\`${topic}\``).join(', ')}.`;
}

/** docs/events.md as it should be now. */
export async function eventsPage() {
  const [{ allEvents, roomOf, rooms }, { signals }, { recordingOf }] = await Promise.all([
    import('@alcancia/contracts/registry'),
    import('@alcancia/contracts/live'),
    import('@alcancia/contracts/recorded/recording'),
  ]);
  const said = declarations();
  const heardBy = listeners();

  const section = (event) => {
    const { name, says } = said.get(event.subject) ?? {};
    const by = (heardBy.get(name) ?? []).map(({ room, what }) => `${room} (\`${what}\`)`);
    const live = signals.filter(({ event: { subject } }) => subject === event.subject).map(reaches);
    return [
      `### \`${event.subject}\``,
      [says, `In order per \`${event.aggregate}\`.`, by.length > 0 ? `Heard by ${by.join(', ')}.` : '', ...live]
        .filter(Boolean)
        .join(' '),
      ['| field | type | |', '| --- | --- | --- |', ...rows(recordingOf(event).data)].join('\n'),
    ].join('\n\n');
  };
  const chapters = rooms.map((room) =>
    [`## ${room}`, ...allEvents.filter((event) => roomOf(event) === room).map(section)].join('\n\n'),
  );
  const silent = allEvents.filter(({ subject }) => !said.get(subject)?.says).map(({ subject }) => subject);
  return { silent, text: `${[intro.trim(), ...chapters].join('\n\n')}\n` };
}
