/** The rules PK-12 to PK-15 in our own words. */
import type { SomeRules } from '../../words.ts';

export const battle = {
  'PK-12.1': { title: 'L’ordine delle battaglie', text: 'Le località si risolvono dalla posizione 1 alla 7.' },
  'PK-12.2': {
    title: 'Non attaccata',
    text: 'Senza pedine che attaccano non c’è battaglia. Chi è difensore principale, se c’è, piazza 2 cubi nella città che controlla la località. La tessera è messa da parte.',
  },
  'PK-12.3': {
    title: 'Chi combatte un round',
    text: 'I round si combattono nell’ordine stampato. Una parte combatte un round se ha lì una pedina di quel tipo o un simbolo: grigio per la difesa, viola per l’attacco. Le opzioni cambiano come combattono i simboli da soli.',
  },
  'PK-12.4': {
    title: 'Nessuna unità simile',
    text: 'Se nessuna delle parti può combattere un round, questo non si combatte e non dà pedine Battaglia.',
  },
  'PK-12.5': {
    title: 'Una parte sola',
    text: 'Se solo una parte può combattere un round, lo vince subito: niente dadi, tessere Speciali o perdite.',
  },
  'PK-12.6': { title: 'Un round combattuto', text: 'Se le due parti possono combattere, il round è combattuto.' },
  'PK-12.7': { title: 'Rivelare', text: 'In un round combattuto si rivelano tutte le pedine di quel tipo nella località, e solo quelle.' },
  'PK-12.8': {
    title: 'La pedina del primo round',
    text: 'Le parti cominciano senza pedine Battaglia; nel secondo round chi ha vinto il primo ne ha 1.',
  },
  'PK-12.9': { title: 'Tessere Speciali', text: 'Prima dei dadi c’è il momento delle tessere Speciali.' },
  'PK-12.10': {
    title: 'Forza',
    text: 'La forza di una parte è la somma delle sue pedine del tipo, raddoppiata dove lo dice una tessera Speciale, più 1 per ogni suo simbolo.',
  },
  'PK-12.11': {
    title: 'I dadi',
    text: 'Le forze danno una colonna della Tabella di combattimento. Le due parti lanciano insieme 2 dadi; un totale pari o superiore al proprio numero dà una pedina Battaglia.',
  },
  'PK-12.12': {
    title: 'Vincere il round',
    text: 'Vince il round chi ha 2 pedine Battaglia mentre l’altra parte ne ha meno. Con 2 a testa decide il primo lancio riuscito a una parte sola.',
  },
  'PK-12.13': { title: 'La perdita', text: 'Poi chi ha perso il round ha una perdita.' },
  'PK-12.14': {
    title: 'Vincere la battaglia',
    text: 'Vince la battaglia chi vince l’ultimo round. Se l’ultimo round non si è combattuto, nessuno la vince.',
  },
  'PK-13.1': {
    title: 'La colonna',
    text: 'Se l’attacco è forte almeno quanto la difesa: 3:1 con il triplo, 2:1 con il doppio, +2 con due in più, altrimenti 1:1. Se la difesa è più forte: 1:2 con il doppio, −2 con due in più, altrimenti 1:1.',
  },
  'PK-13.2': {
    title: 'Nessuna scelta',
    text: 'Si usa la colonna migliore per la parte più forte. Oltre i bordi della tabella conta il bordo.',
  },
  'PK-13.3': {
    title: 'La probabilità di un lancio',
    text: 'Con 2 dadi: almeno 5 in 30 lanci su 36, 6 in 26, 7 in 21, 8 in 15, 9 in 10, 10 in 6.',
  },
  'PK-13.4': {
    title: 'La probabilità di un round',
    text: 'La probabilità di vincere un round dipende dalla colonna e dalle pedine Battaglia iniziali; il tavolo e il tabellone la mostrano.',
  },
  'PK-14.1': { title: 'Una perdita', text: 'Chi perde un round combattuto perde 1 pedina del tipo del round, se ne ha.' },
  'PK-14.2': { title: 'Dal box principale', text: 'La perdita viene dal box principale; solo se lì non ce ne sono, dal box alleato.' },
  'PK-14.3': { title: 'La più debole', text: 'Nel box è una pedina della forza stampata più bassa.' },
  'PK-14.4': {
    title: 'Se più potenze sono pari',
    text: 'Se le pedine più basse sono di più potenze, sceglie chi è principale dalla parte che perde.',
  },
  'PK-14.5': {
    title: 'La pila delle perdite',
    text: 'La pedina va nella pila delle perdite. Una pedina persiana torna invece sullo scudo persiano, e nulla si perde al suo posto.',
  },
  'PK-14.6': { title: 'I simboli restano', text: 'I simboli non si perdono mai.' },
  'PK-14.7': { title: 'Al massimo una per round', text: 'Ogni round perso costa al massimo 1 pedina. Chi vince non perde nulla.' },
  'PK-15.1': {
    title: 'Vince l’attacco',
    text: 'Chi è attaccante principale prende la tessera e la città subisce una sconfitta, anche se nessuno ha resistito.',
  },
  'PK-15.2': {
    title: 'Una sconfitta',
    text: 'Una sconfitta copre il numero più alto ancora scoperto della città. Le successive si contano soltanto.',
  },
  'PK-15.3': {
    title: 'Vince la difesa',
    text: 'Chi è difensore principale prende la tessera; non c’è sconfitta. Se hanno vinto da sole le difese di base, la tessera è messa da parte.',
  },
  'PK-15.4': { title: 'Non vince nessuno', text: 'La tessera è messa da parte: niente cubi, niente sconfitta.' },
  'PK-15.5': { title: 'Il ritorno', text: 'Chi sopravvive torna nei box della propria potenza e non si usa più in questo turno.' },
  'PK-15.6': { title: 'Gli alleati', text: 'Chi è alleato non guadagna nulla.' },
} as const satisfies SomeRules;
