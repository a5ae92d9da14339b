/** Le lezioni in italiano. */
import { parthenonSteps } from './it/parthenon.ts';
import { periklesSteps } from './it/perikles.ts';
import type { LessonWords } from './words.ts';

export const lessonIt: LessonWords = {
  lesson: 'Lezione',
  stepOf: (n, of) => `${n} di ${of}`,
  back: 'Torna al passo precedente',
  again: 'Ripeti questo passo',
  hint: 'Suggerimento',
  tip: action => `Prova così: ${action}`,
  astray: 'Le regole lo permettono, ma in questo passo serve altro.',
  skip: 'Salta',
  next: 'Avanti',
  playNow: 'E ora gioca',
  restart: 'Ricomincia la lezione',
  home: 'Pagina iniziale',
  steps: {
    'earth-and-water': {
      welcome: {
        title: 'Cinque spedizioni',
        ask: 'Sei la Grecia e la Persia sta arrivando. Alla fine di ognuna delle cinque spedizioni ogni città che controlli vale 1 punto, le quattro città chiave dal cerchio grande 2. L’indicatore si sposta solo della differenza.',
      },
      cards: {
        title: 'Comprare carte',
        ask: 'Ogni spedizione comincia con la preparazione: tu hai 6 monete, la Persia 12. Prima le carte, alla cieca, 1 moneta l’una: senza carte non si muove niente. Comprane tre.',
        after: 'Hai tre carte in mano. Ognuna ha un evento per te e un altro, scritto in piccolo, per la Persia. Ti restano tre monete.',
      },
      raise: {
        title: 'Eserciti e flotte',
        ask: 'Un esercito (quadrato) costa 1 moneta e va in una città che controlli; così una flotta (tonda), nel porto. Recluta due eserciti e costruisci una flotta dove vuoi, poi concludi la preparazione.',
        after:
          'Hai speso tutto, e hai fatto bene: le monete avanzate vanno perse. La Persia paga 2 per una flotta, ma ha il doppio delle tue monete.',
      },
      event: {
        title: 'Una carta per il suo evento',
        ask: 'Ora si gioca una carta a testa, a turno. Una carta vale come evento oppure come movimento, mai tutti e due. Gioca l’evento della Rivolta Ionica e scegli dove la Persia perde un esercito.',
        after: 'L’esercito torna nella riserva persiana e la carta è scartata. Potrà tornare quando il mazzo finisce.',
      },
      march: {
        title: 'Una carta per marciare',
        ask: 'Tebe non è di nessuno. Scegli Marcia su una delle carte e mandaci degli eserciti: tocca da dove partono, poi Tebe. Possono passare per tutte le tue città.',
        after:
          'Tebe è tua finché ci resta un esercito. E se Atene fosse rimasta vuota, niente paura: le tue città chiave restano tue finché non ci entra qualcuno.',
      },
      attack: {
        title: 'All’attacco',
        ask: 'A Larissa ci sono due eserciti persiani. Marcia da Tebe con tutti e tre: dove c’è il nemico si combatte. Si tira un dado per esercito, al massimo tre, e conta il più alto.',
        after:
          'La Persia ha tirato 6, ma i suoi dadi valgono al massimo 4 (5 ad Abydos e a Efeso). Il tuo 5 vince: la Persia perde un esercito.',
      },
      fight: {
        title: 'Continuare?',
        ask: 'Dopo ogni round può ritirarsi prima chi attacca, poi chi difende. Il riquadro della battaglia dà le probabilità esatte, e sono buone. Continua a combattere.',
        after: 'Pari, 4 a 4: un esercito in meno per tutti e due. Te ne restano due e Larissa è tua.',
      },
      react: {
        title: 'Una reazione',
        ask: 'Ora la Persia attacca Tebe: tre contro due. Prima dei dadi ti si chiede se vuoi reagire. Hai in mano 300: giocala e tirerai tre dadi in ogni round.',
        after:
          'Il tuo 6 è costato un esercito alla Persia, che è tornata da dove veniva. La domanda arriva anche se non hai la carta: così non svela niente.',
      },
      sail: {
        title: 'Per mare',
        ask: 'Le flotte vanno da un porto a qualsiasi altro, e ognuna porta un esercito, tre al massimo in tutto. Scegli Naviga e porta le due flotte con i due eserciti da Atene a Naxos.',
        after:
          'Naxos è greca. Se ci fossero state navi persiane, prima avresti combattuto in mare, e gli eserciti affondano con le loro navi.',
      },
      supply: {
        title: 'I rifornimenti',
        ask: 'Alla fine gli eserciti devono mangiare: per strade libere da una città chiave, o grazie a una flotta nel loro porto. Eretria non ha né le une né l’altra: mandaci una flotta, senza eserciti.',
        after:
          'Eretria si è salvata grazie alla flotta. L’esercito di Delfi non ha un porto, e a Tebe la Persia sbarrava la strada: è perduto.',
      },
      score: {
        title: 'I punti',
        ask: 'La Grecia conta Atene 2, Sparta 2, Corinto 1, Eretria 1: fa 6. La Persia 2, 2 e 1 per Tebe: 5. L’indicatore si sposta di uno verso di te. Dopo la quinta spedizione decide la partita.',
      },
      win: {
        title: 'La vittoria immediata',
        ask: 'Oppure prima: se dopo i rifornimenti controlli le due città chiave nemiche, vinci subito. Abydos è tua e a Efeso non c’è nessuno. Vacci da Naxos con tutto quello che hai.',
        after:
          'Abydos ed Efeso sono greche: hai vinto la guerra. La Persia vince allo stesso modo con Atene e Sparta, quindi non lasciarle mai tutte e due sguarnite. Il resto te lo dice il tavolo mentre giochi.',
      },
    },
    parthenon: parthenonSteps,
    perikles: periklesSteps,
    petteia: {
      move: {
        title: 'Muovere',
        ask: 'Sei il Bianco. Una pedina va in linea retta di quante caselle vuote vuole, come la torre degli scacchi. Tocca una tua pedina, poi una casella.',
        after: 'Ben fatto. Si muove a turno, tu e il Nero, e nessuno può passare.',
      },
      take: {
        title: 'Catturare',
        ask: 'Chiudi una pedina nemica fra due delle tue, in orizzontale o in verticale, ed è catturata. In c4 hai già una pedina accanto a d4: porta dall’altra parte quella in e1.',
        after: 'La pedina nera era fra c4 ed e4: via dal tavoliere. In diagonale non vale.',
      },
      two: {
        title: 'Due in un colpo',
        ask: 'Una mossa cattura in tutte le direzioni in cui chiude qualcuno. Da g5 c’è una casella che ne cattura due.',
        after: 'Prese tutte e due: c5 fra b5 e d5, d4 fra d5 e d3.',
      },
      safe: {
        title: 'Mettersi in mezzo',
        ask: 'Cattura solo la pedina che ha appena mosso. Quindi puoi fermarti tu stesso fra due nemiche. Vai da d1 a d4.',
        after: 'Sei fra c4 ed e4 e non succede niente. Ma attento: se una delle due si allontana e poi ritorna, ti cattura.',
      },
      win: {
        title: 'Vincere',
        ask: 'Chi resta con una sola pedina ha perso, e così chi non può muovere. Il Nero ne ha due: catturane una.',
        after: 'Al Nero resta una pedina: hai vinto. Sessanta mosse di fila senza catture, invece, sono patta.',
      },
    },
  },
};
