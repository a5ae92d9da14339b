/** EW-12 to EW-15: supply, scoring, the death of the king, the deck. */
import type { SomeRules } from '../../words.ts';

export const supply = {
  'EW-12.1': {
    title: 'Mano persiana',
    text: 'La Persia scarta la mano ma può tenere 1 carta: in tal caso il suo prossimo budget scende a 10 monete.',
  },
  'EW-12.2': { title: 'Mano greca', text: 'La Grecia tiene al massimo 4 carte e può scartarne quante vuole.' },
  'EW-12.3': {
    title: 'Prima la capacità, poi le linee',
    text: 'Prima la capacità logistica, poi le linee di rifornimento; prima per la Persia, poi per la Grecia, sulla mappa come l’hanno lasciata le perdite persiane.',
  },
  'EW-12.4': {
    title: 'Capacità persiana',
    text: 'Le anfore delle città controllate dalla Persia, senza Abydos ed Efeso, si confrontano con gli eserciti persiani fuori da queste due città.',
  },
  'EW-12.5': {
    title: 'Capacità greca',
    text: 'Le anfore delle città controllate dalla Grecia, comprese le sue città chiave vuote e quelle conquistate, si confrontano con tutti gli eserciti greci sulla mappa.',
  },
  'EW-12.6': {
    title: 'Eccedenza',
    text: 'Gli eserciti oltre la capacità vanno nella riserva, dalle città scelte da chi li possiede; la Persia non può toglierli da Abydos o da Efeso. L’eccedenza si calcola una volta sola e non cresce se una città resta vuota.',
  },
  'EW-12.7': {
    title: 'Linea di rifornimento',
    text: 'Una città con tuoi eserciti ha una linea se da lì strade aperte portano a una tua città chiave che controlli, senza passare per città controllate dal nemico. Le città non controllate non bloccano; le città chiave nemiche vuote sì.',
  },
  'EW-12.8': { title: 'Alla fonte', text: 'Gli eserciti in una città chiave del proprio schieramento sono sempre riforniti.' },
  'EW-12.9': {
    title: 'Rifornimento via mare',
    text: 'Gli eserciti senza linea restano se una loro flotta è nel porto di quella stessa città e il loro schieramento non è sotto blocco navale. Altrimenti vanno tutti nella riserva.',
  },
  'EW-12.10': {
    title: 'Blocco navale',
    text: 'Uno schieramento è sotto blocco navale quando non controlla nessuna propria città chiave con il porto libero da flotte nemiche.',
  },
  'EW-12.11': {
    title: 'Una flotta, una città',
    text: 'Il rifornimento via mare non prosegue lungo le strade e non richiede flotte nel porto della città chiave.',
  },
  'EW-12.12': { title: 'Le flotte non consumano', text: 'Le flotte non hanno bisogno di rifornimenti.' },
  'EW-12.13': {
    title: 'Tutte le linee insieme',
    text: 'Le linee di uno schieramento si valutano tutte sulla stessa posizione; gli eserciti si rimuovono dopo.',
  },
  'EW-12.14': { title: 'L’ultima mano', text: 'Nella spedizione 5 non si chiede quali carte tenere: non cambierebbe nulla.' },
  'EW-13.1': {
    title: 'Vittoria Immediata',
    text: 'Se dopo i Rifornimenti la Persia controlla Atene e Sparta, la Persia vince subito; se la Grecia controlla Abydos ed Efeso, vince la Grecia. I punti non contano e in nessun altro momento si fa questa verifica.',
  },
  'EW-13.2': {
    title: 'Mai entrambe',
    text: 'Non possono vincere subito entrambi gli schieramenti: senza Abydos ed Efeso la Persia ha già perso nei Rifornimenti tutti gli altri eserciti.',
  },
  'EW-13.3': {
    title: 'Contare le città',
    text: 'Altrimenti ogni schieramento conta 1 per ogni città che controlla e 2 per ogni città chiave, di chiunque sia.',
  },
  'EW-13.4': {
    title: 'Spostare l’indicatore',
    text: 'L’indicatore si sposta della differenza, a favore di chi conta di più. Non supera mai 6: il resto è perso.',
  },
  'EW-13.5': { title: 'Sei punti non bastano', text: 'Arrivare a 6 punti di per sé non fa vincere.' },
  'EW-13.6': { title: 'Fine del gioco', text: 'Dopo la spedizione 5 vince lo schieramento che ha Punti Vittoria. A 0 è pareggio.' },
  'EW-13.7': {
    title: 'Atene in cenere',
    text: 'Se in questa spedizione è stata giocata Acropoli in Fiamme, Atene conta 0 per entrambi. Per la Vittoria Immediata conta lo stesso.',
  },
  'EW-13.8': { title: 'Punti dagli eventi', text: 'I punti degli eventi spostano subito l’indicatore, entro gli stessi limiti.' },
  'EW-14.1': {
    title: 'Quando muore il re',
    text: 'Il re muore quando la Persia pesca la carta 11 e Dario o Serse è in vita, nella Preparazione o con Pacificazione. Non è una scelta.',
  },
  'EW-14.2': {
    title: 'Dario, poi Serse',
    text: 'La prima volta muore Dario, la seconda Serse. Un esercito persiano dalla riserva va sul personaggio; se la riserva è vuota, la Persia ne sceglie uno sulla mappa.',
  },
  'EW-14.3': {
    title: 'Morte nella Preparazione',
    text: 'La carta 11 si mostra, la Persia scarta tutta la mano, e mazzo, scarti e quelle carte formano un nuovo mazzo. La spedizione finisce lì: niente più acquisti, operazioni, rifornimenti o punteggio.',
  },
  'EW-14.4': {
    title: 'La Grecia tiene le carte',
    text: 'La Grecia conserva la mano e comincia la spedizione successiva. Dopo la spedizione 5 il gioco finisce con i punti del momento.',
  },
  'EW-14.5': {
    title: 'Monete perse',
    text: 'Le monete pagate sono perse. Nella spedizione successiva la Persia ne ha 12, perché la sua mano è vuota.',
  },
  'EW-14.6': {
    title: 'Morte con Pacificazione',
    text: 'La Fase Operativa finisce subito e la Persia scarta tutta la mano; non si mescola nulla, e seguono Rifornimenti e Punteggio.',
  },
  'EW-14.7': {
    title: 'La riduzione decade',
    text: 'Un budget greco ridotto che spettava a una spedizione finita nella Preparazione decade con essa.',
  },
  'EW-14.8': {
    title: 'Nessun re in vita',
    text: 'Dopo entrambe le morti la carta 11 pescata dalla Persia non fa nulla. Resta in mano e serve per il movimento.',
  },
  'EW-14.9': { title: 'Pescata dalla Grecia', text: 'Se la pesca la Grecia, la carta 11 non fa nulla: per la Grecia è Melas Zomos.' },
  'EW-14.10': {
    title: 'Serse e gli Immortali',
    text: 'Morto Serse, Gli Immortali non si possono più giocare. Il Re dei Re sì.',
  },
  'EW-15.1': { title: 'Pescare', text: 'Si pesca dal mazzo coperto, di cui nessuno conosce l’ordine.' },
  'EW-15.2': {
    title: 'Mazzo vuoto',
    text: 'Se si deve pescare e il mazzo è vuoto, gli scarti diventano il nuovo mazzo e si continua a pescare.',
  },
  'EW-15.3': {
    title: 'Niente carte',
    text: 'Con mazzo e scarti vuoti non si acquistano carte. L’Oracolo di Delfi e Pacificazione scartano prima, quindi pescano sempre per intero.',
  },
  'EW-15.4': { title: 'La carta in corso', text: 'Una carta il cui evento è in corso non sta né nel mazzo né fra gli scarti.' },
} as const satisfies SomeRules;
