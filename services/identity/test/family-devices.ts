import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach } from '@jest/globals';

import { type AskOf } from '@alcancia/contracts/define';
import { authorizeDevice, checkDevice, listDevices } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv } from './a-family.js';
import { identityWithGuesses, password } from './guess-pin.js';

export const aKey = () => `key-${randomUUID()}`;

/** Identity for the proofs of one file, and before each of them a family with one child, whose devices its owner manages. */
export function familyDevices() {
  let service: TestService;
  let family: Awaited<ReturnType<typeof aFamily>>;
  let childId: string;
  beforeAll(async () => {
    service = await bootService(identityWithGuesses(), { env: identityEnv });
  });
  afterAll(() => service.close());
  const newFamily = async (limits: Parameters<typeof aFamily>[1] = {}) => {
    family = await aFamily(service, limits);
    childId = await family.addChild();
  };
  beforeEach(() => newFamily());

  const aDevice = (fields: Partial<AskOf<typeof authorizeDevice>> = {}) => ({
    childId,
    fingerprint: aKey(),
    type: 'tablet' as const,
    userAgent: 'a browser that says much',
    screen: '1280x800',
    password,
    ...fields,
  });
  return {
    newFamily,
    parts: () => ({ service, family, childId }),
    aDevice,
    authorize: (fields: Partial<AskOf<typeof authorizeDevice>> = {}, ...children: string[]) =>
      service.ask(authorizeDevice, family.ownerOf(childId, ...children), aDevice(fields)),
    check: (fingerprint: string, child = childId) =>
      service.ask(checkDevice, family.ownerOf(childId, child), { childId: child, fingerprint }),
    list: (...children: string[]) => service.ask(listDevices, family.ownerOf(childId, ...children), {}),
  };
}
