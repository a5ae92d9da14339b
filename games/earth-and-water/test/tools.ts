/**
 * The notation of steps, for every table of this game. One step is one word or a few:
 *   buy 3 · army abydos · fleet ephesos · bridge · end           Preparation
 *   event 2 · land 3 · sea 3 · pass                               a turn: card 2 as event, card 3 for a movement
 *   larissa>thebai 3 · ephesos>athenai 2+1                        3 armies march · 2 fleets sail with 1 army
 *   city x · port x · place 2 · card 4 · lay 5 · confirm          choices, drafts
 *   react 4 · decline · road x · ship x · fight · destroy · keep  windows, battles, bridge
 *   P652G5 · draw 4 · pick 4                                      chance
 * `P:` or `G:` before it names the seat; otherwise the seat that must act does it. A window that is not mentioned is declined.
 */
import { type Actor, CHANCE } from '@stoa/engine';
import { ruleTables, type Step } from '@stoa/engine/testing';
import { test } from 'vitest';
import type { EwAction } from '../src/actions.ts';
import type { CardId } from '../src/cards.ts';
import { earthWater } from '../src/index.ts';
import type { CityId } from '../src/map.ts';
import type { EwState } from '../src/state.ts';

/** The pieces of EW-2. */
export const SETUP = 'abydos:P2 ephesos:P2p1 athenai:G1g1 sparta:G1g1 korinthos:G1';

const BARE: Readonly<Record<string, EwAction>> = {
  bridge: { do: 'build-bridge' },
  end: { do: 'end-preparation' },
  pass: { do: 'pass' },
  confirm: { do: 'confirm' },
  decline: { do: 'decline' },
  fight: { do: 'fight-on' },
  destroy: { do: 'destroy-bridge' },
  keep: { do: 'keep-bridge' },
};
const WITH_CITY: Readonly<Record<string, (x: CityId) => EwAction>> = {
  army: city => ({ do: 'raise-army', city }),
  fleet: port => ({ do: 'raise-fleet', port }),
  city: city => ({ do: 'choose-city', city }),
  port: port => ({ do: 'choose-port', port }),
  road: city => ({ do: 'retreat-road', city }),
  ship: port => ({ do: 'retreat-sea', port }),
};
const WITH_NUMBER: Readonly<Record<string, (x: CardId) => EwAction>> = {
  buy: n => ({ do: 'buy-cards', n }),
  place: armies => ({ do: 'place-armies', armies }),
  event: card => ({ do: 'play-event', card }),
  land: card => ({ do: 'play-move', card, over: 'land' }),
  sea: card => ({ do: 'play-move', card, over: 'sea' }),
  card: card => ({ do: 'choose-card', card }),
  lay: card => ({ do: 'discard-card', card }),
  react: card => ({ do: 'react', card }),
  draw: card => ({ do: 'draw-card', card }),
  pick: card => ({ do: 'pick-card', card }),
};

const digits = (text: string | undefined): number[] => [...(text ?? '')].map(Number);

export const actionOf = (text: string): EwAction => {
  const bare = BARE[text];
  if (bare !== undefined) return bare;
  const dice = /^P(\d*)G(\d*)$/.exec(text);
  if (dice) return { do: 'roll', persia: digits(dice[1]), greece: digits(dice[2]) };
  const move = /^(\w+)>(\w+) (-?[\d.]+)(?:\+(-?[\d.]+))?$/.exec(text);
  if (move) {
    const [from, to] = [move[1] as CityId, move[2] as CityId];
    return move[4] === undefined
      ? { do: 'land-move', from, to, armies: Number(move[3]) }
      : { do: 'naval-move', from, to, fleets: Number(move[3]), armies: Number(move[4]) };
  }
  const [verb = '', noun = ''] = text.split(' ');
  const action = WITH_CITY[verb]?.(noun as CityId) ?? WITH_NUMBER[verb]?.(Number(noun) as CardId);
  if (action === undefined) throw new Error(`cannot read the step "${text}"`);
  return action;
};

const SEATS: Readonly<Record<string, Actor>> = { P: 0, G: 1, chance: CHANCE };
const isReaction = (a: EwAction): boolean => a.do === 'react' || a.do === 'decline';

export function* act(s: EwState, text: string): Generator<Step<EwAction>> {
  const named = /^(P|G|chance): *(.*)$/.exec(text);
  const action = actionOf(named?.[2] ?? text);
  const actor = (): Actor => earthWater.actors(s)[0] ?? 0;
  while (earthWater.room(s).startsWith('window-') && !isReaction(action)) yield { by: actor(), action: { do: 'decline' } };
  yield { by: SEATS[named?.[1] ?? ''] ?? actor(), action };
}

export const { rule } = ruleTables(earthWater, { test: (name, body) => test(name, body), act });
