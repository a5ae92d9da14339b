/** Builds and serves for all test files. */
import type { TestProject } from 'vitest/node';
import { build, serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

export const setup = async (project: TestProject): Promise<() => void> => {
  await build();
  const { url, server } = await serve();
  project.provide('url', url);
  return () => server.close();
};
