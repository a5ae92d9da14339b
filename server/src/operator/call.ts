/** A command of the operator: sent to the server that runs on the folder, or executed directly when none runs. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@stoa/engine';
import { pino } from 'pino';
import { type BuiltApp, buildApp } from '../build-app.ts';
import { copyAsItIs } from '../store/open.ts';
import { StoreInUse, StoreProblem } from '../store/problems.ts';
import { askRunning } from './door.ts';
import type { Operated } from './operated.ts';
import { type OperatorRequest, operate } from './verbs.ts';

const problemOf = (error: unknown, data: string): Operated => {
  if (error instanceof StoreInUse) return { problem: `a server is using ${data} and does not answer` };
  if (error instanceof StoreProblem) return { problem: error.message };
  throw error;
};

const copyIdle = async (data: string, file: string): Promise<Operated> => {
  try {
    await copyAsItIs(data, file);
    return { lines: [`copied to ${file}`] };
  } catch (error) {
    if (error instanceof StoreProblem) return problemOf(error, data);
    return { problem: messageOf(error) };
  }
};

export const askOperator = async (
  where: { readonly data: string; readonly database?: string | undefined },
  wish: OperatorRequest,
): Promise<Operated> => {
  if (where.database === undefined) {
    const answer = await askRunning(where.data, wish);
    if (answer) return answer;
    if (!existsSync(join(where.data, 'stoa.db'))) return { problem: `there is no store in ${where.data}` };
    if (wish.do === 'backup') return copyIdle(where.data, wish.file);
  }
  let opened: BuiltApp;
  try {
    opened = await buildApp(where, pino({ level: 'silent' }));
  } catch (error) {
    return problemOf(error, where.data);
  }
  try {
    return await operate(opened.app, wish);
  } finally {
    await opened.close();
  }
};
