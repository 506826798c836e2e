import { Clock } from '@alcancia/server-kit';
import { openEmptyPglite } from '@alcancia/server-kit/testing';
import { describeMailSender } from '@alcancia/server-kit/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { v7 } from 'uuid';

import { pgliteSql } from '../issuer/store/pglite-sql.js';
import { Mailbox } from './mailbox.js';
import { registerMailbox } from './mailbox-page.js';

describeMailSender('the mailbox of this machine', async () => {
  const { pglite } = await openEmptyPglite();
  const kept = await Mailbox.open(pgliteSql(pglite), new Clock());
  return {
    mailSender: kept,
    arrived: async () =>
      (await kept.mails()).map(({ id, to, subject, html, text, headers = {} }) => ({
        id,
        to,
        subject,
        html,
        text,
        ...(Object.keys(headers).length > 0 && { headers }),
      })),
    close: () => pglite.close(),
  };
});

let mailbox: Mailbox;
let app: FastifyInstance;
let close: () => Promise<void>;

beforeAll(async () => {
  const { pglite } = await openEmptyPglite();
  mailbox = await Mailbox.open(pgliteSql(pglite), new Clock());
  app = fastify();
  registerMailbox(app, mailbox);
  close = () => pglite.close();
});

afterAll(async () => {
  await app.close();
  await close();
});

const aMail = (subject: string) => ({
  id: v7(),
  to: 'laura@correo.mx',
  subject,
  html: `<html><head></head><body><script>alert(1)</script><a href="https://alcancia.ejemplo/#token">${subject}</a></body></html>`,
  text: subject,
});

const pageAt = async (url: string) => app.inject({ url });

it('says so while nobody has been written to', async () => {
  const { body, headers } = await pageAt('/buzon');
  expect(body).toContain('Todavía no hay correos.');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('shows the newest mail first, and each as its reader would see it, without running anything', async () => {
  await mailbox.send(aMail('Primera'));
  await mailbox.send(aMail('Segunda <b>&'));
  const [newest, oldest] = await mailbox.mails();
  expect([newest?.subject, oldest?.subject]).toEqual(['Segunda <b>&', 'Primera']);
  const list = (await pageAt('/buzon')).body;
  expect(list.indexOf('Segunda')).toBeLessThan(list.indexOf('Primera'));
  expect(list).toContain('Segunda &lt;b&gt;&amp;');
  const { body } = await pageAt(`/buzon/${newest?.id}`);
  expect(body).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
  );
  expect(body).toContain('&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;');
  expect(body).not.toContain('<script');
});

it.each(['gone', '0190a000-0000-7000-8000-000000000001', "' or 1=1"])(
  'says that a mail is not there: %s',
  async (id) => {
    const { statusCode, body } = await pageAt(`/buzon/${encodeURIComponent(id)}`);
    expect([statusCode, body.includes('Este correo ya no está.')]).toEqual([404, true]);
  },
);

it('keeps the newest 200', async () => {
  for (let sent = 0; sent < 200; sent += 1) await mailbox.send(aMail(`Carta ${sent}`));
  const subjects = (await mailbox.mails()).map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, 'Carta 199', 'Carta 0']);
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('opens to the machine itself, %s', async (remoteAddress) => {
  expect((await app.inject({ url: '/buzon', remoteAddress })).statusCode).toBe(200);
});

it.each(['192.168.1.20', '::ffff:10.0.0.7', 'fe80::1', '1270.0.0.1'])(
  'shows no mail to another machine, %s: it could open accounts with it',
  async (remoteAddress) => {
    const [newest] = await mailbox.mails();
    for (const url of ['/buzon', `/buzon/${newest?.id}`]) {
      const { statusCode, body } = await app.inject({ url, remoteAddress });
      expect([statusCode, body.includes(newest?.subject ?? '')]).toEqual([403, false]);
      expect(body).toContain('solo en el equipo donde corre Alcancía');
    }
  },
);
