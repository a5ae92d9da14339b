export interface PackProblem {
  readonly rule: 'PA-22.9';
  readonly place: string;
  readonly reason: string;
}
export const packProblem = (_json: unknown, _maxBytes: number): PackProblem | undefined => undefined;
