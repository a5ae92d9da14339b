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

const tone = (ctx: AudioContext, type: OscillatorType, from: number, to: number, at: number, loud: number, length: number): void => {
  const voice = ctx.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(ctx, at, loud, length));
  voice.start(at);
  voice.stop(at + length + 0.02);
};

const knock = (ctx: AudioContext, at: number, pitch: number, loud = 0.18): void => tone(ctx, 'sine', pitch, pitch / 2.4, at, loud, 0.09);
const pluck = (ctx: AudioContext, at: number, pitch: number): void => {
  tone(ctx, 'triangle', pitch, pitch, at, 0.12, 0.9);
  tone(ctx, 'sine', pitch * 2, pitch * 2, at, 0.03, 0.5);
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
      tone(ctx, 'sine', 150, 62, now, 0.22, 0.4);
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
