/** EW-18 to EW-21: the option, what is hidden, recorded chance, the form of actions. */
import type { SomeRules } from '../../words.ts';

export const tableRules = {
  'EW-18.1': {
    title: 'Opzione: costo di una flotta persiana',
    text: 'Una flotta persiana costa 2 monete, oppure 1 con la regola opzionale.',
  },
  'EW-19.1': {
    title: 'Pubblico: la mappa',
    text: 'Mappa, riserve, personaggi, ponte, spedizione, Punti Vittoria, monete rimaste ed effetti in corso sono visibili a tutti.',
  },
  'EW-19.2': { title: 'Nascosto: il mazzo', text: 'Nessuno sa quale carta del mazzo verrà dopo.' },
  'EW-19.3': { title: 'Pubblico: quante carte', text: 'Il numero di carte nel mazzo, fra gli scarti e in ogni mano è visibile a tutti.' },
  'EW-19.4': { title: 'Nascosto: le mani', text: 'Ognuno vede solo la propria mano; il pubblico nessuna.' },
  'EW-19.5': { title: 'Pubblico: gli scarti', text: 'Tutta la pila degli scarti è visibile a tutti, in ordine.' },
  'EW-19.6': {
    title: 'Pubblico: carte acquistate e tenute',
    text: 'Quante carte uno schieramento acquista o tiene è visibile a tutti.',
  },
  'EW-19.7': {
    title: 'Una mano mostrata',
    text: 'Durante Ippia, e durante una Pace Separata riuscita, la Persia vede la mano greca. Il pubblico no.',
  },
  'EW-19.8': {
    title: 'Carte pescate con la 11',
    text: 'Le carte che la Persia ha pescato insieme alla 11 nella Preparazione tornano nel mazzo e restano note solo alla Persia.',
  },
  'EW-19.9': {
    title: 'Quando si apre una finestra',
    text: 'Una finestra si apre quando il suo schieramento ha almeno una carta, quando la carta adatta non è fra gli scarti, in corso, esaurita o vietata, e quando la mappa lo consente. Si apre anche se in realtà la carta è altrove.',
  },
  'EW-19.10': { title: 'Visto una volta', text: 'Ciò che hai visto resta tuo, ma dopo l’evento non viene più mostrato.' },
  'EW-19.11': {
    title: 'Fin dove si torna indietro',
    text: 'Non si torna indietro oltre una pesca, un lancio di dadi, una mano mostrata, uno scarto a caso o una decisione dell’altro schieramento.',
  },
  'EW-19.12': {
    title: 'Pubblico: i dadi',
    text: 'Tutti i dadi sono visibili a tutti, e il caso si decide dove nessuno dei due può metter mano.',
  },
  'EW-20.1': {
    title: 'Il caso è registrato',
    text: 'Ogni pesca e ogni lancio si registrano accanto alle decisioni: le carte quando si prendono, in battaglia prima i dadi persiani e poi i greci.',
  },
  'EW-20.2': { title: 'La stessa partita', text: 'Le stesse decisioni e lo stesso caso registrato danno la stessa partita.' },
  'EW-21.1': {
    title: 'Una sola possibilità',
    text: 'Dove tutti vedono che c’è una sola cosa da fare, si fa senza chiedere. Le finestre di Reazione fanno eccezione.',
  },
  'EW-21.2': {
    title: 'Numeri interi e disponibili',
    text: 'Per terra almeno 1 esercito e non più di quanti ce ne sono; per mare almeno 1 flotta, e al massimo tanti eserciti quante le flotte, quanti ce ne sono in città, e 3.',
  },
  'EW-21.3': {
    title: 'Un solo modo di muovere',
    text: 'I movimenti si indicano sempre allo stesso modo, qualunque carta li abbia causati.',
  },
  'EW-21.4': {
    title: 'Memoria dell’operazione',
    text: 'Finché dura, un’operazione ricorda la sua carta, da dove vengono i pezzi, chi è a bordo, le vie di ritorno e gli effetti in corso.',
  },
} as const satisfies SomeRules;
