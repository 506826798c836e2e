import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

import type { PasskeyAnswer, PasskeyMade } from '@alcancia/contracts/identity';

type Options = Readonly<Record<string, unknown>>;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** The head of a CBOR item: its kind, and a number or length below 65,536. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...entries: (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const isPresent = 0x01;
const isVerified = 0x04;
const hasKey = 0x40;

/**
 * A passkey made by software, which answers as a browser does for the page at this address (WebAuthn, ES256). One that
 * several devices share counts no answers: it always says zero.
 */
export function aPasskey(origin: string, { isShared = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let signCount = 0;

  const clientData = (type: string, { challenge }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, ...more: Buffer[]): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signCount);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, ...more]);
  };

  return {
    id,
    /** Answers what `navigator.credentials.create` is asked. */
    make(options: Options): PasskeyMade {
      const key = map(
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, 'base64url'))],
        [number(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const length = Buffer.from([0, credentialId.length]);
      const own = authenticatorData(isPresent | isVerified | hasKey, Buffer.alloc(16), length, credentialId, key);
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(own)],
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    /** Answers what `navigator.credentials.get` is asked. */
    prove(options: Options): PasskeyAnswer {
      if (!isShared) signCount += 1;
      const own = authenticatorData(isPresent | isVerified);
      const data = clientData('webauthn.get', options);
      const signature = createSign('sha256').update(own).update(sha256(data)).sign(privateKey);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: own.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
