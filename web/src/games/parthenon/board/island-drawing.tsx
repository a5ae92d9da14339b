/** An island as it stands, drawn: the ground, what rises on its sixteen plots, its life. */
import '@stoa/art/style.css';
import type { PaView } from '@stoa/parthenon';
import { useEffect, useRef, useState } from 'react';
import { inFrames } from '../../../art/in-turn.ts';
import { type PlotView, plotsOf } from './plots.ts';

export type Art = typeof import('@stoa/art/parthenon-island');
/** Loaded with the first island that is seen. */
export const useArt = (): Art | undefined => {
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

/** `label`: what readers hear; without it the picture is decoration. */
export const IslandDrawing = ({ view, seat, art, label }: { view: PaView; seat: number; art: Art | undefined; label?: string }) => {
  const ground = useRef<SVGSVGElement>(null);
  const before = useRef<ReadonlySet<string>>(new Set());
  const shown = useRef<string[]>([]);
  // As text: the picture is drawn again only when something else stands.
  const standing = JSON.stringify(plotsOf(view, seat, []).map(({ id, stands, wonder }): Standing => ({ id, stands, wonder })));
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
  return (
    <svg ref={ground} className="vase" viewBox="0 0 640 400" role="img" aria-label={label} aria-hidden={label === undefined}>
      {PIECES.map(piece => (
        <g key={piece} />
      ))}
    </svg>
  );
};
