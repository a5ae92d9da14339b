/** An authenticator in software: makes a key pair for a site and signs what the site asks, as a security key or a phone would. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
};
const cbor = (x: Cbor): Buffer => {
  if (typeof x === 'number') return x >= 0 ? head(0, x) : head(1, -1 - x);
  if (typeof x === 'string') return Buffer.concat([head(3, Buffer.byteLength(x)), Buffer.from(x)]);
  if (Buffer.isBuffer(x)) return Buffer.concat([head(2, x.length), x]);
  return Buffer.concat([head(5, x.size), ...[...x].flatMap(([key, value]) => [cbor(key), cbor(value)])]);
};

const sha256 = (x: Buffer | string): Buffer => createHash('sha256').update(x).digest();
/** Present, verified, and with a new key when one is made. */
const [UP_UV, NEW_KEY] = [0x05, 0x40];

interface Created {
  readonly challenge: string;
  readonly rp: { readonly id: string };
}
interface ChallengeOptions {
  readonly challenge: string;
  readonly rpId: string;
}
export interface PasskeyResponse {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: Record<never, never>;
  response: Record<string, unknown>;
}

export interface Authenticator {
  create(options: unknown, origin: string): PasskeyResponse;
  get(options: unknown, origin: string): PasskeyResponse;
  /** Signs with a counter that goes back, as a copied key would. */
  counter: number;
}

export const softwareAuthenticator = (): Authenticator => {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, more: Buffer): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(authenticator.counter++);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  };
  const answer = (response: Record<string, unknown>): PasskeyResponse => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const authenticator: Authenticator = {
    counter: 1,
    create(options, origin) {
      const { challenge, rp } = options as Created;
      const { x = '', y = '' } = (publicKey as KeyObject).export({ format: 'jwk' });
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, Cbor>()],
          ['authData', authData(rp.id, UP_UV | NEW_KEY, credential)],
        ]),
      );
      const client = clientData('webauthn.create', challenge, origin);
      return answer({
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, origin) {
      const { challenge, rpId } = options as ChallengeOptions;
      const client = clientData('webauthn.get', challenge, origin);
      const data = authData(rpId, UP_UV, Buffer.alloc(0));
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
  return authenticator;
};
