import type { LinesByTrade } from '../lines.ts';

export const homeAndRoad: LinesByTrade = {
  plumber: {
    headlines: ['El agua, en su sitio', 'Fugas, tuberías y grifos'],
    leads: [
      'Un grifo que gotea, un desagüe atascado o un baño entero: dinos qué ves y te decimos qué hace falta.',
      'Describe el problema o manda una foto. Te explicamos qué viene después.',
    ],
    asks: ['¿Hay agua donde no debe?', '¿Vas a cambiar el baño?'],
  },
  heating: {
    headlines: ['Calor en invierno, fresco en verano', 'Calor sin pensar en ello'],
    leads: [
      'Calderas, bombas de calor y mantenimiento: cuéntanos cómo es tu casa y qué la calienta ahora.',
      'Si ya hace frío, llama. Si todavía no, es buen momento para planearlo.',
    ],
    asks: ['¿Está fría la casa?', '¿Toca revisar la caldera?'],
  },
  electrician: {
    headlines: ['Luz donde hace falta', 'Y se hizo la luz'],
    leads: [
      'Enchufes nuevos, cuadros, cargadores y averías que nadie encuentra: cuéntanos qué pasa.',
      'De una lámpara a una casa entera: describe el trabajo y te decimos qué hace falta.',
    ],
    asks: ['¿Qué conectamos?', '¿Te has quedado a oscuras?'],
  },
  solar: {
    headlines: ['Electricidad de tu propio tejado', 'Pon el sol a trabajar'],
    leads: [
      'Placas, baterías y un plan para tu tejado: dinos hacia dónde mira y cuánto consumes.',
      'De la primera visita al día en que se conecta: proyectamos, instalamos y mantenemos.',
    ],
    asks: ['¿Cuánto da tu tejado?', '¿Vamos a ver tu tejado?'],
  },
  carpenter: {
    headlines: ['Madera a la medida de casa', 'De la tabla al mueble'],
    leads: [
      'Estanterías, escaleras, puertas y mesas: trae las medidas o vamos a tomarlas.',
      'Háblanos de ese rincón donde no cabe nada. Por ahí empezamos.',
    ],
    asks: ['¿Qué construimos?', '¿Tienes un hueco por llenar?'],
  },
  painter: {
    headlines: ['Color nuevo en las paredes', 'De la habitación a la fachada'],
    leads: [
      'Un cuarto, una escalera o la casa por fuera: cubrimos, tapamos grietas, pintamos y lo dejamos recogido.',
      'Elige un color o pídenos muestras. Luego acordamos el día.',
    ],
    asks: ['¿Por qué pared empezamos?', '¿Toca pintar?'],
  },
  roofer: {
    headlines: ['Lo que hay sobre tu cabeza', 'De la cumbrera al canalón'],
    leads: [
      'Tejas sueltas, goteras y cubiertas nuevas: subimos, hacemos fotos y te decimos qué hace falta.',
      'Cuéntanos qué se ve desde abajo. Nosotros miramos desde arriba.',
    ],
    asks: ['¿Hay goteras en casa?', '¿Revisamos tu tejado?'],
  },
  builder: {
    headlines: ['Del primer trazo a la llave', 'Construir con los planos delante'],
    leads: [
      'Casas nuevas, ampliaciones y reformas: trae los planos o solo las ganas, y hablamos de lo posible.',
      'Decimos qué va primero, quién lo hace y qué hace falta, antes de mover una piedra.',
    ],
    asks: ['¿Qué te gustaría construir?', '¿Ya tienes planos?'],
  },
  locksmith: {
    headlines: ['¿Te has quedado fuera?', 'Llaves, cerraduras y puertas abiertas'],
    leads: [
      'Puertas cerradas, llaves perdidas y cerraduras por cambiar: llama y di dónde estás.',
      'Abrimos, reparamos y montamos cerraduras, y te explicamos qué protege una puerta.',
    ],
    asks: ['¿No abre la puerta?', '¿Has perdido una llave?'],
  },
  cleaning: {
    headlines: ['Llegar a casa y todo limpio', 'Tiempo para otras cosas'],
    leads: [
      'Casas, oficinas, cristales y mudanzas: dinos qué espacios y cada cuánto, y te mandamos un presupuesto.',
      'Una vez, cada semana o antes de devolver las llaves: elige qué y cuándo.',
    ],
    asks: ['¿Qué limpiamos?', '¿Qué día te viene bien?'],
  },
  handyman: {
    headlines: ['Arreglos pequeños, lista más corta', 'Lo que anda suelto en casa'],
    leads: [
      'Estantes por colgar, puertas que rozan, muebles en su caja: haz la lista y la vamos tachando.',
      'Dinos qué se ha roto, qué baila o qué falta. Los trabajos pequeños son bienvenidos.',
    ],
    asks: ['¿Qué tienes en la lista?', '¿Se ha roto algo?'],
  },
  gardener: {
    headlines: ['Un jardín donde sentarse', 'Verde en cada estación'],
    leads: [
      'Diseño, plantación, setos y césped: enséñanos tu jardín y te decimos qué crecería a gusto.',
      'Cuéntanos cómo usas el jardín y cuánto trabajo quieres que te dé.',
    ],
    asks: ['¿Cómo está tu jardín?', '¿Ha crecido demasiado el seto?'],
  },
  farm: {
    headlines: ['Lo que da la tierra', 'En la granja, según la estación'],
    leads: [
      'Mira qué crece, qué está listo y dónde se compra.',
      'El campo cambia con las estaciones, y lo que vendemos también. Pásate a verlo.',
    ],
    asks: ['¿Vienes a la granja?', '¿Qué hay ahora?'],
  },
  vineyard: {
    headlines: ['De la cepa a tu copa', 'El vino, junto a la viña'],
    leads: [
      'Prueba los vinos donde nacen, pasea entre las cepas y llévate alguna botella.',
      'Cada añada sabe al tiempo que hizo. Averigua cuál te gusta más.',
    ],
    asks: ['¿Vienes a una cata?', '¿Una caja para tu bodega?'],
  },
  riding: {
    headlines: ['El pie en el estribo', 'Tiempo con caballos'],
    leads: [
      'Clases, paseos y cuidados: dinos cuánto has montado y buscamos el caballo para ti.',
      'Se empieza a la cuerda y luego se sale al campo. Ven a conocer los caballos.',
    ],
    asks: ['¿Primera vez a caballo?', '¿Te presentamos a los caballos?'],
  },
  guide: {
    headlines: ['Con quien conoce el camino', 'Ven por aquí'],
    leads: [
      'Elige una ruta, trae buen calzado y te enseñamos lo que suele pasarse de largo.',
      'Paseos cortos y días largos: mira las fechas y guarda tu sitio.',
    ],
    asks: ['¿Cuál es tu ruta?', '¿Vienes con un grupo?'],
  },
  moving: {
    headlines: ['Nosotros cargamos, tú estrenas casa', 'De puerta a puerta'],
    leads: [
      'Una casa, una oficina o solo un piano: dinos de dónde a dónde, qué piso y cuándo.',
      'Embalar, cargar, conducir, guardar: elige qué prefieres hacer por tu cuenta.',
    ],
    asks: ['¿Cuándo te mudas?', '¿De dónde a dónde?'],
  },
  garage: {
    headlines: ['De vuelta a la carretera', 'A ver qué suena'],
    leads: [
      'Revisión, neumáticos, frenos y ruidos raros: miramos, te decimos qué hace falta y preguntamos antes de empezar.',
      'Describe lo que oyes, ves o hueles. Buscamos de dónde viene.',
    ],
    asks: ['¿Qué ruido hace?', '¿Le toca revisión?'],
  },
  'bike-shop': {
    headlines: ['Otra vez sobre ruedas', 'Una bici para cada camino'],
    leads: [
      'Bicis nuevas, usadas y arreglos: ven a dar una vuelta de prueba o trae la tuya.',
      'Un pinchazo, marchas que saltan o la primera bici de la infancia: lo miramos.',
    ],
    asks: ['¿Qué le pasa a tu bici?', '¿Vienes a dar una vuelta?'],
  },
  taxi: {
    headlines: ['¿Adónde vamos?', 'Sube, conducimos nosotros'],
    leads: [
      'Estaciones, aeropuertos, citas y la vuelta a casa de noche: llama o reserva con tiempo.',
      'Di dónde estás, adónde quieres ir y qué equipaje llevas.',
    ],
    asks: ['¿Te llevamos?', '¿Lo reservas para mañana?'],
  },
};
