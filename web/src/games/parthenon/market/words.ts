/** Sentences of the market, beside those the game itself has. */
import { type Language, textTools } from '@stoa/engine';
import type { LedgerEntry } from './ledger.ts';

export interface MarketWords {
  readonly market: string;
  readonly openOffers: string;
  readonly noOffers: string;
  /** PA-7.5, PA-7.6: what ends an offer. */
  readonly howTheyEnd: string;
  readonly rival: string;
  readonly voids: (n: number) => string;
  /** Beside “ready”: open offers of one's own, offers to oneself alone. */
  readonly onReady: (mine: number, toMe: number) => string;
  readonly afterReady: (mine: number) => string;
  readonly newOffer: string;
  readonly neighbours: string;
  readonly nearly: string;
  readonly makesThese: string;
  readonly needsThese: string;
  readonly counterTo: (seat: string) => string;
  readonly give: string;
  readonly get: string;
  readonly nothing: string;
  readonly to: string;
  readonly all: string;
  readonly add: (card: string, n: number) => string;
  readonly addOf: (card: string, n: number, have: number) => string;
  readonly less: (card: string) => string;
  readonly makes: (seat: string) => string;
  readonly made: string;
  readonly forYou: (seat: string) => string;
  readonly toAll: (seat: string) => string;
  readonly yoursTo: (seat: string) => string;
  readonly yoursToAll: string;
  readonly youGet: string;
  readonly youGive: string;
  readonly asks: (seat: string, give: string, want: string) => string;
  readonly notHeld: string;
  readonly accept: string;
  readonly counter: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly send: string;
  readonly sendCounter: string;
  readonly sendFree: string;
  readonly askFree: string;
  readonly clear: string;
  readonly stopCounter: string;
  readonly ideas: string;
  readonly idea: (give: string, get: string) => string;
  readonly couldBuild: (list: string) => string;
  readonly wouldBlock: (list: string) => string;
  readonly missing: (list: string) => string;
  readonly notPayable: (n: number) => string;
  readonly village: (good: string) => string;
  readonly fleet: (letter: string) => string;
  readonly stage: (wonder: string) => string;
  readonly happened: string;
  readonly gone: Readonly<Record<'declined' | 'lapsed' | 'countered' | 'expired', (seat: string | null, what: string) => string>>;
  readonly mine: (give: string, get: string) => string;
  readonly gift: string;
  readonly giftHint: (archon: string) => string;
  readonly sendGift: string;
  readonly promises: string;
  readonly promiseTo: string;
  readonly promiseWhat: string;
  readonly promise: string;
  readonly promiseHint: string;
  readonly fate: Readonly<Record<LedgerEntry['fate'], string>>;
  readonly promised: (from: string | null, to: string | null, what: string) => string;
  readonly record: (seat: string, kept: number, broken: number) => string;
  readonly ready: (list: string) => string;
  readonly and: (list: readonly string[]) => string;
}

export const WORDS: Readonly<Record<Language, MarketWords>> = {
  en: {
    market: 'The market',
    openOffers: 'Open offers',
    noOffers: 'Nobody offers anything yet.',
    howTheyEnd: 'Cards on offer are not set aside: an offer is void as soon as its maker lacks them. When all are ready, every offer ends.',
    rival: 'Another open offer of yours needs the same cards: the first one accepted makes the other void.',
    voids: n =>
      n === 1
        ? 'If you accept, an open offer of yours is void: you no longer have its cards.'
        : `If you accept, ${n} open offers of yours are void: you no longer have their cards.`,
    onReady: (mine, toMe) =>
      [
        toMe === 0 ? '' : `“Ready” leaves ${toMe === 1 ? 'the offer' : `${toMe} offers`} to you unanswered.`,
        mine === 0 ? '' : `Your open ${mine === 1 ? 'offer' : 'offers'} can still be accepted after “Ready”.`,
        'When all are ready, every offer ends.',
      ]
        .filter(Boolean)
        .join(' '),
    afterReady: mine =>
      `You are ready, and your open ${mine === 1 ? 'offer' : 'offers'} can still be accepted until all are. A new offer to you makes you not ready again.`,
    newOffer: 'New offer',
    neighbours: 'Whom to ask',
    nearly: 'One or two cards more would build',
    makesThese: 'makes',
    needsThese: 'does not make',
    counterTo: seat => `Counter-offer to ${seat}`,
    give: 'You give',
    get: 'You get',
    nothing: 'nothing',
    to: 'To',
    all: 'Everybody',
    add: (card, n) => `${card}: ask for one more, now ${n}`,
    addOf: (card, n, have) => `${card}: give one more, now ${n} of ${have}`,
    less: card => `${card}: one less`,
    makes: seat => `${seat} produces it`,
    made: 'produced by whoever you offer it to',
    forYou: seat => `${seat} offers you`,
    toAll: seat => `${seat} offers everybody`,
    yoursTo: seat => `Your offer to ${seat}`,
    yoursToAll: 'Your offer to everybody',
    youGet: 'you get',
    youGive: 'you give',
    asks: (seat, give, want) => `${seat} offers you ${give} and asks for ${want}.`,
    notHeld: 'You do not have that.',
    accept: 'Accept',
    counter: 'Counter',
    decline: 'Decline',
    withdraw: 'Withdraw',
    send: 'Offer',
    sendCounter: 'Send the counter-offer',
    sendFree: 'Offer it as a gift',
    askFree: 'Ask for it as a gift',
    clear: 'Clear',
    stopCounter: 'No counter-offer',
    ideas: 'Begin with',
    idea: (give, get) => `${give} for ${get}`,
    couldBuild: list => `You could then build: ${list}.`,
    wouldBlock: list => `You could then no longer build: ${list}.`,
    missing: list => `You do not have: ${list}.`,
    notPayable: n => (n === 1 ? '1 offer asks for what you do not hold' : `${n} offers ask for what you do not hold`),
    village: good => `village (${good})`,
    fleet: letter => `fleet ${letter}`,
    stage: wonder => `the next stage of ${wonder}`,
    happened: 'What became of offers',
    gone: {
      declined: (seat, what) => `${seat ?? 'Somebody'} declined: ${what}.`,
      lapsed: (_seat, what) => `Void, because you no longer have the cards: ${what}.`,
      countered: (seat, what) => `${seat ?? 'Somebody'} made a counter-offer to: ${what}.`,
      expired: (_seat, what) => `Trade is over, nobody took: ${what}.`,
    },
    mine: (give, get) => `${give} for ${get}`,
    gift: 'A gift to the Archon',
    giftHint: archon => `What you give goes to ${archon} at once, cannot be taken back and obliges nobody.`,
    sendGift: 'Give',
    promises: 'Promises',
    promiseTo: 'To whom',
    promiseWhat: 'What',
    promise: 'Promise',
    promiseHint: 'A promise is shown to everybody and binds nobody.',
    fate: { open: 'open', kept: 'kept', broken: 'broken' },
    promised: (from, to, what) => `${from ?? 'You'} promised ${to ?? 'you'} ${what}`,
    record: (seat, kept, broken) => `${seat}: ${kept} kept, ${broken} broken`,
    ready: list => `Ready: ${list}.`,
    and: textTools('en').and,
  },
  it: {
    market: 'Il mercato',
    openOffers: 'Offerte aperte',
    noOffers: 'Per ora nessuno offre niente.',
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
    neighbours: 'A chi chiedere',
    nearly: 'Con una o due carte in più costruiresti',
    makesThese: 'produce',
    needsThese: 'non produce',
    counterTo: seat => `Controfferta a ${seat}`,
    give: 'Dai',
    get: 'Ricevi',
    nothing: 'niente',
    to: 'A',
    all: 'Tutti',
    add: (card, n) => `${card}: chiedi una carta in più, ora ${n}`,
    addOf: (card, n, have) => `${card}: dai una carta in più, ora ${n} di ${have}`,
    less: card => `${card}: una carta in meno`,
    makes: seat => `la produce ${seat}`,
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
    ready: list => `Pronti: ${list}.`,
    and: textTools('it').and,
  },
};
