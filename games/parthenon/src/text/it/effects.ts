/** The effects of cards in Italian, from the vocabulary of PA-22.6: for cards of packs that no catalogue knows. */
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
  price(items).replaceAll('che produci', 'che produce').replaceAll('che non produci', 'che non produce');
const lands = (region: string | undefined): string =>
  region === undefined ? '' : region === 'foreign' ? 'le Terre Straniere' : 'le Terre Vicine';
const marked = (list: readonly string[] = []): string => or(list.map(word => word.replaceAll('_', ' ')));
const BUILT: Readonly<Record<string, string>> = {
  village: 'i villaggi',
  workshop: 'le officine',
  acropolis: 'le strutture dell’acropoli',
  wonder: 'le meraviglie',
};
const built = (list: readonly string[] = []): string => and(list.map(word => BUILT[word] ?? word));

const power = (e: EffectJson): string => {
  switch (e.op as PowerOp) {
    case 'reduceLoss':
      return 'Una volta per stagione un evento ti prende una Risorsa in meno.';
    case 'produceSubstitute':
      return 'Una volta per stagione un villaggio produce una Risorsa Base a tua scelta.';
    case 'keepCards':
      return 'Una volta per stagione tieni una delle carte che un Rischio toglierebbe a una flotta.';
    case 'rateUpgrade':
      return 'Una volta per stagione uno scambio in una Terra Vicina può usare una riga della tabella Straniera.';
    case 'substituteCost':
      return `Una volta per stagione, pagando nella fase 8, ${one(e.paid ?? '')} può valere ${one(e.asked ?? '')}.`;
    case 'voteWeight':
      return `La tua carta Arconte vale ${count(e.value ?? 1, { one: 'voto', other: 'voti' })}.`;
    case 'gain':
      return `All’inizio del Commercio tra le Isole prendi ${one(e.what ?? '')}.`;
    case 'immune':
      return [
        ...(e.tags === undefined ? [] : [`Gli eventi segnati ${marked(e.tags)} non toccano la tua isola.`]),
        ...(e.hazardKinds === undefined
          ? []
          : [`I Rischi di tipo ${marked(e.hazardKinds)} non toccano le tue flotte${e.region ? ` dirette verso ${lands(e.region)}` : ''}.`]),
      ].join(' ');
    case 'replaceHazard':
      return 'Una volta per stagione una flotta sostituisce un Rischio come con un Dono di Poseidone.';
    case 'adoptFree':
      return `Quando è completa, adotta gratis ${count(Number(e.n), { one: 'filosofia', other: 'filosofie' })} in gioco.`;
    case 'philosophyDiscount':
      return `Adottare una filosofia ti costa ${e.n} Oro in meno.`;
    case 'exchange':
      return `Una volta per stagione, nella fase 8, puoi cambiare ${price(e.give ?? [])} con ${price(e.get ?? [])}.`;
    case 'declineTarget':
      return 'Una volta per stagione puoi rifiutare di essere indicato.';
    case 'peekHarbor':
      return 'Prima di salpare guarda un porto coperto.';
    case 'boostProduction':
      return 'Un villaggio produce una carta in più, oltre all’Esercito.';
    case 'returnLostAegis':
      return 'Le carte Egee che perderesti per Rischi o Eventi tornano a casa.';
    case 'ignoreHarbor':
      return `Le carte porto di tipo ${marked(e.kinds)} non fermano le tue flotte e non fanno pagare tasse.`;
  }
};

/** “sue Risorse”, “scorta di Oro”: all feminine, whatever the card. */
const kind = (of: string | undefined): readonly [one: string, rest: string] => {
  const group = names.selectors[of as 'anyCard']?.other;
  return group === undefined ? ['tutta la', `della scorta di ${names.cards[of as CardId].other}`] : ['tutte le', `delle sue ${group}`];
};
const amount = (e: EffectJson): string => {
  if (e.n !== 'all' && e.n !== 'half') return some(Number(e.n), e.what ?? '');
  const [all, rest] = kind(e.what);
  return e.n === 'half' ? `metà ${rest}` : `${all} ${rest.replace(/^dell[ae] /, '')}`;
};
const how = (pick: string | undefined): string =>
  pick === 'random' ? ' a caso' : pick === 'owner' || pick === 'receiver' ? ' a sua scelta' : '';
const villages = (n: unknown): string => count(Number(n), { one: 'villaggio', other: 'villaggi' });
const steps = (list: readonly EffectJson[] = []): string => and(list.map(step));
/** After “ogni isola …”. */
const step = (e: EffectJson): string => {
  switch (e.op as IslandOp) {
    case 'payOr': {
      const safe = e.unlessOwns === undefined ? '' : `, se non ha ${or(e.unlessOwns.map(one))},`;
      return `${safe} paga ${or((e.options ?? []).map(its))}, oppure ${steps(e.else)}`.trim();
    }
    case 'may':
      return `può pagare ${its(e.cost ?? [])} e allora ${steps(e.then)}`;
    case 'gain':
      return `prende ${its([{ n: Number(e.n), of: e.what ?? '' }])}`;
    case 'lose':
      return `perde ${amount(e)}${how(e.pick)}`;
    case 'blockProduction':
      return `non riceve nulla da ${villages(e.n)}${e.pick === 'archon' ? ' a scelta dell’Arconte' : ' a sua scelta'}`;
    case 'boostProduction':
      return `riceve una carta in più da ${villages(e.n)}`;
    case 'modifyCost':
      return `paga, una volta, fino a ${its(e.remove ?? [])} in meno per ${built(e.applies)}`;
    case 'blockStructures':
      return 'non può usare l’acropoli in questa stagione';
    case 'immobilizeFleet':
      return `tiene in porto ${count(Number(e.n), { one: 'flotta', other: 'flotte' })} a scelta dell’Arconte`;
  }
};
/** What happens to an island that is named. */
export const theirs = (list: readonly EffectJson[]): string => steps(list).replace(/^, /, '');
/** What happens to the reader's island, told to it. */
export const yours = (list: readonly EffectJson[]): string => and(list.map(yourStep));
const yourStep = (e: EffectJson): string => {
  const free = e.pick === 'owner' || e.pick === 'receiver' ? ' a tua scelta' : '';
  switch (e.op as Exclude<IslandOp, 'payOr' | 'may'>) {
    case 'gain':
      return `prendi ${some(Number(e.n), e.what ?? '')}`;
    case 'lose':
      if (e.n === 0) return 'non perdi nulla';
      return `perdi ${amount(e).replace('delle sue', 'delle tue')}${e.pick === 'random' ? ' a caso' : free}`;
    case 'blockProduction':
      return `non ricevi nulla da ${villages(e.n)}${e.pick === 'archon' ? ' a scelta dell’Arconte' : free}`;
    case 'boostProduction':
      return `ricevi una carta in più da ${villages(e.n)}`;
    case 'modifyCost':
      return `paghi, una volta, fino a ${price(e.remove ?? [])} in meno per ${built(e.applies)}`;
    case 'blockStructures':
      return 'non puoi usare l’acropoli in questa stagione';
    case 'immobilizeFleet':
      return `${count(Number(e.n), { one: 'flotta', other: 'flotte' })} a scelta dell’Arconte ${e.n === 1 ? 'resta' : 'restano'} in porto`;
  }
};
const event = (e: EffectJson): string => {
  switch (e.op as EventOp) {
    case 'each':
      return `Ogni isola ${steps(e.do)}.`.replace(' ,', ',');
    case 'chooseTargets': {
      const many = e.count === 'ceil(players/3)' ? 'un terzo delle isole' : count(Number(e.count), { one: 'isola', other: 'isole' });
      const but = e.exclude?.includes('archon') ? ', esclusa la sua' : '';
      return `L’Arconte indica ${many}${but}: ciascuna ${steps(e.do)}.${e.rest === undefined ? '' : ` Ogni altra ${steps(e.rest)}.`}`.replace(
        ' ,',
        ',',
      );
    }
    case 'gain':
      return `${e.who === 'archon' ? 'L’Arconte' : 'Ogni isola'} prende ${its([{ n: Number(e.n), of: e.what ?? '' }])}.`;
    case 'modifyCost':
      return `In questa stagione ${built(e.applies)} costano in più ${its(e.add ?? [])}.`;
    case 'redrawHazard':
      return `In questa stagione l’Arconte può far ripescare una carta Rischio per ${lands(e.region)}, ${count(e.uses ?? 1, { one: 'volta', other: 'volte' })}.`;
    case 'modifyHazardDraws': {
      const n = Math.abs(e.delta ?? 0);
      return `In questa stagione per ${lands(e.region)} si ${n === 1 ? 'pesca' : 'pescano'} ${n} ${n === 1 ? 'carta Rischio' : 'carte Rischio'} in ${(e.delta ?? 0) < 0 ? 'meno' : 'più'}.`;
    }
  }
};

const MOST: Readonly<Record<string, string>> = { cards: 'carte', commodities: 'Risorse', rare: 'Risorse Rare', gold: 'Oro' };
const CLASSES: Readonly<Record<string, string>> = { basic: 'Risorse Base', rare: 'Risorse Rare', gold: 'Oro' };
const fleets = (s: SelectJson): string => {
  if (s.archonPicks !== undefined) return `L’Arconte indica una flotta (${fleets(s.among ?? {}).toLowerCase()}), che`;
  if (s.minCards !== undefined) return `Ogni flotta con almeno ${s.minCards} carte`;
  if (s.most !== undefined) return `Ogni flotta con più ${MOST[s.most] ?? s.most} di tutte`;
  if (s.has !== undefined) return `Ogni flotta con ${or(s.has.map(word => CLASSES[word] ?? word))}`;
  return 'Ogni flotta';
};
const strikes = (e: EffectJson): string => {
  switch (e.op as HazardOp) {
    case 'turnBack':
      return 'torna a casa con il carico';
    case 'divert':
      return 'viene mandata dall’Arconte in un’altra terra della regione';
    case 'lose':
      return `perde ${amount(e)}${how(e.pick)}`;
  }
};
/** After “la tua flotta …”. */
export const struck = (list: readonly EffectJson[]): string => and(list.map(strikes)).replaceAll('a sua scelta', 'a tua scelta');
const harbor = (e: EffectJson): string => {
  const rate = (r: { readonly give: readonly CostJson[]; readonly get: readonly CostJson[] } | undefined): string =>
    `${price(r?.give ?? [])} per ${price(r?.get ?? [])}`;
  switch (e.op as HarborOp) {
    case 'noTrade':
      return 'Qui nessuno commercia.';
    case 'entryFee':
      return `Una flotta paga ${price(e.cost ?? [])} del carico prima di commerciare qui.`;
    case 'tradeOverride':
      return `Qui ${names.cards[e.commodity as CardId].one} si scambia solo così: ${rate(e.sell)}, oppure ${rate(e.buy)}.`;
  }
};

export const describe: Describer = {
  nameFields: ['nameIt', 'titleIt', 'name', 'title'],
  power: card => {
    const sold =
      'service' in card && card.service !== undefined ? [`Gli altri possono pagarti ${price(card.service.price)} per farlo.`] : [];
    return [...card.effects.map(power), ...sold].join(' ') || 'Non ha abilità.';
  },
  event: card => card.effects.map(event).join(' ') || 'Non succede nulla.',
  hazard: card => {
    if (card.do.length === 0) return 'Non succede nulla.';
    const safe = card.wardedBy.length === 0 ? '' : ` La protegge ${or(card.wardedBy.map(one))} a bordo.`;
    return `${fleets(card.select)} ${and(card.do.map(strikes))}.${safe}`;
  },
  harbor: card => card.effects.map(harbor).join(' ') || 'Si commercia ai cambi della tabella.',
};
