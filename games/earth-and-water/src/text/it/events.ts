/** The log: one line for every event. Undefined where another line says it already. */
import { GREECE, other, PERSIA } from '../../map.ts';
import type { EventWords } from '../words.ts';
import {
  and,
  armies,
  at,
  card,
  cardCount,
  city,
  figures,
  fleets,
  headSide,
  held,
  numbered,
  pieces,
  points,
  side,
  sideArmies,
  sideFleets,
  standing,
  talents,
  verb,
} from './names.ts';

const dice = (values: readonly number[]): string => values.join(', ');
/** "6, 5, 2 (vale 4)": the result only where it is not the highest die. */
const result = (values: readonly number[], counted: number): string =>
  Math.max(...values) === counted ? dice(values) : `${dice(values)} (vale ${counted})`;
const isSupplyLine = (rule: string): boolean => rule === 'EW-12.7' || rule === 'EW-12.9' || rule === 'EW-12.10';
/** "restano 3 monete" */
const left = (n: number): string => (n === 0 ? 'non restano monete' : `${verb(n, 'resta', 'restano')} ${talents(n)}`);

export const events: EventWords = {
  'campaign-began': e => `Comincia la spedizione ${e.campaign} di 5.`,
  'preparation-began': e =>
    e.rule === 'EW-17.G01'
      ? `La Grecia fa un’altra preparazione con ${talents(e.talents)}.`
      : e.side === PERSIA && e.talents === 10
        ? `La Persia si prepara con ${talents(e.talents)}: ha conservato una carta.`
        : e.side === GREECE && e.talents === 5
          ? `La Grecia si prepara con ${talents(e.talents)}: l’Acropoli è bruciata.`
          : `${headSide(e.side)} si prepara con ${talents(e.talents)}.`,
  'cards-bought': e => `${headSide(e.side)} ${e.n === 0 ? 'non acquista carte' : `acquista ${cardCount(e.n)}`}; ${left(e.talents)}.`,
  'card-drawn': e => (e.card === null ? undefined : `${headSide(e.side)} pesca ${held(e.card, e.side)}.`),
  'pile-reshuffled': e => `Si mescolano gli scarti: il mazzo ha ${cardCount(e.cards)}.`,
  'army-raised': e => `${headSide(e.side)} recluta 1 esercito ${at(e.city)}; ${left(e.talents)}.`,
  'fleet-raised': e => `${headSide(e.side)} costruisce 1 flotta nel porto di ${city(e.port)}; ${left(e.talents)}.`,
  'bridge-built': e => `La Persia costruisce il Ponte di Barche sull’Ellesponto; ${left(e.talents)}.`,
  'preparation-ended': e =>
    e.unspent === 0
      ? `${headSide(e.side)} conclude la preparazione.`
      : `${headSide(e.side)} conclude la preparazione; ${talents(e.unspent)} non ${verb(e.unspent, 'spesa', 'spese')}.`,
  'king-died': e =>
    e.context === 'preparation'
      ? `${figures[e.king]} è morto: la carta 11 chiude subito la spedizione.`
      : `${figures[e.king]} è morto: la carta 11 chiude la Fase Operativa.`,
  'hand-discarded': e =>
    e.n === 0
      ? undefined
      : e.cards === null
        ? `${headSide(e.side)} scarta tutta la mano di ${cardCount(e.n)}.`
        : `${headSide(e.side)} scarta tutta la mano: ${and(e.cards.map(id => held(id, e.side)))}.`,
  'operations-began': () => 'Comincia la Fase Operativa.',
  'event-played': e => `${headSide(e.side)} gioca ${card(e.card, e.side)}.`,
  'move-played': e =>
    `${headSide(e.side)} gioca ${numbered(e.card)}, ${card(e.card, e.side)}, per un movimento ${e.over === 'land' ? 'terrestre' : 'navale'}.`,
  'reaction-played': e => `${headSide(e.side)} reagisce con ${card(e.card, e.side)}.`,
  declined: e => `${headSide(e.side)} non gioca Reazioni.`,
  passed: e => (e.automatic ? `${headSide(e.side)} non ha carte e passa.` : `${headSide(e.side)} passa.`),
  'armies-moved': e => `${headSide(e.side)} muove ${armies(e.armies)} da ${city(e.from)} ${at(e.to)}.`,
  'fleets-sailed': e =>
    e.armies === 0
      ? `${headSide(e.side)} salpa con ${fleets(e.fleets)} da ${city(e.from)} per ${city(e.to)}.`
      : `${headSide(e.side)} salpa con ${fleets(e.fleets)} e ${armies(e.armies)} a bordo da ${city(e.from)} per ${city(e.to)}.`,
  'armies-landed': e => `${verb(e.armies, 'Sbarca', 'Sbarcano')} ${sideArmies(e.armies, e.side)} ${at(e.city)}.`,
  'movement-left-out': e => `${headSide(e.side)} non ha movimenti da effettuare.`,
  'battle-began': e => {
    const { attacker } = e;
    const defender = other(attacker);
    const place = e.battle === 'land' ? `Battaglia terrestre di ${city(e.at)}` : `Battaglia navale di ${city(e.at)}`;
    return `${place}: ${side(attacker)} attacca con ${pieces(e.pieces[attacker], e.battle)}, ${side(defender)} difende con ${pieces(e.pieces[defender], e.battle)}.`;
  },
  'battle-round': e => {
    const [persia, greece] = e.losses;
    const loss =
      persia > 0 && greece > 0
        ? `parità, perdono entrambe 1 ${e.battle === 'land' ? 'esercito' : 'flotta'}`
        : `${side(persia > 0 ? PERSIA : GREECE)} perde ${pieces(persia > 0 ? persia : greece, e.battle)}`;
    const lost = e.drowned[PERSIA] + e.drowned[GREECE];
    const aboard = lost === 0 ? '' : ` ${verb(lost, 'Va perso', 'Vanno persi')} anche ${armies(lost)} a bordo.`;
    return `Round ${e.round}: Persia ${result(e.dice[PERSIA], e.results[PERSIA])}; Grecia ${result(e.dice[GREECE], e.results[GREECE])}: ${loss}.${aboard}`;
  },
  retreated: e => {
    const group = and([...(e.armies > 0 ? [armies(e.armies)] : []), ...(e.fleets > 0 ? [fleets(e.fleets)] : [])]);
    return `${headSide(e.side)} si ritira ${e.way === 'road' ? 'per strada' : 'via mare'} da ${city(e.from)} ${at(e.to)} con ${group}.`;
  },
  'fought-on': e => `${headSide(e.side)} continua a combattere.`,
  'battle-ended': e => {
    const [persia, greece] = e.left;
    if (persia > 0 && greece > 0) return undefined;
    if (persia === 0 && greece === 0) return `La battaglia di ${city(e.at)} è finita: non resta nessuno.`;
    const winner = persia > 0 ? PERSIA : GREECE;
    const n = e.left[winner];
    return `La battaglia di ${city(e.at)} è finita: ${verb(n, 'resta', 'restano')} ${e.battle === 'land' ? sideArmies(n, winner) : sideFleets(n, winner)}.`;
  },
  'immortals-returned': e =>
    `${verb(e.armies, 'Torna', 'Tornano')} ${at(e.city)} ${sideArmies(e.armies, PERSIA)}: comincia una nuova battaglia.`,
  'bridge-destroyed': () => 'La Grecia distrugge il ponte.',
  'bridge-kept': () => 'La Grecia lascia in piedi il ponte.',
  'figure-filled': e => {
    const piece =
      e.figure === 'artemisia'
        ? '1 flotta persiana'
        : e.figure === 'darius' || e.figure === 'xerxes'
          ? '1 esercito persiano'
          : '1 esercito greco';
    return `${piece} ${e.from === 'reserve' ? 'dalla riserva' : `da ${city(e.from)}`} va sul personaggio ${figures[e.figure]}, fuori dal gioco.`;
  },
  'armies-placed': e => `${headSide(e.side)} piazza ${armies(e.armies)} ${at(e.city)}.`,
  'armies-lost': e =>
    e.rule === 'EW-12.6'
      ? `Cibo insufficiente: ${side(e.side)} rimuove ${armies(e.armies)} da ${city(e.city)}.`
      : isSupplyLine(e.rule)
        ? `Senza rifornimenti: ${side(e.side)} perde ${armies(e.armies)} ${at(e.city)}.`
        : `${verb(e.armies, 'Va', 'Vanno')} nella riserva ${sideArmies(e.armies, e.side)} da ${city(e.city)}.`,
  'armies-drowned': e =>
    `${verb(e.armies, 'Va perso', 'Vanno persi')} al largo di ${city(e.port)} ${sideArmies(e.armies, e.side)} a bordo.`,
  'fleet-placed': e => `${headSide(e.side)} piazza 1 flotta nel porto di ${city(e.port)}.`,
  'fleet-lost': e => `Va nella riserva ${sideFleets(1, e.side)} dal porto di ${city(e.port)}.`,
  'cards-discarded': e => (e.cards.length === 0 ? undefined : `${headSide(e.side)} scarta ${and(e.cards.map(id => held(id, e.side)))}.`),
  'hand-shown': e =>
    e.cards === null
      ? 'La Grecia mostra la mano alla Persia.'
      : `La Grecia mostra la mano alla Persia: ${and(e.cards.map(id => held(id, GREECE)))}.`,
  'peace-rolled': e =>
    `La Persia lancia ${e.dice[PERSIA]}, la Grecia ${e.dice[GREECE]}: ${e.success ? 'Sparta fa una pace separata' : 'nessuna pace separata'}.`,
  'carneia-began': () => 'Le Feste delle Carnee durano fino alla fine della spedizione: Sparta resta a casa.',
  'acropolis-burnt': () => 'L’Acropoli è in fiamme: in questa spedizione Atene non vale punti, e nella prossima la Grecia ha 5 monete.',
  'point-scored': e => `${headSide(e.side)} guadagna 1 Punto Vittoria. L’indicatore segna ${standing(e.vp)}.`,
  'supply-began': () => 'Comincia la Fase Rifornimenti.',
  'cards-kept': e => `${headSide(e.side)} tiene ${cardCount(e.n)}.`,
  'capacity-checked': e => {
    const where = e.side === PERSIA ? ' fuori da Abydos ed Efeso' : '';
    return e.armies === 0
      ? `${headSide(e.side)} non ha eserciti da sfamare${where}.`
      : `${headSide(e.side)} ha ${armies(e.armies)} da sfamare${where} e cibo per ${e.capacity}${e.excess === 0 ? '' : `: ${e.excess} di troppo`}.`;
  },
  'campaign-scored': e =>
    `Punteggio della spedizione ${e.campaign}: Persia ${e.counts[PERSIA]}, Grecia ${e.counts[GREECE]}. L’indicatore segna ${standing(e.vp)}.`,
  'campaign-ended': e => `La spedizione ${e.campaign} è finita.`,
  'game-ended': e =>
    e.winner === null
      ? 'Partita finita: pareggio.'
      : e.reason === 'key-cities'
        ? `Partita finita: ${side(e.winner)} controlla entrambe le città chiave nemiche e vince.`
        : `Partita finita: vince ${side(e.winner)} con ${points(Math.abs(e.vp))}.`,
};
