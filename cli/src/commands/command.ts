/** One file per command; `index.ts` lists them. */
export interface Command {
  readonly name: string;
  /** The arguments, as the help shows them. */
  readonly usage: string;
  readonly does: string;
  /** Of a command with verbs: each with its arguments, and what it does. */
  readonly verbs?: readonly (readonly [usage: string, does: string])[];
  run(args: readonly string[]): Promise<number>;
}
