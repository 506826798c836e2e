import { describe, expect, it } from '@jest/globals';

import { livePath } from '@alcancia/contracts/live';

import { aChildOf, aGateway, anAdult } from '../../test/gateway-stand.js';
import { LiveTab } from '../../test/live-tab.js';
import { maxPerSession } from './live-hub.js';

describe('opening the live socket', () => {
  it.each([
    ['of a foreign site', { origin: 'https://evil.example' }],
    ['of no site', {}],
    ['of a page without an origin', { origin: 'null' }],
  ])('is refused for a page %s', async (_, headers: Record<string, string>) => {
    const { address } = await aGateway().start();
    expect(await LiveTab.refusal(address.replace('http', 'ws') + livePath, headers)).toBe(403);
  });

  it('is refused with anything in the address', async () => {
    const { address } = await aGateway().start();
    const live = address.replace('http', 'ws') + livePath;
    expect(await LiveTab.refusal(`${live}?token=abc`, { origin: address })).toBe(404);
  });

  it('looks at the public origins when there are any', async () => {
    const stand = await aGateway().start({ config: { publicOrigins: ['https://alcancia.example'] } });
    const live = stand.address.replace('http', 'ws') + livePath;
    expect(await LiveTab.refusal(live, { origin: stand.address })).toBe(403);
    const tab = await LiveTab.connect(stand, 'https://alcancia.example');
    expect(tab.socket.readyState).toBe(tab.socket.OPEN);
  });

  it.each([
    ['no JSON', 'hola'],
    ['something else', { type: 'subscribe', subject: '>' }],
    ['no token', { type: 'hello' }],
    ['a token that is no text', { type: 'hello', token: 7 }],
  ])('is refused when it says %s first', async (_, message) => {
    const tab = await LiveTab.connect(await aGateway().start());
    tab.say(message);
    expect(await tab.closed).toBe(1008);
  });

  it('is refused when it says too much', async () => {
    const tab = await LiveTab.connect(await aGateway().start());
    tab.say({ type: 'hello', token: 'x'.repeat(20_000) });
    expect(await tab.closed).toBe(1009);
  });

  it('is refused when it says nothing', async () => {
    const tab = await LiveTab.connect(await aGateway().start({ helloWithinMs: 20 }));
    expect(await tab.closed).toBe(1008);
  });

  it('is refused for a token of nobody, and for an adult behind a child', async () => {
    const stand = await aGateway().start();
    for (const token of ['nobody', stand.signIn(anAdult({ profile: 'parked', userId: null }))]) {
      const tab = await LiveTab.connect(stand);
      tab.say({ type: 'hello', token });
      expect(await tab.closed).toBe(4401);
      expect(tab.frames).toEqual([{ type: 'refused' }]);
    }
  });

  it('does not keep a child awake', async () => {
    const stand = await aGateway().start();
    await LiveTab.open(stand, stand.signIn(aChildOf(anAdult())));
    expect(stand.resolved).toEqual([false]);
  });

  it(`is refused to a session beyond ${maxPerSession} tabs`, async () => {
    const stand = await aGateway().start();
    const token = stand.signIn(anAdult());
    for (let tabs = 0; tabs < maxPerSession; tabs += 1) await LiveTab.open(stand, token);
    const tab = await LiveTab.connect(stand);
    tab.say({ type: 'hello', token });
    expect(await tab.closed).toBe(1008);
  });

  it('waits while identity cannot be asked', async () => {
    const stand = await aGateway().start();
    const tab = await LiveTab.connect(stand);
    await stand.bus.close();
    tab.say({ type: 'hello', token: 'a' });
    expect(await tab.closed).toBe(1013);
  });
});
