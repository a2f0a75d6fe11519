import type { LinesByTrade } from '../lines.ts';

export const learningAndAdvice: LinesByTrade = {
  'driving-school': {
    headlines: ['De la primera marcha al carné', 'Aprender a conducir con calma'],
    leads: [
      'Teoría, prácticas y examen: mira cómo funciona y cuándo empieza el próximo curso.',
      'Con nervios o con prisa: el ritmo lo marcamos contigo, del aparcamiento a la autopista.',
    ],
    asks: ['¿Vienes a tu primera clase?', '¿Cuándo quieres empezar?'],
  },
  school: {
    headlines: ['Un lugar para aprender', 'Aprender en compañía'],
    leads: [
      'Mira qué se enseña, cómo es un día y cómo inscribirse.',
      'Para quien empieza y para quien sigue: mira los cursos y pregunta lo que quieras saber.',
    ],
    asks: ['¿Te gustaría inscribirte?', '¿Vienes a conocernos?'],
  },
  tutor: {
    headlines: ['De repente, se entiende', 'Aprender frente a frente'],
    leads: [
      'Dinos la asignatura, el curso y dónde se atasca. Empezamos justo ahí.',
      'Antes de un examen o durante todo el curso: clases al ritmo de quien aprende.',
    ],
    asks: ['¿Dónde se atasca?', '¿Probamos una clase?'],
  },
  'language-school': {
    headlines: ['Dilo en otro idioma', 'Un idioma se aprende hablando'],
    leads: [
      'De las primeras palabras a las conversaciones largas: busca tu nivel y un curso que quepa en tu semana.',
      'Para viajar, trabajar o por amor: dinos por qué aprendes y buscamos el curso.',
    ],
    asks: ['¿Qué idioma es el próximo?', '¿Cuál es tu nivel?'],
  },
  'music-school': {
    headlines: ['Toca tu primera canción', 'Música desde la primera nota'],
    leads: [
      'Niños y mayores, primeras notas y piezas difíciles: elige un instrumento y prueba una clase.',
      'Dinos qué te gusta escuchar. Con eso empezamos.',
    ],
    asks: ['¿Cuál es tu instrumento?', '¿Pruebas una clase?'],
  },
  nursery: {
    headlines: ['Un lugar para ser pequeño', 'Jugar, crecer, hacer amigos'],
    leads: [
      'Mira cómo es un día aquí, qué se come y cómo es la adaptación.',
      'Ven de visita en familia, mira cada rincón y pregunta todo lo que quieras saber.',
    ],
    asks: ['¿Buscas plaza?', '¿Vienes a visitarnos?'],
  },
  lawyer: {
    headlines: ['Saber a qué atenerse', 'La ley, en palabras claras'],
    leads: [
      'Cuéntanos qué ha pasado. Te decimos con sencillez qué permite la ley y qué hacer ahora.',
      'Cartas, plazos, contratos y pleitos: trae los papeles y los leemos contigo.',
    ],
    asks: ['¿Qué ha pasado?', '¿Una duda antes de firmar?'],
  },
  accountant: {
    headlines: ['Las cuentas, en orden', 'Números con los que trabajar'],
    leads: [
      'Contabilidad, nóminas e impuestos: trae la caja de las facturas y la sacamos en limpio.',
      'Dinos cómo trabajas y de qué vive el negocio. Te decimos qué guardar, declarar y pagar.',
    ],
    asks: ['¿Ha llegado carta de Hacienda?', 'Pásanos las facturas'],
  },
  consultant: {
    headlines: ['Una mirada de fuera', 'De una pregunta a un plan'],
    leads: [
      'Cuéntanos dónde está el atasco. Miramos, preguntamos, echamos cuentas y escribimos qué haríamos.',
      'Trabajamos con quienes conocen la empresa por dentro: las personas que están en ella.',
    ],
    asks: ['¿Qué pregunta te ronda?', '¿Lo hablamos?'],
  },
  finance: {
    headlines: ['Entender lo que tienes', 'Tu dinero, sobre la mesa'],
    leads: [
      'Ahorrar, pedir prestado y pensar en lo que vendrá: lo ponemos por escrito y lo vemos contigo.',
      'Trae tus preguntas y tus papeles. Explicamos qué hay y qué podrías cambiar.',
    ],
    asks: ['¿Qué te gustaría planear?', '¿Lo miramos contigo?'],
  },
  'credit repair': {
    headlines: ['Tu historial de crédito, en claro', 'Corregir tu historial de crédito'],
    leads: [
      'Mira qué consta en tu historial de crédito, qué se puede reclamar y qué hacer con lo demás.',
      'Leemos tu historial contigo, reclamamos por escrito lo que está mal y explicamos cada paso.',
    ],
    asks: ['¿Qué dice tu historial?', '¿Leemos tu historial contigo?'],
  },
  'private-bank': {
    headlines: ['El patrimonio, de tú a tú', 'Hablar de dinero con calma'],
    leads: [
      'Inversiones, sucesión y lo que hay entre medias: antes de cualquier producto, una conversación.',
      'Empezamos por saber para qué es tu dinero. Lo demás viene de ahí.',
    ],
    asks: ['¿Cuándo nos vemos?', 'Empecemos por una conversación'],
  },
  'estate-agent': {
    headlines: ['La puerta que buscas', 'Comprar, vender, alquilar'],
    leads: [
      '¿Buscas casa o dejas la tuya? Cuéntanoslo y te mostramos qué es posible.',
      'Vemos la casa, decimos cuánto podría valer y te acompañamos hasta las llaves.',
    ],
    asks: ['¿Buscas o vendes?', '¿Valoramos tu casa?'],
  },
  recruiter: {
    headlines: ['Un trabajo busca a alguien', 'Personas y oficios'],
    leads: [
      'Dinos quién falta en tu equipo, o qué quieres hacer ahora.',
      'Escuchamos a cada parte antes de sentarlas a la misma mesa.',
    ],
    asks: ['¿Quién falta en tu equipo?', '¿Qué te gustaría hacer?'],
  },
  translator: {
    headlines: ['En otras palabras', 'Dicho en el otro idioma'],
    leads: [
      'Contratos, webs, certificados y discursos: mándanos el texto y dinos para qué día.',
      'Traducimos lo que está escrito, y también lo que se quiso decir.',
    ],
    asks: ['¿Qué texto, qué idioma?', 'Mándanos tu texto'],
  },
  funeral: {
    headlines: ['Despedirse, cada cual como quiera', 'Aquí, cuando haga falta'],
    leads: [
      'Llama cuando quieras. Explicamos qué hay que hacer y nos ocupamos de lo que prefieras dejarnos.',
      'Entierro, incineración u otra forma de decir adiós: hablamos de lo que tendría sentido.',
    ],
    asks: ['¿Quieres hablar con nosotros?', 'Háblanos de quien se ha ido'],
  },
  software: {
    headlines: ['Software hecho a tu trabajo', 'Menos clics, menos vueltas'],
    leads: [
      'Dinos qué lleva demasiado tiempo hoy. Construimos la herramienta y la mantenemos en marcha.',
      'Del primer boceto al sistema que se usa a diario, por pasos que puedes ver y probar.',
    ],
    asks: ['¿Qué te quita tiempo hoy?', 'Enséñanos el problema'],
  },
  'software solutions': {
    headlines: ['Software y personas que lo entienden', 'Las herramientas de tu empresa'],
    leads: [
      'Mira qué hace nuestro software, a quién sirve y por dónde empezaría una empresa como la tuya.',
      'Programas para el trabajo diario y gente que sabe usarlos, sin palabras raras.',
    ],
    asks: ['¿Qué debería funcionar de otro modo?', 'Cuéntanos tu caso'],
  },
  'fitness tracking': {
    headlines: ['Mira cuánto llevas andado', 'Cada carrera, cada serie, anotada'],
    leads: [
      'Apunta lo que entrenas, llévalo como un diario y mira cómo se suma semana a semana.',
      'Tus ejercicios, tus notas y tu puesto entre amigos, en el mismo sitio.',
    ],
    asks: ['¿Apuntamos el primer entreno?', 'Dinos qué echas en falta'],
  },
  'it-service': {
    headlines: ['Que vuelva a funcionar', 'Equipos, redes y tranquilidad'],
    leads: [
      'Máquinas lentas, archivos perdidos, equipos nuevos: dinos qué pasa y qué debería pasar.',
      'Instalamos, reparamos, protegemos y explicamos, para que puedas seguir trabajando.',
    ],
    asks: ['¿Qué ha dejado de funcionar?', 'Descríbenos el problema'],
  },
  telecom: {
    headlines: ['En casa y por el camino', 'Llamar, navegar, ver'],
    leads: [
      'Móvil, internet en casa y líneas para empresas: compara tarifas, elige una y pide ayuda si la necesitas.',
      'Dinos cuánto llamas, navegas y viajas. Te decimos qué tarifa te alcanza.',
    ],
    asks: ['¿Qué tarifa te conviene?', '¿Problemas con la línea?'],
  },
  coworking: {
    headlines: ['Una mesa en buena compañía', 'Trae el portátil y poco más'],
    leads: [
      'Mesas, salas y café: ven un día, mira qué tal y quédate el tiempo que quieras.',
      'Rincones callados para pensar y mesas para hablar: elige lo que pide tu trabajo.',
    ],
    asks: ['¿Pruebas un día?', '¿Vienes a ver el espacio?'],
  },
};
