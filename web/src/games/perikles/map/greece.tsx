/** Greece: temples at their cities, the seven locations of the turn where they lie, Sicily and Persia at the edges. */
import type { CityId, LocationId, SideId } from '@stoa/perikles/box';
import { memo, useMemo } from 'react';
import { Drawn } from '../../../art/drawn.tsx';
import { greeceGround } from '../../../art/grounds/greece.ts';
import { GridButton } from '../../grid-button.tsx';
import { isPolitics, placesOf } from '../board/controller.ts';
import { dataOf, placeName, type SideTouch } from '../board/location-card.tsx';
import type { TempleTouch } from '../board/temple.tsx';
import type { Told } from '../moments/pieces.tsx';
import { type Turn, turnsOf } from '../moments/turns.ts';
import { usePicked } from '../picked.ts';
import { ShieldShape } from '../pieces/power-shield.tsx';
import { SeatShape } from '../pieces/seat-mark.tsx';
import { Counters } from '../pieces/temple-marks.tsx';
import { draftedCity } from '../touch.ts';
import type { PkProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { COAST, MAP_HEIGHT, MAP_WIDTH, SICILY } from './coast.ts';
import { MapTemple } from './map-temple.tsx';
import {
  DOT_SIZE,
  PERSIA_AT,
  POLITICS_AT,
  POLITICS_SCALE,
  placeDots,
  placePlaques,
  pointOf,
  SICILY_BOX,
  TEMPLE_AT,
  TEMPLE_HEIGHT,
  TEMPLE_WIDTH,
  WAR_TEMPLE_HEIGHT,
} from './places.ts';
import { DecidedPlaque, Plaque, Tether } from './plaque.tsx';
import { Travelling } from './travelling.tsx';
import { isLanding, marchTo, type Travel, travelsIn } from './travels.ts';
import { useMoves } from './use-moves.ts';

interface Props {
  readonly props: PkProps;
  readonly words: ScreenWords;
  readonly politics: boolean;
  readonly touchOf: (city: CityId) => TempleTouch;
  readonly sidesOf: (location: LocationId) => Readonly<Record<SideId, SideTouch>>;
}

interface Moving extends Props {
  readonly travels: readonly Travel[];
}

/** Painted names, decoration as the coast is; those of lands in thinned gloss. */
const NAMES = [
  ['ΑΙΓΑΙΟΝ', 905, 440, 8, 'sea'],
  ['ΙΟΝΙΟΝ', 44, 400, -14, 'sea'],
  ['ΘΕΣΣΑΛΙΑ', 330, 150, 0, 'land'],
  ['ΜΑΚΕΔΟΝΙΑ', 230, 62, -6, 'land'],
] as const;
/** How much lower the inset is while no battle is fought for Sicily. */
const SICILY_FREE = 66;

const Sicily = ({ isFought }: { isFought: boolean }) => {
  const lower = isFought ? 0 : SICILY_FREE;
  const [width, height] = [SICILY_BOX.width, SICILY_BOX.height - lower];
  return (
    <g transform={`translate(${SICILY_BOX.x} ${SICILY_BOX.y + lower})`}>
      <rect className="pk-map-inset" width={width} height={height} />
      <rect className="pk-map-inset-rule" x="4" y="4" width={width - 8} height={height - 8} />
      <g transform={`translate(32 ${isFought ? 6 : 4}) scale(0.92)`}>
        <path className="pk-map-shore" d={SICILY} />
        <path className="pk-map-shallow" d={SICILY} />
        <path className="pk-map-land" d={SICILY} />
      </g>
    </g>
  );
};

/** Only to look at. The plain coast shows until the ground is drawn. */
const Land = memo(({ isSicilyFought }: { isSicilyFought: boolean }) => (
  <g aria-hidden="true">
    <path className="pk-map-land" d={COAST} />
    <Drawn load={greeceGround} />
    <g className="pk-map-names">
      {NAMES.map(([name, x, y, turn, kind]) => (
        <text key={name} className={kind} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`}>
          {name}
        </text>
      ))}
    </g>
    <Sicily isFought={isSicilyFought} />
  </g>
));

const Persia = ({ props: { view, text }, words }: Pick<Props, 'props' | 'words'>) => {
  const persia = view.powers.find(p => p.power === 'persia');
  const [x, y] = PERSIA_AT;
  const { pick, power } = usePicked();
  if (persia === undefined) return null;
  const { hoplites, triremes } = persia.hand;
  return (
    <GridButton
      label={words.persiaOf(persia.players.map(seat => text.seat(seat)))}
      open={false}
      looks
      pressed={power === 'persia'}
      className="pk-map-persia"
      onTouch={() => pick({ power: power === 'persia' ? null : 'persia' })}
    >
      <g transform={`translate(${x} ${y})`}>
        <circle className="pk-hit" r="30" />
        <ShieldShape power="persia" size={1.6} />
        <text className="pk-map-label" y="33">
          {text.powers.persia}
        </text>
        {persia.players.map((seat, i) => (
          <SeatShape key={seat} seat={seat} x={24 + i * 13} y={-14} size={1} />
        ))}
        {persia.players.length > 0 && (
          <>
            <Counters unit="hoplite" n={hoplites.counters} x={-28} y={-26} />
            <Counters unit="trireme" n={triremes.counters} x={4} y={-26} />
          </>
        )}
      </g>
    </GridButton>
  );
};

const idsOf = (key: string): readonly LocationId[] => key.split(' ').filter(id => id !== '') as LocationId[];

/** In politics the locations to come are dots with their points. */
const Dots = ({ locations, told: { text, words } }: { locations: readonly LocationId[]; told: Told }) => {
  const key = locations.join(' ');
  const boxes = useMemo(() => placeDots(idsOf(key)), [key]);
  const { pick, place } = usePicked();
  return locations.map((location, i) => {
    const box = boxes.get(location);
    const [x, y] = box === undefined ? pointOf(location) : [box.x + DOT_SIZE.width / 2, box.y + 11];
    const { vp } = dataOf(location);
    return (
      <svg key={location} className="pk-map-dot" x={x} y={y}>
        <title>{`${text.locations[location]}, ${words.points(vp)}`}</title>
        <GridButton
          label={`${i + 1}. ${text.locations[location]}, ${words.points(vp)}`}
          open={false}
          looks
          pressed={place === location}
          onTouch={() => pick({ place: place === location ? null : location })}
        >
          <rect className="pk-hit" x={-DOT_SIZE.width / 2} y="-15" width={DOT_SIZE.width} height="44" />
          <circle r="10" />
          <text className="vp" y="5">
            {vp}
          </text>
          <text className="pk-map-label" y="23">
            {placeName(text.locations[location])}
          </text>
        </GridButton>
      </svg>
    );
  });
};

const Temples = ({ props, words, politics, touchOf, travels }: Moving) => {
  const { view, before, me, text, draft, lit } = props;
  const { power, counter, pick } = usePicked();
  const looked = power ?? counter?.power ?? null;
  const enemies = new Set(view.diplomacy.hostile.flatMap(([a, b]) => (a === looked ? [b] : b === looked ? [a] : [])));
  const meant = draftedCity(draft.findLast(a => a.do !== 'end-turn'));
  // What stands further south stands in front: its statues rise over the steps behind them.
  const southward = [...view.cities].sort((a, b) => TEMPLE_AT[a.city][1] - TEMPLE_AT[b.city][1]);
  return southward.map(city => {
    const [x, y] = (politics ? POLITICS_AT : TEMPLE_AT)[city.city];
    const scale = politics ? POLITICS_SCALE : 1;
    return (
      <MapTemple
        key={city.city}
        x={x - (TEMPLE_WIDTH / 2) * scale}
        y={y + 8 - (politics ? TEMPLE_HEIGHT : WAR_TEMPLE_HEIGHT) * scale}
        scale={scale}
        city={city}
        before={before.cities.find(c => c.city === city.city) ?? city}
        forces={view.powers.find(p => p.power === city.city)}
        politics={politics}
        foretells={isPolitics(view)}
        landing={seat => isLanding(travels, city.city, seat)}
        chosen={city.city === meant}
        lit={lit.includes(city.city)}
        enemy={!politics && enemies.has(city.city)}
        me={me}
        text={text}
        words={words}
        touch={touchOf(city.city)}
        onLook={() => pick({ power: power === city.city ? null : city.city })}
      />
    );
  });
};

/** The locations of the turn, those decided too, and where their plaques stand. */
const usePlaques = ({ view }: PkProps, turn: Turn | undefined) => {
  const ids = turn?.locations.length === 7 ? turn.locations : view.locations.map(l => l.location);
  const key = ids.join(' ');
  const boxes = useMemo(() => placePlaques(idsOf(key)), [key]);
  return { ids, boxes };
};

const Plaques = ({ turn, ids, boxes, travels, ...part }: Moving & ReturnType<typeof usePlaques> & { turn: Turn | undefined }) => {
  const { props, words, sidesOf } = part;
  const { view, me, text, lit, news, showOdds } = props;
  const { pick, place } = usePicked();
  const told: Told = { me, text, words };
  const stirred = new Set(news.flatMap(placesOf));
  const plaques = ids.map(id => {
    const box = boxes.get(id);
    const location = view.locations.find(l => l.location === id);
    const battle = turn?.battles.find(b => b.location === id);
    if (box === undefined) return null;
    if (location === undefined) return battle?.over ? <DecidedPlaque key={id} box={box} battle={battle} told={told} /> : null;
    return (
      <Plaque
        key={id}
        view={view}
        location={location}
        box={box}
        told={told}
        showOdds={showOdds}
        lit={lit.includes(id) || place === id}
        stirred={stirred.has(id)}
        onLook={() => pick({ place: place === id ? null : id })}
        sides={sidesOf(id)}
        marchTo={piece => marchTo(travels, { ...piece, location: id })}
      />
    );
  });
  return plaques;
};

/** Below the temples, so that no line runs through a name or a number. */
const Tethers = ({ ids, boxes }: ReturnType<typeof usePlaques>) =>
  ids.map(id => {
    const box = boxes.get(id);
    return box && <Tether key={id} box={box} to={pointOf(id)} />;
  });

export const Greece = (part: Props) => {
  const { props, words, politics } = part;
  const { view, me, text, log, news } = props;
  const turn = useMemo(() => turnsOf(log).at(-1), [log]);
  const places = usePlaques(props, turn);
  const travels = useMemo(() => travelsIn(news, me), [news, me]);
  const moves = useMoves(news);
  return (
    <svg ref={moves} className="pk-map" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="group" aria-label={words.map}>
      <Land isSicilyFought={(turn?.locations ?? []).includes('sicily')} />
      <Persia props={props} words={words} />
      {politics && <Dots locations={view.locations.map(l => l.location)} told={{ me, text, words }} />}
      {!politics && <Tethers {...places} />}
      <Temples {...part} travels={travels} />
      {!politics && <Plaques {...part} {...places} turn={turn} travels={travels} />}
      <Travelling key={log.length} travels={travels} seats={view.seats} boxes={places.boxes} />
    </svg>
  );
};
