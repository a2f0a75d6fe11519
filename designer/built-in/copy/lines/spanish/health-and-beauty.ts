import type { LinesByTrade } from '../lines.ts';

export const healthAndBeauty: LinesByTrade = {
  'hair-salon': {
    headlines: ['Primero hablamos, luego cortamos', 'Tu pelo, tu idea'],
    leads: [
      'Corte, color o ganas de cambiar: trae una foto o solo una idea, y la hablamos antes de empezar.',
      'Solo las puntas o un color nuevo: elige hora y toma asiento.',
    ],
    asks: ['¿Te apetece un cambio?', '¿Qué hora te viene bien?'],
  },
  barber: {
    headlines: ['Tijera, navaja y toalla caliente', 'Corte, barba y a la calle'],
    leads: [
      'Pelo, barba o ambas cosas: di qué se queda y qué se va, y siéntate.',
      'Corto, largo o solo un repaso: elige hora o pregunta si hay espera.',
    ],
    asks: ['¿Toca corte esta semana?', '¿Hay sillón libre?'],
  },
  'beauty-salon': {
    headlines: ['Un rato para ti', 'Piel, uñas y silencio'],
    leads: [
      'Rostro, manos, uñas: elige el tratamiento que te apetezca y deja el teléfono en el bolso.',
      'Dinos qué pide tu piel y cuánto tiempo tienes. Te proponemos un tratamiento.',
    ],
    asks: ['¿Qué tratamiento te apetece?', '¿Cuándo tienes un rato?'],
  },
  massage: {
    headlines: ['Túmbate y respira', 'Para espaldas y hombros cansados'],
    leads: [
      'Di dónde duele y con qué presión lo prefieres. Después ya no tienes que hacer nada.',
      'Lento y suave o firme y profundo: elige el masaje y la hora que te convenga.',
    ],
    asks: ['¿Dónde te duele?', '¿Cuándo puedes parar?'],
  },
  tattoo: {
    headlines: ['Tu idea, en la piel', 'Un dibujo para siempre'],
    leads: [
      'Trae un boceto, una foto o unas palabras. Dibujamos, cambiamos y volvemos a dibujar hasta que sea tuyo.',
      'Mira los trabajos y cuéntanos qué tienes en mente y en qué parte del cuerpo.',
    ],
    asks: ['¿Cuál es tu idea?', '¿Hablamos de tu tatuaje?'],
  },
  dentist: {
    headlines: ['Abre la boca, respira hondo', 'Tus dientes, con calma'],
    leads: [
      'Revisiones, empastes y lo que venga después: te explicamos lo que vemos antes de empezar.',
      'Si te da miedo, dínoslo. Vamos paso a paso y paramos cuando levantes la mano.',
    ],
    asks: ['¿Te toca revisión?', '¿Te duele una muela?'],
  },
  doctor: {
    headlines: ['Cuidar empieza por escuchar', 'Dinos qué te pasa'],
    leads: [
      'Revisiones, consejo y prevención: mira cuándo hay consulta y cómo pedir cita.',
      'De una tos a una enfermedad larga: cuéntanos qué te preocupa y lo vemos contigo.',
    ],
    asks: ['¿Necesitas cita?', '¿En qué podemos ayudarte?'],
  },
  physiotherapist: {
    headlines: ['Volver a moverse', 'El movimiento, paso a paso'],
    leads: [
      'Espalda, rodillas, hombros o la vuelta tras una operación: valoramos, tratamos y te enseñamos qué hacer en casa.',
      'Dinos qué gesto no te sale ahora. En eso trabajamos.',
    ],
    asks: ['¿Qué te cuesta mover?', '¿Desde cuándo te molesta?'],
  },
  therapist: {
    headlines: ['Un lugar para hablar', 'Ponerlo en palabras'],
    leads: [
      'A veces ayuda decir las cosas en voz alta a alguien de fuera. Para empezar basta un mensaje corto.',
      'Lo que dices aquí se queda aquí. Buscamos contigo qué puede ayudar.',
    ],
    asks: ['¿Te gustaría hablar?', 'Empieza con un mensaje'],
  },
  veterinarian: {
    headlines: ['Para los animales de casa', 'Cuando tu animal no puede contarlo'],
    leads: [
      'Revisiones, vacunas y ayuda cuando algo va mal: háblanos de tu animal antes de venir.',
      'Perros, gatos y pacientes más pequeños: los miramos con calma y te explicamos lo que vemos.',
    ],
    asks: ['¿Tu animal no está bien?', '¿Le toca vacuna?'],
  },
  optician: {
    headlines: ['Ver de cerca y de lejos', 'Gafas para tu cara'],
    leads: [
      'Gradúate la vista, pruébate todas las monturas que quieras y llévate tus gafas.',
      'Gafas, lentillas y arreglos: dinos si lees, conduces o pasas el día ante una pantalla.',
    ],
    asks: ['¿Te ha cambiado la vista?', '¿Te pruebas unas monturas?'],
  },
  pharmacy: {
    headlines: ['Medicamentos y respuestas', 'Pregunta en la farmacia'],
    leads: [
      'Recetas, remedios y cómo se toman: trae también tus preguntas.',
      'Dinos qué tomas ya. Comprobamos qué se puede combinar y qué no.',
    ],
    asks: ['¿Tenemos tu medicamento?', '¿Dudas con un medicamento?'],
  },
  midwife: {
    headlines: ['Antes del parto y después', 'Del embarazo a las primeras semanas'],
    leads: [
      'Controles, preparación y visitas en casa: dinos para cuándo esperas y vemos qué es posible.',
      'Todas las preguntas caben, de la primera prueba a la última toma de la noche.',
    ],
    asks: ['¿Para cuándo esperas?', 'Háblanos de tu embarazo'],
  },
  nutritionist: {
    headlines: ['Comer a tu manera', 'Qué poner en el plato'],
    leads: [
      'Vemos qué comes ahora, qué te gusta y qué quieres cambiar, y hacemos un plan que puedas seguir.',
      'Sin listas de prohibiciones: pasos pequeños que caben en tu cocina y en tu semana.',
    ],
    asks: ['¿Qué te gustaría cambiar?', '¿Empezamos por hablar?'],
  },
  gym: {
    headlines: ['Entra y entrena', 'Un sitio para ganar fuerza'],
    leads: [
      'Pesas, máquinas y clases: mira el horario, pásate y prueba.',
      '¿Es la primera vez o vuelves tras una pausa? Te enseñamos la sala y te ayudamos a empezar.',
    ],
    asks: ['¿Vienes a probar?', '¿Cuándo empiezas?'],
  },
  yoga: {
    headlines: ['Extiende la esterilla', 'Inspira, estira, suelta'],
    leads: [
      'Clases tranquilas y otras más intensas: mira el horario y elige la que cabe en tu día.',
      'Si empiezas ahora, ven un poco antes y te enseñamos dónde está todo.',
    ],
    asks: ['¿Vienes a la próxima clase?', '¿Es tu primera vez?'],
  },
  'personal-trainer': {
    headlines: ['Entrenar a tu ritmo', 'Desde donde estás hoy'],
    leads: [
      'Cuéntame qué quieres poder hacer. Hacemos un plan y lo trabajamos mano a mano.',
      'En el gimnasio, al aire libre o en casa: un entrenamiento que cabe en tu semana.',
    ],
    asks: ['¿Cuál es tu meta?', '¿Empezamos?'],
  },
  'martial-arts': {
    headlines: ['Sube al tatami', 'Fuerza y respeto'],
    leads: [
      'Clases para pequeños y mayores, para empezar o para volver: ven a mirar una o entra directamente.',
      'Aprende a caer, a levantarte y a mantener la calma. Mira los horarios y ven a una clase.',
    ],
    asks: ['¿Vienes a una primera clase?', '¿Prefieres mirar primero?'],
  },
  'dance-school': {
    headlines: ['¿Me concedes este baile?', 'Aprende el paso, luego olvídalo'],
    leads: [
      'Por tu cuenta, en pareja o con amigos: elige una clase, trae zapatos cómodos y empieza.',
      'Primeros pasos y otros más difíciles: mira qué clases hay y cuándo.',
    ],
    asks: ['¿Cuál es tu baile?', '¿Sales a bailar?'],
  },
};
