import type { Vocabulary } from './vocabulary.ts';

export const es: Vocabulary = {
  weekdays:
    'lunes/lun, martes/mar, miércoles/miercoles/mié/mie, jueves/jue, viernes/vie, sábado/sábados/sabado/sabados/sáb/sab, domingo/domingos/dom',
  workdays: 'entre semana, días laborables, días hábiles, laborables',
  weekend: 'fin de semana, fines de semana, los fines de semana',
  daily:
    'todos los días, cada día, a diario, diario, diariamente, los siete días de la semana, los demás días, el resto de días, los otros días',
  months:
    'enero/ene, febrero/feb, marzo/mar, abril/abr, mayo/may, junio/jun, julio/jul, agosto/ago, septiembre/setiembre/sept/sep, octubre/oct, noviembre/nov, diciembre/dic',
  numbers:
    'uno/un/una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte',
  tens: 'treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien/ciento',
  ordinals: 'primer/primero/primera, segundo/segunda, tercer/tercero/tercera, cuarto/cuarta, quinto/quinta',
  last: 'último, última, últimos',
  every: 'cada, todos los, todas las, los, las',
  everySecond: 'cada dos semanas, cada quince días, cada 15 días, quincenal, quincenalmente, alternos',
  clock: 'horas, hora, h, hs, hrs',
  am: 'de la mañana, por la mañana, am, a.m., a. m.',
  pm: 'de la tarde, por la tarde, de la noche, por la noche, pm, p.m., p. m.',
  noon: 'mediodía, mediodia',
  midnight: 'medianoche',
  from: 'de, desde, entre, a partir de, del, desde las, de las',
  until: 'a, al, hasta, hasta las, a las',
  and: 'y, e, &, así como, además de',
  but: 'pero, así que, por eso, porque, por tanto, por lo tanto, y también, también, entonces, además',
  or: 'o, u',
  except: 'excepto, salvo, menos, fuera de',
  open: 'atiendo, atendemos, recibo, recibimos, abierto, abierta, abiertos, abiertas, abre, abrimos, abren, horario, horarios, horario de apertura, apertura, horario de atención',
  closed: 'descansamos, descanso, libramos, cerrado, cerrada, cerrados, cerradas, cierra, cerramos, cierre',
  appointment:
    'con cita previa, cita previa, con cita, previa cita, bajo cita, a convenir, bajo petición, con reserva, solo con cita previa',
  holidays: 'festivos, festivo, días festivos, feriados, feriado, los festivos',
  money:
    'euro, euros, eur, céntimos, libra, libras, gbp, dólar, dólares, dolares, usd, pesos, peso, zloty, zlotys, pln, coronas suecas, sek, coronas danesas, dkk, franco, francos, chf, séquel, shekels, ils',
  per: 'por, la, el, al, cada, para, a la',
  free: 'gratis, gratuito, gratuita, gratuitos, gratuitas, sin coste, sin costo',
  costs: 'cuesta, cuestan, vale, valen, a partir de, sale a, por solo, pagan, paga',
  offering:
    'ofrecemos, vendemos, hacemos, enseñamos, reparamos, fabricamos, ofrezco, vendo, hago, enseño, reparo, fabrico, impartimos, imparto, nuestros servicios son, nuestros servicios incluyen',
  offerLabels:
    'servicios, nuestros servicios, productos, nuestros productos, tratamientos, cursos, clases, talleres, carta, menú, la carta, precios, nuestros precios, tarifas, lo que hacemos, qué hacemos, qué ofrecemos, oferta, bebidas, platos, entrantes, postres',
  premises:
    'tienda, taller, salón, café, cafetería, restaurante, oficina, consulta, clínica, panadería, museo, galería, bar, biblioteca, librería, local, estudio, despacho, casa',
  visits:
    'venta, venta directa, visitas, recogida, recepción, secretaría, taquilla, atención, atención al público, sede',
  seasons: 'primavera, verano, otoño, invierno, temporada, temporada alta, temporada baja, vacaciones, resto del año',
  streets:
    'calle, c/, avenida, avda, av, plaza, pza, paseo, camino, carretera, ronda, travesía, callejón, pasaje, cuesta, vía, carrera, rambla',
  addressLabels: 'dirección, nuestra dirección, dónde estamos, visítanos, encuéntranos, estamos en',
  placeLabels: 'lugar, ciudad, localidad, población, pueblo',
  phoneLabels:
    'teléfono, tel, tlf, tfno, móvil, llámanos, fax, whatsapp, celular, fijo, número, llamar, llamen, llamad',
  extensions: 'ext, extensión',
  roles:
    'dueño, dueña, propietario, propietaria, fundador, fundadora, director, directora, gerente, jefe, jefa, chef, cocinero, cocinera, panadero, panadera, profesor, profesora, maestro, maestra, monitor, monitora, instructor, instructora, terapeuta, presidente, presidenta, tesorero, tesorera, secretario, secretaria, médico, médica, doctora, doctor, abogado, abogada, peluquero, peluquera, fotógrafo, fotógrafa, artesano, artesana, aprendiz, socio, socia, entrenador, entrenadora, guía, veterinario, veterinaria, arquitecto, arquitecta, fisioterapeuta, comadrona, matrona, apicultor, apicultora, ceramista, coordinadora, coordinador, recepcionista, responsable',
  teamLabels: 'equipo, nuestro equipo, el equipo, quiénes somos, junta directiva, profesores',
  ranBy:
    'dirigido por, dirigida por, fundado por, fundada por, llevado por, llevada por, regentado por, regentada por, creado por, creada por',
  since: 'desde, fundado, fundada, fundados, nacido, nacida, nació',
  questionLabels: 'faq, preguntas, preguntas frecuentes, dudas, p, pregunta',
  answerLabels: 'r, respuesta',
  reviewLabels: 'opiniones, reseñas, testimonios, lo que dicen nuestros clientes, qué dicen de nosotros',
  says: 'dice, dijo, escribe, escribió, comentó, decía',
  stepLabels: 'cómo funciona, cómo trabajamos, pasos, el proceso, proceso, cómo reservar, cómo pedir',
  sequence: 'primero/en primer lugar, luego/después/a continuación/segundo/tercero, finalmente/por último/al final',

  articles: 'un, una, unos, unas, el, la, los, las, lo',
  placePrepositions: 'en, cerca de, junto a, alrededor de, de',
  copulas: 'es, son, era, está, están',
  weAre:
    'somos, soy, es, nosotros somos, yo soy, tengo, tenemos, llevo, llevamos, dirijo, dirigimos, regento, regentamos, abro, abrimos, esto es, se trata de, trabajo como, este es, esta es, estoy abriendo, estamos abriendo, gestiono',
  first: 'yo, nosotros, nosotras',
  mine: 'mi, mis, nuestro, nuestra, nuestros, nuestras, nos, me',
  relative: 'que, quien, donde, cuyo, cuya, cual, porque, cuando, pues, ya',
  negations: 'no, ni, nunca, jamás, sin, nada, ningún, ninguna, ninguno, tampoco',
  called:
    'llamado, llamada, llamados, se llama, me llamo, nos llamamos, de nombre, con el nombre de, nombrado, denominado, bajo el nombre de, el nombre es, mi nombre es, conocido como, conocida como, conocidos como, conocidas como, me conocen como, nos conocen como, nos dicen, me dicen, le dicen',
  formerly: 'antes, antiguamente, anteriormente, antiguo, antigua, ex, se llamaba',
  roleConnectors:
    'por, con, llevado por, llevada por, dirigido por, dirigida por, fundado por, fundada por, a cargo de, junto con',

  dontSay:
    'no hace falta mencionar, ni lo menciones, ni hables de, ni hable de, no menciones, no mencione, no mencionen, no mencionar, no digas, no diga, no digan, no decir, no uses, no use, no usar, no utilices, no utilizar, no pongas, no ponga, no pongan, no poner, no escribas, no escribir, no hables, no hable, no hablar, no incluyas, no incluya, no incluir, no muestres, no mostrar, no publiques, no publicar, evita, evite, evitar, sin mencionar, nada de, nada sobre, no quiero, no queremos, que no aparezca, que no salga, no debe aparecer, no deben aparecer, omite, omitir, por favor no, por favor sin',
  wishVerbs:
    'que quede, que sea, que tenga, que parezca, que se vea, haz, haga, hagan, hacer, pon, ponga, pongan, usa, use, usen, utiliza, utilice, añade, añada, agrega, agregue, crea, cree, escribe, escriba, diseña, diseñe, incluye, incluya, por favor, puedes, podrías, pueden, podéis, podríais, muestra',
  wishes:
    'preferimos, prefiero, preferiríamos, te lo pido, lo quiero, quiero, queremos, quisiera, quisiéramos, me gustaría, nos gustaría, necesito, necesitamos, busco, buscamos, prefiero, preferimos, debe ser, debe tener, debería, tiene que, a poder ser, que sea, que tenga, por favor',
  surely:
    'hazlo, quiero que, queremos que, te lo pido, hágalo, que sea, que tenga, que se vea, debería, me gustaría, nos gustaría, quisiera, quisiéramos, puedes, podrías, podéis, podríais, podrían, a poder ser, si puede ser, estaría bien',
  tell: 'menciona que, mencione que, mencionad que, di que, diga que, indica que, indique que, escribe que, deja claro que, aclara que, pon que, ponga que',
  site: 'web, página web, sitio web, sitio, página, páginas, página de inicio, portada, landing, pagina, pagina web, sitios, webs',
  onSite:
    'en la web, en la página, en el sitio, en mi web, en nuestra web, en el texto, en los textos, en ningún sitio, en ninguna parte',
  look: 'estilo, aspecto, color, colores, fondo, botón, botones, letra, letras, tipografía, fuente, diseño, plantilla, tono, tonos, ambiente, sección, secciones, apartado, apartados, título, títulos, modo oscuro, formulario de contacto, formulario, logo, fotos, imágenes, pestaña',
  greetings:
    'hola, buenos días, buenas tardes, buenas noches, buenas, estimado, estimada, estimados, querido, hola a todos',
  thanks:
    'gracias, muchas gracias, mil gracias, saludos, un saludo, un abrazo, saludos cordiales, atentamente, gracias de antemano, hasta pronto, eso es todo, cordialmente',
  nameLabels:
    'nombre, nombre del negocio, nombre de la empresa, empresa, negocio, marca, nombre comercial, asociación, estudio, club',
  frequent:
    'el, la, los, las, y, es, son, una, un, de, del, en, con, que, para, por, somos, soy, nuestro, nuestra, nuestros, mi, no, se, al, desde, todos, días, hacemos, tenemos, más, también, su, lo, como, sin, hasta, lunes, viernes, abierto, cerrado, ofrecemos, pero, muy, calle, años, cada, está',
};
