/** The lesson of Earth & Water in English. */
import type { EarthAndWaterStep } from '../../lessons/earth-and-water.ts';
import type { StepWords } from '../words.ts';

export const earthAndWaterSteps: Readonly<Record<EarthAndWaterStep, StepWords>> = {
  welcome: {
    title: 'Five campaigns',
    ask: 'You are Greece; Persia is coming. After each of five campaigns every city you control is worth 1 point, the four major cities with the large ring 2. Only the difference moves the marker.',
  },
  cards: {
    title: 'Buying cards',
    ask: 'Campaign I: preparation. Of its 12 talents Persia spends 4 on cards, 6 on the bridge into Europe, 2 on armies. You have 6. Without cards nothing moves: buy four, unseen, 1 talent each.',
    after: 'Four cards are in your hand. Each has an event for you and another for Persia. Two talents are left.',
  },
  raise: {
    title: 'Armies and fleets',
    ask: 'An army (square) costs 1 talent and goes to a city you control; so does a fleet (round), in its port. Raise one army and build one fleet in Athens, then end your preparation.',
    after: 'Every talent is spent; what you keep would be lost. Persia pays 2 for a fleet.',
  },
  event: {
    title: 'A card for its event',
    ask: 'Persia plays the first card and marches over the bridge to Pella. A card is either its event or a movement, never both. Play the event of Ionian Revolt and take an army from Ephesus.',
    after: 'The army is back in the Persian reserve and the card is discarded. It may return when the deck runs out.',
  },
  march: {
    title: 'A card for a march',
    ask: 'Persia marches on to Larissa. Nobody holds Thebes: choose March on Triremes and send both armies from Athens there. They may use any road through your own cities.',
    after:
      'Thebes is yours as long as an army stays. Athens is empty now, but a major city of your own remains yours until an enemy walks in.',
  },
  react: {
    title: 'A reaction',
    ask: 'Persia strikes at Thebes, three against two. Each side rolls a die for each army, at most three, and its best die counts. First you may react: play 300 Spartans to roll three dice.',
    after:
      'Persia’s best die was a 5, but Persian dice count 4 at most (5 in Abydos and Ephesus). Your 6 cost it an army, and it went back to Larissa.',
  },
  pass: {
    title: 'Passing',
    ask: 'Pass, and keep Evangelion for the next campaign: discard nothing. When both have passed, armies eat: each needs an amphora of a city that you control.',
    after:
      'You had food for 6 and 4 armies to feed. Persia had two armies in Larissa, which feeds one: the other is lost. In Abydos and Ephesus Persian armies need no food.',
  },
  score: {
    title: 'Scoring',
    ask: 'Campaign I is scored. Greece counts Athens 2, Sparta 2, Corinth 1, Thebes 1: that makes 6. Persia counts 2, 2 and 1 for Larissa: 5. The marker moves one space your way.',
  },
  king: {
    title: 'A king dies',
    ask: 'Campaign II: Persia draws card 11. King Darius dies and the campaign is over at once, without supply and points. Xerxes can die so too. Persia prepares for campaign III; then buy two cards.',
    after: 'The shield of campaign II is struck out. The more cards Persia buys, the sooner card 11 comes up.',
  },
  food: {
    title: 'More armies than food',
    ask: 'Four talents are left. Raise four armies in Athens and end your preparation, but look at the amphora on your plate: you will have 8 armies and food for 6.',
    after: 'The red 8/6 warns you: if it stays so, two armies starve in Supply. New cities bring more food, and Larissa is near.',
  },
  attack: {
    title: 'Attack',
    ask: 'Take Larissa: march from Athens, through Thebes, with three. Meeting the enemy means battle. You are asked for a reaction even without a fitting card, so that nothing is given away: decline.',
    after: 'Persia rolled a 6, which counts 4. Your 5 beats it: Persia loses an army.',
  },
  fight: {
    title: 'Fight on?',
    ask: 'After each round first the attacker, then the defender may retreat. The exact odds stand on the button, and they are good. Fight on.',
    after: 'A tie, 4 against 4: both lose an army. You have two left and Larissa is yours: 7 armies, food for 7.',
  },
  sail: {
    title: 'By sea',
    ask: 'Fleets sail from any port to any other, and each carries one army, at most three in all. Choose Sail on Evangelion and take both fleets with the army from Athens to Naxos.',
    after: 'Naxos is Greek. Had Persian ships been there, you would have fought at sea first, and armies drown with their ships.',
  },
  supply: {
    title: 'Cut off',
    ask: 'Armies also need an open road from a major city, or a fleet in their own port. Thebes defects to Persia and cuts Larissa off. Lead its armies to Athens, then march back with both.',
    after:
      'The road to Larissa is open again, and Naxos lives by its ships: nobody starved. Campaign III: Greece 8, Persia 5; the marker moves three spaces your way.',
  },
  persia: {
    title: 'If you play Persia',
    ask: 'Fleets cost you 2 talents and your dice count less, so come with more armies: over the bridge or aboard ships. What you take must feed them. And every card you draw may be card 11.',
  },
  win: {
    title: 'Winning at once',
    ask: 'Later, in campaign V. Hold both major cities of the enemy after supply and you win at once. Abydos is yours and nobody guards Ephesus: choose Sail and go there from Naxos with everything.',
    after:
      'Abydos and Ephesus are Greek: the war is won. Persia wins in the same way with Athens and Sparta, so never leave both unguarded. The rest the table tells you as you play.',
  },
};
