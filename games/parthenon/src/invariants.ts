/** Broken promises: counts below zero, a deck card in two places, more structures than an island has. */
import { bit, count, has } from '@stoa/engine';
import { ACROPOLIS_COUNT, CARD_COUNT, COMMODITY_COUNT, FLEET_COUNT, VILLAGE_COUNT, WONDER_COUNT, WORKSHOP_COUNT } from './cards.ts';
import { aboard } from './holdings.ts';
import { acropolisSize, copies, fleetOf, landOf, plansTaken } from './islands.ts';
import { missingFor, offerCount } from './offers.ts';
import { box, type PaState, PILE } from './state.ts';

export const invariants = (s: PaState): readonly string[] => {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  for (const list of [
    s.hand,
    s.cargo,
    s.reserved,
    s.taken,
    s.load,
    s.lost,
    s.hazardBag,
    s.hazardDiscard,
    s.hazardTable,
    s.harborBag,
    s.harborDiscard,
  ])
    must(
      list.every(n => Number.isInteger(n) && n >= 0),
      'a count below zero',
    );
  const { hazards, harbors, capacity, copies: philosophyCopies } = box(s);
  hazards.forEach((card, i) => {
    must(
      (s.hazardBag[i] as number) + (s.hazardDiscard[i] as number) + (s.hazardTable[i] as number) === card.copies,
      `hazard ${card.id} lost or doubled`,
    );
  });
  harbors.forEach((card, i) => {
    const lying = s.harbor.filter(x => x === i).length;
    must((s.harborBag[i] as number) + (s.harborDiscard[i] as number) + lying === card.copies, `harbor card ${card.id} lost or doubled`);
  });
  for (let land = 0; land < s.harbor.length; land++)
    must(!has(s.harborUp, land) || (s.harbor[land] as number) >= 0, 'an open harbor without a card');
  for (let w = 0; w < WONDER_COUNT; w++)
    must((s.wonderOwner[w] === -1) === (s.wonderStage[w] === PILE), 'a wonder without an owner or a plan without a stage');
  for (let seat = 0; seat < s.seats; seat++) {
    must(
      count(s.villages[seat] as number) <= VILLAGE_COUNT && (s.workshops[seat] as number) <= WORKSHOP_COUNT,
      'too many villages or workshops',
    );
    must(acropolisSize(s, seat) <= ACROPOLIS_COUNT, 'too many acropolis structures');
    let doubled = 0;
    for (let type = 0; type < ACROPOLIS_COUNT; type++) doubled += Math.max(0, copies(s, seat, type) - 1);
    must(doubled <= 1, 'more than one alternative');
    must(plansTaken(s, seat) <= 2, 'more than two plans');
    must((s.fleets[seat] as number) <= FLEET_COUNT, 'too many fleets');
    for (let f = 0; f < FLEET_COUNT; f++) {
      const fleet = fleetOf(seat, f);
      let goods = 0;
      for (let card = 0; card < COMMODITY_COUNT; card++) goods += aboard(s, fleet, card);
      must(goods === 0 || has(s.sailed, fleet), 'goods on a fleet at home');
      must(landOf(s, fleet) < 0 || has(s.sailed, fleet), 'a fleet abroad that never sailed');
      if (!has(s.sailed, fleet))
        must(
          Array.from({ length: CARD_COUNT }, (_, c) => aboard(s, fleet, c)).reduce((a, b) => a + b, 0) <= capacity,
          'an overfull fleet at home',
        );
    }
  }
  for (let p = 0; p < 6; p++) must(s.philosophies.filter(set => has(set, p)).length <= philosophyCopies, 'too many copies of a philosophy');
  must(s.done < bit(s.seats), 'a seat that is not there is done');
  for (let i = 0; i < offerCount(s); i++) must(missingFor(s, i, 0) < CARD_COUNT, 'an offer that cannot be read');
  return wrong;
};
