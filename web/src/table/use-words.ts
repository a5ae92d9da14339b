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

/** `pack`: the table's own, from its options; views say only its name. */
export const useWords = (game: string | undefined, pack: unknown = null): Words | undefined => {
  const lang = useSettings(s => s.language);
  const [screen, setScreen] = useState<GameScreen>();
  useEffect(() => {
    if (game !== undefined && isGameId(game)) void loadScreen(game).then(setScreen);
  }, [game]);
  // The same object while nothing changes: the whole log is put into words again when it does.
  return useMemo(() => {
    const usual = screen?.texts[lang];
    return screen && usual && { screen, text: usual.forOptions?.({ pack }) ?? usual, lang };
  }, [screen, lang, pack]);
};
