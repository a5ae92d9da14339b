/**
 * The board: influence tiles, six temples, seven locations, the ring of relations. On a phone the last three are decks, and
 * the row above them shows where something can be done.
 */
import type { PkAction, PkEvent, PkView } from '@stoa/perikles';
import type { CityId, LocationId, SideId, TileId } from '@stoa/perikles/box';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { electionOf } from '../election.ts';
import { FoldedSigns } from '../legend.tsx';
import { DECKS, type Deck, usePicked } from '../picked.ts';
import {
  askFor,
  canPickCube,
  cityAction,
  cubeAction,
  draftedCity,
  mayAsk,
  meantCity,
  meantCube,
  meantSide,
  placesFor,
  type Reach,
  revoltAt,
  type SpaceId,
  tileAction,
} from '../touch.ts';
import type { PkProps } from '../types.ts';
import { useIntoSight } from '../use-into-sight.ts';
import { useLoneEnd } from '../use-lone-end.ts';
import { useSwipe } from '../use-swipe.ts';
import { WORDS } from '../words.ts';
import { DeckMap } from './deck-map.tsx';
import { Influence } from './influence.tsx';
import { controllerOf, LocationCard, placeName, type SideTouch } from './location-card.tsx';
import { Relations } from './relations.tsx';
import { StandingAnswers } from './standing.tsx';
import { Strip } from './strip.tsx';
import { Temple } from './temple.tsx';
import { Won } from './won.tsx';

const POLITICS: ReadonlySet<string> = new Set([
  'start-player',
  'deal-specials',
  'draw-locations',
  'draw-influence',
  'extra-cube',
  'take-influence',
  'any-city',
  'candidate',
  'assassin',
  'after-tile',
  'alkibiades',
  'propose',
]);

export const Board = ({
  view,
  before,
  me,
  text,
  lang,
  actions,
  offered,
  draft,
  lit,
  news,
  complete,
  choose,
  replace,
  keepDraft,
  askWhy,
  showOdds,
}: PkProps) => {
  const words = WORDS[lang];
  const { counter, cube, aiming, pay, deck, pick } = usePicked();
  const reach: Reach = { actions, cube, aiming, counter };
  const mine = me ?? 0;
  const politics = POLITICS.has(view.room);
  const over = view.room === '';

  useEffect(() => pick({ deck: politics || over ? 'cities' : 'locations' }), [politics, over, pick]);
  // On a phone another deck begins at its top, where the sentence says what is asked.
  const begun = useRef(politics);
  useEffect(() => {
    if (begun.current === politics) return;
    begun.current = politics;
    if (matchMedia('(max-width: 999px)').matches) scrollTo({ top: 0, behavior: 'instant' });
  }, [politics]);
  // Another decision or another player: nothing of the last one stays in the hand. A question does not end a commit turn.
  const [zoomed, setZoomed] = useState<CityId | null>(null);
  const sitting = `${view.room === 'ask' ? 'commit' : view.room} ${me} ${view.commit?.seat}`;
  useEffect(
    () => () => {
      if (sitting === '') return;
      pick({ counter: null, power: null, cube: null, aiming: false });
      setZoomed(null);
    },
    [sitting, pick],
  );

  // On a phone what is asked about or fought for comes into sight.
  const there = view.commit?.requests[0]?.location ?? view.battle?.location;
  useEffect(() => {
    if (there === undefined || !matchMedia('(max-width: 999px)').matches) return;
    pick({ deck: 'locations' });
    const frame = requestAnimationFrame(() => document.getElementById(`pk-at-${there}`)?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [there, pick]);

  /** A whole decision may be changed by touching another answer. */
  const act = (action: PkAction): void => {
    pick({ cube: null, aiming: false });
    const same = draft.findLastIndex(a => a.do === action.do);
    const isTile = action.do === 'take-influence-tile';
    if (draft.length === 0 || !(complete || (isTile && same >= 0))) choose(action);
    else if (same === draft.length - 1 && !isTile) replace(action);
    else {
      keepDraft(same >= 0 ? same : draft.length - 1);
      queueMicrotask(() => choose(action));
    }
  };
  useLoneEnd({ draft, complete, actions, choose, keepDraft });
  const touchCity = (city: CityId): void => {
    const action = cityAction(reach, city);
    if (action) act(action);
    else askWhy(meantCity(view, reach, city, mine));
  };
  const touchCube = (city: CityId, owner: number, space: SpaceId): void => {
    const action = cubeAction(reach, city, owner, space);
    if (action && zoomed !== city && isTight(view.seats)) setZoomed(city);
    else if (action) act(action);
    else if (cube?.from === city && cube.owner === owner) pick({ cube: null });
    else if (space === 'main' && canPickCube(reach, city, owner)) pick({ cube: { owner, from: city } });
    else askWhy(meantCube(view, city, owner, space));
  };
  const touchTile = (tile: TileId): void => {
    const action = tileAction(reach, tile) ?? tileAction({ ...reach, actions: offered }, tile);
    if (action) act(action);
    else askWhy({ do: 'take-influence-tile', tile });
  };
  const touchSide = (location: LocationId, side: SideId): void => {
    const revolt = revoltAt(reach, location);
    const places = placesFor(reach, location, side);
    const place = places.find(p => p.pay === 'none') ?? places.find(p => p.pay === pay) ?? places[0];
    if (revolt) {
      act(revolt);
      return;
    }
    if (place === undefined || counter === null) {
      askWhy(meantSide(view, reach, location, side, mine));
      return;
    }
    const hand = view.powers.find(p => p.power === counter.power)?.hand;
    const strengths = (counter.unit === 'hoplite' ? hand?.hoplites : hand?.triremes)?.strengths ?? [];
    pick({ counter: strengths.filter(s => s === counter.strength).length > 1 ? counter : null });
    if (new Set(strengths).size > 1) choose(place, { do: 'choose-counter', strength: counter.strength });
    else choose(place);
  };
  const sideOf = (location: LocationId, side: SideId): SideTouch => {
    const ask = askFor(reach, location, side);
    const places = placesFor(reach, location, side);
    const spartans = revoltAt(reach, location) !== undefined && holds(view, location, side);
    return {
      open: places.length > 0 || spartans,
      costs: places.length > 0 && places.every(p => p.pay !== 'none') && view.commit?.extra === null,
      ask: ask && (() => act(ask)),
      askLater: !aiming && mayAsk(reach, location, side),
      onTouch: () => touchSide(location, side),
    };
  };

  // A counter that has nowhere left to go is put down: no place would light up for it.
  const stuck = counter !== null && actions.length > 0 && !canGo(view, reach);
  useEffect(() => {
    if (stuck) pick({ counter: null });
  }, [stuck, pick]);

  const attention: Readonly<Record<Deck, boolean>> = {
    cities: actions.some(a => ['place-cube', 'propose', 'assassinate', 'move-cube', 'take-influence-tile'].includes(a.do)),
    locations: actions.some(a => a.do === 'place' || a.do === 'ask-permission'),
    relations: false,
  };
  const canTouch = (city: CityId): boolean =>
    cityAction(reach, city) !== undefined ||
    view.supply.some(
      (_, owner) =>
        canPickCube(reach, city, owner) ||
        (['main', 'alpha', 'beta'] as const).some(space => cubeAction(reach, city, owner, space) !== undefined),
    );
  const cityStops = view.cities.map(({ city }) => ({ id: `pk-${city}`, name: text.cities[city], power: city, open: canTouch(city) }));
  const locationStops = view.locations.map(({ location }) => {
    const sides = [sideOf(location, 'attack'), sideOf(location, 'defend')];
    return {
      id: `pk-at-${location}`,
      name: placeName(text.locations[location]),
      power: controllerOf(location),
      open: sides.some(side => side.open),
    };
  });
  /** Battles go by slot: those before the first location that is left are over. */
  const decided = politics || over ? [] : Array.from({ length: (view.locations[0]?.slot ?? 1) - 1 }, (_, i) => i + 1);
  /** What has just happened there shows for a moment. */
  const stirred = new Set(news.flatMap(placesOf));
  const taken = draft.find(a => a.do === 'take-influence-tile');
  const meant = draftedCity(draft.findLast(a => a.do !== 'end-turn'));
  useIntoSight(meant === undefined ? undefined : `pk-${meant}`);
  useIntoSight(zoomed === null ? undefined : `pk-${zoomed}`);
  const struck = draft.findLast(a => a.do === 'assassinate');
  const proposed = draft.findLast(a => a.do === 'propose');
  return (
    <section
      {...useSwipe(step => pick({ deck: DECKS[Math.min(Math.max(DECKS.indexOf(deck) + step, 0), DECKS.length - 1)] ?? deck }))}
      className={`pk-table show-${deck} in-${view.room}${politics ? ' politics' : ' war'}`}
      tabIndex={0}
      aria-label={text.name}
    >
      <Strip view={view} text={text} words={words} actions={actions} choose={act} />
      <div className="pk-decks">
        {DECKS.map(name => (
          <button key={name} type="button" className="button" aria-pressed={name === deck} onClick={() => pick({ deck: name })}>
            {words.decks[name]}
            {attention[name] && name !== deck && <span className="pk-dot" role="img" aria-label={words.attention} />}
          </button>
        ))}
        {deck !== 'relations' && <DeckMap stops={deck === 'cities' ? cityStops : locationStops} attention={words.attention} />}
      </div>
      {politics && (
        <Influence
          view={view}
          text={text}
          words={words}
          openTile={tile => tileAction(reach, tile) !== undefined}
          before={before.display}
          taken={taken?.do === 'take-influence-tile' ? taken.tile : undefined}
          onTile={touchTile}
        />
      )}
      <div className="pk-cities">
        {view.cities.map(city => (
          <Temple
            key={city.city}
            city={city}
            me={me}
            verdict={politics ? electionOf(city) : undefined}
            struck={struck?.do === 'assassinate' && struck.city === city.city ? struck : undefined}
            proposed={proposed?.do === 'propose' && proposed.city === city.city}
            forces={view.powers.find(p => p.power === city.city)}
            text={text}
            words={words}
            zoomed={city.city === zoomed}
            lit={lit.includes(city.city)}
            stirred={stirred.has(city.city)}
            chosen={city.city === meant}
            open={cityAction(reach, city.city) !== undefined}
            openCube={(owner, space) =>
              cubeAction(reach, city.city, owner, space) !== undefined || (space === 'main' && canPickCube(reach, city.city, owner))
            }
            pressedCube={owner => cube?.from === city.city && cube.owner === owner}
            onCity={() => touchCity(city.city)}
            onCube={(owner, space) => touchCube(city.city, owner, space)}
          />
        ))}
      </div>
      <div className="pk-locations">
        {decided.map(slot => (
          <p key={slot} className="pk-decided muted" style={{ '--slot': slot } as CSSProperties}>
            {slot} {words.decided}
          </p>
        ))}
        {view.locations.map(location => (
          <LocationCard
            key={location.location}
            view={view}
            location={location}
            text={text}
            words={words}
            lang={lang}
            lit={lit.includes(location.location)}
            stirred={stirred.has(location.location)}
            showOdds={showOdds}
            sides={{ attack: sideOf(location.location, 'attack'), defend: sideOf(location.location, 'defend') }}
          />
        ))}
      </div>
      {(politics || over) && <Won view={view} text={text} words={words} />}
      {!over && (
        <Relations view={view} text={text} words={words}>
          {me !== undefined && <StandingAnswers view={view} me={me} text={text} words={words} actions={actions} choose={choose} />}
        </Relations>
      )}
      <FoldedSigns words={words} />
    </section>
  );
};

const holds = (view: PkView, location: LocationId, side: SideId): boolean =>
  view.locations.find(l => l.location === location)?.[side].forces.some(f => f.power === 'sparta' && f.hoplites.counters > 0) ?? false;

const canGo = (view: PkView, reach: Reach): boolean =>
  view.locations.some(({ location }) =>
    (['attack', 'defend'] as const).some(
      side => placesFor(reach, location, side).length > 0 || askFor(reach, location, side) !== undefined,
    ),
  );

/** Five columns side by side in half a phone are narrower than a finger: the first touch makes them wide. */
const isTight = (seats: number): boolean => seats > 4 && matchMedia('(max-width: 599px)').matches;

/** Every place an event names, wherever it names it. */
export const placesOf = (event: PkEvent): readonly string[] => {
  const named: string[] = [];
  const look = (thing: object): void => {
    for (const [key, value] of Object.entries(thing))
      if (['city', 'location', 'from', 'to'].includes(key) && typeof value === 'string') named.push(value);
      else if (key === 'placement' && typeof value === 'object' && value !== null) look(value);
  };
  look(event);
  return named;
};
