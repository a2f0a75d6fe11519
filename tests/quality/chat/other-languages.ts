import { answers, means, update, type ChatCase } from './case.ts';
import { dark, having, like, listed, open, shorterThan } from './match.ts';

const toGerman = { to: 'german' } as const;
const toFrench = { to: 'french' } as const;
const toSpanish = { to: 'spanish' } as const;
const toPortuguese = { to: 'portuguese' } as const;

const GERMAN_INTRO =
  'Wir schneiden ohne Eile. Kommen Sie mit nassen Haaren oder mit trockenen, wir fangen von vorn an.';

/** Written from the documents alone. A case is never edited so that it passes. */
export const otherLanguages: ChatCase[] = [
  // German
  means('Ändere die Überschrift in „Haare mit Verstand“', update('hero', { heading: 'Haare mit Verstand' }), toGerman),
  means(
    'Bitte die Überschrift ändern zu "Schnitt für Schnitt"',
    update('hero', { heading: 'Schnitt für Schnitt' }),
    toGerman,
  ),
  means('mach die Knöpfe dunkelgrün', { type: 'setTheme', accent: like('darkgreen') }, toGerman),
  means('Dunkler Hintergrund bitte', { type: 'setTheme', mode: 'dark' }, toGerman),
  means('Entferne die Galerie', { type: 'removeSection', sectionId: 'gallery' }, toGerman),
  means('Füge ein Kontaktformular hinzu', { type: 'addSection', section: { kind: 'contactForm' } }, toGerman),
  means('neue Seite „Ausbildung“ anlegen', { type: 'addPage', page: { title: 'Ausbildung' } }, toGerman),
  means('Unsere neue Telefonnummer ist 030 555 0199', { type: 'setBusiness', phone: '030 555 0199' }, toGerman),
  means(
    'Wir haben jetzt Montag bis Freitag von 10 bis 19 Uhr geöffnet',
    { type: 'setBusiness', hours: open('mon-fri 10:00-19:00') },
    toGerman,
  ),
  means(
    'Der Damenschnitt kostet jetzt 52 €',
    update('services', { items: having({ name: 'Damenschnitt', price: '52 €' }) }),
    toGerman,
  ),
  means('Mach den Text kürzer', update('hero', { intro: shorterThan(GERMAN_INTRO) }), toGerman),
  means('Mach das rückgängig', [], { ...toGerman, undoes: true, after: ['Entferne die Galerie'] }),
  answers('Welche Seiten habe ich?', /Preise[\s\S]*Über uns[\s\S]*Kontakt/, toGerman),
  answers('Kannst du einen Online-Shop einbauen?', /nicht/, toGerman),
  means('Nimm Paul aus dem Team', update('team', { items: listed('name', 'Lena Marlow') }), toGerman),

  // French
  means('Change le titre en « Coupés avec soin »', update('hero', { heading: 'Coupés avec soin' }), toFrench),
  means('mets les boutons en bleu marine', { type: 'setTheme', accent: like('#14284b') }, toFrench),
  means('Supprime la galerie', { type: 'removeSection', sectionId: 'gallery' }, toFrench),
  means('Ajoute un formulaire de contact', { type: 'addSection', section: { kind: 'contactForm' } }, toFrench),
  means('ajoute une page Recrutement', { type: 'addPage', page: { title: 'Recrutement' } }, toFrench),
  means('Notre nouveau numéro est le 03 20 55 01 99', { type: 'setBusiness', phone: '03 20 55 01 99' }, toFrench),
  means(
    'La coupe homme coûte maintenant 35 €',
    update('services', { items: having({ name: 'Coupe homme', price: '35 €' }) }),
    toFrench,
  ),
  means(
    'Nous sommes ouverts du mardi au samedi de 9h à 18h',
    { type: 'setBusiness', hours: open('tue-sat 09:00-18:00') },
    toFrench,
  ),
  means('fond sombre', { type: 'setTheme', mode: 'dark' }, toFrench),
  means('annule', [], { ...toFrench, undoes: true, after: ['Supprime la galerie'] }),
  answers('Quelles pages ai-je ?', /Tarifs[\s\S]*À propos[\s\S]*Contact/, toFrench),
  means('Supprime la deuxième question', update('faq', { items: listed('question', 'Faut-il un rendez-vous ?') }), {
    ...toFrench,
    on: '/contact',
  }),

  // Spanish
  means('Cambia el título a "Corte sin prisa"', update('hero', { heading: 'Corte sin prisa' }), toSpanish),
  means('pon los botones rojos', { type: 'setTheme', accent: like('#c4232f') }, toSpanish),
  means('Quita la galería', { type: 'removeSection', sectionId: 'gallery' }, toSpanish),
  means('Añade un formulario de contacto', { type: 'addSection', section: { kind: 'contactForm' } }, toSpanish),
  means('añade una página Empleo', { type: 'addPage', page: { title: 'Empleo' } }, toSpanish),
  means('Nuestro teléfono nuevo es 952 555 019', { type: 'setBusiness', phone: '952 555 019' }, toSpanish),
  means(
    'El corte hombre cuesta ahora 35 €',
    update('services', { items: having({ name: 'Corte hombre', price: '35 €' }) }),
    toSpanish,
  ),
  means(
    'Abrimos de lunes a viernes de 10 a 20',
    { type: 'setBusiness', hours: open('mon-fri 10:00-20:00') },
    toSpanish,
  ),
  means('fondo oscuro', { type: 'setTheme', background: dark, mode: 'dark' }, toSpanish),
  means('deshaz eso', [], { ...toSpanish, undoes: true, after: ['Quita la galería'] }),
  answers('¿Qué páginas tengo?', /Precios[\s\S]*Nosotros[\s\S]*Contacto/, toSpanish),
  means(
    'Añade una pregunta: ¿Hay aparcamiento? Respuesta: Sí, detrás.',
    update('faq', { items: having({ question: '¿Hay aparcamiento?', answer: 'Sí, detrás.' }) }),
    toSpanish,
  ),

  // Portuguese
  means('Muda o título para "Corte sem pressa"', update('hero', { heading: 'Corte sem pressa' }), toPortuguese),
  means('põe os botões verdes', { type: 'setTheme', accent: like('#2d7a3e') }, toPortuguese),
  means('Remove a galeria', { type: 'removeSection', sectionId: 'gallery' }, toPortuguese),
  means('Adiciona um formulário de contacto', { type: 'addSection', section: { kind: 'contactForm' } }, toPortuguese),
  means('adiciona uma página Empregos', { type: 'addPage', page: { title: 'Empregos' } }, toPortuguese),
  means('O nosso novo telefone é 253 555 019', { type: 'setBusiness', phone: '253 555 019' }, toPortuguese),
  means(
    'O corte homem custa agora 35 €',
    update('services', { items: having({ name: 'Corte homem', price: '35 €' }) }),
    toPortuguese,
  ),
  means(
    'Abrimos de segunda a sexta das 10h às 19h',
    { type: 'setBusiness', hours: open('mon-fri 10:00-19:00') },
    toPortuguese,
  ),
  means('fundo escuro', { type: 'setTheme', background: dark, mode: 'dark' }, toPortuguese),
  means('desfaz isso', [], { ...toPortuguese, undoes: true, after: ['Remove a galeria'] }),
  answers('Que páginas tenho?', /Preços[\s\S]*Sobre nós[\s\S]*Contacto/, toPortuguese),
  means('Muda a cor dos botões para azul', { type: 'setTheme', accent: like('#1f4fa3') }, toPortuguese),
];
