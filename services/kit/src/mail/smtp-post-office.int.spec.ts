import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { anSmtpServer } from '../../test/an-smtp-server.js';
import { readConfig } from '../config/read-config.js';
import { describePostOffice } from '../testing/post-office-promises.js';
import { mailConfig, SmtpPostOffice } from './smtp-post-office.js';

const from = { MAIL_FROM: 'Alcancía <hola@alcancia.mx>' };
const letter = { id: 'one', to: 'laura@correo.mx', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };

describePostOffice('SMTP', async () => {
  const server = await anSmtpServer();
  const postOffice = new SmtpPostOffice({ SMTP_URL: server.url, ...from });
  return {
    postOffice,
    arrived: async () => server.letters,
    async close() {
      postOffice.close();
      await server.stop();
    },
  };
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const aPostOffice = (url: string, timeoutMs?: number) => {
  const postOffice = new SmtpPostOffice({ SMTP_URL: url, ...from }, timeoutMs);
  ends.push(() => postOffice.close());
  return postOffice;
};

describe('a provider that does not take a letter', () => {
  it('and says nothing at all is not waited for', async () => {
    const mute = createServer();
    ends.push(() => mute.close());
    await once(mute.listen(0, '127.0.0.1'), 'listening');
    const { port } = mute.address() as AddressInfo;
    const sending = aPostOffice(`smtp://127.0.0.1:${port}`, 100).send(letter);
    await expect(sending).rejects.toThrow();
  });

  it('because of the password is told, without the password in the reason', async () => {
    const server = await anSmtpServer();
    ends.push(() => server.stop());
    const reason: unknown = await aPostOffice(server.url.replace('secreta', 'errada'))
      .send(letter)
      .catch((thrown: unknown) => thrown);
    expect(reason).toMatchObject({ code: 'EAUTH' });
    expect(String(reason)).not.toContain('errada');
    expect(server.letters).toEqual([]);
  });

  it('takes the next one', async () => {
    const server = await anSmtpServer();
    ends.push(() => server.stop());
    const postOffice = aPostOffice(server.url);
    server.refusal = new Error('full');
    await expect(postOffice.send(letter)).rejects.toMatchObject({ code: 'EMESSAGE' });
    server.refusal = null;
    await postOffice.send(letter);
    expect(server.letters).toEqual([letter]);
  });
});

describe('the environment of mails', () => {
  const read = (env: Record<string, string>) => () => readConfig('identity', mailConfig, env);

  it.each(['Alcancía <hola@alcancia.mx>', 'hola@alcancia.mx'])('takes %s', (MAIL_FROM) => {
    expect(read({ SMTP_URL: 'smtps://a:b@correo.mx:465', MAIL_FROM })).not.toThrow();
  });

  it.each([
    ['SMTP_URL', { SMTP_URL: 'https://correo.mx', ...from }],
    ['SMTP_URL', from],
    ['MAIL_FROM', { SMTP_URL: 'smtp://correo.mx', MAIL_FROM: 'hola' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://correo.mx', MAIL_FROM: 'a@b.mx\r\nBcc: c@d.mx' }],
  ])('names a bad %s', (name, env) => {
    expect(read(env)).toThrow(name);
  });
});
