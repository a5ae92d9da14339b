/** EW-16 and EW-17: the reaction windows and both halves of the cards. */
import type { SomeRules } from '../../words.ts';

export const cardRules = {
  'EW-16.1': {
    title: 'In ogni operazione',
    text: 'Le finestre di Reazione si aprono in qualsiasi operazione, anche in un movimento fatto dentro un’altra Reazione.',
  },
  'EW-16.2': {
    title: 'Motivi pubblici',
    text: 'Una finestra si apre per motivi che entrambi possono vedere: così non rivela nulla della mano.',
  },
  'EW-16.3': {
    title: 'Il prezzo del personaggio',
    text: 'Quando si gioca Milziade, Temistocle o Leonida, un esercito greco dalla riserva va sul personaggio. Se la riserva è vuota, la Grecia ne toglie uno dalla mappa, ma non l’ultimo della battaglia o del movimento a cui serve.',
  },
  'EW-16.4': { title: 'Il prezzo resta pagato', text: 'L’esercito va sul personaggio anche se poi l’evento non ottiene nulla.' },
  'EW-16.W1': {
    title: 'Finestra: Tributo',
    text: 'La Persia ha giocato il Tributo e scelto la città: la Grecia può giocare Molon Labe.',
  },
  'EW-16.W2': {
    title: 'Finestra: le flotte persiane sono salpate',
    text: 'Prima della battaglia navale o dello sbarco la Grecia può giocare Temistocle.',
  },
  'EW-16.W3': {
    title: 'Finestra: la Persia attacca a terra',
    text: 'Prima del primo round la Grecia può giocare Milziade o 300, non entrambi, e Pausania contro La Cavalleria di Mardonio.',
  },
  'EW-16.W4': {
    title: 'Finestra: la Grecia attacca a terra',
    text: 'Prima del primo round la Grecia può giocare Milziade, ma non in una battaglia di Leonida.',
  },
  'EW-16.W5': {
    title: 'Finestra: persa una flotta persiana',
    text: 'Dopo un round navale costato una flotta persiana, se un’altra è ancora nella battaglia, la Grecia può giocare Artemisia.',
  },
  'EW-16.W6': {
    title: 'Finestra: tutti gli eserciti persiani eliminati',
    text: 'Una battaglia terrestre è finita con tutti gli eserciti persiani eliminati e qualche esercito greco rimasto: la Persia può giocare Gli Immortali.',
  },
  'EW-17.G01': {
    title: 'Le Miniere del Laurio',
    text: 'La Grecia fa un’altra preparazione con 3 monete: prima le carte, poi i pezzi. I massimi di 6 carte e 2 flotte non valgono; riserva, luoghi e mazzo sì. La carta non può pescare sé stessa, e la riduzione di Acropoli in Fiamme non la tocca.',
  },
  'EW-17.P01': {
    title: 'La Cavalleria di Mardonio',
    text: 'La Persia effettua un movimento terrestre. Nella battaglia che ne segue i dadi persiani contano come cadono. Pausania toglie il vantaggio, non il movimento; una battaglia ripresa con Gli Immortali non lo ha.',
  },
  'EW-17.G02': {
    title: 'Rivolta Ionica',
    text: 'La Grecia manda nella riserva un esercito persiano che si trova ad Abydos o a Efeso. Deve essercene uno.',
  },
  'EW-17.P02': {
    title: 'Tributo di «Terra e Acqua»',
    text: 'Sulle carte 2, 3 e 13. La Persia piazza un esercito dalla riserva in una città non controllata; le città chiave non lo sono mai. La Grecia può rispondere con Molon Labe.',
  },
  'EW-17.G03': {
    title: 'L’Ira di Poseidone',
    text: 'La Grecia manda nella riserva una flotta persiana sulla mappa. Deve essercene una.',
  },
  'EW-17.G04': {
    title: 'Milziade',
    text: 'Reazione prima del primo round di una battaglia terrestre, in attacco o in difesa, anche dopo uno sbarco. La Grecia lancia 3 dadi in ogni round. Una sola volta per partita; non insieme a 300 o a Leonida. In attacco serve un’altra carta per il movimento.',
  },
  'EW-17.P04': {
    title: 'Feste delle Carnee',
    text: 'Fino alla fine della spedizione la Grecia non gioca eventi delle carte di Sparta, e gli eserciti greci a Sparta non marciano e non si imbarcano. Possono ritirarsi o essere rimossi. Le carte di Sparta servono ancora per il movimento.',
  },
  'EW-17.G05': {
    title: 'Temistocle',
    text: 'Reazione quando le flotte persiane sono salpate. Flotte greche da un altro porto fanno un movimento navale senza eserciti; un’eventuale battaglia altrove si combatte prima, poi il movimento persiano prosegue. In queste battaglie navali nessuno si ritira. Una sola volta per partita.',
  },
  'EW-17.P05': {
    title: 'Gli Immortali',
    text: 'Reazione quando in una battaglia terrestre tutti gli eserciti persiani sono eliminati e ne restano di greci. Dalla riserva arrivano tanti eserciti quanti ne sono stati persi, al massimo 3, e comincia una nuova battaglia: stesso attaccante, stesse vie di ritorno, nuove Reazioni, nessun effetto della precedente. Non dopo la morte di Serse.',
  },
  'EW-17.G06': {
    title: 'Pausania',
    text: 'Reazione prima del primo round contro La Cavalleria di Mardonio: in questa battaglia i dadi persiani hanno il solito massimo. Si può unire a Milziade o a 300.',
  },
  'EW-17.P06': {
    title: 'Ostracismo',
    text: 'Una carta della mano greca, presa a caso, si scarta scoperta. La Grecia deve avere una carta.',
  },
  'EW-17.G07': {
    title: 'L’Oracolo di Delfi',
    text: 'La Grecia scarta tutta la mano insieme a questa carta, poi pesca tante carte quante ne ha scartate. Se il mazzo finisce, possono tornare le stesse.',
  },
  'EW-17.P07': {
    title: 'Il Re dei Re',
    text: 'La Persia effettua un movimento terrestre. Dopo una battaglia guadagna 1 punto se lì non restano eserciti greci; poi la Grecia ne guadagna 1 se la Persia non controlla la città. Senza battaglia nessun punto.',
  },
  'EW-17.G08': {
    title: 'Leonida',
    text: 'La Grecia effettua un movimento terrestre con esattamente 1 esercito e lancia 2 dadi in ogni round della battaglia che ne segue. Una sola volta per partita.',
  },
  'EW-17.P08': {
    title: 'La Via Reale',
    text: 'La Persia sceglie Abydos o Efeso. Se vi sono eserciti greci, vanno tutti nella riserva e basta. Se non ve ne sono, la Persia vi piazza da 1 a 3 eserciti.',
  },
  'EW-17.G09': {
    title: 'Artemisia',
    text: 'Reazione dopo un round navale costato una flotta persiana: un’altra flotta persiana di questa battaglia va per sempre sul personaggio. Prima le navi vuote. Una sola volta per partita.',
  },
  'EW-17.P09': {
    title: 'Ippia',
    text: 'La Persia guarda la mano greca e sceglie una carta, che viene scartata. La Grecia deve avere una carta.',
  },
  'EW-17.G10': {
    title: 'Evangelion',
    text: 'La Grecia effettua un movimento terrestre. Dopo una battaglia guadagna 1 punto se lì non restano eserciti persiani; poi la Persia ne guadagna 1 se la Grecia non controlla la città. Senza battaglia nessun punto.',
  },
  'EW-17.P10': {
    title: 'Pace Separata',
    text: 'Ogni schieramento lancia un dado senza massimi. Se quello persiano è più alto, la Grecia mostra la mano alla Persia e scarta tutte le carte di Sparta. La Grecia deve avere una carta.',
  },
  'EW-17.G11': { title: 'Melas Zomos', text: 'La Grecia piazza un esercito dalla riserva a Sparta, che deve controllare.' },
  'EW-17.P11': {
    title: 'Morte Improvvisa del Grande Re',
    text: 'Accade quando la Persia pesca la carta e non si gioca mai dalla mano: il re muore.',
  },
  'EW-17.G12': {
    title: 'Molon Labe',
    text: 'Reazione al Tributo: l’esercito appena piazzato torna nella riserva e la Grecia effettua, se può, un movimento terrestre. Poi tocca alla Grecia con il suo normale turno.',
  },
  'EW-17.P12': {
    title: 'La Defezione di Tebe',
    text: 'Gli eventuali eserciti greci a Tebe vanno tutti in un’altra città controllata dalla Grecia, a sua scelta, anche senza strada. Poi la Persia piazza a Tebe un esercito dalla riserva. Le flotte restano; non c’è battaglia.',
  },
  'EW-17.G13': {
    title: 'Triremi',
    text: 'La Grecia effettua un movimento navale senza eserciti e ne combatte la battaglia, poi un secondo, con le stesse flotte o con altre. Il secondo si fa se resta una flotta greca sulla mappa.',
  },
  'EW-17.G14': {
    title: 'Il Supporto di Siracusa',
    text: 'La Grecia piazza tutte le flotte della riserva, divise come vuole fra i porti di città che controlla e senza flotte persiane.',
  },
  'EW-17.P14': {
    title: 'Alleanza con Cartagine',
    text: 'Per la Persia questa carta non ha evento. Si può tenere, o giocare per il movimento.',
  },
  'EW-17.G15': {
    title: '300',
    text: 'Reazione prima del primo round quando la Grecia difende, in qualsiasi città: la Grecia lancia 3 dadi in ogni round di questa battaglia. Non insieme a Milziade; ogni volta che la carta torna.',
  },
  'EW-17.P15': {
    title: 'Acropoli in Fiamme',
    text: 'Serve un esercito persiano ad Atene. In questa spedizione Atene non vale punti per nessuno, e nella prossima il budget greco è di 5 monete.',
  },
  'EW-17.G16': {
    title: 'Diserzione delle Reclute Greche',
    text: 'La Grecia manda nella riserva un esercito persiano, ovunque sia sulla mappa.',
  },
  'EW-17.P16': {
    title: 'Pacificazione di Babilonia o dell’Egitto',
    text: 'La Persia scarta questa carta e quante altre vuole della sua mano, poi pesca tante carte quante ne ha scartate. Se fra queste c’è la carta 11 e un re è in vita, il re muore e la Fase Operativa è finita.',
  },
} as const satisfies SomeRules;
