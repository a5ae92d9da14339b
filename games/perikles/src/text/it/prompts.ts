/** Una frase: chi deve fare che cosa, e che cosa è in gioco. */
import { capital, type Seat } from '@stoa/engine';
import type { LocationId } from '../../box.ts';
import type { PkView } from '../../view-types.ts';
import { naming, type Prompt, prompt } from '../prompt.ts';
import type { PromptWords } from '../words.ts';
import { and, atPlace, count, data, label, ofPlace, ofPower, place, points, power, seat, seats, specials, unit, units } from './names.ts';

const who = (view: PkView): Seat => view.waiting[0] ?? 0;
const name = (view: PkView): string => seat(who(view));
const battle = (view: PkView): string =>
  view.battle === null
    ? ''
    : `${label(view.battle.location)} (${points(data(view.battle.location).vp)}), round tra ${units(view.battle.unit)}: `;
const kinds = {
  defend: (id: LocationId) => `difendere ${place(id)}`,
  'join-attack': (id: LocationId) => `unirsi all’attacco ${ofPlace(id)}`,
  'join-defend': (id: LocationId) => `unirsi alla difesa ${ofPlace(id)}`,
} as const;

/** La richiesta a cui deve rispondere chi legge: altre possono essere aperte. */
const question = (view: PkView, me: Seat): Prompt => {
  const request = view.commit?.requests.find(r => r.asked === me);
  if (request === undefined) return naming('Rispondi alla richiesta.', { do: 'answer' });
  const { power: asking, location, kind } = request;
  return naming(`${capital(power(asking))} può ${kinds[kind](location)}?`, { do: 'answer', power: asking, location, kind });
};

const FINISH = naming('concludi', { do: 'end-commit' });

const commit = (view: PkView): Prompt => {
  const turn = view.commit;
  if (turn === null) return FINISH;
  const { pending, baseLeft, extra, sends } = turn;
  if (pending !== null && !pending.stands)
    return prompt`${capital(unit(pending.unit))} ${ofPower(pending.power)} non può più andare ${atPlace(pending.location)}: ${naming('ritira la pedina', { do: 'take-back' })}.`;
  if (pending !== null)
    return prompt`${naming(`Scegli quale ${unit(pending.unit)}`, { do: 'choose-counter' })} ${ofPower(pending.power)} va ${atPlace(pending.location)}.`;
  const left = sends.base ? [naming(count(baseLeft, { one: 'pedina', other: 'pedine' }), { do: 'place', pay: 'none' })] : [];
  const more =
    extra === null || !sends.extra
      ? []
      : [
          naming(`${extra.left === 1 ? 'un’altra' : `altre ${extra.left}`} ${ofPower(extra.power)}`, {
            do: 'place',
            power: extra.power,
            pay: extra.city,
          }),
        ];
  const budget = [...left, ...more];
  if (budget.length > 0)
    return prompt`Invia fino a ${naming(and(budget.map(b => b.says)), ...budget.flatMap(b => b.names))} ad attaccare o difendere, o ${FINISH}. Gli altri le vedono solo quando concludi.`;
  if (sends.extra)
    return prompt`Le tue 2 pedine sono piazzate. ${naming('Concludi', { do: 'end-commit' })} e mostrale, o ${naming('inviane fino a 2 in più', { do: 'place' })} per un cubo.`;
  return baseLeft === 0
    ? prompt`Tutte le pedine di questo turno sono piazzate: ${FINISH} e mostrale.`
    : prompt`Ora non puoi inviare nessuna pedina: ${FINISH}.`;
};

const special = (view: PkView): Prompt => {
  const tile = view.special.mine;
  if (tile === null) return prompt`${naming('passa', { do: 'pass' })}.`;
  return view.special.playable
    ? prompt`${naming(`gioca ${specials[tile].name}`, { do: 'play-special', tile })} o ${naming('passa', { do: 'pass' })}.`
    : prompt`${specials[tile].name} non si può giocare in questo round, ${naming('passa', { do: 'pass' })}.`;
};

const END_TURN = naming('concludi la mossa', { do: 'end-turn' });
const afterTile = (view: PkView): Prompt => {
  const tile = view.special.mine;
  return tile !== null && view.special.playable
    ? prompt`${naming(`Gioca ora ${specials[tile].name}`, { do: 'play-special', tile })}, o ${END_TURN}.`
    : prompt`La tua tessera è presa: ${END_TURN}.`;
};

export const prompts: PromptWords = {
  '': () => 'La partita è finita.',
  'start-player': () => 'Si sorteggia chi comincia.',
  'deal-specials': () => 'Si distribuiscono le tessere Speciali.',
  'draw-locations': () => 'Si pescano le tessere Località.',
  'draw-influence': () => 'Si pesca una tessera Influenza.',
  'extra-cube': {
    yours: () =>
      prompt`${naming('Piazza 1 cubo supplementare in una città', { do: 'place-cube' })}: i cubi vincono le elezioni, e quelli rimasti alla fine sono punti.`,
    others: view => `${name(view)} piazza un cubo supplementare.`,
  },
  'take-influence': {
    yours: () =>
      prompt`${naming('Prendi una tessera Influenza', { do: 'take-influence-tile' })} di un colore che non hai ancora: ora cubi nella sua città, più tardi un turno per inviare forze.`,
    others: view => `${name(view)} prende una tessera Influenza.`,
  },
  'any-city': {
    yours: () => prompt`${naming('Scegli la città per il tuo cubo', { do: 'place-cube' })}: conta nell’elezione di quella città.`,
    others: view => `${name(view)} sceglie la città per un cubo.`,
  },
  candidate: {
    yours: () =>
      prompt`${naming('Proponi un candidato', { do: 'propose' })} in una città dove hai un cubo: solo un candidato può essere eletto.`,
    others: view => `${name(view)} propone un candidato.`,
  },
  assassin: {
    yours: () => prompt`${naming('Rimuovi 1 cubo', { do: 'assassinate' })} da una città: uno che vincerebbe un’elezione, o un candidato.`,
    others: view => `${name(view)} rimuove un cubo da una città.`,
  },
  'after-tile': { yours: afterTile, others: view => `${name(view)} conclude la mossa.` },
  alkibiades: {
    yours: () => prompt`Alcibiade: ${naming('sposta un cubo', { do: 'move-cube' })} in un’altra città.`,
    others: view => `${name(view)} sposta cubi con Alcibiade.`,
  },
  propose: {
    yours: () =>
      prompt`${naming('Proponi un candidato', { do: 'propose' })}: chi vince guida le forze della città e vi perde tanti cubi quanti ne ha il rivale.`,
    others: view => `${name(view)} propone un candidato.`,
  },
  'commit-forces': () => 'Si inviano le forze militari.',
  'choose-first': {
    yours: () =>
      prompt`Guidi Sparta: ${naming('indica chi invia per primo', { do: 'choose-first' })}. Il primo prende i posti principali, l’ultimo vede che cosa fanno gli altri.`,
    others: view => `${name(view)} guida Sparta e indica chi comincia.`,
  },
  recover: {
    yours: () => prompt`${naming('Scegli il tipo di pedina che una città recupera', { do: 'recover' })}; torna la più debole.`,
    others: view => `${name(view)} recupera pedine.`,
  },
  commit: { yours: commit, others: view => `${name(view)} invia forze.` },
  ask: { yours: question, others: view => `In attesa della risposta di ${seats(view.waiting)}.` },
  'slave-revolt': () => 'Si prende a caso un oplita di Sparta.',
  'battle-special': {
    yours: view => prompt`${battle(view)}${special(view)}`,
    others: view => `${battle(view)}in attesa di ${count(view.waiting.length, { one: 'scelta', other: 'scelte' })}.`,
  },
  dice: view => `${battle(view)}si lanciano i dadi.`,
  casualty: {
    yours: view => prompt`${battle(view)}${naming('scegli quale potenza perde una pedina', { do: 'choose-casualty' })}.`,
    others: view => `${battle(view)}${name(view)} sceglie la perdita.`,
  },
};
