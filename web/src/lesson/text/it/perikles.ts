/** La lezione di Perikles in italiano. */
import type { PeriklesStep } from '../../lessons/perikles.ts';
import type { StepWords } from '../words.ts';

export const periklesSteps: Readonly<Record<PeriklesStep, StepWords>> = {
  welcome: {
    title: 'Sei città, tre turni',
    ask: 'Sei il Rosso. Valgono punti i cubi nelle città, le località conquistate e una statua per ogni città che guidi in un turno. Prima si cerca influenza, poi si guidano le città, infine se ne mandano le forze in guerra. Prima del primo turno ognuno mette due cubi supplementari nelle città, uno alla volta, e riceve una tessera Speciale da giocare una sola volta nella partita.',
  },
  tile: {
    title: 'Una tessera Influenza',
    ask: 'A turno ognuno prende una tessera Influenza, cinque in tutto, ogni volta di un altro colore. Un ostrakon è un tuo cubo in quella città. Prendi la tessera di Atene con due ostraka.',
    after:
      'Due tuoi cubi sono ad Atene. Tieni la tessera: più avanti ti fa inviare forze una volta, e quelle con due ostraka vengono prima.',
  },
  candidate: {
    title: 'Un candidato',
    ask: 'Xanthe e Dion hanno preso una tessera ciascuno, e tocca di nuovo a te. Le tessere con un solo ostrakon fanno anche altro. Prendi quella di Argo con il candidato, poi tocca i tuoi cubi ad Atene: uno di loro si presenta alle elezioni.',
    after:
      'Il tuo candidato è su α. Il posto conta: in parità vince α. Si può candidare anche un cubo altrui, e un candidato non vale più come voto.',
  },
  assassin: {
    title: 'L’assassino',
    ask: 'Xanthe ha risposto: il suo candidato è su β ad Atene, con 4 cubi contro i tuoi 3. Prendi la tessera di Corinto con l’assassino e togli un cubo di Xanthe da Atene.',
    after: 'Tre a tre, e su α ci sei tu: tanto basta. L’assassino può togliere anche un candidato.',
  },
  elect: {
    title: 'Le elezioni',
    ask: 'Più tardi: le tessere sono tutte prese, tu ne hai cinque, e si riempiono gli spazi candidato liberi, una proposta alla volta. Resta solo β ad Argo. Lì hai 4 cubi e Xanthe ne ha 2: candida te stesso.',
    after:
      'Guidi Atene e Argo. Chi vince riprende tanti cubi quanti ne ha lì il rivale, perciò una vittoria di misura è la più cara: Atene te ne è costati tre. Un rivale debole costa poco: per questo si candidano anche i cubi altrui. Chi non guida nessuna città gioca la Persia. Xanthe, che guida Sparta, ti lascia inviare per primo.',
  },
  send: {
    title: 'Inviare le forze',
    ask: 'Ognuna delle tue cinque tessere invia fino a due pedine, prima quelle con due ostraka. Pilo è di Sparta, e ci combattono prima le triremi, poi gli opliti: attaccala con una trireme ateniese da 3 e un oplita ateniese da 2, e concludi.',
    after:
      'Sono coperte: gli altri vedono quante, non quanto forti. Per questo turno Atene è in guerra con Sparta e non può aiutarla. Un tuo cubo ad Atene avrebbe pagato altri due ateniesi.',
  },
  permission: {
    title: 'Chiedere il permesso',
    ask: 'Xanthe manda gli spartani contro Delio, che è di Tebe; poi tocca di nuovo a te. Per difendere Delio ti serve il permesso di Dion, che guida Tebe. Scegli un oplita di Argo da 3, chiedi presso Delio e, quando Dion acconsente, mandalo lì e concludi.',
    after:
      'Chi arriva per primo da una parte è il suo giocatore principale: se la difesa vince, Delio è tua. Ci guadagna anche Dion: se Delio cadesse, Tebe subirebbe una sconfitta e ogni sua statua varrebbe meno.',
  },
  allies: {
    title: 'Gli alleati',
    ask: 'Le pedine di altri giocatori che arrivano dopo da una parte sono alleate. Aggiungono la loro forza, ma la località va solo al giocatore principale. Le prime perdite sono le sue. Chi sta dalla stessa parte in questo turno non può combattersi: «Guerra e alleanza» mostra chi è legato a chi.',
  },
  battle: {
    title: 'Una battaglia',
    ask: 'Più tardi: le tessere sono tutte usate, e a Pilo è arrivata anche Sparta. La tua trireme da 3 ne incontra una da 3. Prima dei dadi ognuno può giocare la tessera Speciale ricevuta all’inizio, una volta in tutta la partita: la tua è Formione, che raddoppia le triremi ateniesi. Giocala.',
    instead: 'Tre contro tre all’attacco serve 8 e alla difesa 7: senza Formione è in vantaggio Sparta.',
    after:
      'Sei contro tre è la colonna 2:1: a te serviva 6, a Sparta 9. A 1:1 le parti sono quasi pari; +2 e −2 vogliono dire due punti in più o in meno. Ogni tiro riuscito porta una pedina Battaglia; con due si vince il round, e chi lo vince comincia il successivo con una. Ha vinto anche il tuo oplita: Pilo vale 4 punti e a Sparta una sconfitta, e Sparta perde una trireme e un oplita.',
  },
  statues: {
    title: 'Le statue',
    ask: 'Più tardi: il tuo oplita ha tenuto anche Delio. Alla fine del turno chi guida una città vi ha una statua, che vale il numero accanto al tempio. Ogni sconfitta, una ✕, lo abbassa, e a Sparta una statua ora vale 4: conviene umiliare le città altrui. Dopo la quarta sconfitta di Atene o di Sparta la partita finisce con quel turno.',
  },
  recover: {
    title: 'I caduti tornano',
    ask: 'Più tardi, nel terzo turno, guidi Sparta e Argo. A Sparta mancano ancora la trireme e l’oplita caduti a Pilo. Prima di inviare le forze ogni città riprende uno dei suoi caduti, il più debole del suo tipo. Scegli quale.',
    after:
      'È nella tua mano e può essere inviato già in questo turno. I persiani non muoiono mai. E chi comincia un turno? L’ultimo che ha guidato Atene.',
  },
  win: {
    title: 'L’ultima tessera',
    ask: 'Contando le statue che verranno, Dion ti supera di un punto. Xanthe guida Atene e nessuno difende l’Attica, dove combattono solo gli opliti. Attacca con uno e concludi.',
    after:
      'Senza difensori vinci subito: 4 punti, e ogni statua di Atene ne perde 2, anche la tua. Ti basta. Il resto te lo dice il tavolo mentre giochi.',
  },
};
