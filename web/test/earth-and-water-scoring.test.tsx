/** The scoring of a campaign: the marker moves as far as the track goes, and every city of the small map has its name and its holder. */
import type { EwEvent } from '@stoa/earth-and-water';
import { CITIES } from '@stoa/earth-and-water/map';
import { markerBefore } from '@stoa/earth-and-water/reading';
import { texts } from '@stoa/earth-and-water/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markerShown } from '../src/games/earth-and-water/frieze/score.tsx';
import { CountedCities } from '../src/games/earth-and-water/moments/scoring-map.tsx';
import { leadWords } from '../src/games/earth-and-water/moments/scoring-scene.tsx';
import { WORDS } from '../src/games/earth-and-water/words.ts';

const scored = (greece: number, vp: number) => ({ e: 'campaign-scored', campaign: 2, counts: [4, greece], vp }) as const;

test('the marker moves to the end of the track, and what goes beyond it is lost', () => {
  const before: readonly EwEvent[] = [
    { e: 'campaign-scored', campaign: 1, counts: [4, 7], vp: -3 },
    { e: 'point-scored', side: 1, vp: -4, rule: 'EW-17.G10' },
    { e: 'supply-began' },
  ];
  expect(markerBefore(scored(8, -6), before)).toBe(-4);
  expect(markerBefore(scored(8, -4), before.slice(2))).toBe(0);
  const said = (greece: number, vp: number, from: number, lang: 'en' | 'it' = 'en'): string =>
    leadWords(scored(greece, vp), from, texts[lang], WORDS[lang]);
  expect(said(8, -6, -4)).toBe('The marker moves 2 towards Greece, to the end of the track: 2 points are lost.');
  expect(said(5, -6, -6)).toBe('The marker already stands at the end for Greece: 1 point is lost.');
  expect(said(8, -6, -2)).toBe('The marker moves 4 towards Greece.');
  expect(said(4, -2, -2)).toBe(WORDS.en.scoredLevel);
  expect(said(8, -6, -4, 'it')).toBe('L’indicatore si sposta di 2 verso la Grecia, alla fine del tracciato: 2 punti vanno persi.');
});

test('every city of the small map has its name; those that count have the colour of their side', () => {
  const counted = [
    { city: 'athenai', side: 1, worth: 2, delay: 0 },
    { city: 'pella', side: 0, worth: 1, delay: 1 },
  ] as const;
  const html = renderToStaticMarkup(<CountedCities counted={counted} names={texts.en.cities} />);
  for (const city of CITIES) expect(html).toContain(`>${texts.en.cities[city]}</text>`);
  expect([...html.matchAll(/class="worth"[^>]*>([^/]+)<\/text>/g)].map(([, worth]) => worth?.replaceAll(/<!-- -->|</g, ''))).toEqual([
    '+2',
    '+1',
  ]);
  const holders = [...html.matchAll(/ew-scored-city (\w+)/g)].map(([, holder]) => holder);
  expect(holders.sort()).toEqual(['greece', ...Array.from({ length: CITIES.length - 2 }, () => 'nobody'), 'persia']);
});

test('the marker beside the plates stands still until the scene that moves it has settled, also behind another scene', () => {
  const died: EwEvent = { e: 'king-died', king: 'darius', context: 'pacification', rule: 'EW-14.1' };
  const scoring = scored(7, -3);
  const log = [died, scoring];
  expect(markerShown(-3, log, false, log)).toBe(0);
  expect(markerShown(-3, log, true, log)).toBe(0);
  expect(markerShown(-3, [scoring], false, log)).toBe(0);
  expect(markerShown(-3, [scoring], true, log)).toBe(-3);
  expect(markerShown(-3, [], true, log)).toBe(-3);
  const ended: EwEvent = { e: 'battle-ended', battle: 'land', at: 'pella', left: [5, 0] };
  const won = [...log, ended, { e: 'point-scored', side: 0, vp: -2, rule: 'EW-17.P07' }] as const;
  expect(markerShown(-2, [ended], false, won)).toBe(-3);
  expect(markerShown(-2, [ended], true, won)).toBe(-2);
});
