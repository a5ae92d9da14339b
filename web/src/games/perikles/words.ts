/** The few words of this screen that are not in the game's own text. */
import type { Language } from '@stoa/engine';
import type { SideId, UnitId } from '@stoa/perikles/box';
import type { Deck } from './picked.ts';

export interface ScreenWords {
  readonly turnOf: (n: number) => string;
  readonly decks: Readonly<Record<Deck, string>>;
  readonly attention: string;
  readonly tiles: string;
  readonly pile: (n: number) => string;
  readonly anyCity: string;
  readonly cubes: (n: number) => string;
  readonly inSupply: (n: number) => string;
  readonly alpha: string;
  readonly beta: string;
  readonly candidate: (space: string, seat: string | null) => string;
  readonly leader: (seat: string) => string;
  readonly noLeader: string;
  readonly statues: (seat: string, n: number) => string;
  readonly worth: (vp: number, defeats: number) => string;
  readonly atHome: string;
  readonly dead: string;
  readonly inHand: string;
  readonly unit: Readonly<Record<UnitId, (n: number) => string>>;
  readonly units: Readonly<Record<UnitId, string>>;
  readonly side: Readonly<Record<SideId, string>>;
  readonly symbols: Readonly<Record<SideId, string>>;
  readonly controlledBy: (city: string) => string;
  readonly points: (vp: number) => string;
  readonly main: string;
  readonly allied: string;
  readonly nobodyThere: string;
  readonly strengthOf: (n: number) => string;
  readonly faceDown: (n: number) => string;
  readonly mayDefend: string;
  readonly ask: string;
  readonly special: string;
  readonly specialUnfit: (name: string) => string;
  readonly oddsWith: string;
  readonly play: string;
  readonly stopAiming: string;
  readonly aimCity: string;
  readonly aimRevolt: string;
  readonly fromHand: string;
  readonly used: (seat: string) => string;
  readonly relations: string;
  readonly relationsHint: string;
  readonly atPeace: string;
  readonly freeOf: (power: string) => string;
  readonly war: (a: string, b: string) => string;
  readonly ally: (a: string, b: string) => string;
  readonly host: (a: string, b: string) => string;
  readonly opposed: (a: string, b: string) => string;
  readonly legendWar: string;
  readonly legendAlly: string;
  readonly legendHost: string;
  readonly legendOpposed: string;
  readonly hand: string;
  readonly handHint: string;
  readonly budget: string;
  readonly budgetOf: (base: number, extra: number | null) => string;
  readonly withCube: string;
  readonly payFrom: string;
  readonly mayHelp: (asker: string, power: string, place: string) => string;
  readonly grant: string;
  readonly deny: string;
  readonly waitingAnswer: (seat: string, power: string, place: string) => string;
  readonly standing: string;
  readonly standingOf: (power: string, place: string) => string;
  readonly standingAnswers: Readonly<Record<'ask' | 'grant' | 'deny', string>>;
  readonly story: string;
  readonly soFar: (place: string) => string;
  readonly elections: string;
  readonly battleFor: (place: string) => string;
  readonly earlier: string;
  readonly later: string;
  readonly again: string;
  readonly fold: string;
  readonly scene: (n: number, of: number) => string;
  readonly elected: (seat: string, cost: number) => string;
  readonly unopposed: (seat: string) => string;
  readonly quiet: string;
  readonly roundOf: Readonly<Record<UnitId, string>>;
  readonly free: (side: string) => string;
  readonly voidRound: string;
  readonly needs: (n: number) => string;
  readonly strength: string;
  readonly column: string;
  readonly columnHint: string;
  readonly columnNeeds: (attack: number, defence: number) => string;
  readonly tokens: (n: number) => string;
  readonly tokensWord: string;
  readonly wonRound: Readonly<Record<SideId, string>>;
  readonly throwOf: (side: string, a: number, b: number, made: boolean) => string;
  readonly odds: string;
  readonly oddsNobody: string;
  readonly shield: string;
  readonly starts: string;
  readonly first: string;
  readonly score: string;
  readonly scoreOf: (seat: string, total: number, cubes: number, locations: number, statues: number) => string;
  readonly forces: string;
  readonly owned: string;
  readonly setAside: string;
  readonly discarded: string;
  readonly none: string;
  readonly preview: string;
  readonly nobodyStands: string;
  readonly nobodyStandsFor: (cities: string) => string;
  readonly wouldLead: (seat: string, cost: number) => string;
  readonly youWouldLead: (cost: number) => string;
  readonly cubeLeads: (cost: number) => string;
  readonly cubeCosts: (cost: number) => string;
  readonly cubesToLead: (n: number) => string;
  readonly ifHeldThen: (city: string) => string;
  readonly fast: string;
}

const plural = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

export const WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    turnOf: n => `Turn ${n} of 3`,
    decks: { cities: 'Cities', locations: 'Locations', relations: 'Relations' },
    attention: 'something can be done here',
    tiles: 'Influence tiles',
    pile: n => `${n} in the pile`,
    anyCity: 'Any City',
    cubes: n => plural(n, 'cube', 'cubes'),
    inSupply: n => `${n} in supply`,
    alpha: 'α',
    beta: 'β',
    candidate: (space, seat) => (seat === null ? `Candidate space ${space}: free` : `Candidate ${space}: ${seat}`),
    leader: seat => `Led by ${seat}`,
    noLeader: 'No leader',
    statues: (seat, n) => `${plural(n, 'statue', 'statues')} of ${seat}`,
    worth: (vp, defeats) => `A statue is worth ${vp}; ${plural(defeats, 'defeat', 'defeats')}`,
    atHome: 'At home',
    dead: 'Dead',
    inHand: 'In hand',
    unit: { hoplite: n => plural(n, 'hoplite', 'hoplites'), trireme: n => plural(n, 'trireme', 'triremes') },
    units: { hoplite: 'hoplite', trireme: 'trireme' },
    side: { attack: 'Attack', defend: 'Defence' },
    symbols: { attack: 'Rebels', defend: 'Local defenders' },
    controlledBy: city => `controlled by ${city}`,
    points: vp => plural(vp, 'point', 'points'),
    main: 'main',
    allied: 'allied',
    nobodyThere: 'nobody',
    strengthOf: n => `strength ${n}`,
    faceDown: n => `${n} face down`,
    mayDefend: 'May defend',
    ask: 'Ask',
    special: 'Special tile',
    specialUnfit: name => `${name} does not fit this round: pass.`,
    oddsWith: 'With your tile',
    play: 'Play',
    stopAiming: 'Not now',
    aimCity: 'Touch the city.',
    aimRevolt: 'Touch a place with Spartan hoplites.',
    fromHand: 'From the hand',
    used: seat => `used by ${seat}`,
    relations: 'War and alliance',
    relationsHint: 'Touch a power to see what binds it this turn.',
    atPeace: 'Nobody is at war or bound yet this turn.',
    freeOf: power => `${power} is bound by nothing yet this turn.`,
    war: (a, b) => `${a} and ${b} are at war: neither may defend the other or stand beside it.`,
    ally: (a, b) => `${a} and ${b} stand together: neither may attack the other’s locations.`,
    host: (a, b) => `${a} and ${b}: one has defended the other’s location, so they never stand against each other.`,
    opposed: (a, b) => `${a} and ${b} face each other somewhere, so neither may defend the other’s locations.`,
    legendWar: 'at war',
    legendAlly: 'together',
    legendHost: 'has defended',
    legendOpposed: 'facing',
    hand: 'Your forces',
    handHint: 'Pick a counter, then touch an attack or a defence that lights up.',
    budget: 'Left to send',
    budgetOf: (base, extra) => `${base} free${extra === null ? '' : `, ${extra} for the cube`}`,
    withCube: '+2 for a cube',
    payFrom: 'Cube from',
    mayHelp: (asker, power, place) => `${asker} asks: may ${power} defend ${place}?`,
    grant: 'Grant',
    deny: 'Deny',
    waitingAnswer: (seat, power, place) => `${seat} is asked: ${power} at ${place}`,
    standing: 'Standing answers',
    standingOf: (power, place) => `${power} at ${place}`,
    standingAnswers: { ask: 'ask me', grant: 'always grant', deny: 'always deny' },
    story: 'What happened',
    soFar: place => `${place} so far`,
    elections: 'The elections',
    battleFor: place => `The battle for ${place}`,
    earlier: 'Earlier',
    later: 'Later',
    again: 'Show again',
    fold: 'Fold away',
    scene: (n, of) => `${n} of ${of}`,
    elected: (seat, cost) => `${seat} wins against a rival with ${plural(cost, 'cube', 'cubes')} and pays as many`,
    unopposed: seat => `${seat} is elected and pays nothing more`,
    quiet: 'Not attacked',
    roundOf: { hoplite: 'Hoplite round', trireme: 'Trireme round' },
    free: side => `${side} alone has forces and wins without dice`,
    voidRound: 'no forces on either side: no round',
    needs: n => `needs ${n}+ on two dice`,
    strength: 'Strength',
    column: 'Column',
    columnHint: 'Column by the strengths, attack : defence',
    columnNeeds: (attack, defence) => `On two dice the attack needs ${attack} or more, the defence ${defence} or more`,
    tokens: n => `${plural(n, 'token', 'tokens')}: two win the round`,
    tokensWord: 'tokens',
    wonRound: { attack: 'The attack wins the round', defend: 'The defence wins the round' },
    throwOf: (side, a, b, made) => `${side}: ${a} and ${b}, ${made ? 'made' : 'missed'}`,
    odds: 'Chances for the location',
    oddsNobody: 'nobody',
    shield: 'The Persian shield',
    starts: 'start player',
    first: 'first to send forces',
    score: 'Score',
    scoreOf: (seat, total, cubes, locations, statues) =>
      `${seat}: ${total} points; cubes ${cubes}, location tiles ${locations}, statues ${statues}`,
    forces: 'Forces',
    owned: 'Location tiles won',
    setAside: 'Set aside',
    discarded: 'Influence tiles used',
    none: 'none',
    preview: 'If the elections were held now',
    nobodyStands: 'Nobody stands for it.',
    nobodyStandsFor: cities => `Nobody stands yet: ${cities}.`,
    wouldLead: (seat, cost) => `${seat} would lead${cost === 0 ? '' : ` and pay ${plural(cost, 'cube', 'cubes')}`}.`,
    youWouldLead: cost => `You would lead${cost === 0 ? '' : ` and pay ${plural(cost, 'cube', 'cubes')}`}.`,
    cubeLeads: cost => `A cube here would make you leader, at a cost of ${plural(cost, 'cube', 'cubes')}.`,
    cubeCosts: cost => `A cube of yours more: the price becomes ${plural(cost, 'cube', 'cubes')}.`,
    cubesToLead: n => `You need ${plural(n, 'more cube', 'more cubes')} to lead.`,
    ifHeldThen: city => `${city}, if the election were held then:`,
    fast: 'Only the results',
  },
  it: {
    turnOf: n => `Turno ${n} di 3`,
    decks: { cities: 'Città', locations: 'Località', relations: 'Relazioni' },
    attention: 'qui si può fare qualcosa',
    tiles: 'Tessere influenza',
    pile: n => `${n} nella pila`,
    anyCity: 'Città a scelta',
    cubes: n => plural(n, 'cubo', 'cubi'),
    inSupply: n => `${n} di riserva`,
    alpha: 'α',
    beta: 'β',
    candidate: (space, seat) => (seat === null ? `Spazio candidato ${space}: libero` : `Candidato ${space}: ${seat}`),
    leader: seat => `Guidata da ${seat}`,
    noLeader: 'Nessuno guida',
    statues: (seat, n) => `${plural(n, 'statua', 'statue')}: ${seat}`,
    worth: (vp, defeats) => `Una statua vale ${vp}; ${plural(defeats, 'sconfitta', 'sconfitte')}`,
    atHome: 'In città',
    dead: 'Caduti',
    inHand: 'In mano',
    unit: { hoplite: n => plural(n, 'oplita', 'opliti'), trireme: n => plural(n, 'trireme', 'triremi') },
    units: { hoplite: 'oplita', trireme: 'trireme' },
    side: { attack: 'Attacco', defend: 'Difesa' },
    symbols: { attack: 'Ribelli', defend: 'Difensori del posto' },
    controlledBy: city => `controllata da ${city}`,
    points: vp => plural(vp, 'punto', 'punti'),
    main: 'principale',
    allied: 'alleato',
    nobodyThere: 'nessuno',
    strengthOf: n => `forza ${n}`,
    faceDown: n => (n === 1 ? '1 coperta' : `${n} coperte`),
    mayDefend: 'Può difendere',
    ask: 'Chiedi',
    special: 'Tessera speciale',
    specialUnfit: name => `${name} non è adatta a questo round: passa.`,
    oddsWith: 'Con la tua tessera',
    play: 'Gioca',
    stopAiming: 'Non ora',
    aimCity: 'Tocca la città.',
    aimRevolt: 'Tocca una località con opliti spartani.',
    fromHand: 'Dalla mano',
    used: seat => `usata: ${seat}`,
    relations: 'Guerra e alleanza',
    relationsHint: 'Tocca una potenza per vedere che cosa la lega in questo turno.',
    atPeace: 'In questo turno nessuno è ancora in guerra o legato.',
    freeOf: power => `${power}: in questo turno ancora nessun legame.`,
    war: (a, b) => `${a} e ${b} sono in guerra: nessuna delle due può difendere l’altra né starle accanto.`,
    ally: (a, b) => `${a} e ${b} stanno insieme: nessuna delle due può attaccare le località dell’altra.`,
    host: (a, b) => `${a} e ${b}: una ha difeso una località dell’altra, quindi non si affrontano mai.`,
    opposed: (a, b) => `${a} e ${b} si affrontano da qualche parte, quindi nessuna delle due può difendere le località dell’altra.`,
    legendWar: 'in guerra',
    legendAlly: 'insieme',
    legendHost: 'ha difeso',
    legendOpposed: 'di fronte',
    hand: 'Le tue forze',
    handHint: 'Scegli una pedina, poi tocca un attacco o una difesa che si accende.',
    budget: 'Ancora da inviare',
    budgetOf: (base, extra) => `${base} gratis${extra === null ? '' : `, ${extra} per il cubo`}`,
    withCube: '+2 per un cubo',
    payFrom: 'Cubo da',
    mayHelp: (asker, power, place) => `${asker} chiede: ${power} può difendere ${place}?`,
    grant: 'Concedi',
    deny: 'Nega',
    waitingAnswer: (seat, power, place) => `Richiesta a ${seat}: ${power}, ${place}`,
    standing: 'Risposte fisse',
    standingOf: (power, place) => `${power}, ${place}`,
    standingAnswers: { ask: 'chiedimelo', grant: 'sempre sì', deny: 'sempre no' },
    story: 'Che cosa è successo',
    soFar: place => `${place}: finora`,
    elections: 'Le elezioni',
    battleFor: place => `La battaglia: ${place}`,
    earlier: 'Prima',
    later: 'Dopo',
    again: 'Rivedi',
    fold: 'Richiudi',
    scene: (n, of) => `${n} di ${of}`,
    elected: (seat, cost) => `${seat} vince contro un rivale con ${plural(cost, 'cubo', 'cubi')} e ne paga altrettanti`,
    unopposed: seat => `${seat} è eletto e non paga altro`,
    quiet: 'Non attaccata',
    roundOf: { hoplite: 'Round di opliti', trireme: 'Round di triremi' },
    free: side => `${side}: ha forze da sola e vince senza dadi`,
    voidRound: 'nessuna forza da nessuna parte: niente round',
    needs: n => `serve ${n}+ con due dadi`,
    strength: 'Forza',
    column: 'Colonna',
    columnHint: 'Colonna secondo le forze, attacco : difesa',
    columnNeeds: (attack, defence) => `Con due dadi all’attacco serve almeno ${attack}, alla difesa almeno ${defence}`,
    tokens: n => `${plural(n, 'gettone', 'gettoni')}: con due si vince il round`,
    tokensWord: 'gettoni',
    wonRound: { attack: 'L’attacco vince il round', defend: 'La difesa vince il round' },
    throwOf: (side, a, b, made) => `${side}: ${a} e ${b}, ${made ? 'riuscito' : 'mancato'}`,
    odds: 'Probabilità per la località',
    oddsNobody: 'nessuno',
    shield: 'Lo scudo persiano',
    starts: 'primo giocatore',
    first: 'invia per primo',
    score: 'Punteggio',
    scoreOf: (seat, total, cubes, locations, statues) =>
      `${seat}: ${total} punti; cubi ${cubes}, tessere Località ${locations}, statue ${statues}`,
    forces: 'Forze',
    owned: 'Tessere Località vinte',
    setAside: 'Messe da parte',
    discarded: 'Tessere influenza usate',
    none: 'nessuna',
    preview: 'Se si votasse adesso',
    nobodyStands: 'Nessuno è candidato.',
    nobodyStandsFor: cities => `Ancora nessun candidato: ${cities}.`,
    wouldLead: (seat, cost) => `Guiderebbe ${seat}${cost === 0 ? '' : `, pagando ${plural(cost, 'cubo', 'cubi')}`}.`,
    youWouldLead: cost => `Guideresti tu${cost === 0 ? '' : `, pagando ${plural(cost, 'cubo', 'cubi')}`}.`,
    cubeLeads: cost => `Un cubo qui ti farebbe guidare, al prezzo di ${plural(cost, 'cubo', 'cubi')}.`,
    cubeCosts: cost => `Con un tuo cubo in più il prezzo diventa ${plural(cost, 'cubo', 'cubi')}.`,
    cubesToLead: n => `Per guidare ti servono ancora ${plural(n, 'cubo', 'cubi')}.`,
    ifHeldThen: city => `${city}, se si votasse allora:`,
    fast: 'Solo i risultati',
  },
};
