/**
 * On one screen: extra cubes and proposals are made before all eyes. The Special tile lies face down there until its player looks at it. Taking
 * a tile is not among them: whether the player is asked about a Special tile afterwards would tell which one it is.
 */
export const OPEN_ROOMS: ReadonlySet<string> = new Set(['extra-cube', 'propose']);
