/** One file per command; `index.ts` lists them. */
export interface Command {
  readonly name: string;
  /** The arguments, as the help shows them. */
  readonly usage: string;
  readonly does: string;
  run(args: readonly string[]): Promise<number>;
}
