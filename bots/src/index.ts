export * from './arena.ts';
export * from './chair.ts';
export * from './greedy.ts';
export * from './match.ts';
export * from './mind.ts';
export * from './random.ts';
export * from './search.ts';
