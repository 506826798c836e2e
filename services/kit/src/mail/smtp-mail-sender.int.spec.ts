import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { anSmtpServer } from '../../test/an-smtp-server.js';
import { readConfig } from '../config/read-config.js';
import { describeMailSender } from '../testing/mail-sender-promises.js';
import { mailConfig, SmtpMailSender } from './smtp-mail-sender.js';

const from = { MAIL_FROM: 'Alcancía <hola@alcancia.mx>' };
const mail = { id: 'one', to: 'laura@correo.mx', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };

describeMailSender('SMTP', async () => {
  const server = await anSmtpServer();
  const mailSender = new SmtpMailSender({ SMTP_URL: server.url, ...from });
  return {
    mailSender,
    arrived: async () => server.mails,
    async close() {
      mailSender.close();
      await server.stop();
    },
  };
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const aMailSender = (url: string, timeoutMs?: number) => {
  const mailSender = new SmtpMailSender({ SMTP_URL: url, ...from }, timeoutMs);
  ends.push(() => mailSender.close());
  return mailSender;
};

describe('a provider that does not take a mail', () => {
  it('and says nothing at all is not waited for', async () => {
    const mute = createServer();
    ends.push(() => mute.close());
    await once(mute.listen(0, '127.0.0.1'), 'listening');
    const { port } = mute.address() as AddressInfo;
    const sending = aMailSender(`smtp://127.0.0.1:${port}`, 100).send(mail);
    await expect(sending).rejects.toThrow();
  });

  it('because of the password is told, without the password in the reason', async () => {
    const server = await anSmtpServer();
    ends.push(() => server.stop());
    const reason: unknown = await aMailSender(server.url.replace('secreta', 'errada'))
      .send(mail)
      .catch((thrown: unknown) => thrown);
    expect(reason).toMatchObject({ code: 'EAUTH' });
    expect(String(reason)).not.toContain('errada');
    expect(server.mails).toEqual([]);
  });

  it('takes the next one', async () => {
    const server = await anSmtpServer();
    ends.push(() => server.stop());
    const mailSender = aMailSender(server.url);
    server.refusal = new Error('full');
    await expect(mailSender.send(mail)).rejects.toMatchObject({ code: 'EMESSAGE' });
    server.refusal = null;
    await mailSender.send(mail);
    expect(server.mails).toEqual([mail]);
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
