/** EW-7 and EW-8: movement by land and by sea. */
import type { SomeRules } from '../../words.ts';

export const movement = {
  'EW-7.1': { title: 'One group', text: 'Choose a city and one or more of your armies there. They move together to one destination.' },
  'EW-7.2': {
    title: 'Any distance by road',
    text: 'The group follows roads as far as it likes. It drops no army on the way and picks none up.',
  },
  'EW-7.3': { title: 'Nobody need stay', text: 'No army has to stay behind.' },
  'EW-7.4': { title: 'Meeting the enemy', text: 'A city with an enemy army stops the group, and a land battle follows at once.' },
  'EW-7.5': {
    title: 'Stopping in a foreign city',
    text: 'A city without armies that you do not control stops the group. An empty major city of the enemy is one.',
  },
  'EW-7.6': {
    title: 'Passing own cities',
    text: 'The group may pass through cities you control or stop there, your own empty major cities included.',
  },
  'EW-7.7': { title: 'Fleets do not stop armies', text: 'Enemy fleets never hinder armies on the road, not even at the bridge.' },
  'EW-7.8': { title: 'Over the bridge', text: 'Both sides may use the road Abydos–Pella, and only while the bridge is built.' },
  'EW-7.9': { title: 'No round trips', text: 'The destination is not the city of origin.' },
  'EW-7.10': { title: 'Carneia', text: 'While the Carneia Festival lasts, Greek armies in Sparta do not march.' },
  'EW-7.11': {
    title: 'What can be reached',
    text: 'Go out from the origin by road and go on through every city you control. All cities met that way are possible destinations.',
  },
  'EW-8.1': {
    title: 'One squadron',
    text: 'Choose a port and one or more of your fleets there. They sail together to any other port, near or far, whoever controls it.',
  },
  'EW-8.2': {
    title: 'Armies aboard',
    text: 'They may carry armies from the city they leave: at most one for each fleet and at most 3 in all.',
  },
  'EW-8.3': { title: 'Embarked', text: 'Armies taken aboard leave the city at once.' },
  'EW-8.4': { title: 'Persia sails', text: 'When Persian fleets have sailed, Greece may answer with Themistocles.' },
  'EW-8.5': { title: 'Enemy fleets', text: 'If enemy fleets lie in the port of arrival, a naval battle follows at once.' },
  'EW-8.6': {
    title: 'Landing',
    text: 'Without a naval battle, or after one that left you fleets there, the armies aboard land in the city. They cannot stay aboard.',
  },
  'EW-8.7': {
    title: 'Landing under arms',
    text: 'If enemy armies are in the city, a land battle follows at once with the landed armies as attackers.',
  },
  'EW-8.8': { title: 'No further march', text: 'Landed armies do not move on.' },
  'EW-8.9': {
    title: 'Fleets and armies',
    text: 'Fleets and armies never fight each other. Ships may enter a port below an enemy garrison in peace.',
  },
  'EW-8.10': {
    title: 'The ships stay',
    text: 'The fleets stay in the port of arrival whatever becomes of their armies, unless they retreat.',
  },
  'EW-8.11': { title: 'Carneia at sea', text: 'While the Carneia Festival lasts, no army embarks in Sparta. Fleets may leave its port.' },
} as const satisfies SomeRules;
