import { describe, expect, it } from '@jest/globals';

import { allRequests } from '@alcancia/contracts/registry';

import { aGateway } from '../../test/gateway-stand.js';

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
}

const withRoute = allRequests.filter(({ http }) => http !== undefined);

describe('the documents of the API', () => {
  it('name every request that has a route and no other', async () => {
    const answer = await (await aGateway().start()).ask('/api/openapi.json');
    const { paths } = (await answer.json()) as Document;
    const subjects = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(subjects.toSorted()).toEqual(withRoute.map(({ subject }) => subject).toSorted());
    expect(paths['/api/family/children/{childId}/agenda']?.['get']?.parameters).toMatchObject([
      { name: 'childId', in: 'path' },
      { name: 'from', in: 'query' },
      { name: 'days', in: 'query' },
    ]);
  });

  it('can be read without running anything', async () => {
    const answer = await (await aGateway().start()).ask('/api/docs');
    const html = await answer.text();
    for (const { subject } of withRoute) expect(html).toContain(`id="${subject}"`);
    expect(html).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('health', () => {
  it('is live while the process answers, and ready while everything under it does', async () => {
    let isReady: () => Promise<boolean> = async () => true;
    const stand = await aGateway().start({ isReady: () => isReady() });
    const statuses = async () => [(await stand.ask('/health/live')).status, (await stand.ask('/health/ready')).status];
    expect(await statuses()).toEqual([200, 200]);
    isReady = async () => false;
    expect(await statuses()).toEqual([200, 503]);
    isReady = () => Promise.reject(new Error('down'));
    expect(await statuses()).toEqual([200, 503]);
  });
});
