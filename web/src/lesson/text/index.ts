/** The sentences of the lessons; they come with the lesson page. */
import type { Language } from '@stoa/engine';
import type { Taught } from '../index.ts';
import { lessonEn } from './en.ts';
import { lessonIt } from './it.ts';
import type { LessonWords, StepWords } from './words.ts';

export const LESSON_WORDS: Readonly<Record<Language, LessonWords>> = { en: lessonEn, it: lessonIt };

export const stepWords = (game: Taught, id: string, lang: Language): StepWords => {
  const words = (LESSON_WORDS[lang].steps[game] as Readonly<Record<string, StepWords>>)[id];
  if (words === undefined) throw new Error(`no words for ${game}/${id}`);
  return words;
};
