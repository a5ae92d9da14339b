/** Italiano. */
import { textTools } from '@stoa/engine';
import { plural, signed } from './plural.ts';
import type { ScreenWords } from './words.ts';

const { and } = textTools('it');

export const it: ScreenWords = {
  turnOf: n => `Turno ${n} di 3`,
  decks: { cities: 'Città', locations: 'Località', relations: 'Relazioni' },
  attention: 'qui si può fare qualcosa',
  tiles: 'Tessere Influenza',
  pile: n => `${n} nella pila`,
  anyCity: 'Città a scelta',
  anyCityShort: 'A scelta',
  tileDoes: { candidate: 'Candidato', assassin: 'Assassinio' },
  cubes: n => plural(n, 'cubo', 'cubi'),
  fewLeft: n => (n === 1 ? 'ne resta 1' : `ne restano ${n}`),
  inSupply: n => `${plural(n, 'cubo', 'cubi')} di riserva`,
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
  symbols: { attack: 'Ribelli', defend: 'Difese di base' },
  deed: {
    take: tile => `Prendi ${tile}`,
    chooseCity: 'Scegli una città',
    chooseCandidate: 'Scegli un candidato',
    chooseVictim: 'Scegli un cubo',
    put: city => `Metti un cubo: ${city}`,
    propose: (seat, city) => `Proponi ${seat ?? 'un tuo cubo'}: ${city}`,
    remove: (seat, city) => `Togli un ${seat === undefined ? 'tuo cubo' : `cubo di ${seat}`}: ${city}`,
    play: tile => `Gioca ${tile}`,
  },
  symbolsTold: (side, units) =>
    `${side === 'attack' ? 'Ribelli: +1 all’attacco' : 'Difese di base: +1 alla difesa'} nel round di ${units.map(unit => (unit === 'hoplite' ? 'opliti' : 'triremi')).join(' e in quello di ')}`,
  controlledBy: city => `controllata da ${city}`,
  points: vp => plural(vp, 'punto', 'punti'),
  main: 'principale',
  allied: 'alleato',
  nobodyThere: 'nessuno',
  strengthOf: n => `forza ${n}`,
  faceDown: n => (n === 1 ? '1 coperta' : `${n} coperte`),
  mayDefend: 'Può difendere',
  ask: names => `Chiedi a ${names.join(' e a ')}`,
  special: 'Tessera Speciale',
  lookAtSpecial: 'Guarda la tua tessera Speciale',
  specialUnfit: name => `${name} non serve in questo round: passa.`,
  oddsNow: 'Come stanno le cose',
  allAtOnce: 'Chi può avere una tessera risponde nello stesso momento, senza vedere le risposte degli altri.',
  decided: 'decisa',
  won: (winners, points, ahead, next, isMine) =>
    `${isMine ? 'Vinci' : `${and(winners)} ${winners.length === 1 ? 'vince' : 'vincono'}`} con ${plural(points, 'punto', 'punti')}${
      ahead > 0 ? `, ${ahead} più di ${and(next)}` : ''
    }.`,
  ended: {
    'three-turns': 'Si sono giocati tre turni.',
    'athens-falls': 'La guerra è finita: Atene è stata sconfitta per la quarta volta.',
    'sparta-falls': 'La guerra è finita: Sparta è stata sconfitta per la quarta volta.',
  },
  play: 'Gioca',
  stopAiming: 'Non ora',
  aimCity: 'Tocca la città.',
  aimRevolt: 'Tocca una località con opliti spartani.',
  aimRevoltHand: 'Nessun oplita spartano è ancora stato inviato: uno può tornare in città dalla mano di chi guida Sparta.',
  fromHand: 'Dalla mano',
  used: seat => `usata: ${seat}`,
  relations: 'Guerra e alleanza',
  relationsHint: 'Tocca una potenza per vedere che cosa la lega in questo turno e di che cosa è fatto il suo esercito.',
  atPeace: 'In questo turno nessuno è ancora in guerra o legato.',
  freeOf: power => `${power} in questo turno può combattere contro tutti.`,
  war: (a, b) => `${a} e ${b} sono in guerra: nessuna delle due può difendere l’altra né starle accanto.`,
  ally: (a, b, strict) =>
    `${a} e ${b} stanno insieme: nessuna delle due può attaccare le località dell’altra${strict ? ', né affrontarla altrove' : ''}.`,
  host: (a, b) => `${a} e ${b}: una ha difeso una località dell’altra, quindi non si affrontano mai.`,
  opposed: (a, b, strict) =>
    `${a} e ${b} si affrontano da qualche parte, quindi nessuna delle due può difendere le località dell’altra${strict ? ', né starle accanto altrove' : ''}.`,
  legendWar: 'in guerra',
  legendAlly: 'insieme',
  legendHost: 'ha difeso',
  legendOpposed: 'di fronte',
  hand: 'Le tue forze',
  numberIs: 'il numero è la forza',
  whichCounter: (power, unit) => `${power}: quale ${unit === 'hoplite' ? 'oplita' : 'trireme'}? Le altre pedine restano in mano.`,
  budget: 'Ancora da inviare',
  budgetOf: (base, extra) => `${base} gratis${extra === null ? '' : `, ${extra} per il cubo`}`,
  costsCube: '−1 cubo',
  hint: {
    send: 'Scegli una pedina qui sotto, poi tocca un lato illuminato.',
    propose: 'Tocca la colonna di un giocatore in una città: quel cubo diventa candidato.',
    remove: 'Tocca la colonna di un giocatore, o un candidato sul tetto.',
  },
  withCube: 'e altre 2 pagando un tuo cubo',
  grant: 'Concedi',
  deny: 'Nega',
  waitingAnswer: (seat, power, place) => `Richiesta a ${seat}: ${power}, ${place}`,
  standing: 'Risposte fisse',
  standingHint: 'Chi può difendere le tue località senza chiedertelo, e chi mai. «Sempre sì» lo vedono tutti.',
  standingOf: (power, place) => `${power}, ${place}`,
  standingAnswers: { ask: 'chiedimelo', grant: 'sempre sì', deny: 'sempre no' },
  story: 'Che cosa è successo',
  soFar: place => `${place}: finora`,
  elections: 'Le elezioni',
  battleFor: place => `La battaglia: ${place}`,
  again: 'Rivedi',
  fold: 'Richiudi',
  quiet: 'Non attaccata',
  roundOf: { hoplite: 'Round di opliti', trireme: 'Round di triremi' },
  free: side => `${side}: senza avversari, vince senza dadi`,
  voidRound: 'nessuna forza da nessuna parte: niente round',
  needs: n => `serve ${n}+ con due dadi`,
  strength: 'Forza',
  column: 'Colonna',
  columnHint: 'Colonna secondo le forze, attacco : difesa',
  columnOf: (attack, defence, needs) =>
    `${attack} contro ${defence}: l’attacco va a segno con almeno ${needs[0]}, la difesa con ${needs[1]}`,
  columnNeeds: (attack, defence) => `Con due dadi all’attacco serve almeno ${attack}, alla difesa almeno ${defence}`,
  tokens: n => `${plural(n, 'pedina', 'pedine')} Battaglia: con due si vince il round`,
  tokensWord: 'pedine Battaglia',
  wonRound: { attack: 'L’attacco vince il round', defend: 'La difesa vince il round' },
  wonWith: (side, [winner, loser]) =>
    `${side === 'attack' ? 'L’attacco' : 'La difesa'} vince, ${plural(winner, 'pedina', 'pedine')} a ${loser}`,
  countsTwice: 'vale doppio',
  throwOf: (side, a, b, made) => `${side}: ${a} e ${b}, ${made ? 'riuscito' : 'mancato'}`,
  odds: 'Probabilità per la località',
  oddsNobody: 'Nessuno',
  shield: 'Lo scudo persiano',
  starts: 'primo giocatore',
  first: 'invia per primo',
  score: 'Punteggio',
  scoreOf: (seat, total, cubes, locations, statues) =>
    `${seat}: ${total} punti; cubi ${cubes}, tessere Località ${locations}, statue ${statues}`,
  forces: 'Forze',
  owned: 'Tessere Località vinte',
  setAside: 'Messe da parte',
  discarded: 'Tessere Influenza usate',
  none: 'nessuna',
  preview: 'Chi vincerebbe ora ogni elezione',
  nobodyStands: 'Nessuno è candidato.',
  nobodyStandsFor: cities => `Ancora nessun candidato: ${cities}.`,
  wouldLead: (seat, cost) => `Guiderebbe ${seat}${cost === 0 ? '' : `, pagando ${plural(cost, 'cubo', 'cubi')}`}.`,
  youWouldLead: cost => `Guideresti tu${cost === 0 ? '' : `, pagando ${plural(cost, 'cubo', 'cubi')}`}.`,
  cubeLeads: cost => `Un cubo qui ti farebbe guidare, al prezzo di ${plural(cost, 'cubo', 'cubi')}.`,
  cubeCosts: cost => `Con un tuo cubo in più il prezzo diventa ${plural(cost, 'cubo', 'cubi')}.`,
  cubesToLead: n => `Per guidare ti servono ancora ${plural(n, 'cubo', 'cubi')}.`,
  refusedShort: 'negato',
  refused: (seat, power) => `${seat}: no a ${power}`,
  shards: n => plural(n, 'ostrakon', 'ostraka'),
  oddsNone: 'così non la prende nessuno',
  shared: 'in comune con',
  signs: 'I segni',
  signOf: {
    vacant: 'Palmetta sul tetto: nessuno guida la città',
    leader: 'Segno sul tetto: chi guida la città',
    spaces: 'Spazi per due candidati; in parità vince α',
    track: 'Quanto vale lì una statua: il numero in cornice; ogni sconfitta cancella il più alto',
    statue: 'Statua, con il segno di chi l’ha eretta: ogni turno chi guida una città ne erige una',
    counters: 'Opliti e triremi della città: quanti sono in città o, dopo il segno di chi guida, nella sua mano',
    dead: 'Pedine perse in battaglia',
    order: 'Il numero davanti a una località: l’ordine delle battaglie del turno',
    worth: 'Il numero nel cerchio: i punti della tessera Località',
    rounds: 'Opliti e triremi accanto a una località: i round della battaglia, in quest’ordine',
    rebels: 'Ribelli: 1 di forza in più all’attacco in quel round',
    locals: 'Difese di base: 1 di forza in più alla difesa in quel round',
    down: 'Coperte: si sa quante, non quanto forti',
    drafted: 'Inviata in questa mossa, nessun altro la vede ancora',
    shut: 'Ora non può andare da nessuna parte; toccala per sapere perché',
    tokens: 'Pedine Battaglia: con due si vince il round',
    first: 'Comincia il turno; più tardi invia per primo',
    two: 'Tessera da due ostraka: si usa prima di quelle da uno',
    sources: 'Punti dai cubi nelle città, dalle tessere Località, dalle statue',
    supply: 'Cubi rimasti in riserva, quando sono pochi',
  },
  decidedBy: (winner, second, source) => {
    const from = { cubes: 'I cubi', locations: 'Le tessere Località', statues: 'Le statue' } as const;
    return winner.total === second.total
      ? `${winner.name} e ${second.name} hanno ${winner.total} punti a testa.`
      : `${from[source]} hanno fatto la differenza: ${winner.name} ne ha ${winner.from} dei suoi ${winner.total} punti, ${second.name} ${second.from} di ${second.total}.`;
  },
  tieBreak: (by, mine, theirs) =>
    by === 'locations'
      ? `Punti pari, ma di più dalle tessere Località: ${mine} a ${theirs}.`
      : `Punti pari, anche dalle tessere Località, ma più statue: ${mine} a ${theirs}.`,
  ifHeldThen: (city, result) => `${city}, se si votasse allora: ${result.charAt(0).toLowerCase()}${result.slice(1)}`,
  fast: 'Solo i risultati',
  verdict: cost => (cost === 0 ? 'guiderebbe' : `guiderebbe, paga ${plural(cost, 'cubo', 'cubi')}`),
  verdictShort: cost => (cost === 0 ? 'guiderebbe' : `guiderebbe, −${cost}`),
  noCandidate: 'nessun candidato',
  sources: { cubes: 'Cubi', locations: 'Località', statues: 'Statue' },
  total: 'Punti',
  battleOrder: n => `Battaglia ${n} di questo turno`,
  pickedCounter: (power, unit, strength) => `${power}: ${unit === 'hoplite' ? 'oplita' : 'trireme'} di forza ${strength}`,
  pickedHint: 'Tocca un lato acceso.',
  asksHint: 'Dove un lato è tratteggiato serve un permesso: toccalo per chiederlo al giocatore nel fumetto.',
  staying: (hoplites, triremes) =>
    hoplites + triremes === 0
      ? 'È l’ultima pedina che hai in mano.'
      : `Ti restano in mano ${and([...(hoplites > 0 ? [plural(hoplites, 'oplita', 'opliti')] : []), ...(triremes > 0 ? [plural(triremes, 'trireme', 'triremi')] : [])])}.`,
  grantMeans: (power, place, city) =>
    `Se concedi, in questo turno ${power} può inviare quante pedine vuole (${place}); da allora non può attaccare ${city}.`,
  defendsFor: (points, main, isMe) =>
    isMe
      ? `Sei il difensore principale: se la difesa regge, i ${plural(points, 'punto', 'punti')} sono tuoi.`
      : main === null
        ? `Ancora nessuno difende: il primo a farlo è il difensore principale e, se la difesa regge, prende i ${plural(points, 'punto', 'punti')}.`
        : `${main} è il difensore principale e, se la difesa regge, prende i ${plural(points, 'punto', 'punti')}.`,
  against: (own, rival, cubes) => `${plural(own, 'cubo', 'cubi')} contro ${cubes}${rival === undefined ? '' : ` di ${rival}`}`,
  pays: (cost, left) => (cost === 0 ? 'non paga altro' : `paga ${plural(cost, 'cubo', 'cubi')}, ne tiene ${left}`),
  tie: 'pari: vince α',
  ballot: (own, cubes) =>
    `${own} contro ${cubes}${own === cubes ? ', vince α' : ''}: ${cubes === 0 ? 'non paga nulla' : `paga ${cubes}, ne tiene ${own - cubes}`}`,
  spacesAre: 'α primo candidato, vince a parità di cubi · β secondo candidato',
  unopposed: 'nessun rivale, non paga altro',
  oddsOf: (place, attack, defence, nobody) => `${place}: attacco ${attack}, difesa ${defence}, nessuno ${nobody}`,
  withTileOf: (what, attack, defence) => `${what}: attacco ${attack}, difesa ${defence}`,
  you: 'Tu',
  thanYou: 'te',
  hit: needs => `almeno ${needs}: a segno`,
  miss: needs => `meno di ${needs}: a vuoto`,
  tokensHeld: n => plural(n, 'pedina', 'pedine'),
  tokenFrom: { round: '1 dal primo round', tile: '1 dalla tessera' },
  forToken: 'per una pedina',
  forPlace: 'per la località',
  symbolsFight: { attack: 'i ribelli del luogo', defend: 'i difensori del luogo' },
  forcesOf: powers => `forze: ${and(powers)}`,
  earlierThrows: more => (more === 0 ? 'Lanci precedenti' : `altri ${more}, poi`),
  lastDecided: 'Due pedine a testa: decide il primo lancio in cui va a segno una parte sola.',
  withYours: 'con le tue pedine',
  takes: (names, isMe, points) =>
    `${isMe ? 'la prendi tu' : `${names.length === 1 ? 'la prende' : 'la prendono'} ${and(names)}`}, ${plural(points, 'punto', 'punti')}`,
  nobodyTakes: 'non la prende nessuno',
  quietFor: defended =>
    `Nessuno ha attaccato. ${defended ? 'Il difensore principale mette invece due cubi nella città.' : 'Nessuno guadagna nulla.'}`,
  playsTile: (name, isMe, tile, gives) =>
    `${name} ${isMe ? 'giochi' : 'gioca'} ${tile}: ${
      'side' in gives
        ? `1 pedina per ${gives.side === 'attack' ? 'l’attacco' : 'la difesa'}`
        : `${gives.unit === 'hoplite' ? 'gli opliti' : 'le triremi'} (${gives.power}) valgono doppio`
    }.`,
  battleNth: (n, of) => `Battaglia ${n} di ${of}`,
  nextBattle: place => `Prossima battaglia: ${place}`,
  allResults: 'Tutti i risultati',
  goOn: 'Avanti',
  endOfTurn: 'Fine del turno',
  turnOver: n => `Il turno ${n} è finito`,
  toTurn: n => `Al turno ${n}`,
  toEnd: 'Al punteggio finale',
  youLead: powers => (powers.length === 0 ? 'In questo turno non guidi nessuna città' : `Guidi ${and(powers)}`),
  electionCost: (after, candidates, paid) =>
    candidates === 0
      ? `${plural(after, 'punto', 'punti')}, come prima`
      : `${after + candidates + paid} → ${after} punti: ${plural(candidates, 'candidato', 'candidati')}${paid === 0 ? '' : `, ${plural(paid, 'cubo', 'cubi')} per vincere`}`,
  electionRule: 'I cubi sono punti. Ogni candidato torna in riserva; chi vince paga anche tanti cubi quanti ne ha lì il rivale.',
  allyGains: 'Dove un altro è arrivato prima sei un alleato: i punti li vince solo lui.',
  tileInUse: tile => `La tua tessera ora: ${tile}.`,
  sendingOrder: (two, one) => {
    const next = [
      ...(two.length > 0 ? [`${two.join(', ')} (2 ostraka)`] : []),
      ...(one.length > 0 ? [`${one.join(', ')} (1 ostrakon)`] : []),
    ];
    return next.length === 0
      ? 'È l’ultima tessera.'
      : `Dopo: ${next.join(', poi ')}. Le tessere da 2 ostraka vanno per prime, in senso orario; la città della tessera non conta.`;
  },
  minusIs: '−2: chi vince pagherebbe 2 cubi, oltre al candidato.',
  sevenDecided: n => `${plural(n, 'località decisa', 'località decise')}, una statua per ogni capo`,
  takenBy: 'Presa da',
  losses: 'Perdite (forza)',
  defeated: 'Sconfitta',
  defeatNth: (city, n) => `${city}, ${n}ª`,
  defeatWorth: value => `: statue da ${value}`,
  statuesRaised: 'Nuove statue',
  worthNow: vp => `vale ${vp}`,
  gained: (locations, statues) =>
    [...(locations === 0 ? [] : [`${signed(locations)} località`]), ...(statues === 0 ? [] : [`${signed(statues)} statue`])].join(', '),
  defeatAt: (city, n) => `${city}: sconfitta n. ${n}`,
  leads: 'guida',
  ahead: 'avanti',
  candidatesHead: 'candidati',
  statueHead: 'statua',
  statueWorth: 'Valore di una statua',
  trayOver: 'La partita è finita.',
  trayCandidates: 'Tutte le tessere sono prese. Si propongono i candidati, poi le città votano.',
  trayLeads: 'Le forze delle tue città arrivano qui quando si comincia a inviare.',
  trayAllSent: 'Tutte le tue forze sono inviate.',
  trayBattles: 'Le forze sono inviate; le battaglie si combattono nell’ordine dei numeri.',
  trayWar: 'Le tue forze arrivano qui quando guidi una città o la Persia.',
  phases: { tiles: 'Tessere', candidates: 'Candidati', forces: 'Forze', battles: 'Battaglie' },
  warGauge: (city, n) => `${city}: ${plural(n, 'sconfitta', 'sconfitte')}; la quarta chiude la partita`,
  map: 'Mappa della Grecia',
  thenLeads: { propose: 'Se proposto: chi guiderebbe', assassinate: 'Se rimosso: chi guiderebbe' },
  foughtFor: 'In palio in questo turno',
  armies: 'Opliti e triremi delle città',
  playPersia: (others, isMe) =>
    isMe
      ? others.length === 0
        ? 'Non guidi nessuna città: in questo turno giochi la Persia'
        : `Tu e ${and(others)} non guidate nessuna città: in questo turno giocate la Persia`
      : `${and(others)} non ${others.length > 1 ? 'guidano nessuna città e giocano' : 'guida nessuna città e gioca'} la Persia in questo turno`,
  persiaOf: players => (players.length === 0 ? 'Persia: non la gioca nessuno' : `Persia, giocata da ${and(players)}`),
  tilesAndForces: 'Tessere e forze',
  alive: 'Ancora in gioco',
  armyOf: power => `Esercito (${power}):`,
  aliveHint: 'Tutti sanno di che cosa è fatto ogni esercito; quali pedine giacciono coperte e dove, lo sa solo chi le gioca.',
};
