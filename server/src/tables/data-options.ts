/** The options of a game that are data people wrote (a pack), where they are not the usual one. */
import type { AnyGame } from '@stoa/engine';

type Spec = Readonly<Record<string, { readonly kind: string; readonly default: unknown }>>;

export const dataOptions = (game: AnyGame | undefined, options: unknown): readonly (readonly [name: string, value: unknown])[] => {
  const given = options as Readonly<Record<string, unknown>>;
  return Object.entries((game?.optionSpec ?? {}) as Spec).flatMap(([name, { kind, default: usual }]) =>
    kind === 'data' && given[name] !== undefined && given[name] !== usual ? [[name, given[name]] as const] : [],
  );
};
