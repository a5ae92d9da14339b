/** Phase 5, hazards: tables titled with their rule ids, the test vectors (TV) among them. */
import { after, asks, choices, no, tells } from '@stoa/engine/testing';
import { rule, sea, voyage } from './tools.ts';

const NEAR = 'at=1,-1,-1,1,-1,-1,1,-1,-1 sailed=73';
const GIFT_AT_HOME = 'fleets=2,1,1 cargo0B=gift';
const FAR = 'at=3,-1,-1,3,-1,-1,-1,-1,-1 sailed=9 region=1 draws=0';

rule(['PA-9.7', 'PA-9.8', 'PA-9.14', 'PA-9.5', 'PA-1.4'], 'a Warship wards, but its fleet counts', [
  [
    sea(`${FAR} cargo0A=pottery+spices cargo1A=pottery+spices+tools+warship`),
    '* draw-hazard pirates_treasure',
    [
      after('cargo0A=pottery+spices', 'cargo1A=pottery+spices+tools+warship'),
      tells({ e: 'fleet-warded', seat: 1, by: 'warship' }),
      tells({ e: 'declared', what: 'rare' }, 2),
    ],
  ],
  [sea(`${FAR} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_gold', after('cargo0A=pottery+spices', 'cargo1A=wool')],
  // A Gift aboard another fleet: the owner is asked, so that the question does not tell where it is. If all seats know that none is aboard, there is no question.
  [sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_treasure', asks(0, 'hazard-respond')],
  [sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_treasure; 0 use-gift A', 'no-gift'],
  [sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`), '* draw-hazard pirates_treasure; 0 use-gift B', 'not-hit'],
  [sea(`${FAR} cargo0A=pottery+gift*2 cargo1A=wool`), '* draw-hazard pirates_treasure; 0 use-gift A; 0 use-gift A', 'answered-already'],
  [
    sea(`${FAR} ${GIFT_AT_HOME} cargo0A=pottery+spices cargo1A=wool`),
    '* draw-hazard pirates_treasure; 0 accept-hazard',
    after('!cargo0A=pottery+spices', 'cargo1A=wool'),
  ],
  [
    sea(`${FAR} cargo0A=pottery+spices cargo1A=wool`),
    '* draw-hazard pirates_treasure',
    [after('!cargo0A=pottery+spices', 'cargo1A=wool'), tells({ e: 'fleet-hit', seat: 0 })],
  ],
]);
const TWO_HIT = 'at=3,3,-1,-1,-1,-1,-1,-1,-1 sailed=3 fleets=2,1,1 region=1 draws=0';
rule(['PA-9.13'], 'what two fleets of an island lose is told together, so that the order does not tell which carried what', [
  [
    sea(`${TWO_HIT} cargo0A=wool cargo0B=grain`),
    '* draw-hazard storm_heavy_seas',
    tells({ e: 'lost', seat: 0, cards: ['grain', 'wool'] }, 1),
  ],
  [
    sea(`${TWO_HIT} cargo0A=grain cargo0B=wool`),
    '* draw-hazard storm_heavy_seas',
    tells({ e: 'lost', seat: 0, cards: ['grain', 'wool'] }, 1),
  ],
]);
rule(['PA-9.6', 'PA-9.13', 'PA-9.12', 'PA-9.11'], 'a Gift replaces the card; cargo or commodities', [
  [
    sea(`${NEAR} cargo0A=grain*6 cargo1A=wool*6 cargo2A=ore*3+gift draws=0`),
    '* draw-hazard storm_heavy_seas; 2 use-gift A; 2 accept-hazard; * lose-card grain; * lose-card wool; * draw-hazard storm_wreck',
    after('!cargo2A=ore*3+gift', 'room=season/harbor-vote/harbor-draw', 'cargo0A=grain*5', 'cargo1A=wool*5', 'cargo2A=ore*3'),
  ],
  [sea(`${FAR} cargo0A=wool*3+army cargo1A=ore`), '* draw-hazard storm_gale', choices({ do: 'lose-card' }, 'card', 'wool', 'army')],
  [sea(`${FAR} cargo0A=wool*2+army cargo1A=ore*2`), '* draw-hazard storm_heavy_seas; * lose-card army', 'impossible'],
  [sea(`${FAR} cargo0A=wool+ore cargo1A=ore+wool`), '* draw-hazard raiders_landing; 0 pick-loss gold', 'not-fitting'],
  [
    sea(`${FAR} cargo0A=wool+ore cargo1A=ore+wool`),
    '* draw-hazard raiders_landing; 0 pick-loss ore; 1 pick-loss ore',
    after('cargo0A=wool', 'cargo1A=wool'),
  ],
]);
rule(['PA-9.1', 'PA-9.2', 'PA-9.3', 'PA-9.4'], 'which cards are drawn for whom', [
  [voyage('hand0=wool'), '0 load A wool; 0 sail A egypt; 0 confirm', [asks(-1, 'hazard-draw'), after('region=1', 'draws=1')]],
  [voyage('hand0=wool'), '0 load A wool; 0 sail A egypt; 0 confirm; * draw-hazard safe_journey', asks(-1, 'hazard-draw')],
  [voyage('hand0=wool'), '0 load A wool; 0 sail A egypt; 0 confirm; * draw-hazard nothing', 'impossible'],
  [
    sea('at=1,-1,-1,5,-1,-1,-1,-1,-1 sailed=9 draws=0 cargo0A=wool cargo1A=ore*5'),
    '* draw-hazard storm_turn_back',
    after('!at=1,-1,-1,5,-1,-1,-1,-1,-1', 'cargo1A=ore*5'),
  ],
]);
rule(['PA-9.9', 'PA-9.10', 'PA-22.10'], 'turned back, or sent elsewhere', [
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore*5`), '* draw-hazard storm_turn_back', after('hand0=wool*5', 'hand1=ore*5')],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore`), '* draw-hazard storm_off_course; 0 divert egypt', no('same-land', 'PA-22.10')],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore`), '* draw-hazard storm_off_course; 0 divert athens', no('other-region', 'PA-22.10')],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore`), '* draw-hazard storm_off_course; 0 divert italy', after('at=5,-1,-1,3,-1,-1,-1,-1,-1')],
]);
rule('PA-22.8', 'the Archon names the fleet', [
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore*4`), '* draw-hazard pirates_ambush', choices({ do: 'pick-fleet' }, 'seat', 0, 1)],
  [sea(`${FAR} cargo0A=wool*5 cargo1A=ore*4`), '* draw-hazard pirates_ambush; 0 pick-fleet 2 A', 'not-fitting-fleet'],
]);
