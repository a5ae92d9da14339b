/**
 * My island with its sixteen plots: what stands is drawn, what could be built now wears its price and can be touched. The tiles below say
 * the same with more words, for keys and readers.
 */
import '@stoa/art/style.css';
import type { StructureId } from '@stoa/parthenon/cards';
import { yieldOf } from '@stoa/parthenon/reading';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { inFrames } from '../../../art/in-turn.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import { PriceRow } from '../pieces/cards.tsx';
import './living-island.css';
import { type PlotView, plotsOf } from './plots.ts';
import { skylineLabel } from './skyline-label.ts';
import type { MyProps } from './tile.tsx';

type Art = typeof import('@stoa/art/parthenon-island');
/** Loaded with the first island that is seen. */
const useArt = (): Art | undefined => {
  const [art, setArt] = useState<Art>();
  useEffect(() => {
    let wanted = true;
    void import('@stoa/art/parthenon-island').then(found => {
      if (wanted) setArt(found);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return art;
};

type Standing = Pick<PlotView, 'id' | 'stands' | 'wonder'>;
/** `new`: it was not there before and rises. */
const plotDrawn = (art: Art, id: PlotView['id'], plots: readonly Standing[], before: ReadonlySet<string>): string => {
  const plot = plots.find(p => p.id === id);
  const isKnown = plot?.wonder === undefined || Object.hasOwn(art.MONUMENTS, plot.wonder);
  if (plot === undefined || plot.stands === 'no' || !isKnown) return art.plotMark(id);
  const rises = before.size > 0 && !before.has(id) ? ' new' : '';
  return `<g class="pa-rising ${plot.stands}${rises}">${art.plotBuilding(id, plot.wonder)}</g>`;
};
/** The picture in pieces, back to front, each drawn in a frame of its own and again only when it changes. */
const piecesOf = (art: Art, plots: readonly Standing[], before: ReadonlySet<string>): readonly (() => string)[] => {
  const ids = Object.keys(art.PLOTS) as (keyof Art['PLOTS'])[];
  const some = (from: number, to: number) => (): string =>
    ids
      .slice(from, to)
      .map(id => plotDrawn(art, id, plots, before))
      .join('');
  const half = ids.length / 2;
  return [
    art.islandGround,
    some(0, half),
    some(half, ids.length),
    () => art.islandLife(plots.filter(({ stands }) => stands === 'built').length),
  ];
};
const PIECES = [0, 1, 2, 3] as const;

/** Plots that wait for a plan. */
const WONDERS = ['wonder-1', 'wonder-2'] as const;
const placeOf = (art: Art, id: PlotView['id']): CSSProperties => {
  const { x, y } = art.PLOTS[id];
  const [width, height] = art.ISLAND_SIZE;
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
};

/** Both workshops are one kind of structure. */
const structureOn = (id: PlotView['id']): StructureId => (id.startsWith('workshop') ? 'workshop' : (id as StructureId));

const PlotButton = ({ plot, art, props, name }: { plot: PlotView; art: Art; props: MyProps; name: string }) => {
  const { view, me, text, draft, choose, askWhy } = props;
  const good = yieldOf(view, me, structureOn(plot.id));
  const { action, meant } = plot;
  const isPressed = action !== undefined && draft.some(a => JSON.stringify(a) === JSON.stringify(action));
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`pa-plot ${plot.stands}${action ? ' open' : ''}${isPressed ? ' pressed' : ''}`}
      style={placeOf(art, plot.id)}
      title={name}
      onClick={() => (action ? choose(action) : askWhy(meant))}
    >
      {action !== undefined && plot.stands !== 'built' && <PriceRow price={plot.price} text={text} />}
      {plot.times > 1 && <b className="pa-plot-times">×{plot.times}</b>}
      <span className="pa-plot-name">{good === undefined ? name : <CardMark card={good} label={name} />}</span>
    </button>
  );
};

const nameOf = ({ id, wonder }: PlotView, { text }: MyProps): string => {
  if (wonder !== undefined) return text.names.wonders[wonder]?.name ?? wonder.replaceAll('_', ' ');
  return text.names.structures[structureOn(id)];
};

export const LivingIsland = ({ props }: { props: MyProps }) => {
  const { view, me, text, actions, words } = props;
  const art = useArt();
  const ground = useRef<SVGSVGElement>(null);
  const before = useRef<ReadonlySet<string>>(new Set());
  const shown = useRef<string[]>([]);
  const plots = plotsOf(view, me, actions);
  // As text: the picture is drawn again only when something else stands.
  const standing = JSON.stringify(plots.map(({ id, stands, wonder }): Standing => ({ id, stands, wonder })));
  useEffect(() => {
    if (art === undefined) return undefined;
    const now = JSON.parse(standing) as readonly Standing[];
    const pieces = piecesOf(art, now, before.current);
    before.current = new Set(now.flatMap(p => (p.stands === 'no' ? [] : [p.id])));
    return inFrames(
      pieces.map((piece, i) => () => {
        const place = ground.current?.children[i];
        const drawn = piece();
        if (place === undefined || shown.current[i] === drawn) return;
        place.innerHTML = drawn;
        shown.current[i] = drawn;
      }),
    );
  }, [art, standing]);
  const mine = view.islands[me];
  if (mine === undefined || mine.island === null) return null;
  return (
    <div className="pa-living">
      <div className="pa-living-place">
        <svg ref={ground} className="vase" viewBox="0 0 640 400" role="img" aria-label={skylineLabel(mine, text, words)}>
          {PIECES.map(piece => (
            <g key={piece} />
          ))}
        </svg>
        <div aria-hidden="true">
          {art !== undefined &&
            plots.map(plot => <PlotButton key={plot.id} plot={plot} art={art} props={props} name={nameOf(plot, props)} />)}
          {art !== undefined &&
            WONDERS.slice(mine.wonders.length).map(id => (
              <span key={id} className="pa-plot no" style={placeOf(art, id)}>
                <span className="pa-plot-name">{words.wonderPlot}</span>
              </span>
            ))}
        </div>
      </div>
      <p className="pa-living-name">
        <b>{text.names.islands[mine.island]}</b> {words.structures(mine.structures)}
      </p>
    </div>
  );
};
