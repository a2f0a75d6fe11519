import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['Academia de baile Luna en Sevilla. Primera clase gratis, después 40 € al mes.', 'es'],
  ['Explicações Ana em Braga. A primeira aula é grátis, depois 15 € por hora.', 'pt'],
  ['École de piano Lafont à Lyon. Premier cours offert, puis 30 € par cours.', 'fr'],
  ['Rückenstudio Vital in Ulm. Erste Stunde gratis, danach 45 € pro Monat.', 'de'],
  ['Clínica dental Sol, Valencia', 'es'],
  ['Canalizador no Porto', 'pt'],
  ['Café Müller in York, flat white 3.20', 'en'],
  ['Zahnarzt', 'de'],
  ['coiffeur', 'fr'],
  ['restaurante', 'es'],
  ['cabeleireiro', 'pt'],
  ['dentist', 'en'],
])('“%s” is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
