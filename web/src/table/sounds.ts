/**
 * Our own sounds, made on the spot: a knock on wood for a piece, a rattle for dice, plucked strings for my turn and the end.
 * Nothing is loaded, and nothing sounds unless the player wants it.
 */
export type Sound = 'piece' | 'dice' | 'loss' | 'turn' | 'won' | 'over';

let audio: AudioContext | undefined;
/** From 0 to 1. */
let volume = 1;
const context = (): AudioContext => {
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
};

/** A level that falls away at once. */
const fading = (ctx: AudioContext, at: number, loud: number, length: number): GainNode => {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(Math.max(loud * volume, 0.0006), at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(ctx.destination);
  return gain;
};

interface Tone {
  readonly type: OscillatorType;
  /** Hertz, at its beginning and at its end. */
  readonly pitch: readonly [from: number, to: number];
  readonly loud: number;
  /** Seconds. */
  readonly length: number;
}
const tone = (ctx: AudioContext, at: number, { type, pitch: [from, to], loud, length }: Tone): void => {
  const voice = ctx.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(ctx, at, loud, length));
  voice.start(at);
  voice.stop(at + length + 0.02);
};

const knock = (ctx: AudioContext, at: number, pitch: number, loud = 0.18): void =>
  tone(ctx, at, { type: 'sine', pitch: [pitch, pitch / 2.4], loud, length: 0.09 });
const pluck = (ctx: AudioContext, at: number, pitch: number): void => {
  tone(ctx, at, { type: 'triangle', pitch: [pitch, pitch], loud: 0.12, length: 0.9 });
  tone(ctx, at, { type: 'sine', pitch: [pitch * 2, pitch * 2], loud: 0.03, length: 0.5 });
};

/** Six knocks, each a little off the beat. */
const RATTLE = [0, 0.045, 0.1, 0.14, 0.21, 0.3] as const;

export const sound = (what: Sound, level: number): void => {
  volume = level;
  const ctx = context();
  const now = ctx.currentTime + 0.01;
  switch (what) {
    case 'piece':
      knock(ctx, now, 240);
      break;
    case 'dice':
      for (const after of RATTLE) knock(ctx, now + after, 420 + Math.random() * 260, 0.1);
      break;
    case 'loss':
      tone(ctx, now, { type: 'sine', pitch: [150, 62], loud: 0.22, length: 0.4 });
      break;
    case 'turn':
      pluck(ctx, now, 293.66);
      pluck(ctx, now + 0.14, 440);
      break;
    case 'won':
      for (const [i, pitch] of [293.66, 369.99, 440, 587.33].entries()) pluck(ctx, now + i * 0.13, pitch);
      break;
    case 'over':
      for (const [i, pitch] of [440, 349.23, 293.66].entries()) pluck(ctx, now + i * 0.18, pitch);
      break;
  }
};
