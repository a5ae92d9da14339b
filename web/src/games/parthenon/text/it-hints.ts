/** What an event means for the reader, and what to touch, Italian. */
import { textTools } from '@stoa/engine';
import type { PaText } from '@stoa/parthenon/text';
import type { Meaning } from '../board/for-me.ts';
import type { Touched } from './types.ts';

const it = textTools('it');

export const meaningIt = (m: Meaning, text: PaText): string => {
  switch (m.code) {
    case 'safe':
      return `Ti protegge: ${text.names.cards[m.card].one}.`;
    case 'can-pay':
      return `Puoi pagare ${it.or(m.prices.map(text.price))}.`;
    case 'cannot-pay':
      return `Non puoi pagare ${it.or(m.prices.map(text.price))}, quindi ti colpisce.`;
    case 'nothing-to-lose':
      return 'Non hai nulla che possa toglierti.';
    case 'gain':
      return `Prendi ${text.price(m.price)}.`;
    case 'may':
      return m.able ? `Puoi dare ${text.price(m.price)}.` : `Non hai ${text.price(m.price)}.`;
    case 'named-gain':
      return 'L’Arconte può indicarti per un guadagno.';
    case 'named-harm':
      return 'L’Arconte può indicarti per un danno.';
    case 'names-gain':
      return 'Sei Arconte: indichi tu chi ci guadagna.';
    case 'names-harm':
      return 'Sei Arconte: indichi tu chi subisce il danno.';
    case 'dearer':
      return 'In questa stagione costruire ti costa di più.';
    case 'cheaper':
      return 'La tua prima costruzione della stagione costa meno.';
    case 'boost':
      return 'Un tuo villaggio produce una carta in più.';
    case 'redraw':
      return 'Sei Arconte: puoi far pescare un altro Rischio.';
    case 'more-hazards':
      return 'La rotta per le Terre straniere è più pericolosa.';
    case 'immune':
      return 'La tua Meraviglia ti protegge.';
  }
};

export const touchIt: Readonly<Record<Touched, string>> = {
  event: 'Scegli l’evento che viene prima: quel che dà o toglie conta per il successivo',
  island: 'Tocca nell’elenco un’isola con il bordo d’oro',
  fleet: 'Tocca una flotta con il bordo d’oro',
  answer: 'Tocca una delle risposte sotto l’evento',
  card: 'Tocca una carta con il bordo d’oro',
  land: 'Tocca una terra con il bordo d’oro',
  building: 'Costruisci, paga o usa ciò che sta sotto «Ora puoi»',
  power: 'Usa ciò che sta sotto «Abilità da usare ora»',
  duty: 'Paga o rifiuta la tassa, accanto alla flotta',
  cargo: 'Tocca le carte della flotta da scambiare',
  harbor: 'Tocca ciò che il porto offre, accanto alla flotta',
  offer: 'Componi un’offerta nel mercato',
  counter: 'Scegli che cosa dai e che cosa ricevi, poi invia',
};
