import type { LinesByTrade } from '../lines.ts';

export const culture: LinesByTrade = {
  architect: {
    headlines: ['Espacios para vivir y trabajar', 'Construir con un porqué'],
    leads: [
      'Miramos el lugar, escuchamos a la gente y dibujamos hasta que todo encaja.',
      'Casas, reformas y edificios públicos: mira los proyectos y háblanos de tu terreno.',
    ],
    asks: ['¿Tienes un terreno en mente?', 'Cuéntanos tus planes'],
  },
  designer: {
    headlines: ['Diseño que sirve', 'Claro, útil, fácil de reconocer'],
    leads: [
      'Mira los trabajos y cómo una idea acaba siendo algo que se recuerda y se usa.',
      'De un nombre a una imagen completa: dinos qué haces y para quién.',
    ],
    asks: ['¿Qué diseñamos?', '¿Tienes un proyecto en mente?'],
  },
  portfolio: {
    headlines: ['Trabajos escogidos', 'Cosas que he diseñado'],
    leads: [
      'Una selección de proyectos: qué me pidieron, qué probé y qué salió.',
      'Mira con calma, elige un proyecto y escríbeme si te apetece trabajar conmigo.',
    ],
    asks: ['¿Hacemos algo a medias?', 'Escríbeme'],
  },
  'team projects': {
    headlines: ['Lo que hemos hecho en equipo', 'Un equipo y sus proyectos'],
    leads: [
      'Conoce a las personas, mira los proyectos y descubre quién sabe hacer qué.',
      'Cada proyecto cuenta qué se pidió, quién trabajó en él y qué salió.',
    ],
    asks: ['¿Quieres trabajar con nosotros?', 'Háblanos de tu proyecto'],
  },
  photographer: {
    headlines: ['Imágenes que se quedan', 'Guardar un poco del día'],
    leads: [
      'Retratos, bodas y los momentos callados de en medio: mira las fotos y háblame de las tuyas.',
      'Llego, miro y espero el momento. No hace falta posar.',
    ],
    asks: ['¿Qué quieres que fotografíe?', '¿Está libre tu fecha?'],
  },
  musician: {
    headlines: ['En directo suena más fuerte', 'Ven a escuchar'],
    leads: [
      'Mira dónde y cuándo tocamos, escucha algo y llámanos para tu escenario.',
      'Salas, bodas y noches al aire libre: dinos el lugar y la fecha.',
    ],
    asks: ['¿Tocamos para ti?', '¿Tienes una fecha en mente?'],
  },
  artist: {
    headlines: ['Papel, lienzo y pared', 'Desde el taller'],
    leads: [
      'Mira lo que está terminado, pregunta por lo que no, o ven a verlo con la luz del taller.',
      'Cada obra tiene su tamaño, su material y a veces una historia. Pregunta por ella.',
    ],
    asks: ['¿Vienes a verlo al taller?', '¿Te interesa una obra?'],
  },
  writer: {
    headlines: ['Palabras puestas en orden', 'Libros y otros textos'],
    leads: [
      'Lo que he escrito, lo que viene y dónde se puede oír en voz alta.',
      'Lee aquí una página antes de llevarte el libro a casa.',
    ],
    asks: ['¿Me invitas a leer?', 'Escríbeme'],
  },
  cv: {
    headlines: ['Mi camino hasta aquí', 'Lo que hago y he hecho'],
    leads: [
      'Dónde he trabajado, qué he aprendido y qué sé hacer: está en estas páginas.',
      'Lee con calma y escríbeme si crees que deberíamos hablar.',
    ],
    asks: ['¿Hablamos?', 'Escríbeme'],
  },
  biography: {
    headlines: ['Una vida, por orden', 'La historia de una vida'],
    leads: [
      'Dónde empezó, qué pasó por el camino y qué queda.',
      'Los lugares, los giros y los reconocimientos, en el orden en que llegaron.',
    ],
    asks: ['¿Algo que añadir?', '¿Una pregunta sobre esta vida?'],
  },
  blog: {
    headlines: ['Algo para leer', 'Notas, ideas y hallazgos'],
    leads: [
      'Textos nuevos de vez en cuando, los antiguos ordenados por temas. Empieza por donde quieras.',
      'Notas breves y textos más largos: lee uno y dime qué te parece.',
    ],
    asks: ['¿Sobre qué escribo ahora?', 'Dime qué piensas'],
  },
  'health blog': {
    headlines: ['Leer para sentirse bien', 'Pequeñas costumbres, explicadas'],
    leads: [
      'Artículos sobre comida, movimiento, sueño y descanso, en palabras sencillas y por temas.',
      'Lo que se sabe, lo que no y lo que puedes probar en casa.',
    ],
    asks: ['¿Qué tema toca ahora?', '¿Tienes una pregunta?'],
  },
  'poetry blog': {
    headlines: ['Poemas, de uno en uno', 'Versos para releer'],
    leads: [
      'Lee despacio, en voz alta si nadie te oye, y manda un poema tuyo.',
      'Poemas nuevos y otros de antes, ordenados por ánimo, forma y estación.',
    ],
    asks: ['¿Tienes un poema que compartir?', 'Mándanos tus versos'],
  },
  'link-page': {
    headlines: ['Todo en un mismo sitio', 'Todos mis enlaces'],
    leads: [
      'Dónde leer, ver, oír, comprar y escribir: elige un enlace.',
      'Una sola dirección para todos los lugares donde puedes encontrarme.',
    ],
    asks: ['¿Buscas otra cosa?', 'Escríbeme'],
  },
  hotel: {
    headlines: ['Buenas noches, hasta mañana', 'Tu habitación está lista'],
    leads: [
      'Mira las habitaciones, elige las noches y dinos cuándo llegas.',
      'Una noche de paso o una semana sin hacer nada: elige habitación.',
    ],
    asks: ['¿Qué noches?', '¿Te guardamos una habitación?'],
  },
  'holiday-home': {
    headlines: ['Tu casa en vacaciones', 'Suelta las maletas'],
    leads: [
      'Recorre las habitaciones, mira qué hay cerca y pregunta por las semanas que te convengan.',
      'Una puerta para ti, una cocina donde cocinar y tiempo para no hacer nada.',
    ],
    asks: ['¿Cuándo te gustaría venir?', '¿Está libre tu semana?'],
  },
  museum: {
    headlines: ['Ven a mirar de cerca', 'Cosas que cuentan historias'],
    leads: [
      'Mira qué se expone, cuándo abrimos y qué hay para niños y grupos.',
      'Recorre las salas por tu cuenta o deja que alguien te cuente lo que ves.',
    ],
    asks: ['¿Vienes en grupo?', 'Prepara tu visita'],
  },
  theatre: {
    headlines: ['Se apagan las luces', 'Ocupa tu butaca'],
    leads: [
      'Mira qué se representa y cuándo, elige una noche y guarda tus entradas.',
      'Obras, conciertos y noches difíciles de clasificar: el programa dice qué viene ahora.',
    ],
    asks: ['¿Te guardamos butacas?', '¿Vienes con una clase?'],
  },
  charity: {
    headlines: ['Ayudar donde hace falta', 'Entre muchas manos'],
    leads: [
      'Mira qué se hace, qué falta y cómo puedes echar una mano.',
      'Una hora, un donativo o una palabra a otros: todo ayuda.',
    ],
    asks: ['¿Te gustaría ayudar?', '¿Necesitas ayuda?'],
  },
  club: {
    headlines: ['Siempre cabe alguien más', 'Ven, mira y quédate'],
    leads: [
      'Mira qué hacemos, cuándo nos vemos y cómo formar parte.',
      'Ven a un encuentro, mira cómo es y decide después.',
    ],
    asks: ['¿Te gustaría unirte?', 'Ven a un encuentro'],
  },
  festival: {
    headlines: ['Guarda la fecha', 'Nos vemos allí'],
    leads: [
      'Qué pasa y cuándo, cómo llegar y qué traer: está todo en esta página.',
      'Recorre el programa, marca lo que quieres ver y ven con alguien.',
    ],
    asks: ['¿Te gustaría participar?', '¿Dudas sobre el día?'],
  },
  fundraiser: {
    headlines: ['Un día por una causa', 'Venir, dar, celebrar'],
    leads: [
      'A qué se destinan los donativos, qué pasa ese día y cómo puedes participar.',
      'Apúntate, trae amigos y mira adónde va cada donativo.',
    ],
    asks: ['¿Te apetece ayudar?', '¿Vienes ese día?'],
  },
  wedding: {
    headlines: ['Nos casamos', 'Celébralo con nosotros'],
    leads: [
      'Cuándo, dónde y qué ponerse: todo lo que nuestros invitados necesitan saber.',
      'Cómo llegar, dónde dormir y qué pasará a lo largo del día.',
    ],
    asks: ['¿Contamos contigo?', 'Dinos que vienes'],
  },
  'event-planner': {
    headlines: ['La fiesta es tuya', 'Una fiesta también se prepara'],
    leads: [
      'Bodas, fiestas de empresa y aniversarios: dinos el día, los invitados y cómo te lo imaginas.',
      'Buscamos el lugar, la comida y la música, y estamos allí cuando empieza.',
    ],
    asks: ['¿Qué vas a celebrar?', '¿Qué día es la fiesta?'],
  },
};
