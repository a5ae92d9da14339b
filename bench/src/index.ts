export * from './calibration.ts';
export * from './line.ts';
export * from './transitions.ts';
