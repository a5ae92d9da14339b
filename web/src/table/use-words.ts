/** The game's screen and its text in the reader's language, once they are here. */
import type { Language } from '@stoa/engine';
import { useEffect, useState } from 'react';
import { isGameId, loadScreen } from '../games/index.ts';
import type { AnyText, GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';

export interface Words {
  readonly screen: GameScreen;
  readonly text: AnyText;
  readonly lang: Language;
}

export const useWords = (game: string | undefined): Words | undefined => {
  const lang = useSettings(s => s.language);
  const [screen, setScreen] = useState<GameScreen>();
  useEffect(() => {
    if (game !== undefined && isGameId(game)) void loadScreen(game).then(setScreen);
  }, [game]);
  return screen && { screen, text: screen.texts[lang], lang };
};
