/** The rules PK-1 to PK-4 in our own words. */
import { SPECIAL_COUNT, SPECIALS } from '../../../box.ts';
import type { SomeRules } from '../../words.ts';
import { specials } from '../names.ts';

export const components = {
  'PK-1.1': {
    title: 'Che cosa c’è nella scatola',
    text: `21 tessere Località, ${SPECIAL_COUNT} tessere Speciali, 36 tessere Influenza, 30 cubi e 9 pedine Leader in ognuno dei 5 colori, 15 pedine Sconfitta, 4 dadi e 4 pedine Battaglia.`,
  },
  'PK-1.2': { title: 'Quante pedine Militari', text: 'Si usano 71 pedine Militari: 61 delle città e 10 della Persia.' },
  'PK-1.3': {
    title: 'Le pedine di ogni potenza',
    text: 'Ogni potenza ha opliti e triremi di forza da 1 a 4. Atene è forte sul mare, Sparta sulla terra; il tavolo elenca ogni pedina.',
  },
  'PK-1.4': {
    title: 'Le caselle delle città',
    text: 'Sotto ogni città c’è una fila di punti vittoria, dal più alto: Atene 5-5-3-1, Sparta 5-4-3-2, Argo 6-3, Corinto 9-7-5-3, Tebe 7-5-3, Megara 6-3.',
  },
  'PK-1.5': {
    title: 'Tessere Località',
    text: 'Una tessera Località indica la città che la controlla, i suoi round in ordine, i punti vittoria e a volte dei simboli: grigi per le difese di base, viola per i ribelli.',
  },
  'PK-1.6': {
    title: 'Tessere Influenza',
    text: '14 tessere semplici da 2 ostraka, 11 tessere Candidato, 6 tessere Assassinio e 5 tessere marroni Città a scelta da 1 ostrakon. Il marrone è un colore a sé.',
  },
  'PK-1.7': {
    title: 'Tessere Speciali',
    text: `Una per ciascuna: ${SPECIALS.map(id => specials[id].name).join(', ')}.`,
  },
  'PK-1.8': { title: 'Che cosa non finisce mai', text: 'Le pedine Leader e Sconfitta non limitano mai il gioco. I cubi sì.' },
  'PK-2.1': { title: 'Che cosa riceve ognuno', text: 'Si comincia con 30 cubi e 9 pedine Leader a testa.' },
  'PK-2.2': {
    title: 'Le tessere Influenza scoperte',
    text: 'Si mescolano le 36 tessere Influenza e se ne scoprono 10; le altre sono la pila.',
  },
  'PK-2.3': {
    title: 'Una tessera Speciale ciascuno',
    text: 'Ognuno riceve 1 tessera Speciale coperta. Le altre escono dal gioco senza che nessuno le veda. Si può giocare anche senza tessere Speciali.',
  },
  'PK-2.4': {
    title: 'Sette località',
    text: 'Si pescano scoperte 7 delle 21 tessere Località nelle posizioni da 1 a 7, dall’alto in basso.',
  },
  'PK-2.5': {
    title: 'Le pedine in città',
    text: 'Le pedine di ogni città stanno scoperte nel suo box, quelle della Persia sullo scudo persiano.',
  },
  'PK-2.6': { title: 'Chi comincia', text: 'Chi comincia è sorteggiato. Si gioca in senso orario.' },
  'PK-2.7': { title: 'I primi cubi', text: 'Fin dall’inizio ognuno ha 2 cubi nell’area principale di ogni città.' },
  'PK-2.8': {
    title: 'I cubi supplementari',
    text: 'Da chi comincia, in senso orario, ognuno piazza 1 cubo in una città a scelta; poi un’altra volta. Non si può passare.',
  },
  'PK-2.9': {
    title: 'Che cosa è già noto',
    text: 'Quando si piazzano i cubi supplementari si conoscono le tessere scoperte e la propria tessera Speciale.',
  },
  'PK-2.10': { title: 'Tessere per turno', text: 'In 3 o 4 persone ognuno prende 5 tessere Influenza per turno, in 5 persone 4.' },
  'PK-3.1': {
    title: 'Le sette fasi',
    text: 'Un turno ha 7 fasi: pescare le tessere, prendere tessere Influenza, proporre i candidati, elezioni, inviare forze militari, risolvere le battaglie, fine del turno.',
  },
  'PK-3.2': { title: 'Tre turni', text: 'La partita dura al massimo 3 turni, con 7 località ciascuno.' },
  'PK-4.1': { title: 'Nel turno 1 non si pesca', text: 'Nel turno 1 si usano le tessere della preparazione.' },
  'PK-4.2': {
    title: 'Nuove località',
    text: 'All’inizio dei turni 2 e 3 si pescano sette nuove tessere Località nelle posizioni da 1 a 7.',
  },
  'PK-4.3': {
    title: 'Nuove tessere Influenza',
    text: 'All’inizio dei turni 2 e 3 si mescolano tutte le 36 tessere Influenza e se ne scoprono 10.',
  },
  'PK-4.4': {
    title: 'Chi comincia i turni 2 e 3',
    text: 'Comincia chi ha guidato Atene per ultimo. Se nessuno l’ha mai guidata, ricomincia la stessa persona.',
  },
} as const satisfies SomeRules;
