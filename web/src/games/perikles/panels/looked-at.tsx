/** The location of the map that is looked at, as an exact card. */
import { LocationCard } from '../board/location-card.tsx';
import { sidesOf, useTouch } from '../board/use-board.ts';
import { usePicked } from '../picked.ts';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';

export const LookedAt = (props: PkProps) => {
  const { view, text, lang, showOdds } = props;
  const { place } = usePicked();
  const { state, act, touch } = useTouch(props);
  const location = view.locations.find(l => l.location === place);
  if (location === undefined) return null;
  return (
    <LocationCard
      view={view}
      location={location}
      text={text}
      words={WORDS[lang]}
      lang={lang}
      lit={false}
      stirred={false}
      showOdds={showOdds}
      sides={sidesOf({ state, act, touch }, location.location)}
    />
  );
};
