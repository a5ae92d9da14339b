/** The rules PK-10 and PK-11 in our own words. */
import type { SomeRules } from '../../words.ts';

export const diplomacy = {
  'PK-10.1': {
    title: 'Permission to defend',
    text: 'To send a power to defend a location you need the permission of the leader of the city that controls it, for that power and that location. The leader needs none.',
  },
  'PK-10.2': { title: 'Attackers need none', text: 'Nobody asks for permission to attack, alone or beside others.' },
  'PK-10.3': {
    title: 'A city without a leader',
    text: 'If the city has no leader, nobody can give permission: no counters can defend its locations.',
  },
  'PK-10.4': {
    title: 'Asking',
    text: 'In your own commit turn you may ask, for a power and a location where only the permission is missing. Several requests may be open at once, at most 12 in a commit turn. A request is public; the counters are not.',
  },
  'PK-10.5': {
    title: 'Answering',
    text: 'Each player who is asked grants or denies, independently and at the same time. Nobody else acts meanwhile. The asker may withdraw what is still open.',
  },
  'PK-10.6': {
    title: 'Going on',
    text: 'After the answers the commit turn goes on with the same budget. A permission is no duty, a denial costs nothing.',
  },
  'PK-10.7': { title: 'Asking again', text: 'What was denied cannot be asked again in the same commit turn; later it can.' },
  'PK-10.8': {
    title: 'How long a permission lasts',
    text: 'A permission holds for any number of counters of that power at that location until the end of phase 5. It can be revoked while no such counter stands there for all to see.',
  },
  'PK-10.9': {
    title: 'Standing answers',
    text: 'In phase 5 a leader may set for a power and a location: ask me, always grant, always deny. “Always grant” is public, the other two look alike to others. At most 60 changes in a phase.',
  },
  'PK-10.10': { title: 'No way round the rules', text: 'A permission never overrides the rules of placement, war and alliance.' },
  'PK-10.11': { title: 'Permission for Persia', text: 'A permission asked for Persia by one player serves all who play Persia.' },
  'PK-10.12': {
    title: 'Option: asking the main player',
    text: 'With this option a power may enter an allied box only if the main player of that side lets it; allied defenders ask nobody else, as in PK-10.13. For Persia the one who placed there first answers. When a side is emptied, what its main player allowed ends.',
  },
  'PK-10.13': {
    title: 'Option: main defender only',
    text: 'With this option only who becomes main defender needs the permission to defend.',
  },
  'PK-11.1': {
    title: 'What a placement does',
    text: 'An attacking power is at war with the city that controls the location. Powers on one side are allied with each other, defenders also with that city, whose guests they are. Powers on two sides are opposed.',
  },
  'PK-11.2': {
    title: 'What cannot be',
    text: 'No two powers can be at war and allied in the same turn, and no guest of a city can be opposed to it.',
  },
  'PK-11.3': {
    title: 'Option: strict alliances',
    text: 'With this option two powers that are allied can be neither at war nor opposed anywhere.',
  },
  'PK-11.4': {
    title: 'In both directions',
    text: 'Who attacks a city cannot help it this turn nor be helped by it; who has helped a city or stood beside its counters cannot attack it; who has defended a city’s location cannot stand against its counters.',
  },
  'PK-11.5': {
    title: 'War with the city only',
    text: 'War is with the city that controls the location. Powers that help to defend it are opponents there, but may fight side by side elsewhere.',
  },
  'PK-11.6': {
    title: 'Powers, not players',
    text: 'Relations belong to powers. Two cities of one leader may stand differently towards a third.',
  },
  'PK-11.7': { title: 'Persia', text: 'Persia is one power and controls no location.' },
  'PK-11.8': { title: 'Until the end of the turn', text: 'Relations are public and end with the turn.' },
} as const satisfies SomeRules;
