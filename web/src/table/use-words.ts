/** The game's screen and its text in the reader's language, once they are here; with the cards of the table's own data pack, if any. */
import type { Language } from '@stoa/engine';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isGameId, loadWords } from '../games/index.ts';
import type { AnyText, GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { type NamedText, namePeople } from './name-people.ts';

export interface Words {
  readonly screen: GameScreen;
  readonly text: NamedText;
  readonly lang: Language;
}

const NOBODY: readonly null[] = [];

/** `pack`: the table's own, from its options; views say only its name. `people`: who sits where, the same array while they stay. */
export const useWords = (
  game: string | undefined,
  pack: unknown = null,
  people: readonly (string | null)[] = NOBODY,
): Words | undefined => {
  const lang = useSettings(s => s.language);
  const you = useTranslations('shell')('you');
  const [loaded, setLoaded] = useState<Omit<Words, 'text'> & { readonly text: AnyText }>();
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return undefined;
    let wanted = true;
    void loadWords(game, lang).then(words => {
      if (wanted) setLoaded({ ...words, lang });
    });
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  // The same object while nothing changes: the whole log is put into words again when it does.
  return useMemo(() => {
    if (loaded === undefined) return undefined;
    const { screen, text: usual } = loaded;
    const text = usual.forOptions?.({ pack }) ?? usual;
    return { ...loaded, text: namePeople(text, { names: people, byName: screen.byName === true, you }) };
  }, [loaded, pack, people, you]);
};
