/** Una frase per ogni decisione: chi deve fare che cosa, e che cosa è in gioco. */
import { GREECE, PERSIA } from '../../map.ts';
import type { EwView } from '../../view-types.ts';
import { figureAsked } from '../facts.ts';
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

/** The side that decides; never asked for in rooms of chance. */
const Who = (view: EwView): string => headSide(view.prompt.side ?? PERSIA);
const who = (view: EwView): string => side(view.prompt.side ?? PERSIA);
const budget = (view: EwView): string => talents(view.talents ?? 0);

const figureArmy = (view: EwView, yours: boolean): string => {
  const space = `sul personaggio ${figures[figureAsked(view)]}`;
  return yours
    ? `La tua riserva è vuota: scegli sulla mappa l’esercito che va ${space}, fuori dal gioco.`
    : `${Who(view)} sceglie sulla mappa l’esercito che va ${space}.`;
};

const reaction = (view: EwView, yours: boolean): string => {
  const { window, operation, side: reader } = view.prompt;
  if (window === null || reader === null) return 'Reazione possibile.';
  const cards = or(window.cards.map(id => card(id, reader)));
  const opened = window.id === 'tribute' && operation?.to ? `La Persia prende ${city(operation.to)} con il Tributo` : windows[window.id];
  return yours ? `${opened}. Reagisci con ${cards}, oppure rinuncia.` : `${opened}. ${headSide(reader)} può reagire con ${cards}.`;
};

const forces = (view: EwView): string => {
  const { battle } = view.prompt;
  if (battle === null) return 'Battaglia';
  const [persia, greece] = battle.pieces;
  return battle.battle === 'land'
    ? `Battaglia terrestre di ${city(battle.at)}, ${sideArmies(persia, PERSIA)} contro ${sideArmies(greece, GREECE)}`
    : `Battaglia navale di ${city(battle.at)}, ${sideFleets(persia, PERSIA)} contro ${sideFleets(greece, GREECE)}`;
};
const round = (view: EwView): string => `${forces(view)}: i dadi del round ${(view.prompt.battle?.round ?? 0) + 1}.`;
const retreat = (view: EwView, yours: boolean): string =>
  yours ? `${forces(view)}: ritirati o continua a combattere.` : `${forces(view)}: ${who(view)} si ritira o continua a combattere.`;

export const prompts: PromptWords = {
  '': view =>
    view.ending === null || view.ending.winner === null
      ? 'Partita finita: pareggio.'
      : `Partita finita: vince ${side(view.ending.winner)}.`,
  'preparation-cards': (view, yours) =>
    yours
      ? `${view.prompt.mines ? 'Le Miniere del Laurio. ' : ''}Quante carte acquisti? Hai ${budget(view)}, una carta costa 1 e più tardi non potrai acquistarne altre.`
      : `${Who(view)} decide quante carte acquistare.`,
  'draw-cards': view => `Si pescano le carte: ${verb(view.prompt.left, 'manca', 'mancano')} ${cardCount(view.prompt.left)}.`,
  'king-army': figureArmy,
  'preparation-pieces': (view, yours) => {
    if (!yours) return `${Who(view)} recluta eserciti e costruisce flotte.`;
    if (view.talents === 0) return 'Hai speso tutte le monete: concludi la preparazione.';
    const choices =
      view.prompt.side === PERSIA && !view.bridge
        ? 'Recluta eserciti, costruisci flotte o il ponte'
        : 'Recluta eserciti e costruisci flotte';
    return `${choices}, oppure concludi la preparazione: ${verb(view.talents ?? 0, 'resta', 'restano')} ${budget(view)}.`;
  },
  operations: (view, yours) => {
    const last = view.passes > 0 ? ' L’altro schieramento ha passato: se ora si passa, la fase finisce.' : '';
    return yours
      ? `Tocca a te: gioca una carta per l’evento o per il movimento, oppure passa.${last}`
      : `${Who(view)} gioca una carta o passa.${last}`;
  },
  'land-movement': (view, yours) => {
    const alone = view.prompt.operation?.kind === 'leonidas' ? ' con esattamente 1 esercito' : '';
    return yours
      ? `Effettua il movimento terrestre${alone}: scegli da dove, verso dove e con quanti eserciti.`
      : `${Who(view)} effettua un movimento terrestre${alone}.`;
  },
  'naval-movement': (view, yours) => {
    const kind = view.prompt.operation?.kind;
    const which =
      kind === 'triremes'
        ? 'il primo movimento navale, senza eserciti'
        : kind === 'triremes-again'
          ? 'il secondo movimento navale, senza eserciti'
          : 'il movimento navale';
    return yours ? `Effettua ${which}: scegli da dove, verso dove e con quante flotte.` : `${Who(view)} effettua ${which}.`;
  },
  'figure-army': figureArmy,
  'window-tribute': reaction,
  'window-naval-movement': reaction,
  'window-persia-attacks': reaction,
  'window-greece-attacks': reaction,
  'window-fleet-lost': reaction,
  'window-annihilated': reaction,
  'naval-battle': round,
  'naval-attacker': retreat,
  'naval-defender': retreat,
  'land-battle': round,
  'land-attacker': retreat,
  'land-defender': retreat,
  bridge: (_view, yours) =>
    yours ? 'Abydos è tua: distruggi il ponte o lascialo in piedi.' : 'La Grecia controlla Abydos e decide la sorte del ponte.',
  'ionian-revolt': (view, yours) =>
    yours ? 'Scegli dove rimuovere 1 esercito persiano: ad Abydos o a Efeso.' : `${Who(view)} sceglie dove rimuovere 1 esercito persiano.`,
  tribute: (view, yours) =>
    yours ? 'Scegli una città non controllata: vi piazzi 1 esercito.' : `${Who(view)} sceglie una città per il Tributo.`,
  'wrath-of-poseidon': (view, yours) =>
    yours ? 'Scegli il porto da cui rimuovere 1 flotta persiana.' : `${Who(view)} sceglie da dove rimuovere 1 flotta persiana.`,
  themistocles: (view, yours) =>
    yours
      ? 'Temistocle: effettua un movimento navale senza eserciti, prima che la Persia prosegua.'
      : `${Who(view)} effettua il movimento navale di Temistocle.`,
  ostracism: () => 'Si prende a caso una carta della mano greca.',
  'royal-road': (view, yours) =>
    yours
      ? 'Scegli Abydos o Efeso: gli eserciti greci che vi si trovano sono rimossi; se non ce ne sono, piazzi da 1 a 3 eserciti.'
      : `${Who(view)} sceglie Abydos o Efeso.`,
  'royal-road-armies': (view, yours) => {
    const place = view.prompt.city === null ? 'in città' : at(view.prompt.city);
    return yours ? `Quanti eserciti piazzi ${place}?` : `${Who(view)} piazza eserciti ${place}.`;
  },
  hippias: (view, yours) => (yours ? 'Scegli la carta che la Grecia scarta.' : `${Who(view)} guarda la mano greca e sceglie 1 carta.`),
  'separate-peace': () => 'Ogni schieramento lancia 1 dado per la Pace Separata.',
  'defection-of-thebes': (view, yours) =>
    yours ? 'Scegli la città in cui vanno i tuoi eserciti a Tebe.' : `${Who(view)} sceglie dove vanno i suoi eserciti a Tebe.`,
  'support-from-syracuse': (view, yours) =>
    yours
      ? `Scegli un porto per la prossima flotta: ${fleets(view.prompt.left)} da piazzare.`
      : `${Who(view)} piazza ${fleets(view.prompt.left)}.`,
  desertion: (view, yours) =>
    yours ? 'Scegli la città da cui rimuovere 1 esercito persiano.' : `${Who(view)} sceglie dove rimuovere 1 esercito persiano.`,
  pacification: (view, yours) =>
    yours
      ? 'Metti da parte le carte da scartare con Pacificazione, poi conferma: ne peschi altrettante, più 1 per Pacificazione stessa.'
      : `${Who(view)} sceglie le carte da scartare.`,
  'supply-hand': (view, yours) =>
    !yours
      ? `${Who(view)} sceglie quali carte tenere.`
      : view.prompt.side === PERSIA
        ? 'Metti da parte le carte che scarti, poi conferma. Puoi tenerne 1: ti costa 2 monete nella prossima spedizione.'
        : 'Metti da parte le carte che scarti, poi conferma. Puoi tenerne fino a 4.',
  'supply-capacity': (view, yours) =>
    yours
      ? `Non hai cibo per ${armies(view.prompt.left)}: scegli una città da cui rimuoverne 1.${view.prompt.side === PERSIA ? ' Quelli ad Abydos ed Efeso non ne hanno bisogno e restano.' : ''}`
      : `${Who(view)} rimuove ${armies(view.prompt.left)} per cui non ha cibo.`,
};
