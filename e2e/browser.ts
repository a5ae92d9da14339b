/** Debian's Chromium through playwright-core. */
import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.STOA_CHROMIUM || execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Theme and language of the pictures: two in every run, all four in the long one. */
export const LOOKS: readonly (readonly [dark: boolean, locale: string])[] = [
  [false, 'en-GB'],
  [true, 'it-IT'],
  ...(process.env.STOA_LONG === '1'
    ? ([
        [false, 'it-IT'],
        [true, 'en-GB'],
      ] as const)
    : []),
];
