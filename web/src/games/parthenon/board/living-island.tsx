/**
 * My island with its sixteen plots: what stands is drawn, what could be built now wears its price and can be touched. The tiles below say
 * the same with more words, for keys and readers.
 */
import type { StructureId } from '@stoa/parthenon/cards';
import { yieldOf } from '@stoa/parthenon/reading';
import type { CSSProperties } from 'react';
import { CardMark } from '../pieces/card-mark.tsx';
import { PriceRow } from '../pieces/cards.tsx';
import './living-island.css';
import { type Art, IslandDrawing, useArt } from './island-drawing.tsx';
import { type PlotView, plotsOf } from './plots.ts';
import { skylineLabel } from './skyline-label.ts';
import type { MyProps } from './tile.tsx';

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
  const { view, me, text, words, draft, choose, askWhy } = props;
  const good = yieldOf(view, me, structureOn(plot.id));
  const { action, meant } = plot;
  const isPressed = action !== undefined && draft.some(a => JSON.stringify(a) === JSON.stringify(action));
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`pa-plot ${plot.stands}${action ? ' open' : ''}${isPressed ? ' pressed' : ''}${plot.isBlocked ? ' blocked' : ''}`}
      style={placeOf(art, plot.id)}
      title={plot.isBlocked ? `${name}: ${words.blocked}` : name}
      onClick={() => (action ? choose(action) : askWhy(meant))}
    >
      {action !== undefined && plot.stands !== 'built' && <PriceRow price={plot.price} text={text} />}
      {plot.times > 1 && <b className="pa-plot-times">×{plot.times}</b>}
      <span className={`pa-plot-name${good === undefined ? '' : ' good'}`}>
        {good === undefined ? name : <CardMark card={good} label={name} />}
      </span>
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
  const plots = plotsOf(view, me, actions);
  const mine = view.islands[me];
  if (mine === undefined || mine.island === null) return null;
  return (
    <div className="pa-living">
      <div className="pa-living-place">
        <IslandDrawing view={view} seat={me} art={art} label={skylineLabel(mine, text, words)} />
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
