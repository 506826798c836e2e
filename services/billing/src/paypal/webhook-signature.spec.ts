import { describe, expect, test } from '@jest/globals';

import { Signer } from './simulator/certificates.js';
import {
  certificateAddress,
  certificatesIn,
  isSignatureOf,
  type Transmission,
  type Trust,
  trustedLeaf,
} from './webhook-signature.policy.js';

const signer = new Signer('simulated.paypal.com');
const stranger = new Signer('simulated.paypal.com');
const now = new Date('2026-11-23T12:00:00Z');
const trust: Trust = {
  host: 'paypal.com',
  payPalUrl: 'https://api-m.paypal.com',
  authorities: certificatesIn(signer.root),
};
const raw = Buffer.from('{"id":"WH-1","summary":"Año nuevo"}');
const sent = { id: 't-1', time: '2026-11-23T12:00:00Z' };
const signedFor = (webhookId: string, by = signer): Transmission => ({
  ...sent,
  signature: by.signed(`${sent.id}|${sent.time}|${webhookId}`, raw),
  certificateUrl: '',
  algorithm: 'SHA256withRSA',
});
const leaf = trustedLeaf(signer.chain, trust, now)!;

describe('the address of a certificate', () => {
  test.each([
    'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://paypal.com/c',
    'https://API.SANDBOX.PAYPAL.COM/c',
  ])('%s is asked', (url) => expect(certificateAddress(url, trust)).not.toBeNull());

  test.each([
    'http://api.paypal.com/c',
    'https://paypal.com.evil.example/c',
    'https://evilpaypal.com/c',
    'https://evil.example/paypal.com',
    'https://paypal.com@evil.example/c',
    'https://someone:secret@paypal.com/c',
    'https://api.paypal.com:8443/c',
    'https://evil.example\\.paypal.com/c',
    'file:///etc/paypal.com',
    'data:text/plain,paypal.com',
    'http://127.0.0.1:4000/c',
    'nothing',
    '',
  ])('%s is not', (url) => expect(certificateAddress(url, trust)).toBeNull());

  test('a PayPal on this machine gives its own, and nobody else on it does', () => {
    const here = { ...trust, payPalUrl: 'http://127.0.0.1:4000' };
    expect(certificateAddress('http://127.0.0.1:4000/c', here)?.href).toBe('http://127.0.0.1:4000/c');
    expect(certificateAddress('http://127.0.0.1:4001/c', here)).toBeNull();
    expect(certificateAddress('http://paypal.example/c', { ...trust, payPalUrl: 'http://paypal.example' })).toBeNull();
  });
});

describe('a certificate', () => {
  test('that leads to an authority of ours is believed', () => expect(leaf).not.toBeNull());

  test.each([
    ['of another authority', stranger.chain, now],
    ['made out to another host', new Signer('paypal.com.evil.example').chain, now],
    ['without what stands between it and the authority', signer.chain.slice(0, signer.chain.indexOf('END') + 21), now],
    ['that has run out', signer.chain, new Date('2100-06-01T00:00:00Z')],
    ['that is not valid yet', signer.chain, new Date('1999-06-01T00:00:00Z')],
    ['that is none', 'hello', now],
    ['that is garbage', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', now],
  ])('%s is not', (_, pem, at) => expect(trustedLeaf(pem, trust, at)).toBeNull());

  test('of a signer that goes on in another process is believed, and so is what it signs', () => {
    const again = new Signer('simulated.paypal.com', signer.toKeep());
    const known = trustedLeaf(again.chain, trust, now);
    expect(known && isSignatureOf(known, signedFor('WH-OURS', again), 'WH-OURS', raw)).toBe(true);
    expect(again.root).toBe(signer.root);
  });

  test('made out to another host is not, even by an authority of ours', () => {
    const other = new Signer('other.example');
    const believed = { ...trust, authorities: certificatesIn(other.root) };
    expect(trustedLeaf(other.chain, believed, now)).toBeNull();
    expect(trustedLeaf(other.chain, { ...believed, host: 'other.example' }, now)).not.toBeNull();
  });

  test('that is no authority vouches for nobody', () => {
    const [own] = certificatesIn(signer.chain);
    expect(trustedLeaf(signer.chain, { ...trust, authorities: [own!] }, now)).toBeNull();
  });
});

describe('a signature', () => {
  test('over the bytes as they came is ours', () => {
    expect(isSignatureOf(leaf, signedFor('WH-OURS'), 'WH-OURS', raw)).toBe(true);
  });

  const whole = signedFor('WH-OURS');
  test.each<[string, Transmission, Buffer]>([
    ['with one byte altered', whole, Buffer.from(raw.toString('utf8').replace('WH-1', 'WH-2'))],
    ['with JSON printed anew', whole, Buffer.from(JSON.stringify(JSON.parse(raw.toString('utf8')), null, 1))],
    ['of another transmission', { ...whole, id: 't-2' }, raw],
    ['of another time', { ...whole, time: '2026-11-24T12:00:00Z' }, raw],
    ['by another key', signedFor('WH-OURS', stranger), raw],
    ['for another merchant', signedFor('WH-THEIRS'), raw],
    ['that is empty', { ...whole, signature: '' }, raw],
  ])('%s is not', (_, transmission, bytes) => expect(isSignatureOf(leaf, transmission, 'WH-OURS', bytes)).toBe(false));

  test('counts for nobody whose webhook is not known', () => {
    expect(isSignatureOf(leaf, signedFor(''), '', raw)).toBe(false);
  });
});
