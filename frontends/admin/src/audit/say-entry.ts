import { featureFlags } from '@alcancia/contracts/flags';
import { type AuditAct, auditActs, legalDocuments } from '@alcancia/contracts/identity';

import { saidAt } from '../said-at.js';
import { csvWith } from '../csv.js';
import { words } from '../words/audit.js';
import { words as flagWords } from '../words/flags.js';
import type { AuditEntry } from './audit.queries.js';

/** What was done, also where that came after the first acts were recorded. */
const actOf = ({ act, laterAct }: AuditEntry): AuditAct => auditActs.find((one) => one === laterAct) ?? act;

/** Acts on something that has a name of its own, which `after` says beside the fields that were changed. */
const namedActs: ReadonlySet<AuditAct> = new Set<AuditAct>([
  'plan_saved',
  'prices_saved',
  'pet_kit_saved',
  'template_saved',
  'achievement_saved',
  'official_challenge_saved',
  'affinity_test_saved',
  'social_proof_saved',
  'landing_saved',
  'ambassador_saved',
  'knowledge_saved',
  'speech_saved',
]);
const names: ReadonlySet<string> = new Set([
  'plan',
  'kit',
  'template',
  'achievement',
  'challenge',
  'edition',
  'notice',
  'landing',
  'ambassador',
  'verifiedQuestion',
]);
const ofNamed = (entry: AuditEntry): boolean => namedActs.has(actOf(entry));
const ofSupport = (entry: AuditEntry): boolean => actOf(entry).startsWith('support_');

const ofLegalText = (entry: AuditEntry): boolean => actOf(entry) === 'legal_published';
const documentIn = ({ document }: AuditEntry['after']): string => {
  const known = legalDocuments.find((one) => one === document);
  return known ? words.documents[known] : words.gone;
};

/** Values alone where one thing can change; of what has a name each with its field. */
function listed(entry: AuditEntry, values: AuditEntry['before']): string {
  if (ofSupport(entry)) return Object.entries(values).map(words.ofSupport).join(' · ');
  if (ofLegalText(entry)) return values['version'] ?? '';
  if (!ofNamed(entry)) return Object.values(values).map(words.value).join(', ');
  return Object.entries(values)
    .filter(([name]) => !names.has(name))
    .map(([name, kept]) => `${words.field(name)}: ${words.valueOf([name, kept])}`)
    .join(' · ');
}

/** Whom or what it was done to: an account by its address, all else by its name. */
function aboutOf(entry: AuditEntry): string {
  const { aboutEmail, after } = entry;
  if (ofNamed(entry)) return Object.entries(after).find(([name]) => names.has(name))?.[1] ?? words.gone;
  if (ofLegalText(entry)) return documentIn(after);
  if (actOf(entry) !== 'flag_switched') return aboutEmail ?? words.gone;
  const feature = featureFlags.find((one) => one in after);
  return feature ? flagWords.flags[feature].name : words.gone;
}

/** An entry in words, in the order of the columns. */
export const sayEntry = (entry: AuditEntry) => ({
  at: saidAt(entry.at),
  act: words.acts[actOf(entry)],
  by: entry.byEmail ?? words.gone,
  to: aboutOf(entry),
  before: listed(entry, entry.before),
  after: listed(entry, entry.after),
  device: [entry.browser, entry.system].filter((one) => one !== null).join(' · ') || words.unknownDevice,
});

const heads = [words.at, words.act, words.by, words.to, words.before, words.after, words.device];

export const csvOf = (entries: readonly AuditEntry[]): string =>
  csvWith(
    heads,
    entries.map((entry) => Object.values(sayEntry(entry))),
  );
