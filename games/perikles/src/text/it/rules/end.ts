/** The rules PK-16 to PK-22 in our own words. */
import type { SomeRules } from '../../words.ts';

export const end = {
  'PK-16.1': {
    title: 'Chi gioca la Persia',
    text: 'Chi in questo turno non guida nessuna città gioca la Persia. Se tutti guidano una città, la Persia non partecipa.',
  },
  'PK-16.2': { title: 'Una mano comune', text: 'Chi gioca la Persia ha una mano in comune: tutte le 10 pedine, a ogni turno.' },
  'PK-16.3': { title: 'Proprie tessere, propri invii', text: 'Ognuno gioca negli invii delle proprie tessere e lì decide da solo.' },
  'PK-16.4': { title: 'Come una persona sola', text: 'Insieme contano come una persona sola per i box, per le parti e per i permessi.' },
  'PK-16.5': { title: 'Persiani supplementari', text: 'Il cubo per pedine persiane in più lo spende chi sta giocando.' },
  'PK-16.6': { title: 'Mai perse', text: 'Le pedine persiane non si perdono mai.' },
  'PK-16.7': {
    title: 'Tessere della Persia',
    text: 'Se la Persia vince come principale, la tessera è di tutti quelli che la giocano in questo turno, ognuno per il valore intero.',
  },
  'PK-16.8': {
    title: 'Cubi della Persia',
    text: 'Se la Persia è difensore principale di una località non attaccata, chiunque la giochi piazza 2 cubi nella città.',
  },
  'PK-16.9': { title: 'Chi decide per la Persia', text: 'Le scelte della Persia in una località le fa chi vi ha inviato per primo.' },
  'PK-16.10': { title: 'Nessuna statua', text: 'Chi gioca la Persia non erige statue e non recupera nulla.' },
  'PK-17.1': {
    title: 'Una volta per partita',
    text: 'Ogni tessera Speciale si usa una volta, se si vuole, e poi resta scoperta. Una tessera non usata non vale nulla.',
  },
  'PK-17.2': {
    title: 'Pericle, Peste, Alcibiade',
    text: 'Nella propria mossa della fase 2. Pericle: 2 propri cubi ad Atene. Peste: in una città ognuno perde metà dei propri cubi, per difetto, contando il candidato, dall’area principale. Alcibiade: 2 cubi diversi, ognuno in un’altra città, niente candidati.',
  },
  'PK-17.3': {
    title: 'Rivolta degli schiavi',
    text: 'Nel proprio invio, non durante una richiesta: si indica una località con opliti di Sparta o la mano di Sparta. Uno degli opliti, preso a caso, torna in città fino alla fine del turno; quale sia lo vede solo chi guida Sparta.',
  },
  'PK-17.4': {
    title: 'Tessere di battaglia',
    text: 'Dopo aver rivelato, prima dei dadi. Brasida raddoppia gli opliti di Sparta, Formione le triremi di Atene; Alleati tessali in un round tra opliti e Flotta persiana in un round tra triremi danno 1 pedina Battaglia a una parte.',
  },
  'PK-17.5': {
    title: 'Non con una pedina',
    text: 'Una parte che ha già una pedina Battaglia non si può scegliere per Alleati tessali o Flotta persiana.',
  },
  'PK-17.6': {
    title: 'Tutti insieme',
    text: 'Chi ha una tessera non usata decide nello stesso momento e in segreto; le tessere giocate si mostrano insieme.',
  },
  'PK-17.7': {
    title: 'Chiunque le guidi',
    text: 'Brasida e Formione valgono chiunque guidi quelle città e da qualunque parte. La Flotta persiana non ha a che fare con la Persia.',
  },
  'PK-18.1': { title: 'Statue', text: 'Chi guida una città vi erige una statua.' },
  'PK-18.2': { title: 'Le tessere tornano', text: 'Tutte le tessere Influenza tornano per il turno seguente. I cubi restano.' },
  'PK-18.3': {
    title: 'Le pedine tornano in città',
    text: 'Tutte le pedine non perse tornano nei loro box, anche quella della Rivolta degli schiavi.',
  },
  'PK-18.4': {
    title: 'La fine della partita',
    text: 'La partita finisce dopo il turno 3, o dopo il turno in cui Atene o Sparta ha 4 sconfitte. Le altre battaglie di quel turno si combattono comunque.',
  },
  'PK-19.1': {
    title: 'Il punteggio',
    text: '1 punto per ogni cubo nelle città, i punti delle proprie tessere Località e, per ogni statua, il numero più alto ancora scoperto della sua città, 0 se sono tutti coperti.',
  },
  'PK-19.2': {
    title: 'Vincere',
    text: 'Vince il punteggio più alto; poi più punti dalle tessere Località, poi più statue. Se tutto è pari, la vittoria è condivisa.',
  },
  'PK-20.1': { title: 'Chi guarda', text: 'Chi guarda vede quello che vedono tutti e nulla di più.' },
  'PK-20.2': { title: 'Pedine coperte', text: 'Delle pedine coperte gli altri vedono potenza, unità e numero, mai quale sia quale.' },
  'PK-20.3': {
    title: 'Che cosa rivela chi torna',
    text: 'Le pedine tornate in un box sono scoperte, e a volte se ne deduce il resto. Neppure il tempo che uno impiega a pensare è nascosto.',
  },
  'PK-21': {
    title: 'Il caso',
    text: 'Chi comincia, la distribuzione e le pesche, la pedina della Rivolta degli schiavi e ogni lancio sono sorteggiati dal tavolo e registrati.',
  },
  'PK-22': {
    title: 'Chi è assente',
    text: 'Per chi è assente: una tessera, un effetto o una proposta valida qualsiasi, comincia sé stesso, si recuperano opliti, non si invia nulla, le richieste si negano, le tessere Speciali passano, la prima potenza pari è la perdita.',
  },
} as const satisfies SomeRules;
