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
  /** Of the armies on the map those that need food, and food for how many there is. */
  readonly foodFor: (armies: number, onMap: number, food: number) => string;
  readonly homeFed: string;
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
    keyCity: 'major city',
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
    fedBySea: 'its armies are fed by the fleet',
    cutOff: 'its armies are cut off: lost in Supply',
    foodFor: (armies, onMap, food) =>
      `${onMap === 0 ? 'no army on the map' : armies === onMap ? `${plural(armies, 'army', 'armies')} to feed` : `${armies} of ${plural(onMap, 'army', 'armies')} to feed`}, food for ${food}${armies > food ? `: ${armies - food} too many` : ''}`,
    homeFed: 'Abydos and Ephesus: no food needed',
    fedByLine: 'with a line of supply',
    scored: campaign => `Campaign ${campaign} is scored`,
    scoringRule: 'A city counts 1, a major city 2; the marker moves by the difference.',
    scoredLead: (side, n) => `The marker moves ${n} towards ${side}.`,
    scoredLevel: 'Both count the same: the marker stays.',
  },
  it: {
    map: 'Mappa dell’Egeo',
    campaign: 'Spedizione',
    campaignOf: n => `Spedizione ${n} di 5`,
    points: 'Punti Vittoria',
    pointsNow: (vp, persia, greece) =>
      vp === 0 ? 'Punti Vittoria: parità' : `Punti Vittoria: ${Math.abs(vp)} per la ${vp > 0 ? persia : greece}`,
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
    ifEnemy: side => `Per la ${side}`,
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
    oddsOf: side => `vince la ${side}`,
    oddsBoth: 'non resta nessuno',
    expected: (persia, greece) => `Perdite attese: Persia ${persia}, Grecia ${greece}`,
    over: 'finita',
    food: n => `cibo ${n}`,
    keyCity: 'città chiave',
    port: 'porto',
    bridge: 'Il ponte è in piedi',
    bridgeDown: 'Nessun ponte',
    held: side => `controllata dalla ${side}`,
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
    fedBySea: 'eserciti riforniti dalla flotta',
    cutOff: 'eserciti tagliati fuori: persi nei Rifornimenti',
    foodFor: (armies, onMap, food) =>
      `${onMap === 0 ? 'nessun esercito sulla mappa' : armies === onMap ? `${plural(armies, 'esercito', 'eserciti')} da sfamare` : `${armies} di ${plural(onMap, 'esercito', 'eserciti')} da sfamare`}, cibo per ${food}${armies > food ? `: ${armies - food} di troppo` : ''}`,
    homeFed: 'Abydos ed Efeso: non serve cibo',
    fedByLine: 'con una linea di rifornimento',
    scored: campaign => `Punteggio della spedizione ${campaign}`,
    scoringRule: 'Una città vale 1, una città chiave 2; l’indicatore si sposta della differenza.',
    scoredLead: (side, n) => `L’indicatore si sposta di ${n} verso la ${side}.`,
    scoredLevel: 'Contano lo stesso: l’indicatore resta dov’è.',
  },
};
