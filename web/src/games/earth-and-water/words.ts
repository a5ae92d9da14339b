/** The few words of this screen that are not in the game's own text. */
import type { Language } from '@stoa/engine';

export interface ScreenWords {
  readonly map: string;
  readonly campaign: string;
  readonly campaignOf: (n: number) => string;
  readonly points: string;
  readonly pointsNow: (vp: number, persia: string, greece: string) => string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly event: string;
  readonly march: string;
  readonly sail: string;
  readonly react: string;
  readonly pick: string;
  readonly layAside: string;
  readonly laidAside: string;
  readonly card: (n: number) => string;
  readonly spartaCard: string;
  readonly ifEnemy: (side: string) => string;
  readonly armies: (n: number) => string;
  readonly fleets: (n: number) => string;
  readonly onBoard: string;
  readonly onMap: (armies: number, fleets: number) => string;
  readonly inReserve: (armies: number, fleets: number) => string;
  readonly inHand: (n: number) => string;
  readonly figures: string;
  readonly alive: string;
  readonly spent: string;
  readonly landBattle: (city: string) => string;
  readonly navalBattle: (city: string) => string;
  readonly round: (n: number) => string;
  readonly beforeFirst: string;
  readonly ifConfirmed: string;
  readonly attacker: string;
  readonly defender: string;
  readonly dice: (n: number) => string;
  readonly upTo: (cap: number) => string;
  readonly countsAs: (thrown: number, n: number) => string;
  readonly loses: (n: number) => string;
  readonly left: (n: number) => string;
  readonly odds: string;
  readonly oddsForeseen: string;
  readonly oddsOf: (side: string) => string;
  readonly oddsBoth: string;
  readonly expected: (persia: string, greece: string) => string;
  readonly over: string;
  readonly food: (n: number) => string;
  readonly keyCity: string;
  readonly port: string;
  readonly bridge: string;
  readonly bridgeDown: string;
  readonly held: (side: string) => string;
  readonly nobody: string;
  readonly inYourHand: string;
  readonly discarded: string;
  readonly unknown: string;
  readonly playing: string;
  readonly shown: string;
  readonly deck: (n: number) => string;
  readonly fewer: string;
  readonly more: string;
  readonly howMany: string;
  readonly carneia: string;
  readonly acropolis: string;
  readonly greekHand: string;
  readonly fedBySea: string;
  readonly cutOff: string;
  readonly foodFor: (armies: number, food: number) => string;
  readonly fedByLine: string;
  readonly scored: (campaign: number) => string;
  readonly scoringRule: string;
  readonly scoredLead: (side: string, n: number) => string;
  readonly scoredLevel: string;
}

const plural = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

export const WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    map: 'Map of the Aegean',
    campaign: 'Campaign',
    campaignOf: n => `Campaign ${n} of 5`,
    points: 'Victory points',
    pointsNow: (vp, persia, greece) =>
      vp === 0 ? 'Victory points: level' : `Victory points: ${Math.abs(vp)} for ${vp > 0 ? persia : greece}`,
    hand: 'Your hand',
    emptyHand: 'No cards in your hand.',
    event: 'Event',
    march: 'March',
    sail: 'Sail',
    react: 'React',
    pick: 'Choose',
    layAside: 'Discard',
    laidAside: 'Discarding',
    card: n => `Card ${n}`,
    spartaCard: 'Sparta card',
    ifEnemy: side => `For ${side}`,
    armies: n => plural(n, 'army', 'armies'),
    fleets: n => plural(n, 'fleet', 'fleets'),
    onBoard: 'carrying',
    onMap: (armies, fleets) => `on the map ${plural(armies, 'army', 'armies')}, ${plural(fleets, 'fleet', 'fleets')}`,
    inReserve: (armies, fleets) => `in reserve ${plural(armies, 'army', 'armies')}, ${plural(fleets, 'fleet', 'fleets')}`,
    inHand: n => plural(n, 'card', 'cards'),
    figures: 'Figures',
    alive: 'alive',
    spent: 'spent',
    landBattle: city => `Battle of ${city}`,
    navalBattle: city => `Sea battle of ${city}`,
    round: n => `round ${n}`,
    beforeFirst: 'before the first round',
    ifConfirmed: 'if this movement is confirmed',
    attacker: 'attacks',
    defender: 'defends',
    dice: n => plural(n, 'die', 'dice'),
    upTo: cap => `at most ${cap}`,
    countsAs: (thrown, n) => `a ${thrown} here counts only ${n}`,
    loses: n => `loses ${n}`,
    left: n => `${n} left`,
    odds: 'If both fight to the end',
    oddsForeseen: 'If both fight to the end; reactions are not foreseen',
    oddsOf: side => `${side} wins`,
    oddsBoth: 'nobody left',
    expected: (persia, greece) => `Expected losses: Persia ${persia}, Greece ${greece}`,
    over: 'over',
    food: n => `food ${n}`,
    keyCity: 'key city',
    port: 'port',
    bridge: 'The bridge stands',
    bridgeDown: 'No bridge',
    held: side => `held by ${side}`,
    nobody: 'held by nobody',
    inYourHand: 'In your hand',
    discarded: 'Discarded',
    unknown: 'Unseen: in the deck or in the other hand',
    playing: 'Being played',
    shown: 'Shown',
    deck: n => `${n} in the deck`,
    fewer: 'One fewer',
    more: 'One more',
    howMany: 'How many',
    carneia: 'Carneia: Sparta stays at home',
    acropolis: 'The Acropolis has burnt: Athens does not score',
    greekHand: 'The Greek hand',
    fedBySea: 'fed by its fleet',
    cutOff: 'cut off: lost in Supply',
    foodFor: (armies, food) => `${armies === 0 ? 'no army' : plural(armies, 'army', 'armies')} to feed, food for ${food}`,
    fedByLine: 'with a line of supply',
    scored: campaign => `Campaign ${campaign} is scored`,
    scoringRule: 'A city counts 1, a key city 2; the marker moves by the difference.',
    scoredLead: (side, n) => `The marker moves ${n} towards ${side}.`,
    scoredLevel: 'Both count the same: the marker stays.',
  },
  it: {
    map: 'Mappa dell’Egeo',
    campaign: 'Spedizione',
    campaignOf: n => `Spedizione ${n} di 5`,
    points: 'Punti vittoria',
    pointsNow: (vp, persia, greece) =>
      vp === 0 ? 'Punti vittoria: parità' : `Punti vittoria: ${Math.abs(vp)} per ${vp > 0 ? persia : greece}`,
    hand: 'La tua mano',
    emptyHand: 'Nessuna carta in mano.',
    event: 'Evento',
    march: 'Marcia',
    sail: 'Naviga',
    react: 'Reagisci',
    pick: 'Scegli',
    layAside: 'Scarta',
    laidAside: 'Da scartare',
    card: n => `Carta ${n}`,
    spartaCard: 'Carta Sparta',
    ifEnemy: side => `Per ${side}`,
    armies: n => plural(n, 'esercito', 'eserciti'),
    fleets: n => plural(n, 'flotta', 'flotte'),
    onBoard: 'a bordo',
    onMap: (armies, fleets) => `sulla mappa ${plural(armies, 'esercito', 'eserciti')}, ${plural(fleets, 'flotta', 'flotte')}`,
    inReserve: (armies, fleets) => `in riserva ${plural(armies, 'esercito', 'eserciti')}, ${plural(fleets, 'flotta', 'flotte')}`,
    inHand: n => plural(n, 'carta', 'carte'),
    figures: 'Personaggi',
    alive: 'in vita',
    spent: 'già usato',
    landBattle: city => `Battaglia di ${city}`,
    navalBattle: city => `Battaglia navale di ${city}`,
    round: n => `round ${n}`,
    beforeFirst: 'prima del primo round',
    ifConfirmed: 'se confermi questo movimento',
    attacker: 'attacca',
    defender: 'difende',
    dice: n => plural(n, 'dado', 'dadi'),
    upTo: cap => `al massimo ${cap}`,
    countsAs: (thrown, n) => `un ${thrown} qui vale solo ${n}`,
    loses: n => `perde ${n}`,
    left: n => (n === 1 ? '1 resta' : `${n} restano`),
    odds: 'Se combattono fino in fondo',
    oddsForeseen: 'Se combattono fino in fondo; reazioni non previste',
    oddsOf: side => `vince ${side}`,
    oddsBoth: 'non resta nessuno',
    expected: (persia, greece) => `Perdite attese: Persia ${persia}, Grecia ${greece}`,
    over: 'finita',
    food: n => `cibo ${n}`,
    keyCity: 'città chiave',
    port: 'porto',
    bridge: 'Il ponte è in piedi',
    bridgeDown: 'Nessun ponte',
    held: side => `controllata: ${side}`,
    nobody: 'non controllata',
    inYourHand: 'Nella tua mano',
    discarded: 'Scartate',
    unknown: 'Mai viste: nel mazzo o nell’altra mano',
    playing: 'In gioco',
    shown: 'Mostrata',
    deck: n => `${n} nel mazzo`,
    fewer: 'Uno in meno',
    more: 'Uno in più',
    howMany: 'Quanti',
    carneia: 'Carnee: Sparta resta a casa',
    acropolis: 'L’Acropoli è bruciata: Atene non dà punti',
    greekHand: 'La mano greca',
    fedBySea: 'rifornita dalla flotta',
    cutOff: 'tagliata fuori: persa nei Rifornimenti',
    foodFor: (armies, food) => `${armies === 0 ? 'nessun esercito' : plural(armies, 'esercito', 'eserciti')} da sfamare, cibo per ${food}`,
    fedByLine: 'con una linea di rifornimento',
    scored: campaign => `Punteggio della spedizione ${campaign}`,
    scoringRule: 'Una città vale 1, una città chiave 2; il segnalino si sposta della differenza.',
    scoredLead: (side, n) => `Il segnalino si sposta di ${n} verso ${side}.`,
    scoredLevel: 'Valgono lo stesso: il segnalino resta dov’è.',
  },
};
