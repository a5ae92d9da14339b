/** The game's screen and its text in the reader's language, once they are here; with the cards of the table's own data pack, if any. */
import type { Language } from '@stoa/engine';
import { useEffect, useMemo, useState } from 'react';
import { isGameId, loadScreen } from '../games/index.ts';
import type { AnyText, GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';

export interface Words {
  readonly screen: GameScreen;
  readonly text: AnyText;
  readonly lang: Language;
}

/** The pack a view carries, the same object as long as it says the same: messages bring it anew each time. */
const usePack = (view: unknown): unknown => {
  const pack = (view as { readonly pack?: unknown } | null | undefined)?.pack ?? null;
  const said = pack === null ? null : JSON.stringify(pack);
  return useMemo(() => (said === null ? null : JSON.parse(said)), [said]);
};

export const useWords = (game: string | undefined, view?: unknown): Words | undefined => {
  const lang = useSettings(s => s.language);
  const [screen, setScreen] = useState<GameScreen>();
  useEffect(() => {
    if (game !== undefined && isGameId(game)) void loadScreen(game).then(setScreen);
  }, [game]);
  const pack = usePack(view);
  // The same object while nothing changes: the whole log is put into words again when it does.
  return useMemo(() => {
    const usual = screen?.texts[lang];
    return screen && usual && { screen, text: usual.forOptions?.({ pack }) ?? usual, lang };
  }, [screen, lang, pack]);
};
