import { randomUUID } from 'node:crypto';

import { purposeVersions } from '@alcancia/contracts/privacy';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { marketing } from '../src/marketing.service.js';

export const aMarketing = (): Promise<TestService> =>
  bootService(marketing, {
    env: { PUBLIC_ORIGIN: 'http://localhost:3000', VISITOR_SECRET: 'a secret of the tests, long enough to be one' },
  });

/** As a browser makes one up. */
export const aSessionId = (): string => randomUUID().replaceAll('-', '');

/** What an owner who allows social proof has allowed. */
export const allowed = { social_proof: purposeVersions.social_proof };
