/** The rules PA-1 to PA-3 in Italian, in our own words. */
import type { SomeRules } from '../../words.ts';

export const components = {
  'PA-1.1': { title: 'Risorse Base', text: 'Grano, Uva, Olive, Minerali, Legname e Lana sono le sei Risorse Base.' },
  'PA-1.2': {
    title: 'Risorse Rare',
    text: 'Ceramica, Spezie e Attrezzi vengono dalle officine, il Papiro solo dall’Egitto. Il Papiro vale come Risorsa Rara ovunque se ne chieda una.',
  },
  'PA-1.3': { title: 'Oro', text: 'L’Oro è una classe a sé.' },
  'PA-1.4': {
    title: 'Carte Egee',
    text: 'Esercito, Nave da Guerra e Dono di Poseidone non sono risorse: non contano per il limite della mano e non si scartano nella fase 9.',
  },
  'PA-1.5': { title: 'La banca', text: 'La banca non esaurisce mai risorse o carte Egee.' },
  'PA-1.6': { title: 'Isole', text: 'Chios, Creta e Rodi portano la torcia; Lemno, Naxos e Sciro no.' },
  'PA-1.7': {
    title: 'Che cosa ha un’isola',
    text: 'Due villaggi di partenza, altri quattro villaggi, due officine, sei strutture dell’Acropoli, due alternative e le flotte A, B e C.',
  },
  'PA-1.8': { title: 'Beni di un’isola', text: 'I villaggi danno tre delle sei Risorse Base, le officine una Risorsa Rara.' },
  'PA-1.9': { title: 'Acropoli', text: 'Fortezza, Santuario, Grande Porto, Mercato, Accademia e Tesoreria.' },
  'PA-1.10': {
    title: 'Terre',
    text: 'Atene, Sparta e Ionia sono vicine; Egitto, Cartagine e Italia straniere. Ognuna ha posto per una carta Status del Porto.',
  },
  'PA-1.11': {
    title: 'Mazzi',
    text: 'Sei eventi per anno, dodici meraviglie, sei filosofie in quattro copie, un mazzo Rischio e un mazzo dei porti.',
  },
  'PA-1.12': { title: 'La scatola', text: 'La scatola stampata ha 440 carte; la loro divisione è una nostra ricostruzione.' },
  'PA-2.1': {
    title: 'Isole in gioco',
    text: 'In tre si usano le isole con la torcia; in quattro e cinque se ne aggiungono una o due a caso; in sei tutte.',
  },
  'PA-2.2': { title: 'Distribuzione', text: 'Le isole in gioco si assegnano a caso, scoperte.' },
  'PA-2.3': { title: 'L’inizio', text: 'Si comincia con la flotta A, i due villaggi di partenza e la mano vuota.' },
  'PA-2.4': { title: 'Primo Arconte', text: 'Il primo Arconte è estratto a sorte.' },
  'PA-2.5': { title: 'Posti', text: 'I posti formano un cerchio; in senso orario è l’ordine dei posti.' },
  'PA-2.6': { title: 'Progetti e filosofie', text: 'I progetti stanno mescolati e coperti, le filosofie scoperte.' },
  'PA-2.7': {
    title: 'Eventi dell’anno',
    text: 'Quattro eventi dell’anno stanno coperti in fila; gli altri escono dal gioco senza essere visti.',
  },
  'PA-2.8': {
    title: 'Porti e rischi',
    text: 'Ogni terra riceve una carta coperta; i rischi si mescolano. Una carta che nessuno ha guardato si pesca al primo sguardo.',
  },
  'PA-2.9': { title: 'Nessun bonus', text: 'In tre o in sei non ci sono bonus.' },
  'PA-2.10': {
    title: 'Bonus in quattro',
    text: 'L’isola senza torcia riceve un Esercito; quella con gli stessi villaggi di partenza e quella con la stessa Risorsa Rara un Dono ciascuna.',
  },
  'PA-2.11': {
    title: 'Bonus in cinque',
    text: 'L’isola con una Risorsa Rara solo sua non riceve nulla; le altre quattro un Dono ciascuna.',
  },
  'PA-2.12': { title: 'Bonus ben definiti', text: 'Un pacchetto deve rendere chiari i bonus per ogni estrazione.' },
  'PA-2.13': { title: 'Mazzi aperti', text: 'Ciò che un’isola può costruire è noto a tutti.' },
  'PA-3.1': {
    title: 'Versione per principianti',
    text: 'Si tolgono Manodopera non qualificata, Tributo persiano e Guerra persiana; ogni anno si usano quattro dei cinque eventi rimasti.',
  },
  'PA-3.2': {
    title: 'Aiuti',
    text: 'Strutture, carte Egee, tabelle, rischi e acquisti si possono sempre consultare; le carte coperte no.',
  },
} satisfies SomeRules;
