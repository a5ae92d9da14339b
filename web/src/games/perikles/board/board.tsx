/**
 * The board: six temples, seven locations, the ring of relations. Where they do not fit together they are decks, and the row above
 * them shows where something can be done. Influence tiles and forces lie in the tray.
 */
import type { CityId } from '@stoa/perikles/box';
import { electionOf } from '@stoa/perikles/reading';
import { useMemo } from 'react';
import { type StageSize, useStageSize } from '../../../screen-size.ts';
import { Greece } from '../map/greece.tsx';
import { useHasMap } from '../map/use-has-map.ts';
import { turnsOf } from '../moments/turns.ts';
import { useToReader } from '../own-name.ts';
import { DECKS } from '../picked.ts';
import { cityAction, draftedCity } from '../touch.ts';
import type { PkProps } from '../types.ts';
import { useSwipe } from '../use-swipe.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { attention, decidedSlots, isCubeOpen, isOver, isPolitics, placesOf, touchCity, touchCube } from './controller.ts';
import { DecidedCard } from './decided-card.tsx';
import { Front, FrontsHead } from './fronts.tsx';
import { Matrix } from './matrix.tsx';
import { Persians } from './persians.tsx';
import { Relations } from './relations.tsx';
import { StandingAnswers } from './standing.tsx';
import { Temple, type TempleTouch } from './temple.tsx';
import { type BoardControl, sidesOf, useBoard } from './use-board.ts';
import { Won } from './won.tsx';

interface PartProps {
  readonly props: PkProps;
  readonly words: ScreenWords;
  readonly control: BoardControl;
}

const Decks = ({ props: { actions }, words, control: { deck, showDeck } }: PartProps) => {
  const waits = attention(actions);
  return (
    <div className="pk-decks">
      {DECKS.map(name => (
        <button key={name} type="button" className="button" aria-pressed={name === deck} onClick={() => showDeck(name)}>
          {words.decks[name]}
          {waits[name] && name !== deck && <span className="pk-dot" role="img" aria-label={words.attention} />}
        </button>
      ))}
    </div>
  );
};

const templeTouch = ({ state, touch }: BoardControl, city: CityId): TempleTouch => ({
  open: cityAction(state, city) !== undefined,
  openCube: (owner, space) => isCubeOpen(state, { city, owner, space }),
  pressedCube: owner => state.cube?.from === city && state.cube.owner === owner,
  onCity: () => touch(touchCity(state, city)),
  onCube: (owner, space) => touch(touchCube(state, { city, owner, space })),
});

const Cities = ({ props, words, control }: PartProps) => {
  const { view, me, text, draft, lit, news } = props;
  const stirred = new Set(news.flatMap(placesOf));
  const meant = draftedCity(draft.findLast(a => a.do !== 'end-turn'));
  const struck = draft.findLast(a => a.do === 'assassinate');
  const proposed = draft.findLast(a => a.do === 'propose');
  return (
    <div className="pk-cities">
      {view.cities.map(city => (
        <Temple
          key={city.city}
          city={city}
          me={me}
          verdict={isPolitics(view) ? electionOf(city) : undefined}
          struck={struck?.do === 'assassinate' && struck.city === city.city ? struck : undefined}
          proposed={proposed?.do === 'propose' && proposed.city === city.city}
          forces={view.powers.find(p => p.power === city.city)}
          text={text}
          words={words}
          lit={lit.includes(city.city)}
          stirred={stirred.has(city.city)}
          chosen={city.city === meant}
          touch={templeTouch(control, city.city)}
        />
      ))}
    </div>
  );
};

const Locations = ({ props, words, control }: PartProps) => {
  const { view, me, text, lang, lit, log, news, showOdds } = props;
  const stirred = new Set(news.flatMap(placesOf));
  const turn = useMemo(() => turnsOf(log).at(-1), [log]);
  return (
    <div className="pk-locations pk-fronts">
      <FrontsHead words={words} />
      {decidedSlots(view).map(slot => (
        <DecidedCard key={slot} slot={slot} turn={turn} told={{ me, text, words }} />
      ))}
      {view.locations.map(location => (
        <Front
          key={location.location}
          view={view}
          location={location}
          text={text}
          words={words}
          lang={lang}
          lit={lit.includes(location.location)}
          stirred={stirred.has(location.location)}
          showOdds={showOdds}
          sides={sidesOf(control, location.location)}
        />
      ))}
    </div>
  );
};

/** Phones compare the six cities in a table of numbers; wider screens have room for the temples. */
const usesMatrix = (size: StageSize): boolean => size === 'phone' || size === 'short';

export const Board = (shown: PkProps) => {
  const props = useToReader(shown);
  const { view, me, text, lang, actions, choose } = props;
  const words = WORDS[lang];
  const control = useBoard(props);
  const { deck, showDeck } = control;
  const size = useStageSize();
  const politics = isPolitics(view);
  const over = isOver(view);
  const part = { props, words, control };
  const ending = control.isEnding ? ' ends' : '';
  const swipe = useSwipe(step => showDeck(DECKS[Math.min(Math.max(DECKS.indexOf(deck) + step, 0), DECKS.length - 1)] ?? deck));
  if (useHasMap())
    return (
      <section className={`pk-table with-map in-${view.room}${ending}`} aria-label={text.name}>
        <Greece
          props={props}
          words={words}
          politics={politics || over}
          touchOf={city => templeTouch(control, city)}
          sidesOf={location => sidesOf(control, location)}
        />
      </section>
    );
  return (
    <section
      {...swipe}
      className={`pk-table show-${deck} in-${view.room}${politics ? ' politics' : ' war'}${ending}`}
      tabIndex={0}
      aria-label={text.name}
    >
      <Decks {...part} />
      <Persians view={view} text={text} words={words} />
      {usesMatrix(size) ? <Matrix props={props} words={words} touchOf={city => templeTouch(control, city)} /> : <Cities {...part} />}
      <Locations {...part} />
      {(politics || over) && <Won view={view} text={text} words={words} />}
      {!over && (
        <Relations view={view} text={text} words={words}>
          {me !== undefined && <StandingAnswers view={view} me={me} text={text} words={words} actions={actions} choose={choose} />}
        </Relations>
      )}
    </section>
  );
};
