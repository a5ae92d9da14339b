/** The market, in Italian. */
import { textTools } from '@stoa/engine';
import type { MarketWords } from './types.ts';

export const IT: MarketWords = {
  market: 'Il mercato',
  openOffers: 'Offerte aperte',
  noOffers: 'Nessuna offerta aperta.',
  howTheyEnd:
    'Le carte offerte restano libere: un’offerta decade appena a chi l’ha fatta mancano le carte. Quando tutti hanno finito, ogni offerta scade.',
  rival: 'Un’altra tua offerta aperta usa le stesse carte: la prima accettata fa decadere l’altra.',
  voids: n =>
    n === 1
      ? 'Se accetti, una tua offerta aperta decade: non avresti più le sue carte.'
      : `Se accetti, ${n} tue offerte aperte decadono: non avresti più le loro carte.`,
  onReady: (mine, toMe) =>
    [
      toMe === 0 ? '' : `Con «Fatto» ${toMe === 1 ? 'l’offerta fatta a te resta' : `${toMe} offerte fatte a te restano`} senza risposta.`,
      mine === 0 ? '' : mine === 1 ? 'La tua offerta si può accettare anche dopo.' : 'Le tue offerte si possono accettare anche dopo.',
      'Quando tutti hanno finito, ogni offerta scade.',
    ]
      .filter(Boolean)
      .join(' '),
  afterReady: mine =>
    `Hai finito, ma ${mine === 1 ? 'la tua offerta aperta si può' : 'le tue offerte aperte si possono'} ancora accettare finché non hanno finito tutti. Se ricevi una nuova offerta torni in gioco.`,
  newOffer: 'Nuova offerta',
  neighbours: 'Chi produce che cosa',
  nearly: 'Con una o due carte in più costruiresti',
  makesThese: 'produce',
  counterTo: seat => `Controfferta a ${seat}`,
  give: 'Dai',
  get: 'Ricevi',
  nothing: 'niente',
  to: 'A',
  all: 'Tutti',
  add: (card, n) => `${card}: chiedi una carta in più, ora ${n}`,
  addOf: (card, n, have) => `${card}: dai una carta in più, ora ${n} di ${have}`,
  less: card => `${card}: una carta in meno`,
  makes: seats => `la ${seats.length === 1 ? 'produce' : 'producono'} ${textTools('it').and(seats)}`,
  made: 'merci prodotte da chi riceve l’offerta',
  forYou: seat => `${seat} ti offre`,
  toAll: seat => `${seat} offre a tutti`,
  yoursTo: seat => `La tua offerta a ${seat}`,
  yoursToAll: 'La tua offerta a tutti',
  youGet: 'ricevi',
  youGive: 'dai',
  asks: (seat, give, want) => `${seat} ti offre ${give} e chiede ${want}.`,
  notHeld: 'Non le hai.',
  accept: 'Accetta',
  counter: 'Controproponi',
  decline: 'Rifiuta',
  notTaken: seats => `${textTools('it').and(seats)} ${seats.length === 1 ? 'ha' : 'hanno'} finito senza accettarla.`,
  withdraw: 'Ritira',
  send: 'Offri',
  sendCounter: 'Invia la controfferta',
  sendFree: 'Offri in dono',
  askFree: 'Chiedi in dono',
  clear: 'Svuota',
  stopCounter: 'Niente controfferta',
  ideas: 'Parti da',
  idea: (give, get) => `${give} per ${get}`,
  couldBuild: list => `Dopo potresti costruire: ${list}.`,
  wouldBlock: list => `Dopo non potresti più costruire: ${list}.`,
  missing: list => `Non hai: ${list}.`,
  notPayable: n => (n === 1 ? '1 offerta chiede quello che non hai' : `${n} offerte chiedono quello che non hai`),
  village: good => `villaggio (${good})`,
  anotherVillage: good => `un altro villaggio (${good})`,
  fleet: letter => `flotta ${letter}`,
  stage: wonder => `la prossima fase: ${wonder}`,
  happened: 'Come sono andate le offerte',
  gone: {
    declined: (seat, what) => `${seat ?? 'Qualcuno'} ha rifiutato: ${what}.`,
    lapsed: (_seat, what) => `Decaduta, perché non hai più le carte: ${what}.`,
    countered: (seat, what) => `${seat ?? 'Qualcuno'} ha risposto con un’altra offerta a: ${what}.`,
    expired: (_seat, what) => `Il commercio è finito, nessuno ha preso: ${what}.`,
  },
  mine: (give, get) => `${give} per ${get}`,
  gift: 'Un dono all’Arconte',
  giftHint: archon => `Quello che dai va subito a ${archon}, non si può riprendere e non obbliga nessuno.`,
  sendGift: 'Dona',
  promises: 'Promesse',
  promiseTo: 'A chi',
  promiseWhat: 'Che cosa',
  promise: 'Prometti',
  promiseHint: 'Una promessa la vedono tutti e non vincola nessuno.',
  fate: { open: 'in sospeso', kept: 'mantenuta', broken: 'infranta' },
  promised: (from, to, what) =>
    from === null
      ? `Hai promesso a ${to}: ${what}`
      : to === null
        ? `${from} ti ha promesso: ${what}`
        : `${from} ha promesso a ${to}: ${what}`,
  record: (seat, kept, broken) => `${seat}: ${kept} mantenute, ${broken} infrante`,
  and: textTools('it').and,
};
