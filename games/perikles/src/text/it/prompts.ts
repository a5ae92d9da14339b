/** Una frase: chi deve fare che cosa, e che cosa è in gioco. */
import { capital } from '@stoa/engine';
import type { LocationId } from '../../box.ts';
import type { BattleView } from '../../view-types.ts';
import type { PromptWords } from '../words.ts';
import { and, atField, count, data, field, label, ofField, ofPower, points, power, seat, seats, specials, unit, units } from './names.ts';

const during = (battle: Pick<BattleView, 'location' | 'unit'> | null): string =>
  battle === null ? '' : `${label(battle.location)} (${points(data(battle.location).vp)}), round tra ${units(battle.unit)}: `;
const kinds = {
  defend: (id: LocationId) => `difendere ${field(id)}`,
  'join-attack': (id: LocationId) => `unirsi all’attacco ${ofField(id)}`,
  'join-defend': (id: LocationId) => `unirsi alla difesa ${ofField(id)}`,
} as const;

export const prompts: PromptWords = {
  quiet: {
    over: () => 'La partita è finita.',
    'start-player': () => 'Si sorteggia chi comincia.',
    'deal-specials': () => 'Si distribuiscono le tessere Speciali.',
    'draw-locations': () => 'Si pescano le tessere Località.',
    'draw-influence': () => 'Si pesca una tessera Influenza.',
    'commit-forces': () => 'Si inviano le forze militari.',
    'slave-revolt': () => 'Si prende a caso un oplita di Sparta.',
    dice: ({ battle }) => `${during(battle)}si lanciano i dadi.`,
  },
  yours: {
    'extra-cube': () => 'Piazza 1 cubo supplementare in una città: i cubi vincono le elezioni, e quelli rimasti alla fine sono punti.',
    'take-influence': () =>
      'Prendi una tessera Influenza (di un colore nuovo, se puoi): dà subito cubi nella sua città e più tardi un invio di forze.',
    'any-city': () => 'Scegli la città per il tuo cubo: conta nell’elezione di quella città.',
    candidate: () => 'Proponi te o un rivale in una città dove hai un cubo: solo un candidato può essere eletto.',
    assassin: () => 'Rimuovi 1 cubo a scelta da una città qualsiasi; anche un candidato è un cubo.',
    'play-or-end': ({ tile }) => `Gioca ora ${specials[tile].name}, o concludi la mossa.`,
    'end-turn': () => 'La tua tessera è presa: concludi la mossa.',
    alkibiades: () => 'Alcibiade: sposta un cubo in un’altra città.',
    propose: () => 'Proponi te o un rivale: chi vince guida le forze della città e paga tanti cubi quanti ne ha chi perde.',
    'choose-first': () =>
      'Guidi Sparta: indica chi invia per primo. Il primo prende i posti principali, l’ultimo vede che cosa fanno gli altri.',
    recover: () => 'Scegli il tipo di pedina che una città recupera; torna la più debole.',
    'take-back': ({ unit: u, power: p, location }) =>
      `${capital(unit(u))} ${ofPower(p)} non può più andare ${atField(location)}: ritira la pedina.`,
    'choose-counter': ({ unit: u, power: p, location }) => `Scegli quale ${unit(u)} ${ofPower(p)} va ${atField(location)}.`,
    send: ({ base, extra }) => {
      const left = [
        ...(base === null ? [] : [count(base, { one: 'pedina', other: 'pedine' })]),
        ...(extra === null ? [] : [`${extra.left === 1 ? 'un’altra' : `altre ${extra.left}`} ${ofPower(extra.power)}`]),
      ];
      return `Invia ${(base ?? 0) + (extra?.left ?? 0) === 1 ? '' : 'fino a '}${and(left)} ad attaccare o difendere, o concludi.`;
    },
    'send-for-a-cube': () => 'Le tue 2 pedine sono piazzate. Concludi, o inviane fino a 2 in più per un cubo.',
    'all-placed': () => 'Tutte le pedine di questo turno sono piazzate: concludi.',
    'cannot-send': () => 'Ora non puoi inviare nessuna pedina: concludi.',
    answer: ({ power: p, location, kind }) => `${capital(power(p))} può ${kinds[kind](location)}?`,
    'battle-pass': ({ battle }) => `${during(battle)}passa.`,
    'battle-play': ({ battle, tile }) => `${during(battle)}gioca ${specials[tile].name} o passa.`,
    'battle-cannot-play': ({ battle, tile }) => `${during(battle)}${specials[tile].name} non si può giocare in questo round, passa.`,
    casualty: ({ battle }) => `${during(battle)}scegli quale potenza perde una pedina.`,
  },
  others: {
    'extra-cube': ({ who }) => `${seat(who)} piazza un cubo supplementare.`,
    'take-influence': ({ who }) => `${seat(who)} prende una tessera Influenza.`,
    'any-city': ({ who }) => `${seat(who)} sceglie la città per un cubo.`,
    candidate: ({ who }) => `${seat(who)} propone un candidato.`,
    assassin: ({ who }) => `${seat(who)} rimuove un cubo da una città.`,
    'after-tile': ({ who }) => `${seat(who)} decide se giocare una tessera Speciale.`,
    alkibiades: ({ who }) => `${seat(who)} sposta cubi con Alcibiade.`,
    propose: ({ who }) => `${seat(who)} propone un candidato.`,
    'choose-first': ({ who }) => `${seat(who)} guida Sparta e indica chi comincia.`,
    recover: ({ who }) => `${seat(who)} recupera pedine.`,
    commit: ({ who }) => `${seat(who)} invia forze.`,
    ask: ({ waiting }) => `In attesa della risposta di ${seats(waiting)}.`,
    'battle-special': ({ battle, waiting }) => `${during(battle)}in attesa di ${count(waiting, { one: 'scelta', other: 'scelte' })}.`,
    casualty: ({ battle, who }) => `${during(battle)}${seat(who)} sceglie la perdita.`,
  },
};
