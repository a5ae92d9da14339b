/** The islands of a pack, PA-1.8 and PA-22.9, and that the bonuses of PA-2.10 to PA-2.12 are well defined for every draw. */
import { ACROPOLIS, BASICS, ISLANDS, RARES } from '../cards.ts';
import { entries, exactly, type Json, must, word, words } from './check.ts';
import { cost } from './check-costs.ts';
import type { IslandJson } from './types.ts';

export const islands = (pack: Json): void => {
  const found = entries(pack.islands, 'islands');
  exactly(found, ISLANDS, 'islands');
  for (const [island, at] of found) {
    must(typeof island.torch === 'boolean', `${at}.torch`, island.torch === undefined ? 'missing' : 'wrong-type');
    const basics = words(island.basics, `${at}.basics`, BASICS);
    must(new Set(basics).size === 3 && basics.length === 3, `${at}.basics`, 'wrong-count', 'PA-1.8');
    const start = words(island.startVillages, `${at}.startVillages`, basics);
    must(new Set(start).size === 2 && start.length === 2, `${at}.startVillages`, 'wrong-count');
    word(island.rare, `${at}.rare`, RARES.slice(0, 3));
    const villages = entries(island.villages, `${at}.villages`);
    must(villages.length === 6, `${at}.villages`, 'wrong-count');
    for (const [village, place] of villages) {
      word(village.produces, `${place}.produces`, basics);
      cost(village.cost, `${place}.cost`);
    }
    must(villages.filter(([village]) => village.start === true).length === 2, `${at}.villages`, 'wrong-count');
    must(
      villages.slice(0, 2).every(([village]) => village.start === true),
      `${at}.villages`,
      'wrong-order',
    );
    must(new Set(villages.map(([village]) => village.produces)).size === 3, `${at}.villages`, 'wrong-count', 'PA-1.8');
    const workshops = entries(island.workshops, `${at}.workshops`);
    must(workshops.length === 2, `${at}.workshops`, 'wrong-count');
    for (const [workshop, place] of workshops) {
      word(workshop.produces, `${place}.produces`, [island.rare as string]);
      cost(workshop.cost, `${place}.cost`);
    }
    must(new Set(words(island.acropolis, `${at}.acropolis`, ACROPOLIS)).size === ACROPOLIS.length, `${at}.acropolis`, 'wrong-count');
    must(new Set(words(island.alternatives, `${at}.alternatives`, ACROPOLIS)).size === 2, `${at}.alternatives`, 'wrong-count');
  }
  // Every field was checked above.
  const all = found.map(([island]) => island as unknown as IslandJson);
  shared(all);
  for (const { id, startVillages, villages } of all) {
    const agrees = villages.slice(0, 2).every(({ produces }) => startVillages.includes(produces));
    must(agrees, `islands.${id}.startVillages`, 'start-village-differs');
  }
};
/** PA-2.10 to PA-2.12: bonuses must be well defined for every draw of islands. */
const shared = (all: readonly IslandJson[]): void => {
  const pair = (island: IslandJson): string => [...island.startVillages].sort().join('+');
  const torch = all.filter(island => island.torch);
  const others = all.filter(island => !island.torch);
  must(torch.length === 3, 'islands', 'wrong-count');
  for (const island of others) {
    const sharers = torch.filter(t => pair(t) === pair(island));
    must(sharers.length === 1, `islands.${island.id}.startVillages`, 'start-pair-not-shared', 'PA-2.12');
    const makers = torch.filter(t => t.rare === island.rare);
    must(makers.length === 1 && makers[0] !== sharers[0], `islands.${island.id}.rare`, 'rare-not-shared', 'PA-2.12');
  }
  for (const out of others) {
    const five = all.filter(island => island !== out);
    const alone = five.filter(island => five.filter(other => other.rare === island.rare).length === 1);
    must(alone.length === 1, `islands.${out.id}.rare`, 'no-own-rare', 'PA-2.12');
  }
};
