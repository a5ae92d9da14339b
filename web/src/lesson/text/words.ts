/** What a language brings for the lessons; a missing sentence does not compile. */
import type { EarthAndWaterStep } from '../lessons/earth-and-water.ts';
import type { ParthenonStep } from '../lessons/parthenon.ts';
import type { PeriklesStep } from '../lessons/perikles.ts';
import type { PetteiaStep } from '../lessons/petteia.ts';

export interface StepWords {
  readonly title: string;
  /** What is to be done and why, in one or two sentences. */
  readonly ask: string;
  /** What happened; steps that are only read have none. */
  readonly after?: string;
  /** Why nothing else will do, for steps in which everything legal stays open. */
  readonly instead?: string;
}

export interface LessonWords {
  readonly lesson: string;
  readonly stepOf: (n: number, of: number) => string;
  readonly back: string;
  readonly again: string;
  readonly hint: string;
  readonly tip: (action: string) => string;
  readonly astray: string;
  readonly skip: string;
  readonly next: string;
  readonly playNow: string;
  readonly restart: string;
  readonly restartHint: string;
  readonly home: string;
  readonly steps: {
    readonly 'earth-and-water': Readonly<Record<EarthAndWaterStep, StepWords>>;
    readonly parthenon: Readonly<Record<ParthenonStep, StepWords>>;
    readonly perikles: Readonly<Record<PeriklesStep, StepWords>>;
    readonly petteia: Readonly<Record<PetteiaStep, StepWords>>;
  };
}
