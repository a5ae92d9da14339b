/** One sentence for every decision: who must do what, and what is at stake. */
import type { WindowId } from '../../events.ts';
import { type CityId, GREECE, PERSIA, type Side } from '../../map.ts';
import type { Buys } from '../../reading/prompt-of.ts';
import type { EwBattleView } from '../../view-types.ts';
import type { EwWords, PromptWords } from '../words.ts';
import { armies, at, card, cardCount, city, figures, fleets, headSide, or, side, sideArmies, sideFleets, talents, verb } from './names.ts';

export const windows: EwWords['windows'] = {
  tribute: 'Risposta al Tributo',
  'naval-movement': 'Le flotte persiane sono salpate',
  'persia-attacks': 'La Persia attacca: prima del primo round',
  'greece-attacks': 'La Grecia attacca: prima del primo round',
  'fleet-lost': 'Persa una flotta persiana',
  annihilated: 'Tutti gli eserciti persiani eliminati',
};

export const rooms: EwWords['rooms'] = {
  'preparation-cards': 'acquisto delle carte',
  'draw-cards': 'pesca delle carte',
  'king-army': 'un esercito per il personaggio del re',
  'preparation-pieces': 'acquisto di eserciti e flotte',
  operations: 'un turno della Fase Operativa',
  'land-movement': 'un movimento terrestre',
  'naval-movement': 'un movimento navale',
  'figure-army': 'un esercito per un personaggio',
  'window-tribute': 'la risposta al Tributo',
  'window-naval-movement': 'la risposta alle flotte persiane',
  'window-persia-attacks': 'Reazioni prima della battaglia',
  'window-greece-attacks': 'Reazioni prima della battaglia',
  'window-fleet-lost': 'la Reazione alla flotta persiana perduta',
  'window-annihilated': 'la Reazione alla disfatta persiana',
  'naval-battle': 'un round di battaglia navale',
  'naval-attacker': 'le flotte che attaccano: ritirarsi o continuare',
  'naval-defender': 'le flotte che difendono: ritirarsi o continuare',
  'land-battle': 'un round di battaglia terrestre',
  'land-attacker': 'gli eserciti che attaccano: ritirarsi o continuare',
  'land-defender': 'gli eserciti che difendono: ritirarsi o continuare',
  bridge: 'la sorte del ponte',
  'ionian-revolt': 'Rivolta Ionica',
  tribute: 'Tributo di «Terra e Acqua»',
  'wrath-of-poseidon': 'L’Ira di Poseidone',
  themistocles: 'il movimento navale di Temistocle',
  ostracism: 'Ostracismo',
  'royal-road': 'La Via Reale',
  'royal-road-armies': 'eserciti sulla Via Reale',
  hippias: 'Ippia',
  'separate-peace': 'Pace Separata',
  'defection-of-thebes': 'La Defezione di Tebe',
  'support-from-syracuse': 'Il Supporto di Siracusa',
  desertion: 'Diserzione delle Reclute Greche',
  pacification: 'Pacificazione',
  'supply-hand': 'carte da tenere',
  'supply-capacity': 'eserciti senza cibo',
};

/** What opened the window: a Tribute names its city. */
const opened = (window: WindowId, to: CityId | null): string =>
  to === null ? windows[window] : `La Persia prende ${city(to)} con il Tributo`;

const forces = ({ battle, at: place, pieces: [persia, greece] }: EwBattleView): string =>
  battle === 'land'
    ? `Battaglia terrestre di ${city(place)}, ${sideArmies(persia, PERSIA)} contro ${sideArmies(greece, GREECE)}`
    : `Battaglia navale di ${city(place)}, ${sideFleets(persia, PERSIA)} contro ${sideFleets(greece, GREECE)}`;

const BUYS: Readonly<Record<Buys, string>> = {
  armies: 'Recluta eserciti',
  fleets: 'Costruisci flotte',
  bridge: 'Costruisci il ponte',
  'armies fleets': 'Recluta eserciti e costruisci flotte',
  'armies bridge': 'Recluta eserciti o costruisci il ponte',
  'fleets bridge': 'Costruisci flotte o il ponte',
  'armies fleets bridge': 'Recluta eserciti, costruisci flotte o il ponte',
};
const PLAYS = {
  both: 'gioca una carta, oppure passa',
  event: 'gioca una carta per l’evento, oppure passa',
  movement: 'gioca una carta per il movimento, oppure passa',
  none: 'puoi solo passare',
} as const;
const lastPass = (is: boolean): string => (is ? ' L’altro schieramento ha passato: se passi, la fase finisce.' : '');
const MOVEMENTS = {
  only: 'il movimento navale',
  first: 'il primo movimento navale, senza eserciti',
  second: 'il secondo movimento navale, senza eserciti',
} as const;
const SAILS = {
  only: 'Naviga',
  first: 'Primo movimento navale, senza eserciti',
  second: 'Secondo movimento navale, senza eserciti',
} as const;
const exactly = (one: boolean): string => (one ? ' con esattamente 1 esercito' : '');
const left = (n: number): string => `${verb(n, 'resta', 'restano')} ${talents(n)}`;
const raises = ({ who }: { readonly who: Side }): string => `${headSide(who)} recluta eserciti e costruisce flotte.`;

export const prompts: PromptWords = {
  quiet: {
    over: ({ winner }) => (winner === null ? 'Partita finita: pareggio.' : `Partita finita: vince ${side(winner)}.`),
    waiting: () => 'La partita prosegue.',
    'draw-cards': ({ left: n }) => `Si pescano le carte: ${verb(n, 'manca', 'mancano')} ${cardCount(n)}.`,
    round: ({ battle }) => `${forces(battle)}: i dadi del round ${battle.round + 1}.`,
    ostracism: () => 'Si prende a caso una carta della mano greca.',
    'separate-peace': () => 'Ogni schieramento lancia 1 dado per la Pace Separata.',
  },
  yours: {
    'buy-cards': ({ talents: n, mines }) => `${mines ? 'Le Miniere del Laurio. ' : ''}Quante carte acquisti? Hai ${talents(n)}.`,
    'figure-army': ({ figure }) =>
      `La tua riserva è vuota: scegli sulla mappa l’esercito che va sul personaggio ${figures[figure]}, fuori dal gioco.`,
    buy: ({ buys, talents: n }) => `${BUYS[buys]}: ${left(n)}.`,
    'cannot-buy': ({ talents: n }) =>
      n === 0 ? 'Hai speso tutte le monete: concludi la preparazione.' : `Non puoi acquistare altro: concludi la preparazione, ${left(n)}.`,
    operations: ({ plays, lastPass: last }) => `Tocca a te: ${PLAYS[plays]}.${lastPass(last)}`,
    'land-movement': ({ exactlyOne }) => `Marcia${exactly(exactlyOne)}: scegli da dove, poi verso dove.`,
    'naval-movement': ({ which }) => `${SAILS[which]}: scegli da dove, poi verso dove.`,
    react: ({ who, window, city: to, mine }) =>
      mine.length === 0
        ? `${opened(window, to)}. Non hai carte con cui reagire: rinuncia.`
        : `${opened(window, to)}. Reagisci con ${or(mine.map(id => card(id, who)))}, oppure rinuncia.`,
    retreat: ({ battle, ways }) =>
      `${forces(battle)}: ${ways.length === 0 ? 'non c’è ritirata, continua a combattere' : 'ritirati o continua a combattere'}.`,
    bridge: () => 'Abydos è tua: distruggi il ponte o lascialo in piedi.',
    'ionian-revolt': () => 'Scegli dove rimuovere 1 esercito persiano: ad Abydos o a Efeso.',
    tribute: () => 'Scegli una città non controllata: vi piazzi 1 esercito.',
    'wrath-of-poseidon': () => 'Scegli il porto da cui rimuovere 1 flotta persiana.',
    themistocles: () => 'Temistocle: effettua un movimento navale senza eserciti, prima che la Persia prosegua.',
    'royal-road': () =>
      'Scegli Abydos o Efeso: gli eserciti greci che vi si trovano sono rimossi; se non ce ne sono, piazzi da 1 a 3 eserciti.',
    'royal-road-armies': ({ city: to }) => `Quanti eserciti piazzi ${at(to)}?`,
    hippias: () => 'Scegli la carta che la Grecia scarta.',
    'defection-of-thebes': () => 'Scegli la città in cui vanno i tuoi eserciti a Tebe.',
    'support-from-syracuse': ({ fleets: n }) => `Scegli un porto per la prossima flotta: ${fleets(n)} da piazzare.`,
    desertion: () => 'Scegli la città da cui rimuovere 1 esercito persiano.',
    pacification: () => 'Scarta le altre carte che vuoi: ne peschi altrettante, più 1 per Pacificazione stessa.',
    'supply-hand': ({ who }) =>
      who === PERSIA
        ? 'Quali carte tieni? Al massimo 1: ti costa 2 monete nella prossima spedizione. Scarta le altre.'
        : 'Quali carte tieni? Al massimo 4. Scarta le altre.',
    'all-laid-aside': () => 'Scarti tutte le tue carte: conferma.',
    'supply-capacity': ({ who, armies: n }) =>
      `Manca il cibo per ${armies(n)}: scegli una città che ne cede uno.${who === PERSIA ? ' Abydos ed Efeso non ne hanno bisogno.' : ''}`,
  },
  others: {
    'buy-cards': ({ who }) => `${headSide(who)} decide quante carte acquistare.`,
    'figure-army': ({ who, figure }) => `${headSide(who)} sceglie sulla mappa l’esercito che va sul personaggio ${figures[figure]}.`,
    buy: raises,
    'cannot-buy': raises,
    operations: ({ who }) => `${headSide(who)} gioca una carta o passa.`,
    'land-movement': ({ who, exactlyOne }) => `${headSide(who)} effettua un movimento terrestre${exactly(exactlyOne)}.`,
    'naval-movement': ({ who, which }) => `${headSide(who)} effettua ${MOVEMENTS[which]}.`,
    react: ({ who, window, city: to, cards }) =>
      `${opened(window, to)}. ${headSide(who)} può reagire, se ha in mano ${or(cards.map(id => card(id, who)))}.`,
    retreat: ({ who, battle }) => `${forces(battle)}: ${side(who)} si ritira o continua a combattere.`,
    bridge: () => 'La Grecia controlla Abydos e decide la sorte del ponte.',
    'ionian-revolt': ({ who }) => `${headSide(who)} sceglie dove rimuovere 1 esercito persiano.`,
    tribute: ({ who }) => `${headSide(who)} sceglie una città per il Tributo.`,
    'wrath-of-poseidon': ({ who }) => `${headSide(who)} sceglie da dove rimuovere 1 flotta persiana.`,
    themistocles: ({ who }) => `${headSide(who)} effettua il movimento navale di Temistocle.`,
    'royal-road': ({ who }) => `${headSide(who)} sceglie Abydos o Efeso.`,
    'royal-road-armies': ({ who, city: to }) => `${headSide(who)} piazza eserciti ${at(to)}.`,
    hippias: ({ who }) => `${headSide(who)} guarda la mano greca e sceglie 1 carta.`,
    'defection-of-thebes': ({ who }) => `${headSide(who)} sceglie dove vanno i suoi eserciti a Tebe.`,
    'support-from-syracuse': ({ who, fleets: n }) => `${headSide(who)} piazza ${fleets(n)}.`,
    desertion: ({ who }) => `${headSide(who)} sceglie dove rimuovere 1 esercito persiano.`,
    pacification: ({ who }) => `${headSide(who)} sceglie le carte da scartare.`,
    'supply-hand': ({ who }) => `${headSide(who)} sceglie quali carte tenere.`,
    'all-laid-aside': ({ who }) => `${headSide(who)} conferma le carte da scartare.`,
    'supply-capacity': ({ who, armies: n }) => `${headSide(who)} rimuove ${armies(n)} per cui non ha cibo.`,
  },
};
