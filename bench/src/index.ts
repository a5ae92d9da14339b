export * from './calibration.ts';
export * from './line.ts';
export * from './search.ts';
export * from './transitions.ts';
