/** The effects of cards in English, from the vocabulary of PA-22.6: for cards of packs that no catalogue knows. */
import type { CardId } from '../../cards.ts';
import type { EventOp, HarborOp, HazardOp, IslandOp, PowerOp } from '../../pack/check-effects.ts';
import type { CostJson, EffectJson, SelectJson } from '../../pack/types.ts';
import type { Describer } from '../own-cards.ts';
import { names } from './names.ts';
import { and, count, or, price } from './say.ts';

const one = (of: string): string => price([{ n: 1, of }]);
const some = (n: number, of: string): string => price([{ n, of }]);
/** A price in the third person: of an island, not of the reader. */
const its = (items: readonly CostJson[]): string =>
  price(items).replaceAll('you produce', 'it produces').replaceAll('you do not produce', 'it does not produce');
const lands = (region: string | undefined): string =>
  region === undefined ? '' : region === 'foreign' ? 'the Foreign Lands' : 'the Neighbouring Lands';
const marked = (list: readonly string[] = []): string => or(list.map(word => word.replaceAll('_', ' ')));
const BUILT: Readonly<Record<string, string>> = {
  village: 'villages',
  workshop: 'workshops',
  acropolis: 'acropolis structures',
  wonder: 'wonders',
};
const built = (list: readonly string[] = []): string => and(list.map(word => BUILT[word] ?? word));

const power = (e: EffectJson): string => {
  switch (e.op as PowerOp) {
    case 'reduceLoss':
      return 'Once a season an event takes one commodity less from you.';
    case 'produceSubstitute':
      return 'Once a season one village yields any basic you like.';
    case 'keepCards':
      return 'Once a season you keep one of the cards a hazard would take from a fleet.';
    case 'rateUpgrade':
      return 'Once a season an exchange in a Neighbouring Land may use a row of the Foreign table.';
    case 'substituteCost':
      return `Once a season, paying in phase 8, ${one(e.paid ?? '')} may stand for ${one(e.asked ?? '')}.`;
    case 'voteWeight':
      return `Your Archon card counts as ${count(e.value ?? 1, { one: 'vote', other: 'votes' })}.`;
    case 'gain':
      return `At the start of Island Trade take ${one(e.what ?? '')}.`;
    case 'immune':
      return [
        ...(e.tags === undefined ? [] : [`Events marked ${marked(e.tags)} do nothing to your island.`]),
        ...(e.hazardKinds === undefined
          ? []
          : [`Hazards of the kind ${marked(e.hazardKinds)} do nothing to your fleets${e.region ? ` bound for ${lands(e.region)}` : ''}.`]),
      ].join(' ');
    case 'replaceHazard':
      return 'Once a season a fleet replaces a hazard as with a Gift of Poseidon.';
    case 'adoptFree':
      return `When it is complete, adopt ${count(Number(e.n), { one: 'philosophy', other: 'philosophies' })} in play, free.`;
    case 'philosophyDiscount':
      return `Adopting a philosophy costs you ${e.n} gold less.`;
    case 'exchange':
      return `Once a season, in phase 8, ${price(e.give ?? [])} can be changed for ${price(e.get ?? [])}.`;
    case 'declineTarget':
      return 'Once a season you may decline to be named.';
    case 'peekHarbor':
      return 'Before sailing look at a face-down harbor.';
    case 'boostProduction':
      return 'One village yields one more, on top of any Army.';
    case 'returnLostAegis':
      return 'Aegis cards you would lose to hazards or events come home instead.';
    case 'ignoreHarbor':
      return `Harbor cards of the kind ${marked(e.kinds)} neither stop your fleets nor cost them duties.`;
  }
};

const kind = (of: string | undefined): string => names.selectors[of as 'anyCard']?.other ?? names.cards[of as CardId].other;
const amount = (e: EffectJson): string =>
  e.n === 'all' ? `all its ${kind(e.what)}` : e.n === 'half' ? `half of its ${kind(e.what)}` : some(Number(e.n), e.what ?? '');
const how = (pick: string | undefined): string =>
  pick === 'random' ? ' at random' : pick === 'owner' || pick === 'receiver' ? ' of its choice' : '';
const villages = (n: unknown): string => count(Number(n), { one: 'village', other: 'villages' });
const steps = (list: readonly EffectJson[] = []): string => and(list.map(step));
/** After “each island …”. */
const step = (e: EffectJson): string => {
  switch (e.op as IslandOp) {
    case 'payOr': {
      const safe = e.unlessOwns === undefined ? '' : `, unless it has ${or(e.unlessOwns.map(one))},`;
      return `${safe} pays ${or((e.options ?? []).map(its))}, or ${steps(e.else)}`.trim();
    }
    case 'may':
      return `may pay ${its(e.cost ?? [])} and then ${steps(e.then)}`;
    case 'gain':
      return `takes ${its([{ n: Number(e.n), of: e.what ?? '' }])}`;
    case 'lose':
      return `loses ${amount(e)}${how(e.pick)}`;
    case 'blockProduction':
      return `gets nothing from ${villages(e.n)}${e.pick === 'archon' ? ' named by the Archon' : ' of its choice'}`;
    case 'boostProduction':
      return `gets one more card from ${villages(e.n)}`;
    case 'modifyCost':
      return `pays up to ${its(e.remove ?? [])} less, once, for ${built(e.applies)}`;
    case 'blockStructures':
      return 'cannot use its acropolis this season';
    case 'immobilizeFleet':
      return `keeps ${count(Number(e.n), { one: 'fleet', other: 'fleets' })}, named by the Archon, in port`;
  }
};
/** What happens to an island that is named. */
export const theirs = (list: readonly EffectJson[]): string => steps(list).replace(/^, /, '');
/** After “you”: what happens to an island that does not pay. */
export const yours = (list: readonly EffectJson[]): string => and(list.map(yourStep));
const yourStep = (e: EffectJson): string => {
  const free = e.pick === 'owner' || e.pick === 'receiver' ? ' of your choice' : '';
  switch (e.op as Exclude<IslandOp, 'payOr' | 'may'>) {
    case 'gain':
      return `take ${some(Number(e.n), e.what ?? '')}`;
    case 'lose': {
      const [n, what] = [Number(e.n), kind(e.what)];
      if (n === 0) return 'lose nothing';
      const lost = e.n === 'all' ? `all your ${what}` : e.n === 'half' ? `half of your ${what}` : some(n, e.what ?? '');
      return `lose ${lost}${e.pick === 'random' ? ' at random' : free}`;
    }
    case 'blockProduction':
      return `get nothing from ${villages(e.n)}${e.pick === 'archon' ? ' named by the Archon' : free}`;
    case 'boostProduction':
      return `get one more card from ${villages(e.n)}`;
    case 'modifyCost':
      return `pay up to ${price(e.remove ?? [])} less, once, for ${built(e.applies)}`;
    case 'blockStructures':
      return 'cannot use your acropolis this season';
    case 'immobilizeFleet':
      return `keep ${count(Number(e.n), { one: 'fleet', other: 'fleets' })}, named by the Archon, in port`;
  }
};
const event = (e: EffectJson): string => {
  switch (e.op as EventOp) {
    case 'each':
      return `Each island ${steps(e.do)}.`.replace(' ,', ',');
    case 'chooseTargets': {
      const many = e.count === 'ceil(players/3)' ? 'a third of the islands' : count(Number(e.count), { one: 'island', other: 'islands' });
      const but = e.exclude?.includes('archon') ? ' other than his own' : '';
      return `The Archon names ${many}${but}: each ${steps(e.do)}.${e.rest === undefined ? '' : ` Every other ${steps(e.rest)}.`}`.replace(
        ' ,',
        ',',
      );
    }
    case 'gain':
      return `${e.who === 'archon' ? 'The Archon' : 'Each island'} takes ${its([{ n: Number(e.n), of: e.what ?? '' }])}.`;
    case 'modifyCost':
      return `This season ${built(e.applies)} cost ${its(e.add ?? [])} more.`;
    case 'redrawHazard':
      return `This season the Archon may have a hazard for ${lands(e.region)} drawn again, ${count(e.uses ?? 1, { one: 'time', other: 'times' })}.`;
    case 'modifyHazardDraws': {
      const n = Math.abs(e.delta ?? 0);
      return `This season ${n} ${(e.delta ?? 0) < 0 ? 'fewer' : 'more'} ${n === 1 ? 'hazard is' : 'hazards are'} drawn for ${lands(e.region)}.`;
    }
  }
};

const MOST: Readonly<Record<string, string>> = { cards: 'cards', commodities: 'commodities', rare: 'rares', gold: 'gold' };
const CLASSES: Readonly<Record<string, string>> = { basic: 'basics', rare: 'rares', gold: 'gold' };
const fleets = (s: SelectJson): string => {
  if (s.archonPicks !== undefined) return `The Archon names a fleet (${fleets(s.among ?? {}).toLowerCase()}), which`;
  if (s.minCards !== undefined) return `Each fleet with ${s.minCards} cards or more`;
  if (s.most !== undefined) return `Each fleet with the most ${MOST[s.most] ?? s.most}`;
  if (s.has !== undefined) return `Each fleet with ${or(s.has.map(word => CLASSES[word] ?? word))}`;
  return 'Each fleet';
};
const strikes = (e: EffectJson): string => {
  switch (e.op as HazardOp) {
    case 'turnBack':
      return 'goes home with its cargo';
    case 'divert':
      return 'is sent by the Archon to another land of the region';
    case 'lose':
      return `loses ${amount(e)}${how(e.pick)}`;
  }
};
/** After “your fleet …”. */
export const struck = (list: readonly EffectJson[]): string => and(list.map(strikes)).replaceAll('of its choice', 'of your choice');
const harbor = (e: EffectJson): string => {
  const rate = (r: { readonly give: readonly CostJson[]; readonly get: readonly CostJson[] } | undefined): string =>
    `${price(r?.give ?? [])} for ${price(r?.get ?? [])}`;
  switch (e.op as HarborOp) {
    case 'noTrade':
      return 'Nobody trades here.';
    case 'entryFee':
      return `A fleet pays ${price(e.cost ?? [])} of its cargo before it trades here.`;
    case 'tradeOverride':
      return `The only trade in ${names.cards[e.commodity as CardId].one} here: ${rate(e.sell)}, or ${rate(e.buy)}.`;
  }
};

export const describe: Describer = {
  nameFields: ['name', 'title'],
  power: card => {
    const sold = 'service' in card && card.service !== undefined ? [`Others may pay you ${price(card.service.price)} to do so.`] : [];
    return [...card.effects.map(power), ...sold].join(' ') || 'It has no power.';
  },
  event: card => card.effects.map(event).join(' ') || 'Nothing happens.',
  hazard: card => {
    if (card.do.length === 0) return 'Nothing happens.';
    const safe = card.wardedBy.length === 0 ? '' : ` ${or(card.wardedBy.map(one))} aboard protects it.`;
    return `${fleets(card.select)} ${and(card.do.map(strikes))}.${safe}`;
  },
  harbor: card => card.effects.map(harbor).join(' ') || 'Trade at the rates of the table.',
};
