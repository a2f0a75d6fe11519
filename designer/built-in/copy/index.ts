import type { WrittenLanguage } from '../brief/language.ts';
import { english } from './english.ts';
import type { Voice } from './voice.ts';

const voices: Partial<Record<WrittenLanguage, Voice>> = { en: english };

/** The voice that writes in this language. */
export const voiceFor = (language: WrittenLanguage): Voice => voices[language] ?? english;
