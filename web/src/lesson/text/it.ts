/** Le lezioni in italiano. */
import { earthAndWaterSteps } from './it/earth-and-water.ts';
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
  restartHint: 'Dal primo passo.',
  home: 'Pagina iniziale',
  steps: {
    'earth-and-water': earthAndWaterSteps,
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
