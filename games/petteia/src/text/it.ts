/** Italiano. */
import { capital, textTools } from '@stoa/engine';
import { BLACK, type Side } from '../board.ts';
import { type PtText, type PtWords, textFrom } from './words.ts';

const { and, count, plural } = textTools('it');
const side = (s: Side): string => (s === BLACK ? 'il Nero' : 'il Bianco');
const wins = (winner: Side | null, isMine: boolean): string => (isMine ? 'Vinci' : `Vince ${side(winner ?? BLACK)}`);
const moves = (n: number): string => count(n, { one: 'mossa', other: 'mosse' });
const soon = (n: number): string => (n <= 10 ? ` Senza catture la partita è patta fra ${moves(n)}.` : '');

export const it: PtWords = {
  name: 'Petteia',
  tagline: 'Il più antico gioco greco da tavoliere che possiamo ancora giocare: chiudi una pedina fra due delle tue e la catturi.',
  side: s => (s === BLACK ? 'Nero' : 'Bianco'),
  prompt: {
    move: (turn, quietLeft) => `${capital(side(turn))} muove una pedina.${soon(quietLeft)}`,
    yours: quietLeft => `Tocca a te: muovi una pedina lungo la traversa o la colonna.${soon(quietLeft)}`,
    over: () => 'La partita è finita.',
  },
  events: {
    moved: e => `${capital(side(e.side))} muove da ${e.from} a ${e.to}.`,
    taken: e => `La pedina ${e.side === BLACK ? 'nera' : 'bianca'} in ${e.at} è chiusa e catturata.`,
    ended: e => it.outcomes[e.reason](e.winner, false),
  },
  refusals: {
    'no-man': ({ square }) => `In ${square} non c’è nessuna pedina.`,
    'enemy-man': ({ square }) => `La pedina in ${square} è dell’avversario.`,
    'not-in-line': () => 'Una pedina si muove lungo la sua traversa o la sua colonna, di almeno una casella.',
    'way-barred': ({ square }) => `La via è sbarrata in ${square}: le pedine non saltano e si fermano su caselle vuote.`,
    'unknown-option': ({ option }) => `Petteia non ha questa opzione o questo valore${option === undefined ? '' : `: ${option}`}.`,
    'bad-position': ({ token }) => `La posizione non si può leggere a «${token}».`,
    'not-now': () => 'Adesso non si può fare.',
    'not-your-turn': () => 'Non tocca a te.',
    'game-over': () => 'La partita è finita.',
  },
  actions: { move: a => `da ${a.from} a ${a.to}` },
  groups: { move: a => `La pedina in ${a.from}` },
  table: {
    men: (s, squares) => ({
      title: `${it.side(s)}: ${count(squares.length, { one: 'pedina', other: 'pedine' })}`,
      lines: squares.length > 0 ? [and(squares)] : [],
    }),
    course: view => ({
      title: 'La partita',
      lines: [
        view.turn === null ? 'La partita è finita.' : `Tocca ${view.turn === BLACK ? 'al Nero' : 'al Bianco'}.`,
        `La partita è patta dopo ${plural(view.quietLeft, { one: 'un’altra mossa', other: `altre ${view.quietLeft} mosse` })} senza catture.`,
      ],
    }),
  },
  outcomes: {
    'last-man': (winner, isMine) => `${wins(winner, isMine)}: all’avversario resta una sola pedina.`,
    'no-move': (winner, isMine) => `${wins(winner, isMine)}: l’avversario non può muovere.`,
    quiet: () => 'Patta: sessanta mosse senza catture.',
  },
  scores: { men: 'Pedine rimaste' },
  rules: {
    'PT-1': {
      title: 'Tavoliere e pedine',
      text: 'Otto caselle per otto. Ogni parte ha otto pedine sulla sua prima traversa: il Bianco sulla 1, il Nero sulla 8.',
    },
    'PT-2': { title: 'Il turno', text: 'Comincia il Bianco. A turno si muove una propria pedina. Non si può passare.' },
    'PT-3': {
      title: 'La mossa',
      text: 'Una pedina va di quante caselle vuole lungo la sua traversa o la sua colonna. Devono essere vuote tutte le caselle attraversate e quella d’arrivo.',
    },
    'PT-4': {
      title: 'La cattura',
      text: 'Se una pedina si ferma accanto a una nemica e subito dietro questa, dal lato opposto e sulla stessa linea, c’è un’altra pedina della sua parte, la nemica è tolta dal tavoliere.',
    },
    'PT-5': {
      title: 'Più catture insieme',
      text: 'La mossa cattura in ogni direzione in cui chiude una nemica. Due nemiche affiancate sulla stessa linea non si catturano.',
    },
    'PT-6': {
      title: 'Bordo e angolo',
      text: 'Il bordo del tavoliere non aiuta a chiudere. Una pedina sul bordo si cattura lungo il bordo; una pedina nell’angolo non ha due lati opposti e non si cattura mai.',
    },
    'PT-7': { title: 'Entrare in mezzo', text: 'Cattura soltanto la pedina appena mossa. Chi entra fra due nemiche è al sicuro.' },
    'PT-8': { title: 'L’ultima pedina', text: 'Perde chi resta con una sola pedina.' },
    'PT-9': { title: 'Nessuna mossa', text: 'Perde chi deve muovere e non può.' },
    'PT-10': {
      title: 'Sessanta mosse tranquille',
      text: 'Dopo sessanta mosse di fila senza catture, contando insieme quelle delle due parti, la partita è patta. Se la sessantesima lascia l’avversario senza mosse, vince chi l’ha fatta.',
    },
  },
};

/** The whole text in this language. */
export const text: PtText = textFrom(it);
