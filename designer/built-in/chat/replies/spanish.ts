import type { ReplyWords } from './words.ts';

/** What the chat says on Spanish websites. */
export const spanish: ReplyWords = {
  done: {
    addSection: 'Sección añadida: {x}',
    removeSection: 'Sección eliminada: {x}',
    moveSection: 'Sección movida: {x}',
    updateSection: 'Cambiado: {x}',
    setVariant: 'Disposición cambiada: {x}',
    setHidden: 'Visibilidad cambiada: {x}',
    duplicateSection: 'Sección copiada: {x}',
    replaceSection: 'Sección sustituida: {x}',
    addPage: 'Página añadida: {x}',
    removePage: 'Página eliminada: {x}',
    updatePage: 'Página cambiada: {x}',
    movePage: 'Página movida: {x}',
    setTheme: 'Colores y letra ajustados',
    applyTemplate: 'Plantilla cambiada',
    setBusiness: 'Datos del negocio cambiados en todas partes',
    setBrand: 'Nombre y lema cambiados',
    setHeader: 'Cabecera cambiada',
    setFooter: 'Pie de página cambiado',
    setLanguage: 'Idioma cambiado',
  },
  remarks: [
    [
      /^I did not understand that\b.*/,
      'No lo he entendido. Puedo cambiar textos, colores, letra, secciones, páginas, horario, precios, personas, preguntas, formularios y datos de contacto.',
    ],
    [/^I did not understand “(.+)”\.$/, 'No he entendido: «{1}».'],
    [
      /^I cannot build a shop.*/,
      'Aquí no puedo crear una tienda ni cobrar, pero sí mostrar lo que vende con precios y un formulario de pedidos.',
    ],
    [
      /^I cannot build a log-in.*/,
      'No puedo crear un acceso para clientes, pero un formulario de contacto o un boletín mantiene el contacto.',
    ],
    [
      /^I cannot build that.*/,
      'Eso no puedo construirlo, pero puedo añadir un formulario de contacto, un horario de clases o una sección que diga cómo reservar.',
    ],
    [/^I cannot add code.*/, 'No puedo añadir código ajeno, pero sí un formulario de contacto o un aviso.'],
    [/^I do not make up reviews.*/, 'No invento opiniones: tienen que ser verdad. Deme las palabras y el nombre.'],
    [
      /^Pictures and the logo are uploaded.*/,
      'Las imágenes y el logotipo se suben en el editor: abra la sección y elija un archivo.',
    ],
    [
      /^Publishing and domains have.*/,
      'La publicación y los dominios tienen sus propias pantallas; yo cambio el contenido y el aspecto.',
    ],
    [/^I take the last change back\.$/, 'Deshago el último cambio.'],
    [/^(?:That is how it is|It is shown that way|It has that background) already\.$/, 'Ya está así.'],
    [
      /^(?:You edited that by hand|I left alone what you edited).*/,
      'Lo cambió usted a mano, por eso no lo he tocado; nombre el campo si debe cambiar.',
    ],
    [/^It has marked places.*/, 'Quedan lugares marcados que esperan sus palabras.'],
    [/^The site has (\d+) pages?: (.+)\.$/, 'El sitio tiene {1} páginas: {2}.'],
    [/^The phone number is (.+)\.$/, 'El teléfono es {1}.'],
    [/^The site says: (.+)\.$/, 'El sitio dice: {1}.'],
    [/^Hello\..*/, 'Hola. ¿Qué cambio?'],
    [/^Good\. Tell me.*/, 'Bien. Dígame cuando algo deba cambiar.'],
    [/^Say “undo” to have it back\.$/, 'Escriba «deshacer» para recuperarla.'],
    [/^Text stays readable.*/, 'El texto sigue siendo legible: el sitio elige tonos con contraste suficiente.'],
    [
      /^I can change texts, colours, fonts.*/,
      'Puedo cambiar textos, colores, letra y plantilla; añadir, mover, ocultar o quitar secciones y páginas, y mantener al día horario, precios, personas, preguntas y contacto. También varias cosas a la vez.',
    ],
  ],
};
