/** Model lines of the glossary: how movement, dice, numbers and articles are said in both languages. */
import { describe, expect, test } from 'vitest';
import { EVENTS, type EventId } from '../src/cards.ts';
import { GREECE, PERSIA } from '../src/map.ts';
import { RULE_IDS } from '../src/rulebook.ts';
import { texts } from '../src/text/index.ts';
import { it } from '../src/text/it.ts';
import { events, viewWith } from './text-samples.ts';

const EVENT_IDS = Object.keys(EVENTS) as EventId[];
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('model lines of the glossary', () => {
  const both = (e: Parameters<typeof texts.en.event>[0]): string[] => [
    plain(texts.en.event(e, undefined) ?? ''),
    plain(texts.it.event(e, undefined) ?? ''),
  ];

  test('movement, dice, card', () => {
    expect(both(events['armies-moved'])).toEqual([
      'Persia moves 3 armies from Larissa to Thebes.',
      'La Persia muove 3 eserciti da Larissa a Tebe.',
    ]);
    expect(both(events['battle-round'])).toEqual([
      'Round 1: Persia 6, 5, 2 (counts 4); Greece 5: Persia loses 1 army.',
      'Round 1: Persia 6, 5, 2 (vale 4); Grecia 5: la Persia perde 1 esercito.',
    ]);
    expect(both({ e: 'event-played', side: PERSIA, card: 2 })).toEqual([
      'Persia plays “Tribute of Earth and Water”.',
      'La Persia gioca «Tributo di “Terra e Acqua”».',
    ]);
  });

  test('singular and plural', () => {
    expect(both({ e: 'armies-landed', side: GREECE, city: 'naxos', armies: 1 })).toEqual([
      '1 Greek army lands in Naxos.',
      'Sbarca 1 esercito greco a Naxos.',
    ]);
    expect(both({ e: 'armies-landed', side: GREECE, city: 'athenai', armies: 2 })).toEqual([
      '2 Greek armies land in Athens.',
      'Sbarcano 2 eserciti greci ad Atene.',
    ]);
    expect(both({ e: 'cards-kept', side: GREECE, n: 0 })).toEqual(['Greece keeps 0 cards.', 'La Grecia tiene 0 carte.']);
  });

  test('a and ad, e and ed, points without a sign', () => {
    expect(plain(texts.it.refusal({ rule: 'EW-7.1', why: 'no-own-army', with: { city: 'abydos' } }))).toBe('Non hai eserciti ad Abydos.');
    expect(plain(texts.it.refusal({ rule: 'EW-7.1', why: 'no-own-army', with: { city: 'ephesos' } }))).toBe('Non hai eserciti a Efeso.');
    const map = texts.it.table(viewWith({}), undefined).flatMap(s => s.lines);
    expect(map.find(line => line.startsWith('Larissa'))).toContain('strade per Tebe, Delfi e Pella');
    expect(both({ e: 'point-scored', side: GREECE, vp: -2, rule: 'EW-17.G10' })).toEqual([
      'Greece scores 1 victory point. The marker shows 2 victory points for Greece.',
      'La Grecia guadagna 1 Punto Vittoria. L’indicatore segna 2 Punti Vittoria per la Grecia.',
    ]);
  });

  test('Italian terms', () => {
    expect(it.cards['the-great-king'].name).toBe('Il Re dei Re');
    expect(it.cards['300-spartans'].name).toBe('300');
    expect(it.cards['desertion-of-greek-soldiers'].name).toBe('Diserzione delle Reclute Greche');
    const said = [...RULE_IDS.map(id => it.rules[id].text), ...EVENT_IDS.map(id => it.cards[id].event)].join(' ');
    // Never the words the glossary leaves aside: talenti, campagna, tessera, unità, pedina, giocatore.
    expect(said).not.toMatch(/talent|campagn|tesser|unità|pedin|giocator/i);
  });
});
