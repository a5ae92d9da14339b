/** La lezione di Parthenon in italiano. */
import type { ParthenonStep } from '../../lessons/parthenon.ts';
import type { StepWords } from '../words.ts';

export const parthenonSteps: Readonly<Record<ParthenonStep, StepWords>> = {
  welcome: {
    title: 'Sedici strutture',
    ask: 'Sei il Posto 1, a Chios. Vince chi per primo completa la sua isola: sei villaggi, due officine, sei edifici sull’acropoli e due Grandi Meraviglie. Un anno ha quattro stagioni di dieci fasi, e ogni fase la giocano tutti insieme.',
  },
  event: {
    title: 'L’evento',
    ask: 'Ogni stagione si scopre un evento in più, e tutti quelli scoperti agiscono. Siccità: paga 1 Uva, o l’Arconte indica un tuo villaggio che non rende nulla. Paga.',
    after:
      'Le risposte erano sigillate e si sono viste insieme. L’Arconte decide l’ordine degli eventi e chi ne soffre: un dono al momento giusto può servire.',
  },
  produce: {
    title: 'La produzione',
    ask: 'Ogni villaggio e ogni officina rende una carta. Anche il tuo Esercito può lavorare: mettilo in un villaggio, che ne renderà due, e conferma.',
    after: 'Chios produce Uva, Lana e Olive, e nient’altro. Per Grano, Minerali e Legname ti servono gli altri, o un viaggio.',
  },
  offer: {
    title: 'Un’offerta',
    ask: 'Nel commercio fra le isole si scambia qualsiasi cosa con chiunque. Creta produce Legname. Offri a tutti 1 Lana per 1 Legname: parti da un’idea pronta o tocca le carte, poi premi Offri.',
    after:
      'L’ha presa il Posto 2. Gli altri vedono che avete scambiato e quante carte, non quali. Niente è riservato: se prima dai via la Lana, l’offerta decade e lo vieni a sapere.',
  },
  accept: {
    title: 'L’offerta di un altro',
    ask: 'Il Posto 3 ti offre 1 Minerali per 1 Uva. Il biglietto dice che cosa potresti costruire. Accettala.',
    after:
      'Affare fatto. Invece di accettare puoi sempre rilanciare con altre carte. Si possono anche fare promesse: restano scritte e non vincolano nessuno.',
  },
  voyage: {
    title: 'Il viaggio',
    ask: 'Una flotta porta al massimo sei carte. Carica sulla flotta A le due Lana e il Dono di Poseidone, mandala ad Atene e salpa. Quello che resta a casa è al sicuro.',
    after:
      'I piani si scoprono insieme: dove va ogni flotta e quante carte porta. Per le terre vicine si pesca un Rischio, per quelle lontane due. Il tuo: mare grosso, si perde una risorsa.',
  },
  hazard: {
    title: 'Un Rischio',
    ask: 'Sei colpito. Un Dono di Poseidone a bordo sostituisce il Rischio con un altro, solo per questa flotta: sceglilo, poi rispondi.',
    after:
      'La nuova carta era un viaggio sicuro. Le Navi da Guerra tengono lontani i pirati, gli Eserciti i razziatori, ma solo dalla flotta con cui viaggiano.',
  },
  harbor: {
    title: 'Il porto',
    ask: 'Solo tu vedi che cosa dice la carta del porto di Atene: aperto. Se nessuno la rivela, in questa stagione qui non commercia nessuno. Rivelala.',
    after: 'Resta scoperta per tutti fino alla fine dell’anno. A volte conviene tacere di un porto buono, o di uno cattivo.',
  },
  plan: {
    title: 'Un progetto',
    ask: 'Ora la flotta commercia con la banca ai tassi della terra. Ogni terra vende anche qualcosa che c’è solo lì: ad Atene i progetti delle Meraviglie, il primo gratis. Prendine uno, poi di’ che hai finito.',
    after: 'Il Colosso è tuo da costruire, in due tempi. Le terre vicine pagano la metà di quelle straniere, ma il viaggio è più sicuro.',
  },
  build: {
    title: 'Costruire',
    ask: 'La flotta è tornata e tutto è nella tua mano. L’isola mostra che cosa puoi costruire e che cosa manca per il resto. Il secondo villaggio della Lana costa 2 Uva: costruiscilo e di’ che hai finito.',
    after:
      'Dalla prossima stagione rende una Lana in più. Gli edifici dell’acropoli fanno Eserciti, Navi da Guerra, Doni e Oro; un’Accademia porta una filosofia.',
  },
  keep: {
    title: 'Che cosa tieni',
    ask: 'La stagione finisce: tieni in segreto tre carte a scelta, o mostra la mano e tieni una carta per tipo. Hai quattro tipi: scegli la seconda. Poi dai a un altro il tuo voto per Arconte.',
    after:
      'Due Uva se ne vanno, quattro carte restano. Il nuovo Arconte entra subito in carica, e la stagione dopo comincia con il suo evento.',
  },
  win: {
    title: 'L’ultima pietra',
    ask: 'Molto più tardi: quindici strutture sono in piedi e al Colosso manca l’ultima parte, 1 Attrezzi e 1 Minerali. Pagala, di’ che hai finito e vota ancora una volta.',
    after:
      'Sedici: Chios è completa e hai vinto. Se nessuno ci arriva, dopo tre anni vince chi ha più strutture. Il resto te lo dice il tavolo mentre giochi.',
  },
};
