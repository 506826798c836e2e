import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The few shapes of DER that a certificate is made of (X.690, RFC 5280); Node reads certificates, it makes none. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const commonName = identifier('550403');
const basicConstraints = identifier('551d13');
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const name = (text: string): Buffer => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));
const time = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
const extensionCa = der(
  0xa3,
  sequence(
    sequence(basicConstraints, der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
  ),
);

interface Wish {
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: KeyObject;
  readonly signer: KeyObject;
  readonly isAuthority: boolean;
}

const from = new Date('2000-01-01T00:00:00Z');
const until = new Date('2099-12-31T00:00:00Z');

function certificate({ subject, issuer, publicKey, signer, isAuthority }: Wish): string {
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const said = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    name(issuer),
    sequence(time(from), time(until)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(isAuthority ? [extensionCa] : []),
  );
  const signature = sign('SHA256', said, signer);
  const whole = sequence(said, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const authorityKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** PEMs by which another process is the same signer: whoever trusts the root goes on believing it. */
export interface KeptSigner {
  readonly root: string;
  readonly chain: string;
  readonly key: string;
}

/** An authority, one below it, and a certificate made out to `host` that signs webhooks. */
export class Signer {
  /** PEM of who vouches for the chain. */
  readonly root: string;
  private readonly top = authorityKey();
  private made: { readonly chain: string; readonly key: KeyObject } | undefined;

  constructor(
    private readonly host: string,
    kept?: KeptSigner,
  ) {
    const { publicKey, privateKey: signer } = this.top;
    if (kept) this.made = { chain: kept.chain, key: createPrivateKey(kept.key) };
    this.root =
      kept?.root ?? certificate({ subject: this.topName, issuer: this.topName, publicKey, signer, isAuthority: true });
  }

  /** What makes it the same one again. */
  toKeep(): KeptSigner {
    const key = this.own.key.export({ type: 'pkcs8', format: 'pem' }).toString();
    return { root: this.root, chain: this.chain, key };
  }

  /** PEM as the certificate address gives it: the one that signs webhooks first. */
  get chain(): string {
    return this.own.chain;
  }

  /** Base64: over what the transmission says of itself (`id|time|webhook id`) and the CRC-32 of the body. */
  signed(transmission: string, body: string | Uint8Array): string {
    return sign('RSA-SHA256', Buffer.from(`${transmission}|${crc32(body)}`), this.own.key).toString('base64');
  }

  private get topName(): string {
    return `Simulated root of ${this.host}`;
  }

  /** Made when something is signed: an RSA key takes a good part of a second. */
  private get own() {
    this.made ??= this.make();
    return this.made;
  }

  private make() {
    const betweenName = `Simulated authority of ${this.host}`;
    const between = authorityKey();
    const leaf = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const chain =
      certificate({
        subject: this.host,
        issuer: betweenName,
        publicKey: leaf.publicKey,
        signer: between.privateKey,
        isAuthority: false,
      }) +
      certificate({
        subject: betweenName,
        issuer: this.topName,
        publicKey: between.publicKey,
        signer: this.top.privateKey,
        isAuthority: true,
      });
    return { chain, key: leaf.privateKey };
  }
}
