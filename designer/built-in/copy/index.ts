import type { WrittenLanguage } from '../brief/language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import type { Voice } from './voice.ts';

const voices: Record<WrittenLanguage, Voice> = { en: english, de: german, fr: french, es: spanish, pt: portuguese };

/** The voice that writes in this language. */
export const voiceFor = (language: WrittenLanguage): Voice => voices[language];
