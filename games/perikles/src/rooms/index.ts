/** Every room by name, in the order of the seven phases (PK-3.1). */
import type { Rooms } from '@stoa/engine';
import type { PkAction } from '../actions.ts';
import type { PkEvent } from '../events.ts';
import type { PkFrame } from '../frames.ts';
import { alkibiadesRoom } from '../specials/alkibiades.ts';
import { slaveRevoltRoom } from '../specials/slave-revolt.ts';
import type { PkState } from '../state.ts';
import { afterTile } from './after-tile.ts';
import { anyCity } from './any-city.ts';
import { ask } from './ask.ts';
import { assassin } from './assassin.ts';
import { battleSpecial } from './battle-special.ts';
import { candidate } from './candidate.ts';
import { casualty } from './casualty.ts';
import { chooseFirst } from './choose-first.ts';
import { commit } from './commit.ts';
import { commitForces } from './commit-forces.ts';
import { dealSpecials } from './deal-specials.ts';
import { dice } from './dice.ts';
import { drawInfluence } from './draw-influence.ts';
import { drawLocations } from './draw-locations.ts';
import { extraCube } from './extra-cube.ts';
import { proposeCandidates } from './propose.ts';
import { recover } from './recover.ts';
import { startPlayer } from './start-player.ts';
import { takeInfluence } from './take-influence.ts';

export const ROOMS: Rooms<PkState, PkFrame, PkAction, PkEvent> = {
  'start-player': startPlayer,
  'deal-specials': dealSpecials,
  'draw-locations': drawLocations,
  'draw-influence': drawInfluence,
  'extra-cube': extraCube,
  'take-influence': takeInfluence,
  'any-city': anyCity,
  candidate,
  assassin,
  'after-tile': afterTile,
  alkibiades: alkibiadesRoom,
  propose: proposeCandidates,
  'commit-forces': commitForces,
  'choose-first': chooseFirst,
  recover,
  commit,
  ask,
  'slave-revolt': slaveRevoltRoom,
  'battle-special': battleSpecial,
  dice,
  casualty,
};
