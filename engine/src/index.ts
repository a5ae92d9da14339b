export * from './bits.ts';
export * from './contract.ts';
export * from './entries.ts';
export * from './frames.ts';
export * from './rng.ts';
export * from './rooms.ts';
export * from './table.ts';
export * from './text.ts';
