/** La lezione di Parthenon in italiano. */
import type { ParthenonStep } from '../../lessons/parthenon.ts';
import type { StepWords } from '../words.ts';

export const parthenonSteps: Readonly<Record<ParthenonStep, StepWords>> = {
  welcome: {
    title: 'Sedici strutture',
    ask: 'Governi Chios. Vince chi per primo completa la sua isola: sei villaggi, due officine, sei edifici sull’acropoli e due Grandi Meraviglie. Un anno ha quattro stagioni di dieci fasi, e ogni fase la giocano tutti insieme. Giochi l’ultima stagione del primo anno, con cinque villaggi, quattro risorse, un Esercito e un Dono di Poseidone.',
  },
  harvest: {
    title: 'Gli eventi',
    ask: 'Ogni stagione si scopre un evento in più, e tutti quelli scoperti agiscono nell’ordine che vuole l’Arconte: ora è Xanthe, di Creta. Le Incursioni dei pirati risparmiano chi ha un Esercito, e Xanthe dà a te l’Oro del Patrocinio ateniese. Poi viene il Raccolto abbondante: prendi 1 Lana.',
    after: 'L’Arconte indica anche chi soffre e chi guadagna: un dono all’Arconte al momento giusto può servire.',
  },
  event: {
    title: 'Un evento che toglie',
    ask: 'La Siccità, quella nuova, viene per ultima: paga 1 Uva, o l’Arconte indica un tuo villaggio che in questa stagione non rende nulla. Paga.',
    after: 'Le risposte erano sigillate e si sono viste insieme. Xanthe e Dion non hanno pagato: un villaggio di ciascuno non rende nulla.',
  },
  produce: {
    title: 'La produzione',
    ask: 'Ogni villaggio e ogni officina rende una carta. Eserciti, Navi da Guerra e Doni di Poseidone sono carte Egee: stanno scoperte e non si scartano mai. Il tuo Esercito può lavorare: mettilo nel villaggio della Lana, che ne renderà due, e fai il raccolto.',
    after: 'Chios produce Uva, Lana e Olive, e nient’altro. Per Grano, Minerali e Legname ti servono gli altri, o un viaggio.',
  },
  offer: {
    title: 'Un’offerta',
    ask: 'Nel commercio fra le isole si scambia qualsiasi cosa con chiunque. Xanthe, a Creta, produce Legname. Offri a tutti 1 Lana per 1 Legname: prendila da «Parti da» o tocca le carte, poi premi Offri.',
    after:
      'L’ha presa Xanthe. Gli altri vedono che avete scambiato e quante carte, non quali. Niente è riservato: se prima dai via la Lana, l’offerta decade e lo vieni a sapere.',
  },
  accept: {
    title: 'Un’offerta per te',
    ask: 'Dion ti offre 1 Minerale per 1 Oliva. Il biglietto dice che cosa potresti costruire. Accettala, poi di’ che hai finito: la fase termina quando hanno finito tutti.',
    after:
      'Affare fatto. Invece di accettare puoi sempre rilanciare con altre carte. Si possono anche fare promesse: restano scritte e non vincolano nessuno.',
  },
  voyage: {
    title: 'Il viaggio',
    ask: 'Una flotta porta al massimo sei carte. Carica sulla flotta A due Lana e il Dono di Poseidone, mandala ad Atene e salpa. Quello che resta a casa è al sicuro.',
    after:
      'I piani si scoprono insieme: dove va ogni flotta e quante carte porta. Per le terre vicine si pesca un Rischio, per quelle lontane due. Il tuo: mare grosso, si perde una risorsa.',
  },
  hazard: {
    title: 'Un Rischio',
    ask: 'Sei colpito. Un Dono di Poseidone a bordo sostituisce il Rischio con un altro, solo per questa flotta: usalo.',
    after:
      'La nuova carta era un viaggio sicuro. Le Navi da Guerra tengono lontani i pirati, gli Eserciti i razziatori, ma solo dalla flotta con cui viaggiano.',
  },
  harbor: {
    title: 'Il porto',
    ask: 'Solo tu vedi che cosa dice la carta del porto di Atene: aperto. Se nessuno la rivela, in questa stagione qui non commercia nessuno. Rivelala.',
    after: 'Resta scoperta per tutti fino alla fine dell’anno. A volte conviene tacere di un porto buono, o di uno cattivo.',
  },
  trade: {
    title: 'I tassi di una terra',
    ask: 'Ora la flotta commercia con la banca. In una terra vicina due Risorse Base ne comprano una. Metti giù le due Lana e prendi in cambio 1 Minerale.',
    after: 'Le terre straniere pagano il doppio, ma il viaggio è più pericoloso.',
  },
  plan: {
    title: 'Un progetto',
    ask: 'Ogni terra ha anche qualcosa che c’è solo lì: Atene ha i progetti delle Meraviglie, e il primo non costa nulla. Prendilo, poi di’ che hai finito.',
    after: 'Il Colosso è tuo da costruire, in due tempi.',
  },
  build: {
    title: 'Costruire',
    ask: 'La flotta è tornata e tutto è nella tua mano. L’ultimo villaggio costa 2 Uva, la prima parte del Colosso 2 Minerali e 1 Legname. Costruisci tutti e due, poi di’ che hai finito.',
    after:
      'I sei villaggi sono in piedi. Sull’acropoli la Fortezza fa Eserciti, il Grande Porto Navi da Guerra, il Santuario Doni di Poseidone e il Mercato Oro; un’Accademia porta una filosofia.',
  },
  keep: {
    title: 'Che cosa tieni',
    ask: 'Hai cinque risorse, e non possono restare tutte: tieni in segreto tre carte a scelta, o mostra la mano e tieni una carta per tipo. Hai quattro tipi: scegli la seconda.',
    after: 'Un’Oliva se ne va, quattro carte restano. Con una Tesoreria ne tieni sei in segreto; l’Esercito resta comunque.',
  },
  year: {
    title: 'La fine dell’anno',
    ask: 'Ora le isole eleggono l’Arconte. Vota per primo chi è in carica, poi gli altri a turno. Dai il tuo voto a un’altra isola.',
    after:
      'Il nuovo Arconte entra subito in carica. L’anno è finito: i suoi eventi se ne vanno, se ne preparano quattro del secondo anno, e i porti scoperti ricevono carte nuove.',
  },
  win: {
    title: 'L’ultima pietra',
    ask: 'Molto più tardi: quindici strutture sono in piedi e al Colosso manca l’ultima parte, 1 Attrezzo e 1 Minerale. Pagala, di’ che hai finito e vota ancora una volta.',
    after:
      'Sedici: Chios è completa e hai vinto. Se nessuno ci arriva, dopo tre anni vince chi ha più strutture. Il resto te lo dice il tavolo mentre giochi.',
  },
};
