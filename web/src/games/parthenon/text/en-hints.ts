/** What an event means for the reader, and what to touch, English. */
import { textTools } from '@stoa/engine';
import type { PaText } from '@stoa/parthenon/text';
import type { Meaning } from '../board/for-me.ts';
import type { Touched } from './types.ts';

const en = textTools('en');

export const meaningEn = (m: Meaning, text: PaText): string => {
  switch (m.code) {
    case 'safe':
      return `Your ${text.names.cards[m.card].one} keeps you safe.`;
    case 'can-pay':
      return `You can pay ${en.or(m.prices.map(text.price))}.`;
    case 'cannot-pay':
      return `You cannot pay ${en.or(m.prices.map(text.price))}, so it strikes you.`;
    case 'nothing-to-lose':
      return 'You hold nothing it could take.';
    case 'gain':
      return `You take ${text.price(m.price)}.`;
    case 'may':
      return m.able ? `You may give ${text.price(m.price)}.` : `You do not hold ${text.price(m.price)}.`;
    case 'named-gain':
      return 'The Archon may name you to gain.';
    case 'named-harm':
      return 'The Archon may name you to suffer.';
    case 'names-gain':
      return 'You are Archon: you name who gains.';
    case 'names-harm':
      return 'You are Archon: you name who suffers.';
    case 'dearer':
      return 'Building costs you more this season.';
    case 'cheaper':
      return 'Your first building is cheaper this season.';
    case 'boost':
      return 'One of your villages yields one more.';
    case 'redraw':
      return 'You are Archon: you may have a hazard drawn again.';
    case 'more-hazards':
      return 'The way to the Foreign Lands is more dangerous.';
    case 'immune':
      return 'Your wonder shields you.';
  }
};

export const touchEn: Readonly<Record<Touched, string>> = {
  event: 'Choose the event that comes first: what it gives or takes counts for the next',
  island: 'Touch an island of the list with a golden rim',
  fleet: 'Touch a fleet with a golden rim',
  answer: 'Touch one of the answers under the event',
  card: 'Touch a card with a golden rim',
  land: 'Touch a land with a golden rim',
  building: 'Build, pay or use what stands under “You can now”',
  power: 'Use what stands under “Powers to use now”',
  duty: 'Pay the duty or refuse it, beside the fleet',
  cargo: 'Touch cards of the fleet to exchange them',
  harbor: 'Touch what the harbor offers, beside the fleet',
  offer: 'Put an offer together in the market',
  counter: 'Choose what you give and what you get, then send it',
};
