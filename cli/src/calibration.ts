/** How accurate a win chance is: mean squared error against results, the same for a constant, and the calibration error. */

export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly mean: number;
  readonly won: number;
}
export interface Calibration {
  readonly positions: number;
  readonly brier: number;
  /** The same error for each seat's share of wins in these games. */
  readonly baseline: number;
  /** Expected calibration error: the difference between predicted and actual wins, over the bins. */
  readonly ece: number;
  readonly bins: readonly CalibrationBin[];
}

/** One game: the predicted chances at its positions, by seat, and each seat's share of the win. */
export interface Judged {
  readonly chances: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

const BINS = 10;
const round = (x: number): number => Math.round(x * 10_000) / 10_000;

export const calibration = (games: readonly Judged[]): Calibration => {
  const seats = games[0]?.shares.length ?? 0;
  const share = Array.from({ length: seats }, (_, seat) => games.reduce((sum, g) => sum + (g.shares[seat] ?? 0), 0) / games.length);
  const bins = Array.from({ length: BINS }, () => ({ n: 0, said: 0, won: 0 }));
  let positions = 0;
  let error = 0;
  let constant = 0;
  for (const { chances, shares } of games)
    for (const at of chances) {
      positions++;
      for (let seat = 0; seat < seats; seat++) {
        const said = at[seat] ?? 0;
        const won = shares[seat] ?? 0;
        error += (said - won) ** 2;
        constant += ((share[seat] ?? 0) - won) ** 2;
        const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))];
        if (bin === undefined) continue;
        bin.n++;
        bin.said += said;
        bin.won += won;
      }
    }
  const all = positions * seats;
  return {
    positions,
    brier: round(error / all),
    baseline: round(constant / all),
    ece: round(bins.reduce((sum, { said, won }) => sum + Math.abs(said - won), 0) / all),
    bins: bins.map(({ n, said, won }, i) => ({
      from: i / BINS,
      to: (i + 1) / BINS,
      n,
      mean: n === 0 ? 0 : round(said / n),
      won: n === 0 ? 0 : round(won / n),
    })),
  };
};
