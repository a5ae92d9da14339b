/** The rules PK-8 and PK-9 in our own words. */
import type { SomeRules } from '../../words.ts';

export const forces = {
  'PK-8.1': {
    title: 'Prendere le pedine',
    text: 'Chi guida prende in mano tutte le pedine dai box delle proprie città. Le perdite restano perdite.',
  },
  'PK-8.2': {
    title: 'Chi va per primo',
    text: 'Chi guida Sparta indica chi comincia nella fase 5. Se nessuno la guida, comincia chi ha cominciato il turno.',
  },
  'PK-8.3': {
    title: 'Recuperare pedine',
    text: 'Da chi comincia, in senso orario, si recupera 1 pedina persa per ogni città guidata: l’oplita più debole o la trireme più debole, a scelta se mancano tutti e due i tipi.',
  },
  'PK-8.4': { title: 'Le pedine recuperate combattono', text: 'Le pedine recuperate si possono inviare in questo turno.' },
  'PK-8.5': { title: 'Tutto da capo', text: 'All’inizio della fase 5 non ci sono guerre, alleanze né permessi.' },
  'PK-8.6': {
    title: 'Un invio per ogni tessera',
    text: 'Ogni tessera Influenza dà 1 invio a chi la possiede. Il colore non conta, gli ostraka danno l’ordine.',
  },
  'PK-8.7': {
    title: 'Prima due ostraka',
    text: 'Finché qualcuno ha una tessera da 2 ostraka, gioca solo chi ne ha, in senso orario da chi comincia. La stessa persona può giocare più volte di fila.',
  },
  'PK-8.8': {
    title: 'Poi un ostrakon',
    text: 'Poi vengono le tessere da 1 ostrakon, a partire dalla sinistra di chi ha usato l’ultima tessera da 2, sempre in senso orario fra chi ne ha.',
  },
  'PK-8.9': {
    title: 'Chi viene dopo',
    text: 'L’invio seguente tocca alla prima persona in senso orario che ha una tessera con gli ostraka che contano in quel momento.',
  },
  'PK-8.10': {
    title: 'Scartare la tessera',
    text: 'La tessera si scarta all’inizio dell’invio, anche se non si invia nulla. Tra tessere uguali è indifferente.',
  },
  'PK-8.11': {
    title: 'Mano vuota',
    text: 'Con la mano vuota l’invio finisce da solo, a meno che si abbia ancora una tessera Speciale, qualunque sia: così la pausa non rivela nulla.',
  },
  'PK-8.12': { title: 'Due pedine', text: 'In un invio puoi inviare fino a 2 pedine, di una o due tue potenze, in una o due località.' },
  'PK-8.13': {
    title: 'Forze supplementari',
    text: 'Dopo almeno 1 pedina puoi, una volta per invio, spendere 1 tuo cubo dall’area principale di una città che guidi, per 1 o 2 pedine in più di quella città.',
  },
  'PK-8.14': {
    title: 'Persiani supplementari',
    text: 'Chi gioca la Persia spende un cubo di una città qualsiasi per 1 o 2 pedine persiane in più.',
  },
  'PK-8.15': {
    title: 'I due conti',
    text: 'Le prime 2 pedine non ancora inviate restano disponibili dopo aver speso il cubo: al massimo 4 in tutto.',
  },
  'PK-8.16': {
    title: 'Una dopo l’altra',
    text: 'Le pedine si inviano una dopo l’altra, e ognuna si controlla nella posizione dopo la precedente. Se se ne inviano più insieme e una non è valida, non se ne invia nessuna.',
  },
  'PK-8.17': {
    title: 'Quale pedina',
    text: 'Si indicano potenza e unità, località, parte e conto, poi la forza se c’è scelta; con essa si ricontrolla tutto, perché intanto un permesso può essere stato revocato. La pedina resta coperta.',
  },
  'PK-8.18': {
    title: 'Provvisorio finché non concludi',
    text: 'Finché non concludi vedi solo tu le pedine di questo invio, e puoi ritirarle. Chiedere il permesso non le mostra; la Rivolta degli schiavi e la conclusione mostrano tutto.',
  },
  'PK-8.19': { title: 'Le tue pedine', text: 'Puoi guardare in ogni momento le pedine che hai inviato.' },
  'PK-9.1': { title: 'In mano', text: 'Si invia una pedina della propria mano. La mano della Persia è comune a chi la gioca.' },
  'PK-9.2': {
    title: 'L’unità giusta',
    text: 'In una località vanno solo le unità che vi combattono; niente triremi dove combattono solo opliti.',
  },
  'PK-9.3': {
    title: 'Non contro la propria città',
    text: 'Non puoi attaccare una località di una città che guidi, con nessuna potenza, né unirti a un simile attacco.',
  },
  'PK-9.4': {
    title: 'Non da tutte e due le parti',
    text: 'Le tue forze non stanno mai da tutte e due le parti di una località. Per la Persia contano le forze di chiunque la giochi.',
  },
  'PK-9.5': { title: 'Guerra, alleanza, permesso', text: 'Un invio deve anche rispettare guerre e alleanze del turno e i permessi dati.' },
  'PK-9.6': {
    title: 'Principale e alleati',
    text: 'Chi arriva per primo da una parte ne è principale; le sue pedine stanno nel box principale, tutte le altre nel box alleato.',
  },
  'PK-9.7': { title: 'Chi può vincere la tessera', text: 'Solo chi è principale dalla parte che vince può prendere la tessera.' },
  'PK-9.8': {
    title: 'Perdere il posto principale',
    text: 'Si resta principali finché c’è una pedina da quella parte. Se la Rivolta degli schiavi la svuota, diventa principale chi arriva dopo.',
  },
} as const satisfies SomeRules;
