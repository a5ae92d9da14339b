/** EW-1 to EW-4: the components, the setup, control, the course of a campaign. */
import { CARD_COUNT, cardsOf, SPARTA_CARDS } from '../../../cards.ts';
import type { SomeRules } from '../../words.ts';
import { and } from '../names.ts';

export const ground = {
  'EW-1.1': {
    title: 'Due schieramenti',
    text: 'Uno schieramento è la Persia, l’altro la Grecia. Chi prende quale si decide prima della partita.',
  },
  'EW-1.2': {
    title: 'Undici città',
    text: 'Sulla mappa ci sono Abydos, Atene, Delfi, Efeso, Eretria, Corinto, Larissa, Naxos, Pella, Sparta e Tebe.',
  },
  'EW-1.3': { title: 'Città chiave', text: 'Atene e Sparta sono le città chiave della Grecia, Abydos ed Efeso quelle della Persia.' },
  'EW-1.4': {
    title: 'Anfore',
    text: 'Le anfore sono il cibo di una città: 3 ad Abydos e a Efeso, 2 ad Atene e a Sparta, 1 in ogni altra città.',
  },
  'EW-1.5': {
    title: 'Porti',
    text: 'Hanno un porto Abydos, Atene, Efeso, Eretria, Naxos, Pella, Sparta e Tebe. Non lo hanno Delfi, Corinto e Larissa.',
  },
  'EW-1.6': {
    title: 'Strade',
    text: 'Nove strade sono sempre aperte: Abydos–Efeso, Atene–Corinto, Atene–Tebe, Delfi–Larissa, Delfi–Tebe, Corinto–Sparta, Corinto–Tebe, Larissa–Pella e Larissa–Tebe.',
  },
  'EW-1.7': {
    title: 'Il bivio di Corinto',
    text: 'La strada che esce da Corinto si divide verso Atene e verso Tebe. Al bivio non ci si ferma: Corinto è adiacente a entrambe.',
  },
  'EW-1.8': {
    title: 'Lo stretto',
    text: 'La decima strada, Abydos–Pella, attraversa l’Ellesponto. Esiste solo finché c’è il Ponte di Barche.',
  },
  'EW-1.9': { title: 'Isole', text: 'A Eretria e a Naxos non arriva nessuna strada: ci si va solo per mare.' },
  'EW-1.10': { title: 'Adiacenti', text: 'Due città sono adiacenti quando le unisce una strada aperta in quel momento.' },
  'EW-1.11': {
    title: 'Pezzi',
    text: 'La Persia ha 24 eserciti, 6 flotte e il Ponte di Barche; la Grecia 9 eserciti e 5 flotte. Ciò che non è nella tua riserva non si può piazzare.',
  },
  'EW-1.12': {
    title: 'I pezzi persi tornano',
    text: 'Un pezzo rimosso va nella riserva di chi lo possiede e può tornare in gioco, a meno che una regola non lo metta su un personaggio storico.',
  },
  'EW-1.13': {
    title: 'Personaggi storici',
    text: 'Milziade, Temistocle e Leonida prendono ciascuno un esercito greco, Dario e Serse un esercito persiano, Artemisia una flotta persiana. Un pezzo su un personaggio è fuori dal gioco per sempre.',
  },
  'EW-1.14': {
    title: 'Le carte',
    text: `Le carte sono ${CARD_COUNT}, numerate da 1 a ${CARD_COUNT}, una per tipo. Ogni carta ha una metà greca e una metà persiana.`,
  },
  'EW-1.15': {
    title: 'Carte di Sparta',
    text: `Nella metà greca, le carte ${and(cardsOf(SPARTA_CARDS).map(String))} sono carte di Sparta.`,
  },
  'EW-1.16': { title: 'Dadi', text: 'I dadi hanno sei facce e nessuno schieramento ne lancia mai più di 3 alla volta.' },
  'EW-1.17': {
    title: 'Tracciati',
    text: 'Le spedizioni si contano da 1 a 5. Un solo indicatore segna i Punti Vittoria: da 6 per la Grecia, passando per 0, a 6 per la Persia.',
  },
  'EW-1.18': {
    title: 'Non si perde nulla',
    text: `Per ogni tipo di pezzo, mappa, navi, riserva e personaggi danno sempre il totale; le carte sono sempre ${CARD_COUNT} fra mazzo, scarti, mani e carta in corso.`,
  },
  'EW-2.1': {
    title: 'Schieramento persiano',
    text: 'La Persia comincia con 2 eserciti a Efeso, 2 ad Abydos e 1 flotta nel porto di Efeso; nella riserva restano 20 eserciti, 5 flotte e il ponte.',
  },
  'EW-2.2': {
    title: 'Schieramento greco',
    text: 'La Grecia comincia con 1 esercito ad Atene, 1 a Sparta e 1 a Corinto, e con 1 flotta nel porto di Atene e 1 in quello di Sparta; nella riserva restano 6 eserciti e 3 flotte.',
  },
  'EW-2.3': { title: 'Indicatori', text: 'Si comincia dalla spedizione 1, con 0 Punti Vittoria.' },
  'EW-2.4': {
    title: 'Il mazzo',
    text: `Tutte le ${CARD_COUNT} carte formano il mazzo coperto. Le mani e la pila degli scarti sono vuote.`,
  },
  'EW-3.1': { title: 'Controllo con gli eserciti', text: 'Controlli una città in cui c’è almeno un tuo esercito.' },
  'EW-3.2': { title: 'Città chiave vuota', text: 'Una città chiave senza eserciti è controllata dallo schieramento a cui appartiene.' },
  'EW-3.3': { title: 'Città non controllata', text: 'Ogni altra città senza eserciti non è controllata da nessuno.' },
  'EW-3.4': { title: 'Le flotte non controllano', text: 'Le flotte non danno il controllo di una città e non lo tolgono.' },
  'EW-3.5': {
    title: 'Città chiave conquistata',
    text: 'Controlli una città chiave nemica solo finché vi restano tuoi eserciti. Quando l’ultimo se ne va, torna subito a chi la possiede.',
  },
  'EW-3.6': {
    title: 'Controllo durante la battaglia',
    text: 'Eserciti dei due schieramenti sono nella stessa città solo durante una battaglia terrestre. Fino alla fine la città resta di chi la controllava prima dell’attacco.',
  },
  'EW-3.7': { title: 'Eserciti in mare', text: 'Gli eserciti imbarcati non sono in nessuna città.' },
  'EW-3.8': {
    title: 'Flotte nello stesso porto',
    text: 'Flotte dei due schieramenti sono nello stesso porto solo quando vi è in corso, o sta per cominciare, una battaglia navale. Una flotta può restare nel porto di una città controllata dal nemico.',
  },
  'EW-4.1': {
    title: 'Quattro fasi',
    text: 'Una spedizione comprende, in quest’ordine, Preparazione, Operazioni, Rifornimenti e Punteggio.',
  },
  'EW-4.2': {
    title: 'Prima la Persia',
    text: 'Nella Fase Preparazione, nella Fase Operativa e nella Fase Rifornimenti comincia la Persia.',
  },
  'EW-4.3': {
    title: 'Fine della spedizione',
    text: 'Dopo la Fase Punteggio le Feste delle Carnee finiscono, Atene torna a valere punti e l’indicatore avanza alla spedizione successiva.',
  },
  'EW-4.4': { title: 'Cinque spedizioni', text: 'Il gioco finisce con la spedizione 5.' },
  'EW-4.5': { title: 'Spedizione interrotta', text: 'La morte di un re persiano può interrompere una spedizione.' },
  'EW-4.6': {
    title: 'Che cosa resta',
    text: 'Ponte, pezzi, personaggi, mani, mazzo, scarti e Punti Vittoria restano come sono da una spedizione all’altra.',
  },
} as const satisfies SomeRules;
