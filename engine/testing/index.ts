export * from './perft.ts';
export * from './playout.ts';
export * from './rule-tables.ts';
export * from './same.ts';
