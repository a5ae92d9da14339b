/** EW-9 to EW-11: battles and the bridge. */
import type { SomeRules } from '../../words.ts';

export const battle = {
  'EW-9.1': { title: 'Who fights', text: 'The side that moved attacks, the other defends. All armies in the city take part.' },
  'EW-9.2': { title: 'Before the first round', text: 'Before the first dice Greece may play a reaction.' },
  'EW-9.3': {
    title: 'A round',
    text: 'Each side rolls one die for each of its armies in the battle, at most 3. Its result is the highest die.',
  },
  'EW-9.4': {
    title: 'Persian dice',
    text: 'Persian dice above 4 count as 4; in Abydos and Ephesus dice above 5 count as 5. It makes no difference who attacks.',
  },
  'EW-9.5': { title: 'Greek dice', text: 'Greek dice count as they fall.' },
  'EW-9.6': { title: 'Losses', text: 'The lower result costs its side one army. On a tie both sides lose one.' },
  'EW-9.7': { title: 'End of the battle', text: 'The battle ends when a side has no army left.' },
  'EW-9.8': {
    title: 'Retreat or fight on',
    text: 'After each round the attacker may retreat; if not, the defender may; if neither does, the next round follows. Nobody retreats before the first round.',
  },
  'EW-9.9': { title: 'All or none', text: 'A retreat takes all armies of that side and ends the battle.' },
  'EW-9.10': {
    title: 'Attacker’s way back by road',
    text: 'The attacker returns to the adjacent city it came from: the city of origin if that is adjacent, otherwise any adjacent city the group could have come through, at its choice.',
  },
  'EW-9.11': {
    title: 'The way back is fixed',
    text: 'Where the attacker may return to is settled when the battle begins. It need not control that city at the time of the retreat.',
  },
  'EW-9.12': {
    title: 'Attacker’s way back by sea',
    text: 'Landed attackers return to the city they embarked in, together with the fleets of this movement that are left. Fleets that lay there before stay.',
  },
  'EW-9.13': { title: 'Home port closed', text: 'There is no way back by sea while an enemy fleet lies in the port of origin.' },
  'EW-9.14': {
    title: 'Defender by road',
    text: 'The defender may retreat to one adjacent city it controls; its own empty major city is one, a city nobody controls is not.',
  },
  'EW-9.15': {
    title: 'Defender by sea',
    text: 'A defender with at least as many fleets in the port as armies left may take all of them to one other port, of a city it controls and without enemy fleets. The limit of 3 armies does not apply.',
  },
  'EW-9.16': { title: 'No way out', text: 'A side without a legal retreat fights on.' },
  'EW-9.17': { title: 'No pursuit', text: 'After the defender’s retreat the attackers stay in the city.' },
  'EW-9.18': {
    title: 'After the battle',
    text: 'First The Great King or Evangelion is scored, then effects for this battle end, then The Immortals may be played, then the fate of the bridge is asked, then the operation goes on.',
  },
  'EW-10.1': { title: 'Who fights at sea', text: 'All fleets in the port take part. The side that moved attacks.' },
  'EW-10.2': { title: 'Dice at sea', text: 'Dice, Persian limits, losses and ties are as on land, with fleets in place of armies.' },
  'EW-10.3': {
    title: 'Lost ships and their armies',
    text: 'A lost fleet goes to the reserve. Fleets without an army aboard are lost first; after that the army goes down with its ship, into the reserve.',
  },
  'EW-10.4': { title: 'Armies ashore', text: 'Only embarked armies can be lost at sea. The defender’s armies in the city are safe.' },
  'EW-10.5': { title: 'Artemisia', text: 'After a round that cost a Persian fleet, Greece may answer with Artemisia.' },
  'EW-10.6': {
    title: 'Retreat at sea',
    text: 'The battle ends when a side has no fleet left. Otherwise the attacker may retreat, then the defender; never before the first round.',
  },
  'EW-10.7': {
    title: 'Attacker turns back',
    text: 'The attacking fleets return to the port of origin, their armies land there, and the movement is over.',
  },
  'EW-10.8': {
    title: 'Defender sails away',
    text: 'All defending fleets go to one other port, of a city their side controls and without enemy fleets. They carry no armies.',
  },
  'EW-10.9': { title: 'No way out at sea', text: 'A side without a legal retreat fights on.' },
  'EW-10.10': { title: 'Under Themistocles', text: 'Nobody retreats from the naval battles of a Themistocles operation.' },
  'EW-10.11': { title: 'After the naval battle', text: 'If the attacker has fleets left and did not retreat, the landing follows.' },
  'EW-11.1': {
    title: 'The bridge',
    text: 'While it is built, Abydos and Pella are adjacent for both sides: for movement, retreat and supply lines.',
  },
  'EW-11.2': {
    title: 'Burning the bridge',
    text: 'When Greece gains control of Abydos by a movement, with or without a battle, and the bridge is built, Greece decides at once whether to destroy it.',
  },
  'EW-11.3': {
    title: 'One decision',
    text: 'If Greece leaves the bridge, it is asked again only after losing Abydos and taking it once more.',
  },
  'EW-11.4': { title: 'Rebuilding', text: 'A destroyed bridge returns to the Persian reserve and can be built again.' },
  'EW-11.5': { title: 'Persia keeps it', text: 'Persia cannot destroy the bridge.' },
} as const satisfies SomeRules;
