/** Una frase: chi deve fare che cosa, e che cosa è in gioco. */
import { capital, type Seat } from '@stoa/engine';
import type { LocationId } from '../../box.ts';
import type { PkView } from '../../view-types.ts';
import { fitsRound } from '../fits.ts';
import type { PromptWords } from '../words.ts';
import { and, atPlace, count, data, label, ofPlace, ofPower, place, points, power, seat, seats, specials, unit, units } from './names.ts';

const who = (view: PkView): Seat => view.waiting[0] ?? 0;
const name = (view: PkView): string => seat(who(view));
const mySpecial = (view: PkView): string => (view.special.mine === null ? 'la tua tessera Speciale' : specials[view.special.mine].name);
const battle = (view: PkView): string =>
  view.battle === null
    ? ''
    : `${label(view.battle.location)} (${points(data(view.battle.location).vp)}), round tra ${units(view.battle.unit)}: `;
const kinds = {
  defend: (id: LocationId) => `difendere ${place(id)}`,
  'join-attack': (id: LocationId) => `unirsi all’attacco ${ofPlace(id)}`,
  'join-defend': (id: LocationId) => `unirsi alla difesa ${ofPlace(id)}`,
} as const;

const question = (view: PkView): string => {
  const request = view.commit?.requests[0];
  return request === undefined
    ? 'Rispondi alla richiesta.'
    : `${capital(power(request.power))} può ${kinds[request.kind](request.location)}?`;
};

const commit = (view: PkView): string => {
  const turn = view.commit;
  if (turn === null) return 'Invia pedine nelle località.';
  if (turn.pending !== null)
    return `Scegli quale ${unit(turn.pending.unit)} ${ofPower(turn.pending.power)} va ${atPlace(turn.pending.location)}.`;
  const left = turn.baseLeft === 0 ? [] : [count(turn.baseLeft, { one: 'pedina', other: 'pedine' })];
  const extra =
    turn.extra === null || turn.extra.left === 0
      ? []
      : [`${turn.extra.left === 1 ? 'un’altra' : `altre ${turn.extra.left}`} ${ofPower(turn.extra.power)}`];
  if (left.length + extra.length > 0)
    return `Invia fino a ${and([...left, ...extra])} ad attaccare o difendere, o concludi. Gli altri le vedono solo quando concludi.`;
  return turn.extra === null
    ? 'Le tue 2 pedine sono piazzate. Concludi e mostrale, o inviane fino a 2 in più per un cubo.'
    : 'Tutte le pedine di questo turno sono piazzate: concludi e mostrale.';
};

export const prompts: PromptWords = {
  '': () => 'La partita è finita.',
  'start-player': () => 'Si sorteggia chi comincia.',
  'deal-specials': () => 'Si distribuiscono le tessere Speciali.',
  'draw-locations': () => 'Si pescano le tessere Località.',
  'draw-influence': () => 'Si pesca una tessera Influenza.',
  'extra-cube': (view, yours) =>
    yours
      ? 'Piazza 1 cubo supplementare in una città: i cubi vincono le elezioni, e quelli rimasti alla fine sono punti.'
      : `${name(view)} piazza un cubo supplementare.`,
  'take-influence': (view, yours) =>
    yours
      ? 'Prendi una tessera Influenza di un colore che non hai ancora: ora cubi nella sua città, più tardi un turno per inviare forze.'
      : `${name(view)} prende una tessera Influenza.`,
  'any-city': (view, yours) =>
    yours ? 'Scegli la città per il tuo cubo: conta nell’elezione di quella città.' : `${name(view)} sceglie la città per un cubo.`,
  candidate: (view, yours) =>
    yours
      ? 'Proponi un candidato in una città dove hai un cubo: solo un candidato può essere eletto.'
      : `${name(view)} propone un candidato.`,
  assassin: (view, yours) =>
    yours ? 'Rimuovi 1 cubo da una città: uno che vincerebbe un’elezione, o un candidato.' : `${name(view)} rimuove un cubo da una città.`,
  'after-tile': (view, yours) => (yours ? `Gioca ora ${mySpecial(view)}, o concludi la mossa.` : `${name(view)} conclude la mossa.`),
  alkibiades: (view, yours) => (yours ? 'Alcibiade: sposta un cubo in un’altra città.' : `${name(view)} sposta cubi con Alcibiade.`),
  propose: (view, yours) =>
    yours
      ? 'Proponi un candidato: chi vince guida le forze della città e vi perde tanti cubi quanti ne ha il rivale.'
      : `${name(view)} propone un candidato.`,
  'commit-forces': () => 'Si inviano le forze militari.',
  'choose-first': (view, yours) =>
    yours
      ? 'Guidi Sparta: indica chi invia per primo. Il primo prende i posti principali, l’ultimo vede che cosa fanno gli altri.'
      : `${name(view)} guida Sparta e indica chi comincia.`,
  recover: (view, yours) =>
    yours ? 'Scegli il tipo di pedina che una città recupera; torna la più debole.' : `${name(view)} recupera pedine.`,
  commit: (view, yours) => (yours ? commit(view) : `${name(view)} invia forze.`),
  ask: (view, yours) => (yours ? question(view) : `In attesa della risposta di ${seats(view.waiting)}.`),
  'slave-revolt': () => 'Si prende a caso un oplita di Sparta.',
  'battle-special': (view, yours) =>
    yours
      ? `${battle(view)}${fitsRound(view) ? `gioca ${mySpecial(view)} o passa.` : `${mySpecial(view)} non è per questo round, passa.`}`
      : `${battle(view)}in attesa di ${count(view.waiting.length, { one: 'scelta', other: 'scelte' })}.`,
  dice: view => `${battle(view)}si lanciano i dadi.`,
  casualty: (view, yours) =>
    yours ? `${battle(view)}scegli quale potenza perde una pedina.` : `${battle(view)}${name(view)} sceglie la perdita.`,
};
