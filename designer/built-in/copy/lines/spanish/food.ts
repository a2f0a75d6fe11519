import type { LinesByTrade } from '../lines.ts';

export const food: LinesByTrade = {
  bakery: {
    headlines: ['El pan de cada día', 'Recién salido del horno'],
    leads: [
      'Pan para la mesa y algo de bollería para el camino: entra, mira y deja que elija la nariz.',
      'Harina, agua, sal y tiempo. Ven por el pan y llévate algo dulce para la vuelta.',
    ],
    asks: ['¿Te guardamos un pan?', '¿Pan para una mesa larga?'],
  },
  'cake-maker': {
    headlines: ['Una tarta para ese día', 'Tartas por encargo'],
    leads: [
      'Cumpleaños, bodas o porque sí: dinos el día y los invitados, y pensamos la tarta contigo.',
      'Cuéntanos para quién es, para cuándo y a qué debe saber. El resto es mantequilla, azúcar y paciencia.',
    ],
    asks: ['¿Qué celebras?', '¿Cómo te la imaginas?'],
  },
  butcher: {
    headlines: ['Carne cortada a tu gusto', 'Del mostrador a la cazuela'],
    leads: [
      'Chuletas, asados y salchichas, y de paso te decimos cuánto tiempo y a qué fuego.',
      'Dinos qué vas a cocinar y para cuántos. Cortamos, atamos y envolvemos.',
    ],
    asks: ['¿Qué vas a cocinar?', '¿Lo encargas para el fin de semana?'],
  },
  cheesemonger: {
    headlines: ['Queso cortado al momento', 'Prueba antes de elegir'],
    leads: [
      'Curados, tiernos, azules y frescos: prueba en el mostrador y llévate el trozo que quieras.',
      'Una cuña para esta noche o una tabla para toda la mesa: te ayudamos a combinar.',
    ],
    asks: ['¿Preparas una tabla?', '¿Qué queso está en su punto?'],
  },
  greengrocer: {
    headlines: ['Fruta y verdura de temporada', 'Lo que trae la estación'],
    leads: [
      'Lo que está maduro va delante. Llena la cesta o pregunta cómo se cocina.',
      'Raíces, hojas, frutas y hierbas: escoge sin prisa, pieza a pieza.',
    ],
    asks: ['¿Qué está maduro hoy?', '¿Qué falta en tu cocina?'],
  },
  chocolatier: {
    headlines: ['Chocolate, bocado a bocado', 'Un dulce para regalar'],
    leads: [
      'Tabletas, trufas y cajas que llenas a tu antojo, para regalar o para el camino a casa.',
      'Negro, con leche o blanco, solo o relleno: escoge y nosotros envolvemos.',
    ],
    asks: ['¿Una caja para alguien?', '¿Buscas un regalo?'],
  },
  'ice-cream': {
    headlines: ['Una bola más', '¿Cucurucho o tarrina?'],
    leads: [
      'De leche o de fruta, con algo por encima o sin nada: elige sabores y busca un sitio al sol.',
      'Un sabor de siempre y otro por descubrir. En cucurucho, en tarrina o para llevar a casa.',
    ],
    asks: ['¿Qué sabores hay hoy?', '¿Helado para una fiesta?'],
  },
  roastery: {
    headlines: ['Café tostado aquí', 'Del grano a tu taza'],
    leads: [
      'De filtro, en cafetera italiana o espresso: dinos cómo lo preparas y lo molemos a juego.',
      'Huele, prueba, compara y llévate el que más te guste, en grano o molido.',
    ],
    asks: ['¿Cómo haces tu café?', '¿Café para tu local?'],
  },
  brewery: {
    headlines: ['Cerveza hecha aquí', 'Del tanque a tu vaso'],
    leads: [
      'Rubia, tostada, amarga o ácida: prueba las que hay ahora y llévate las que te gusten.',
      'Malta, lúpulo, levadura y paciencia. Mira qué fermenta en los tanques y dónde se bebe.',
    ],
    asks: ['¿Qué hay en el grifo?', '¿Cerveza para tu fiesta?'],
  },
  'wine-shop': {
    headlines: ['Una botella para esta noche', 'Vino sin ceremonias'],
    leads: [
      'Dinos qué hay de cena y cuánto quieres gastar. Buscamos la botella que lo acompaña.',
      'Tinto, blanco, espumoso y alguna sorpresa: prueba, pregunta y vuelve a probar.',
    ],
    asks: ['¿Qué hay de cena?', '¿Organizamos una cata?'],
  },
  restaurant: {
    headlines: ['La mesa está puesta', 'Siéntate, quédate un rato'],
    leads: [
      'Mira la carta, elige el día y trae a quien te guste tener enfrente.',
      'Entrantes para compartir, platos para no compartir y sobremesa para lo demás.',
    ],
    asks: ['¿Te guardamos una mesa?', '¿Vienes con más gente?'],
  },
  pizzeria: {
    headlines: ['Pizza, directa del horno', 'Masa, tomate, queso, fuego'],
    leads: [
      'Aquí, todavía humeante, o en su caja para casa: hay clásicas y alguna que es cosa nuestra.',
      'Elige la pizza, di qué se pone y qué se quita. Del resto se ocupa el horno.',
    ],
    asks: ['¿Cuál es la tuya?', '¿La pides para luego?'],
  },
  cafe: {
    headlines: ['Primero, un café', 'Siéntate, que sale un café'],
    leads: [
      'Tostadas, tartas y una taza caliente entre las manos: ven con un libro o con todo el mundo.',
      'Un café de paso o una mañana entera junto a la ventana: la prisa la pones tú.',
    ],
    asks: ['¿Quedamos para un café?', '¿Una mesa para varios?'],
  },
  bar: {
    headlines: ['La noche empieza aquí', '¿Qué te pongo?'],
    leads: [
      'Clásicos, cosas de la casa y otras sin alcohol: acércate a la barra y di qué te apetece.',
      'Una copa al salir del trabajo o la noche entera: mira la carta y trae compañía.',
    ],
    asks: ['¿Una mesa para esta noche?', '¿Celebras aquí tu fiesta?'],
  },
  'food-truck': {
    headlines: ['Comida caliente, ahí mismo', 'Sigue el olor'],
    leads: [
      'Mira qué hay en la plancha y dónde paramos la próxima vez, o pídenos que vayamos.',
      'Comida de calle para descansos, festivales y patios llenos de invitados.',
    ],
    asks: ['¿Vamos adonde estés?', '¿Qué día nos necesitas?'],
  },
  catering: {
    headlines: ['Comida para tus invitados', 'Tú invitas, nosotros cocinamos'],
    leads: [
      'Unas bandejas para una reunión o la cena de una boda: dinos el día, el lugar y cuánta gente habrá.',
      'Pensamos el menú contigo, lo llevamos, lo servimos y recogemos.',
    ],
    asks: ['¿Para cuántos cocinamos?', 'Cuéntanos cómo será el día'],
  },
};
