/** SHA-256 of texts, in lower-case hexadecimal. The same in Node and in the browser. */
import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const sha256 = (text: string): string => bytesToHex(sha256Bytes(utf8ToBytes(text)));

/** A link of a record's hash chain: the first 16 bytes of SHA-256, 32 digits. */
export const chainHash = (text: string): string => sha256(text).slice(0, 32);
