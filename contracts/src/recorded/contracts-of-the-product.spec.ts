import { readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import { approveRequest, requestApproved } from '../family/index.js';
import { chooseAdult, chooseChild, requestPasswordReset, revokeDevice, signUp, whoAmI } from '../identity/index.js';
import { allEvents, allRequests } from '../registry.js';
import { breakingChanges, reviewContracts } from './breaking-changes.js';
import { type Recording, recordingOf, type RequestRecording } from './recording.js';

describe('the contracts of the product', () => {
  const keptOf = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../recorded/${name}.snap.json`, import.meta.url), 'utf8')) as Recording;
  const today = (): Map<string, Recording> => reviewContracts(new Map()).toRecord as Map<string, Recording>;

  test('are all looked at', () => {
    expect(today().size).toBe(allRequests.length + allEvents.length);
    expect(today().size).toBeGreaterThan(90);
  });

  test('break when one asks for more than what is kept of it', () => {
    const changed = { ...approveRequest, input: approveRequest.input.extend({ reason: z.string() }) };
    expect(breakingChanges(keptOf('family/family.approve-request'), recordingOf(changed))).toEqual([
      'family.approve-request: input.reason is new and required.',
    ]);
  });

  test.each([
    ['a limit', requestPasswordReset, { limit: undefined }],
    ['the mark of tokens', chooseAdult, { carriesTokens: undefined }],
    ['the mark of resuming', signUp, { resumes: undefined }],
    ['the way in while parked', chooseChild, { openWhileParked: undefined }],
    ['the mark of the background', whoAmI, { isBackground: undefined }],
    ['whose access changes', revokeDevice, { changesAccess: undefined }],
    ['the children to check', chooseChild, { access: { who: 'selector' } }],
    ['a topic', approveRequest, { topics: approveRequest.topics.slice(1) }],
  ] as const)('break when %s is taken off one that has it', (_what, contract, less) => {
    const kept = keptOf(`${contract.subject.split('.')[0]}/${contract.subject}`);
    expect(breakingChanges(kept, recordingOf(contract))).toEqual([]);
    expect(breakingChanges(kept, recordingOf({ ...contract, ...less }))).toHaveLength(1);
  });

  test('are not judged by what an older recording does not say', () => {
    const {
      limit: _limit,
      topics: _topics,
      carriesTokens: _tokens,
      ...older
    } = recordingOf(chooseAdult) as RequestRecording;
    expect(breakingChanges(older, recordingOf(chooseAdult))).toEqual([]);
  });

  test('break when an event no longer says what is kept of it', () => {
    const changed = { ...requestApproved, data: requestApproved.data.omit({ balance: true }) };
    expect(breakingChanges(keptOf('family/events.family.request-approved.v1'), recordingOf(changed))).toEqual([
      'events.family.request-approved.v1: data.balance is gone.',
    ]);
  });

  test('break when an event loses its signal', () => {
    const { signal: _signal, ...silent } = requestApproved;
    expect(breakingChanges(keptOf('family/events.family.request-approved.v1'), recordingOf(silent))).toHaveLength(1);
  });

  test('break when one is gone, and are to be recorded when new', () => {
    const kept = today();
    const gone = { ...recordingOf(approveRequest), subject: 'family.approve-twice' };
    kept.set('family/family.approve-twice.snap.json', gone);
    kept.delete('family/family.approve-request.snap.json');

    const { broken, toRecord } = reviewContracts(kept);
    expect(broken).toEqual(['family.approve-twice: it is gone.']);
    expect([...toRecord.keys()]).toEqual(['family/family.approve-request.snap.json']);
  });
});
