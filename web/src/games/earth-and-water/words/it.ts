import { textTools } from '@stoa/engine';
import { plural, type ScreenWords } from './screen-words.ts';

const { and } = textTools('it');

/** "a" becomes "ad" before another a. */
const at = (city: string): string => `${city.startsWith('A') ? 'ad' : 'a'} ${city}`;
const left = (n: number): string => (n === 0 ? 'non restano monete' : n === 1 ? 'resta 1 moneta' : `restano ${n} monete`);

export const it: ScreenWords = {
  map: 'Mappa dell’Egeo',
  campaignOf: n => `Spedizione ${n} di 5`,
  campaignLost: n => `La spedizione ${n} è finita con la morte del re`,
  pointsNow: (vp, persia, greece) =>
    vp === 0 ? 'Punti Vittoria: parità' : `Punti Vittoria: ${Math.abs(vp)} per la ${vp > 0 ? persia : greece}`,
  hand: 'La tua mano',
  emptyYet: 'Nessuna carta in mano.',
  emptyOver: 'La partita è finita: non si comprano altre carte.',
  emptyHand: 'Nessuna carta in mano. Se ne comprano nella prossima fase di Preparazione.',
  read: 'Leggi',
  event: 'Evento',
  march: 'Marcia',
  sail: 'Naviga',
  react: 'Reagisci',
  layAside: 'Scarta',
  keepOnly: 'Tieni solo questa',
  discardAll: 'Scarta tutte',
  laidAside: 'Da scartare',
  card: n => `Carta ${n}`,
  spartaCard: 'Carta Sparta',
  ifEnemy: side => `Per la ${side}`,
  armies: n => plural(n, 'esercito', 'eserciti'),
  fleets: n => plural(n, 'flotta', 'flotte'),
  onMap: (armies, fleets) => `sulla mappa ${plural(armies, 'esercito', 'eserciti')}, ${plural(fleets, 'flotta', 'flotte')}`,
  inReserve: (armies, fleets) => `in riserva ${plural(armies, 'esercito', 'eserciti')}, ${plural(fleets, 'flotta', 'flotte')}`,
  inHand: n => plural(n, 'carta', 'carte'),
  figures: 'Personaggi',
  spent: 'già usato',
  landBattle: city => `Battaglia di ${city}`,
  navalBattle: city => `Battaglia navale di ${city}`,
  ifConfirmed: 'se confermi questo movimento',
  attacker: 'attacca',
  holder: 'vince',
  defender: 'difende',
  dice: n => plural(n, 'dado', 'dadi'),
  upTo: cap => `valore massimo ${cap}`,
  countsAs: (thrown, n) => `un ${thrown} qui vale solo ${n}`,
  odds: 'Se combattono fino in fondo',
  oddsForeseen: 'Se combattono fino in fondo; reazioni non previste',
  oddsOf: side => `vince la ${side}`,
  oddsBoth: 'non resta nessuno',
  expected: (persia, greece) => `Perdite attese: Persia ${persia}, Grecia ${greece}`,
  port: 'porto',
  held: side => `controllata dalla ${side}`,
  nobody: 'non controllata',
  inYourHand: 'Nella tua mano',
  discarded: 'Scartate',
  unknown: 'Mai viste: nel mazzo o nell’altra mano',
  playing: 'In gioco',
  deck: n => `${n} nel mazzo`,
  fewer: 'Uno in meno',
  more: 'Uno in più',
  carneia: 'Carnee: Sparta resta a casa',
  acropolis: 'L’Acropoli è bruciata: Atene non dà punti',
  greekHand: 'La mano greca',
  fedBySea: 'eserciti riforniti dalla flotta',
  cutOff: 'eserciti tagliati fuori: persi nei Rifornimenti',
  foodFor: (armies, onMap, food) =>
    `${onMap === 0 ? 'nessun esercito sulla mappa' : armies === 0 ? 'nessun esercito ha bisogno di cibo' : armies === onMap ? `${plural(armies, 'esercito', 'eserciti')} da sfamare` : `${armies} di ${plural(onMap, 'esercito', 'eserciti')} da sfamare`}${armies > 0 || food > 0 ? `, cibo per ${food}` : ''}${armies > food ? `: ${armies - food} di troppo` : ''}`,
  homeFed: 'Abydos ed Efeso: non serve cibo',
  fedByLine: 'con una linea di rifornimento',
  scored: campaign => `Punteggio della spedizione ${campaign}`,
  scoringRule: 'Una città vale 1, una città chiave 2; l’indicatore si sposta della differenza.',
  winsAtOnce: 'Atene e Sparta, o Abydos ed Efeso, prese entrambe a fine spedizione, danno la vittoria.',
  scoredLead: (side, n) => `L’indicatore si sposta di ${n} verso la ${side}.`,
  scoredPast: (side, moved, lost) =>
    `${moved === 0 ? `L’indicatore è già alla fine per la ${side}` : `L’indicatore si sposta di ${moved} verso la ${side}, alla fine del tracciato`}: ${plural(lost, 'punto va perso', 'punti vanno persi')}.`,
  scoredLevel: 'Contano lo stesso: l’indicatore resta dov’è.',
  aboard: n => `${plural(n, 'esercito', 'eserciti')} a bordo`,
  sideLoses: (side, what) => `La ${side} perde ${what}`,
  drowned: armies => `e ${armies} a bordo`,
  withdraws: (side, what, city) => `La ${side} si ritira verso ${city}: ${what}`,
  tookPlace: (side, from, city, port) =>
    port ? `La ${side} ha cacciato la ${from} dal porto di ${city}.` : `La ${side} ha tolto ${city} alla ${from}.`,
  keptPlace: (side, city, port) => (port ? `La ${side} ha difeso il porto di ${city}.` : `La ${side} ha difeso ${city}.`),
  battlePoint: (card, side) => `${card}: 1 Punto Vittoria alla ${side}`,
  nobodyLeft: 'Entrambi hanno perso lì gli ultimi pezzi.',
  rounds: 'Round',
  round: n => `Round ${n}`,
  kingDead: king => `Re ${king} è morto`,
  campaignOver: n => `La spedizione ${n} finisce qui`,
  operationsOver: 'La fase delle operazioni finisce qui',
  handLost: 'la Persia perde la sua mano',
  armyLost: '1 esercito persiano esce dal gioco',
  shuffled: 'Tutte le carte, tranne la mano greca, tornano nel mazzo mescolato.',
  supplyNow: 'Seguono i rifornimenti e il punteggio.',
  toCampaign: n => `Alla spedizione ${n}`,
  toResult: 'Al risultato',
  noSupply: 'niente rifornimenti',
  noScoring: 'niente punteggio',
  supply: 'Rifornimenti',
  starved: (side, armies, city, cut) => `La ${side} perde ${armies}, ${city}: ${cut ? 'senza collegamento' : 'senza cibo'}`,
  momentTitles: {
    'acropolis-burnt': 'L’Acropoli brucia',
    'immortals-returned': 'Gli Immortali',
    'bridge-built': 'Un ponte sull’Ellesponto',
    'bridge-destroyed': 'Il ponte è distrutto',
  },
  momentMeans: {
    'acropolis-burnt': 'In questa spedizione Atene non conta per nessuno. Nella prossima la Grecia ha 5 monete.',
    'bridge-built': 'Gli eserciti persiani possono marciare dall’Asia all’Europa.',
    'bridge-destroyed': 'La strada tra l’Asia e l’Europa è chiusa.',
  },
  immortalsReturn: (armies, city) => `I caduti si rialzano: ${armies}, ${city}. Comincia una nuova battaglia.`,
  stakes: {
    'the-great-king':
      'Il Re dei Re: 1 punto alla Persia se non resta nessun esercito greco, 1 alla Grecia se poi la Persia non controlla la città.',
    evangelion:
      'Evangelion: 1 punto alla Grecia se non resta nessun esercito persiano, 1 alla Persia se poi la Grecia non controlla la città.',
    'cavalry-of-mardonius': 'Cavalleria di Mardonio: i dadi persiani non hanno limite.',
  },
  victoryPoints: n => plural(n, 'punto vittoria', 'punti vittoria'),
  marker: (vp, persia, greece) =>
    vp === 0 ? 'L’indicatore è a 0.' : `L’indicatore è a ${Math.abs(vp)} per la ${vp > 0 ? persia : greece}.`,
  notScored: campaigns =>
    campaigns.length === 1
      ? `La spedizione ${campaigns[0]} non ha avuto punteggio: il re è morto.`
      : `Le spedizioni ${and(campaigns.map(String))} non hanno avuto punteggio: il re è morto.`,
  retreatWays: bySea => (bySea ? 'Ritirata via mare a' : 'Ritirata a'),
  retreatTo: (city, bySea) => (bySea ? `Ritirata via mare: ${city}` : `Ritirata: ${city}`),
  bridgeFor: talents => `Costruisci il ponte: ${plural(talents, 'moneta', 'monete')}`,
  endUnspent: n => `Chiudi: ${n === 1 ? 'avanza 1 moneta' : `avanzano ${n} monete`}`,
  buy: n => (n === 0 ? 'Non comprare carte' : `Compra ${plural(n, 'carta', 'carte')}`),
  cardsToBuy: 'Carte da comprare',
  cardCost: 'Una carta costa 1 moneta; più tardi non se ne acquistano altre.',
  leftForPieces: n => `${n === 1 ? 'Resta 1 moneta' : `Restano ${n} monete`} per eserciti e flotte.`,
  costs: 'Quanto costa',
  pieceCosts: (fleet, bridge, noFleets, limit) =>
    [
      noFleets
        ? 'Un esercito costa 1 moneta; ora non si possono costruire altre flotte.'
        : `Un esercito costa 1 moneta, una flotta ${fleet}${limit === undefined ? '' : `; al massimo ${limit} flotte`}.`,
      ...(bridge ? ['Sul ponte gli eserciti marciano da Abydos a Pella.'] : []),
      'Quel che avanza va perso.',
    ].join(' '),
  raiseRest: (n, city) => `${n === 1 ? 'Un altro esercito' : `Altri ${n} eserciti`}: ${city}`,
  removeAtOnce: 'Tutto in un tocco: prima gli eserciti tagliati fuori, persi comunque; poi dal gruppo più grande.',
  removeThese: cities => `Togli: ${cities}`,
  play: 'Gioca l’evento',
  pass: 'Passa',
  endPreparation: 'Chiudi la preparazione',
  discardIt: name => `Scarta ${name}`,
  playedCards: side => `Carte: ${side}`,
  withCard: name => `con «${name}»`,
  raisedRun: (side, armies, fleets, talents) => {
    const raised = armies.map(({ pieces, city }) => `${plural(pieces, 'esercito', 'eserciti')} ${at(city)}`);
    const built = fleets.map(({ pieces, city }) => `${plural(pieces, 'flotta', 'flotte')} nel porto di ${city}`);
    const deeds = [...(raised.length > 0 ? [`recluta ${and(raised)}`] : []), ...(built.length > 0 ? [`costruisce ${and(built)}`] : [])];
    return `La ${side} ${deeds.join('; ')}; ${left(talents)}.`;
  },
  placedRun: (side, fleets, port) => `La ${side} piazza ${fleets} nel porto di ${port}.`,
  kingRisk: (king, preparation, percent) => {
    const end = preparation ? 'la spedizione' : 'la fase delle operazioni';
    return percent === undefined
      ? `Se si pesca la carta 11, re ${king} muore e ${end} finisce.`
      : `Probabilità che si peschi la carta 11, che re ${king} muoia e ${end} finisca: ${percent}`;
  },
  whereTo: (byLand, from) => `${byLand ? 'Marcia' : 'Naviga'} da ${from}: scegli dove.`,
  nextDice: n => `prossimo round ${plural(n, 'dado', 'dadi')}`,
  landing: city => `Se si salvano tutte le flotte, lo sbarco ${at(city)}`,
  gains: (city, worth) => `${city} diventa tua: vale ${worth}.`,
  moveAsked: (byLand, from, to) => `${byLand ? 'Marciare' : 'Navigare'} da ${from} ${at(to)}?`,
  eventAsked: name => `Giocare «${name}»?`,
  kingCause: (preparation, card) =>
    preparation
      ? `La carta 11, «${card}», era tra quelle acquistate dalla Persia.`
      : `La Persia ha pescato la carta 11, «${card}», con Pacificazione.`,
  tooLittleFood: (food, armies) =>
    `Cibo per ${food} di ${plural(armies, 'esercito', 'eserciti')} dopo questa mossa: i Rifornimenti ne toglierebbero ${armies - food}.`,
  leavesEmpty: (city, then) =>
    `Nessun esercito resta ${at(city)}: ${{ me: 'il nemico può entrare', enemy: 'torna subito al nemico', nobody: 'non sarà di nessuno' }[then]}.`,
  pile: n => `Scarti: ${plural(n, 'carta', 'carte')}`,
  legend: {
    line: 'Questi eserciti sono riforniti lungo questa strada.',
    cut: 'Tagliati fuori: questi eserciti si perdono nei Rifornimenti.',
    sea: 'Riforniti dalla propria flotta.',
    food: 'Cibo: un’anfora sfama un esercito nei Rifornimenti.',
    key: 'Una città chiave vale 2 punti, le altre 1.',
  },
};
