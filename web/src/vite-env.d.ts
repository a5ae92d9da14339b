declare module 'virtual:game-cards' {
  import type { Action, Language } from '@stoa/engine';
  export const cards: readonly {
    readonly id: string;
    readonly seats: readonly [min: number, max: number];
    /** Bots of several levels; otherwise they only know the rules. */
    readonly minds: boolean;
    /** The facts of src/games/facts.ts. */
    readonly asksPlayers: boolean;
    readonly declines: Readonly<Record<string, Action>>;
    readonly packOption: string | null;
    /** Where the picture lies. */
    readonly picture: string;
    readonly words: Readonly<
      Record<
        Language,
        {
          readonly name: string;
          readonly tagline: string;
          readonly minutes: readonly [number, number];
          readonly minutesWithBots?: readonly [number, number];
          readonly seats: readonly string[];
          /** The game's table options; values as JSON. */
          readonly options: readonly {
            readonly name: string;
            readonly title: string;
            readonly normal: string;
            readonly values: readonly { readonly value: string; readonly label: string }[];
          }[];
        }
      >
    >;
  }[];
}
/** Left by boot.js: gives the touches from before the app was awake, and the one that has begun; ends the keeping. */
declare var stoaTouched:
  | ((take: (touch: { readonly what: HTMLElement; readonly at: number; readonly marked?: boolean }) => void) => void)
  | undefined;
