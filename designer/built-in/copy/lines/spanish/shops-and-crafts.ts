import type { LinesByTrade } from '../lines.ts';

export const shopsAndCrafts: LinesByTrade = {
  florist: {
    headlines: ['Flores para alguien', 'Lo que está en flor'],
    leads: [
      'Dinos para quién son y qué quieres decir. De eso hacemos un ramo.',
      'Ramos, coronas y plantas para la ventana: elige por color, por estación o por corazonada.',
    ],
    asks: ['¿Para quién son?', '¿Flores para tu día?'],
  },
  bookshop: {
    headlines: ['Tu próximo libro', 'Estanterías donde perderse'],
    leads: [
      'Dinos qué libro te gustó la última vez. Te ponemos otros en las manos.',
      'Novelas, álbumes ilustrados y todo lo que se puede encargar: entra y lee una página.',
    ],
    asks: ['¿Qué libro encargamos?', '¿Buscas un título?'],
  },
  clothing: {
    headlines: ['Ropa que repites', 'Entra y pruébatelo'],
    leads: [
      'Entra, toca las telas y quédate el rato que quieras delante del espejo.',
      'Para diario y para los días que no lo son: busca prendas que vayan con lo que tienes.',
    ],
    asks: ['¿Buscas una prenda?', '¿Está tu talla?'],
  },
  furniture: {
    headlines: ['Muebles para vivir', 'Siéntate y luego decide'],
    leads: [
      'Mesas, sillas, camas y lámparas: ven a probarlas y trae las medidas de tu cuarto.',
      'Enséñanos una foto de la habitación. Te decimos qué quedaría bien.',
    ],
    asks: ['¿Para qué habitación es?', 'Trae las medidas'],
  },
  'toy-shop': {
    headlines: ['¿A qué jugamos?', 'Juguetes para tardes enteras'],
    leads: [
      'Dinos la edad y qué le gusta ahora. Del juguete nos ocupamos nosotros.',
      'Bloques, muñecas, puzles y juegos para días de lluvia: entra y prueba.',
    ],
    asks: ['¿Qué edad tiene?', '¿Necesitas un regalo?'],
  },
  'pet-shop': {
    headlines: ['Manos amigas para tu mascota', 'Mientras estás fuera'],
    leads: [
      'Paseos, cuidados y todo lo que necesita un animal: dinos quién es y qué le gusta.',
      'Háblanos de tu mascota, de sus costumbres y de su rincón. A partir de ahí seguimos nosotros.',
    ],
    asks: ['¿A quién cuidamos?', 'Háblanos de tu mascota'],
  },
  hardware: {
    headlines: ['El tornillo que faltaba', 'Para hacer y arreglar'],
    leads: [
      'Herramientas, madera, pintura y piezas pequeñas: trae la rota y buscamos la que encaja.',
      'Dinos qué estás montando. Te decimos qué necesitas y cómo se usa.',
    ],
    asks: ['¿Qué estás montando?', '¿Buscas una pieza?'],
  },
  shop: {
    headlines: ['Entra y mira', 'Cosas para llevarse a casa'],
    leads: [
      'Mira qué hay en los estantes, pregunta por lo que no ves y pasa cuando esté abierto.',
      'Para ti o para regalar: da una vuelta y tómate tu tiempo.',
    ],
    asks: ['¿Buscas algo en concreto?', '¿Te lo guardamos?'],
  },
  jeweller: {
    headlines: ['Para llevar puesto', 'Anillos, piedras y arreglos'],
    leads: [
      'Elige una joya, o trae una antigua para arreglarla o hacer de ella otra nueva.',
      'Dinos quién la llevará y qué día. Dibujamos antes de hacerla.',
    ],
    asks: ['¿Tienes una joya en mente?', '¿Una joya por arreglar?'],
  },
  potter: {
    headlines: ['Barro, torno, fuego', 'Tazas, cuencos y platos a mano'],
    leads: [
      'Cada pieza se tornea, se seca, se esmalta y se cuece. Sostén una y mira si es la tuya.',
      'Para el desayuno, para unas flores o para alguien: mira qué ha salido del horno.',
    ],
    asks: ['¿Vajilla para tu mesa?', '¿Te gusta una pieza?'],
  },
  tailor: {
    headlines: ['Para que siente bien', 'Coser, ajustar, remendar'],
    leads: [
      'Un pantalón largo, una chaqueta ancha o un vestido que aún es una idea: tráelo y medimos.',
      'Acortamos, ensanchamos, remendamos y hacemos. Pruébatelo y vemos qué necesita.',
    ],
    asks: ['¿Qué no te queda bien?', '¿Vienes a una prueba?'],
  },
  'instrument-maker': {
    headlines: ['Hecho para sonar', 'Del banco al escenario'],
    leads: [
      'Instrumentos nuevos, reparaciones y ajustes: trae el tuyo, toca y di qué oyes.',
      'Cuéntanos cómo tocas. La madera, las cuerdas y la voz salen de ahí.',
    ],
    asks: ['¿Cómo suena el tuyo?', 'Trae tu instrumento'],
  },
  printer: {
    headlines: ['Tinta sobre papel', 'Del archivo al pliego'],
    leads: [
      'Tarjetas, carteles, libros y rótulos: manda el archivo o trae una idea, y elige el papel con nosotros.',
      'Dinos cuántos, de qué tamaño y para cuándo. Te enseñamos una prueba antes de arrancar la máquina.',
    ],
    asks: ['¿Qué imprimimos?', 'Mándanos tu archivo'],
  },
};
