export * from './flow-chart.ts';
export * from './perft.ts';
export * from './playout.ts';
export * from './replays.ts';
export * from './rule-tables.ts';
export * from './same.ts';
export { tiny, tinyOf } from './tiny.ts';
export { roundRoom, TINY_ROOMS } from './tiny-rooms.ts';
