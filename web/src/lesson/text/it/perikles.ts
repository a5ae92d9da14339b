/** La lezione di Perikles in italiano. */
import type { PeriklesStep } from '../../lessons/perikles.ts';
import type { StepWords } from '../words.ts';

export const periklesSteps: Readonly<Record<PeriklesStep, StepWords>> = {
  welcome: {
    title: 'Sei città, tre turni',
    ask: 'Sei il Rosso. Valgono punti i cubi nelle città, le località conquistate e una statua per ogni città che guidi in un turno. Prima si cerca influenza, poi si guidano le città, infine se ne mandano le forze in guerra.',
  },
  tile: {
    title: 'Una tessera Influenza',
    ask: 'A turno ognuno prende una tessera Influenza, cinque in tutto, ogni volta di un altro colore. Un ostrakon è un tuo cubo in quella città. Prendi la tessera di Atene con due ostraka.',
    after:
      'Due tuoi cubi sono ad Atene. Tieni la tessera: più avanti ti fa inviare forze una volta, e quelle con due ostraka vengono prima.',
  },
  candidate: {
    title: 'Un candidato',
    ask: 'Le tessere con un solo ostrakon fanno anche altro. Prendi quella di Argo con il candidato, poi tocca i tuoi cubi ad Atene: uno di loro si presenta alle elezioni.',
    after:
      'Il tuo candidato è su α. Il posto conta: in parità vince α. Si può candidare anche un cubo altrui, e un candidato non vale più come voto.',
  },
  assassin: {
    title: 'L’assassino',
    ask: 'Verde è su β ad Atene e ha 4 cubi contro i tuoi 3. Prendi la tessera di Corinto con l’assassino e togli un cubo verde da Atene.',
    after: 'Tre a tre, e su α ci sei tu: tanto basta. L’assassino può togliere anche un candidato.',
  },
  elect: {
    title: 'Le elezioni',
    ask: 'Prese tutte le tessere, si riempiono gli spazi candidato liberi, una proposta alla volta. È libero solo β ad Argo. Lì hai 4 cubi e Verde ne ha 2: candida te stesso.',
    after:
      'Guidi Atene e Argo. Chi vince riprende tanti cubi quanti ne ha lì il rivale, perciò una vittoria di misura è la più cara: Atene te ne è costati tre. Chi guida Sparta ti lascia inviare per primo.',
  },
  send: {
    title: 'Inviare le forze',
    ask: 'Ogni tessera invia fino a due pedine. Pilo è di Sparta, e ci combattono prima le triremi, poi gli opliti: manda all’attacco una trireme e poi un oplita, e concludi.',
    after: 'Sono coperte: gli altri vedono quante, non quanto forti. Per questo turno Atene è in guerra con Sparta e non può aiutarla.',
  },
  permission: {
    title: 'Chiedere il permesso',
    ask: 'Sparta attacca Delio, che è di Tebe. Per difenderla ti serve il permesso di Nero, che guida Tebe. Scegli un oplita di Argo, chiedi presso Delio e, quando Nero acconsente, mandalo lì e concludi.',
    after:
      'Chi arriva per primo da una parte è il suo giocatore principale: se la difesa vince, Delio è tua. E Nero si risparmia una sconfitta: ci guadagnate entrambi.',
  },
  battle: {
    title: 'Una battaglia',
    ask: 'Tutte le forze sono in campo. A Pilo la tua trireme da 3 ne incontra una da 3. Prima dei dadi ognuno può giocare la sua unica tessera Speciale: tu hai Formione, che raddoppia le triremi ateniesi. Giocala.',
    instead: 'Tre contro tre all’attacco serve 8 e alla difesa 7: senza Formione è in vantaggio Sparta.',
    after:
      'Sei contro tre: a te serviva 6, a Sparta 9. Due tiri riusciti vincono un round, e chi lo vince ne ha già uno nel successivo. Ha vinto anche il tuo oplita: Pilo vale 4 punti e a Sparta una sconfitta.',
  },
  statues: {
    title: 'Le statue',
    ask: 'Alla fine del turno chi guida una città vi ha una statua. Vale il numero scoperto più alto sotto il tempio, e ogni sconfitta ne copre uno: a Sparta una statua ora vale 4. Conviene dunque umiliare le città altrui.',
  },
  win: {
    title: 'L’ultima tessera',
    ask: 'Terzo turno: contando le statue che verranno, Nero ti supera di un punto. Verde guida Atene e nessuno difende l’Attica, dove combattono solo gli opliti. Attacca con uno e concludi.',
    after:
      'Senza difensori vinci subito: 4 punti, e ogni statua di Atene ne perde 2, anche la tua. Ti basta. Il resto te lo dice il tavolo mentre giochi.',
  },
};
